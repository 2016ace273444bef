/** 1849 §10.6: buying trains, by duty if need be; how the money is raised then is in `emergency.ts`. */
import {
  amend,
  askToDiscard,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  hasRoute,
  type Move,
  one,
  pop,
  type Proposal,
  propose,
  type State,
  type Train,
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
import { tellNoTrain, trainDuty } from '../../common/trainDuty.ts';
import { E_TRAIN } from '../trains.ts';
import { canGiveUp, emergencySales, giveUp } from './emergency.ts';
import { rememberOrder } from './prices.ts';
import { GAUGES } from './track.ts';
import { sell } from './selling.ts';
import { eMarkers, foundedCorporations, roster } from './slots.ts';
import { presidentOf, type StepFrame } from './turn.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

/** §10.6-a: the duty to own a train looks at routes of any length; ports do not count. */
export const hasDuty = (state: State, company: CompanyId): boolean => {
  const { track } = factsOf(state);
  return hasRoute(track, state.board, company, GAUGES, (_node, hex) => track.map.hexes[hex]?.colour !== 'blue');
};

export interface TrainFrame extends StepFrame {
  readonly begun?: boolean;
  /** §10.7: shares have been sold for this train. */
  readonly sold?: boolean;
}

/** §14.3-e: E trains only for corporations with an E marker. */
const mayOwn = (state: State, company: CompanyId, { name }: Train): boolean =>
  name !== E_TRAIN || eMarkers.get(state).includes(company);

/** §10.6-a, §10.7-j: who must buy; §10.7-a: what the treasury lacks for the cheapest train that the bank sells to it. */
const duty = trainDuty({ isBound: hasDuty, mayOwn });

export const { cheapest: cheapestTrain, mustBuy: mustBuyTrain, missing: missingForTrain } = duty;

/** §10.7-b: what the president still has to find by selling; 0 where his cash is enough. */
export const { toRaise } = duty;

const hasSoldShares = (state: State): boolean => {
  const top = state.agenda.findLast(STEP.buyTrains.is);
  return top?.sold === true;
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
  help: duty.help,
  bought: (move) => askToDiscard(move, roster.get(move.state)),
  rules: { limit: '1849 §10.6-b', cash: '1849 §10-e' },
};

export const trainSaleProposal: Proposal = trainProposal(trainRules);

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

export const buyTrainsStep = defineStep<TrainFrame>({
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
        amend(move, STEP.buyTrains, { sold: true });
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
      amend(move, STEP.buyTrains, { begun: true });
      rememberOrder(move);
      return true;
    }
    if (mustBuyTrain(move.state, company) || couldBuy(move.state, company)) return false;
    pop(move);
    tellNoTrain(move, company, duty);
    return true;
  },
});
