/** Words on the board: how wide they are (estimated, since no document is asked) and how they are drawn. */
import { el, type SvgNode } from './svg.ts';

const NARROW = /[iljtfrI.,:;'!|()[\] ·-]/;
const WIDE = /[mwMWЖШЩЮФ@%&]/;
const CAPITAL = /[A-ZÀ-ÞА-ЯŠŽČŘĚ0-9]/;

/** Width of a letter at size 1, a little on the generous side. */
const measure = (c: string): number => {
  if (NARROW.test(c)) return 0.34;
  if (WIDE.test(c)) return 0.86;
  if (/\d/.test(c)) return 0.56;
  return CAPITAL.test(c) ? 0.68 : 0.54;
};

const measured = new Map<string, number>();

/** The same few letters are asked for at every size. */
const advance = (c: string): number => {
  let width = measured.get(c);
  if (width === undefined) measured.set(c, (width = measure(c)));
  return width;
};

export const textWidth = (line: string, size: number): number => {
  let width = 0;
  for (const c of line) width += advance(c);
  return width * size;
};

/** The best way to break a name in two, or undefined where it cannot be broken. */
export const breakName = (name: string): readonly [string, string] | undefined => {
  let best: readonly [string, string] | undefined;
  for (let i = 1; i < name.length - 1; i += 1) {
    const c = name[i];
    if (c !== ' ' && c !== '-') continue;
    const lines = [name.slice(0, c === '-' ? i + 1 : i), name.slice(i + 1)] as const;
    if (/^[&/]$/.test(lines[0]) || lines[1].length < 2) continue;
    const longest = Math.max(lines[0].length, lines[1].length);
    if (!best || longest < Math.max(best[0].length, best[1].length)) best = lines;
  }
  return best;
};

export interface Lettering {
  readonly size: number;
  /** Absent: that of the group around it. */
  readonly font?: string;
  readonly fill: string;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly halo?: { readonly colour: string; readonly width: number };
  readonly spacing?: number;
}

/** A line of text centred on a point. */
export const textAt = (line: string, x: number, y: number, how: Lettering): SvgNode =>
  el(
    'text',
    {
      x,
      y: y + how.size * 0.35,
      'text-anchor': 'middle',
      'font-size': how.size,
      'font-family': how.font,
      'font-weight': how.weight,
      'font-style': how.italic ? 'italic' : undefined,
      'letter-spacing': how.spacing,
      fill: how.fill,
      stroke: how.halo?.colour,
      'stroke-width': how.halo?.width,
      'stroke-linejoin': how.halo ? 'round' : undefined,
      'paint-order': how.halo ? 'stroke' : undefined,
    },
    [line],
  );
