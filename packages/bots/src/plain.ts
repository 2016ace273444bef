/** The bot `plain`: the best proposal by the judge, one decision ahead. */
import { decider, type State } from '@roundhouse/engine';
import { type Bot, type Choice, decide, type Progress, type Proposal, type ThinkOptions } from './bot.ts';
import { chanceOf } from './chance.ts';
import type { Habits, Insight, View } from './insight.ts';
import { insightOf } from './insights.ts';
import { type Level, PLAIN } from './levels.ts';
import { type Profile, withProfile } from './profiles.ts';
import { proposals } from './propose.ts';

/** Operating rounds that are foreseen. */
export const HORIZON = 16;

export const viewOf = (state: State, horizon = HORIZON, insight = insightOf(state)): View => {
  const me = decider(state);
  if (!me) throw new Error('nobody decides');
  return { state, me, insight, horizon };
};

/** Of things that are worth about the same one player likes this, another that. */
const TASTE = 0.03;
/** Without taste, chance decides only between almost equal proposals; two games still differ. */
const SOBER_TASTE = 0.005;

/** Proposals from the best to the worst, as somebody with this seed sees them. */
export const ranked = (view: View, seed: number): readonly Proposal[] => {
  const found = proposals({ ...view, seed });
  if (found.length < 2) return found;
  const part = view.noTaste ? SOBER_TASTE : TASTE;
  const liked = found.map((each, index) => {
    const taste = part * (chanceOf(seed, index, Math.round(each.value)) - 0.5);
    // What is worth nothing stays worth nothing: taste must not talk anybody into a loss.
    return { each, value: each.value > 0 ? each.value * (1 + taste) : each.value };
  });
  return liked.sort((a, b) => b.value - a.value).map(({ each }) => each);
};

export const choiceOf = (state: State, [best, ...alternatives]: readonly Proposal[]): Choice => {
  if (!best) throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
  return { ...best, alternatives };
};

const botWith = (level: Level, insightFor: (state: State) => Insight, habits: Habits = {}): Bot => {
  function* think(state: State, { seed }: ThinkOptions): Generator<Progress, Choice, void> {
    yield { nodes: 0, budget: 1 };
    return choiceOf(state, ranked({ ...viewOf(state, HORIZON, insightFor(state)), ...habits }, seed));
  }
  const bot: Bot = {
    ...level,
    think,
    player: (seed) => ({ choose: (state) => decide(bot, state, { seed }) }),
  };
  return bot;
};

export const plain: Bot = botWith(PLAIN, insightOf);

/** `plain` with a character of its own. */
export const plainAs = (level: Level, profile: Profile): Bot =>
  botWith(level, (state) => withProfile(insightOf(state), profile), profile.habits);

/** `plain` with another insight than the title's own: for tuning. */
export const plainWith = (insight: Insight, habits: Habits = {}): Bot => botWith(PLAIN, () => insight, habits);
