/** What is written on a hex, in the order in which it may choose its place. */
import type { Revenue } from '@roundhouse/engine/track/types';
import type { Arrangement } from './arrange.ts';
import { add, type Point, point, scale } from './geometry.ts';
import { glyphAt, hasGlyph, plainName } from './glyphs.ts';
import { colourInForce, type HexPicture, type Layers } from './picture.ts';
import { el, group, type SvgNode } from './svg.ts';
import { breakName, type Lettering, textAt, textWidth } from './text.ts';
import type { Theme } from './theme.ts';
import type { Livery } from './token.ts';

export type CaptionKind =
  | 'value'
  | 'label'
  | 'terrain'
  | 'name'
  | 'future'
  | 'icon'
  | 'note'
  | 'number'
  | 'coordinate'
  | 'pips';

export interface CaptionForm {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => SvgNode;
}

export interface Caption {
  readonly kind: CaptionKind;
  /** From the best to the smallest; the first that fits is taken. */
  readonly forms: readonly CaptionForm[];
  readonly near: Point;
  readonly pull: number;
  /** Must be shown even where it is tight. */
  readonly required: boolean;
  readonly key: string;
}

const VALUE_SIZE = 17;

const valueCircle = (text: string, theme: Theme, size: number): CaptionForm => {
  const r = Math.max(size * 0.86, textWidth(text, size) / 2 + size * 0.22);
  return {
    width: 2 * r,
    height: 2 * r,
    draw: (x, y) =>
      group([
        el('circle', { cx: x, cy: y, r: r - 0.6, fill: theme.paper, stroke: theme.ink, 'stroke-width': 1.2 }),
        textAt(text, x, y, { size, fill: theme.ink, weight: 600 }),
      ]),
  };
};

/** Values by phase: boxes in the colours of the phases; the one in force stands out. */
const phaseBoxes = (
  revenue: Readonly<Record<string, number>>,
  perRow: number,
  size: number,
  picture: HexPicture,
  theme: Theme,
): CaptionForm => {
  const entries = Object.entries(revenue);
  const now = colourInForce(revenue, picture.inForce);
  const w = Math.max(...entries.map(([, value]) => textWidth(String(value), size))) + size * 0.6;
  const h = size * 1.35;
  const rows = Math.ceil(entries.length / perRow);
  const columns = Math.min(perRow, entries.length);
  const dark = (colour: string): boolean => colour === 'black';
  return {
    width: w * columns + 3,
    height: h * rows + 3,
    draw: (x, y) => {
      const left = x - (w * columns) / 2;
      const top = y - (h * rows) / 2;
      const place = (i: number): Point => point(left + (i % perRow) * w, top + Math.floor(i / perRow) * h);
      const box = ([colour, value]: [string, number], i: number): SvgNode => {
        const p = place(i);
        const current = colour === now;
        return group(
          [
            el('rect', {
              x: p.x,
              y: p.y,
              width: w,
              height: h,
              fill: theme.phase[colour] ?? theme.paper,
              stroke: theme.ink,
              'stroke-width': 0.8,
            }),
            textAt(String(value), p.x + w / 2, p.y + h / 2, {
              size,
              fill: dark(colour) ? theme.paper : theme.ink,
              weight: current ? 800 : 500,
            }),
          ],
          now && !current ? { opacity: 0.7 } : {},
        );
      };
      const at = entries.findIndex(([colour]) => colour === now);
      const p = place(Math.max(0, at));
      return group(
        [
          ...entries.map(box),
          at >= 0 &&
            el('rect', { x: p.x, y: p.y, width: w, height: h, fill: 'none', stroke: theme.ink, 'stroke-width': 2.4 }),
        ],
        { class: 'values' },
      );
    },
  };
};

const valueForms = (revenue: Revenue, picture: HexPicture, theme: Theme): readonly CaptionForm[] => {
  if (typeof revenue === 'number')
    return [VALUE_SIZE, 15, 13, 11.5].map((size) => valueCircle(String(revenue), theme, size));
  const count = Object.keys(revenue).length;
  return [17, 15, 13, 11.5].flatMap((size) =>
    [count, Math.ceil(count / 2), 1].map((perRow) => phaseBoxes(revenue, perRow, size, picture, theme)),
  );
};

