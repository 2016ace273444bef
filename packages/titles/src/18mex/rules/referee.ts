/** What holds in every position of 18MEX; each finding says what is wrong. */
import {
  cashOf,
  type CompanyId,
  frameOf,
  isPlayer,
  type NamedStep,
  percentAt,
  percentWithPlayers,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { MAJORS, NDM } from '../companies.ts';
import { hasFloated, percentInOffering } from './floating.ts';
import { trainLimit } from './limits.ts';
import { freeCash } from './privateSale.ts';
import { STEP } from '../steps.ts';

/** Floated majors, but for the one that is just merging into NdM. */
const inBusiness = (state: State): readonly CompanyId[] => {
  const merging = frameOf(state, STEP.mergerRest)?.company;
  return MAJORS.filter((company) => hasFloated(state, company) && company !== merging);
};

/** §3.2(a)(3), §3.3(a): 50% in the open market, 60% with a player (70% of UdY by the exchange). */
const shares = (state: State): readonly string[] => {
  const business = inBusiness(state);
  return MAJORS.flatMap((company) => {
    const found: string[] = [];
    const pool = percentAt(state, 'pool', company);
    if (pool > 50) found.push(`${pool} percent of ${company} are in the open market`);
    for (const player of state.seats)
      if (percentAt(state, player, company) > 70) found.push(`${player} owns too much of ${company}`);
    // §3.4#1: what has left the offering is what floats it.
    const out = percentWithPlayers(state, company) + pool;
    if (business.includes(company) && out + percentInOffering(state, company) !== 100)
      found.push(`shares of ${company} are neither with players nor with the bank`);
    return found;
  });
};

/** §4.3.4(g), §5.3(g): nobody is above the limit once the discards are made; NdM discards when a merger is through. */
const trains = (state: State): readonly string[] => {
  const open = (step: NamedStep): boolean => state.agenda.some((frame) => step.is(frame));
  if (open(STEP.discardTrains)) return [];
  return MAJORS.filter((company) => company !== NDM || !open(STEP.mergerRest))
    .filter((company) => trainsAt(state, company).filter((each) => !each.obsolete).length > trainLimit(state, company))
    .map((company) => `${company} has more trains than the limit`);
};

/** §3.1(b)#3: bids are covered by cash. */
const bids = (state: State): readonly string[] =>
  state.seats
    .filter((player) => freeCash(state, player) < 0)
    .map((player) => `${player} has bid more than the ${cashOf(state, player)} he has`);

/** Majors are run by the one who holds the president's certificate, and somebody decides. */
const presidents = (state: State): readonly string[] =>
  inBusiness(state)
    .filter((company) => {
      const held = state.certificates[company]?.find((each) => each.kind === 'president')?.at;
      return held === undefined || !isPlayer(held);
    })
    .map((company) => `${company} has floated and has no president`);

export const referee = (state: State): readonly string[] => [
  ...shares(state),
  ...trains(state),
  ...bids(state),
  ...presidents(state),
];
