import { describe, expect, it } from 'vitest';
import { parseCode, parseTile } from '@roundhouse/engine/track/language';
import { exitsOf } from '@roundhouse/engine/track/shape';
import type { End, Shape } from '@roundhouse/engine/track/types';
import { TITLES, factsOf, trackOf, variantsOf, withFacts } from './facts.ts';
import type { FactEnd, FactShape } from './facts.ts';

describe('the tile language', () => {
  it('numbers the parts in the order of the line, whatever they are', () => {
    const { nodes, paths } = parseCode('label=P;city=revenue:50;upgrade=cost:40,terrain:hill;path=a:5,b:_0');
    expect(nodes[0]?.part).toBe(1);
    expect(paths[0]?.part).toBe(3);
  });

  it('makes as many paths of one with lanes as there are lanes', () => {
    const { paths } = parseCode('city=revenue:60,slots:3;path=a:5,b:_0,lanes:2;path=a:1,b:_0');
    expect(paths.map(({ part, a }) => [part, a])).toEqual([
      [1, { edge: 5, lane: { of: 2, index: 0 } }],
      [2, { edge: 5, lane: { of: 2, index: 1 } }],
      [3, { edge: 1 }],
    ]);
  });

  it('refuses what it does not know, and says where', () => {
    expect(() => parseCode('city=revenue:20;canal=a:0')).toThrow(/'canal'/);
    expect(() => parseCode('city=revenue:20,colour:red')).toThrow(/'colour'/);
    expect(() => parseCode('path=a:0,b:6')).toThrow(/not an edge/);
    expect(() => parseCode('path=a:0,b:_0')).toThrow(/no node/);
    expect(() => parseCode('town=revenue:ten')).toThrow(/not a number/);
  });

  it('keeps label, frame and terrain of a tile', () => {
    const tile = parseTile('8896p', 'brown', 'city=revenue:60,slots:2;label=OO;frame=color:#800080', 1);
    expect(tile).toMatchObject({ label: 'OO', frame: '#800080', count: 1 });
  });
});

const end = (tip: End): FactEnd => ('edge' in tip ? { edge: tip.edge } : { node: tip.node });
const lane = (tip: End) => ('edge' in tip ? tip.lane : undefined);

const asFact = (shape: Shape) => ({
  nodes: shape.nodes.map((node) => ({
    part: node.part,
    kind: node.kind,
    revenue: node.kind === 'junction' ? undefined : node.revenue,
    slots: node.kind === 'city' ? node.slots : undefined,
    groups: node.groups,
    position: node.at === undefined ? undefined : String(node.at),
    optional_stop: node.optionalStop,
    hidden_value: node.hideValue,
  })),
  paths: shape.paths.map(({ part, a, b, gauge, terminal }) => ({
    part,
    a: end(a),
    b: end(b),
    gauge,
    lanes: [lane(a), lane(b)],
    terminal: terminal ?? false,
  })),
  exits: exitsOf(shape),
  label: shape.label,
});

const fact = (shape: FactShape) => ({
  nodes: shape.nodes.map(({ part, kind, revenue, slots, groups, position, optional_stop, hidden_value }) => ({
    part,
    kind,
    revenue,
    slots,
    groups,
    position,
    optional_stop,
    hidden_value,
  })),
  paths: shape.paths.map(({ part, a, b, gauge, a_lane, b_lane, terminal }) => ({
    part,
    a,
    b,
    gauge,
    lanes: [a.edge === undefined ? undefined : a_lane, b.edge === undefined ? undefined : b_lane],
    terminal: (terminal ?? 0) === 1,
  })),
  exits: [...shape.exits],
  label: shape.label,
});

withFacts('the language against the facts', () => {
  it.each(TITLES)('%s: every tile and hex of every variant', (title) => {
    for (const facts of variantsOf(factsOf(title))) {
      const { map, tiles } = trackOf(facts);
      for (const [id, tile] of Object.entries(tiles)) {
        const given = facts.tiles[id];
        if (given) expect(asFact(tile), `tile ${id}`).toEqual(fact(given));
      }
      for (const [id, hex] of Object.entries(map.hexes)) {
        const given = facts.map.hexes[id];
        if (!given) throw new Error(`no facts of ${id}`);
        expect(asFact(hex), `hex ${id}`).toEqual(fact(given));
        expect(hex.terrain, id).toEqual((given.terrain ?? []).map(({ cost, types }) => ({ cost, kinds: types })));
        expect(hex.stubs, id).toEqual(given.stubs ?? []);
        expect(hex.name, id).toBe(given.name);
      }
    }
  });
});
