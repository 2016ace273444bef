/** What 1849 keeps beyond the usual. */
import { type CompanyId, type HexId, type PlayerId, type Rules, slot, type State } from '@roundhouse/engine';
import { soldThisRoundIn } from '../../common/soldThisRound.ts';
import { option } from '../settings.ts';

/** All corporations of the game in queue order: founded ones keep their place, closed ones go to the end. */
export const roster = slot<readonly CompanyId[]>('roster', []);
/** §11-d, §9.4.1-d: corporations that may not be founded before the next stock round. */
export const barred = slot<readonly CompanyId[]>('barred', []);
/** §9.4.1-c: Garibaldi has no city to go to. */
export const setAside = slot<boolean>('setAside', false);
/** §8.1: the corporation that came with RSA; null once it has closed without ever owning a train. */
export const rsaCorporation = slot<CompanyId | null>('rsaCorporation', null);
/** §9.2-e: what players have sold in this stock round. */
export const soldThisRound = soldThisRoundIn('soldThisRound');
/** §9.2-b: market value order when the turn began, and markers that moved by sales since. */
export const orderBefore = slot<readonly CompanyId[]>('orderBefore', []);
export const movedBySale = slot<readonly CompanyId[]>('movedBySale', []);
/** §12-d: Messina may not be upgraded before the next stock round. */
export const messinaLocked = slot<boolean>('messinaLocked', false);
/** §7.1-P3: the corporation with the +L.20 marker. */
export const portOwner = slot<CompanyId | null>('portOwner', null);
/** §14.1-d: where each corporation's home marker lies; absent once it is lost. */
export const homeMarkers = slot<Readonly<Record<CompanyId, HexId>>>('homeMarkers', {});
/** §10.7-h: loans of L.500 taken by players. */
export const playerLoans = slot<Readonly<Record<PlayerId, number>>>('playerLoans', {});
/** §13-a: corporations whose marker has reached L.377. */
export const reachedTop = slot<readonly CompanyId[]>('reachedTop', []);
/** §13-b: a payment was more than the bank had. */
export const bankBroken = slot<boolean>('bankBroken', false);
/** §14.3-a: corporations with an E marker; and whether one was ever sold. */
export const eMarkers = slot<readonly CompanyId[]>('eMarkers', []);
export const eMarkerSold = slot<boolean>('eMarkerSold', false);
/** §11-b: how many E markers have left the game with their corporations. */
export const eMarkersLost = slot<number>('eMarkersLost', 0);

/** §1.1-d: five or six corporations. */
export const corporationsIn = (rules: Rules): 5 | 6 =>
  rules.players === 3 || (rules.players === 4 && option({ rules }, 'fiveCorporations')) ? 5 : 6;

export const isFounded = (state: State, company: CompanyId): boolean => state.companies[company]?.status === 'floated';

export const foundedCorporations = (state: State): readonly CompanyId[] =>
  roster.get(state).filter((id) => isFounded(state, id));
