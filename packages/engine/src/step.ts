/** Steps: the code for one kind of frame. Stateless; what a step remembers is in its frame. */
import type { ActionOf, ActionType } from './actions.ts';
import type { Move } from './move.ts';
import type { Option } from './offers.ts';
import type { Refusal } from './refusal.ts';
import type { Frame, PlayerId, State } from './state.ts';

/** Which part of a large offer the caller wants. */
export interface About {
  readonly hex?: string;
  readonly power?: string;
  /** Runs: nothing is given rather than searched for longer than this. */
  readonly nodes?: number;
}

/**
 * A function of a step's own frame. A step is only ever called with frames that were pushed by its name, so a step for a frame of
 * any type counts as a `Step`.
 */
type OfFrame<A extends readonly unknown[], R> = { ofFrame(...args: A): R }['ofFrame'];

/** A decision of one kind within a step. */
export interface Choice<F extends Frame, T extends ActionType> {
  /**
   * What may be decided, and what a person might try but is refused, with the reason. `about` is an action that is
   * being judged: only options that could match it need be listed then.
   */
  readonly options: OfFrame<[state: State, frame: F, about?: ActionOf<T>], readonly Option[]>;
  /** For offers too large to list (tile lays, runs): why this one is refused; undefined when it is a member. */
  readonly judge?: OfFrame<[state: State, frame: F, action: ActionOf<T>], Refusal | undefined>;
  /** The single members of a large offer, as far as `about` asks (all lays in one hex). */
  readonly expand?: OfFrame<[state: State, frame: F, about: About], readonly Option[]>;
  /** Whether two actions are the same decision; absent: equal as data. */
  readonly same?: (state: State, offered: ActionOf<T>, action: ActionOf<T>) => boolean;
  readonly apply: OfFrame<[move: Move, frame: F, action: ActionOf<T>], void>;
}

export type Choices<F extends Frame> = { readonly [T in ActionType]?: Choice<F, T> };

export interface StepOf<F extends Frame> {
  /** Who decides while this frame is on top; null: nobody, it settles by itself. */
  readonly decider: OfFrame<[state: State, frame: F], PlayerId | null>;
  readonly choices: Choices<F>;
  /** Choices that stay open while frames above this one are decided (buying privates at any moment of a turn). */
  readonly alongside?: Choices<F>;
  /** Steps of this turn that are over, as they begin: what belongs to one of them is judged as if it were open still. */
  readonly past?: OfFrame<[state: State, frame: F], readonly Frame[]>;
  /** False: nothing of the frames below may be done while this one is on top. */
  readonly open?: boolean;
  /**
   * What needs no decision. Called whenever the frame is on top, again and again until it returns false: true means
   * that it did something (changed the agenda or the state).
   */
  readonly settle?: OfFrame<[move: Move, frame: F], boolean>;
}

/** A step as the engine sees it, with the type of its frame forgotten. */
export type Step = StepOf<Frame>;

/** Declares a step for a type of frame. */
export const defineStep = <F extends Frame>(step: StepOf<F>): StepOf<F> => step;
