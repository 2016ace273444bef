import { describe, expect, it } from 'vitest';
import { toEdge } from '@roundhouse/engine/track/geometry';
import { parseTile } from '@roundhouse/engine/track/language';
import { buildMap } from '@roundhouse/engine/track/map';
import {
  hasRoute,
  hasTokenCity,
  networkOf,
  reachesEdge,
  reachesNode,
  stopsReached,
  tokenCities,
} from '@roundhouse/engine/track/network';
import { linksOf, shapeAt } from '@roundhouse/engine/track/shape';
import type { Board, TrackSet } from '@roundhouse/engine/track/types';
import { GAMES, TITLES, boardOf, factsOf, problemsOf, trackOf, withRecordings } from './facts.ts';

/** A row of flat hexes from north to south: edges 3 and 0 join neighbours. */
const column = (codes: readonly string[]): TrackSet => {
  const hexes: Record<string, string> = {};
  for (const [i, code] of codes.entries()) hexes[code] = `${hexes[code] ?? ''} A${2 * i + 1}`;
  return {
    map: buildMap({ layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes: { gray: hexes } }),
    tiles: {},
  };
};

const station = (company: string, hex: string, slot = 0, city = 0) => ({ company, hex, city, slot });
const board = (...tokens: Board['tokens']): Board => ({ tiles: {}, tokens, reservations: [], marks: {} });

const CITY = 'city=revenue:20;path=a:0,b:_0;path=a:3,b:_0';

describe('passing and stopping', () => {
  const track = column([CITY, CITY, CITY]);

  it('a city with an empty circle is passed', () => {
    const network = networkOf(track, board(station('X', 'A1')), 'X');
    expect(stopsReached(track, board(station('X', 'A1')), network).map(({ hex }) => hex)).toEqual(['A1', 'A3', 'A5']);
  });

  it('1817 tok.3: a city full of others is reached and not passed', () => {
    const network = networkOf(track, board(station('X', 'A1'), station('Y', 'A3')), 'X');
    expect(reachesNode(network, 'A3', 0)).toBe(true);
    expect(reachesNode(network, 'A5', 0)).toBe(false);
  });

  it('18MEX TC-65: a circle that is kept for a company is still empty', () => {
    const kept: Board = { ...board(station('X', 'A1')), reservations: [{ company: 'Y', hex: 'A3', city: 0 }] };
    expect(reachesNode(networkOf(track, kept, 'X'), 'A5', 0)).toBe(true);
    expect(tokenCities(track, kept, 'X')).toEqual([{ hex: 'A5', city: 0 }]);
    expect(tokenCities(track, { ...kept, tokens: [station('Y', 'A1')] }, 'Y')).toHaveLength(2);
  });

  it('an off-board area and a terminal path end a trail', () => {
    const off = column([CITY, 'offboard=revenue:30;path=a:3,b:_0;path=a:0,b:_0', CITY]);
    expect(reachesNode(networkOf(off, board(station('X', 'A1')), 'X'), 'A5', 0)).toBe(false);
    const terminal = 'city=revenue:30;path=a:3,b:_0,terminal:1;path=a:0,b:_0,terminal:1';
    const red = column([CITY, terminal, CITY]);
    expect(reachesNode(networkOf(red, board(station('X', 'A1')), 'X'), 'A3', 0)).toBe(true);
    expect(reachesNode(networkOf(red, board(station('X', 'A1')), 'X'), 'A5', 0)).toBe(false);
    expect(reachesNode(networkOf(red, board(station('X', 'A3')), 'X'), 'A5', 0)).toBe(true);
  });

  it('has a route as soon as another stop that counts is reached', () => {
    const plain = board(station('X', 'A1'));
    expect(hasRoute(track, plain, 'X')).toBe(true);
    expect(hasRoute(track, plain, 'X', undefined, ({ kind }) => kind === 'offboard')).toBe(false);
    expect(hasRoute(column([CITY]), plain, 'X')).toBe(false);
  });
});

describe('gauges', () => {
  const track = column([
    CITY,
    'path=a:3,b:0,track:narrow',
    'town=revenue:10;path=a:3,b:_0,track:narrow;path=a:0,b:_0',
    CITY,
  ]);
  const from = board(station('X', 'A7'));

  it('1849 §10.1-d: gauge changes in a town, not at a hex side', () => {
    const network = networkOf(track, from, 'X', { gauges: 'separate' });
    expect(reachesEdge(network, 'A3', toEdge(0))).toBe(true);
    expect(reachesEdge(network, 'A1', toEdge(0))).toBe(true);
    expect(reachesNode(network, 'A1', 0)).toBe(false);
    expect(reachesNode(networkOf(track, from, 'X'), 'A1', 0)).toBe(true);
  });

  it('1849 §10.2: dual track between does not join narrow and broad', () => {
    const dual = column(['city=revenue:20;path=a:0,b:_0,track:narrow', 'path=a:3,b:0,track:dual', CITY]);
    const seen = networkOf(dual, board(station('X', 'A5')), 'X', { gauges: 'separate' });
    expect(reachesEdge(seen, 'A1', toEdge(0))).toBe(true);
    expect(reachesNode(seen, 'A1', 0)).toBe(false);
  });
});

