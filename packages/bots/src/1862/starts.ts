/** Starting a company: only with the money for a train. One that has none waits, falls in price, and is refinanced. */
import { type ActionOf, cell, type State, trainFacts } from '@roundhouse/engine';
import { PARS } from '@roundhouse/titles/1862';

/** Shares that make a company float: the director's certificate and two more. */
export const FLOATING_SHARES = 5;

/** What a company has once it floats, its tokens paid: with a charter the bank pays for all shares, else it has what they brought. */
export const CHARTER_FEE = 180;
export const START_FEE = 80;

const treasuryAt = (price: number, chartered: boolean): number =>
  chartered ? 10 * price - CHARTER_FEE : FLOATING_SHARES * price - START_FEE;

const nextTrainPrice = (state: State): number => {
  const next = state.trains.find(({ at }) => at === 'depot');
  return next ? trainFacts(state, next.name).price : 0;
};

/** The money that the winner of a charter needs, so that the company can buy its train; Infinity: no par brings enough. */
export const leastForCharter = (state: State): number => {
  const price = nextTrainPrice(state);
  return FLOATING_SHARES * (PARS.find((par) => treasuryAt(par, true) >= price) ?? Infinity);
};

/** Whether a company that is started at this price will not have the money for the next train. */
export const isTooPoor = (state: State, { cell: at }: ActionOf<'par'>): boolean =>
  treasuryAt(cell(state, at).price, state.round.kind === 'parliament') < nextTrainPrice(state);
