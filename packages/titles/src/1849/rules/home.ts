/** 1849 §9.4-d: the marker of the home city; §9.4.1: Garibaldi chooses a home. */
import {
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  type HexId,
  type Move,
  one,
  placeFromCharter,
  pop,
  push,
} from '@roundhouse/engine';
import { homeOf } from '../../common/homeToken.ts';
import { GARIBALDI } from '../companies.ts';
import { STEP } from '../steps.ts';
import { openHomes } from './queue.ts';
import { homeMarkers } from './slots.ts';

export interface HomeFrame extends Frame {
  readonly company: CompanyId;
}

const placeHome = (move: Move, company: CompanyId, hex: HexId): void => {
  placeFromCharter(move, company, hex, 0, 0);
  homeMarkers.set(move, { ...homeMarkers.get(move.state), [company]: hex });
};

/** §9.4-d: one marker goes to the home city; Garibaldi's president chooses it. */
export const settleHome = (move: Move, company: CompanyId): void => {
  if (company === GARIBALDI) {
    push(move, STEP.home.frame({ company }));
    return;
  }
  placeHome(move, company, homeOf(move.state, company));
};

export const homeStep = defineStep<HomeFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  open: false,
  choices: {
    placeToken: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? openHomes(state).map((hex) => one({ type: 'placeToken', by, hex, city: 0 })) : [];
      },
      apply: (move, { company }, { hex }) => {
        pop(move);
        placeHome(move, company, hex);
      },
    },
  },
});
