/** §4.3.2: one station a turn; and the token that Compagnie du Boleo allows in Santa Rosalia. */
import {
  cashOf,
  type Choice,
  type CompanyId,
  companyOf,
  factsOf,
  freeSlots,
  hasTokenCity,
  one,
  placeFromCharter,
  privateOf,
  type Refusal,
  type State,
  type TurnFrame,
  updatePrivate,
} from '@roundhouse/engine';
import { logNoStation } from '../../common/closing.ts';
import { noFreeSlot } from '../../common/station.ts';
import { defineStationStep } from '../../common/stationStep.ts';
import { SANTA_ROSALIA } from '../map.ts';
import { cite, refuse } from '../vocabulary.ts';

const CITED = {
  noToken: '18MEX §4.3.2#1',
  notConnected: '18MEX §4.3.2(a)',
  cityFull: '18MEX §4.3.2#1',
  slotReserved: '18MEX §4.3.2(c)',
  alreadyThere: '18MEX §4.3.2(b)',
  notEnoughCash: '18MEX §4.3.2#2',
} as const;

/** §4.3.2#2: it has a token, and the money for it. */
export const canPayStation = (state: State, company: CompanyId): boolean => {
  const [price] = companyOf(state, company).tokens;
  return price !== undefined && price <= cashOf(state, company);
};

/** Whether any place is offered. */
export const canPlace = (state: State, company: CompanyId): boolean =>
  canPayStation(state, company) && hasTokenCity(factsOf(state).track, state.board, company);

export const stationStep = defineStationStep({
  step: 'station',
  canPlace: (state, { company }) => canPlace(state, company),
  logClosed: (move, { company }) => logNoStation(move, company),
  cite: (problem) => cite(CITED[problem]),
});

export const whyNotSantaRosalia = (state: State, company: CompanyId): Refusal | undefined => {
  const { track } = factsOf(state);
  if (companyOf(state, company).tokens.length === 0) return refuse(CITED.noToken, 'noToken');
  if (state.board.tokens.some((each) => each.company === company && each.hex === SANTA_ROSALIA))
    return refuse(CITED.alreadyThere, 'alreadyThere', { company, hex: SANTA_ROSALIA });
  const place = { hex: SANTA_ROSALIA, city: 0 };
  return freeSlots(track, state.board, SANTA_ROSALIA, 0, company) === 0
    ? noFreeSlot(state, company, place, (problem) => cite(CITED[problem]))
    : undefined;
};

export const ownsUnusedBoleo = (state: State, company: CompanyId): boolean => {
  const boleo = state.privates['CdB'];
  return boleo !== undefined && boleo.owner === company && !boleo.closed && boleo.used === 0;
};

/** 5.1: a turn does not end by itself while the token could be placed. */
export const boleoKeepsOpen = (state: State, company: CompanyId): boolean =>
  ownsUnusedBoleo(state, company) && !whyNotSantaRosalia(state, company);

/** 5.1: once, free, without connection, at any moment of the turn. */
export const boleoToken: Choice<TurnFrame, 'placeToken'> = {
  options: (state, { company }) => {
    const by = companyOf(state, company).president;
    if (!ownsUnusedBoleo(state, company) || !by) return [];
    const action = { type: 'placeToken', by, hex: SANTA_ROSALIA, city: 0, power: 'CdB' } as const;
    return [one(action, whyNotSantaRosalia(state, company))];
  },
  apply: (move, { company }) => {
    placeFromCharter(move, company, SANTA_ROSALIA, 0, 0);
    updatePrivate(move, 'CdB', { used: privateOf(move.state, 'CdB').used + 1 });
  },
};
