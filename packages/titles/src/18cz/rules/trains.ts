/** §VIII.10, §VIII.11: buying trains, the duty to own one that runs, and the director's money in an emergency. */
import {
  type ActionOf,
  amend,
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  discardTrain,
  emit,
  flatMap,
  type Frame,
  frameOf,
  type Move,
  one,
  pop,
  push,
  type State,
  train,
  trainsAt,
  type PlayerId,
} from '@roundhouse/engine';
import { deciderPasses } from '../../common/passing.ts';
import { policy } from '../../common/policy.ts';
import { logNoTrain, type NoTrain } from '../../common/trainDuty.ts';
import { proposeTrainSale, trainProposals } from '../../common/trainPurchase.ts';
import { VACLAV } from '../modes.ts';
import { returnExcessTrains, sellCard } from './cards.ts';
import { isPrivateTrain } from './classes.ts';
import { lend } from './debts.ts';
import { meansOf } from './means.ts';
import { mustBuy, trainsBelowLimit, trainOptions } from './trainOffers.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, special } from '../vocabulary.ts';

export interface TrainsFrame extends Frame {
  readonly company: CompanyId;
  /** Trains bought in this step. */
  readonly bought?: number;
}

type Purchase = ActionOf<'buyTrain'>;

/** Alike cards at the same place make the same purchase. */
const samePurchase = (state: State, offered: Purchase, action: Purchase): boolean => {
  if (offered.by !== action.by || offered.from !== action.from || offered.price !== action.price) return false;
  const wanted = state.trains.find((each) => each.id === action.train);
  const listed = train(state, offered.train);
  if (wanted?.at !== listed.at || wanted.name !== listed.name || wanted.side !== listed.side) return false;
  // The top card is the one that is sold, whichever of its letter is named.
  if (action.from === 'depot' && wanted.id !== listed.id) return false;
  return (action.side ?? (action.from === 'depot' ? wanted.name : undefined)) === offered.side;
};

/** What somebody can pay with: cash. */
export const purseOf = policy<(state: State, player: PlayerId) => number>(cashOf);

/** §VIII.10-5: anyone who bought beyond the limit returns another train, before anybody else is looked at. */
export const buyerReturnsAnother = policy(true);

/** §VIII.11-4, -5: the treasury pays first, then the director's cash, then a loan to them. */
const raiseMoney = (move: Move, company: CompanyId, price: number): void => {
  const short = price - cashOf(move.state, company);
  if (short <= 0) return;
  const payer = isVaclavs(move.state, company) ? VACLAV : companyOf(move.state, company).president;
  if (!payer) throw new Error(`${company} has no director`);
  lend(move, payer, Math.max(0, short - purseOf.of(move.state)(move.state, payer)));
  pay(move, payer, company, short, 'contribution');
  special(move, 'helped', { player: payer, company, amount: short });
};

const countPurchase = (move: Move): void =>
  amend(move, STEP.trains, { bought: (frameOf(move.state, STEP.trains)?.bought ?? 0) + 1 });

const buyFromBank = (move: Move, company: CompanyId, { train: id, from, price, side }: Purchase): void => {
  const card = train(move.state, id);
  const shown = side ?? card.side;
  const full = trainsBelowLimit(move.state, company) <= 0;
  raiseMoney(move, company, price);
  pay(move, company, BANK, price, 'train');
  emit(move, { type: 'trainBought', company, train: id, name: shown, from, price });
  sellCard(move, id, company, shown);
  countPurchase(move);
  if (full && trainsBelowLimit(move.state, company) < 0 && buyerReturnsAnother.of(move.state))
    push(move, STEP.returnOther.frame({ company, kept: id }));
  else returnExcessTrains(move);
};

/** §VIII.10-7: the seller's director agrees. */
export const trainSale = trainProposals({
  bought: (move, company, id) => {
    countPurchase(move);
    if (trainsBelowLimit(move.state, company) < 0 && buyerReturnsAnother.of(move.state))
      push(move, STEP.returnOther.frame({ company, kept: id }));
    else returnExcessTrains(move);
  },
});

/** Whether the step is over without a word. */
const isOver = (state: State, { company }: TrainsFrame): boolean => {
  if (mustBuy(state, company)) return false;
  return isVaclavs(state, company) || !couldBuyWith(state, company, meansOf(state, company));
};

const couldBuyWith = (state: State, company: CompanyId, money: number): boolean =>
  trainOptions(state, company, money).some((option) => !option.refusal);

/** Money is what lacks where any amount of it would buy a train. */
const noTrain = (state: State, company: CompanyId): NoTrain => {
  const prices = flatMap(trainOptions(state, company, Infinity), (option) =>
    option.refusal || option.kind !== 'one' || option.action.type !== 'buyTrain' ? [] : [option.action.price],
  );
  return prices.length > 0
    ? { full: false, cost: Math.min(...prices) }
    : { full: trainsBelowLimit(state, company) <= 0, cost: undefined };
};

export const trainsStep = defineStep<TrainsFrame>({
  decider: (state, { company }) => companyDecider(state, company),
  choices: {
    buyTrain: {
      options: (state, { company }, about) =>
        trainOptions(state, company, cashOf(state, company), about?.price).filter(
          (option) =>
            !about || !('action' in option) || (option.action.type === 'buyTrain' && option.action.from === about.from),
        ),
      same: samePurchase,
      apply: (move, { company }, action) => {
        if (action.from === 'depot' || action.from === 'pool') {
          buyFromBank(move, company, action);
          return;
        }
        const asked = companyOf(move.state, action.from).president;
        if (!asked) throw new Error(`${action.from} has no director`);
        proposeTrainSale(move, trainSale, asked, company, action);
      },
    },
    pass: deciderPasses(
      'trains',
      (state, { company }) => companyDecider(state, company),
      (state, { company }) => (mustBuy(state, company) ? refuse('18CZ §VIII.10-1', 'mustBuyTrain') : undefined),
    ),
  },
  settle: (move, frame) => {
    const { company, bought = 0 } = frame;
    if (!isOver(move.state, frame)) return false;
    if (bought === 0 && !isVaclavs(move.state, company)) logNoTrain(move, company, noTrain(move.state, company));
    pop(move);
    return true;
  },
});

export interface ReturnOtherFrame extends Frame {
  readonly company: CompanyId;
  readonly kept: string;
}

/** §VIII.10-5: bought beyond the limit: another train goes to the pool, without compensation. */
export const returnOtherStep = defineStep<ReturnOtherFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    discardTrain: {
      options: (state, { company, kept }) => {
        const by = companyOf(state, company).president;
        if (!by) return [];
        return trainsAt(state, company)
          .filter((each) => !isPrivateTrain(each))
          .map(({ id }) =>
            one(
              { type: 'discardTrain', by, company, train: id },
              id === kept ? refuse('18CZ §VIII.10-5', 'keepNewTrain') : undefined,
            ),
          );
      },
      apply: (move, { company }, { train: id }) => discardTrain(move, company, id, 'pool'),
    },
  },
  settle: (move, { company }) => {
    if (trainsBelowLimit(move.state, company) < 0) return false;
    pop(move);
    // A phase change may leave others over their limit too.
    returnExcessTrains(move);
    return true;
  },
});
