/** Sentences that rules ask. Each has the rulebook's answer unless a recorded ruling says otherwise. */
import {
  factsOf,
  type LayPolicy,
  memo,
  phaseFacts,
  type Place,
  type Shape,
  type State,
  type TrackSet,
} from '@roundhouse/engine';
import { recorded } from './rulings.ts';

/** §VIII.9-3: one and a half of the price, rounded down. */
export const highestPrice = (state: State, price: number): number =>
  (recorded(state, 'absorbRoundsUp') ? Math.ceil : Math.floor)((price * 3) / 2);

const ungrouped = <T extends Shape>(shape: T): T => ({
  ...shape,
  nodes: shape.nodes.map(({ groups: _one, ...node }) => node),
});

const withoutPrahaGroup = memo(({ map, tiles }: TrackSet): TrackSet => ({
  map: { ...map, hexes: Object.fromEntries(Object.entries(map.hexes).map(([id, hex]) => [id, ungrouped(hex)])) },
  tiles: Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, ungrouped(tile)])),
}));

/** §VIII.7-6: the track that trains run on, with Praha as one spot in every stage. */
export const trackOfRuns = (state: State): TrackSet => {
  const { track } = factsOf(state);
  return recorded(state, 'prahaTwice') ? withoutPrahaGroup(track) : track;
};

/** §VII.6-1: the places of the one stock of the bank from which shares are bought. */
export const placesOfTheBank = <P extends Place>(state: State, places: readonly P[]): readonly P[] =>
  recorded(state, 'idlePrompts') ? places : places.slice(0, 1);

/** §VIII.10-5: whoever must buy a train beyond the limit buys one that it can run. */
export const dutyAsksForRunnable = (state: State): boolean => !recorded(state, 'endWithoutRunnable');

/** §VIII.10-5: whoever bought beyond the limit returns another train, before anybody else is looked at. */
export const buyerReturnsAnother = (state: State): boolean => !recorded(state, 'endWithoutRunnable');

/** §XI.1-17: Vaclav's companies buy no trains. */
export const vaclavBuysNoTrains = (state: State): boolean => !recorded(state, 'vaclavBuys');

type Colours = LayPolicy['colours'];

/** §IV.1-9: a tile laid by the terrain power is one of the normal lays: what they have left is left for it. */
export const coloursByPower = (state: State, left: Colours, laid: number, most: number): Colours => {
  if (!recorded(state, 'powerIsNoUpgrade')) return left;
  return laid < most ? phaseFacts(state).colours : [];
};

/** §VIII.4-2: a tile that is not yellow is an upgrade, also with a power. */
export const isUpgrade = (state: State, colour: string | undefined, byPower: boolean): boolean =>
  colour !== 'yellow' && !(byPower && recorded(state, 'powerIsNoUpgrade'));
