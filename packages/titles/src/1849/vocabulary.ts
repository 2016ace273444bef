/** The words that the rules of 1849 may use, from its own tables: another rule, message, zone, flag or reason does not compile. */
import { type ClosedKey, type FlagOf, type PriceMoveOf, vocabulary, type ZoneOf } from '@roundhouse/engine';
import type { MARKET } from './market.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { PHASES } from './trains.ts';
import type { en } from './words/en.ts';

interface Vocabulary1849 {
  readonly rule: keyof typeof RULEBOOK;
  readonly word: keyof typeof en;
  readonly zone: ZoneOf<typeof MARKET>;
  readonly flag: FlagOf<typeof PHASES>;
}

export type RuleId = Vocabulary1849['rule'];
export type PriceMove = PriceMoveOf<Vocabulary1849>;
/** Why a step closes by itself. */
export type Closing = ClosedKey<Vocabulary1849['word']>;

export const { cellHas, cellsInZone, cite, endGame, moveMarker, pay, phaseHas, refuse, special } =
  vocabulary<Vocabulary1849>();
