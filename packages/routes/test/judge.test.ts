import type { MapHex, Path, PlacedToken, TrackNode, TrackSet } from '@roundhouse/engine';
import {
  bestRuns,
  judgeRuns,
  maximum,
  type Problem,
  type RouteRules,
  type RunPath,
  type TrainRule,
} from '@roundhouse/routes';
import { describe, expect, it } from 'vitest';
import { routes1817 } from '../../titles/src/1817/routes.ts';
import { routes1849 } from '../../titles/src/1849/routes.ts';
import { routes1862 } from '../../titles/src/1862/routes.ts';
import { routes18CZ } from '../../titles/src/18cz/routes.ts';
import { smallBoard } from './boards.ts';

/**
 * A line of hexes from north to south, joined over edges 0 and 3. `C30` is a city worth 30 with one slot, `t10` a town, `R40` a
 * red area, `P20` a port, `-` plain track, `=` plain narrow track.
 */
const line = (text: string): TrackSet => {
  const hexes: Record<string, MapHex> = {};
  const words = text.split(' ');
  const id = (i: number): string => `H${i}`;
  words.forEach((word, i) => {
    const edges = [...(i > 0 ? [3 as const] : []), ...(i < words.length - 1 ? [0 as const] : [])];
    const value = Number(word.slice(1)) || 0;
    const kinds = { C: 'city', t: 'town', R: 'offboard', P: 'offboard' } as const;
    const kind = kinds[word[0] as keyof typeof kinds];
    const nodes: TrackNode[] = kind ? [{ part: 0, kind, revenue: value, slots: kind === 'city' ? 1 : 0 }] : [];
    const spokes = edges.map((edge, k): Path => ({ part: k + 1, a: { edge }, b: { node: 0 }, gauge: 'broad' }));
    const through: Path[] = [{ part: 0, a: { edge: 3 }, b: { edge: 0 }, gauge: word === '=' ? 'narrow' : 'broad' }];
    const colour = word[0] === 'P' ? 'blue' : word[0] === 'R' ? 'red' : 'green';
    hexes[id(i)] = {
      id: id(i),
      x: 0,
      y: 2 * i,
      nodes,
      paths: kind ? spokes : through,
      colour,
      terrain: [],
      borders: [],
      stubs: [],
      icons: [],
      code: '',
    };
  });
  const neighbours = Object.fromEntries(
    words.map((_, i) => [
      id(i),
      [i < words.length - 1 ? id(i + 1) : null, null, null, i > 0 ? id(i - 1) : null, null, null],
    ]),
  );
  return { map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes, neighbours }, tiles: {} };
};

const problem = (text: string, rules: RouteRules, trains: TrainRule[], tokens: Record<string, string>): Problem => ({
  track: line(text),
  board: {
    tiles: {},
    tokens: Object.entries(tokens).map(([hex, company]): PlacedToken => ({ company, hex, city: 0, slot: 0 })),
    reservations: [],
    marks: {},
  },
  company: 'A',
  companyMarks: [],
  home: Object.entries(tokens)
    .filter(([, company]) => company === 'A')
    .map(([hex]) => hex)
    .slice(0, 1),
  trains: trains.map((rule, i) => ({ id: `t${i}`, rule })),
  colours: ['yellow'],
  rules,
});

/** A run down the line, stopping at these hexes. */
const run = (train: string, from: number, to: number, text: string): RunPath => {
  const words = text.split(' ');
  const isStop = (i: number): boolean => /[CtRP]/.test(words[i]?.[0] ?? '');
  const at = [...words.keys()].filter((i) => i >= from && i <= to && isStop(i));
  // In a stop's hex path 0 leads north (south in the first hex) and path 1 south.
  const south = (i: number): number => (i === 0 ? 0 : 1);
  const links = at.slice(1).map((end, k) => {
    const start = at[k] ?? 0;
    const between = [...words.keys()].filter((i) => i > start && i < end).map((i) => [`H${i}`, 0] as const);
    return [[`H${start}`, south(start)] as const, ...between, [`H${end}`, 0] as const];
  });
  return { train, stops: at.map((i) => ({ hex: `H${i}`, node: 0 })), links };
};

