/** All paths a train may take where trains share track (1862): stops and links of every legal path from a station. */
import { linkOther } from './walkBounds.ts';
import type { Graph, Link } from './compile.ts';
import type { Stop } from './stops.ts';
import type { View } from './trainView.ts';
import type { Meter } from './search.ts';

/** A path as a train runs it: stops, and the links between them. */
export interface LinkPath {
  readonly stops: readonly number[];
  readonly links: readonly number[];
}

/** A path as it grows: two arms from a station, each with the stop and the link of every step. */
export interface Trip {
  readonly root: number;
  readonly arms: readonly [LinkPath, LinkPath];
}

/** From the end of one arm to the end of the other. */
export const linkPathOf = ({ root, arms: [first, second] }: Trip): LinkPath => ({
  stops: [...first.stops.toReversed(), root, ...second.stops],
  links: [...first.links.toReversed(), ...second.links],
});

/**
 * Calls `visit` once for every path from these stations, which is at the first of them that it passes; false if the meter came to its
 * limit. The trip is the same object each time.
 */
export const everyTrip = (
  graph: Graph,
  view: View,
  roots: readonly Stop[],
  meter: Meter,
  limit: number,
  visit: (trip: Trip) => void,
): boolean => {
  const { stops, links } = graph;
  const rank = new Int32Array(stops.length).fill(roots.length);
  roots.forEach((stop, i) => (rank[stop.id] = i));
  const visited = new Uint8Array(graph.places);
  const used = new Uint8Array(graph.tracks);
  const first: { stops: number[]; links: number[] } = { stops: [], links: [] };
  const second: { stops: number[]; links: number[] } = { stops: [], links: [] };
  const arms = [first, second] as const;
  let trip: Trip = { root: -1, arms };
  let done = true;

  /** Ends are large stations or areas, never two ports and never two red areas. */
  const legal = (root: Stop): boolean => {
    const a = stops[first.stops.at(-1) ?? root.id] as Stop;
    const b = stops[second.stops.at(-1) ?? root.id] as Stop;
    if (a.kind === 'town' || b.kind === 'town') return false;
    return a.kind !== 'offboard' || b.kind !== 'offboard' || a.port !== b.port;
  };
  const isFree = (tracks: readonly number[]): boolean => {
    for (let t = 0; t < tracks.length; t++) if (used[tracks[t] as number] === 1) return false;
    return true;
  };
  const take = (tracks: readonly number[], value: 0 | 1): void => {
    for (let t = 0; t < tracks.length; t++) used[tracks[t] as number] = value;
  };

  const grow = (root: Stop, v: number, arm: 0 | 1, from: number, cities: number, borders: number): void => {
    const list = (stops[v] as Stop).links;
    for (let i = v === root.id && arm === 1 ? from + 1 : 0; i < list.length; i++) {
      const l = list[i] as number;
      const link = links[l] as Link;
      const w = linkOther(link, v);
      const stop = stops[w] as Stop;
      if (visited[stop.place] === 1 || view.allowed[w] === 0 || (rank[w] as number) < (rank[root.id] as number))
        continue;
      const isCity = view.city[w] as number;
      const length = borders + (view.linkCost[l] as number);
      if (cities + isCity > view.cities || length > view.borders || !isFree(link.tracks)) continue;
      if (meter.nodes >= limit) {
        done = false;
        return;
      }
      meter.nodes += 1;
      visited[stop.place] = 1;
      take(link.tracks, 1);
      arms[arm].stops.push(w);
      arms[arm].links.push(l);
      if (legal(root)) visit(trip);
      const start = v === root.id && arm === 0 ? i : from;
      if (stop.passable) grow(root, w, arm, start, cities + isCity, length);
      if (arm === 0 && done && root.passable) grow(root, root.id, 1, start, cities + isCity, length);
      arms[arm].stops.pop();
      arms[arm].links.pop();
      take(link.tracks, 0);
      visited[stop.place] = 0;
      if (!done) return;
    }
  };

  for (const root of roots) {
    if (view.allowed[root.id] === 0) continue;
    trip = { root: root.id, arms };
    visited[root.place] = 1;
    grow(root, root.id, 0, -1, 1, 0);
    visited[root.place] = 0;
    if (!done) break;
  }
  return done;
};

export const ownStations = ({ stops }: Graph): readonly Stop[] => stops.filter((stop) => stop.own);
