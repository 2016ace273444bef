/** What a title is, for somebody who is about to play it for the first time. */
import type { Words } from '@roundhouse/engine';

export interface Point {
  readonly words: Words;
  /** Rules of the title that it rests on. */
  readonly rules: readonly string[];
}

/** One kind of round: what is done in it, in this order. */
export interface RoundOrder {
  readonly name: Words;
  readonly steps: readonly Point[];
}

export interface Primer {
  /** The rounds in the order in which they are played. */
  readonly order: readonly RoundOrder[];
  /** What is different from other titles. */
  readonly different: readonly Point[];
  /** What kills beginners. */
  readonly beware: readonly Point[];
  /** An opening that works. */
  readonly opening: readonly Point[];
  readonly length: Words;
}

export const roundOrder = (en: string, ru: string, ...steps: readonly Point[]): RoundOrder => ({
  name: { en, ru },
  steps,
});

export const point = (en: string, ru: string, ...rules: readonly string[]): Point => ({ words: { en, ru }, rules });