const two: TrainRule = { stops: 2 };
const three: TrainRule = { stops: 3 };

const byTrain = (text: string, rules: RouteRules, trains: TrainRule[]): Problem => {
  const plain = problem(text, rules, trains, { H0: 'A' });
  const { map } = plain.track;
  const area = map.hexes['H2'] as MapHex;
  const nodes = area.nodes.map((node): TrackNode => ({ ...node, revenue: { yellow: 30, brown: 60, diesel: 100 } }));
  return { ...plain, track: { ...plain.track, map: { ...map, hexes: { ...map.hexes, H2: { ...area, nodes } } } } };
};

describe('values by kind of train', () => {
  const text = 'C30 - R40';
  const diesel: TrainRule = { kind: 'diesel' };

  it.each([
    [two, ['yellow'], 60],
    [two, ['yellow', 'green', 'brown'], 90],
    [diesel, ['yellow'], 130],
    [diesel, ['yellow', 'green', 'brown'], 130],
    [{ ...diesel, citiesTimes: 2 }, ['yellow'], 260],
  ] as const)('a train with the rule %o in the colours %o earns %i', (rule, colours, revenue) => {
    const asked = { ...byTrain(text, routes1817, [rule]), colours };
    expect(judgeRuns(asked, [run('t0', 0, 2, text)])).toMatchObject({ ok: true, revenue });
    expect(bestRuns(asked)).toMatchObject({ revenue, proved: true });
  });

  it('the only track goes to the diesel, whose stop is worth more', () => {
    const asked = byTrain(text, routes1817, [two, diesel]);
    expect(bestRuns(asked)).toMatchObject({ revenue: 130, runs: [{ train: 't1' }] });
  });

  it('where a stop is paid once for all trains they are an error', () => {
    expect(() => bestRuns(byTrain(text, routes1862, [{ cities: 2 }]))).toThrow(/H2/);
  });
});

