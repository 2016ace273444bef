/** §VIII.3: the turn of a company, in the order of the rulebook. */
import {
  type CompanyId,
  companyOf,
  type CompanyStep,
  defineStep,
  type Frame,
  pop,
  privatesOf,
  type State,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { defineOperatingTurn } from '../../common/operatingTurn.ts';
import { isLocal } from '../companies.ts';
import { ANY_TIME, localPurchase } from './anytime.ts';
import { mayHandTrain } from './moraviaPrivates.ts';
import { isVaclavs } from './vaclav.ts';
import { STEP } from '../steps.ts';

const STEPS: readonly CompanyStep[] = [
  STEP.home,
  STEP.track,
  STEP.station,
  STEP.run,
  STEP.dividend,
  STEP.absorb,
  STEP.trains,
  STEP.locals,
];
/** §XI.1: Vaclav's companies neither absorb nor trade. */
const VACLAV_STEPS: readonly CompanyStep[] = [
  STEP.home,
  STEP.track,
  STEP.station,
  STEP.run,
  STEP.dividend,
  STEP.trains,
];

const steps = defineOperatingTurn({
  steps: (state, company) => (isVaclavs(state, company) ? VACLAV_STEPS : STEPS),
  anyTime: ANY_TIME,
});

export const operatingTurnStep: typeof steps = {
  ...steps,
  // The home is taken once: it says nothing of tiles and markers that come later.
  past: (state, frame) => steps.past?.(state, frame).filter((each) => !STEP.home.is(each)) ?? [],
};

export interface LocalsFrame extends Frame {
  readonly company: CompanyId;
}

/** The last moment of the turn is still a moment of the turn: locals may be bought, sold and used. */
const somethingLeft = (state: State, company: CompanyId): boolean =>
  privatesOf(state, company).some(isLocal) ||
  localPurchase.canBuy(state, company) ||
  mayHandTrain(state, company).length > 0;

export const localsStep = defineStep<LocalsFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    pass: presidentPasses('locals'),
  },
  settle: (move, { company }) => {
    if (somethingLeft(move.state, company)) return false;
    pop(move);
    return true;
  },
});
