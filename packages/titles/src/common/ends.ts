/** Ends that several titles share: the bank breaks, a price reaches the end of the market. */
import { BANK, cashOf, type EndMark, factsOf, phaseFacts, priceOf, type State } from '@roundhouse/engine';

/** How many operating rounds the phase gives a set. */
export const roundsNow = (state: State): number => phaseFacts(state).operatingRounds;

/** The last operating round of the set that is going on or begins next. */
export const lastOfSet = (state: State): NonNullable<EndMark['last']> => ({
  kind: 'operating',
  set: state.round.set,
  number: state.round.kind === 'operating' ? state.round.of : roundsNow(state),
});

/** The operating round that is going on or comes next. */
export const thisRound = ({ round }: State): NonNullable<EndMark['last']> => ({
  kind: 'operating',
  set: round.set,
  number: round.kind === 'operating' ? round.number : 1,
});

/** How much money the bank has left. */
export const bankMark = (state: State): readonly EndMark[] => {
  const { bank } = factsOf(state);
  if (bank === 'unlimited') return [];
  return [{ reason: 'bank', meter: { of: 'bank', left: Math.max(0, cashOf(state, BANK)), total: bank } }];
};

/** How far the highest price is from the end of the market. */
export const priceMark = (state: State, reason: string): readonly EndMark[] => {
  const { market } = factsOf(state);
  const ends = Object.values(market.cells).flatMap(({ price, zones }) => (zones.includes('end') ? [price] : []));
  const companies = Object.keys(state.market.at).toSorted((a, b) => priceOf(state, b) - priceOf(state, a));
  const [highest] = companies;
  if (ends.length === 0 || highest === undefined) return [];
  const total = Math.min(...ends);
  const left = Math.max(0, total - priceOf(state, highest));
  return [{ reason, meter: { of: 'price', left, total, what: highest } }];
};
