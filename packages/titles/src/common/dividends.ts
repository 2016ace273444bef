/** Who is paid what when a company pays its revenue. */
import {
  BANK,
  certificatesOf,
  type CompanyId,
  emit,
  type Holder,
  isPlayer,
  type Move,
  pay,
  type Place,
  type State,
} from '@roundhouse/engine';

type Receiver = PayoutRules['receiver'];

/** Players, and the company for the shares in its own treasury; nothing for pool and initial offering. */
export const playersAndTreasury: Receiver = (_state, company, place) =>
  isPlayer(place) || place === company ? place : null;

/** Players, and the company for the shares in the pool; nothing for the initial offering. */
export const playersAndPool: Receiver = (_state, company, place) => {
  if (place === 'pool') return company;
  return isPlayer(place) ? place : null;
};

export interface PayoutRules {
  /** Who receives the money for certificates at a place; null: nobody. */
  readonly receiver: (state: State, company: CompanyId, place: Place) => Holder | null;
  /** A holder's amount in whole money. */
  readonly round: 'up' | 'down';
  /** Into how many shares the company is divided; absent: ten. */
  readonly shares?: number;
}

/** What each receiver gets: their whole percentage of the revenue, rounded once. Places are rounded separately. */
export const payouts = (
  state: State,
  company: CompanyId,
  revenue: number,
  { receiver, round }: PayoutRules,
): Readonly<Record<string, number>> => {
  const percentAtPlace = new Map<Place, number>();
  for (const { at, percent } of certificatesOf(state, company))
    percentAtPlace.set(at, (percentAtPlace.get(at) ?? 0) + percent);
  const amounts: Record<string, number> = {};
  for (const [place, percent] of percentAtPlace) {
    const to = receiver(state, company, place);
    if (to === null || percent === 0) continue;
    const exact = (revenue * percent) / 100;
    amounts[to] = (amounts[to] ?? 0) + (round === 'up' ? Math.ceil(exact) : Math.floor(exact));
  }
  return amounts;
};

/** The bank pays everybody; the caller moves the marker. */
export const payRevenue = (move: Move, company: CompanyId, revenue: number, rules: PayoutRules): void => {
  const paid = payouts(move.state, company, revenue, rules);
  for (const [holder, amount] of Object.entries(paid)) pay(move, BANK, holder, amount, 'dividend');
  emit(move, { type: 'dividend', company, kind: 'pay', revenue, perShare: revenue / (rules.shares ?? 10), paid });
};

export const keepRevenue = (move: Move, company: CompanyId, revenue: number): void => {
  pay(move, BANK, company, revenue, 'revenue');
  emit(move, { type: 'dividend', company, kind: 'withhold', revenue, perShare: 0, paid: { [company]: revenue } });
};
