/**
 * Runs of one kind of train. A run grows from a station of the company: first one arm, then the other. It is met once:
 * its root is the first station on it (in the order of the stops), its first arm the one whose first link comes first.
 */
import { memo } from '@roundhouse/engine';
import { linkOther, pairedStops, pairsOf, rangeOf, step } from './bounds.ts';
import { linkAt, type Graph, type Link } from './compile.ts';
import { paySheet } from './pay.ts';
import { closeAllBut, closeNeedless, pairsOfStops, rivalsOf } from './rivals.ts';
import { ENDLESS, valueOfMarks, type View } from './ranges.ts';
import { ceilingOf, enteringGains, pickBound, reachBound, type Field } from './left.ts';
import { mostOfTwoArms, plainBounds, tolledBounds, type Bounds } from './tolls.ts';

export interface Meter {
  nodes: number;
  readonly budget: number;
}

export interface Found {
  readonly value: number;
  /** The value less the prices of the track used. */
  readonly net: number;
  /** From one end of the run to the other. */
  readonly links: readonly number[];
  /** The station it grew from, and how many links lie before it. */
  readonly root: number;
  readonly rootAt: number;
}

export interface Ask {
  /** Track that may not be used. */
  readonly blocked?: Uint8Array | undefined;
  /** Prices of track, by number. */
  readonly prices?: Int32Array | undefined;
  /** Only runs whose net value is above this. */
  readonly above: number;
  /** Part of the whole budget that this question may use. */
  readonly share?: number | undefined;
  /** Of the ways between two stops only so many, those that gain most: where no answer would prove anything. */
  readonly ways?: number | undefined;
  /** Keep only the best (raises `above` as it goes), or meet all. */
  readonly mode: 'best' | 'all';
  readonly visit: (found: Found) => void;
}

export interface Asked {
  /** False if the budget ran out first. */
  readonly done: boolean;
  /** No run has a higher net value. */
  readonly bound: number;
}

export interface Searcher {
  readonly ask: (ask: Ask, meter: Meter) => Asked;
  /** No run can be worth more, whatever track there is: the best stops within the range. */
  readonly ceiling: number;
}

/** Steps after which a question counts as hard. */
const EASY = 1_500;

/** By stop the links at it that are open, and the stops that they lead to. */
interface Opened {
  readonly links: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
}

const openedOf = ({ stops, links }: Graph, open: Uint8Array): Opened => {
  const all: number[][] = [];
  const near: number[][] = [];
  for (const stop of stops) {
    const here: number[] = [];
    const there: number[] = [];
    for (const l of stop.links) {
      if (open[l] === 0) continue;
      here.push(l);
      there.push(linkOther(links[l] as Link, stop.id));
    }
    all.push(here);
    near.push(there);
  }
  return { links: all, near };
};

/** What a graph is to every kind of train, as numbers. */
const figuresOf = memo((graph: Graph) => {
  const { stops, links } = graph;
  const place = new Int32Array(stops.length);
  const passable = new Uint8Array(stops.length);
  for (const stop of stops) {
    place[stop.id] = stop.place;
    passable[stop.id] = stop.passable ? 1 : 0;
  }
  const linkA = new Int32Array(links.length);
  const linkB = new Int32Array(links.length);
  const linkMarks = new Int32Array(links.length);
  const plainGain = new Int32Array(links.length);
  const trackStart = new Int32Array(links.length + 1);
  const trackOf: number[] = [];
  for (const link of links) {
    linkA[link.id] = link.a;
    linkB[link.id] = link.b;
    linkMarks[link.id] = link.marks;
    if (link.marks !== 0) plainGain[link.id] = valueOfMarks(graph, link.marks);
    for (const track of link.tracks) trackOf.push(track);
    trackStart[link.id + 1] = trackOf.length;
  }
  return {
    place,
    passable,
    linkA,
    linkB,
    linkMarks,
    plainGain,
    trackStart,
    trackOf: new Int32Array(trackOf),
    paired: pairedStops(graph),
  };
});

