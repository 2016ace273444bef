/** Cities, towns and what stands in their circles. */
import type { CompanyId } from '@roundhouse/engine/track/types';
import type { Arrangement, PlacedStop } from './arrange.ts';
import type { Point } from './geometry.ts';
import { CITY_RIM, TOWN_BAR, TOWN_DOT } from './slots.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';
import { type Livery, reservedAt, tokenAt } from './token.ts';

/** What stands in a circle: a token, or the mark of the company it waits for. */
export interface SlotUse {
  /** Index among the cities of the hex. */
  readonly city: number;
  readonly slot: number;
  readonly company: CompanyId;
  readonly reserved?: boolean;
}

const ring = (points: readonly Point[]): string => `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;

/** One light body around all circles, with an inked outline. */
const cityBody = (stop: PlacedStop, theme: Theme): readonly SvgNode[] => {
  const [first] = stop.slots;
  if (!first) return [];
  const outline = (radius: number, colour: string): SvgNode =>
    stop.slots.length === 1
      ? el('circle', { cx: first.x, cy: first.y, r: radius, fill: colour })
      : el('path', {
          d: ring(stop.slots),
          fill: colour,
          stroke: colour,
          'stroke-width': 2 * radius,
          'stroke-linejoin': 'round',
        });
  return [outline(stop.slotRadius + CITY_RIM, theme.ink), outline(stop.slotRadius + CITY_RIM - 1.5, theme.paper)];
};

const drawCity = (
  stop: PlacedStop,
  city: number,
  node: number,
  uses: readonly SlotUse[],
  liveries: Readonly<Record<CompanyId, Livery>>,
  theme: Theme,
  key: string,
): SvgNode =>
  group(
    [
      ...cityBody(stop, theme),
      ...stop.slots.map((at, slot) => {
        const use = uses.find((u) => u.slot === slot);
        const empty = el('circle', {
          cx: at.x,
          cy: at.y,
          r: stop.slotRadius - 1,
          fill: theme.paper,
          stroke: theme.ink,
          'stroke-width': stop.slots.length > 1 ? 1.3 : 0.7,
          'data-slot': slot,
        });
        if (!use) return empty;
        const livery = liveries[use.company];
        return group([
          empty,
          use.reserved || !livery
            ? reservedAt(use.company, livery, at.x, at.y, stop.slotRadius - 1, theme)
            : tokenAt(use.company, livery, at.x, at.y, stop.slotRadius - 1, theme),
        ]);
      }),
    ],
    { class: 'city', 'data-city': city, 'data-node': node },
    key,
  );

const drawTown = (stop: PlacedStop, node: number, theme: Theme, key: string): SvgNode =>
  stop.form === 'bar'
    ? el(
        'rect',
        {
          x: -TOWN_BAR.across / 2,
          y: -TOWN_BAR.along / 2,
          width: TOWN_BAR.across,
          height: TOWN_BAR.along,
          rx: 1.5,
          transform: `translate(${round(stop.at.x)} ${round(stop.at.y)}) rotate(${round(stop.angle)})`,
          fill: theme.ink,
          stroke: theme.paper,
          'stroke-width': 2,
          class: 'town',
          'data-node': node,
        },
        [],
        key,
      )
    : el(
        'circle',
        {
          cx: stop.at.x,
          cy: stop.at.y,
          r: TOWN_DOT,
          fill: theme.ink,
          stroke: theme.paper,
          'stroke-width': 2.2,
          class: 'town',
          'data-node': node,
        },
        [],
        key,
      );

export const drawStops = (
  arrangement: Arrangement,
  uses: readonly SlotUse[],
  liveries: Readonly<Record<CompanyId, Livery>>,
  theme: Theme,
): readonly SvgNode[] => {
  let city = -1;
  return arrangement.stops.flatMap((stop, i) => {
    if (stop.kind === 'city') {
      city += 1;
      const here = city;
      return [
        drawCity(
          stop,
          here,
          i,
          uses.filter((u) => u.city === here),
          liveries,
          theme,
          `stop ${i}`,
        ),
      ];
    }
    return stop.form === 'none' ? [] : [drawTown(stop, i, theme, `stop ${i}`)];
  });
};
