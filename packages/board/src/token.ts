/** Company tokens: a disc in the company's colour, a quiet figure of its own, and its initials. */
import { el, group, type SvgNode } from './svg.ts';
import { textAt, textWidth } from './text.ts';
import type { Theme } from './theme.ts';

export const MARKS = [
  'plain',
  'bar',
  'pale',
  'bend',
  'chevron',
  'cross',
  'diamond',
  'ring',
  'half',
  'saltire',
  'star',
  'rays',
] as const;
export type Mark = (typeof MARKS)[number];

export interface Livery {
  readonly colour: string;
  /** Colour of the letters. */
  readonly text: string;
  readonly initials: string;
  readonly mark?: Mark;
}

/** A figure for a company that has none of its own: always the same for the same name. */
export const markOf = (company: string): Mark => {
  let sum = 7;
  for (const c of company) sum = (sum * 31 + (c.codePointAt(0) ?? 0)) % 9973;
  return MARKS[sum % MARKS.length] ?? 'plain';
};

/** Figures for a disc of radius 10. */
const FIGURES: Readonly<Record<Mark, string>> = {
  plain: '',
  bar: 'M-10 -4.2H10V4.2H-10Z',
  pale: 'M-4.2 -10H4.2V10H-4.2Z',
  bend: 'M-10 -5L-5 -10L10 5L5 10Z',
  chevron: 'M-9.6 3L0 -6.5L9.6 3L7.4 7.6L0 0L-7.4 7.6Z',
  cross: 'M-2.6 -10H2.6V-2.6H10V2.6H2.6V10H-2.6V2.6H-10V-2.6H-2.6Z',
  diamond: 'M0 -9.5L9.5 0L0 9.5L-9.5 0Z',
  ring: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0ZM-5.6 0A5.6 5.6 0 1 1 5.6 0A5.6 5.6 0 1 1 -5.6 0Z',
  half: 'M-10 0A10 10 0 0 0 10 0Z',
  saltire: 'M-9.2 -6L-6 -9.2L0 -3.2L6 -9.2L9.2 -6L3.2 0L9.2 6L6 9.2L0 3.2L-6 9.2L-9.2 6L-3.2 0Z',
  star: 'M0 -10L2.6 -3.2L9.6 -3.1L4 1.3L6 8.2L0 4.1L-6 8.2L-4 1.3L-9.6 -3.1L-2.6 -3.2Z',
  rays: 'M0 0L-3 -10H3ZM0 0L10 -3V3ZM0 0L3 10H-3ZM0 0L-10 3V-3Z',
};

/** Letters as large as the disc allows. */
const sizeFor = (initials: string, radius: number): number =>
  Math.min(radius * 0.95, (radius * 1.72) / Math.max(0.8, textWidth(initials, 1)));

export const tokenAt = (
  company: string,
  livery: Livery,
  x: number,
  y: number,
  radius: number,
  theme: Theme,
): SvgNode => {
  const figure = FIGURES[livery.mark ?? markOf(company)];
  return group(
    [
      el('circle', { r: radius, fill: livery.colour, stroke: theme.ink, 'stroke-width': radius > 12 ? 1.4 : 1 }),
      figure !== '' &&
        el('path', {
          d: figure,
          transform: `scale(${(radius * 0.87) / 10})`,
          fill: livery.text,
          opacity: theme.patterns ? 0.3 : 0.16,
          'fill-rule': 'evenodd',
        }),
      textAt(livery.initials, 0, 0, {
        size: sizeFor(livery.initials, radius),
        fill: livery.text,
        weight: 700,
        halo: { colour: livery.colour, width: radius * 0.1 },
      }),
    ],
    {
      transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`,
      class: 'token',
      'font-family': theme.fonts.text,
      'data-company': company,
    },
    `token ${company}`,
  );
};

/** A home that waits for its company. */
export const reservedAt = (
  company: string,
  livery: Livery | undefined,
  x: number,
  y: number,
  radius: number,
  theme: Theme,
): SvgNode => {
  const initials = livery?.initials ?? company;
  return group(
    [
      el('circle', {
        r: radius - 2.5,
        fill: livery?.colour ?? theme.faint,
        'fill-opacity': 0.14,
        stroke: livery?.colour ?? theme.faint,
        'stroke-width': 1.6,
        'stroke-dasharray': '4 3',
      }),
      textAt(initials, 0, 0, {
        size: sizeFor(initials, radius) * 0.86,
        fill: theme.faint,
        weight: 600,
      }),
    ],
    {
      transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`,
      class: 'reserved',
      'data-company': company,
    },
    `reserved ${company}`,
  );
};
