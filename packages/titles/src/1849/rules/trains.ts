/** 1849 §10.6: buying trains, by duty if need be; how the money is raised then is in `emergency.ts`. */
import {
  amend,
  askToDiscard,
  cashOf,
  type CompanyId,
  defineStep,
  factsOf,
  hasRoute,
  type State,
  type Train,
} from '@roundhouse/engine';
import { sameSale } from '../../common/sales.ts';
import { bankPrice, isFromBank, trainProposals, type TrainRules } from '../../common/trainPurchase.ts';
import { trainDuty } from '../../common/trainDuty.ts';
import { type Raising, defineTrainStep } from '../../common/trainStep.ts';
import { E_TRAIN } from '../trains.ts';
import { canGiveUp, salesToRaise, giveUp } from './emergency.ts';
import { rememberOrder } from './prices.ts';
import { GAUGES } from './track.ts';
import { sell } from './selling.ts';
import { eMarkers, foundedCorporations, roster } from './slots.ts';
import type { StepFrame } from './operatingTurn.ts';
import { STEP } from '../steps.ts';
import { cite, refuse } from '../vocabulary.ts';

/** §10.6-a: the duty to own a train looks at routes of any length; ports do not count. */
export const hasDuty = (state: State, company: CompanyId): boolean => {
  const { track } = factsOf(state);
  return hasRoute(track, state.board, company, GAUGES, (_node, hex) => track.map.hexes[hex]?.colour !== 'blue');
};

export interface TrainsFrame extends StepFrame {
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

/** §10.7-b: what the president still has to find by selling; 0 where their cash is enough. */
export const { toRaise } = duty;

const hasSoldShares = (state: State): boolean => {
  const top = state.agenda.findLast(STEP.trains.is);
  return top?.sold === true;
};

const trainRules: TrainRules = {
  mayNotBuy: (state, company, bought) => {
    if (!mayOwn(state, company, bought)) return refuse('1849 §14.3-e', 'needsEMarker', { company });
    if (missingForTrain(state, company) === 0) return undefined;
    if (!isFromBank(bought.at)) return hasSoldShares(state) ? refuse('1849 §10.7-g', 'cheapestBankTrain') : undefined;
    return bankPrice(state, bought) > (cheapestTrain(state, company) ?? 0)
      ? refuse('1849 §10.7-g', 'cheapestBankTrain')
      : undefined;
  },
  sellers: (state, company) => foundedCorporations(state).filter((id) => id !== company),
  between: (state, buyer) => ({ min: 1, max: cashOf(state, buyer) }),
  // §10.7-g: the president adds what is missing, and only in an emergency.
  help: duty.help,
  bought: (move) => askToDiscard(move, roster.get(move.state)),
  rules: {
    limit: cite('1849 §10.6-b'),
    cash: cite('1849 §10-e'),
    price: cite('1849 §10.6-c'),
    poolPrice: cite('1849 §10.6-d'),
  },
};

export const trainSale = trainProposals(trainRules);

/** §10.7: how a president raises money for a train; §10.7-h: a corporation closes where all is not enough. */
const raising: Raising = {
  options: (state, { player, operating }, missing, about) => salesToRaise(state, operating, player, missing, about),
  same: sameSale,
  sell: (move, _seller, action) => {
    amend(move, STEP.trains, { sold: true });
    sell(move, action);
  },
  cannotRaise: (state, { player, operating }, missing) => canGiveUp(state, operating, player, missing),
  goBankrupt: (move, { player, operating }) => giveUp(move, operating, player),
};

const buying = defineTrainStep<TrainsFrame>({
  step: 'trains',
  trains: trainRules,
  emergency: { duty, raising, rules: { mustBuy: cite('1849 §10.6-a'), canRaise: cite('1849 §10.7-h') } },
});

export const trainsStep = defineStep<TrainsFrame>({
  ...buying,
  settle: (move, frame) => {
    if (frame.begun) return buying.settle?.(move, frame) ?? false;
    amend(move, STEP.trains, { begun: true });
    rememberOrder(move);
    return true;
  },
});
