/** The words that the rules of 1817 may use, from its own tables: another rule, message, zone, flag or reason does not compile. */
import { type FlagOf, type PaymentOf, type PriceMoveOf, vocabulary, type ZoneOf } from '@roundhouse/engine';
import type { MARKET } from './market.ts';
import type { RULEBOOK } from './rulebook.ts';
import type { PHASES } from './trains.ts';
import type { en } from './words/en.ts';

interface Vocabulary1817 {
  readonly rule: keyof typeof RULEBOOK;
  readonly word: keyof typeof en;
  readonly zone: ZoneOf<typeof MARKET>;
  readonly flag: FlagOf<typeof PHASES>;
}

export type RuleId = Vocabulary1817['rule'];
export type MarketZone = Vocabulary1817['zone'];
export type Payment = PaymentOf<Vocabulary1817>;
export type PriceMove = PriceMoveOf<Vocabulary1817>;

export const {
  cellsInZone,
  cite,
  endGame,
  inZone,
  moveMarker,
  pay,
  phaseHas,
  refuse,
  special,
  stepMarker,
  triggerEnd,
} = vocabulary<Vocabulary1817>();
