/** §post, §conv.3 to §conv.5: what follows a conversion or merger: trading, loans, stations. */
import {
  amend,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  firstRefusal,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  playersFrom,
  pop,
  privatesOf,
  push,
  type Refusal,
  type State,
  logPassed,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { STATION_SUBSIDY } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { singlesAt } from './certificates.ts';
import { mayTakeLoan, takeLoan, whyNoLoan } from './loans.ts';
import { buyMarkers, STATION_PRICE } from './stations.ts';
import { buy, saleOptions, samePurchase, sameSale, sell, whyOverLimits, whyTooDear } from './trading.ts';
import { turnRed } from './zones.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

export interface TradingFrame extends Frame {
  readonly company: CompanyId;
  /** post.1: the president when the trading began. */
  readonly first: PlayerId;
  readonly done: readonly PlayerId[];
}

export interface GrowthFrame extends Frame {
  readonly company: CompanyId;
}

export interface StationsFrame extends GrowthFrame {
  readonly needed: number;
}

/** The steps after a conversion (with stations to buy) or a merger (without). */
export const startGrowth = (move: Move, company: CompanyId, needed: number): void => {
  const { president } = companyOf(move.state, company);
  if (needed > 0) push(move, STEP.growthStations.frame({ company, needed }));
  push(move, STEP.growthLoans.frame({ company }));
  if (president) push(move, STEP.growthTrading.frame({ company, first: president, done: [] }));
};

const firstOf = (state: State, { company, first }: TradingFrame): PlayerId =>
  ruling(state, 'newPresidentBuysMany') ? (companyOf(state, company).president ?? first) : first;

const whyNotBuy = (state: State, { company }: TradingFrame, player: PlayerId): Refusal | undefined =>
  firstRefusal(
    () => (singlesAt(state, company, company).length === 0 ? refuse('1817 §post.1', 'noneLeft') : undefined),
    () => whyTooDear(state, player, company),
    () => whyOverLimits(state, player, company),
  );

const presides = (state: State, frame: TradingFrame, player: PlayerId): boolean =>
  player === firstOf(state, frame) || companyOf(state, frame.company).president === player;

/** post.2: everybody, the president too, may sell any number of their shares. */
const salesOf = (state: State, frame: TradingFrame, player: PlayerId): readonly Option[] =>
  presides(state, frame, player) && ruling(state, 'presidentOnlyBuys')
    ? []
    : saleOptions(state, player, frame.company, undefined);

const maySell = (state: State, frame: TradingFrame, player: PlayerId): boolean =>
  salesOf(state, frame, player).some((option) => !option.refusal);

const trader = (state: State, frame: TradingFrame): PlayerId | null =>
  playersFrom(state, firstOf(state, frame)).find(
    (player) => !frame.done.includes(player) && (!whyNotBuy(state, frame, player) || maySell(state, frame, player)),
  ) ?? null;

const finished = (move: Move, { done }: TradingFrame, player: PlayerId): void =>
  amend(move, STEP.growthTrading, { done: [...done, player] });

/**
 * §post: the president buys any number; then everybody once sells any number or buys one, clockwise from the president. Nothing
 * comes between the two for the president, so that it is one turn: purchases, and at last perhaps a sale.
 */
export const growthTradingStep = defineStep<TradingFrame>({
  decider: trader,
  open: false,
  choices: {
    buyShares: {
      options: (state, frame): readonly Option[] => {
        const by = trader(state, frame);
        const [share] = singlesAt(state, frame.company, frame.company);
        if (!by || !share) return [];
        const action = { type: 'buyShares', by, company: frame.company, certificates: [share.id] } as const;
        return [one({ ...action, certificates: [share.id] }, whyNotBuy(state, frame, by))];
      },
      same: samePurchase,
      apply: (move, frame, action) => {
        buy(move, action);
        // post.4: only the president at the time goes on; under that ruling the president of the moment.
        if (action.by !== firstOf(move.state, frame)) finished(move, frame, action.by);
      },
    },
    sellShares: {
      options: (state, frame): readonly Option[] => {
        const by = trader(state, frame);
        return by ? salesOf(state, frame, by) : [];
      },
      same: sameSale,
      apply: (move, frame, action) => {
        sell(move, action);
        finished(move, frame, action.by);
      },
    },
    pass: {
      options: (state, frame) => {
        const by = trader(state, frame);
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, frame, { by }) => {
        logPassed(move, by);
        finished(move, frame, by);
      },
    },
  },
  settle: (move, frame) => {
    if (trader(move.state, frame)) return false;
    pop(move);
    return true;
  },
});

/** conv.3, mrg2.7, mrg5.9: the company may take loans. */
export const growthLoansStep = defineStep<GrowthFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  open: false,
  choices: {
    takeLoan: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'takeLoan', by, count: 1, company }, whyNoLoan(state, company))] : [];
      },
      apply: (move, { company }) => takeLoan(move, company),
    },
    pass: presidentPasses('loans'),
  },
  settle: (move, { company }) => {
    if (mayTakeLoan(move.state, company)) return false;
    pop(move);
    return true;
  },
});

/** vpriv.6 under that ruling: $50 off the bill instead of $50 in cash. */
export const stationBill = (state: State, company: CompanyId, needed: number): number => {
  const discount = ruling(state, 'subsidyAsDiscount') && privatesOf(state, company).includes(STATION_SUBSIDY);
  return needed * STATION_PRICE - (discount ? STATION_PRICE : 0);
};

/** conv.4, conv.5: the stations are bought, or the company turns red. */
export const growthStationsStep = defineStep<StationsFrame>({
  decider: () => null,
  choices: {},
  settle: (move, { company, needed }) => {
    pop(move);
    const cost = stationBill(move.state, company, needed);
    if (cost <= cashOf(move.state, company)) buyMarkers(move, company, needed, cost);
    else turnRed(move, company, 'noStations');
    return true;
  },
});
