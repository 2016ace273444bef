/**
 * Depth-first branch and bound over runs. A run grows from a station of the company: first one arm, then the other. It is
 * met once: its root is the first station on it (in the order of the stops), its first arm the one whose first link comes
 * first. A branch is cut where its bound is not above the incumbent.
 */
import { armBounds } from './armBounds.ts';
import { paySheet } from './pay.ts';
import type { Question, TrainSearch } from './question.ts';
import { enteringGains, knapsackBound, reachableBound, type BoundInput } from './remainingBound.ts';
import type { Ask, Asked, Meter } from './search.ts';
import { valueOfMarks } from './trainView.ts';
import { type Bounds, mostOfTwoArms } from './visitPrices.ts';

/** What a run must beat, and the best that was met; both change as the search goes on. */
export interface Incumbent {
  above: number;
  best: number;
}

/** Searches until the meter reaches `pause`. */
export const growRuns = (
  train: TrainSearch,
  question: Question,
  bounds: Bounds,
  incumbent: Incumbent,
  ask: Pick<Ask, 'mode' | 'visit'>,
  meter: Meter,
  pause: number,
): Asked => {
  const { graph, view, range, stride, width, roots, rank, counted, used, visited } = train;
  const { place, passable, linkA, linkB, linkMarks, plainGain, trackStart, trackOf } = train;
  const { links: openAt, near, open, gain, pairs } = question;
  const { after, visitPrice } = bounds;
  const arms = armBounds(train, question, bounds);
  const entering = enteringGains(graph, view, open, gain);
  const input: BoundInput = { range, place, passable, near, entering, visited };
  const withinReach = train.remaining === 'reachable' ? reachableBound(input) : undefined;
  const bestLeft = train.remaining === 'knapsack' ? knapsackBound(input) : undefined;
  const sheet = view.pay ? paySheet(view.pay) : undefined;
  const lines: [number[], number[]] = [[], []];
  let { above } = incumbent;
  let done = true;
  let root = 0;
  let rootRank = 0;

  const emit = (value: number, net: number): void => {
    if (net <= above) return;
    if (ask.mode === 'best') incumbent.above = above = net;
    incumbent.best = Math.max(incumbent.best, net);
    const [first, second] = lines;
    const order: number[] = [];
    for (let i = first.length - 1; i >= 0; i--) order.push(first[i] as number);
    for (let i = 0; i < second.length; i++) order.push(second[i] as number);
    ask.visit({ value, net, links: order, root, rootAt: first.length });
  };

  const grow = (
    v: number,
    second: boolean,
    firstIndex: number,
    a: number,
    b: number,
    cityCount: number,
    stopCount: number,
    length: number,
    countedStops: number,
    gross: number,
    net: number,
    bits: number,
    visitPricesLeft: number,
  ): void => {
    const list = openAt[v] as readonly number[];
    const start = v === root && second ? firstIndex + 1 : 0;
    for (let i = start; i < list.length; i++) {
      const l = list[i] as number;
      const forwards = linkA[l] === v;
      const w = forwards ? (linkB[l] as number) : (linkA[l] as number);
      if (visited[place[w] as number] === 1) continue;
      const r = rank[w] as number;
      if (r >= 0 && r < rootRank) continue;
      const isCity = view.city[w] as number;
      const newLength = length + (view.linkCost[l] as number);
      if (
        newLength > view.borders ||
        cityCount + isCity > view.cities ||
        stopCount + (view.stopCost[w] as number) > view.stops
      )
        continue;
      const from = trackStart[l] as number;
      const to = trackStart[l + 1] as number;
      let free = true;
      for (let t = from; t < to; t++) if (used[trackOf[t] as number] === 1) free = false;
      if (!free) continue;
      if (meter.nodes >= pause) {
        done = false;
        return;
      }
      meter.nodes += 1;
      if (v === root && !second) arms.begin(root, rootRank, i, w);
      const marks = linkMarks[l] as number;
      const overlap = marks & bits;
      const linkGain = (gain[l] as number) - (overlap === 0 ? 0 : valueOfMarks(graph, overlap));
      const linkGross = (plainGain[l] as number) - (overlap === 0 ? 0 : valueOfMarks(graph, overlap));
      const p = (forwards ? pairs.along[l] : pairs.against[l]) as number;
      const newA = range.byBorders ? a - (view.linkCost[l] as number) : a - (range.costA[w] as number);
      const newB = b - (range.costB[w] as number);
      const newVisitPrices = visitPricesLeft - (visitPrice[place[w] as number] as number);
      let newGross = gross + linkGross;
      let newNet = net + linkGain;
      let most: number;
      let runGross: number;
      let runNet: number;
      if (sheet && view.pay) {
        sheet.push(view.value[w] as number, isCity === 0, view.stopCost[w] === 0);
        sheet.settle();
        const paid = sheet.total();
        runGross = newGross + paid;
        runNet = newNet + paid;
        most = runNet;
        for (let j = 0; j <= range.A; j++) {
          const sum = sheet.best(j);
          if (sum < 0) continue;
          const more = second ? (after[p * width + (range.A - j)] as number) : arms.both(p, range.A - j, 0);
          if (newNet + sum + more + newVisitPrices > most) most = newNet + sum + more + newVisitPrices;
        }
      } else {
        newGross += view.value[w] as number;
        newNet += view.value[w] as number;
        runGross = newGross;
        runNet = newNet;
        if (range.unlimited) most = Number.MAX_SAFE_INTEGER;
        else
          most =
            newNet +
            newVisitPrices +
            (second ? (after[p * width + newA * stride + newB] as number) : arms.both(p, newA, newB));
      }
      if (most > above) {
        visited[place[w] as number] = 1;
        let reach = most;
        if (withinReach) reach = newNet + withinReach(w, root, !second);
        else if (bestLeft)
          reach = newNet + bestLeft(newA, newB, (passable[w] as number) + (second ? 0 : (passable[root] as number)));
        if (reach > above) {
          for (let t = from; t < to; t++) used[trackOf[t] as number] = 1;
          const line = lines[second ? 1 : 0];
          line.push(l);
          const nowCounted = countedStops + (counted[w] as number);
          const nowBits = bits | marks;
          if (nowCounted >= 2) emit(runGross, runNet);
          const first = v === root && !second ? i : firstIndex;
          if (passable[w] === 1) {
            grow(
              w,
              second,
              first,
              newA,
              newB,
              cityCount + isCity,
              stopCount + (view.stopCost[w] as number),
              newLength,
              nowCounted,
              newGross,
              newNet,
              nowBits,
              newVisitPrices,
            );
          }
          if (!second && passable[root] === 1 && done) {
            const more =
              sheet || range.unlimited ? Number.MAX_SAFE_INTEGER : newNet + newVisitPrices + arms.second(newA, newB);
            if (more > above) {
              grow(
                root,
                true,
                first,
                newA,
                newB,
                cityCount + isCity,
                stopCount + (view.stopCost[w] as number),
                newLength,
                nowCounted,
                newGross,
                newNet,
                nowBits,
                newVisitPrices,
              );
            }
          }
          line.pop();
          for (let t = from; t < to; t++) used[trackOf[t] as number] = 0;
        }
        visited[place[w] as number] = 0;
      }
      if (sheet) sheet.pop();
      if (!done) return;
    }
  };

  const fromAllRoots = (): number => {
    let bound = 0;
    for (const stop of roots) {
      root = stop;
      rootRank = rank[stop] as number;
      const value = view.value[root] as number;
      const isCity = view.city[root] as number;
      const a = range.byBorders ? range.A : range.A - (range.costA[root] as number);
      const b = range.B - (range.costB[root] as number);
      if (a < 0 || b < 0) continue;
      const visitPricesLeft = bounds.visitPrices - (visitPrice[place[root] as number] as number);
      visited[place[root] as number] = 1;
      const twoArms = (fromA: number, fromB: number): number =>
        range.unlimited
          ? (withinReach?.(root, root, true) ?? 0)
          : visitPricesLeft + mostOfTwoArms(bounds.arms, root, fromA, fromB, width, stride, passable[root] === 1);
      // The station itself may be what goes unpaid.
      const most = Math.max(value + twoArms(a, b), range.skippable[root] === 1 ? twoArms(range.A, range.B) : 0);
      bound = Math.max(bound, most);
      if (most > above && done) {
        if (sheet) sheet.push(value, isCity === 0, view.stopCost[root] === 0);
        const sum = sheet ? 0 : value;
        grow(root, false, -1, a, b, isCity, 1, 0, counted[root] as number, sum, sum, 0, visitPricesLeft);
        if (sheet) sheet.pop();
      }
      visited[place[root] as number] = 0;
    }
    return bound;
  };

  const bound = fromAllRoots();
  return { done, bound };
};
