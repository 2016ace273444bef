/** §VIII.10, §VIII.11: buying trains, the duty to own one that runs, and the director's money in an emergency. */
import {
  type ActionOf,
  amendStep,
  BANK,
  cashOf,
  changeTrain,
  companyOf,
  type CompanyId,
  defineStep,
  discardTrain,
  emit,
  type Frame,
  type Move,
  one,
  pay,
  pop,
  propose,
  type Proposal,
  push,
  type State,
  type Step,
  train,
  trainsAt,
} from '@roundhouse/engine';
import { VACLAV } from '../modes.ts';
import { returnExcessTrains, sellCard, sidesOf, trainsMoved } from './cards.ts';
import { no, ruled } from './cite.ts';
import { isPrivateTrain } from './classes.ts';
import { lend, vaclavTerrain } from './debts.ts';
import { bankCards, mustBuy, room, trainOptions } from './trainOffers.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';

export interface TrainsFrame extends Frame {
  readonly step: 'trains';
  readonly company: CompanyId;
  /** A purchase has ended the step, under a ruling. */
  readonly ended?: boolean;
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

/** §VIII.11-4, -5: the treasury pays first, then the director's cash, then a loan to him. */
const raiseMoney = (move: Move, company: CompanyId, price: number): void => {
  const short = price - cashOf(move.state, company);
  if (short <= 0) return;
  const payer = isVaclavs(move.state, company) ? VACLAV : companyOf(move.state, company).president;
  if (!payer) throw new Error(`${company} has no director`);
  const spent = payer === VACLAV ? vaclavTerrain(move.state) : 0;
  lend(move, payer, Math.max(0, short - cashOf(move.state, payer) + spent));
  pay(move, payer, company, short, 'contribution');
};

const buyFromBank = (move: Move, company: CompanyId, { train: id, from, price, side }: Purchase): void => {
  const card = train(move.state, id);
  const shown = side ?? card.side;
  const full = room(move.state, company) <= 0;
  raiseMoney(move, company, price);
  pay(move, company, BANK, price, 'train');
  emit(move, { type: 'trainBought', company, train: id, name: shown, from, price });
  sellCard(move, id, company, shown);
  trainsMoved(move);
  endIfNothingLeft(move, company);
  if (full && room(move.state, company) < 0) push(move, { step: 'returnOther', company, kept: id });
  else returnExcessTrains(move);
};

const buyFromCompany = (move: Move, company: CompanyId, { train: id, from, price }: Purchase): void => {
  const full = room(move.state, company) <= 0;
  pay(move, company, from, price, 'train');
  changeTrain(move, id, { at: company });
  emit(move, { type: 'trainBought', company, train: id, name: train(move.state, id).side, from, price });
  trainsMoved(move);
  endIfNothingLeft(move, company);
  if (full) push(move, { step: 'returnOther', company, kept: id });
  else returnExcessTrains(move);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** §VIII.10-7: the seller's director agrees. */
export const TRAIN_TRADE: Proposal = {
  accepted: (move, action, { args }) => {
    if (action.type === 'buyTrain') buyFromCompany(move, textOf(args['company']), action);
  },
};

/** 18xx.games asks whoever has room and the price of the cheapest train, at least 1 where another company owns one. */
const askedThere = (state: State, company: CompanyId): boolean => {
  if (room(state, company) <= 0) return false;
  const others = state.trains.some(({ at }) => at !== 'depot' && at !== 'pool' && at !== 'out' && at !== company);
  const prices = bankCards(state).flatMap((card) => sidesOf(state, card).map((each) => each.price));
  return cashOf(state, company) >= Math.min(...prices, ...(others ? [1] : []));
};

/** D10: 18xx.games ends the step with the purchase that leaves no room or money, whatever the company can run. */
const endIfNothingLeft = (move: Move, company: CompanyId): void => {
  if (ruled(move.state, 'endWithoutRunnable') && !askedThere(move.state, company))
    amendStep(move, 'trains', { ended: true });
};

/** Whether the step is over without a word. */
const isOver = (state: State, { company, ended = false }: TrainsFrame): boolean => {
  if (isVaclavs(state, company) && !mustBuy(state, company)) return true;
  if (ended) return true;
  if (mustBuy(state, company)) return false;
  return ruled(state, 'idlePrompts')
    ? !askedThere(state, company)
    : !trainOptions(state, company).some((option) => !option.refusal);
};

export const trainsStep: Step = defineStep<TrainsFrame>({
  decider: (state, { company }) => companyDecider(state, company),
  choices: {
    buyTrain: {
      options: (state, { company }, about) =>
        trainOptions(state, company).filter(
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
        const { train: id, from, price } = action;
        const args = { company, from, name: train(move.state, id).side, price };
        propose(move, { trainTrade: TRAIN_TRADE }, 'trainTrade', asked, action, args);
      },
    },
    pass: {
      options: (state, { company }) => {
        const by = companyDecider(state, company);
        const duty = mustBuy(state, company) ? no('VIII.10-1', 'mustBuyTrain') : undefined;
        return by ? [one({ type: 'pass', by }, duty)] : [];
      },
      apply: (move, { company }, { by }) => {
        pop(move);
        emit(move, { type: 'passed', player: by, company, step: 'trains' });
      },
    },
  },
  settle: (move, frame) => {
    if (!isOver(move.state, frame)) return false;
    pop(move);
    return true;
  },
});

interface ReturnOtherFrame extends Frame {
  readonly step: 'returnOther';
  readonly company: CompanyId;
  readonly kept: string;
}

/** §VIII.10-5: bought beyond the limit: another train goes to the pool, without compensation. */
export const returnOtherStep: Step = defineStep<ReturnOtherFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  open: false,
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
              id === kept && !ruled(state, 'endWithoutRunnable') ? no('VIII.10-5', 'keepNewTrain') : undefined,
            ),
          );
      },
      apply: (move, { company }, { train: id }) => discardTrain(move, company, id, 'pool'),
    },
  },
  settle: (move, { company }) => {
    if (room(move.state, company) < 0) return false;
    pop(move);
    // A phase change may leave others over their limit too.
    returnExcessTrains(move);
    return true;
  },
});
