/**
 * Names on the board, never smaller than can be read: a name that would be is written at the least size where it covers least
 * of its surroundings, and gives way where other names leave no place. Pressing a hex tells its name all the same.
 */
import {
  type Extent,
  type Nameplate,
  type Obstacle,
  type Obstacles,
  type SvgNode,
  textWidth,
  type Theme,
} from '@roundhouse/board';
import { type RefObject, useEffect, useMemo, useState } from 'react';

/** In pixels on the screen. */
export const LEAST_NAME = 9.5;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Written extends Point {
  readonly plate: Nameplate;
  readonly size: number;
}

interface TextSize {
  readonly width: number;
  readonly height: number;
}

const textSizeOf = ({ lines }: Nameplate, size: number): TextSize => ({
  width: Math.max(...lines.map((line) => textWidth(line, size))),
  height: size * (0.95 + 1.08 * (lines.length - 1)),
});

const boxAt = (x: number, y: number, { width, height }: TextSize): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How much of what is looked at a name would cover; where that is more than `most`, it does not matter how much. */
const covered = (box: Box, obstacles: readonly Obstacle[], most: number): number => {
  let sum = 0;
  for (const { x, y, width, height, weight } of obstacles) {
    const across = Math.min(box.right, x + width / 2) - Math.max(box.left, x - width / 2);
    if (across <= 0) continue;
    const down = Math.min(box.bottom, y + height / 2) - Math.max(box.top, y - height / 2);
    if (down > 0) sum += weight * across * down;
    if (sum > most) return sum;
  }
  return sum;
};

/** A name belongs to the hex in which most of it lies: so far it may go from its centre, in units of the drawing. */
const HEIGHTS = [-72, -58, -44, 0, 44, 58, 72];
const PLACES = HEIGHTS.flatMap((dy) => [0, -22, 22, -44, 44].map((dx) => ({ dx, dy })));
/** One that is nearly as wide as its hex may go farther aside, and still most of it lies there. */
const WIDE = 130;
const FARTHER = HEIGHTS.flatMap((dy) => [-66, 66].map((dx) => ({ dx, dy })));
/** On a hex farther than this nothing is covered, in units of the drawing. */
const NEAR = { x: 330, y: 230 } as const;
/** Beyond the rim of the board a name is cut: worse than anything that it covers. */
const BEYOND = 6;
/** What a step away from the best place on the hex costs, besides what is covered. */
const AWAY = 4;

const beyond = ({ left, right, top, bottom }: Box, { x, y, width, height }: Extent): number =>
  (Math.max(0, x - left) + Math.max(0, right - x - width)) * (bottom - top) +
  (Math.max(0, y - top) + Math.max(0, bottom - y - height)) * (right - left);

/** Where a name that is larger than its room covers least. Null where other names leave no place for it. */
const placeFor = (
  plate: Nameplate,
  textSize: TextSize,
  taken: readonly Box[],
  all: readonly Obstacles[],
  extent: Extent,
): Point | null => {
  const obstacles = all.flatMap(({ x, y, of }) =>
    Math.abs(x - plate.hexX) < NEAR.x && Math.abs(y - plate.hexY) < NEAR.y ? of : [],
  );
  let best: Point | null = null;
  let least = Infinity;
  const consider = (x: number, y: number): void => {
    const away = AWAY * (Math.abs(x - plate.x) + Math.abs(y - plate.y));
    if (away >= least) return;
    const box = boxAt(x, y, textSize);
    if (taken.some((other) => overlap(other, box))) return;
    const own = away + BEYOND * beyond(box, extent);
    if (own >= least) return;
    const cost = own + covered(box, obstacles, least - own);
    if (cost < least) [best, least] = [{ x, y }, cost];
  };
  consider(plate.x, plate.y);
  for (const { dx, dy } of PLACES) consider(plate.hexX + dx, plate.hexY + dy);
  if (textSize.width > WIDE) for (const { dx, dy } of FARTHER) consider(plate.hexX + dx, plate.hexY + dy);
  return best;
};

