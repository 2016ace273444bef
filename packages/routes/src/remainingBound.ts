/** Bounds for a partial run from what is left on the board: relaxations that count every stop once. */
import type { Range } from './walkBounds.ts';
import type { Graph } from './compile.ts';
import { UNLIMITED, type View } from './trainView.ts';

/** A search as the bounds see it. */
export interface BoundInput {
  readonly range: Range;
  /** By stop. */
  readonly place: Int32Array;
  readonly passable: Uint8Array;
  /** By stop, the stops that an open link leads to. */
  readonly near: readonly (readonly number[])[];
  /** The most that each stop can add. */
  readonly entering: Int32Array;
  /** Places that the run has visited; changes as it grows. */
  readonly visited: Uint8Array;
}

/** Reachability relaxation: all stops connected to an end of the run; of stops that end a run only the best one per arm. */
export const reachableBound = ({
  place,
  passable,
  near,
  entering,
  visited,
}: BoundInput): ((from: number, root: number, second: boolean) => number) => {
  const n = place.length;
  const queue = new Int32Array(n);
  const seen = new Int32Array(n);
  let flood = 0;
  return (from, root, second) => {
    flood += 1;
    let head = 0;
    let tail = 0;
    let sum = 0;
    let end1 = 0;
    let end2 = 0;
    queue[tail++] = from;
    seen[from] = flood;
    if (second && from !== root && passable[root] === 1) {
      queue[tail++] = root;
      seen[root] = flood;
    }
    while (head < tail) {
      const list = near[queue[head++] as number] as readonly number[];
      for (let i = 0; i < list.length; i++) {
        const w = list[i] as number;
        if (seen[w] === flood || visited[place[w] as number] === 1) continue;
        seen[w] = flood;
        const g = entering[w] as number;
        if (passable[w] === 1) {
          sum += g;
          queue[tail++] = w;
        } else if (g > end1) {
          end2 = end1;
          end1 = g;
        } else if (g > end2) {
          end2 = g;
        }
      }
    }
    return sum + end1 + (second ? end2 : 0);
  };
};

/** Knapsack relaxation: the best stops left that the range allows, connected or not; of ends only one per open arm. */
export const knapsackBound = ({
  range,
  place,
  passable,
  entering,
  visited,
}: BoundInput): ((a: number, b: number, arms: number) => number) => {
  const order = byGain(entering);
  let someFree = false;
  for (const id of order) if (range.costA[id] === 0 && range.costB[id] === 0) someFree = true;
  return (a, b, arms) => {
    let leftA = a;
    let leftB = b;
    let ends = arms;
    let sum = 0;
    for (let i = 0; i < order.length; i++) {
      const w = order[i] as number;
      if (visited[place[w] as number] === 1) continue;
      if ((range.costA[w] as number) > leftA || (range.costB[w] as number) > leftB) continue;
      if (passable[w] === 0) {
        if (ends === 0) continue;
        ends -= 1;
      }
      sum += entering[w] as number;
      leftA -= range.costA[w] as number;
      leftB -= range.costB[w] as number;
      if (leftA === 0 && leftB === 0 && !someFree) break;
    }
    return sum;
  };
};

/** The stops that add something, the best first. */
const byGain = (entering: Int32Array): readonly number[] => {
  const order: number[] = [];
  for (let id = 0; id < entering.length; id++) {
    const gain = entering[id] as number;
    if (gain <= 0) continue;
    let at = order.length;
    for (; at > 0 && (entering[order[at - 1] as number] as number) < gain; at--) order[at] = order[at - 1] as number;
    order[at] = id;
  }
  return order;
};

/** The most that a stop can add to a run, with the best link that leads there. */
export const enteringGains = (graph: Graph, view: View, open: Uint8Array, gain: Int32Array): Int32Array => {
  const entering = new Int32Array(graph.stops.length);
  for (const { id, links } of graph.stops) {
    let most = Number.MIN_SAFE_INTEGER;
    for (const l of links) if (open[l] === 1 && (gain[l] as number) > most) most = gain[l] as number;
    entering[id] = Math.max(0, (view.value[id] as number) + most);
  }
  return entering;
};

/** The best stops that the range allows, of those that cannot be passed only two. */
export const ceilingOf = (graph: Graph, view: View): number => {
  const inOrder = [...graph.stops].sort((x, y) => (view.value[y.id] as number) - (view.value[x.id] as number));
  const places = new Set<number>();
  let sum = graph.marks.reduce((total, mark) => total + mark.amount, 0);
  let ends = 2;
  let stopsLeft = Math.min(view.stops, view.pay?.stops ?? UNLIMITED);
  let citiesLeft = view.cities;
  for (const stop of inOrder) {
    const free = view.stopCost[stop.id] === 0;
    if ((stopsLeft === 0 && !free) || view.allowed[stop.id] === 0 || places.has(stop.place)) continue;
    if (!stop.passable && ends === 0) continue;
    if (view.city[stop.id] === 1 && citiesLeft === 0) continue;
    if (!stop.passable) ends -= 1;
    citiesLeft -= view.city[stop.id] as number;
    if (!free) stopsLeft -= 1;
    places.add(stop.place);
    sum += view.value[stop.id] as number;
  }
  return sum;
};
