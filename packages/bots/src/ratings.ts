/** Measured ratings of the characters, on the scale of people’s: written by `npm run bench -- tournament`, see there. */
import type { CharacterId } from './characters.ts';

interface Ratings {
  readonly date: string;
  /** Games that were played, by title. */
  readonly games: Readonly<Record<string, number>>;
  readonly of: Readonly<
    Partial<Record<CharacterId, { readonly all: number; readonly titles: Readonly<Record<string, number>> }>>
  >;
}

export const RATINGS: Ratings = { date: '', games: {}, of: {} };
