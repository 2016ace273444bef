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
}

/** In this round the player's part of what all will be worth changed much, as the bots see it. */
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
}

export type Finding = MissedRun | Withheld | OwnMoney | ShortLived | Presidency | TurningPoint;
