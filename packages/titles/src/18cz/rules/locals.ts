/** §IV.1: the local railways: their common price, their income, who owns them. */
import { factsOf, type Move, type PrivateId, type State, updatePrivate } from '@roundhouse/engine';
import { isLocal } from '../companies.ts';
import { roundTrack } from '../modes.ts';
import { operatingRounds } from './slots.ts';
import { phaseHas } from '../vocabulary.ts';

/** §IV.1-4: all locals have one price; 0 before the first operating round. */
export const localPrice = (state: State): number => roundTrack(state.rules).prices[operatingRounds.get(state) - 1] ?? 0;

/** §VIII.2-1: the price rises first, then income is paid, used or not. */
export const advanceMarker = (move: Move): void => operatingRounds.set(move, operatingRounds.get(move.state) + 1);

/** What a local counts in a player's wealth: its printed price until the round marker sets the common one. */
export const localValue = (state: State, id: PrivateId): number =>
  operatingRounds.get(state) === 0 ? (factsOf(state).privates[id]?.price ?? 0) : localPrice(state);

/** §IV.1-5: from phase b on, also when the b-card was exported. */
export const localsMayBeSold = (state: State): boolean => phaseHas(state, 'trade');

/** The phase with which locals and trains may be bought from others: b, in Moravia-Silesia d. */
export const phaseOfTrade = (state: State): string =>
  factsOf(state).phases.find(({ flags }) => flags.includes('trade'))?.name ?? '';

/** §IV.1-9: an unused local of the company; one power, once. */
export const hasPower = (state: State, owner: string, id: PrivateId): boolean => {
  const found = state.privates[id];
  return isLocal(id) && found !== undefined && found.owner === owner && !found.closed && found.used === 0;
};

export const usePower = (move: Move, id: PrivateId): void => updatePrivate(move, id, { used: 1 });
