/**
 * The duty to own a train, and the president's help: a company without a train that has a route must buy one; what its treasury
 * lacks for the cheapest train of the bank its president adds, after selling shares if need be.
 *
 * Plain: `trainDuty()` asks for a route of any length. Titles in which some trains are closed to a company, or in which the duty
 * looks at other routes, say so.
 */
import {
  cashOf,
  type CompanyId,
  companyOf,
  factsOf,
  hasRoute,
  memoOfLast,
  type Move,
  special,
  type State,
  titleOf,
  type Train,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { bankPrice } from './trainPurchase.ts';

export interface DutyRules {
  /** Whether the company must own a train; absent: another stop can be reached from one of its tokens. */
  readonly isBound?: (state: State, company: CompanyId) => boolean;
  /** Whether the company may own this train of the bank; absent: any. */
  readonly mayOwn?: (state: State, company: CompanyId, train: Train) => boolean;
}

export interface TrainDuty {
  /** The price of the cheapest train that the bank sells to this company; undefined: it sells none. */
  readonly cheapest: (state: State, company: CompanyId) => number | undefined;
  readonly mustBuy: (state: State, company: CompanyId) => boolean;
  /** What the treasury lacks for the cheapest train; 0: it can pay, or need not buy. */
  readonly missing: (state: State, company: CompanyId) => number;
  /** What the president adds: their cash, and only for a train that costs no more than the cheapest. */
  readonly help: (state: State, company: CompanyId, bought: Train) => number;
  /** What the president still has to raise by selling. */
  readonly toRaise: (state: State, company: CompanyId) => number;
}

const anyRoute = (state: State, company: CompanyId): boolean => hasRoute(factsOf(state).track, state.board, company);

/** Every train that is listed asks for the same of its position: it is worked out once. */
export const trainDuty = ({ isBound = anyRoute, mayOwn }: DutyRules = {}): TrainDuty => {
  const cheapest = memoOfLast((state: State, company: CompanyId): number | undefined => {
    let lowest: number | undefined;
    for (const trains of [trainsForSale(state), trainsAt(state, 'pool')])
      for (const each of trains) {
        if (mayOwn && !mayOwn(state, company, each)) continue;
        const price = bankPrice(state, each);
        if (lowest === undefined || price < lowest) lowest = price;
      }
    return lowest;
  });

  const mustBuy = memoOfLast(
    (state: State, company: CompanyId): boolean =>
      trainsAt(state, company).length === 0 && cheapest(state, company) !== undefined && isBound(state, company),
  );

  const missing = memoOfLast((state: State, company: CompanyId): number => {
    const price = cheapest(state, company);
    return price === undefined || !mustBuy(state, company) ? 0 : Math.max(0, price - cashOf(state, company));
  });

  return {
    cheapest,
    mustBuy,
    missing,
    help: (state, company, bought) => {
      const { president } = companyOf(state, company);
      if (!president || missing(state, company) === 0) return 0;
      return bankPrice(state, bought) === cheapest(state, company) ? cashOf(state, president) : 0;
    },
    toRaise: (state, company) => {
      const { president } = companyOf(state, company);
      return president ? Math.max(0, missing(state, company) - cashOf(state, president)) : 0;
    },
  };
};

export interface NoTrain {
  /** The company has no room for another train, whatever it costs. */
  readonly full: boolean;
  /** Price of the cheapest train that it could own; undefined: none is left. */
  readonly cost: number | undefined;
  /** Where the limit depends on the phase, whether it holds for each type of train. */
  readonly each?: 'type' | 'all';
}

/** Why no train can be bought where only the limit, the bank's trains and the treasury count. */
export const noTrain = (
  state: State,
  company: CompanyId,
  { cheapest }: Pick<TrainDuty, 'cheapest'>,
  counted = trainsAt(state, company).length,
): NoTrain => ({
  full: counted >= titleOf(state).trainLimit(state, company),
  cost: cheapest(state, company),
});

/** Half a line of the log: why no train can be bought. */
export const logNoTrain = (move: Move, company: CompanyId, { full, cost, ...each }: NoTrain): void => {
  const limit = titleOf(move.state).trainLimit(move.state, company);
  const cash = cashOf(move.state, company);
  if (full) special(move, 'closed.noTrainRoom', { company, limit, ...each });
  else if (cost === undefined) special(move, 'closed.noTrainLeft', { company });
  else if (cost > cash) special(move, 'closed.noTrainMoney', { company, cost, cash });
};
