/** Names on the board: never smaller than can be read, never over each other. */
import type { Nameplate } from '@roundhouse/board';
import { LIGHT } from '@roundhouse/board';
import { describe, expect, test } from 'vitest';
import { drawNames, LEAST_NAME } from '../src/board/names.ts';

const plate = (hex: string, x: number, size: number, name = 'Torreón'): Nameplate => ({
  hex,
  lines: [name],
  x,
  y: 0,
  size,
  face: '#ffffff',
});

const written = (plates: readonly Nameplate[], scale: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    drawNames(plates, scale, LIGHT).children.flatMap((each) => {
      if (typeof each === 'string') return [];
      const [line] = each.children;
      return typeof line === 'object' ? [[each.key ?? '', Number(line.attrs['font-size'])]] : [];
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

  test('of two that would lie over each other the one with more room of its own stays', () => {
    expect(Object.keys(written([plate('F7', 0, 10), plate('G8', 30, 14)], 0.25))).toEqual(['G8']);
    expect(Object.keys(written([plate('F7', 0, 10), plate('G8', 400, 14)], 0.25)).sort()).toEqual(['F7', 'G8']);
  });
});
