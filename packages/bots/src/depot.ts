/** Which trains will be for sale when, and which will be gone: read off the depot and the number of buyers. */
import { factsOf, memo, memory, type State, type Train, trainFacts, type TrainSide } from '@roundhouse/engine';
import type { Insight } from './insight.ts';

export interface Depot {
  /** In operating rounds from now: when a train of this side leaves the game; Infinity: never. */
  readonly gone: (side: TrainSide) => number;
  /** The card on top of the depot after so many rounds. */
  readonly onTop: (round: number) => Train | undefined;
}

const counts = memory<State['companies'], number>();

const depots = memo((_trains: State['trains']) => new Map<string, Depot>());

const forecast = (state: State, perRound: number, taken: number): Depot => {
  const cards = state.trains.filter((each) => each.at === 'depot' && trainFacts(state, each.name).from === undefined);
  /** By name of card or side, when the first one can come out. */
  const first = new Map<string, number>();
  const out = new Set<string>();
  for (const each of state.trains) if (each.at !== 'depot') out.add(each.side).add(each.name);
  for (const [index, { name }] of cards.entries()) {
    const when = (index + 1 + taken) / perRound;
    if (!first.has(name)) first.set(name, when);
    for (const side of trainFacts(state, name).sides) if (!first.has(side.name)) first.set(side.name, when);
  }
  /** When the n-th train of a type is bought, of those that the game began with. */
  const nthOf = (type: string, nth: number): number => {
    const bought = state.trains.filter((each) => each.name === type && each.at !== 'depot').length;
    if (bought >= nth) return 0;
    const coming = [...cards.entries()].filter(([, { name }]) => name === type)[nth - 1 - bought];
    return coming ? (coming[0] + 1 + taken) / perRound : Infinity;
  };
  const known = new Map<TrainSide, number>();
  return {
    gone: (side) => {
      let when = known.get(side);
      if (when === undefined) {
        when = Infinity;
        for (const name of side.rustsOn) when = Math.min(when, out.has(name) ? 0 : (first.get(name) ?? Infinity));
        for (const name of side.obsoleteOn)
          when = Math.min(when, out.has(name) ? 1 : (first.get(name) ?? Infinity) + 1);
        if (side.endsWith)
          when = Math.min(when, nthOf(side.endsWith.train, side.endsWith.nth) + (side.endsWith.lastRun ? 1 : 0));
        known.set(side, when);
      }
      return when;
    },
    onTop: (round) => cards[Math.max(0, Math.min(cards.length - 1, Math.floor(round * perRound) - taken))],
  };
};

/** Companies that buy trains. */
export const buyersIn = (state: State): number => {
  const known = counts.get(state.companies);
  if (known !== undefined) return known;
  let buyers = 0;
  for (const { id, status } of Object.values(state.companies))
    if ((status === 'floated' || status === 'started') && factsOf(state).companies[id]?.kind === 'corporation')
      buyers++;
  counts.set(state.companies, buyers);
  return buyers;
};

export const depotOfState = (state: State, insight: Insight): Depot => {
  const buyers = buyersIn(state);
  const byPace = depots(state.trains);
  const perRound = Math.max(0.7, Math.max(2, buyers) * insight.weights.trainPace);
  const { taken = 0 } = insight;
  const key = `${perRound} ${taken}`;
  let depot = byPace.get(key);
  if (!depot) byPace.set(key, (depot = forecast(state, perRound, taken)));
  return depot;
};
