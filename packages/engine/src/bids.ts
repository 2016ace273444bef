/** Bids that stand until their lot comes up: the bidder keeps the money for them. */
import type { PlayerId, State } from './state.ts';
import { titleOf } from './title.ts';

/** By lot and player. */
export type StandingBids = Readonly<Record<string, Readonly<Record<PlayerId, number>>>>;

const NONE: StandingBids = {};

export const standingBids = (state: State): StandingBids => titleOf(state).bids?.(state) ?? NONE;

/** On one lot, highest first. */
export const bidsFor = (state: State, lot: string): readonly (readonly [PlayerId, number])[] =>
  (Object.entries(standingBids(state)[lot] ?? {}) as [PlayerId, number][]).sort(([, a], [, b]) => b - a);

/** A private and a company may share an id: once the private is sold or closed, a bid is for the company. */
export const isCompanyLot = (state: State, lot: string): boolean => {
  const own = state.privates[lot];
  return state.companies[lot] !== undefined && (own === undefined || own.owner !== null || own.closed);
};

/** What a player has set aside for bids. */
export const boundCash = (state: State, player: PlayerId): number =>
  Object.values(standingBids(state)).reduce((sum, by) => sum + (by[player] ?? 0), 0);
