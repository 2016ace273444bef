/** The interface of a bot: it picks an offered action, gives reasons, and can be stopped while it thinks. */
import type { Action, Json, State } from '@roundhouse/engine';
import type { Level } from './levels.ts';
import type { ReasonKey } from './words/en.ts';

/** Why, as data; the sentence is in `words`. */
export interface Reason {
  readonly key: ReasonKey;
  readonly args: Readonly<Record<string, Json>>;
}

/** An offered action with what it is worth to the player who decides, in money at the end of the game. */
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
  /** What is being played on. */
  readonly about?: Action;
}

export interface ThinkOptions {
  readonly seed: number;
  /** How many positions may be looked at; absent: what the level is used to. */
  readonly nodes?: number;
  /** The bot calls it between two thoughts: true when the caller has waited long enough. The clock, if any, is the caller's. */
  readonly shouldStop?: () => boolean;
}

export interface BotPlayer {
  readonly choose: (state: State) => Choice;
}

export interface Bot extends Level {
  /** Thinks step by step: the caller may show the progress, or stop asking. The same options give the same choice. */
  readonly think: (state: State, wish: ThinkOptions) => Generator<Progress, Choice, void>;
  /** A player with its own chance; the same seed plays the same game. */
  readonly player: (seed: number) => BotPlayer;
}

/** Thinks to the end; `onProgress` is called with what the search looks at. */
export const decide = (
  bot: Bot,
  state: State,
  wish: ThinkOptions,
  onProgress?: (progress: Progress) => void,
): Choice => {
  const thinking = bot.think(state, wish);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    onProgress?.(value);
  }
};
