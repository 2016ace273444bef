/** §3.4: a major is launched when no more than half of it is left in the initial offering. */
import {
  BANK,
  companyOf,
  type CompanyId,
  emit,
  type Move,
  pay,
  percentAt,
  type PlayerId,
  placeMarker,
  setPresident,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { cell } from '@roundhouse/engine';

/** §3.4#1: certificates in the trade-in box are part of the initial offering. */
export const percentInOffering = (state: State, company: CompanyId): number =>
  percentAt(state, 'ipo', company) + percentAt(state, 'reserved', company);

export const isLaunched = (state: State, company: CompanyId): boolean => companyOf(state, company).status === 'floated';

export const launchIfSold = (move: Move, company: CompanyId): void => {
  const { status, par } = companyOf(move.state, company);
  if (status !== 'started' || par === null || percentInOffering(move.state, company) > 50) return;
  updateCompany(move, company, { status: 'floated' });
  const capital = 10 * par;
  pay(move, BANK, company, capital, 'capital');
  emit(move, { type: 'companyFloated', company, capital });
};

/** §1.5#1, §3.2(c)(1): the president's certificate is taken and par is chosen; the marker goes under those in its cell. */
export const start = (move: Move, player: PlayerId, company: CompanyId, cellId: string): void => {
  const par = cell(move.state, cellId).price;
  updateCompany(move, company, { status: 'started', par });
  placeMarker(move, company, cellId);
  emit(move, { type: 'companyStarted', player, company, price: par });
  setPresident(move, company, player);
};
