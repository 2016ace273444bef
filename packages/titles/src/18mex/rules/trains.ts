/** §4.3.4: buying trains, and what the president must do where a train must be bought. */
import {
  amend,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Frame,
  frameOf,
  isPlayer,
  type Move,
  offers,
  one,
  type Option,
  pop,
  privateOf,
  type Proposal,
  propose,
  sideFacts,
  type State,
  titleOf,
  train,
  trainsAt,
  updatePrivate,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { sameSale } from '../../common/sales.ts';
import {
  buyFromBank,
  sameTrainPurchase,
  trainOptions,
  trainProposal,
  type TrainRules,
} from '../../common/trainPurchase.ts';
import { tellNoTrain } from '../../common/trainDuty.ts';
import { MAJORS, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import {
  cheapestPrice,
  duty,
  emergencySale,
  emergencySales,
  goBankrupt,
  isBankrupt,
  mustBuyTrain,
  toRaise,
} from './emergency.ts';
import { isLaunched } from './launch.ts';
import { phaseEffects } from './phases.ts';
import { majorCanBuyPrivate, offersToSell } from './privateTrade.ts';
import { boleoKeepsOpen } from './stations.ts';
import { stockProposals } from './stockTurn.ts';
import { sameExchange } from './trading.ts';
import { STEP } from '../steps.ts';
import { phaseHas, refuse } from '../vocabulary.ts';

export interface TrainFrame extends Frame {
  readonly company: CompanyId;
  /** Trains bought from the bank in this turn. */
  readonly fromBank?: number;
  /** Whether the last one came from the bank. */
  readonly lastFromBank?: boolean;
}

/** App.1#1: MNR closes when NdM buys its first train. */
const closeMnr = (move: Move, company: CompanyId): void => {
  const { closed } = privateOf(move.state, 'MNR');
  if (company !== NDM || closed) return;
  updatePrivate(move, 'MNR', { closed: true });
  emit(move, { type: 'privateClosed', private: 'MNR' });
};

const bankTrainsBought = (state: State): number => frameOf(state, STEP.trains)?.fromBank ?? 0;

export const trainRules: TrainRules = {
  // §4.3.4(f): before the first 4-train one bank train a turn.
  mayNotBuy: (state, _company, { at }) =>
    (at === 'depot' || at === 'pool') && bankTrainsBought(state) > 0 && phaseHas(state, 'oneBankTrain')
      ? refuse('18MEX §4.3.4(f)', 'oneBankTrain')
      : undefined,
  sellers: (state, company) => MAJORS.filter((each) => each !== company && isLaunched(state, each)),
  between: (state, buyer, seller, bought) => {
    if (bought.obsolete) return refuse('18MEX §4.3.4.1#3', 'obsoleteTrain');
    const face = sideFacts(state, bought).price;
    // §4.3.4(d)#2: NdM trades at face value only.
    return buyer === NDM || seller === NDM
      ? { min: face, max: face, rule: '18MEX §4.3.4(d)#2' }
      : { min: 1, max: Number.MAX_SAFE_INTEGER, rule: '18MEX §4.3.4(d)#1' };
  },
  // AMB-8, D-19
  counted: (state, company) =>
    trainsAt(state, company).filter((each) => !each.obsolete || ruling(state, 'obsoleteTrainsCount')).length,
  help: duty.help,
  bought: (move, company, _id, from) => {
    closeMnr(move, company);
    if (from !== 'depot' && from !== 'pool') {
      amend(move, STEP.trains, { lastFromBank: false });
      return;
    }
    amend(move, STEP.trains, { fromBank: bankTrainsBought(move.state) + 1, lastFromBank: true });
    if (from === 'depot') phaseEffects(move, company);
  },
  rules: { limit: '18MEX §4.3.4(g)#1', cash: '18MEX §4.3.4(c)' },
};

export const trainProposals: Readonly<Record<string, Proposal>> = { buyTrain: trainProposal(trainRules) };

/** How many more trains a major may own. */
export const trainRoom = (state: State, company: CompanyId): number =>
  titleOf(state).trainLimit(state, company) - (trainRules.counted?.(state, company) ?? 0);

/** §4.3.4.2(a): what the treasury cannot pay the president may add only for the cheapest train. */
const noHelpForDearer = (state: State, company: CompanyId, each: Option): Option => {
  if (each.kind !== 'one' || each.action.type !== 'buyTrain' || each.refusal?.key !== 'notEnoughCash') return each;
  const cheapest = cheapestPrice(state, company) ?? 0;
  return mustBuyTrain(state, company) && each.action.price > cheapest
    ? { ...each, refusal: refuse('18MEX §4.3.4.2(a)', 'onlyCheapest', { cost: cheapest }) }
    : each;
};

export const trains = defineStep<TrainFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    buyTrain: {
      options: (state, { company }, about) =>
        trainOptions(state, company, trainRules, about).map((each) => noHelpForDearer(state, company, each)),
      same: sameTrainPurchase,
      apply: (move, { company }, action) => {
        if (action.from === 'depot' || action.from === 'pool') {
          buyFromBank(move, company, action, trainRules);
          return;
        }
        const seller = companyOf(move.state, action.from).president;
        if (!seller) throw new Error(`${action.from} has no president`);
        const { side } = train(move.state, action.train);
        propose(move, trainProposals, 'buyTrain', seller, action, {
          company,
          train: side,
          from: action.from,
          price: action.price,
        });
      },
    },
    sellShares: {
      options: (state, { company }, about) => emergencySales(state, company, about),
      same: (state, offered, action) =>
        offered.exchange === undefined && action.exchange === undefined
          ? sameSale(state, offered, action)
          : sameExchange(state, offered.exchange, action.exchange) &&
            sameSale(state, { ...offered, exchange: undefined }, { ...action, exchange: undefined }),
      apply: (move, { company }, action) => emergencySale(move, company, action),
    },
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
    bankrupt: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by && isBankrupt(state, company) ? [one({ type: 'bankrupt', by })] : [];
      },
      apply: (move, { company }, { by }) => goBankrupt(move, company, by),
    },
    pass: presidentPasses('trains', (state, { company }) =>
      mustBuyTrain(state, company) ? refuse('18MEX §4.3.4.2#1', 'mustBuyTrain') : undefined,
    ),
  },
  settle: (move, { company, fromBank = 0 }) => {
    if (mustBuyTrain(move.state, company) || majorCanBuyPrivate(move.state, company)) return false;
    if (boleoKeepsOpen(move.state, company) || offers(move.state, 'buyTrain').length > 0) return false;
    pop(move);
    if (fromBank === 0) tellNoTrain(move, company, duty, trainRules.counted?.(move.state, company));
    return true;
  },
});
