/** 1849 §14.3, variant Electric Dreams: E markers. */
import { BANK, cashOf, type CompanyId, defineStep, one, type Option, pop, type State } from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { E_MARKERS } from '../trains.ts';
import { closeStep } from './closingSteps.ts';
import { eMarkers, eMarkerSold, eMarkersLost } from './slots.ts';
import { presidentOf, type StepFrame } from './operatingTurn.ts';
import { pay, phaseHas, refuse, special } from '../vocabulary.ts';

/** §14.3-a. */
export const E_MARKER_SUPPLY = 6;

/** §14.3-b: the first one is dearer, and all are cheaper in Phase 16. */
export const eMarkerPrice = (state: State): number => {
  const late = state.phase === '16H';
  if (eMarkerSold.get(state)) return late ? 550 : 800;
  return late ? 800 : 1100;
};

const buyOption = (state: State, frame: StepFrame): readonly Option[] => {
  const by = presidentOf(state, frame);
  const owners = eMarkers.get(state);
  if (!by || !phaseHas(state, E_MARKERS) || owners.includes(frame.company)) return [];
  const cost = eMarkerPrice(state);
  const cash = cashOf(state, frame.company);
  const refusal =
    owners.length + eMarkersLost.get(state) >= E_MARKER_SUPPLY
      ? refuse('1849 §14.3-a', 'noneLeft')
      : cost > cash
        ? refuse('1849 §14.3-a', 'notEnoughCash', { cost, cash })
        : undefined;
  return [one({ type: 'choose', by, choice: 'buyEMarker' }, refusal)];
};

const mayBuy = (state: State, frame: StepFrame): boolean => buyOption(state, frame).some((option) => !option.refusal);

export const eMarkerStep = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    choose: {
      options: buyOption,
      apply: (move, { company }: { readonly company: CompanyId }) => {
        pop(move);
        const price = eMarkerPrice(move.state);
        pay(move, company, BANK, price, 'eMarker');
        eMarkers.set(move, [...eMarkers.get(move.state), company]);
        eMarkerSold.set(move, true);
        special(move, 'eMarkerBought', { company, price });
      },
    },
    pass: presidentPasses('eMarker'),
  },
  settle: (move, frame) => {
    if (mayBuy(move.state, frame)) return false;
    const { state } = move;
    if (phaseHas(state, E_MARKERS) && !eMarkers.get(state).includes(frame.company))
      return closeStep(move, frame.company, 'noEMarker');
    pop(move);
    return true;
  },
});
