/** What is done in the threads: thinking, and replaying what somebody brought along. */
import type { MessagePort } from 'node:worker_threads';
import type { Setback } from '@roundhouse/bots';
import type { Action, Game, PlayerId, State } from '@roundhouse/engine';
import type { AllCarriedOut, IdentifiedOrder } from '@roundhouse/engine/orders';
import type { Change } from '../games/changes.ts';

/** Bots play on from a position, as long as it is a bot that decides, but not for long without telling. */
export interface ThinkTask {
  readonly kind: 'think';
  readonly title: string;
  readonly state: State;
  /** Which bot plays for whom. */
  readonly bots: Readonly<Record<PlayerId, string>>;
  readonly seed: number;
  /** Where to say what is looked at when a thought takes long. */
  readonly considers?: MessagePort;
}

export interface ReplayTask {
  readonly kind: 'replay';
  readonly game: Game;
}

/** Standing orders of the player to decide, where they need a route search. */
export interface CarryOutTask {
  readonly kind: 'carryOut';
  readonly title: string;
  readonly state: State;
  readonly orders: readonly IdentifiedOrder[];
}

export interface MildestTask {
  readonly kind: 'mildest';
  readonly title: string;
  readonly state: State;
}

export type Task = ThinkTask | ReplayTask | CarryOutTask | MildestTask;
export type TaskResult = ThinkResult | ReplayResult | AllCarriedOut | Action | null;

export type ReplayResult =
  | {
      readonly state: State;
      readonly kept: readonly { readonly number: number; readonly state: Uint8Array }[];
      readonly changes: readonly Change[];
    }
  | { readonly problem: string };

export interface ThinkResult {
  readonly actions: readonly Action[];
  /** What bots wanted to do and could not, for the log. */
  readonly setbacks: readonly Setback[];
}