describe('the judge', () => {
  it('values a run stop by stop', () => {
    const text = 'C30 - C20 R40';
    const p = problem(text, routes1817, [three], { H0: 'A' });
    const judged = judgeRuns(p, [run('t0', 0, 3, text)]);
    expect(judged).toMatchObject({
      ok: true,
      revenue: 90,
      runs: [
        {
          paid: [
            { hex: 'H0', paid: 30 },
            { hex: 'H2', paid: 20 },
            { hex: 'H3', paid: 40 },
          ],
        },
      ],
    });
    expect(maximum(p)).toBe(90);
  });

  const refusal = (p: Problem, ...paths: RunPath[]): unknown => {
    const judged = judgeRuns(p, paths);
    return judged.ok ? 'ok' : judged.refusal;
  };

  it('names the city that is full of others', () => {
    const text = 'C30 C20 C10';
    const p = problem(text, routes1817, [three], { H0: 'A', H1: 'B' });
    expect(refusal(p, run('t0', 0, 2, text))).toEqual({ key: 'blocked', args: { train: 't0', hex: 'H1', node: 0 } });
  });

  it('refuses runs without a station, beyond the range, by the wrong train', () => {
    const text = 'C30 C20 C10';
    const p = problem(text, routes1817, [two], { H0: 'A' });
    expect(refusal(p, run('t0', 1, 2, text))).toMatchObject({ key: 'noStation' });
    expect(refusal(p, run('t0', 0, 2, text))).toMatchObject({ key: 'tooManyStops', args: { limit: 2 } });
    expect(refusal(p, run('t9', 0, 1, text))).toMatchObject({ key: 'unknownTrain', args: { train: 't9' } });
    expect(refusal(p, run('t0', 0, 1, text), run('t0', 0, 1, text))).toMatchObject({ key: 'trainRunsTwice' });
  });

  it('refuses two trains on one track', () => {
    const text = 'C30 C20 C10';
    const p = problem(text, routes1817, [two, three], { H0: 'A' });
    expect(refusal(p, run('t0', 0, 1, text), run('t1', 0, 2, text))).toMatchObject({
      key: 'trackShared',
      args: { train: 't1', hex: 'H1' },
    });
  });

  it('refuses to pass an off-board area, and track that does not join', () => {
    const text = 'C30 R20 C10';
    const p = problem(text, routes1817, [three], { H0: 'A' });
    expect(refusal(p, run('t0', 0, 2, text))).toMatchObject({ key: 'passesEnd', args: { hex: 'H1' } });
    const whole = run('t0', 0, 1, text);
    expect(refusal(p, { ...whole, links: [[['H0', 0]]] })).toMatchObject({
      key: 'trackDoesNotJoin',
      args: { hex: 'H1' },
    });
    expect(refusal(p, { ...whole, links: [[['H0', 7]]] })).toMatchObject({ key: 'noSuchTrack', args: { hex: 'H0' } });
    expect(
      refusal(p, {
        ...whole,
        stops: [
          { hex: 'H0', node: 0 },
          { hex: 'H9', node: 0 },
        ],
      }),
    ).toMatchObject({ key: 'noSuchStop', args: { hex: 'H9' } });
  });

  it('1849: ports do not count for the minimum, narrow track counts twice, gauges do not mix', () => {
    const text = 'P20 C30 = C20 - = C10';
    const p = problem(text, routes1849, [{ borders: 5, gauge: { broad: 1, narrow: 2, dual: 1 } }], { H1: 'A' });
    expect(refusal(p, run('t0', 0, 1, text))).toMatchObject({ key: 'tooFewStops' });
    expect(refusal(p, run('t0', 3, 6, text))).toMatchObject({ key: 'gaugeBreaks', args: { hex: 'H5' } });
    expect(maximum(problem('C30 C20 C10', routes1849, [{ borders: 1 }], { H0: 'A' }))).toBe(50);
  });

  it('1862: no end in a town, no Local to a port, no London without a marker, all runs hang together', () => {
    const text = 'C30 t20 P40';
    const local = routes1862.trains['3L'];
    const express = routes1862.trains['2E'];
    if (!local || !express) throw new Error('no such trains');
    const p = problem(text, routes1862, [local, express], { H0: 'A' });
    expect(refusal(p, run('t0', 0, 1, text))).toMatchObject({ key: 'endsAtTown', args: { hex: 'H1' } });
    expect(refusal(p, run('t0', 0, 2, text))).toMatchObject({ key: 'inlandOnly', args: { hex: 'H2' } });
    expect(refusal(p, run('t1', 0, 2, text))).toBe('ok');
    const long = 'C30 C20 C10 C40';
    const apart = problem(long, routes1862, [express, express], { H0: 'A', H3: 'A' });
    expect(refusal(apart, run('t0', 0, 1, long), run('t1', 2, 3, long))).toMatchObject({ key: 'apart' });
    expect(refusal(apart, run('t1', 2, 3, long))).toMatchObject({ key: 'homeMissed' });
  });

  it('18CZ: an E-train skips the cheapest towns and never a city', () => {
    const text = 'C30 t10 t20 C20';
    const train = routes18CZ.trains['3Ed'];
    if (!train) throw new Error('no such train');
    const judged = judgeRuns(problem(text, routes18CZ, [train], { H0: 'A' }), [run('t0', 0, 3, text)]);
    expect(judged).toMatchObject({
      ok: true,
      revenue: 70,
      runs: [{ paid: [{ paid: 30 }, { paid: 0 }, { paid: 20 }, { paid: 20 }] }],
    });
  });
});

describe('the finder', () => {
  it('gives the same answer every time', () => {
    for (let seed = 0; seed < 40; seed++)
      expect(bestRuns(smallBoard('1862', seed))).toEqual(bestRuns(smallBoard('1862', seed)));
  });

  it('is honest when the budget runs out', () => {
    for (let seed = 0; seed < 200; seed++) {
      const small = smallBoard('18MEX', seed);
      const best = bestRuns(small);
      for (const budget of [1, 20, 100]) {
        const cut = bestRuns(small, { budget });
        expect(cut.bound).toBeGreaterThanOrEqual(best.revenue);
        expect(cut.revenue).toBeLessThanOrEqual(best.revenue);
        if (cut.proved) expect(cut.revenue).toBe(best.revenue);
      }
    }
  });

  it('answers in plain data', () => {
    const found = bestRuns(smallBoard('1817', 7));
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});
