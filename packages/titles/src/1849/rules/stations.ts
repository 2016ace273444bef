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
  type Move,
  networkOf,
  one,
  type Option,
  placeFromCharter,
  pop,
  reachesNode,
  type Refusal,
  refuse,
  shapeAt,
  type State,
  type Step,
  tokensIn,
} from '@roundhouse/engine';
import { stationChoice } from '../../common/station.ts';
import { rulingOn } from './slots.ts';
import { chartCity, chartOf, seenBy } from './charts.ts';
import { GAUGES } from './gauges.ts';
import { passing, presidentOf, type StepFrame, turnNotes } from './turn.ts';

const CITED = {
  noToken: '1849 §7.2-d',
  notConnected: '1849 §10.4-c',
  cityFull: '1849 §10.4-e',
  alreadyThere: '1849 §10.4-g',
  notEnoughCash: '1849 §10-e',
} as const;

const normal = stationChoice<StepFrame>({
  network: GAUGES,
  placed: (move) => pop(move),
  cite: (problem) => CITED[problem],
});

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
    return freeCircles(state, hex, 0, company) > 0 ? undefined : refuse(CITED.cityFull, 'cityFull', { hex });
  };
  return [one({ type: 'placeToken', by, hex: about?.hex ?? hex, city: 0 }, whyNot())];
};

/** Ruling `keptNetworks`: the city must have been connected when the network was looked at. */
const asSeen = (state: State, { company }: StepFrame, options: readonly Option[]): readonly Option[] => {
  const seen = seenBy(state, company);
  if (seen === state) return options;
  const { track } = factsOf(state);
  const network = networkOf(track, seen.board, company, GAUGES);
  return options.map((option) => {
    if (option.refusal || option.kind !== 'one' || option.action.type !== 'placeToken') return option;
    const { hex, city } = option.action;
    const node = citiesOf(shapeAt(track, seen.board, hex))[city] ?? -1;
    if (reachesNode(network, hex, node)) return option;
    return { ...option, refusal: refuse(CITED.notConnected, 'notConnected', { company, hex }) };
  });
};

const placeStation: Choice<StepFrame, 'placeToken'> = {
  options: (state, frame, about) => {
    const sms = turnNotes(state)?.sms;
    return sms === undefined
      ? asSeen(state, frame, normal.options(state, frame, about))
      : bySea(state, frame, sms, about);
  },
  apply: (move, frame, action) => {
    if (turnNotes(move.state)?.sms === undefined) {
      normal.apply(move, frame, action);
      return;
    }
    pop(move);
    placeFromCharter(move, frame.company, action.hex, action.city, 0);
  },
};

export const placeStationStep: Step = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    placeToken: placeStation,
    pass: passing('placeStation'),
  },
  settle: (move, frame) => {
    if (isAsked(move, frame)) return false;
    pop(move);
    return true;
  },
});

/** 18xx.games asks after SMS as long as a marker is left, and remembers whether there was a city until the board changes. */
const isAsked = (move: Move, frame: StepFrame): boolean => {
  const { company } = frame;
  if (!rulingOn(move.state, 'siteSteps'))
    return placeStation.options(move.state, frame).some((option) => !option.refusal);
  if (companyOf(move.state, company).tokens.length === 0) return false;
  if (turnNotes(move.state)?.sms !== undefined) return true;
  const known = chartOf(move.state, company).city;
  if (known !== null) return known;
  const open = normal.options(move.state, frame).some((option) => !option.refusal);
  chartCity(move, company, open);
  return open;
};
