/** §VIII.6: further stations: one a turn, connected, paid, and never where a home is kept. */
import {
  cashOf,
  citiesOf,
  type CityPlace,
  companyOf,
  type CompanyId,
  defineStep,
  emit,
  factsOf,
  one,
  PLAIN_NETWORK,
  pop,
  privatesOf,
  type Refusal,
  shapeAt,
  type State,
  type Step,
  hasTokenCity,
} from '@roundhouse/engine';
import { stationChoice, type StationFrame } from '../../common/station.ts';
import { no, ruled, ruleId } from './cite.ts';
import { localPrice, localsMayBeSold, ownedByPlayers } from './locals.ts';
import { ATE, ATE_HOME } from './teplice.ts';
import { isVaclavs, stationDecider } from './vaclav.ts';

const CITED = {
  noToken: 'VIII.6-5',
  notConnected: 'VIII.6-2',
  cityFull: 'VIII.6-9',
  alreadyThere: 'VIII.6-7',
  notEnoughCash: 'VIII.6-5',
} as const;

/** §VIII.6-10: nobody enters B9 before ATE; a ruling opens the merged city. */
export const keptForAte = (state: State, company: CompanyId, { hex }: CityPlace): Refusal | undefined => {
  if (hex !== ATE_HOME || company === ATE) return undefined;
  if (!state.board.reservations.some((each) => each.company === ATE)) return undefined;
  const shape = shapeAt(factsOf(state).track, state.board, hex);
  const merged = citiesOf(shape).length === 1;
  return merged && ruled(state, 'ateBrownOpen') ? undefined : no('VIII.6-10', 'keptForAte');
};

/** §XI.1: Vaclav's companies pay nothing; others the price on the charter. */
export const stationCost = (state: State, company: CompanyId): number =>
  isVaclavs(state, company) ? 0 : (companyOf(state, company).tokens[0] ?? 0);

/** Money that the company could still raise in this turn by selling locals, its own and those it could buy. */
const couldRaise = (state: State, company: CompanyId): number => {
  if (!localsMayBeSold(state)) return 0;
  const own = privatesOf(state, company).length * localPrice(state);
  const others = cashOf(state, company) > 0 ? ownedByPlayers(state).length * (localPrice(state) - 1) : 0;
  return own + others;
};

/** Whether there is anything to decide: a city to reach and, at least by selling locals, the money. */
const couldPlace = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).tokens.length > 0 &&
  stationCost(state, company) <= cashOf(state, company) + couldRaise(state, company) &&
  hasTokenCity(
    factsOf(state).track,
    state.board,
    company,
    PLAIN_NETWORK,
    (place) => !keptForAte(state, company, place),
  );

const placing = stationChoice<StationFrame>({
  decider: (state, { company }) => stationDecider(state, company),
  cost: (state, company) => stationCost(state, company),
  mayNot: (state, { company }, place) => keptForAte(state, company, place),
  // §VIII.6-6: one a turn.
  placed: (move) => pop(move),
  cite: (problem) => ruleId(CITED[problem]),
});

export const stationStep: Step = defineStep<StationFrame>({
  decider: (state, { company }) => stationDecider(state, company),
  choices: {
    placeToken: placing,
    pass: {
      options: (state, { company }) => {
        const by = stationDecider(state, company);
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, { company }, { by }) => {
        pop(move);
        emit(move, { type: 'passed', player: by, company, step: 'station' });
      },
    },
  },
  settle: (move, { company }) => {
    if (couldPlace(move.state, company)) return false;
    pop(move);
    return true;
  },
});
