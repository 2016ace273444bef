/**
 * Visit prices: Lagrangian multipliers for "a run visits a place at most once". Every visit pays the price of its place and
 * every run gets all prices back once, so a walk that comes back to a place gains less and the walk bound is closer to runs.
 */
import { gainsAfter, step, type Pairs, type Range } from './walkBounds.ts';
import type { Graph } from './compile.ts';
import type { Stop } from './stops.ts';
import type { View } from './trainView.ts';

export interface Bounds {
  /** By pair and what is left, the most that can be gained after arriving; and by stop for the arms that start there. */
  readonly after: Int32Array;
  readonly arms: Arms;
  /** By stop, less its visit price. */
  readonly worth: Int32Array;
  /** By place. */
  readonly visitPrice: Int32Array;
  readonly visitPrices: number;
}

/** By stop and what is left: the most that one arm gains, the place it goes to first, and the most by way of another. */
interface Arms {
  readonly most: Int32Array;
  readonly place: Int32Array;
  readonly other: Int32Array;
}

export const plainBounds = (graph: Graph, view: View, range: Range, pairs: Pairs): Bounds => {
  const width = (range.A + 1) * (range.B + 1);
  const after = range.unlimited ? new Int32Array(pairs.count) : gainsAfter(graph, view.value, range, pairs);
  const arms = armGains(view.value, range, pairs, after, width, graph.stops);
  return { after, arms, worth: view.value, visitPrice: new Int32Array(graph.places), visitPrices: 0 };
};

const ROUNDS = 12;

/** Moves visit prices by the subgradient method, as long as that lowers the bound; `floor` is what a run is known to gain. */
export const boundsWithVisitPrices = (
  graph: Graph,
  view: View,
  range: Range,
  pairs: Pairs,
  roots: readonly number[],
  plain: Bounds,
  floor: number,
): Bounds => {
  if (range.unlimited || roots.length === 0) return plain;
  const width = (range.A + 1) * (range.B + 1);
  const visitPrice = new Int32Array(graph.places);
  let worth = Int32Array.from(view.value);
  let best = plain;
  let bestMost = Number.MAX_SAFE_INTEGER;
  let now = plain;
  let stepFactor = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let most = -1;
    let top = roots[0] as number;
    for (const root of roots) {
      const [a, b] = leftAt(range, root);
      if (a < 0 || b < 0) continue;
      const place = (graph.stops[root] as Stop).place;
      const passable = (graph.stops[root] as Stop).passable;
      const sum =
        (view.value[root] as number) +
        mostOfTwoArms(now.arms, root, a, b, width, range.B + 1, passable) +
        now.visitPrices -
        (now.visitPrice[place] as number);
      if (sum > most) {
        most = sum;
        top = root;
      }
    }
    if (most < bestMost) {
      bestMost = most;
      best = now;
    } else stepFactor /= 2;
    if (most <= floor || round === ROUNDS - 1) break;
    const visits = visitsOf(graph, worth, range, pairs, now, top);
    const home = (graph.stops[top] as Stop).place;
    let norm = 0;
    for (let p = 0; p < visitPrice.length; p++) {
      const excess = (visits[p] as number) - 1;
      if (excess > 0 || ((visitPrice[p] as number) > 0 && p !== home)) norm += excess * excess;
    }
    if (norm === 0) break;
    const size = (stepFactor * (most - Math.max(floor, most * 0.8))) / norm;
    let moved = false;
    for (let p = 0; p < visitPrice.length; p++) {
      const excess = (visits[p] as number) - 1;
      if (excess <= 0 && (visitPrice[p] === 0 || p === home)) continue;
      const next = Math.max(0, Math.round((visitPrice[p] as number) + size * excess));
      if (next !== visitPrice[p]) moved = true;
      visitPrice[p] = next;
    }
    if (!moved) break;
    worth = new Int32Array(graph.stops.length);
    for (const stop of graph.stops)
      worth[stop.id] = (view.value[stop.id] as number) - (visitPrice[stop.place] as number);
    const after = gainsAfter(graph, worth, range, pairs);
    const arms = armGains(worth, range, pairs, after, width, graph.stops);
    now = {
      after,
      arms,
      worth,
      visitPrice: Int32Array.from(visitPrice),
      visitPrices: visitPrice.reduce((sum, t) => sum + t, 0),
    };
  }
  return best;
};

const leftAt = (range: Range, root: number): [number, number] => [
  range.byBorders ? range.A : range.A - (range.costA[root] as number),
  range.B - (range.costB[root] as number),
];

