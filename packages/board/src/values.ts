/** Revenue: in a circle, or by phase and kind of train in boxes. */
import type { Revenue, TrainKind } from '@roundhouse/engine/track/types';
import type { Arrangement } from './arrange.ts';
import type { Caption, CaptionForm } from './forms.ts';
import { add, type Point, point, scale } from './geometry.ts';
import { colourInForce, type HexPicture } from './picture.ts';
import { el, group, type SvgNode } from './svg.ts';
import { textAt, textWidth } from './text.ts';
import type { Theme } from './theme.ts';

/** From the largest that is still calm to the smallest that can be read. */
const SIZES = [25, 22, 19.5, 17, 15, 13, 11.5];

/** A value so near to a small stop belongs to it at a glance. */
const REACH = 40;

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

/** Letters on the cards of trains for which a stop prints a value of its own. */
const TRAIN_SIGNS: Readonly<Record<TrainKind, string>> = { diesel: 'D' };

interface Box {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  /** The value that counts in this phase. */
  readonly current: boolean;
  /** A value by train counts in every phase. */
  readonly always: boolean;
}

const isTrainKind = (key: string): key is TrainKind => key in TRAIN_SIGNS;

const boxesOf = (revenue: Exclude<Revenue, number>, picture: HexPicture, theme: Theme): readonly Box[] => {
  const now = colourInForce(revenue, picture.inForce);
  return Object.entries(revenue).map(([key, value]) => {
    const byTrain = isTrainKind(key);
    return {
      text: byTrain ? `${TRAIN_SIGNS[key]} ${value}` : String(value),
      fill: (byTrain ? undefined : theme.phase[key]) ?? theme.paper,
      ink: key === 'black' ? theme.paper : theme.ink,
      current: key === now,
      always: byTrain,
    };
  });
};

/** Values by phase: boxes in the colours of the phases; the one in force stands out. */
const phaseBoxes = (
  revenue: Exclude<Revenue, number>,
  perRow: number,
  size: number,
  picture: HexPicture,
  theme: Theme,
): CaptionForm => {
  const boxes = boxesOf(revenue, picture, theme);
  const w = Math.max(...boxes.map(({ text }) => textWidth(text, size))) + size * 0.6;
  const h = size * 1.35;
  const rows = Math.ceil(boxes.length / perRow);
  const columns = Math.min(perRow, boxes.length);
  const at = boxes.findIndex(({ current }) => current);
  return {
    width: w * columns + 3,
    height: h * rows + 3,
    draw: (x, y) => {
      const left = x - (w * columns) / 2;
      const top = y - (h * rows) / 2;
      const place = (i: number): Point => point(left + (i % perRow) * w, top + Math.floor(i / perRow) * h);
      const draw = ({ text, fill, ink, current, always }: Box, i: number): SvgNode => {
        const p = place(i);
        // What is not in force is paler, but for its letters.
        const paler = at >= 0 && !current && !always && ink === theme.ink ? { 'fill-opacity': 0.6 } : {};
        return group([
          el('rect', { x: p.x, y: p.y, width: w, height: h, fill, stroke: theme.ink, 'stroke-width': 0.8, ...paler }),
          textAt(text, p.x + w / 2, p.y + h / 2, { size, fill: ink, weight: current ? 800 : 500 }),
        ]);
      };
      const p = place(Math.max(0, at));
      return group(
        [
          ...boxes.map(draw),
          at >= 0 &&
            el('rect', { x: p.x, y: p.y, width: w, height: h, fill: 'none', stroke: theme.ink, 'stroke-width': 2.4 }),
        ],
        { class: 'values' },
      );
    },
  };
};

const valueForms = (revenue: Revenue, picture: HexPicture, theme: Theme, largest: number): readonly CaptionForm[] => {
  const sizes = SIZES.filter((size) => size <= largest);
  if (typeof revenue === 'number') return sizes.map((size) => valueCircle(String(revenue), theme, size));
  const count = Object.keys(revenue).length;
  return sizes.flatMap((size) =>
    [count, Math.ceil(count / 2), 1].map((perRow) => phaseBoxes(revenue, perRow, size, picture, theme)),
  );
};

export const valueCaptions = (
  picture: HexPicture,
  arrangement: Arrangement,
  theme: Theme,
  largest: number,
): readonly Caption[] => {
  const byValue = new Map<string, { revenue: Revenue; at: Point[]; small: boolean }>();
  picture.shape.nodes.forEach((node, i) => {
    const stop = arrangement.stops[i];
    if (!stop || node.kind === 'junction' || node.hideValue || node.revenue === 0) return;
    const key = JSON.stringify(node.revenue);
    const known = byValue.get(key);
    if (known) known.at.push(stop.at);
    else byValue.set(key, { revenue: node.revenue, at: [stop.at], small: node.kind === 'town' });
  });
  const several = byValue.size > 1;
  // Who has the smaller choice chooses first.
  const inOrder = [...byValue.entries()].sort(([, a], [, b]) => Number(b.small) - Number(a.small));
  return inOrder.map(([key, { revenue, at, small }]) => ({
    kind: 'value',
    forms: valueForms(revenue, picture, theme, largest),
    near: scale(at.reduce(add, point(0, 0)), 1 / at.length),
    pull: several ? 0.14 : 0.05,
    // Beside a city, the value of a town must be seen to be the town's.
    ...(several && small && at.length === 1 ? { reach: REACH } : {}),
    required: true,
    key: `value ${key}`,
  }));
};
