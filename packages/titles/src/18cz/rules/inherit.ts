/** §VIII.9-8, -11 to -14: the stations and trains of an absorbed company. */
import {
  amend,
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  discardTrain,
  emit,
  type Frame,
  one,
  type Option,
  pop,
  type Refusal,
  removeToken,
  type State,
  tokensOf,
  type Train,
  type TrainSide,
  trainsOverLimit,
  updateCompany,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { doubledHexes, finishAbsorption } from './absorb.ts';
import { isScrapped, sideOf, sidesOf, turnCard } from './cards.ts';
import { ruling } from '../rulings.ts';
import { classOfSide, sizeOf } from './classes.ts';
import { pay, refuse } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

export interface DropFrame extends Frame {
  readonly company: CompanyId;
  readonly target: CompanyId;
}

/** Both had a station in one hex: the acquirer chooses which of the two comes back to the charter. */
export const dropStationStep = defineStep<DropFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  open: false,
  choices: {
    removeToken: {
      options: (state, { company, target }) => {
        const by = companyOf(state, company).president;
        if (!by) return [];
        const hexes = doubledHexes(state, company, target);
        return [company, target].flatMap((owner) =>
          tokensOf(state.board, owner)
            .filter(({ hex }) => hexes.includes(hex))
            .map(({ hex, city }) => one({ type: 'removeToken', by, company: owner, hex, city })),
        );
      },
      apply: (move, { company, target }, action) => {
        removeToken(move, action.company, action.hex, action.city);
        const { tokens } = companyOf(move.state, action.company);
        updateCompany(move, action.company, { tokens: [...tokens, 100] });
        if (doubledHexes(move.state, company, target).length > 0) return;
        pop(move);
        finishAbsorption(move, company, target);
      },
    },
  },
});

export interface InheritFrame extends Frame {
  readonly company: CompanyId;
  readonly trains: readonly string[];
  readonly turned: readonly string[];
}

/** Inherited trains that are still there. */
const inherited = (state: State, { company, trains }: InheritFrame): readonly Train[] =>
  state.trains.filter(({ id, at }) => at === company && trains.includes(id));

const unturned = (state: State, frame: InheritFrame): readonly Train[] =>
  inherited(state, frame).filter(({ id }) => !frame.turned.includes(id));

/** §VIII.9-12: the side of the acquirer's own class, if the card has one. */
const biggerSide = (state: State, company: CompanyId, card: Train): TrainSide | undefined => {
  const side = sidesOf(state, card).find((each) => classOfSide(each.name) === sizeOf(state, company));
  return side?.name === card.side ? undefined : side;
};

export const turningPrice = (state: State, card: Train, side: TrainSide): number =>
  Math.max(0, side.price - (sideOf(state, card, card.side)?.price ?? 0));

const whyNotTurn = (state: State, company: CompanyId, card: Train, side: TrainSide): Refusal | undefined => {
  if (isScrapped(state, side)) return refuse('18CZ §VIII.9-12', 'sideScrapped', { side: side.name });
  const cost = turningPrice(state, card, side);
  const cash = cashOf(state, company);
  return cost > cash ? refuse('18CZ §VIII.9-12', 'notEnoughCash', { cost, cash }) : undefined;
};

const turnOptions = (state: State, frame: InheritFrame, by: `@${string}`): readonly Option[] =>
  unturned(state, frame).flatMap((card) => {
    const side = biggerSide(state, frame.company, card);
    if (!side) return [];
    const action = { type: 'turnTrain', by, train: card.id, side: side.name } as const;
    return [one(action, whyNotTurn(state, frame.company, card, side))];
  });

/** §VIII.9-14: trains taken over, turned or not; by ruling a turned one is done with, and what is too many goes to the bank. */
const scrappable = (state: State, frame: InheritFrame): readonly Train[] =>
  ruling(state, 'absorbOverflowToPool') ? unturned(state, frame) : inherited(state, frame);

const isSettled = (state: State, frame: InheritFrame): boolean =>
  unturned(state, frame).length === 0 &&
  (ruling(state, 'absorbOverflowToPool') || trainsOverLimit(state, frame.company) === 0);

export const inheritStep = defineStep<InheritFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    turnTrain: {
      options: (state, frame) => {
        const by = companyOf(state, frame.company).president;
        return by ? turnOptions(state, frame, by) : [];
      },
      apply: (move, frame, { train: id, side: name }) => {
        const card = move.state.trains.find((each) => each.id === id);
        const side = card && sideOf(move.state, card, name);
        if (!card || !side) throw new Error(`no side ${name} of ${id}`);
        const price = turningPrice(move.state, card, side);
        pay(move, frame.company, BANK, price, 'train');
        amend(move, STEP.inherit, { turned: [...frame.turned, id] });
        emit(move, {
          type: 'special',
          key: 'trainTurned',
          args: { company: frame.company, from: card.side, to: name, price },
        });
        turnCard(move, id, name);
      },
    },
    discardTrain: {
      options: (state, frame) => {
        const by = companyOf(state, frame.company).president;
        if (!by) return [];
        const { company } = frame;
        return scrappable(state, frame).map(({ id }) => one({ type: 'discardTrain', by, company, train: id }));
      },
      // §VIII.9-11: out of the game, not into the pool.
      apply: (move, { company }, { train: id }) => discardTrain(move, company, id, 'out'),
    },
    pass: presidentPasses('inherit', (state, { company }) =>
      trainsOverLimit(state, company) > 0 ? refuse('18CZ §VIII.9-14', 'mustScrap') : undefined,
    ),
  },
  settle: (move, frame) => {
    if (!isSettled(move.state, frame)) return false;
    pop(move);
    return true;
  },
});
