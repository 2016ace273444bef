/**
 * Depth-first branch and bound over runs. A run grows from a station of the company: first one arm, then the other. It is
 * met once: its root is the first station on it (in the order of the stops), its first arm the one whose first link comes
 * first. A branch is cut where its bound is not above the incumbent.
 */
import { armBounds } from './armBounds.ts';
import { branchBound } from './branchBound.ts';
import { paySheet } from './pay.ts';
import type { Question, TrainSearch } from './question.ts';
import { enteringGains, knapsackBound, reachableBound, type BoundInput } from './remainingBound.ts';
import type { RunQuery, RunQueryResult, Meter } from './search.ts';
import { trackUse } from './trackUse.ts';
import { valueOfMarks } from './trainView.ts';
import { twoArms } from './twoArms.ts';
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
  query: Pick<RunQuery, 'mode' | 'visit'>,
  meter: Meter,
  pause: number,
): RunQueryResult => {
  const { graph, view, range, stride, width, roots, rank, counted, visited } = train;
  const { place, passable, linkA, linkB, linkMarks, plainGain } = train;
  const { links: openAt, near, open, gain, pairs } = question;
  const { visitPrice } = bounds;
  const arms = armBounds(train, question, bounds);
  const entering = enteringGains(graph, view, open, gain);
  const input: BoundInput = { range, place, passable, near, entering, visited };
  const reachable = train.remaining === 'reachable' ? reachableBound(input) : undefined;
  const knapsack = train.remaining === 'knapsack' ? knapsackBound(input) : undefined;
  const sheet = view.pay ? paySheet(view.pay) : undefined;
  const mostOf = branchBound(train, bounds, arms, sheet);
  const track = trackUse(train);
  const line = twoArms();
  let { above } = incumbent;
  let done = true;
  let root = 0;
  let rootRank = 0;

  const emit = (value: number, net: number): void => {
    if (net <= above) return;
    if (query.mode === 'best') incumbent.above = above = net;
    incumbent.best = Math.max(incumbent.best, net);
    query.visit({ value, net, links: line.links(), root, rootAt: line.rootAt() });
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
      if (!track.isFree(l)) continue;
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
      // A train that is paid for some of its stops only is paid by the sheet, not stop by stop.
      const value = sheet ? 0 : (view.value[w] as number);
      const newGross = gross + linkGross + value;
      const newNet = net + linkGain + value;
      let paid = 0;
      if (sheet) {
        sheet.push(view.value[w] as number, isCity === 0, view.stopCost[w] === 0);
        sheet.settle();
        paid = sheet.total();
      }
      const most = mostOf(p, second, newA, newB, newNet, newVisitPrices);
      if (most > above) {
        visited[place[w] as number] = 1;
        let reach = most;
        if (reachable) reach = newNet + reachable(w, root, !second);
        else if (knapsack)
          reach = newNet + knapsack(newA, newB, (passable[w] as number) + (second ? 0 : (passable[root] as number)));
        if (reach > above) {
          track.take(l);
          line.push(second, l);
          const nowCounted = countedStops + (counted[w] as number);
          const nowBits = bits | marks;
          if (nowCounted >= 2) emit(newGross + paid, newNet + paid);
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
          line.pop(second);
          track.release(l);
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
      const mostOfArms = (fromA: number, fromB: number): number =>
        range.unlimited
          ? (reachable?.(root, root, true) ?? 0)
          : visitPricesLeft + mostOfTwoArms(bounds.arms, root, fromA, fromB, width, stride, passable[root] === 1);
      // The station itself may be what goes unpaid.
      const most = Math.max(value + mostOfArms(a, b), range.skippable[root] === 1 ? mostOfArms(range.A, range.B) : 0);
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
