import { describe, expect, it } from 'vitest';
import { hexDistance, placeOf } from '@roundhouse/engine/track/geometry';
import { buildMap, changeMap } from '@roundhouse/engine/track/map';
import { TITLES, factsOf, trackOf, variantsOf, withFacts } from './facts.ts';

const numbersAcross = { x: 'number', y: 'letter' } as const;

describe('coordinates', () => {
  it('counts rows above A downwards from -1', () => {
    expect(placeOf('a12', numbersAcross)).toEqual({ x: 11, y: -1 });
    expect(placeOf('O10', numbersAcross)).toEqual({ x: 9, y: 14 });
    expect(() => placeOf('10', numbersAcross)).toThrow(/'10'/);
  });

  it('measures 1862 §10.6 distances', () => {
    const axes = { x: 'letter', y: 'number' } as const;
    const between = (a: string, b: string) => hexDistance('flat', placeOf(a, axes), placeOf(b, axes));
    expect(between('F5', 'E2')).toBe(2);
    expect(between('E12', 'B13')).toBe(3);
    expect(between('E12', 'E12')).toBe(0);
    expect(between('B5', 'B13')).toBe(4);
  });
});

describe('a map as a title writes it', () => {
  const map = buildMap({
    layout: 'pointy',
    axes: numbersAcross,
    hexes: {
      white: { '': 'A1 A3', 'city=revenue:0': 'B2' },
      red: { 'offboard=revenue:20;path=a:5,b:_0': 'C1' },
    },
    names: { B2: 'Middle' },
  });

  it('knows the neighbours by edge', () => {
    expect(map.neighbours['B2']).toEqual(['C1', null, 'A1', 'A3', null, null]);
    expect(map.hexes['B2']?.name).toBe('Middle');
  });

  it('can be changed for another player count', () => {
    const smaller = changeMap(map, { without: 'A3', hexes: { white: { '': 'B2' } } });
    expect(smaller.neighbours['B2']).toEqual(['C1', null, 'A1', null, null, null]);
    expect(smaller.hexes['B2']?.nodes).toEqual([]);
  });

  it('refuses a hex that is listed twice and a name without a hex', () => {
    const twice = { white: { '': 'A1 A1' } };
    expect(() => buildMap({ layout: 'flat', axes: numbersAcross, hexes: twice })).toThrow(/twice/);
    expect(() => buildMap({ layout: 'flat', axes: numbersAcross, hexes: {}, names: { A1: 'Nowhere' } })).toThrow(
      /Nowhere/,
    );
  });
});

withFacts('maps against the facts', () => {
  it.each(TITLES)('%s: places and neighbours of every variant', (title) => {
    for (const facts of variantsOf(factsOf(title))) {
      const { map } = trackOf(facts);
      for (const [id, given] of Object.entries(facts.map.hexes)) {
        expect(map.hexes[id], id).toMatchObject({ x: given.x, y: given.y });
        const adjacent = Object.fromEntries(
          (map.neighbours[id] ?? []).flatMap((other, edge) => (other === null ? [] : [[edge, other]])),
        );
        expect(adjacent, id).toEqual(given.adjacent);
      }
    }
  });
});