const write = ({ plate, x, y, size }: Written, theme: Theme): SvgNode => {
  const { hex, lines, face } = plate;
  const leading = size * 1.08;
  const first = (lines.length - 1) / 2;
  return {
    tag: 'g',
    key: hex,
    attrs: { class: 'name', fill: theme.ink, stroke: face },
    children: lines.map((line, i) => ({
      tag: 'text',
      attrs: {
        x,
        y: y + (i - first) * leading + size * 0.35,
        'text-anchor': 'middle',
        'font-size': size,
        'font-family': theme.fonts.name,
        'font-style': 'italic',
        'stroke-width': Math.max(3, size * 0.22),
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      children: [line],
    })),
  };
};

/** A name that is wider than this sticks out of its hex, in units of the drawing: it gets more lines, as many as can be read. */
const ROOM = 160;
const MOST_LINES = 3;

const split = new WeakMap<Nameplate, Nameplate>();

const inMoreLines = (plate: Nameplate, size: number): Nameplate => {
  if (textSizeOf(plate, size).width <= ROOM) return plate;
  const lines: string[] = [];
  for (const word of plate.lines.join(' ').split(' ')) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(joined, size) <= ROOM) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  if (lines.length <= plate.lines.length || lines.length > MOST_LINES) return plate;
  const before = split.get(plate);
  if (before && before.lines.join() === lines.join()) return before;
  const found = { ...plate, lines };
  split.set(plate, found);
  return found;
};

/** Two names in a row are two: so much of their size is kept free between them. */
const APART = 0.5;

/** On a phone a name so many times larger than its room is left out: the whole map shows towns and tokens, pressing one tells its name. */
const TOO_LARGE = 1.7;

/** Where the names stand and how large, when a unit of the drawing is so many pixels. */
export const placeNames = (
  plates: readonly Nameplate[],
  obstacles: readonly Obstacles[],
  extent: Extent,
  scale: number,
  small = false,
): readonly Written[] => {
  const least = LEAST_NAME / scale;
  const taken: Box[] = [];
  // Those with most room of their own first: they can be read anyway.
  return plates
    .filter(({ size }) => !small || least <= size * TOO_LARGE)
    .toSorted((a, b) => b.size - a.size)
    .flatMap((printed) => {
      const size = Math.max(printed.size, least);
      const plate = size > printed.size ? inMoreLines(printed, size) : printed;
      const textSize = textSizeOf(plate, size);
      // Where there is room for it on its hex the drawing has found the best place.
      const own = boxAt(plate.x, plate.y, textSize);
      const fits = size === plate.size && !taken.some((other) => overlap(other, own));
      const at = fits ? plate : placeFor(plate, textSize, taken, obstacles, extent);
      if (!at) return [];
      taken.push(boxAt(at.x, at.y, { ...textSize, width: textSize.width + size * APART }));
      return [{ plate, x: at.x, y: at.y, size }];
    });
};

/** A name that stands where it stood is the same object: it is not drawn again. */
const known = new WeakMap<Nameplate, { readonly as: string; readonly node: SvgNode }>();

export const drawName = (name: Written, theme: Theme): SvgNode => {
  const as = `${name.x} ${name.y} ${name.size} ${theme.id}`;
  const before = known.get(name.plate);
  if (before?.as === as) return before.node;
  const node = write(name, theme);
  known.set(name.plate, { as, node });
  return node;
};

/** Pixels per unit of the drawing: by the room that the frame has, and how near the board is looked at. */
export const useScale = (svg: RefObject<SVGSVGElement | null>, nearness: number): number => {
  const [fitted, setFitted] = useState(0.3);
  useEffect(() => {
    const { current } = svg;
    if (!current) return;
    const measure = (): void => {
      const { width, height } = current.getBoundingClientRect();
      const box = current.viewBox.baseVal;
      if (width > 0 && height > 0) setFitted(Math.min(width / box.width, height / box.height));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    measure();
    return () => watcher.disconnect();
  }, [svg]);
  // A hair more or less makes no other picture.
  return useMemo(() => Math.round(fitted * nearness * 50) / 50 || 0.02, [fitted, nearness]);
};