/** How often the best walk from a root comes to each place. */
const visitsOf = (
  graph: Graph,
  worth: Int32Array,
  range: Range,
  pairs: Pairs,
  bounds: Bounds,
  root: number,
): Int32Array => {
  const width = (range.A + 1) * (range.B + 1);
  const stride = range.B + 1;
  const visits = new Int32Array(graph.places);
  const placeOf = (stop: number): number => (graph.stops[stop] as Stop).place;
  visits[placeOf(root)] = 1;
  const follow = (startA: number, startB: number, avoided: number): void => {
    let choices: Int32Array = (pairs.outOf[root] as Int32Array).filter(
      (q) => placeOf(pairs.to[q] as number) !== avoided,
    );
    let [a, b] = [startA, startB];
    for (let guard = 0; guard < 64; guard++) {
      let most = 0;
      let taken = -1;
      for (const q of choices) {
        const gained = step(worth, range, pairs, bounds.after, width, q, a, b);
        if (gained > most) {
          most = gained;
          taken = q;
        }
      }
      if (taken < 0) return;
      const stop = pairs.to[taken] as number;
      const skip =
        range.skippable[stop] === 1 &&
        (pairs.gain[taken] as number) + (bounds.after[taken * width + a * stride + b] as number) === most;
      if (!skip) {
        visits[placeOf(stop)] = (visits[placeOf(stop)] as number) + 1;
        a -= range.byBorders ? (pairs.cost[taken] as number) : (range.costA[stop] as number);
        b -= range.costB[stop] as number;
      }
      if (pairs.leadsOn[taken] === 0) return;
      const last = pairs.fromPlace[taken] as number;
      choices = (pairs.outOf[stop] as Int32Array).filter((q) => pairs.toPlace[q] !== last);
    }
  };
  const [a, b] = leftAt(range, root);
  const passable = (graph.stops[root] as Stop).passable;
  const { arms } = bounds;
  const whole = mostOfTwoArms(arms, root, a, b, width, stride, passable);
  for (let a1 = 0; a1 <= a; a1++) {
    for (let b1 = 0; b1 <= b; b1++) {
      const one = root * width + a1 * stride + b1;
      const two = root * width + (a - a1) * stride + b - b1;
      if (passable ? sumOfArms(arms, one, two) !== whole : arms.most[one] !== whole) continue;
      // Where both would go the same way one of them takes the next best.
      const same = passable && arms.place[one] === arms.place[two];
      const second = (arms.other[one] as number) + (arms.most[two] as number) === whole;
      follow(a1, b1, same && second ? (arms.place[one] as number) : -1);
      if (passable) follow(a - a1, b - b1, same && !second ? (arms.place[two] as number) : -1);
      return visits;
    }
  }
  return visits;
};

/** What two arms gain together: a run visits a place once, so they do not begin alike. */
const sumOfArms = ({ most, place, other }: Arms, one: number, two: number): number =>
  place[one] !== place[two] || place[one] === -1
    ? (most[one] as number) + (most[two] as number)
    : Math.max((most[one] as number) + (other[two] as number), (other[one] as number) + (most[two] as number));

export const mostOfTwoArms = (
  arms: Arms,
  root: number,
  a: number,
  b: number,
  width: number,
  stride: number,
  two: boolean,
): number => {
  let most = arms.most[root * width + a * stride + b] as number;
  if (!two) return most;
  for (let a1 = 0; a1 <= a; a1++) {
    for (let b1 = 0; b1 <= b; b1++) {
      const sum = sumOfArms(arms, root * width + a1 * stride + b1, root * width + (a - a1) * stride + b - b1);
      if (sum > most) most = sum;
    }
  }
  return most;
};

const armGains = (
  worth: Int32Array,
  range: Range,
  pairs: Pairs,
  after: Int32Array,
  width: number,
  stops: readonly Stop[],
): Arms => {
  const size = stops.length * width;
  const [most, place, other] = [new Int32Array(size), new Int32Array(size).fill(-1), new Int32Array(size)];
  if (range.unlimited) return { most, place, other };
  for (const stop of stops) {
    if (!stop.own) continue;
    for (let a = 0; a <= range.A; a++) {
      for (let b = 0; b <= range.B; b++) {
        const at = stop.id * width + a * (range.B + 1) + b;
        for (const q of pairs.outOf[stop.id] as Int32Array) {
          const gained = step(worth, range, pairs, after, width, q, a, b);
          const there = (stops[pairs.to[q] as number] as Stop).place;
          if (gained > (most[at] as number)) {
            if (there !== place[at]) other[at] = most[at] as number;
            most[at] = gained;
            place[at] = there;
          } else if (there !== place[at] && gained > (other[at] as number)) other[at] = gained;
        }
      }
    }
  }
  return { most, place, other };
};
