/** Letters and numbers of the coordinates around the map. */
import type { TrackMap } from '@roundhouse/engine/track/types';
import { A, hexCentre, R } from './geometry.ts';
import { memoOn } from './memo.ts';
import { group, type SvgNode } from './svg.ts';
import { textAt } from './text.ts';
import type { Theme } from './theme.ts';

/** Beyond the outermost corners. */
export const rimMargin = 34;

/** The letter and the number of a coordinate such as `a12` or `C7`. */
const splitCoordinate = (id: string): { readonly letter: string; readonly number: string } | undefined => {
  const [, letter, number] = /^([A-Za-z]+)(\d+)$/.exec(id) ?? [];
  return letter !== undefined && number !== undefined ? { letter, number } : undefined;
};

export const drawRim = (map: TrackMap, theme: Theme): SvgNode =>
  memoOn(map, theme, 'rim', () => {
    const columns = new Map<number, string>();
    const rows = new Map<number, string>();
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const hex of Object.values(map.hexes)) {
      const c = hexCentre(hex, map.layout);
      [left, right, top, bottom] = [
        Math.min(left, c.x),
        Math.max(right, c.x),
        Math.min(top, c.y),
        Math.max(bottom, c.y),
      ];
      const parts = splitCoordinate(hex.printed ?? hex.id);
      if (!parts) continue;
      columns.set(c.x, map.axes.x === 'letter' ? parts.letter : parts.number);
      rows.set(c.y, map.axes.y === 'letter' ? parts.letter : parts.number);
    }
    const [dx, dy] = map.layout === 'flat' ? [R, A] : [A, R];
    const how = { size: 24, fill: theme.onTable, weight: 500 };
    const gap = 19;
    return group(
      [
        ...[...columns].flatMap(([x, word]) => [
          textAt(word, x, top - dy - gap, how),
          textAt(word, x, bottom + dy + gap, how),
        ]),
        ...[...rows].flatMap(([y, word]) => [
          textAt(word, left - dx - gap, y, how),
          textAt(word, right + dx + gap, y, how),
        ]),
      ],
      { class: 'rim', 'font-family': theme.fonts.text },
      'rim',
    );
  });
