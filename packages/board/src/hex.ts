/** One hex: cardboard, track, stops, captions. Borders are drawn later, over all neighbours. */
import { type Composition, compose, STUB } from './compose.ts';
import { A, corner, corners, edgeAngle, layoutTurn, type Point, polar, R } from './geometry.ts';
import type { HexPicture, Layers } from './picture.ts';
import { drawStops } from './stops.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';
import type { Livery } from './token.ts';
import { drawTracks } from './track.ts';

export const pointsOf = (points: readonly Point[]): string =>
  points.map((p) => `${round(p.x)},${round(p.y)}`).join(' ');

const TILE_COLOURS: ReadonlySet<string> = new Set(['yellow', 'green', 'brown', 'gray']);

/** The outline, open where an area goes on in the next hex. */
const rim = (picture: HexPicture, theme: Theme): SvgNode => {
  const hidden = new Set((picture.borders ?? []).filter((b) => b.kind === 'hidden').map((b) => b.edge as number));
  const laid = TILE_COLOURS.has(picture.colour);
  const attrs = {
    fill: 'none',
    stroke: laid ? theme.tileRim : theme.rim,
    'stroke-width': laid ? theme.rimWidth * 1.5 : theme.rimWidth,
    'stroke-linecap': 'round',
  } as const;
  if (hidden.size === 0) return el('polygon', { points: pointsOf(corners(picture.layout)), ...attrs });
  const d = [0, 1, 2, 3, 4, 5]
    .filter((edge) => !hidden.has(edge))
    .map((edge) => {
      const [a, b] = [corner(edge, picture.layout), corner(edge + 1, picture.layout)];
      return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
    });
  return el('path', { d: d.join(''), ...attrs });
};

const stubs = (picture: HexPicture, theme: Theme): readonly SvgNode[] =>
  (picture.stubs ?? []).map((edge) => {
    const angle = edgeAngle(edge) + layoutTurn(picture.layout);
    const [a, b] = [polar(angle, A), polar(angle, A - STUB)];
    return el('line', {
      x1: a.x,
      y1: a.y,
      x2: b.x,
      y2: b.y,
      stroke: theme.ink,
      'stroke-width': 7,
      'stroke-dasharray': '4 3',
      opacity: 0.75,
    });
  });

const partitions = (picture: HexPicture, theme: Theme): readonly SvgNode[] =>
  (picture.partitions ?? []).map(({ a, b }) => {
    const [from, to] = [corner(a, picture.layout), corner(b, picture.layout)];
    return el('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      stroke: theme.ink,
      'stroke-width': 2.2,
      'stroke-dasharray': '9 5',
    });
  });

/** The hex around (0, 0), with where everything lies. */
export const paintHex = (
  picture: HexPicture,
  layers: Layers,
  liveries: Readonly<Record<string, Livery>>,
  theme: Theme,
): { readonly node: SvgNode; readonly composition: Composition } => {
  const composition = compose(picture, layers, liveries, theme);
  const fill = theme.hex[picture.colour];
  const node = group(
    [
      el('polygon', {
        points: pointsOf(corners(picture.layout)),
        fill,
        stroke: fill,
        'stroke-width': 0.8,
        class: 'face',
      }),
      picture.frame !== undefined &&
        el('polygon', {
          points: pointsOf(corners(picture.layout, R - 5)),
          fill: 'none',
          stroke: picture.frame,
          'stroke-width': 5,
          opacity: 0.75,
        }),
      rim(picture, theme),
      ...partitions(picture, theme),
      ...stubs(picture, theme),
      drawTracks(composition.arrangement, theme),
      ...drawStops(composition.arrangement, layers.tokens ? picture.uses : [], liveries, theme),
      ...composition.captions.map((caption) => caption.node),
    ],
    { class: `hex ${picture.colour}`, 'font-family': theme.fonts.text },
  );
  return { node, composition };
};

/** Barriers and shores along the edges of a hex; drawn over all hexes. */
export const drawBorders = (picture: HexPicture, theme: Theme): readonly SvgNode[] =>
  (picture.borders ?? []).flatMap((border) => {
    if (border.kind === 'hidden') return [];
    const [a, b] = [corner(border.edge, picture.layout), corner(border.edge + 1, picture.layout)];
    const line = (colour: string, width: number, dash?: string): SvgNode =>
      el('line', {
        x1: a.x,
        y1: a.y,
        x2: b.x,
        y2: b.y,
        stroke: colour,
        'stroke-width': width,
        'stroke-dasharray': dash,
        'stroke-linecap': dash === undefined ? 'round' : 'butt',
        class: border.kind,
      });
    switch (border.kind) {
      case 'impassable':
        return [line(theme.barrier, 7)];
      case 'water':
        return [line(theme.paper, 8), line(theme.water, 5.5)];
      case 'divider':
        // The neighbour draws it too, from the other end: this pattern is the same from both.
        return [line(theme.ink, 2.2, '10 5')];
      case 'province':
      case 'offboard':
        return [line(theme.hex.red, 5)];
      default:
        return border.kind satisfies never;
    }
  });
