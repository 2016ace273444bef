import { describe, expect, it } from 'vitest';
import { parseCode, parseHex, parseTile } from '@roundhouse/engine/track/language';
import { exitsOf, revenueOf, rotated } from '@roundhouse/engine/track/shape';
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

  it.each([
    ['city=revenue:20;canal=a:0', /unknown word 'canal'/],
    ['city=revenue:20;;label=P', /unknown word ''/],
    ['city=revenue:20,colour:red', /unknown word 'colour'/],
    ['city=revenue', /'revenue' has no value/],
    ['city=revenue:', /'revenue' has no value/],
    ['city=revenue:20,revenue:30', /'revenue' stands twice/],
    ['town=revenue:ten', /not a number/],
    ['town=revenue:0x10', /not a number/],
    ['town=revenue:-10', /not a number/],
    ['town=revenue:1.5', /not a whole number/],
    ['offboard=revenue:yellow_30|mauve_60', /unknown colour or train in a revenue: 'mauve'/],
    ['offboard=revenue:yellow_30|steam_60', /'steam'/],
    ['offboard=revenue:yellow_30|yellow_60', /by yellow stands twice/],
    ['offboard=revenue:yellow_30_60', /not a number: 'yellow_30_60'/],
    ['offboard=revenue:yellow_30|60', /unknown colour or train in a revenue: '60'/],
    ['town=revenue:10,slots:2', /unknown word 'slots'/],
    ['junction=revenue:10', /unknown word 'revenue'/],
    ['city=revenue:20,slots:0', /slots is less than 1/],
    ['city=revenue:20,groups:a||b', /no group/],
    ['city=revenue:20,loc:6', /not on the rim/],
    ['city=revenue:20,loc:middle', /not a number/],
    ['town=revenue:20,style:round', /unknown style 'round'/],
    ['offboard=revenue:20,hide:yes', /unknown hide 'yes'/],
    ['offboard=revenue:20,route:never', /unknown route 'never'/],
    ['path=a:0,b:6', /not an edge/],
    ['path=a:0', /path end b/],
    ['path=a:0,b:0', /ends where it begins/],
    ['path=a:0,b:_0', /no node/],
    ['path=a:0,b:3,track:tram', /unknown track 'tram'/],
    ['path=a:0,b:3,terminal:no', /unknown terminal 'no'/],
    ['path=a:0,b:3,lanes:0', /lanes is less than 1/],
    ['path=a:0,b:3,a_lane:2.2', /no lane 2.2/],
    ['path=a:0,b:3,lanes:2,a_lane:2.0', /no a_lane/],
    ['city;path=a:0,b:_0,b_lane:2.0', /no b_lane/],
    ['label=', /no label/],
    ['label=New York', /no label/],
    ['label=P;label=Q', /'label' stands twice/],
    ['upgrade=terrain:hill', /cost is not a number/],
    ['upgrade=cost:40,terrain:hills', /unknown terrain 'hills'/],
    ['border=edge:2,type:wall', /unknown border 'wall'/],
    ['border=edge:2,type:constructor', /unknown border 'constructor'/],
    ['stub=edge:7', /not an edge/],
    ['future_label=label:L', /unknown colour ''/],
    ['future_label=label:L,color:mauve', /unknown colour 'mauve'/],
    ['icon=image:', /'image' has no value/],
    ['icon=image:a mine', /no icon/],
    ['partition=a:0,b:3,type:river', /unknown partition 'river'/],
    ['frame=color:purple', /no colour of a frame/],
  ])('refuses %s', (code, message) => {
    expect(() => parseCode(code)).toThrow(message);
    expect(() => parseCode(code)).toThrow(`tile code '${code}'`);
  });

  it('refuses what a tile or a hex cannot carry', () => {
    const tile = (code: string) => () => parseTile('1', 'yellow', code, 1);
    const hex = (code: string) => () => parseHex('A1', 'white', code, { x: 1, y: 1 });
    expect(tile('stub=edge:0')).toThrow(/no stubs/);
    expect(tile('partition=a:0,b:3')).toThrow(/no partitions/);
    expect(tile('border=edge:0,type:impassable')).toThrow(/line of an edge/);
    expect(hex('frame=color:#800080')).toThrow(/no frame/);
    expect(hex('future_label=color:gray')).toThrow(/future label of a hex is missing/);
  });

  it('reads values by phase and by kind of train', () => {
    const { nodes } = parseCode('offboard=revenue:yellow_30|brown_60|diesel_100;path=a:0,b:_0');
    const [area] = nodes;
    expect(area?.revenue).toEqual({ yellow: 30, brown: 60, diesel: 100 });
    if (!area) throw new Error('no area');
    expect(revenueOf(area, ['yellow', 'green'])).toBe(30);
    expect(revenueOf(area, ['yellow', 'green', 'brown'])).toBe(60);
    expect(revenueOf(area, ['yellow'], 'diesel')).toBe(100);
    expect(revenueOf({ revenue: { yellow: 30, brown: 60 } }, ['yellow'], 'diesel')).toBe(30);
    expect(revenueOf({ revenue: 20 }, ['yellow'], 'diesel')).toBe(20);
  });

  it('turns open edges with the tile', () => {
    const half = parseTile('479P', 'green', 'town=revenue:10;path=a:2,b:_0;path=a:_0,b:5;border=edge:2', 1);
    expect(half.openEdges).toEqual([2]);
    expect(rotated(half, 5).openEdges).toEqual([1]);
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