const valueCaptions = (picture: HexPicture, arrangement: Arrangement, theme: Theme): readonly Caption[] => {
  const byValue = new Map<string, { revenue: Revenue; at: Point[] }>();
  picture.shape.nodes.forEach((node, i) => {
    const stop = arrangement.stops[i];
    if (!stop || node.kind === 'junction' || node.hideValue || node.revenue === 0) return;
    const key = JSON.stringify(node.revenue);
    const known = byValue.get(key);
    if (known) known.at.push(stop.at);
    else byValue.set(key, { revenue: node.revenue, at: [stop.at] });
  });
  return [...byValue.entries()].map(([key, { revenue, at }]) => ({
    kind: 'value',
    forms: valueForms(revenue, picture, theme),
    near: scale(at.reduce(add, point(0, 0)), 1 / at.length),
    pull: byValue.size > 1 ? 0.14 : 0.05,
    required: true,
    key: `value ${key}`,
  }));
};

/** Lines of text as one box. */
const linesForm = (lines: readonly string[], how: Lettering): CaptionForm => {
  const leading = how.size * 1.08;
  const first = (lines.length - 1) / 2;
  return {
    width: Math.max(...lines.map((line) => textWidth(line, how.size))),
    height: how.size * 0.95 + leading * (lines.length - 1),
    draw: (x, y) => group(lines.map((line, i) => textAt(line, x, y + (i - first) * leading, how))),
  };
};

const nameCaption = (name: string, near: Point, largest: number, theme: Theme): Caption => {
  const broken = breakName(name);
  const forms = [18, 16.5, 15, 13.5, 12, 10.5, 9]
    .filter((size) => size <= largest)
    .flatMap((size) => {
      const how: Lettering = {
        size,
        font: theme.fonts.name,
        fill: theme.ink,
        italic: true,
        halo: { colour: theme.paper, width: 3 },
      };
      const one = linesForm([name], how);
      const two = broken ? linesForm(broken, how) : undefined;
      if (!two) return [one];
      return one.width > 125 ? [two, one] : [one, two];
    });
  return { kind: 'name', forms, near, pull: 0.09, required: false, key: 'name' };
};

const terrainForm = (kinds: readonly string[], cost: number, size: number, theme: Theme): CaptionForm => {
  const glyphs = kinds.filter(hasGlyph);
  const glyph = size * 1.5;
  const text = cost > 0 ? String(cost) : '';
  const words = textWidth(text, size);
  const width = glyphs.length * (glyph + 3) + words;
  return {
    width,
    height: glyph,
    draw: (x, y) => {
      const left = x - width / 2;
      return group(
        [
          ...glyphs.map((kind, i) => glyphAt(kind, left + glyph / 2 + i * (glyph + 3), y, glyph, theme)),
          text !== '' &&
            textAt(text, left + width - words / 2, y + size * 0.08, {
              size,
              fill: theme.faint,
              weight: 600,
            }),
        ],
        { class: 'terrain' },
      );
    },
  };
};

const iconForm = (name: string, size: number, theme: Theme): CaptionForm => {
  if (hasGlyph(name))
    return { width: size, height: size, draw: (x, y) => glyphAt(name, x, y, size, theme) ?? group([]) };
  return chipForm(plainName(name), size * 0.55, theme.paper, theme.ink, theme);
};

const chipForm = (text: string, size: number, fill: string, ink: string, theme: Theme): CaptionForm => {
  const width = textWidth(text, size) + size * 0.8;
  const height = size * 1.4;
  return {
    width,
    height,
    draw: (x, y) =>
      group([
        el('rect', {
          x: x - width / 2,
          y: y - height / 2,
          width,
          height,
          rx: 3,
          fill,
          stroke: theme.ink,
          'stroke-width': 0.8,
        }),
        textAt(text, x, y, { size, fill: ink, weight: 600 }),
      ]),
  };
};