export const searcher = (graph: Graph, view: View): Searcher => {
  const { stops, links } = graph;
  const n = stops.length;
  const range = rangeOf(view);
  const stride = range.B + 1;
  const width = (range.A + 1) * stride;
  const { place, passable, linkA, linkB, linkMarks, plainGain, trackStart, trackOf, paired } = figuresOf(graph);
  const counted = new Uint8Array(n);
  const rank = new Int32Array(n).fill(-1);
  const roots: number[] = [];
  for (const stop of stops) {
    counted[stop.id] = view.counted(stop) ? 1 : 0;
    if (!stop.own || view.allowed[stop.id] === 0) continue;
    rank[stop.id] = roots.length;
    roots.push(stop.id);
  }
  const freeTowns = view.cities < ENDLESS && view.stops === ENDLESS && view.pay === undefined;
  const flooding = range.endless || freeTowns;
  const picking = !flooding && !range.byBorders && view.pay === undefined;
  const rivals = rivalsOf(graph, view);
  const cells = paired.count * width;
  // What a question leaves behind is told apart by the number of first links taken so far, or is undone.
  const both = new Int32Array(cells);
  const bothSince = new Int32Array(cells);
  const lookedAt = new Int32Array(paired.count);
  /** First links taken so far: what is in `both` holds for one of them. */
  let firsts = 0;
  const used = new Uint8Array(graph.tracks);
  const visited = new Uint8Array(graph.places);

  const ask = (ask: Ask, meter: Meter): Asked => {
    const { blocked, prices } = ask;
    const open = new Uint8Array(links.length);
    const gain = new Int32Array(links.length);
    for (let l = 0; l < links.length; l++) {
      let ok =
        (view.linkCost[l] as number) >= 0 &&
        view.allowed[linkA[l] as number] === 1 &&
        view.allowed[linkB[l] as number] === 1;
      let price = 0;
      for (let t = trackStart[l] as number; t < (trackStart[l + 1] as number); t++) {
        if (blocked && blocked[trackOf[t] as number] === 1) ok = false;
        if (prices) price += prices[trackOf[t] as number] as number;
      }
      open[l] = ok ? 1 : 0;
      gain[l] = (plainGain[l] as number) - price;
    }
    if (ask.mode === 'best') closeNeedless(rivals, open, gain);
    if (ask.ways !== undefined) closeAllBut(ask.ways, pairsOfStops(graph), open, gain);
    const { links: openAt, near } = openedOf(graph, open);
    const pairs = pairsOf(paired, view, open, gain);
    // Setting up costs time too.
    meter.nodes += (links.length + cells) >> 2;
    const limit = Math.min(meter.budget, meter.nodes + Math.floor(meter.budget * (ask.share ?? 1)));
    let bounds: Bounds = plainBounds(graph, view, range, pairs);
    let { after, toll } = bounds;
    /** By what is left, the most that a second arm gains beside the first. */
    const secondArm = new Int32Array(width);
    const entering = enteringGains(graph, view, open, gain);
    const field: Field = { range, place, passable, near, entering, visited };
    const withinReach = flooding ? reachBound(field) : undefined;
    const bestLeft = picking ? pickBound(field) : undefined;
    const sheet = view.pay ? paySheet(view.pay) : undefined;
    const lines: [number[], number[]] = [[], []];
    let above = ask.above;
    let done = true;
    let root = 0;
    let rootRank = 0;
    let best = 0;
    let pause = limit;

    const emit = (value: number, net: number): void => {
      if (net <= above) return;
      if (ask.mode === 'best') above = net;
      best = Math.max(best, net);
      const [first, second] = lines;
      const order: number[] = [];
      for (let i = first.length - 1; i >= 0; i--) order.push(first[i] as number);
      for (let i = 0; i < second.length; i++) order.push(second[i] as number);
      ask.visit({ value, net, links: order, root, rootAt: first.length });
    };

    /** The most that the first arm (now past pair p) and a second arm can gain together. */
    const twoArms = (p: number, a: number, b: number): number => {
      const cell = p * width + a * stride + b;
      if (bothSince[cell] === firsts) return both[cell] as number;
      let most = 0;
      const firstArm = p * width;
      for (let a1 = 0; a1 <= a; a1++) {
        for (let b1 = 0; b1 <= b; b1++) {
          const other = secondArm[(a - a1) * stride + b - b1] as number;
          const sum = (after[firstArm + a1 * stride + b1] as number) + other;
          if (sum > most) most = sum;
        }
      }
      both[cell] = most;
      bothSince[cell] = firsts;
      return most;
    };

    /** The first arm begins with this link of the root: the second begins with a later one, and goes elsewhere. */
    const beginFirstArm = (list: readonly number[], index: number, w: number): void => {
      firsts += 1;
      secondArm.fill(0);
      if (passable[root] === 0 || range.endless) return;
      for (let i = index + 1; i < list.length; i++) {
        const l = list[i] as number;
        const forwards = linkA[l] === root;
        const p = (forwards ? pairs.along[l] : pairs.against[l]) as number;
        if (lookedAt[p] === firsts) continue;
        lookedAt[p] = firsts;
        const x = forwards ? (linkB[l] as number) : (linkA[l] as number);
        const r = rank[x] as number;
        if (place[x] === place[w] || (r >= 0 && r < rootRank)) continue;
        for (let a = 0; a <= range.A; a++) {
          for (let b = 0; b <= range.B; b++) {
            const gained = step(bounds.worth, range, pairs, after, width, p, a, b);
            if (gained > (secondArm[a * stride + b] as number)) secondArm[a * stride + b] = gained;
          }
        }
      }
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
      tollLeft: number,
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
        if (v === root && !second) beginFirstArm(list, i, w);
        const marks = linkMarks[l] as number;
        const overlap = marks & bits;
        const linkGain = (gain[l] as number) - (overlap === 0 ? 0 : valueOfMarks(graph, overlap));
        const linkGross = (plainGain[l] as number) - (overlap === 0 ? 0 : valueOfMarks(graph, overlap));
        const p = (forwards ? pairs.along[l] : pairs.against[l]) as number;
        const newA = range.byBorders ? a - (view.linkCost[l] as number) : a - (range.costA[w] as number);
        const newB = b - (range.costB[w] as number);
        const newToll = tollLeft - (toll[place[w] as number] as number);
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
            const more = second ? (after[p * width + (range.A - j)] as number) : twoArms(p, range.A - j, 0);
            if (newNet + sum + more + newToll > most) most = newNet + sum + more + newToll;
          }
        } else {
          newGross += view.value[w] as number;
          newNet += view.value[w] as number;
          runGross = newGross;
          runNet = newNet;
          if (range.endless) most = Number.MAX_SAFE_INTEGER;
          else
            most =
              newNet +
              newToll +
              (second ? (after[p * width + newA * stride + newB] as number) : twoArms(p, newA, newB));
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
                newToll,
              );
            }
            if (!second && passable[root] === 1 && done) {
              const more =
                sheet || range.endless
                  ? Number.MAX_SAFE_INTEGER
                  : newNet + newToll + (secondArm[newA * stride + newB] as number);
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
                  newToll,
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
        const tollLeft = bounds.tolls - (toll[place[root] as number] as number);
        visited[place[root] as number] = 1;
        const arms = (fromA: number, fromB: number): number =>
          range.endless
            ? (withinReach?.(root, root, true) ?? 0)
            : tollLeft + mostOfTwoArms(bounds.arms, root, fromA, fromB, width, stride, passable[root] === 1);
        // The station itself may be what goes unpaid.
        const most = Math.max(value + arms(a, b), range.skippable[root] === 1 ? arms(range.A, range.B) : 0);
        bound = Math.max(bound, most);
        if (most > above && done) {
          if (sheet) sheet.push(value, isCity === 0, view.stopCost[root] === 0);
          const sum = sheet ? 0 : value;
          grow(root, false, -1, a, b, isCity, 1, 0, counted[root] as number, sum, sum, 0, tollLeft);
          if (sheet) sheet.pop();
        }
        visited[place[root] as number] = 0;
      }
      return bound;
    };

    const useTolls = (): void => {
      bounds = tolledBounds(graph, view, range, pairs, roots, bounds, above);
      ({ after, toll } = bounds);
      firsts += 1;
      meter.nodes += cells;
    };

    // Most questions are answered in a few steps; only the others are worth better bounds.
    if (ask.mode === 'all' || range.endless) {
      if (!range.endless) useTolls();
      pause = limit;
    } else pause = Math.min(limit, meter.nodes + EASY);
    let bound = fromAllRoots();
    if (!done && pause < limit) {
      useTolls();
      done = true;
      pause = limit;
      bound = fromAllRoots();
    }
    if (!done) return { done, bound: Math.max(bound, best) };
    return { done, bound: ask.mode === 'best' ? Math.max(best, ask.above) : bound };
  };
  return { ask, ceiling: ceilingOf(graph, view) };
};

/** The stops of a run, from end to end. */
export const stopsOf = (graph: Graph, { links, root, rootAt }: Found): number[] => {
  const before: number[] = [];
  for (let i = rootAt - 1, v = root; i >= 0; i--) {
    v = linkOther(linkAt(graph, links[i] as number), v);
    before.push(v);
  }
  const after: number[] = [];
  for (let i = rootAt, v = root; i < links.length; i++) {
    v = linkOther(linkAt(graph, links[i] as number), v);
    after.push(v);
  }
  return [...before.reverse(), root, ...after];
};
