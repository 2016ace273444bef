/**
 * Handles of steps: the name of a step together with the type of its frame. Rules push, find and change frames by the handle, so
 * that the compiler knows what a frame holds; a name that no step has, or a field that no frame has, does not compile.
 */
import { type CompanyId, type Frame, isPlayer, type Json, type PlayerId, type State, type StepRef } from './state.ts';
import type { StepOf } from './step.ts';

/** What a frame stores besides the name of its step. */
export type FrameData<F> = { [K in keyof F as string extends K ? never : K extends 'step' ? never : K]: F[K] };

/** A step by its name alone, where its frame does not matter. */
export interface NamedStep<N extends string = string> {
  readonly name: N;
  readonly is: (frame: Frame | undefined) => boolean;
}

/** A step whose frames remember at least this. */
export interface TypedStep<F extends Frame, N extends string = string> extends NamedStep<N> {
  /** Whether a frame is one of this step. */
  readonly is: (frame: Frame | undefined) => frame is F;
}

export interface StepHandle<F extends Frame, N extends string = string> extends TypedStep<F, N> {
  /** A frame of this step, to be pushed. */
  readonly frame: (data: FrameData<F>) => F;
}

/** A step that needs nothing but the company whose turn it is. */
export interface CompanyStep extends NamedStep {
  readonly frame: (data: { readonly company: CompanyId }) => Frame;
}

/** A frame is plain data, like everything in the state. */
type Plain<F> = { readonly [K in keyof F]: K extends 'step' ? StepRef : Json | undefined };

/** The name of a frame's step, to be shown or looked up; whether a frame is of a step, its handle knows. */
export function stepNameOf(of: Frame): string;
export function stepNameOf(of: Frame | undefined): string | undefined;
export function stepNameOf(of: Frame | undefined): string | undefined {
  return of && (of.step as unknown as string);
}

export const stepHandle = <F extends Frame & Plain<F>, const N extends string = string>(name: N): StepHandle<F, N> => ({
  name,
  frame: (data) => ({ step: name, ...data }) as unknown as F,
  is: (frame): frame is F => frame !== undefined && (frame.step as unknown) === name,
});

declare const remembered: unique symbol;

/** Stands for the type of a frame in a title's table of steps. */
export interface FrameType<F extends Frame> {
  readonly [remembered]?: F;
}

/** `stockTurn: frame<StockTurnFrame>()`: what the frames of this step remember. */
export const frame = <F extends Frame & Plain<F>>(): FrameType<F> => ({});

type Table<T> = { readonly [K in keyof T & string]: FrameType<Frame> | NamedStep<K> };

export type StepHandles<T> = {
  readonly [K in keyof T & string]: T[K] extends NamedStep
    ? T[K]
    : T[K] extends FrameType<infer F>
      ? StepHandle<F, K>
      : never;
};

/** The handles of all steps of a title, by name; steps of shared pieces come with their own handles. */
export const stepHandles = <const T extends Table<T>>(table: T): StepHandles<T> =>
  Object.fromEntries(
    Object.entries<object>(table).map(([name, each]) => [name, 'name' in each ? each : stepHandle(name)]),
  ) as StepHandles<T>;

/** The frame of a handle. */
export type FrameOf<H> = H extends StepHandle<infer F> ? F : never;

/** The steps of a title, one for each of its handles, each for the frame that its handle names. */
export type StepsOf<H> = { readonly [K in keyof H]: StepOf<FrameOf<H[K]>> };

/** The name of the step that asks now, of those of a title. */
export const stepOnTop = <H extends object>({ agenda }: State, steps: H): (keyof H & string) | undefined => {
  const top = stepNameOf(agenda.at(-1));
  return top !== undefined && top in steps ? (top as keyof H & string) : undefined;
};

/**
 * What a frame remembers, whatever its step is: for readers that know no title (messages, screens, the default bot). Rules read
 * their frames by handles.
 */
export const fieldsOf = (of: Frame | undefined): Readonly<Record<string, Json | undefined>> =>
  (of ?? {}) as unknown as Readonly<Record<string, Json | undefined>>;

/** The company that a frame of any step is about. */
export const companyIn = (of: Frame | undefined): CompanyId | undefined => {
  const { company } = fieldsOf(of);
  return typeof company === 'string' ? company : undefined;
};

/** The player whose turn a frame of any step is. */
export const playerIn = (of: Frame | undefined): PlayerId | undefined => {
  const { player } = fieldsOf(of);
  return typeof player === 'string' && isPlayer(player) ? player : undefined;
};

/** The company that is at work: that of the topmost frame that is about one. */
export const companyAtWork = ({ agenda, companies }: State): CompanyId | undefined => {
  const isAbout = (each: Frame): boolean => companies[companyIn(each) ?? ''] !== undefined;
  return companyIn(agenda.findLast(isAbout));
};

/** What the trains of the turn that is going on have earned, as far as they have run. */
export const revenueAtWork = ({ agenda }: State): number | undefined => {
  for (const each of agenda.toReversed()) {
    const { revenue } = fieldsOf(each);
    if (typeof revenue === 'number') return revenue;
  }
  return undefined;
};

/** Whether the step that asks now is one of these. */
export const isAt = ({ agenda }: State, ...steps: readonly NamedStep[]): boolean => {
  const top = agenda.at(-1);
  for (let index = 0; index < steps.length; index++) if ((steps[index] as NamedStep).is(top)) return true;
  return false;
};
