/** §TUT: the tutorial: one company each, income goes to the treasury, ten rounds. */
import {
  BANK,
  beginRound,
  cashOf,
  type CompanyId,
  companyOf,
  type CompanyStep,
  defineStep,
  type Move,
  pop,
  push,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { defineOperatingTurn } from '../../common/operatingTurn.ts';
import type { RunFrame } from '../../common/runs.ts';
import { TUTORIAL_ORDER } from '../companies.ts';
import { TUTORIAL_ROUNDS } from '../modes.ts';
import { sidesOf } from './cards.ts';
import { bankCards } from './trainOffers.ts';
import { canRun, runTrainsThen, logNoRun } from './running.ts';
import { STEP } from '../steps.ts';
import { endGame, pay, special, triggerEnd } from '../vocabulary.ts';

/** §TUT-8 */
const STEPS: readonly CompanyStep[] = [STEP.track, STEP.station, STEP.tutorialRun, STEP.trains];

/** §TUT-7: always in this order, only companies that somebody plays. */
export const tutorialOrder = (state: State): readonly CompanyId[] =>
  TUTORIAL_ORDER.filter((id) => state.companies[id]?.status === 'floated');

/** §TUT-14, §TUT-16: no train, and none to be had for the money. */
const isStranded = (state: State, company: CompanyId): boolean => {
  if (trainsAt(state, company).length > 0) return false;
  return bankCards(state, company).every((card) =>
    sidesOf(state, card).every(({ price }) => price > cashOf(state, company)),
  );
};

export const tutorialTurnStep = defineOperatingTurn({
  steps: () => STEPS,
  end: (move) => {
    // Also one that the purchase of another has just left without a train.
    const stranded = tutorialOrder(move.state).find((each) => isStranded(move.state, each));
    if (stranded === undefined || move.state.ending) return;
    special(move, 'stranded', { company: stranded });
    triggerEnd(move, { reason: 'stranded', data: { company: stranded } });
  },
});

/** §TUT-8: the whole income goes to the treasury. */
export const tutorialRunStep = defineStep<RunFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: { runTrains: runTrainsThen((move, company, revenue) => pay(move, BANK, company, revenue, 'revenue')) },
  settle: (move, { company }) => {
    if (canRun(move.state, company)) return false;
    logNoRun(move, company);
    pop(move);
    return true;
  },
});

export const beginTutorialRound = (move: Move, number: number): void => {
  beginRound(move, { kind: 'operating', set: 0, number, of: TUTORIAL_ROUNDS });
  push(move, STEP.operatingRound.frame({ operated: [], field: null }));
};

/** §TUT-14: the round is always finished. */
export const endTutorialRound = (move: Move): void => {
  const { round, ending } = move.state;
  if (ending) endGame(move, ending);
  else if (round.number >= TUTORIAL_ROUNDS) endGame(move, 'rounds');
  else beginTutorialRound(move, round.number + 1);
};
