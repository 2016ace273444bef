/** The seam: what a bot is to whoever seats it. It picks offers, says why, and can be stopped between two thoughts. */
import type { Action, Json, State } from '@roundhouse/engine';
import type { Level } from './levels.ts';
import type { ReasonKey } from './words/en.ts';

/** Why, as data; the sentence is in `words`. */
export interface Reason {
  readonly key: ReasonKey;
  readonly args: Readonly<Record<string, Json>>;
}

/** An offered action with what it is worth to whoever decides, in money at the end of the game. */
export interface Proposal {
  readonly action: Action;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** The proposal that is taken, and the others from the best to the worst. */
export interface Choice extends Proposal {
  readonly alternatives: readonly Proposal[];
}

export interface Progress {
  /** Positions looked at, of how many at most. */
  readonly nodes: number;
  readonly budget: number;
}

export interface Wish {
  readonly seed: number;
  /** How many positions may be looked at; absent: what the level is used to. */
  readonly nodes?: number;
  /** Asked between two thoughts: true when whoever waits has waited long enough. The clock, if any, is theirs. */
  readonly enough?: () => boolean;
}

export interface BotPlayer {
  readonly choose: (state: State) => Action;
}

export interface Bot extends Level {
  /** Thinks step by step: whoever asks may tell how far it is, or stop asking. The same wish gives the same choice. */
  readonly think: (state: State, wish: Wish) => Generator<Progress, Choice, void>;
  /** A player with its own chance; the same seed plays the same game. */
  readonly player: (seed: number) => BotPlayer;
}

/** Thinks to the end. */
export const decide = (bot: Bot, state: State, wish: Wish): Choice => {
  const thinking = bot.think(state, wish);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
};
