/**
 * The words that the rules of one title may use. A title derives them from its own tables (rulebook, messages, market, phases) and
 * takes its verbs from here: they are the engine's own verbs, which then accept nothing but these words, so that a typo does not
 * compile. Shared pieces speak the engine's words and take rules as `cite` gives them.
 */
import type { EventType } from './events.ts';
import {
  type Cell,
  cellHas,
  cellsInZone,
  type Direction,
  inZone,
  type MarketChart,
  moveMarker,
  stepMarker,
} from './market.ts';
import { endGame, type Move, special, triggerEnd } from './move.ts';
import { pay } from './money.ts';
import { type Refusal, refuse, type RuleRef } from './refusal.ts';
import type { CellId, CompanyId, Ending, Holder, Json, State } from './state.ts';
import type { PhaseFacts } from './title.ts';
import { phaseHas } from './trains.ts';
import type { en } from './words/en.ts';

export interface Vocabulary {
  /** Ids of the title's rulebook: `1849 §9.2`. */
  readonly rule: string;
  /** Keys of the title's messages: `refusal.notWhite`, `event.acquired`, `ending.lner`, `payment.fine`, `priceMove.loan`. */
  readonly word: string;
  /** Zones of its market. */
  readonly zone: string;
  /** Flags of its phases. */
  readonly flag: string;
}

/** What follows a prefix: `After<'refusal', 'refusal.noToken'>` is `noToken`. */
type After<P extends string, K> = K extends `${P}.${infer Rest}` ? Rest : never;

type SharedWord = keyof typeof en;
type Args = Readonly<Record<string, Json>>;

export type RefusalKey<W = never> = After<'refusal', W | SharedWord>;
export type SpecialKey<W = never> = Exclude<After<'event', W | SharedWord>, EventType>;
/** Why a step closes by itself. */
export type ClosedKey<W = never> = After<'event.closed', W | SharedWord>;
export type EndingKey<W = never> = After<'ending', W | SharedWord>;

/** The zones of a chart. */
export type ZoneOf<C> = C extends MarketChart<infer Z> ? Z : never;
/** The flags of a list of phases. */
export type FlagOf<P extends readonly PhaseFacts[]> = P[number]['flags'][number];

/** What is paid for, and why prices move: there is a word for each. */
export type PaymentOf<V extends Vocabulary> = After<'payment', V['word'] | SharedWord>;
export type PriceMoveOf<V extends Vocabulary> = After<'priceMove', V['word'] | SharedWord>;

/** The verbs of a title. */
export interface Verbs<V extends Vocabulary> {
  /** A rule of the title, for shared pieces. */
  readonly cite: (rule: V['rule']) => RuleRef;
  readonly refuse: (rule: V['rule'], key: RefusalKey<V['word']>, args?: Args) => Refusal;
  readonly special: (move: Move, key: SpecialKey<V['word']>, args?: Args) => void;
  readonly inZone: (state: State, company: CompanyId, zone: V['zone']) => boolean;
  readonly cellsInZone: (state: State, zone: V['zone']) => readonly Cell[];
  readonly cellHas: (cell: Cell | undefined, zone: V['zone']) => boolean;
  readonly phaseHas: (state: State, flag: V['flag']) => boolean;
  readonly pay: (move: Move, from: Holder, to: Holder, amount: number, why: PaymentOf<V>, of?: string) => void;
  readonly moveMarker: (move: Move, company: CompanyId, to: CellId | undefined, why: PriceMoveOf<V>) => void;
  readonly stepMarker: (
    move: Move,
    company: CompanyId,
    times: number,
    why: PriceMoveOf<V>,
    ...directions: readonly Direction[]
  ) => void;
  readonly triggerEnd: (move: Move, ending: { readonly reason: EndingKey<V['word']>; readonly data?: Json }) => void;
  readonly endGame: (move: Move, end: EndingKey<V['word']> | Ending) => void;
}

const VERBS = {
  cite: (rule: string): RuleRef => rule as RuleRef,
  refuse,
  special,
  inZone,
  cellsInZone,
  cellHas,
  phaseHas,
  pay,
  moveMarker,
  stepMarker,
  triggerEnd,
  endGame,
};

/** The verbs for the words of one title; nothing happens at run time. */
export const vocabulary = <V extends Vocabulary>(): Verbs<V> => VERBS;
