/** 1849 §10.4: one station marker a turn, free of charge. */
import {
  type ActionOf,
  type Choice,
  citiesOf,
  companyOf,
  defineStep,
  factsOf,
  freeCircles,
  type HexId,
  one,
  type Option,
  placeFromCharter,
  pop,
  type Refusal,
  shapeAt,
  type State,
  tokensIn,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { canPlaceStation, noFreeSlot, stationChoice, type StationRules } from '../../common/station.ts';
import { closeStep } from './closingSteps.ts';
import { GAUGES } from './track.ts';
import { presidentOf, type StepFrame, operatingTurnOf } from './operatingTurn.ts';
import { cite, refuse } from '../vocabulary.ts';

const CITED = {
  noToken: '1849 §7.2-d',
  notConnected: '1849 §10.4-c',
  cityFull: '1849 §10.4-c',
  slotReserved: '1849 §10.4-e',
  alreadyThere: '1849 §10.4-g',
  notEnoughCash: '1849 §10-e',
} as const;

const placing: StationRules<StepFrame> = {
  network: GAUGES,
  placed: (move) => pop(move),
  cite: (problem) => cite(CITED[problem]),
};

const normal = stationChoice(placing);

/** §10.4-j: with SMS no route to the city is needed, and no other city may be chosen. */
const bySea = (state: State, frame: StepFrame, hex: HexId, about?: ActionOf<'placeToken'>): readonly Option[] => {
  const { company } = frame;
  const by = presidentOf(state, frame);
  if (!by) return [];
  const whyNot = (): Refusal | undefined => {
    if (about && about.hex !== hex) return refuse('1849 §7.1-P4', 'oneCoastalCity', { hex });
    if (companyOf(state, company).tokens.length === 0) return refuse(CITED.noToken, 'noToken');
    if (tokensIn(state.board, hex).some((each) => each.company === company))
      return refuse(CITED.alreadyThere, 'alreadyThere', { company, hex });
    const place = { hex, city: 0 };
    return freeCircles(state, hex, 0, company) > 0 ? undefined : noFreeSlot(state, company, place, placing.cite);
  };
  return [one({ type: 'placeToken', by, hex: about?.hex ?? hex, city: 0 }, whyNot())];
};

const hasCity = (state: State, hex: HexId, city: number): boolean =>
  factsOf(state).track.map.hexes[hex] !== undefined &&
  citiesOf(shapeAt(factsOf(state).track, state.board, hex))[city] !== undefined;

const placeStation: Choice<StepFrame, 'placeToken'> = {
  options: (state, frame, about) => {
    const sms = operatingTurnOf(state)?.sms;
    if (sms !== undefined) return bySea(state, frame, sms, about);
    if (about && !hasCity(state, about.hex, about.city)) return [one(about, refuse('1849 §10.4-c', 'noCity'))];
    return normal.options(state, frame, about);
  },
  apply: (move, frame, action) => {
    if (operatingTurnOf(move.state)?.sms === undefined) {
      normal.apply(move, frame, action);
      return;
    }
    pop(move);
    placeFromCharter(move, frame.company, action.hex, action.city, 0);
  },
};

export const canPlace = (state: State, frame: StepFrame): boolean => {
  const sms = operatingTurnOf(state)?.sms;
  return sms === undefined
    ? canPlaceStation(placing, state, frame)
    : bySea(state, frame, sms).some((option) => !option.refusal);
};

export const stationStep = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    placeToken: placeStation,
    pass: presidentPasses('station'),
  },
  settle: (move, frame) => {
    if (canPlace(move.state, frame)) return false;
    const { company } = frame;
    return closeStep(move, company, companyOf(move.state, company).tokens.length === 0 ? 'noMarker' : 'noStation');
  },
});
