/** What can be said of a game afterwards. `at` is the position: how many actions had been played. */
import type { CompanyId, PlayerId, RoundMark } from '@roundhouse/engine';

/** The trains could have earned more. */
export interface MissedRun {
  readonly kind: 'missedRun';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly revenue: number;
  readonly best: number;
}

/** The company kept all that its trains earned. */
export interface Withheld {
  readonly kind: 'withheld';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly revenue: number;
}

/** The president paid towards a train. */
export interface OwnMoney {
  readonly kind: 'ownMoney';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly train: string;
  readonly price: number;
  readonly amount: number;
}

/** Bought from the bank, and rusted before it had run twice. */
export interface ShortLived {
  readonly kind: 'shortLived';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly train: string;
  readonly price: number;
  readonly runs: 0 | 1;
  /** The position in which it rusted. */
  readonly rusted: number;
}

/** A company came under somebody else. */
export interface Presidency {
  readonly kind: 'presidency';
  readonly at: number;
  /** Who lost it. */
  readonly player: PlayerId;
  readonly company: CompanyId;
  /** Nobody: the company runs by itself from then on. */
  readonly to: PlayerId | null;
  /** What a share of it stood at. */
  readonly price: number;
}

/** In this round the player's part of what all will be worth changed much and for good, by several judgements of the bots. */
export interface TurningPoint {
  readonly kind: 'turningPoint';
  readonly at: number;
  /** The position after the round. */
  readonly until: number;
  readonly player: PlayerId;
  readonly round: RoundMark;
  /** Parts of the whole, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** By how much the judgements of the change differ from their middle. */
  readonly within: number;
}

/** The last trains of a company rusted, and it stood there without any. */
export interface LeftWithoutTrain {
  readonly kind: 'leftTrainless';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly trains: readonly string[];
  /** What it had run for the last time; 0: it had never run. */
  readonly revenue: number;
}

/** A company closed, or its shares are worth nothing from then on, and the player lost by it. */
export interface Ruined {
  readonly kind: 'ruined';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  /** Why it closed; null where only its price fell to nothing. */
  readonly why: string | null;
  /** What the player was worth before and after. */
  readonly from: number;
  readonly to: number;
}

/** Companies merged, or one took over the other, and that moved what the player is worth. */
export interface Merged {
  readonly kind: 'merged';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly absorbed: CompanyId;
  readonly from: number;
  readonly to: number;
}

/** A company bought another whole, and that moved what the player is worth: as its shareholder, or as the buyer's. */
export interface TakenOver {
  readonly kind: 'takenOver';
  readonly at: number;
  readonly player: PlayerId;
  /** The buyer. */
  readonly company: CompanyId;
  readonly absorbed: CompanyId;
  readonly price: number;
  readonly from: number;
  readonly to: number;
  /** The position in which it was settled. */
  readonly until: number;
}

/** A short: what it brought, and what the same share stood at when it was closed or the game ended. */
export interface Shorted {
  readonly kind: 'shorted';
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly price: number;
  readonly last: number;
  /** The position in which it was over. */
  readonly until: number;
}

/** The player came to owe money. */
export interface Indebted {
  readonly kind: 'indebted';
  readonly at: number;
  readonly player: PlayerId;
  readonly amount: number;
}

/** The player could not pay. */
export interface Bankrupt {
  readonly kind: 'bankrupt';
  readonly at: number;
  readonly player: PlayerId;
  readonly from: number;
}

/** What the events of a single decision say. */
export type EventFinding = LeftWithoutTrain | Ruined | Merged | Shorted | Indebted | Bankrupt;

export type Finding =
  | EventFinding
  | TakenOver
  | MissedRun
  | Withheld
  | OwnMoney
  | ShortLived
  | Presidency
  | TurningPoint;
