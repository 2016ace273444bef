/**
 * Handles of steps: the name of a step together with the type of its frame. Rules push, find and change frames by the handle, so
 * that the compiler knows what a frame holds; a name that no step has, or a field that no frame has, does not compile.
 */
import type { CompanyId, Frame, Json, State } from './state.ts';
import type { StepOf } from './step.ts';

/** What a frame remembers beside the name of its step. */
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
type Plain<F> = { readonly [K in keyof F]: Json | undefined };

export const stepHandle = <F extends Frame & Plain<F>, const N extends string = string>(name: N): StepHandle<F, N> => ({
  name,
  frame: (data) => ({ step: name, ...data }) as unknown as F,
  is: (frame): frame is F => frame?.step === name,
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
  const top = agenda.at(-1)?.step;
  return top !== undefined && top in steps ? (top as keyof H & string) : undefined;
};

/** The company that a frame of whatever step is about. */
export const companyIn = (of: Frame | undefined): CompanyId | undefined =>
  of && 'company' in of && typeof of.company === 'string' ? of.company : undefined;

/** Whether the step that asks now is one of these. */
export const isAt = ({ agenda }: State, ...steps: readonly NamedStep[]): boolean => {
  const top = agenda.at(-1);
  return steps.some((each) => each.is(top));
};
