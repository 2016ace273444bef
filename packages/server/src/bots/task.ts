/** What is done in the threads: thinking, and replaying what somebody brought along. */
import type { Action, Game, PlayerId, State } from '@roundhouse/engine';

/** Bots play on from a position, as long as it is a bot that decides, but not for long without telling. */
export interface Thinking {
  readonly kind: 'think';
  readonly title: string;
  readonly state: State;
  /** Which bot plays for whom. */
  readonly bots: Readonly<Record<PlayerId, string>>;
  readonly seed: number;
}

export interface Replaying {
  readonly kind: 'replay';
  readonly game: Game;
}

export type Task = Thinking | Replaying;

export type Replayed =
  | { readonly state: State; readonly kept: readonly { readonly number: number; readonly state: Uint8Array }[] }
  | { readonly problem: string };

export type Thought = readonly Action[];