describe('tile 470 of 18MEX', () => {
  const canyon = parseTile(
    '470',
    'yellow',
    'town=revenue:20,loc:0,style:rect;path=a:0,b:_0;path=a:3,b:_0;path=a:3,b:4;path=a:4,b:_0;label=CC',
    1,
  );

  it('T15: branches that join before the town share its stub', () => {
    const branches = linksOf(canyon).byNode[0]?.map(({ path, branch }) => [path, branch]);
    expect(branches).toEqual([
      [0, false],
      [1, true],
      [3, true],
    ]);
  });
});

/** Every trail, one after the other: slow and plainly right. */
const everyTrail = (track: TrackSet, on: Board, company: string, limit: number) => {
  const reached = new Set<string>();
  let left = limit;
  const walk = (
    hex: string,
    end: { edge: number } | { node: number },
    came: number,
    used: ReadonlySet<string>,
  ): void => {
    if (--left < 0) return;
    const shape = shapeAt(track, on, hex);
    const links = linksOf(shape);
    if ('node' in end) {
      const node = shape.nodes[end.node];
      const city = shape.nodes.filter(({ kind }, i) => kind === 'city' && i < end.node).length;
      const here = on.tokens.filter((token) => token.hex === hex && token.city === city);
      const own = here.some((token) => token.company === company);
      if (came >= 0) {
        if (node?.kind === 'offboard') return;
        if (node?.kind === 'city' && node.slots > 0 && here.length >= node.slots && !own) return;
      }
      for (const link of links.byNode[end.node] ?? []) {
        if (link.path !== came) follow(hex, link, used, came);
      }
      return;
    }
    for (const link of links.byEdge[end.edge] ?? []) follow(hex, link, used, -1);
  };
  const follow = (
    hex: string,
    link: NonNullable<ReturnType<typeof linksOf>['byEdge'][number][number]>,
    used: ReadonlySet<string>,
    came: number,
  ): void => {
    const before =
      came >= 0
        ? linksOf(shapeAt(track, on, hex))
            .byNode.flat()
            .find(({ path }) => path === came)
        : undefined;
    if (before && ((before.branch && link.branch) || before.terminal || link.terminal)) return;
    if ('node' in link.to) {
      const key = `${hex} node ${link.to.node}`;
      if (used.has(key)) return;
      reached.add(key);
      walk(hex, link.to, link.path, new Set([...used, key]));
      return;
    }
    const other = track.map.neighbours[hex]?.[link.to.edge];
    const lane = link.to.lane?.index ?? 0;
    const side = [
      `${hex}${link.to.edge}.${lane}`,
      `${other}${(link.to.edge + 3) % 6}.${(link.to.lane?.of ?? 1) - 1 - lane}`,
    ]
      .sort()
      .join();
    if (used.has(side)) return;
    if (!other) return;
    reached.add(`${other} edge ${(link.to.edge + 3) % 6}`);
    const facing = (link.to.lane?.of ?? 1) - 1 - lane;
    const shape = linksOf(shapeAt(track, on, other));
    for (const next of shape.byEdge[(link.to.edge + 3) % 6] ?? []) {
      if (next.lane === facing && next.lanes === (link.to.lane?.of ?? 1))
        follow(other, next, new Set([...used, side]), -1);
    }
  };
  for (const { hex, city } of on.tokens.filter((token) => token.company === company)) {
    const cities = shapeAt(track, on, hex).nodes.flatMap(({ kind }, i) => (kind === 'city' ? [i] : []));
    const node = cities[city];
    if (node !== undefined) walk(hex, { node }, -1, new Set([`${hex} node ${node}`]));
  }
  return { reached, complete: left >= 0 };
};

withRecordings('networks of the recorded games', () => {
  it.each(TITLES.filter((title) => title !== '1849'))('%s: exactly what trying every trail finds', (title) => {
    const track = trackOf(factsOf(title));
    let compared = 0;
    for (const game of GAMES[title]) {
      for (const problem of problemsOf(game)) {
        const on = boardOf(problem);
        const { reached, complete } = everyTrail(track, on, problem.corporation, 3000);
        if (!complete) continue;
        compared++;
        const found = new Set<string>();
        for (const [hex, { entered, arrivals }] of networkOf(track, on, problem.corporation).hexes) {
          for (let node = 0; node < 16; node++) if (entered & (1 << node)) found.add(`${hex} node ${node}`);
          for (const { edge } of arrivals) found.add(`${hex} edge ${edge}`);
        }
        const label = `${game} ${problem.corporation}`;
        expect([...found].sort(), label).toEqual([...reached].sort());
        // On a board of its own nothing is remembered: the first stop that is come to must answer as the whole network does.
        const stops = [...networkOf(track, on, problem.corporation).hexes].filter(([hex, { entered }]) =>
          shapeAt(track, on, hex).nodes.some((node, index) => node.kind !== 'junction' && entered & (1 << index)),
        );
        expect(hasRoute(track, { ...on }, problem.corporation), label).toBe(stops.length > 0);
        expect(hasTokenCity(track, { ...on }, problem.corporation), label).toBe(
          tokenCities(track, on, problem.corporation).length > 0,
        );
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
