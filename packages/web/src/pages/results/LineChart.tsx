/** Worth over time: a line per player, named at its end. */
import { type MouseEvent, useState } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { ChartPicture } from './ChartPicture.tsx';
import css from './Results.module.css';
import { strokeOf } from '../../app/playerStrokes.ts';
import { Rounds } from './Rounds.tsx';
import { spread, ticks } from './scale.ts';
import type { LedgerRound } from '@roundhouse/engine/models/ledger';

export interface Series {
  readonly id: string;
  /** Which of the players' colours it has. */
  readonly pen: number;
  readonly name: string;
  readonly values: readonly number[];
}

const HEIGHT = 340;
const TOP = 12;
const BOTTOM = HEIGHT - 30;

const pathOf = (values: readonly number[], x: (i: number) => number, y: (value: number) => number): string => {
  let path = '';
  let last: number | undefined;
  values.forEach((value, i) => {
    // Worth changes by steps; positions where nothing changed add nothing to the drawing.
    if (value === last && i < values.length - 1) return;
    path += `${path === '' ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
    last = value;
  });
  return path;
};

export const LineChart = (props: {
  readonly label: string;
  readonly width: number;
  readonly series: readonly Series[];
  readonly rounds: readonly LedgerRound[];
  readonly money: (value: number) => string;
  readonly goTo: (position: number) => void;
}) => {
  const { label, width, series, rounds, money, goTo } = props;
  const theme = useThemeName();
  const [at, setAt] = useState<number | null>(null);
  const count = series[0]?.values.length ?? 0;
  const all = series.flatMap(({ values }) => values);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const names = Math.min(150, 16 + 7.2 * Math.max(...series.map(({ name }) => name.length)));
  const left = 14 + 7 * money(Math.round(high)).length;
  const right = width - (width < 520 ? 10 : names);
  const x = (position: number): number => left + (position / Math.max(1, count - 1)) * (right - left);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const ends = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    17,
    TOP,
    BOTTOM,
  );
  const shown = at ?? count - 1;
  const momentAt = (event: MouseEvent<SVGSVGElement>): number => {
    const share = (event.clientX - event.currentTarget.getBoundingClientRect().left - left) / (right - left);
    return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
  };
  return (
    <>
      <ChartPicture
        label={label}
        width={width}
        height={HEIGHT}
        onClick={(event) => goTo(momentAt(event))}
        onPointerMove={(event) => setAt(momentAt(event))}
        onPointerLeave={() => setAt(null)}
      >
        {ticks(low, high, 5).map((value) => (
          <g key={value}>
            <line x1={left} x2={right} y1={y(value)} y2={y(value)} className={css.grid} />
            <text x={left - 8} y={y(value) + 4} textAnchor="end" className={css.axis}>
              {money(value)}
            </text>
          </g>
        ))}
        <Rounds rounds={rounds} x={x} top={TOP} bottom={BOTTOM} />
        {at !== null && <line x1={x(at)} x2={x(at)} y1={TOP} y2={BOTTOM} className={css.cursor} />}
        {series.map(({ id, values, name, pen }, i) => {
          const { colour, dash } = strokeOf(theme, pen);
          const path = pathOf(values, x, y);
          return (
            <g key={id}>
              <path d={path} className={css.halo} />
              <path d={path} className={css.line} stroke={colour} strokeDasharray={dash} />
              {width >= 520 && (
                <text x={right + 8} y={(ends[i] ?? 0) + 4} className={css.name} fill={colour}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </ChartPicture>
      <ul className={css.legend}>
        {series.map(({ id, name, values, pen }) => {
          const { colour, dash } = strokeOf(theme, pen);
          return (
            <li key={id}>
              <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                <line x1="0" x2="28" y1="4" y2="4" stroke={colour} strokeWidth="3" strokeDasharray={dash} />
              </svg>
              {name} <strong>{money(Math.round(values[shown] ?? 0))}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
};
