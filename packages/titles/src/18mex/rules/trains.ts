/** §4.3.4: buying trains, and what the president must do where a train must be bought. */
import {
  amend,
  type CompanyId,
  companyOf,
  frameOf,
  isPlayer,
  type Move,
  privateOf,
  propose,
  type Refusal,
  sideFacts,
  type State,
  titleOf,
  trainsAt,
} from '@roundhouse/engine';
import { canBuyTrain, isFromBank, trainProposals, type TrainRules } from '../../common/trainPurchase.ts';
import { logNoTrain, noTrain } from '../../common/trainDuty.ts';
import { defineTrainStep, type TrainStepFrame } from '../../common/trainStep.ts';
import { MAJORS, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { duty, raising, toRaise } from './emergency.ts';
import { hasFloated } from './floating.ts';
import { phaseEffects } from './phases.ts';
import { majorPurchase, offersToSell } from './privateTrade.ts';
import { boleoKeepsOpen } from './stations.ts';
import { stockProposals } from './stockTurn.ts';
import { STEP } from '../steps.ts';
import { cite, phaseHas, refuse } from '../vocabulary.ts';
import { closePrivate } from '../../common/privates.ts';

export interface TrainsFrame extends TrainStepFrame {
  /** Trains bought from the bank in this turn. */
  readonly fromBank?: number;
  /** Whether the last one came from the bank. */
  readonly lastFromBank?: boolean;
  /** §4.3.4.2(b): the president has added money for a train of this turn. */
  readonly helped?: boolean;
}

/** App.1#1: MNR closes when NdM buys its first train. */
const closeMnr = (move: Move, company: CompanyId): void => {
  const { closed } = privateOf(move.state, 'MNR');
  if (company !== NDM || closed) return;
  closePrivate(move, 'MNR');
};

const bankTrainsBought = (state: State): number => frameOf(state, STEP.trains)?.fromBank ?? 0;

/** §4.3.4.2(b): with the president's help only one train, whatever money a merger brings afterwards. */
const oneWithHelp = (state: State): Refusal | undefined =>
  frameOf(state, STEP.trains)?.helped === true ? refuse('18MEX §4.3.4.2(b)', 'oneTrainWithHelp') : undefined;

export const trainRules: TrainRules = {
  // §4.3.4(f): before the first 4-train one bank train a turn.
  mayNotBuy: (state, _company, { at }) =>
    oneWithHelp(state) ??
    (isFromBank(at) && bankTrainsBought(state) > 0 && phaseHas(state, 'oneBankTrain')
      ? refuse('18MEX §4.3.4(f)', 'oneBankTrain')
      : undefined),
  sellers: (state, company) => MAJORS.filter((each) => each !== company && hasFloated(state, each)),
  between: (state, buyer, seller, bought) => {
    if (bought.obsolete) return refuse('18MEX §4.3.4.1#3', 'obsoleteTrain');
    const face = sideFacts(state, bought).price;
    // §4.3.4(d)#2: NdM trades at face value only.
    return buyer === NDM || seller === NDM
      ? { min: face, max: face, rule: cite('18MEX §4.3.4(d)#2') }
      : { min: 1, max: Number.MAX_SAFE_INTEGER, rule: cite('18MEX §4.3.4(d)#1') };
  },
  // AMB-8, D-19
  counted: (state, company) =>
    trainsAt(state, company).filter((each) => !each.obsolete || ruling(state, 'obsoleteTrainsCount')).length,
  help: duty.help,
  bought: (move, company, _id, from, _price, help) => {
    if (help > 0) amend(move, STEP.trains, { helped: true });
    closeMnr(move, company);
    if (!isFromBank(from)) {
      amend(move, STEP.trains, { lastFromBank: false });
      return;
    }
    amend(move, STEP.trains, { fromBank: bankTrainsBought(move.state) + 1, lastFromBank: true });
    if (from === 'depot') phaseEffects(move, company);
  },
  rules: {
    limit: cite('18MEX §4.3.4(g)#1'),
    cash: cite('18MEX §4.3.4(c)'),
    cashBetween: cite('18MEX §4.3.4.2(a)'),
    price: cite('18MEX §4.3.4(c)'),
  },
};

export const trainSale = trainProposals(trainRules);

/** How many more trains a major may own. */
export const trainsBelowLimit = (state: State, company: CompanyId): number =>
  titleOf(state).trainLimit(state, company) - (trainRules.counted?.(state, company) ?? 0);

export const trainsStep = defineTrainStep<TrainsFrame>({
  step: 'trains',
  trains: trainRules,
  emergency: { duty, raising, rules: { mustBuy: cite('18MEX §4.3.4.2#1'), onlyCheapest: cite('18MEX §4.3.4.2(a)') } },
  isOpen: (state, { company }) =>
    majorPurchase.canBuy(state, company) || boleoKeepsOpen(state, company) || canBuyTrain(state, company, trainRules),
  choices: {
    // §4.3.4.2(d)#1: privates may be sold to other players.
    sellPrivate: {
      options: (state, { company }) => {
        const { president } = companyOf(state, company);
        return president && toRaise(state, company) > 0 ? offersToSell(state, president) : [];
      },
      apply: (move, _frame, action) => {
        if (action.to === undefined || !isPlayer(action.to)) throw new Error('a private is sold to a player');
        propose(move, stockProposals, 'sellPrivate', action.to, action, {
          private: action.private,
          price: action.price,
        });
      },
    },
  },
  logClosed: (move, { company, fromBank = 0 }) => {
    if (fromBank > 0) return;
    logNoTrain(move, company, noTrain(move.state, company, duty, trainRules.counted?.(move.state, company)));
  },
});
