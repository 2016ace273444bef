/** 1862 §7.9: limits and prices of trains, and buying the next one from the bank. */
import {
  ageTrains,
  BANK,
  changeTrain,
  type CompanyId,
  emit,
  leftDepot,
  type Move,
  nextTrain,
  phaseFacts,
  phaseIndex,
  type Refusal,
  startPhase,
  type State,
  type Train,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { freeWarranties, typeOf, type TrainType, WARRANTY_PRICE } from '../trains.ts';
import { pay, phaseHas, refuse, special } from '../vocabulary.ts';

/** §7.9 (f): why no train of this type may be bought. */
export const typeRefusal = (state: State, company: CompanyId, type: TrainType): Refusal | undefined => {
  const { trainLimit } = phaseFacts(state);
  const limit = trainLimit['default'] ?? 0;
  const own = trainsAt(state, company);
  const counted = phaseHas(state, 'perType') ? own.filter(({ side }) => typeOf(side) === type) : own;
  return counted.length >= limit ? refuse('1862 §7.9 (f)', 'trainLimit', { limit }) : undefined;
};

/** §7.9 (c): half as soon as a train of a later group has been sold. */
export const usedPrice = (state: State, { name }: Train): number => {
  const { price } = trainFacts(state, name);
  return phaseIndex(state, name) < phaseIndex(state, state.phase) ? price / 2 : price;
};

export const bankPrice = (state: State): number => {
  const next = nextTrain(state);
  return next ? trainFacts(state, next.name).price : Infinity;
};

/** Part 4.6: payment and warranties, then the phase, then rust. */
export const buyFromBank = (move: Move, company: CompanyId, side: string, warranties = 0): void => {
  const next = nextTrain(move.state);
  if (!next) throw new Error('no train is left');
  const { id, name } = next;
  const { price } = trainFacts(move.state, name);
  pay(move, company, BANK, price, 'train');
  pay(move, company, BANK, warranties * WARRANTY_PRICE, 'warranties');
  changeTrain(move, id, { at: company, side, warranties: freeWarranties(name) + warranties });
  emit(move, { type: 'trainBought', company, train: id, name: side, from: 'depot', price });
  const all = freeWarranties(name) + warranties;
  if (all > 0) special(move, 'warranted', { company, train: side, count: all, amount: warranties * WARRANTY_PRICE });
  if (leftDepot(move.state, name) > 1) return;
  startPhase(move, name);
  ageTrains(move, [name]);
};
