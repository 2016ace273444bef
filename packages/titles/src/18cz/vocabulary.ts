/** The words that the rules of 18CZ may use, from its own tables: another rule, message, zone, flag or reason does not compile. */
import { type ClosedKey, type FlagOf, vocabulary, type ZoneOf } from '@roundhouse/engine';
import type { MARKET } from './market.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { PHASES } from './trains.ts';
import type { en } from './words/en.ts';

interface Vocabulary18CZ {
  readonly rule: keyof typeof RULEBOOK;
  readonly word: keyof typeof en;
  readonly zone: ZoneOf<typeof MARKET>;
  readonly flag: FlagOf<typeof PHASES>;
}

/** Why a step closes by itself. */
export type Closing = ClosedKey<Vocabulary18CZ['word']>;
export type RuleId = Vocabulary18CZ['rule'];

export const { cellsInZone, cite, endGame, pay, phaseHas, refuse, special, stepMarker, triggerEnd } =
  vocabulary<Vocabulary18CZ>();
