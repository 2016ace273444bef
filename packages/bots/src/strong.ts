/**
 * The bot `strong`: it weighs things as self-play has taught it, and plays the best few proposals on: itself with its own
 * weights, the others as `plain`, until some operating rounds have ended or the budget is spent. Nobody builds in what is
 * imagined: tiles cost the most thought and tell ideas about shares and trains apart the least; but where a title says so
 * companies do in their first turns, for without track a new one would earn nothing. The judge says who stands where then. A
 * node is a decision played.
 */
import {
  type ActionType,
  apply,
  decider,
  isRefusal,
  operatingRoundOf,
  type PlayerId,
  type RoundMark,
  type State,
} from '@roundhouse/engine';
import { type Bot, type Choice, decide, type Progress, type Proposal, type ThinkOptions } from './bot.ts';
import { operatingCompany } from './building.ts';
import type { Habits, Insight, View } from './insight.ts';
import { insightOf } from './insights.ts';
import { standing, worthAtEnd } from './judge.ts';
import { lasting } from './steady.ts';
import { STRONG_HABITS, strongInsight } from './strongWeights.ts';
import { type Level, STRONG } from './levels.ts';
import { choiceOf, HORIZON, ranked, viewOf } from './plain.ts';
import { type Profile, withProfile } from './profiles.ts';

/** Decisions that may be played on, all ideas together. */
const NODES = 320;
/** Ideas that are played on; when this part of the budget is used, only the best two. */
const IDEAS = 4;
const FIRST_LOOK = 0.4;
/** An idea that is so much better than all others needs no thought. */
const CLEAR = 250;
/** A line must be better by this to be believed, */
const SURE = 15;
/** and what the judge saw at once counts, too: lines part in more than the decision in question. */
const TRUST = 0.5;
/** Operating rounds that are played on at most. */
const ROUNDS = 3;
const IMAGINED: Habits = { brief: true, noTaste: true };

/** Kinds of decisions whose consequences show within a round; for the others the judge knows as much. */
const FAR_REACHING: ReadonlySet<ActionType> = new Set([
  'buyShares',
  'sellShares',
  'par',
  'dividend',
  'buyTrain',
  'merge',
  'convert',
  'buyPrivate',
  'bid',
  'short',
]);

interface Line {
  readonly idea: Proposal;
  state: State;
  done: boolean;
  /** Operating rounds that have ended. */
  ended: number;
  /** Positions at the turns of companies and the changes of rounds, in order. */
  readonly milestones: Map<string, State>;
}

/** How far a game has come, as far as two lines can be compared. */
const milestoneOf = (state: State): string => {
  const { round, outcome } = state;
  return outcome
    ? 'over'
    : `${round.kind} ${round.set}.${round.number} ${operatingRoundOf(state)?.operated.length ?? 0}`;
};

const isSame = (a: RoundMark, b: RoundMark): boolean => a.set === b.set && a.number === b.number && a.kind === b.kind;

const beginLine = (state: State, idea: Proposal): readonly Line[] => {
  const result = apply(state, idea.action);
  return isRefusal(result)
    ? []
    : [{ idea, state: result.state, done: false, ended: 0, milestones: new Map<string, State>() }];
};

/** The furthest milestone that all lines have come to: further on they would be compared at different times. */
const commonTo = (lines: readonly Line[]): string | undefined =>
  [...(lines[0]?.milestones.keys() ?? [])].findLast((each) => lines.every(({ milestones }) => milestones.has(each)));

const isClear = ([first, second]: readonly Proposal[]): boolean =>
  first !== undefined && second !== undefined && first.value - second.value > CLEAR;

/** Whether the company in turn is past the turns in which it builds in what is imagined. */
const isGrown = (state: State, { strongWeights }: Insight): boolean => {
  const company = operatingCompany(state);
  return company === undefined || (state.companies[company]?.turns ?? 0) >= (strongWeights?.buildingTurns ?? 0);
};

const follow = (line: Line, seed: number, me: PlayerId, mine: Insight): void => {
  const { state } = line;
  const who = decider(state);
  if (state.outcome || who === null || line.ended >= ROUNDS) {
    line.done = true;
    return;
  }
  const insight = insightOf(state);
  const view = viewOf(state, HORIZON, who === me ? mine : insight);
  const [next] = ranked({ ...view, ...IMAGINED, skipsBuilding: isGrown(state, insight) }, seed);
  const result = next && apply(state, next.action);
  if (!result || isRefusal(result)) {
    line.done = true;
    return;
  }
  line.state = result.state;
  if (state.round.kind === 'operating' && !isSame(state.round, line.state.round)) line.ended++;
  const milestone = milestoneOf(line.state);
  if (!line.milestones.has(milestone)) line.milestones.set(milestone, line.state);
};

