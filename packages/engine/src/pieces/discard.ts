/** Trains above the limit: the president gives up exactly the excess. */
import { stepHandle } from '../handles.ts';
import { companyOf, emit, type Move, pop, push } from '../move.ts';
import { one } from '../offers.ts';
import type { CompanyId, Frame, State, Train } from '../state.ts';
import { defineStep, type StepOf } from '../step.ts';
import { changeTrain, train, trainsAt, trainsOverLimit } from '../trains.ts';

export interface DiscardFrame extends Frame {
  readonly company: CompanyId;
}

export const DISCARD_TRAINS = stepHandle<DiscardFrame, 'discardTrains'>('discardTrains');

export interface DiscardRules {
  /** Where discarded trains go. */
  readonly to: 'pool' | 'out';
  /** Trains that may be given up; absent: any. */
  readonly candidates?: (state: State, company: CompanyId) => readonly Train[];
  /** The president is asked even where all that could be given up are alike. */
  readonly alwaysAsk?: (state: State) => boolean;
}

export const discardTrain = (move: Move, company: CompanyId, id: string, to: 'pool' | 'out'): void => {
  const { side } = train(move.state, id);
  changeTrain(move, id, { at: to });
  emit(move, { type: 'trainDiscarded', company, train: id, name: side });
};

/** Asks every company above its limit, in the given order, to discard; the first in the list decides first. */
export const askToDiscard = (move: Move, companies: readonly CompanyId[]): void => {
  for (const company of companies.toReversed())
    if (trainsOverLimit(move.state, company) > 0) push(move, DISCARD_TRAINS.frame({ company }));
};

/** One train of each kind is enough to choose from. */
const distinct = (trains: readonly Train[]): readonly Train[] =>
  trains.filter(
    (each, index) =>
      trains.findIndex((other) => other.side === each.side && other.obsolete === each.obsolete) === index,
  );

export const defineDiscardStep = ({ to, candidates = trainsAt, alwaysAsk }: DiscardRules): StepOf<DiscardFrame> =>
  defineStep<DiscardFrame>({
    decider: (state, { company }) => companyOf(state, company).president,
    open: false,
    choices: {
      discardTrain: {
        options: (state, { company }) => {
          const by = companyOf(state, company).president;
          return by
            ? distinct(candidates(state, company)).map(({ id }) =>
                one({ type: 'discardTrain', by, company, train: id }),
              )
            : [];
        },
        same: (state, offered, action) =>
          offered.company === action.company &&
          offered.by === action.by &&
          state.trains.some(
            (each) =>
              each.id === action.train && each.at === action.company && each.side === train(state, offered.train).side,
          ),
        apply: (move, { company }, action) => discardTrain(move, company, action.train, to),
      },
    },
    settle: (move, { company }) => {
      const over = trainsOverLimit(move.state, company);
      if (over === 0) {
        pop(move);
        return true;
      }
      const [only, ...others] = distinct(candidates(move.state, company));
      // Nothing to choose: all that could be given up are alike, or nobody is there to choose.
      const settled = others.length === 0 && !alwaysAsk?.(move.state);
      if (only && (settled || companyOf(move.state, company).president === null)) {
        discardTrain(move, company, only.id, to);
        return true;
      }
      return false;
    },
  });
