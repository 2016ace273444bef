/** Names on the board: never smaller than can be read, never over each other. */
import type { Extent, Nameplate, Obstacle } from '@roundhouse/board';
import { LIGHT, textWidth } from '@roundhouse/board';
import { describe, expect, test } from 'vitest';
import { drawName, LEAST_NAME, placeNames } from '../src/board/names.ts';

const plate = (hex: string, x: number, size: number, name = 'Torreón'): Nameplate => ({
  hex,
  lines: [name],
  x,
  y: 0,
  hexX: x,
  hexY: -50,
  size,
  face: '#ffffff',
});

const EVERYWHERE: Extent = { x: -1000, y: -1000, width: 2000, height: 2000 };

const written = (plates: readonly Nameplate[], scale: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    placeNames(plates, [], EVERYWHERE, scale).flatMap((name) => {
      const { key, children } = drawName(name, LIGHT);
      const [line] = children;
      return typeof line === 'object' ? [[key ?? '', Number(line.attrs['font-size'])]] : [];
    }),
  );

describe('names on the board', () => {
  test('keep the size that they have on their hex where it can be read', () => {
    expect(written([plate('F7', 0, 20)], 1)).toEqual({ F7: 20 });
  });

  test('are written at the least size where the board is small', () => {
    const size = written([plate('F7', 0, 12)], 0.25)['F7'] ?? 0;
    expect(size * 0.25).toBeCloseTo(LEAST_NAME);
  });

  test('a name without room on its hex is written once there is room for it', () => {
    expect(Object.keys(written([plate('F7', 0, 0)], 1))).toEqual(['F7']);
  });

  const placesOf = (
    plates: readonly Nameplate[],
    obstacles: readonly Obstacle[],
    scale: number,
    extent: Extent = EVERYWHERE,
  ) =>
    placeNames(plates, [{ x: 0, y: 0, of: obstacles }], extent, scale).flatMap((name) => {
      const [line] = drawName(name, LIGHT).children;
      return typeof line === 'object' ? [{ x: Number(line.attrs['x']), y: Number(line.attrs['y']) }] : [];
    });

  test('of two that would lie over each other the one with more room of its own stays and the other moves', () => {
    const [first, second] = placesOf([plate('F7', 30, 10), plate('G8', 0, 14)], [], 0.25);
    expect(first?.x).toBe(0);
    expect(Math.abs((second?.y ?? 0) - (first?.y ?? 0))).toBeGreaterThan(LEAST_NAME / 0.25 / 2);
  });

  test('two names in a row do not read as one', () => {
    const size = LEAST_NAME / 0.25;
    const beside = textWidth('Torreón', size) + 1;
    const [first, second] = placesOf([plate('F7', 0, 14), plate('G8', beside, 10)], [], 0.25);
    expect(first?.x).toBe(0);
    expect(second).not.toEqual({ x: beside, y: first?.y });
  });

  test('a long name on a small board has a line more before it sticks out of its hex', () => {
    const long = { ...plate('B8', 0, 14), lines: ['Teplice &', 'Ústí nad Labem'] };
    const [small] = placeNames([long], [], EVERYWHERE, 0.32);
    expect(small?.plate.lines).toEqual(['Teplice &', 'Ústí nad', 'Labem']);
    const [large] = placeNames([long], [], EVERYWHERE, 1);
    expect(large?.plate.lines).toEqual(long.lines);
  });

  test('gives way where others leave no place at all', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => plate(`A${i}`, 0, 10));
    expect(placesOf(crowd, [], 0.1).length).toBeLessThan(crowd.length);
  });

  test('a name that has no room on its hex does not cover what the stop is worth', () => {
    const worth: Obstacle = { x: 0, y: 0, width: 30, height: 30, weight: 3 };
    const [there] = placesOf([plate('F7', 0, 10)], [worth], 0.25);
    expect(Math.abs(there?.y ?? 0)).toBeGreaterThan(30);
    expect(placesOf([plate('F7', 0, 10)], [], 0.25)[0]?.y).toBeCloseTo((LEAST_NAME / 0.25) * 0.35);
  });

  test('is not cut at the rim of the board', () => {
    const [there] = placesOf([plate('F7', 0, 10)], [], 0.25, { x: -50, y: -1000, width: 2000, height: 2000 });
    expect(there?.x).toBeGreaterThan(0);
  });
});
