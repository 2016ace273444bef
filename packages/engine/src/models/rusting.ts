/** Trains that will rust, and the purchase that does it: what everybody at the table counts. */
import type { CompanyId, State, Train } from '../state.ts';
import { factsOf, type TrainFacts } from '../title.ts';
import { nextTrain, sideFacts, trainFacts } from '../trains.ts';

export interface Rusting {
  /** The type whose first purchase does it. */
  readonly by: string;
  /** Trains that the depot sells before it. */
  readonly before: number;
  /** Types of trains that go, as they are called now. */
  readonly trains: readonly string[];
  readonly owners: readonly CompanyId[];
  /** They run once more before they go. */
  readonly lastRun: boolean;
}

const isOwned = (state: State, { at }: Train): boolean => state.companies[at] !== undefined;

/** Types that the depot still sells, in the order in which they come. */
const coming = (state: State): readonly TrainFacts[] => {
  const left = new Set(state.trains.filter(({ at }) => at === 'depot').map(({ name }) => name));
  return factsOf(state).trains.filter(({ name }) => left.has(name));
};

/**
 * Trains of the depot's order that come before the first of a type; those sold out of order wait for nobody, and a type of which
 * there is always one more ends by a rule, not by being sold out.
 */
const soldBefore = (state: State, { name, from }: TrainFacts): number => {
  if (from !== undefined) return 0;
  const ordered = state.trains.filter((each) => {
    const type = trainFacts(state, each.name);
    return each.at === 'depot' && type.from === undefined && (each.name === name || type.unlimited !== true);
  });
  return Math.max(
    0,
    ordered.findIndex((each) => each.name === name),
  );
};

/** How many of a type have left the depot. */
const boughtOf = (state: State, name: string): number =>
  state.trains.filter((each) => each.name === name && each.at !== 'depot').length;

/** Trains that go with a later purchase of a type than the first. */
const withLater = (state: State, type: TrainFacts): readonly Rusting[] => {
  const trains = state.trains.filter(
    (each) => isOwned(state, each) && !each.obsolete && sideFacts(state, each).endsWith?.train === type.name,
  );
  const [first] = trains;
  const ends = first && sideFacts(state, first).endsWith;
  const missing = ends ? ends.nth - 1 - boughtOf(state, type.name) : -1;
  if (!ends || missing < 0) return [];
  return [
    {
      by: type.name,
      before: soldBefore(state, type) + missing,
      trains: [...new Set(trains.map(({ side }) => side))],
      owners: [...new Set(trains.map(({ at }) => at))],
      lastRun: ends.lastRun,
    },
  ];
};

/** The nearest purchase first, each with what no nearer one takes. Only trains that a company owns are counted. */
export const rustingAhead = (state: State): readonly Rusting[] => {
  const named = new Set<string>();
  return coming(state).flatMap((type) => {
    const sides = [type.name, ...type.sides.map(({ name }) => name)];
    const gone = (when: 'rustsOn' | 'obsoleteOn'): readonly Train[] =>
      state.trains.filter(
        (each) =>
          isOwned(state, each) && !each.obsolete && sideFacts(state, each)[when].some((name) => sides.includes(name)),
      );
    const atFirst = (['rustsOn', 'obsoleteOn'] as const).flatMap((when) => {
      const trains = gone(when).filter(({ id }) => !named.has(`${when} ${id}`));
      if (trains.length === 0) return [];
      for (const { id } of trains) named.add(`${when} ${id}`);
      return [
        {
          by: type.name,
          before: soldBefore(state, type),
          trains: [...new Set(trains.map(({ side }) => side))],
          owners: [...new Set(trains.map(({ at }) => at))],
          lastRun: when === 'obsoleteOn',
        },
      ];
    });
    return [...atFirst, ...withLater(state, type)];
  });
};

/** Whether a train goes with the very next purchase from the depot. */
export const isDoomed = (state: State, train: Train): boolean => {
  const next = nextTrain(state);
  if (next === undefined) return false;
  const { rustsOn, obsoleteOn, endsWith } = sideFacts(state, train);
  if (endsWith?.train === next.name && boughtOf(state, next.name) === endsWith.nth - 1) return !train.obsolete;
  return [...rustsOn, ...obsoleteOn].includes(next.name);
};