const PIPS: Readonly<Record<string, number>> = { yellow: 1, green: 2, brown: 3, gray: 4 };

const pipsForm = (count: number, theme: Theme): CaptionForm => ({
  width: count * 6,
  height: 6,
  draw: (x, y) =>
    group(
      Array.from({ length: count }, (_, i) =>
        el('circle', { cx: x + (i - (count - 1) / 2) * 6, cy: y, r: 2, fill: theme.ink }),
      ),
    ),
});

export const captionsFor = (
  picture: HexPicture,
  arrangement: Arrangement,
  layers: Layers,
  liveries: Readonly<Record<string, Livery>>,
  theme: Theme,
): readonly Caption[] => {
  const out: Caption[] = [];
  const { shape } = picture;
  const sans = (size: number, weight: number, fill = theme.ink): Lettering => ({
    size,
    fill,
    weight,
  });
  const bare = shape.nodes.length === 0 && shape.paths.length === 0;
  if (layers.values) out.push(...valueCaptions(picture, arrangement, theme));
  if (shape.label) {
    const { label } = shape;
    out.push({
      kind: 'label',
      forms: [bare ? 30 : 22, 19, 16, 13].map((size) => linesForm([label], sans(size, 800))),
      near: bare ? point(0, 0) : point(-50, -20),
      pull: 0.03,
      required: true,
      key: 'label',
    });
  }
  if (layers.costs) {
    (picture.terrain ?? []).forEach((terrain, i) => {
      const forms = [18, 16, 14, 12, 10.5].map((size) => terrainForm(terrain.kinds, terrain.cost, size, theme));
      out.push({
        kind: 'terrain',
        forms,
        near: bare ? point(0, 0) : point(0, -60),
        pull: 0.07,
        required: true,
        key: `terrain ${i}`,
      });
    });
  }
  const offboard = shape.nodes.some((node) => node.kind === 'offboard');
  if (layers.names && picture.name)
    out.push(
      nameCaption(
        picture.name,
        offboard ? point(0, -40) : bare ? point(0, 40) : point(0, 52),
        picture.tileNumber === undefined ? 18 : 15,
        theme,
      ),
    );
  if (picture.futureLabel) {
    const { label, from } = picture.futureLabel;
    out.push({
      kind: 'future',
      forms: [12, 10].map((size) => chipForm(label, size, theme.phase[from] ?? theme.paper, theme.ink, theme)),
      near: point(-55, 0),
      pull: 0.04,
      required: false,
      key: 'future',
    });
  }
  (picture.icons ?? []).forEach((icon, i) =>
    out.push({
      kind: 'icon',
      forms: [24, 20, 16].map((size) => iconForm(icon, size, theme)),
      near: point(45, 20),
      pull: 0.04,
      required: true,
      key: `icon ${i}`,
    }),
  );
  (picture.notes ?? []).forEach((note, i) => {
    const livery = note.company ? liveries[note.company] : undefined;
    out.push({
      kind: 'note',
      forms: [11, 9.5, 8].map((size) =>
        chipForm(note.text, size, livery?.colour ?? theme.paper, livery?.text ?? theme.faint, theme),
      ),
      near: point(0, 60),
      pull: 0.04,
      required: false,
      key: `note ${i}`,
    });
  });
  const pips = PIPS[picture.colour];
  if (theme.patterns && pips)
    out.push({
      kind: 'pips',
      forms: [pipsForm(pips, theme)],
      near: point(0, 84),
      pull: 0.2,
      required: false,
      key: 'pips',
    });
  if (layers.numbers && picture.tileNumber) {
    out.push({
      kind: 'number',
      forms: [linesForm([picture.tileNumber], sans(10, 500, theme.faint))],
      near: point(40, 78),
      pull: 0.1,
      required: false,
      key: 'number',
    });
  }
  if (layers.coordinates && picture.id) {
    out.push({
      kind: 'coordinate',
      forms: [linesForm([picture.id], sans(11, 500, theme.faint))],
      near: point(0, -80),
      pull: 0.15,
      required: false,
      key: 'coordinate',
    });
  }
  return out;
};
