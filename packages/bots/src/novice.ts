/** The bot `novice`: as `plain`, but it looks a few rounds ahead only and slips now and then. */
import { cashOf, type PlayerId, type State } from '@roundhouse/engine';
import { type Bot, type Choice, decide, type Progress, type Proposal, type ThinkOptions } from './bot.ts';
import { chanceOf } from './chance.ts';
import { insightOf } from './insights.ts';
import { type Level, NOVICE } from './levels.ts';
import { choiceOf, ranked, viewOf } from './plain.ts';
import { type Profile, withProfile } from './profiles.ts';

const HORIZON = 4;
/** How often it takes what only looks good. */
const SLIPS = 0.12;

const slipped = (found: readonly Proposal[], state: State, me: PlayerId, seed: number): readonly Proposal[] => {
  const purse = cashOf(state, me);
  if (found.length < 2 || chanceOf(seed, purse, found.length, state.round.set) >= SLIPS) return found;
  const second = Math.min(found.length - 1, 1 + Math.floor(chanceOf(seed, purse) * 2));
  const slip = found[second] as Proposal;
  return [{ ...slip, reasons: [{ key: 'reason.slip', args: {} }] }, ...found.filter((_, index) => index !== second)];
};

/** `novice`, or somebody of a character that thinks as far. */
export const noviceAs = (level: Level, profile: Profile = {}): Bot => {
  function* think(state: State, { seed }: ThinkOptions): Generator<Progress, Choice, void> {
    yield { nodes: 0, budget: 1 };
    const view = viewOf(state, HORIZON, withProfile(insightOf(state), profile));
    return choiceOf(state, slipped(ranked(view, seed), state, view.me, seed));
  }
  const bot: Bot = { ...level, think, player: (seed) => ({ choose: (state) => decide(bot, state, { seed }) }) };
  return bot;
};

export const novice: Bot = noviceAs(NOVICE);
