/** What holds in every position of 18CZ; each finding says what is wrong. */
import { percentAt, type State } from '@roundhouse/engine';
import { modeOf, roundTrack, VACLAV } from '../modes.ts';
import { sizeOf } from './classes.ts';
import { debtOf, penaltyOf } from './debts.ts';
import { ownershipLimit } from './limits.ts';
import { operatingRounds, sidesPlayed } from './slots.ts';

/** §VIII.11-5, -10: a loan leaves a penalty of the same amount, and only the loan is paid back. */
const debtsHold = (state: State): readonly string[] =>
  state.seats
    .filter((player) => debtOf(state, player) < 0 || debtOf(state, player) > penaltyOf(state, player))
    .map((player) => `${player} owes ${debtOf(state, player)} and has penalties of ${penaltyOf(state, player)}`);

/** §VII.4-2, §XI.1: what a player may own; Vaclav presides in Bohemia only. */
const sharesHold = (state: State): readonly string[] =>
  Object.entries(state.certificates).flatMap(([company, certificates]) => {
    if (certificates.length === 0) return [];
    const limit = ownershipLimit(state.rules, sizeOf(state, company));
    const above = state.seats.filter((player) => percentAt(state, player, company) > limit);
    const vaclavs = state.companies[company]?.president === VACLAV && modeOf(state) !== 'bohemia';
    return [
      ...above.map((player) => `${player} owns more than ${limit} percent of ${company}`),
      ...(vaclavs ? [`Vaclav presides over ${company}`] : []),
    ];
  });

/** §VII.3: a company that operates has its marker on the market, one that is not founded or is absorbed has none. */
const markersHold = (state: State): readonly string[] =>
  modeOf(state) === 'tutorial'
    ? []
    : Object.values(state.companies)
        .filter(({ id, status }) => {
          const marked = state.market.at[id] !== undefined;
          return status === 'floated' ? !marked : marked && (status === 'available' || status === 'closed');
        })
        .map(({ id, status }) => `${id} is ${status}, and its market marker says otherwise`);

/** §V: the round marker stays on its track; a side comes into play once. */
const trackHolds = (state: State): readonly string[] => {
  const rounds = operatingRounds.get(state);
  const sides = sidesPlayed.get(state);
  return [
    ...(rounds > roundTrack(state.rules).prices.length ? [`${rounds} operating rounds have begun`] : []),
    ...(new Set(sides).size < sides.length ? ['a side came into play twice'] : []),
  ];
};

export const referee = (state: State): readonly string[] => [
  ...debtsHold(state),
  ...sharesHold(state),
  ...markersHold(state),
  ...trackHolds(state),
];
