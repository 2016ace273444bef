/** The words that the rules of 18MEX may use, from its own tables: another rule, message, zone, flag or reason does not compile. */
import { type FlagOf, type RefusalKey as KeyOf, vocabulary, type ZoneOf } from '@roundhouse/engine';
import type { MARKET } from './market.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { PHASES } from './trains.ts';
import type { en } from './words/en.ts';

interface Vocabulary18MEX {
  readonly rule: keyof typeof RULEBOOK;
  readonly word: keyof typeof en;
  readonly zone: ZoneOf<typeof MARKET>;
  readonly flag: FlagOf<typeof PHASES>;
}

export type RuleId = Vocabulary18MEX['rule'];
export type RefusalKey = KeyOf<Vocabulary18MEX['word']>;

export const { cellsInZone, cite, endGame, inZone, pay, phaseHas, refuse, special, stepMarker, triggerEnd } =
  vocabulary<Vocabulary18MEX>();
