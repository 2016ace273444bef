/** The shapes that captions take: lines, chips, terrain, icons. Each knows its size, and how to draw itself at a place. */
import type { Point } from './geometry.ts';
import { glyphAt, hasGlyph, plainName } from './glyphs.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import { type Lettering, textAt, textWidth } from './text.ts';
import type { Theme } from './theme.ts';

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
  /** What it says, where it is nothing but words. */
  readonly text?: { readonly lines: readonly string[]; readonly size: number };
}

export interface Caption {
  readonly kind: CaptionKind;
  /** From the best to the smallest; the first that fits is taken. */
  readonly forms: readonly CaptionForm[];
  readonly near: Point;
  readonly pull: number;
  /** Farther from there it would be taken for something else's; a smaller form within reach is better. */
  readonly reach?: number;
  /** Must be shown even where it is tight. */
  readonly required: boolean;
  readonly key: string;
}

/** Lines of text as one box. */
export const linesForm = (lines: readonly string[], how: Lettering): CaptionForm => {
  const leading = how.size * 1.08;
  const first = (lines.length - 1) / 2;
  return {
    width: Math.max(...lines.map((line) => textWidth(line, how.size))),
    height: how.size * 0.95 + leading * (lines.length - 1),
    draw: (x, y) => group(lines.map((line, i) => textAt(line, x, y + (i - first) * leading, how))),
    text: { lines, size: how.size },
  };
};

export const terrainForm = (kinds: readonly string[], cost: number, size: number, theme: Theme): CaptionForm => {
  const glyphs = kinds.filter(hasGlyph);
  const glyph = size * 1.5;
  const text = cost > 0 ? String(cost) : '';
  const words = textWidth(text, size);
  const gap = size * 0.22;
  const width = glyphs.length * (glyph + gap) + words;
  return {
    width,
    height: glyph,
    draw: (x, y) => {
      const left = x - width / 2;
      return group(
        [
          ...glyphs.map((kind, i) => glyphAt(kind, left + glyph / 2 + i * (glyph + gap), y, glyph, theme)),
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

export const iconForm = (name: string, size: number, theme: Theme): CaptionForm => {
  if (hasGlyph(name))
    return { width: size, height: size, draw: (x, y) => glyphAt(name, x, y, size, theme) ?? group([]) };
  return chipForm(plainName(name), size * 0.55, theme.paper, theme.ink, theme);
};

export const chipForm = (
  text: string,
  size: number,
  fill: string,
  ink: string,
  theme: Theme,
  rim?: string,
): CaptionForm => {
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
          stroke: rim ?? theme.ink,
          'stroke-width': rim === undefined ? 0.8 : 2,
        }),
        textAt(text, x, y, { size, fill: ink, weight: 600 }),
      ]),
  };
};

/** A company that is still to come has only its rim in its color; one that will not come is crossed out. */
export const homeForm = (
  form: CaptionForm,
  { company, gone = false }: { readonly company?: string; readonly gone?: boolean },
  theme: Theme,
): CaptionForm =>
  company === undefined
    ? form
    : {
        ...form,
        draw: (x, y) => {
          const [w, h] = [form.width / 2, form.height / 2];
          const cross = el('path', {
            d: `M${round(x - w)} ${round(y + h)}L${round(x + w)} ${round(y - h)}`,
            stroke: theme.ink,
            'stroke-width': 2,
          });
          return group([form.draw(x, y), gone && cross], { class: 'home', opacity: gone ? 0.85 : undefined });
        },
      };

export const pipsForm = (count: number, theme: Theme): CaptionForm => ({
  width: count * 6,
  height: 6,
  draw: (x, y) =>
    group(
      Array.from({ length: count }, (_, i) =>
        el('circle', { cx: x + (i - (count - 1) / 2) * 6, cy: y, r: 2, fill: theme.ink }),
      ),
    ),
});
