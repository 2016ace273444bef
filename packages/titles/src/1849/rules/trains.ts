/** 1849 §10.6: buying trains, by duty if need be; how the money is raised then is in `emergency.ts`. */
import {
  amend,
  askToDiscard,
  cashOf,
  companyOf,
  type CompanyId,
  factsOf,
  hasRoute,
  defineStep,
  type Move,
  one,
  type Proposal,
  propose,
  refuse,
  type State,
  type Step,
  titleOf,
  type Train,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { sameSale } from '../../common/sales.ts';
import {
  atTrainLimit,
  bankPrice,
  buyFromBank,
  sameTrainPurchase,
  trainOptions,
  trainProposal,
  type TrainPurchase,
  type TrainRules,
} from '../../common/trainPurchase.ts';
import { E_TRAIN } from '../trains.ts';
import { canGiveUp, emergencySales, giveUp } from './emergency.ts';
import { rememberOrder } from './prices.ts';
import { closeStep } from './closingSteps.ts';
import { GAUGES } from './track.ts';
import { sell } from './selling.ts';
import { eMarkers, foundedCorporations, roster } from './slots.ts';
import { presidentOf, type StepFrame } from './turn.ts';

/** §10.6-a: the duty to own a train looks at routes of any length; ports do not count. */
export const hasDuty = (state: State, company: CompanyId): boolean => {
  const { track } = factsOf(state);
  return hasRoute(track, state.board, company, GAUGES, (_node, hex) => track.map.hexes[hex]?.colour !== 'blue');
};

interface TrainFrame extends StepFrame {
  readonly begun?: boolean;
  /** §10.7: shares have been sold for this train. */
  readonly sold?: boolean;
}

/** §14.3-e: E trains only for corporations with an E marker. */
const mayOwn = (state: State, company: CompanyId, { name }: Train): boolean =>
  name !== E_TRAIN || eMarkers.get(state).includes(company);

const bankTrains = (state: State, company: CompanyId): readonly Train[] =>
  [...trainsForSale(state), ...trainsAt(state, 'pool')].filter((each) => mayOwn(state, company, each));

/** §10.7-a: the price of the cheapest train that the bank sells to this corporation. */
export const cheapestTrain = (state: State, company: CompanyId): number | undefined => {
  const prices = bankTrains(state, company).map((each) => bankPrice(state, each));
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** §10.6-a, §10.7-j. */
export const mustBuyTrain = (state: State, company: CompanyId): boolean =>
  trainsAt(state, company).length === 0 && cheapestTrain(state, company) !== undefined && hasDuty(state, company);

/** §10.7-a: what the treasury lacks for the cheapest train; 0: no emergency. */
export const missingForTrain = (state: State, company: CompanyId): number => {
  const price = cheapestTrain(state, company);
  if (price === undefined || !mustBuyTrain(state, company)) return 0;
  return Math.max(0, price - cashOf(state, company));
};

const hasSoldShares = (state: State): boolean => {
  const top = state.agenda.findLast((frame) => frame.step === 'buyTrains');
  return (top as TrainFrame | undefined)?.sold === true;
};

const trainRules: TrainRules = {
  mayNotBuy: (state, company, bought) => {
    if (!mayOwn(state, company, bought)) return refuse('1849 §14.3-e', 'needsEMarker', { company });
    if (missingForTrain(state, company) === 0) return undefined;
    const fromBank = bought.at === 'depot' || bought.at === 'pool';
    if (!fromBank) return hasSoldShares(state) ? refuse('1849 §10.7-g', 'cheapestBankTrain') : undefined;
    return bankPrice(state, bought) > (cheapestTrain(state, company) ?? 0)
      ? refuse('1849 §10.7-g', 'cheapestBankTrain')
      : undefined;
  },
  sellers: (state, company) => foundedCorporations(state).filter((id) => id !== company),
  between: (state, buyer) => ({ min: 1, max: cashOf(state, buyer) }),
  // §10.7-g: the president adds what is missing, and only in an emergency.
  help: (state, company) => {
    const by = companyOf(state, company).president;
    return by && missingForTrain(state, company) > 0 ? cashOf(state, by) : 0;
  },
  bought: (move) => askToDiscard(move, roster.get(move.state)),
  rules: { limit: '1849 §10.6-b', cash: '1849 §10-e' },
};

export const trainSaleProposal: Proposal = trainProposal(trainRules);

/** §10.7-b: what the president still has to find by selling; 0 where his cash is enough. */
export const toRaise = (state: State, company: CompanyId): number => {
  const by = companyOf(state, company).president;
  return by ? Math.max(0, missingForTrain(state, company) - cashOf(state, by)) : 0;
};

const purchase = (move: Move, company: CompanyId, action: TrainPurchase): void => {
  if (action.from === 'depot' || action.from === 'pool') {
    buyFromBank(move, company, action, trainRules);
    return;
  }
  const asked = companyOf(move.state, action.from).president;
  if (!asked) throw new Error(`${action.from} has no president`);
  propose(move, { buyTrain: trainSaleProposal }, 'buyTrain', asked, action, {
    company,
    seller: action.from,
    train: action.train,
    price: action.price,
  });
};

const couldBuy = (state: State, company: CompanyId): boolean =>
  !atTrainLimit(state, company) && trainOptions(state, company, trainRules).some((option) => !option.refusal);

/** Why no train can be bought: no room, none for sale, or no money. */
const closeForTrains = (move: Move, company: CompanyId): true => {
  const { state } = move;
  if (atTrainLimit(state, company))
    return closeStep(move, company, 'noTrainRoom', { limit: titleOf(state).trainLimit(state, company) });
  const cost = cheapestTrain(state, company);
  return cost === undefined
    ? closeStep(move, company, 'noTrainLeft')
    : closeStep(move, company, 'noTrainMoney', { cost, cash: cashOf(state, company) });
};

export const buyTrainsStep: Step = defineStep<TrainFrame>({
  decider: presidentOf,
  choices: {
    buyTrain: {
      options: (state, { company }, about) => trainOptions(state, company, trainRules, about),
      same: sameTrainPurchase,
      apply: (move, { company }, action) => purchase(move, company, action),
    },
    sellShares: {
      options: (state, frame, about) => {
        const by = presidentOf(state, frame);
        const missing = toRaise(state, frame.company);
        if (!by || missing === 0) return [];
        return emergencySales(state, frame.company, by, missing, about);
      },
      same: sameSale,
      apply: (move, _frame, action) => {
        amend(move, { sold: true });
        sell(move, action);
      },
    },
    bankrupt: {
      options: (state, frame) => {
        const by = presidentOf(state, frame);
        const missing = toRaise(state, frame.company);
        if (!by || missing === 0) return [];
        const refusal = canGiveUp(state, frame.company, by, missing)
          ? undefined
          : refuse('1849 §10.7-h', 'moneyCanBeRaised', { missing });
        return [one({ type: 'bankrupt', by }, refusal)];
      },
      apply: (move, { company }, { by }) => giveUp(move, company, by),
    },
    pass: presidentPasses('buyTrains', (state, { company }) =>
      mustBuyTrain(state, company) ? refuse('1849 §10.6-a', 'mustOwnTrain') : undefined,
    ),
  },
  settle: (move, { company, begun }) => {
    if (!begun) {
      amend(move, { begun: true });
      rememberOrder(move);
      return true;
    }
    if (mustBuyTrain(move.state, company) || couldBuy(move.state, company)) return false;
    return closeForTrains(move, company);
  },
});
