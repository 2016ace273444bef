import { THEMES } from '@roundhouse/board';
import { begin, factsOf, newGame } from '@roundhouse/engine';
import { loadAllTitles } from '@roundhouse/titles';
import { describe, expect, it } from 'vitest';

/** A color as the eye compares it (CIE Lab). */
const lab = (colour: string): readonly [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const distance = (a: string, b: string): number => {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
};

/** Two colors that are nearer are taken for the same on a small cell. */
const APART = 12;

const titles = await loadAllTitles();
const themes = Object.keys(THEMES) as (keyof typeof THEMES)[];

describe.each(titles.map(({ id }) => id))('zones of the market of %s', (id) => {
  const players = (titles.find((each) => each.id === id)?.players ?? [3])[0] ?? 3;
  const seats = Array.from({ length: players }, (_, at) => ({ id: `@${at}` as const, name: String(at) }));
  const { market } = factsOf(begin(newGame({ title: id, players: seats, seed: 1 })).state);
  const zones = [...new Set(Object.values(market.cells).flatMap((cell) => cell.zones))];

  it.each(themes)('no two share a color (%s)', (theme) => {
    const { zones: colours } = THEMES[theme];
    const near = zones.flatMap((zone, at) =>
      zones.slice(at + 1).flatMap((other) => {
        const [one, two] = [colours[zone], colours[other]];
        return one && two && distance(one, two) < APART ? [`${zone} ${other} ${distance(one, two).toFixed(1)}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });
});
