/** What is left on the board for a run in the making: bounds that count every stop once. */
import type { Range } from './bounds.ts';
import type { Graph } from './compile.ts';
import { ENDLESS, type View } from './ranges.ts';

/** A question as the bounds see it. */
export interface Field {
  readonly graph: Graph;
  readonly view: View;
  readonly range: Range;
  /** Links that may be used. */
  readonly open: Uint8Array;
  /** The most that each stop can add. */
  readonly entering: Int32Array;
  /** Places that the run has visited; changes as it grows. */
  readonly visited: Uint8Array;
}

/** What lies within reach of the end of a run (and of its root), of stops that end a run only the best one per arm. */
export const reachBound = ({
  graph,
  open,
  entering,
  visited,
}: Field): ((from: number, root: number, second: boolean) => number) => {
  const n = graph.stops.length;
  const place = Int32Array.from(graph.stops, (stop) => stop.place);
  const passable = Uint8Array.from(graph.stops, (stop) => (stop.passable ? 1 : 0));
  const near = graph.stops.map((stop) => {
    const links = stop.links.filter((l) => open[l] === 1);
    return Int32Array.from(
      new Set(links.map((l) => (graph.links[l]?.a === stop.id ? graph.links[l].b : (graph.links[l]?.a ?? 0)))),
    );
  });
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
      const list = near[queue[head++] as number] as Int32Array;
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

/** The best stops that are left, as many as the range allows, of those that end a run only one per open arm. */
export const pickBound = ({
  graph,
  range,
  entering,
  visited,
}: Field): ((a: number, b: number, arms: number) => number) => {
  const inOrder = graph.stops
    .map((stop) => stop.id)
    .filter((id) => (entering[id] as number) > 0)
    .sort((x, y) => (entering[y] as number) - (entering[x] as number) || x - y);
  const order = Int32Array.from(inOrder);
  const place = Int32Array.from(graph.stops, (stop) => stop.place);
  const passable = Uint8Array.from(graph.stops, (stop) => (stop.passable ? 1 : 0));
  const someFree = inOrder.some((id) => range.costA[id] === 0 && range.costB[id] === 0);
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

/** The most that a stop can add to a run, with the best link that leads there. */
export const enteringGains = (graph: Graph, view: View, open: Uint8Array, gain: Int32Array): Int32Array =>
  Int32Array.from(graph.stops, (stop) => {
    let most = Number.MIN_SAFE_INTEGER;
    for (const l of stop.links) if (open[l] === 1) most = Math.max(most, gain[l] as number);
    return Math.max(0, (view.value[stop.id] as number) + most);
  });

/** The best stops that the range allows, of those that cannot be passed only two. */
export const ceilingOf = (graph: Graph, view: View): number => {
  const inOrder = [...graph.stops].sort((x, y) => (view.value[y.id] as number) - (view.value[x.id] as number));
  const places = new Set<number>();
  let sum = graph.marks.reduce((total, mark) => total + mark.amount, 0);
  let ends = 2;
  let stopsLeft = Math.min(view.stops, view.pay?.stops ?? ENDLESS);
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
