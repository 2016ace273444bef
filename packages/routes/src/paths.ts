/** All ways a train may take where trains share track (1862): stops and links of every legal path from a station. */
import { linkOther } from './bounds.ts';
import type { Graph, Link } from './compile.ts';
import type { Stop } from './stops.ts';
import type { View } from './ranges.ts';
import type { Meter } from './search.ts';

export interface Way {
  readonly stops: readonly number[];
  readonly links: readonly number[];
}

/** Calls `visit` once for every path; false if the meter came to its limit. */
export const everyWay = (graph: Graph, view: View, meter: Meter, limit: number, visit: (way: Way) => void): boolean => {
  const { stops, links } = graph;
  const roots = stops.filter((stop) => stop.own && view.allowed[stop.id] === 1);
  const rank = new Int32Array(stops.length).fill(roots.length);
  roots.forEach((stop, i) => (rank[stop.id] = i));
  const visited = new Uint8Array(graph.places);
  const used = new Uint8Array(graph.tracks);
  const arms: [Way, Way] = [
    { stops: [], links: [] },
    { stops: [], links: [] },
  ];
  const push = (arm: Way, stop: number, link: number): void => {
    (arm.stops as number[]).push(stop);
    (arm.links as number[]).push(link);
  };
  let done = true;

  /** Ends are large stations or areas, never two ports and never two red areas. */
  const legal = (root: Stop): boolean => {
    const a = stops[arms[0].stops.at(-1) ?? root.id] as Stop;
    const b = stops[arms[1].stops.at(-1) ?? root.id] as Stop;
    if (a.kind === 'town' || b.kind === 'town') return false;
    return a.kind !== 'offboard' || b.kind !== 'offboard' || a.port !== b.port;
  };

  const grow = (root: Stop, v: number, arm: 0 | 1, first: number, cities: number, borders: number): void => {
    const list = (stops[v] as Stop).links;
    for (let i = v === root.id && arm === 1 ? first + 1 : 0; i < list.length; i++) {
      const l = list[i] as number;
      const link = links[l] as Link;
      const w = linkOther(link, v);
      const stop = stops[w] as Stop;
      if (visited[stop.place] === 1 || view.allowed[w] === 0 || (rank[w] as number) < (rank[root.id] as number))
        continue;
      const isCity = view.city[w] as number;
      const length = borders + (view.linkCost[l] as number);
      if (cities + isCity > view.cities || length > view.borders) continue;
      if (link.tracks.some((t) => used[t] === 1)) continue;
      if (meter.nodes >= limit) {
        done = false;
        return;
      }
      meter.nodes += 1;
      visited[stop.place] = 1;
      for (const t of link.tracks) used[t] = 1;
      push(arms[arm], w, l);
      if (legal(root))
        visit({
          stops: [...arms[0].stops].reverse().concat(root.id, arms[1].stops),
          links: [...arms[0].links].reverse().concat(arms[1].links),
        });
      const start = v === root.id && arm === 0 ? i : first;
      if (stop.passable) grow(root, w, arm, start, cities + isCity, length);
      if (arm === 0 && done && root.passable) grow(root, root.id, 1, start, cities + isCity, length);
      (arms[arm].stops as number[]).pop();
      (arms[arm].links as number[]).pop();
      for (const t of link.tracks) used[t] = 0;
      visited[stop.place] = 0;
      if (!done) return;
    }
  };

  for (const root of roots) {
    visited[root.place] = 1;
    grow(root, root.id, 0, -1, 1, 0);
    visited[root.place] = 0;
    if (!done) break;
  }
  return done;
};
