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
  frameOf,
  type Move,
  nextTrain,
  one,
  type Option,
  pay,
  phaseHas,
  type PlayerId,
  pop,
  propose,
  type Proposal,
  push,
  type Refusal,
  type State,
  type Step,
  titleOf,
  train,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { modeOf, VACLAV } from '../modes.ts';
import { isScrapped, returnExcessTrains, sellCard, sideOf, sidesOf } from './cards.ts';
import { no, ruled } from './cite.ts';
import { canRunSide, hasRunnableTrain, isPrivateTrain, mayOwnSide } from './classes.ts';
import { lend } from './debts.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';

export interface TrainsFrame extends Frame {
  readonly step: 'trains';
  readonly company: CompanyId;
  /** Trains bought in this turn. */
  readonly bought?: number;
}

type Purchase = ActionOf<'buyTrain'>;

/** Places left under the limit. */
const room = (state: State, company: CompanyId): number =>
  titleOf(state).trainLimit(state, company) - trainsAt(state, company).length;

const isTutorial = (state: State): boolean => modeOf(state) === 'tutorial';

/** Cards the bank sells: the top of the stack and the pool; one of each kind that shows the same. */
const bankCards = (state: State): readonly Train[] => {
  const top = nextTrain(state);
  const pool = trainsAt(state, 'pool');
  const kinds = pool.filter(
    (each, index) => pool.findIndex((other) => other.name === each.name && other.side === each.side) === index,
  );
  return top ? [top, ...kinds] : kinds;
};

/** §VIII.10-1, §VIII.11: the duty, which the treasury need not be able to meet; not in the tutorial (§TUT-13). */
export const mustBuy = (state: State, company: CompanyId): boolean =>
  !hasRunnableTrain(state, company) &&
  (!isVaclavs(state, company) || ruled(state, 'vaclavBuys')) &&
  bankCards(state).some((card) =>
    sidesOf(state, card).some(
      (side) =>
        canRunSide(state, company, side.name) &&
        !isScrapped(state, side) &&
        (!isTutorial(state) || side.price <= cashOf(state, company)),
    ),
  );

/** §VIII.10-4, -5, -12: room under the limit for this side. */
const noRoom = (state: State, company: CompanyId, side: string): Refusal | undefined => {
  const left = room(state, company);
  const limit = titleOf(state).trainLimit(state, company);
  const needed = !hasRunnableTrain(state, company);
  const runs = canRunSide(state, company, side);
  if (left <= 0 && !(needed && runs)) return no('VIII.10-4', 'trainLimit', { limit });
  if (left === 1 && needed && !runs) return no('VIII.10-12', 'lastPlace', { limit });
  return undefined;
};

const whyNotFromBank = (state: State, company: CompanyId, card: Train, side: string): Refusal | undefined => {
  const facts = sideOf(state, card, side);
  if (!facts) return no('VIII.10-6', 'noSuchSide', { side });
  if (isScrapped(state, facts)) return no('VIII.12-5', 'sideScrapped', { side });
  if (!mayOwnSide(state, company, side)) return no('VIII.10-9', 'trainTooBig', { side });
  const full = noRoom(state, company, side);
  if (full) return full;
  const cash = cashOf(state, company);
  const helped = mustBuy(state, company) && canRunSide(state, company, side) && !isTutorial(state);
  return facts.price > cash && !helped ? no('VIII.11-1', 'notEnoughCash', { cost: facts.price, cash }) : undefined;
};

const bankOptions = (state: State, company: CompanyId, by: PlayerId): readonly Option[] =>
  bankCards(state).flatMap((card) =>
    sidesOf(state, card).map(({ name, price }) =>
      one(
        { type: 'buyTrain', by, train: card.id, from: card.at, price, side: name },
        whyNotFromBank(state, company, card, name),
      ),
    ),
  );

/** §VIII.10-7, §XI.1-18: started companies of players, never one's own. */
const sellersTo = (state: State, company: CompanyId): readonly CompanyId[] =>
  isTutorial(state) || isVaclavs(state, company)
    ? []
    : Object.values(state.companies)
        .filter(({ id, status }) => id !== company && status === 'floated' && !isVaclavs(state, id))
        .map(({ id }) => id);

const whyNotFromCompany = (state: State, company: CompanyId, sold: Train): Refusal | undefined => {
  if (!phaseHas(state, 'trade') && !ruled(state, 'earlyTrainTrade')) return no('VIII.10-7', 'noTradeYet');
  if (isPrivateTrain(sold)) return no('XI.2-14', 'privateTrain');
  if (!mayOwnSide(state, company, sold.side)) return no('VIII.10-9', 'trainTooBig', { side: sold.side });
  const full = noRoom(state, company, sold.side);
  if (full) return full;
  const cash = cashOf(state, company);
  return cash < 1 ? no('VIII.11-2', 'notEnoughCash', { cost: 1, cash }) : undefined;
};

const companyOptions = (state: State, company: CompanyId, by: PlayerId): readonly Option[] =>
  sellersTo(state, company).flatMap((seller) => {
    const theirs = trainsAt(state, seller);
    const kinds = theirs.filter((each, index) => theirs.findIndex((other) => other.side === each.side) === index);
    return kinds.map((each): Option => {
      const action = { type: 'buyTrain', by, train: each.id, from: seller, price: 1 } as const;
      const refusal = whyNotFromCompany(state, company, each);
      const max = Math.max(1, cashOf(state, company));
      return { kind: 'price', action, min: 1, max, step: 1, ...(refusal ? { refusal } : {}) };
    });
  });

export const trainOptions = (state: State, company: CompanyId): readonly Option[] => {
  const by = companyDecider(state, company);
  return by ? [...bankOptions(state, company, by), ...companyOptions(state, company, by)] : [];
};

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
  lend(move, payer, Math.max(0, short - cashOf(move.state, payer)));
  pay(move, payer, company, short, 'contribution');
};

/** §VIII.9-1, D10: a purchase made; a refused offer is none. */
const countPurchase = (move: Move): void =>
  amendStep(move, 'trains', { bought: (frameOf<TrainsFrame>(move.state, 'trains')?.bought ?? 0) + 1 });

const buyFromBank = (move: Move, company: CompanyId, { train: id, from, price, side }: Purchase): void => {
  countPurchase(move);
  const card = train(move.state, id);
  const shown = side ?? card.side;
  const full = room(move.state, company) <= 0;
  raiseMoney(move, company, price);
  pay(move, company, BANK, price, 'train');
  emit(move, { type: 'trainBought', company, train: id, name: shown, from, price });
  sellCard(move, id, company, shown);
  if (full && room(move.state, company) < 0) push(move, { step: 'returnOther', company, kept: id });
  else returnExcessTrains(move);
};

const buyFromCompany = (move: Move, company: CompanyId, { train: id, from, price }: Purchase): void => {
  countPurchase(move);
  const full = room(move.state, company) <= 0;
  pay(move, company, from, price, 'train');
  changeTrain(move, id, { at: company });
  emit(move, { type: 'trainBought', company, train: id, name: train(move.state, id).side, from, price });
  if (full) push(move, { step: 'returnOther', company, kept: id });
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

/** Whether the step is over without a word. */
const isOver = (state: State, { company, bought = 0 }: TrainsFrame): boolean => {
  if (isVaclavs(state, company) && !mustBuy(state, company)) return true;
  if (ruled(state, 'endWithoutRunnable') && bought > 0 && !askedThere(state, company)) return true;
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
