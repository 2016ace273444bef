/** Small drawings of our own: terrain and markers. Each fills a square of side 20 around (0, 0). */
import { el, group, type SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';

type Glyph = (theme: Theme) => readonly SvgNode[];

const line = (d: string, colour: string, width = 1.8, fill = 'none'): SvgNode =>
  el('path', { d, fill, stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });

const MOUNTAIN = '#6f5b46';
const GRASS = '#5d7b4c';
const SAND = '#b58a3c';

const waves = (rows: readonly number[]): string =>
  rows.map((y) => `M-9 ${y}q2.25 -3.4 4.5 0t4.5 0t4.5 0t4.5 0`).join('');

const mountain: Glyph = (theme) => [
  line('M-10 8L-3 -7L1.5 1.5L4 -2.5L10 8Z', MOUNTAIN, 1.6, theme.paper),
  el('path', { d: 'M-3 -7L1.5 1.5L4 -2.5L10 8H0.5Z', fill: MOUNTAIN, opacity: 0.55 }),
];
const hill: Glyph = (theme) => [
  line('M-10 7C-6 -5 0 -5 3 7', MOUNTAIN, 1.6, theme.paper),
  line('M-1.5 1C2 -5 7 -4 10 7H-10', MOUNTAIN, 1.6),
];
const water: Glyph = (theme) => [line(waves([-4, 1, 6]), theme.water, 1.9)];
const swamp: Glyph = (theme) => [
  line(waves([7]), theme.water, 1.7),
  line(
    'M0 4V-8M-5 4C-5 0 -6 -3 -8 -5M5 4C5 0 6 -3 8 -5M-2.5 4C-2.5 0 -3.4 -3 -4 -6M2.5 4C2.5 0 3.4 -3 4 -6',
    GRASS,
    1.5,
  ),
];
const desert: Glyph = () => [
  line('M-10 7C-6 2 -2 2 1 6C4 2 7 2 10 7', SAND, 1.7),
  line('M0 3V-8M0 -1H-4V-5M0 0H4V-4', GRASS, 2),
];
const forest: Glyph = () => [line('M0 8V4M-6 4L0 -9L6 4Z', GRASS, 1.6, '#a9c49a')];
const anchor: Glyph = (theme) => [
  line('M0 -5V8M-5 -2H5M-8 2C-7 7 -3 8.5 0 8.5C3 8.5 7 7 8 2', theme.water, 2),
  el('circle', { cx: 0, cy: -7, r: 2.2, fill: 'none', stroke: theme.water, 'stroke-width': 1.8 }),
];
const mine: Glyph = (theme) => [line('M-7 8L5 -5M7 8L-5 -5M-9 -2C-8 -7 -4 -8 -1 -7M9 -2C8 -7 4 -8 1 -7', theme.ink, 2)];
const coal: Glyph = (theme) => [
  line('M-9 6L-6 -1L-1 -2L1 -7L6 -5L9 2L6 7L-5 8Z', theme.ink, 1.2, theme.ink),
  line('M-4 3L-1 1M2 -2L4 0', theme.paper, 1.2),
];
const bridge: Glyph = (theme) => [
  line('M-10 2H10M-10 -3C-5 -9 5 -9 10 -3M-10 7V-3M10 7V-3M-5 2V-6M0 2V-7.5M5 2V-6', theme.ink, 1.7),
];
const ranch: Glyph = (theme) => [
  line('M-9 -6C-8 -1 -5 -1 -4 -2C-3 4 -2 8 0 8C2 8 3 4 4 -2C5 -1 8 -1 9 -6', theme.ink, 1.6, theme.paper),
  el('circle', { cx: -1.6, cy: 1, r: 0.9, fill: theme.ink }),
  el('circle', { cx: 1.6, cy: 1, r: 0.9, fill: theme.ink }),
];
const tunnel: Glyph = (theme) => [line('M-9 8V0C-9 -10 9 -10 9 0V8M-5 8V1C-5 -5 5 -5 5 1V8', theme.ink, 1.8)];

const GLYPHS: Readonly<Record<string, Glyph>> = {
  mountain,
  hill,
  water,
  river: water,
  lake: water,
  sea: water,
  swamp,
  marsh: swamp,
  desert,
  forest,
  port: anchor,
  anchor,
  harbor: anchor,
  harbour: anchor,
  mine,
  coal,
  bridge,
  ranch,
  cattle: ranch,
  tunnel,
};

/** What a marker is called without the folder that other systems keep it in. */
export const plainName = (icon: string): string => icon.split('/').at(-1) ?? icon;

export const hasGlyph = (name: string): boolean => plainName(name) in GLYPHS;

export const glyphAt = (name: string, x: number, y: number, size: number, theme: Theme): SvgNode | undefined => {
  const glyph = GLYPHS[plainName(name)];
  return (
    glyph &&
    group(glyph(theme), { transform: `translate(${x} ${y}) scale(${size / 20})`, class: `glyph ${plainName(name)}` })
  );
};
