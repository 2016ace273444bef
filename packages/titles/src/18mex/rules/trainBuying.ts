/** §4.3.4: buying trains, and what the president must do where a train must be bought. */
import {
  amendStep,
  cashOf,
  companyOf,
  type CompanyId,
  defineStep,
  emit,
  type Frame,
  frameOf,
  type Move,
  offers,
  one,
  phaseHas,
  pop,
  privateOf,
  propose,
  type Proposal,
  isPlayer,
  refuse,
  sideFacts,
  type State,
  titleOf,
  type Train,
  train,
  trainsAt,
  updatePrivate,
} from '@roundhouse/engine';
import { sameSale } from '../../common/sales.ts';
import {
  buyFromBank,
  sameTrainPurchase,
  trainOptions,
  trainProposal,
  type TrainRules,
} from '../../common/trainPurchase.ts';
import { MAJORS, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import {
  cheapestPrice,
  emergencySale,
  emergencySales,
  goBankrupt,
  help,
  isBankrupt,
  mustBuyTrain,
  toRaise,
} from './emergency.ts';
import { isLaunched } from './launch.ts';
import { phaseEffects } from './phases.ts';
import { majorCanBuyPrivate, offersToSell } from './privateTrade.ts';
import { boleoKeepsOpen } from './stations.ts';
import { stockProposals } from './stockTurn.ts';
import { doSellWithChange, sameExchange } from './trading.ts';

interface TrainFrame extends Frame {
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

const bankTrainsBought = (state: State): number => frameOf<TrainFrame>(state, 'trains')?.fromBank ?? 0;

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
    return buyer === NDM || seller === NDM ? { min: face, max: face } : { min: 1, max: Number.MAX_SAFE_INTEGER };
  },
  // AMB-8, D-19
  counted: (state, company) =>
    trainsAt(state, company).filter((each) => !each.obsolete || ruling(state, 'obsoleteTrainsCount') === true).length,
  help,
  bought: (move, company, _id, from) => {
    closeMnr(move, company);
    if (from !== 'depot' && from !== 'pool') {
      amendStep(move, 'trains', { lastFromBank: false });
      return;
    }
    amendStep(move, 'trains', { fromBank: bankTrainsBought(move.state) + 1, lastFromBank: true });
    if (from === 'depot') phaseEffects(move, company);
  },
  rules: { limit: '18MEX §4.3.4(g)#1', cash: '18MEX §4.3.4(c)' },
};

export const trainProposals: Readonly<Record<string, Proposal>> = { buyTrain: trainProposal(trainRules) };

/** How many more trains a major may own. */
export const trainRoom = (state: State, company: CompanyId): number =>
  titleOf(state).trainLimit(state, company) - (trainRules.counted?.(state, company) ?? 0);

/** There is room, money, and another major with a train: the president sees why none can be bought. */
const mayAskOthers = (state: State, company: CompanyId): boolean =>
  cashOf(state, company) > 0 &&
  trainRoom(state, company) > 0 &&
  trainRules.sellers(state, company).some((seller) => trainsAt(state, seller).some((each) => !each.obsolete));

/**
 * The ruling `askedInVain`: elsewhere a major with room is asked as long as it could pay for the cheapest train, those of
 * other majors taken for $1; after a train of the bank, while only one may be bought, only for what it can have.
 */
export const askedForTrains = (state: State, { company, lastFromBank }: TrainFrame): boolean => {
  const cash = cashOf(state, company);
  const others = trainRules
    .sellers(state, company)
    .flatMap((seller) => trainsAt(state, seller).filter((each) => !each.obsolete));
  const cheapest = Math.min(
    cheapestPrice(state) ?? Number.POSITIVE_INFINITY,
    others.length > 0 ? 1 : Number.POSITIVE_INFINITY,
  );
  if (trainRoom(state, company) <= 0 || cash < cheapest) return false;
  if (lastFromBank !== true || !phaseHas(state, 'oneBankTrain')) return true;
  const atFace = (each: Train): boolean => company === NDM || each.at === NDM;
  return others.some((each) => cash > 0 && (!atFace(each) || sideFacts(state, each).price <= cash));
};

const asksOn = (state: State, frame: TrainFrame): boolean =>
  ruling(state, 'askedInVain') === true ? askedForTrains(state, frame) : mayAskOthers(state, frame.company);

/** The turn is not over while a private may be bought; before Phase 3 by the ruling. */
const privatesKeepOpen = (state: State, company: CompanyId): boolean =>
  majorCanBuyPrivate(state, company) &&
  (phaseHas(state, 'privatesToMajors') || ruling(state, 'privatesAfterTrains') === true);

export const trains = defineStep<TrainFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    buyTrain: {
      options: (state, { company }) => trainOptions(state, company, trainRules),
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
      options: (state, { company }) => emergencySales(state, company),
      same: (state, offered, action) =>
        sameExchange(state, offered.exchange, action.exchange) &&
        sameSale(state, { ...offered, exchange: undefined }, { ...action, exchange: undefined }),
      apply: (move, { company }, action) => {
        const [first] = action.certificates;
        if (action.exchange !== undefined && first !== undefined)
          doSellWithChange(move, action.by, first, action.exchange);
        else emergencySale(move, company, action);
      },
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
    pass: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        if (!by) return [];
        const refusal = mustBuyTrain(state, company) ? refuse('18MEX §4.3.4.2#1', 'mustBuyTrain') : undefined;
        return [one({ type: 'pass', by }, refusal)];
      },
      apply: (move) => pop(move),
    },
  },
  settle: (move, frame) => {
    const { company } = frame;
    if (mustBuyTrain(move.state, company) || privatesKeepOpen(move.state, company)) return false;
    if (boleoKeepsOpen(move.state, company)) return false;
    if (offers(move.state, 'buyTrain').length > 0 || asksOn(move.state, frame)) return false;
    pop(move);
    return true;
  },
});
