/** The words that the rules of 1862 may use, from its own tables: another rule, message, zone, flag or reason does not compile. */
import { type ClosedKey, type FlagOf, type PriceMoveOf, vocabulary, type ZoneOf } from '@roundhouse/engine';
import type { MARKET } from './market.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { phasesFor } from './trains.ts';
import type { en } from './words/en.ts';

interface Vocabulary1862 {
  readonly rule: keyof typeof RULEBOOK;
  readonly word: keyof typeof en;
  readonly zone: ZoneOf<typeof MARKET>;
  readonly flag: FlagOf<ReturnType<typeof phasesFor>>;
}

export type RuleId = Vocabulary1862['rule'];
export type PriceMove = PriceMoveOf<Vocabulary1862>;
/** Why a step closes by itself. */
export type Closing = ClosedKey<Vocabulary1862['word']>;

export const { cellHas, cellsInZone, cite, endGame, inZone, moveMarker, pay, phaseHas, refuse, special, triggerEnd } =
  vocabulary<Vocabulary1862>();
