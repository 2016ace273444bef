/** 18CZ: a fixed number of rounds, three sizes of company, locals that are worth more every round. */
import {
  type ActionOf,
  cashOf,
  cell,
  type CompanyId,
  firstNeighbour,
  priceOf,
  type State,
  type TrainSide,
} from '@roundhouse/engine';
import { debtOf, penaltyOf, routeProblem } from '@roundhouse/titles/18cz';
import { chanceToFloat } from '../floating.ts';
import type { Insight } from '../insight.ts';
import { weights } from './weights.ts';

/** Operating rounds of each set, by the number of sets. */
const SETS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3];
const SHORT: readonly number[] = [1, 1, 2, 2, 2, 3];

const setsOf = (state: State): readonly number[] =>
  state.rules.options['moravia'] === true || state.rules.options['tutorial'] === true ? SHORT : SETS;

const roundsLeft = (state: State): number => {
  const { kind, set, number } = state.round;
  const later = setsOf(state)
    .slice(Math.max(0, kind === 'operating' ? set : set - 1))
    .reduce((sum, each) => sum + each, 0);
  return kind === 'operating' ? later + Math.max(0, (setsOf(state)[set - 1] ?? 1) - number) : later;
};

const SIZES: Readonly<Record<string, { readonly share: number; readonly shares: number; readonly needed: number }>> = {
  small: { share: 25, shares: 4, needed: 50 },
  medium: { share: 20, shares: 5, needed: 60 },
  large: { share: 10, shares: 10, needed: 50 },
};

const sizeOf = (state: State, company: CompanyId) =>
  SIZES[state.companies[company]?.size ?? 'large'] ?? { share: 10, shares: 10, needed: 50 };

/** By size, a train that reaches far. */
const FAR: Readonly<Record<string, string>> = { small: '4e', medium: '4+4f', large: '5Eh' };

const KINDS: Readonly<Record<string, string>> = { small: 'forSmall', medium: 'forMedium', large: 'forLarge' };

const sideFor = (state: State, company: CompanyId, sides: readonly TrainSide[]): TrainSide | undefined => {
  if (sides.every(({ kind }) => kind === undefined)) return sides[0];
  return sides.find(({ kind }) => kind === KINDS[state.companies[company]?.size ?? '']);
};

const INCOME: Readonly<Record<string, number>> = { S: 5, M: 10, L: 20 };
/** What a local counts at the end. */
const LAST_VALUE = 120;

/** Of what a company needs to float, the part that its founder should have: somebody else may buy a share. */
const IN_HAND = 0.85;

const toFloat = (state: State, { company, cell: at }: ActionOf<'par'>): number => {
  const { needed, share } = sizeOf(state, company);
  return (needed / share) * cell(state, at).price;
};

/** What the first company costs. */
const START_MONEY = 130;

const localWorth = (state: State, id: string): number => LAST_VALUE + (INCOME[id.charAt(0)] ?? 5) * roundsLeft(state);

export const insight: Insight = {
  title: '18CZ',
  weights,
  problem: routeProblem,
  roundsLeft,
  marker: (state, from, { company, paid }) => {
    const to = firstNeighbour(state, from, paid ? 'right' : 'left') ?? from;
    const twice = paid && state.companies[company]?.size === 'large';
    return twice ? (firstNeighbour(state, to, 'right') ?? to) : to;
  },
  capital: (state, company) =>
    state.companies[company]?.status === 'started' ? priceOf(state, company) * sizeOf(state, company).shares : 0,
  floats: (state, company) =>
    chanceToFloat(state, company, {
      needed: (at, id) => sizeOf(at, id).needed,
      price: priceOf,
      share: (at, id) => sizeOf(at, id).share,
    }),
  sideFor,
  runs: (state, company, { kind }) => kind === undefined || kind === KINDS[state.companies[company]?.size ?? ''],
  far: (state, company) =>
    state.rules.options['moravia'] === true ? '4+4g' : (FAR[state.companies[company]?.size ?? 'small'] ?? weights.far),
  mustOwn: () => true,
  presidentPays: true,
  sellsToStart: true,
  sharePercent: (state, company) => sizeOf(state, company).share,
  privateWorth: (state, id) => localWorth(state, id),
  beyond: (state, player) => -debtOf(state, player) - penaltyOf(state, player),
  /** Locals are good, but a director's certificate must be left for; and who starts a company must see it float. */
  never: (state, action) =>
    (action.type === 'buyPrivate' &&
      action.for === undefined &&
      cashOf(state, action.by) - action.price < START_MONEY) ||
    (action.type === 'par' && cashOf(state, action.by) < IN_HAND * toFloat(state, action)),
  lotWorth: (state, item) => localWorth(state, item) * 0.6,
};
