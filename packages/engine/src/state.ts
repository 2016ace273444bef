/**
 * The state of a game: plain, deeply read-only, JSON-serialisable data. A new state shares all that did not change with
 * the old one, so comparing is by reference and derived facts are memoised on the part that they depend on.
 */
import type { Board, CompanyId, TileId } from './track/types.ts';

export type { CompanyId } from './track/types.ts';

/** The ids of players begin with `@`, unlike those of companies: `@1`, `@ann`. */
export type PlayerId = `@${string}`;
export type PrivateId = string;
export type TrainId = string;
export type CertificateId = string;
export type CellId = string;
export type PhaseName = string;

export const BANK = 'bank';
export type Bank = typeof BANK;

/** Who can own money, privates and trains. */
export type Holder = PlayerId | CompanyId | Bank;

/**
 * Where a certificate lies. A player's hand, a company (its treasury, or another company that owns it), or one of:
 * `ipo` the initial offering, `pool` the open market, `reserved` set aside in the initial offering where nobody may buy
 * it, `out` gone from the game.
 */
export type Place = PlayerId | CompanyId | 'ipo' | 'pool' | 'reserved' | 'out';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const CERTIFICATE_KINDS = ['president', 'ordinary', 'double', 'half', 'last', 'short'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export interface Certificate {
  readonly id: CertificateId;
  readonly company: CompanyId;
  /** A short counts negative. */
  readonly percent: number;
  readonly kind: CertificateKind;
  readonly at: Place;
}

/** A minor or a corporation. */
export interface Company {
  readonly id: CompanyId;
  /**
   * `waiting`: not to be had yet (a later phase, a queue, a roster); `available`: may be started; `started`: its
   * president's certificate is sold; `floated`: it may operate; `closed`: gone, for good or until it is re-opened.
   */
  readonly status: 'waiting' | 'available' | 'started' | 'floated' | 'closed';
  /** Null: nobody, or the bank pool (receivership). */
  readonly president: PlayerId | null;
  readonly par: number | null;
  /** Operating turns finished since it was (last) started. */
  readonly turns: number;
  /** Prices of the tokens still on the charter, the next one first. */
  readonly tokens: readonly number[];
  readonly loans: number;
  /** The class of the company where a title has several (18CZ small, 1817 2/5/10 shares). */
  readonly size: string;
}

export interface Private {
  readonly id: PrivateId;
  /** Null: still for sale in the bank. */
  readonly owner: PlayerId | CompanyId | null;
  readonly closed: boolean;
  /** How often its power has been used. */
  readonly used: number;
}

export interface Train {
  readonly id: TrainId;
  /** The name on the card in the supply. */
  readonly name: string;
  /** The side it runs as, where a card has several; else the name. */
  readonly side: string;
  /** `depot`: to come, in order; `pool`: discarded, for sale; `out`: gone. */
  readonly at: CompanyId | 'depot' | 'pool' | 'out';
  /** Runs once more, then leaves. */
  readonly obsolete: boolean;
  readonly warranties: number;
}

export interface MarketState {
  /** By company, the cell its marker is in. */
  readonly at: Readonly<Record<CompanyId, CellId>>;
  /** By cell, markers from the top (first to act) to the bottom. Empty cells are absent. */
  readonly stacks: Readonly<Record<CellId, readonly CompanyId[]>>;
}

/** The conditions a game is played under; fixed when it is created. */
export interface Rules {
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rulings: Readonly<Record<string, OptionValue>>;
}
export type OptionValue = boolean | number | string;

declare const stepRef: unique symbol;
/**
 * The name of a step as a frame holds it. It is a string, but its type hides that: a step's handle alone makes it and knows a frame
 * by it, so that `frame.step === 'stockTurn'` does not compile. `stepNameOf` gives the name to be shown.
 */
export interface StepRef {
  readonly [stepRef]: true;
}

/**
 * One thing that is going on: a round, a turn, a step or a decision that interrupts it. The step it names knows how to
 * carry it on; everything else is the step's own plain data.
 */
export interface Frame {
  readonly step: StepRef;
}

/** Where the game stands in its round structure, for headings and logs. */
export interface RoundMark {
  /** Name of the kind of round, a word key: `stock`, `operating`, `auction`, `merger`, `parliament`… */
  readonly kind: string;
  /** Number of the stock round (the set) it belongs to, from 1; 0 in a game without stock rounds. */
  readonly set: number;
  /** Number within the set, from 1. */
  readonly number: number;
  /** How many of its kind the set has; 0 where that is not fixed. */
  readonly of: number;
}

/** An end condition that has been met; the title's flow says when the game stops. */
export interface Ending {
  readonly reason: string;
  readonly data?: Json;
}

/** Places, best first; who shares a place stands together. */
export type Ranking = readonly (readonly PlayerId[])[];

export interface Outcome {
  readonly reason: string;
  readonly scores: Readonly<Record<PlayerId, number>>;
  /** Where it is not simply by the scores; ask `standings`. */
  readonly ranking?: Ranking;
}

export interface State {
  readonly rules: Rules;
  /** Clockwise. */
  readonly seats: readonly PlayerId[];
  /** Players who are bankrupt or have left. */
  readonly out: readonly PlayerId[];
  /** Holder of the priority deal. */
  readonly priority: PlayerId;
  readonly cash: Readonly<Record<string, number>>;
  readonly certificates: Readonly<Record<CompanyId, readonly Certificate[]>>;
  readonly companies: Readonly<Record<CompanyId, Company>>;
  readonly privates: Readonly<Record<PrivateId, Private>>;
  readonly market: MarketState;
  /** In the order of the depot. */
  readonly trains: readonly Train[];
  readonly phase: PhaseName;
  readonly board: Board;
  /** Tiles that have left the game, counted against the supply. */
  readonly lostTiles: Readonly<Record<TileId, number>>;
  readonly round: RoundMark;
  /** Last frame on top. Never empty before the game is over. */
  readonly agenda: readonly Frame[];
  /** What a title keeps beyond the usual, by slot name; see `slot`. */
  readonly own: Readonly<Record<string, Json>>;
  readonly ending: Ending | null;
  readonly outcome: Outcome | null;
}

export const isPlayer = (holder: string): holder is PlayerId => holder.startsWith('@');
