/** Primal heuristic: a best walk of the relaxation is often a run already, or one up to its first repetition. */
import { linkAt, type Graph } from './compile.ts';
import type { Steps } from './steps.ts';
import type { Kind } from './fleet.ts';
import { valueOfMarks } from './trainView.ts';
import type { FoundRun } from './search.ts';
import type { Stop } from './stops.ts';
import type { Walk } from './bestWalk.ts';

/** The walk up to where it would come back to a place or to track; undefined where that is no run. */
export const runOfWalk = (graph: Graph, { view }: Kind, steps: Steps, { root, arms }: Walk): FoundRun | undefined => {
  // Which stops are paid where a train may leave some out is another question.
  if (view.pay) return undefined;
  const start = graph.stops[root] as Stop;
  const places = new Set([start.place]);
  const tracks = new Set<number>();
  let cities = view.city[root] as number;
  let stops = view.stopCost[root] as number;
  let borders = 0;
  let counted = view.counted(start) ? 1 : 0;
  let value = view.value[root] as number;
  let marks = 0;
  const lines = arms.map((arm) => {
    const line: number[] = [];
    for (const step of arm) {
      const stop = graph.stops[steps.to[step] as number] as Stop;
      const id = steps.link(step);
      if (id < 0 || places.has(stop.place)) break;
      const link = linkAt(graph, id);
      const length = view.linkCost[id] ?? link.borders;
      if (length < 0 || link.tracks.some((track) => tracks.has(track))) break;
      if (cities + (view.city[stop.id] as number) > view.cities || borders + length > view.borders) break;
      if (stops + (view.stopCost[stop.id] as number) > view.stops) break;
      cities += view.city[stop.id] as number;
      stops += view.stopCost[stop.id] as number;
      borders += length;
      places.add(stop.place);
      for (const track of link.tracks) tracks.add(track);
      line.push(id);
      value += view.value[stop.id] as number;
      marks |= link.marks;
      if (view.counted(stop)) counted += 1;
    }
    return line;
  });
  if (counted < 2) return undefined;
  const [first = [], second = []] = lines;
  value += valueOfMarks(graph, marks);
  return { value, net: value, links: [...first.toReversed(), ...second], root, rootAt: first.length };
};
