/** 1862 §7.7: one station marker per turn, free of charge. */
import {
  type ActionOf,
  type Choice,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  frameOf,
  type Option,
  type PlayerId,
  pop,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { deciderPasses } from '../../common/passing.ts';
import { canPlaceStation, stationChoice, type StationRules } from '../../common/station.ts';
import { buildToLondon, londonOptions } from './track.ts';
import { isLondonPlace, NETWORK } from './network.ts';
import { STEP } from '../steps.ts';
import { cite, refuse, special } from '../vocabulary.ts';

export interface StationFrame extends Frame {
  readonly company: CompanyId;
}

const CITED = {
  noToken: '1862 §7.7 (a)',
  notConnected: '1862 §7.7 (b)',
  cityFull: '1862 §7.7 (b)',
  slotReserved: '1862 §7.7 (b)',
  alreadyThere: '1862 §7.7 (b)',
  notEnoughCash: '1862 §7.7 (a)',
} as const;

const placing: StationRules<StationFrame> = {
  network: NETWORK,
  cost: () => 0,
  cite: (problem) => cite(CITED[problem]),
};

const cities = stationChoice(placing);

const director = (state: State, { company }: StationFrame): PlayerId | null => companyOf(state, company).president;

/** §7.6.5 (b): London is the build of the turn; a company that has built nothing may still decide for it here. */
const londonRefused = (state: State): Refusal | undefined =>
  frameOf(state, STEP.operatingTurn)?.built === true ? refuse('1862 §7.6.5 (b)', 'londonInstead') : undefined;

type Placing = ActionOf<'placeToken'>;

const inLondon = (state: State, frame: StationFrame, about?: Placing): readonly Option[] => {
  const by = director(state, frame);
  return by ? londonOptions(state, frame.company, by, about, londonRefused(state)) : [];
};

export const canPlaceInCity = (state: State, frame: StationFrame): boolean => canPlaceStation(placing, state, frame);

export const canPlaceInLondon = (state: State, frame: StationFrame): boolean =>
  inLondon(state, frame).some((each) => !each.refusal);

const canPlace = (state: State, frame: StationFrame): boolean =>
  canPlaceInCity(state, frame) || canPlaceInLondon(state, frame);

const placeToken: Choice<StationFrame, 'placeToken'> = {
  options: (state, frame, about) => {
    if (about) return isLondonPlace(about.hex) ? inLondon(state, frame, about) : cities.options(state, frame, about);
    return [...cities.options(state, frame), ...inLondon(state, frame)];
  },
  apply: (move, frame, action) => {
    pop(move);
    if (isLondonPlace(action.hex)) buildToLondon(move, frame.company, action.hex);
    else cities.apply(move, frame, action);
  },
};

export const stationStep = defineStep<StationFrame>({
  decider: director,
  choices: {
    placeToken,
    pass: deciderPasses('station', director),
  },
  // Nobody is asked where nothing can be placed.
  settle: (move, frame) => {
    if (canPlace(move.state, frame)) return false;
    pop(move);
    const { company } = frame;
    special(move, companyOf(move.state, company).tokens.length === 0 ? 'closed.noMarker' : 'closed.noStation', {
      company,
    });
    return true;
  },
});
