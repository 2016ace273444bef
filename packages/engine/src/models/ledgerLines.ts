/** The lines of the ledger at one position: a company or a player and every figure about it. */
import { boundCash } from '../bids.ts';
import { cashOf } from '../money.ts';
import { priceOf } from '../market.ts';
import { certificatesCounted, certificatesOf, percentAt, privatesOf } from '../shares.ts';
import type { CompanyId, PlayerId, PrivateId, State, Train } from '../state.ts';
import { titleOf } from '../title.ts';
import { trainsAt } from '../trains.ts';
import { liquidityOf } from './liquidity.ts';
import { type OperatingTurn, operatingTurns } from './operatingTurns.ts';

export interface CompanyLine {
  readonly company: CompanyId;
  /** `operating`: in the operating order; `started`: on its way there; `waiting`: to come; `closed`: gone. */
  readonly group: 'operating' | 'started' | 'waiting' | 'closed';
  /** Its place in the operating order, from 1; 0 for none. */
  readonly place: number;
  readonly turn: OperatingTurn['turn'] | null;
  readonly president: PlayerId | null;
  readonly price: number;
  readonly par: number;
  readonly cash: number;
  readonly trains: readonly Train[];
  readonly trainLimit: number;
  /** Prices of the tokens still to be placed. */
  readonly tokens: readonly number[];
  readonly loans: number;
  readonly privates: readonly PrivateId[];
  /** Percent by place: players, offering, pool, treasuries. */
  readonly holdings: Readonly<Record<string, number>>;
}

export interface PlayerLine {
  readonly player: PlayerId;
  readonly cash: number;
  /** Committed to bids. */
  readonly bound: number;
  readonly liquidity: number;
  readonly worth: number;
  readonly certificates: number;
  readonly limit: number;
  readonly privates: readonly PrivateId[];
  readonly companies: readonly CompanyId[];
  readonly priority: boolean;
  readonly out: boolean;
}

const GROUPS = ['operating', 'started', 'waiting', 'closed'] as const;

const groupOf = (state: State, company: CompanyId, operates: boolean): CompanyLine['group'] => {
  const status = state.companies[company]?.status;
  if (operates) return 'operating';
  if (status === 'closed') return 'closed';
  return status === 'started' || status === 'floated' ? 'started' : 'waiting';
};

const holdingsOf = (state: State, company: CompanyId): Readonly<Record<string, number>> => {
  const places = new Set(certificatesOf(state, company).map(({ at }) => at));
  return Object.fromEntries([...places].map((at) => [at, percentAt(state, at, company)]));
};

/** In operating order, then those that have started, that are to come, that are gone. */
export const companyLines = (state: State): readonly CompanyLine[] => {
  const turns = operatingTurns(state);
  const title = titleOf(state);
  const place = (company: CompanyId): number => turns.findIndex((each) => each.company === company) + 1;
  return Object.values(state.companies)
    .map(({ id, president, par, tokens, loans }): CompanyLine => ({
      company: id,
      group: groupOf(state, id, place(id) > 0),
      place: place(id),
      turn: turns[place(id) - 1]?.turn ?? null,
      president,
      price: priceOf(state, id),
      par: par ?? 0,
      cash: cashOf(state, id),
      trains: trainsAt(state, id),
      trainLimit: title.trainLimit(state, id),
      tokens,
      loans,
      privates: privatesOf(state, id),
      holdings: holdingsOf(state, id),
    }))
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.place - b.place);
};

/** In the order of seats. */
export const playerLines = (state: State): readonly PlayerLine[] => {
  const title = titleOf(state);
  return state.seats.map((player) => ({
    player,
    cash: cashOf(state, player),
    bound: boundCash(state, player),
    liquidity: liquidityOf(state, player),
    worth: title.worth(state, player),
    certificates: certificatesCounted(state, player),
    limit: title.certificateLimit(state),
    privates: privatesOf(state, player),
    companies: Object.values(state.companies).flatMap(({ id, president }) => (president === player ? [id] : [])),
    priority: state.priority === player,
    out: state.out.includes(player),
  }));
};
