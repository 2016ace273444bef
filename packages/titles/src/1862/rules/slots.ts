/** What 1862 keeps beyond the usual state. */
import { type CompanyId, type Json, type PlayerId, slot, type State } from '@roundhouse/engine';
import { soldThisRoundIn } from '../../common/soldThisRound.ts';
import type { TrainType } from '../trains.ts';

type ByCompany<T extends Json> = Readonly<Record<CompanyId, T>>;

/** Types that a company may run, and the one dealt to it at the start (§7.5.7). */
export const permits = slot<ByCompany<readonly TrainType[]>>('permits', {});
export const originalPermits = slot<ByCompany<readonly TrainType[]>>('originalPermits', {});
/** §3.2 (a): the phase from which a company can be founded; removed companies are absent. */
export const phaseOfCompany = slot<ByCompany<string>>('phaseOfCompany', {});
/** Companies with a parliamentary charter. */
export const chartered = slot<readonly CompanyId[]>('chartered', []);
/** §7.5.6 (f): companies whose sheet shows the other side since a merger. */
export const sheetsTurned = slot<readonly CompanyId[]>('sheetsTurned', []);
/** §4.2 (b): who must see that the company floats. In the order in which charters were won. */
export const obligations = slot<ByCompany<PlayerId>>('obligations', {});
/** §4.3 (e): companies of missed obligations, not to be founded before the next stock round. */
export const suspended = slot<readonly CompanyId[]>('suspended', []);
/** Companies whose home marker has been put down. */
export const homesPlaced = slot<readonly CompanyId[]>('homesPlaced', []);
/** §7.2 (f): hexes beside whose full tile a marker of the company waits for an upgrade. */
export const waiting = slot<ByCompany<readonly string[]>>('waiting', {});
/** By player and company: shares bought in this stock round (§6.4 (c)). */
export const boughtNow = slot<Readonly<Record<PlayerId, ByCompany<number>>>>('boughtNow', {});
/** By player: companies of which they sold in this stock round (§6.5.1 (d)). */
export const soldNow = soldThisRoundIn('soldNow');
/** §10.3: whether the LNER is to form, or has formed. */
export const lner = slot<'no' | 'triggered' | 'formed'>('lner', 'no');
/** §10.1: a price has reached 1000, wherever it went after that. */
export const topReached = slot<boolean>('topReached', false);
/** §6.5.2 (c): the certificate limit since the LNER formed. */
export const lateLimit = slot<number>('lateLimit', 0);

export const lnerFormed = (state: State): boolean => lner.get(state) === 'formed';
export const isChartered = (state: State, company: CompanyId): boolean => chartered.get(state).includes(company);
/** §8 (a): floated, and nobody holds the director's certificate. */
export const inReceivership = (state: State, company: CompanyId): boolean =>
  state.companies[company]?.status === 'floated' && state.companies[company]?.president === null;
