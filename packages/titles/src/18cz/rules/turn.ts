/** §VIII.3: the turn of a company, in the order of the rulebook. */
import {
  companyOf,
  type CompanyId,
  defineStep,
  emit,
  type Frame,
  type Move,
  one,
  pop,
  privatesOf,
  sequence,
  type State,
  type Step,
  updateCompany,
} from '@roundhouse/engine';
import { isLocal } from '../companies.ts';
import { ANY_TIME, localOffers } from './anytime.ts';
import { mayHandTrain } from './moraviaPrivates.ts';
import { isVaclavs } from './vaclav.ts';

const STEPS = ['home', 'track', 'station', 'run', 'dividend', 'absorb', 'trains', 'locals'] as const;
/** §XI.1: Vaclav's companies neither absorb nor trade. */
const VACLAV_STEPS = ['home', 'track', 'station', 'run', 'dividend', 'trains'] as const;

const endTurn = (move: Move, company: CompanyId): void =>
  updateCompany(move, company, { turns: companyOf(move.state, company).turns + 1 });

export const companyTurnStep: Step = sequence({
  steps: (state, company) => (isVaclavs(state, company) ? VACLAV_STEPS : STEPS),
  decider: (state, company) => companyOf(state, company).president,
  end: endTurn,
  anyTime: ANY_TIME,
});

interface LocalsFrame extends Frame {
  readonly step: 'locals';
  readonly company: CompanyId;
}

/** The last moment of the turn is still a moment of the turn: locals may be bought, sold and used. */
const somethingLeft = (state: State, company: CompanyId): boolean =>
  privatesOf(state, company).some(isLocal) ||
  localOffers(state, company).some((option) => !option.refusal) ||
  mayHandTrain(state, company).length > 0;

export const localsStep: Step = defineStep<LocalsFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    pass: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, { company }, { by }) => {
        pop(move);
        emit(move, { type: 'passed', player: by, company, step: 'locals' });
      },
    },
  },
  settle: (move, { company }) => {
    if (somethingLeft(move.state, company)) return false;
    pop(move);
    return true;
  },
});
