/** The state before the first stock round: cash, and the built-in trains of the minors. */
import { changeTrain, type Move, newMove, newPlayerRound, type SetupRequest, type State } from '@roundhouse/engine';
import { initialState } from '../common/setup.ts';
import { MINORS } from './companies.ts';
import { factsFor } from './facts.ts';
import { BUILT_IN } from './trains.ts';
import { STEP } from './steps.ts';

const CASH: Readonly<Record<number, number>> = { 3: 625, 4: 500, 5: 450 };

/** §1.3.3#2: each minor has its built-in train from the start. */
const giveMinorsTheirTrains = (move: Move): void => {
  for (const [index, minor] of MINORS.entries()) changeTrain(move, `${BUILT_IN}-${index}`, { at: minor });
};

export const setup = (request: SetupRequest): State => {
  const [first] = request.seats;
  if (!first) throw new Error('nobody plays');
  const state = initialState(request, factsFor(request.rules), {
    cash: CASH[request.seats.length] ?? 0,
    phase: '1',
    round: { kind: 'stock', set: 1, number: 1, of: 1 },
    agenda: [STEP.stockRound.frame(newPlayerRound(first))],
  });
  const move = newMove(state);
  giveMinorsTheirTrains(move);
  return move.state;
};