/** One line may have brought a phase that another has not: the game goes on equally long after both, as far as is known. */
const equallyLong = (insight: Insight, ends: readonly State[]): Insight =>
  ends.some(({ outcome, ending }) => outcome || ending)
    ? insight
    : lasting(insight, Math.max(...ends.map((each) => insight.roundsLeft(each))));

interface PlayedOn extends Proposal {
  /** What one is expected to be worth at the end of the game, whatever the others are. */
  readonly worth: number;
}

/** From the best to the worst; what seemed best at first stays so unless another is clearly better. */
const compared = (lines: readonly Line[], { insight, me }: View, preferred: Proposal): readonly PlayedOn[] => {
  const common = commonTo(lines);
  const ends = lines.map(
    ({ state, milestones }) => (common === undefined ? undefined : milestones.get(common)) ?? state,
  );
  const fair = equallyLong(insight, ends);
  return lines
    .map(({ idea }, index) => {
      const end = ends[index] as State;
      const played = standing(end, fair, me, HORIZON);
      const value = played + TRUST * idea.value + (idea === preferred ? SURE : 0);
      return { ...idea, value, worth: worthAtEnd(end, fair, HORIZON)[me] ?? 0 };
    })
    .sort((a, b) => b.value - a.value);
};

const FOR_BETTER: ReadonlySet<string> = new Set(['reason.sellsToBuy', 'reason.sellsToStart']);

/**
 * A sale that loses money and buys nothing is no idea, nor is a bid above what the lot is worth: lines part by chance, and one of
 * them would recommend it some day.
 */
const isFoolish = ({ action, value, reasons }: Proposal): boolean =>
  value < 0 &&
  (action.type === 'bid' || (action.type === 'sellShares' && !reasons.some(({ key }) => FOR_BETTER.has(key))));

function* think(
  state: State,
  profile: Profile,
  { seed, nodes, shouldStop }: ThinkOptions,
): Generator<Progress, Choice, void> {
  const insight = withProfile(strongInsight(insightOf(state)), profile);
  const budget = nodes ?? insight.strongWeights?.nodes ?? NODES;
  const view: View = { ...viewOf(state, HORIZON, insight), ...STRONG_HABITS };
  const found = ranked(view, seed);
  const ideas = found.filter((each) => !isFoolish(each)).slice(0, IDEAS);
  if (ideas.length < 2 || isClear(ideas) || !ideas.some(({ action }) => FAR_REACHING.has(action.type)))
    return choiceOf(state, found);
  let lines = ideas.flatMap((idea) => beginLine(state, idea));
  const byValue = (): readonly PlayedOn[] => compared(lines, view, ideas[0] as Proposal);
  let played = lines.length;
  // Everybody's turn in all lines: when the budget ends, or the caller stops it, all have been played equally far.
  const goesOn = (): boolean => played < budget && lines.some(({ done }) => !done) && shouldStop?.() !== true;
  while (goesOn()) {
    for (const line of lines) {
      if (line.done || played >= budget) continue;
      follow(line, seed, view.me, insight);
      played++;
      yield { nodes: played, budget, about: line.idea.action };
    }
    if (lines.length > 2 && played > budget * FIRST_LOOK) {
      const worst = byValue().at(-1)?.action;
      lines = lines.filter(({ idea }) => idea.action !== worst);
    }
  }
  const order = byValue();
  const [best] = order;
  if (!best) return choiceOf(state, found);
  const least = order.at(-1)?.value ?? 0;
  const relative = order.map((each) => ({ ...each, value: each.value - least }));
  const reason = { key: 'reason.playedOn', args: { worth: Math.round(best.worth) } } as const;
  const [first, ...others] = relative;
  return choiceOf(state, first ? [{ ...first, reasons: [...first.reasons, reason] }, ...others] : found);
}

/** `strong`, or somebody of a character that thinks as far. */
export const strongAs = (level: Level, profile: Profile = {}): Bot => {
  const bot: Bot = {
    ...level,
    think: (state, wish) => think(state, profile, wish),
    player: (seed) => ({ choose: (state) => decide(bot, state, { seed }) }),
  };
  return bot;
};

export const strong: Bot = strongAs(STRONG);
