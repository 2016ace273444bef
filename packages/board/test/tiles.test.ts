import { describe, expect, it } from 'vitest';
import {
  ALL_LAYERS,
  arrange,
  compose,
  drawTile,
  drawTiles,
  type HexPicture,
  LIGHT,
  toSvg,
  upgradeOrder,
} from '../src/index.ts';
import { pointOn } from '../src/curve.ts';
import { distance } from '../src/geometry.ts';
import { clashes } from './clearances.ts';
import { TILES } from './small.ts';

const tile = (id: string) => {
  const found = TILES[id];
  if (!found) throw new Error(`no tile ${id}`);
  return found;
};

describe.each(Object.keys(TILES))('tile %s', (id) => {
  it.each(['flat', 'pointy'] as const)('keeps its parts apart in every rotation, %s', (layout) => {
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const shape = tile(id);
      const picture: HexPicture = { layout, shape, rotation, colour: shape.colour, uses: [], inForce: [] };
      expect(clashes(picture, compose(picture, ALL_LAYERS, {}, LIGHT)), `turned ${rotation}`).toEqual([]);
    }
  });
});

describe('the measuring of drawings', () => {
  it('notices a value that lies on track', () => {
    const shape = tile('9');
    const picture: HexPicture = { layout: 'flat', shape, rotation: 0, colour: 'yellow', uses: [], inForce: [] };
    const { arrangement, omitted } = compose(picture, ALL_LAYERS, {}, LIGHT);
    const value = {
      kind: 'value',
      x: 6,
      y: 20,
      width: 30,
      height: 30,
      node: { tag: 'g', attrs: {}, children: [] },
    } as const;
    expect(clashes(picture, { arrangement, captions: [value], omitted })).toHaveLength(1);
  });
});

describe('track', () => {
  it('meets the middle of its edges', () => {
    const [track] = arrange(tile('8'), 0, 'flat').tracks;
    expect(track && distance(pointOn(track.curve, 0), { x: 0, y: 86.6 })).toBeLessThan(0.1);
    expect(track && distance(pointOn(track.curve, 1), { x: -75, y: -43.3 })).toBeLessThan(0.1);
  });

  it('turns with the tile, and edge 0 of a pointed hex is the lower left one', () => {
    const [flat] = arrange(tile('9'), 1, 'flat').tracks;
    expect(flat && distance(pointOn(flat.curve, 0), { x: -75, y: 43.3 })).toBeLessThan(0.1);
    const [pointy] = arrange(tile('9'), 0, 'pointy').tracks;
    expect(pointy && distance(pointOn(pointy.curve, 0), { x: -43.3, y: 75 })).toBeLessThan(0.1);
  });

  it('that crosses without meeting belongs to different groups', () => {
    const groups = arrange(tile('20'), 0, 'flat').tracks.map((t) => t.group);
    expect(new Set(groups).size).toBe(2);
  });

  it('runs side by side in lanes, mirrored for the neighbour', () => {
    const ends = arrange(tile('MC'), 0, 'flat')
      .tracks.map((t) => t.curve.p0)
      .filter((p) => p.x > 50 && p.y > 20);
    expect(ends).toHaveLength(2);
    const [a, b] = ends;
    expect(a && b && distance(a, b)).toBeCloseTo(17, 5);
    const opposite = arrange(tile('MC'), 3, 'flat')
      .tracks.map((t) => t.curve.p0)
      .filter((p) => p.x < -50 && p.y < -20);
    // Moved by one hex (150, 86.6), the two ends of the neighbour lie on ours, in the other order.
    expect(opposite[1] && a && distance({ x: opposite[1].x + 150, y: opposite[1].y + 86.6 }, a)).toBeLessThan(0.1);
  });
});

describe('a sheet of tiles', () => {
  it('shows number and count, yellow before green before brown', () => {
    expect(upgradeOrder(Object.values(TILES)).map((t) => t.colour)).toEqual([
      ...Array<string>(4).fill('yellow'),
      ...Array<string>(3).fill('green'),
      ...Array<string>(5).fill('brown'),
    ]);
    const svg = toSvg(drawTiles({ tiles: [tile('57')], layout: 'flat', left: { '57': 1 } }));
    expect(svg).toContain('>57<');
    expect(svg).toContain('>1/2<');
    const withStation = { ...tile('57'), id: '57_1a', supply: '57' };
    expect(toSvg(drawTiles({ tiles: [withStation], layout: 'flat' }))).toContain('>57<');
  });

  it('gives the same object for the same question', () => {
    expect(drawTile(tile('57'), 2, 'flat')).toBe(drawTile(tile('57'), 2, 'flat'));
  });
});
