/** How the worth of all was divided: bands from left to right through the game, labelled beside them where there is room, else below. */
import { useThemeName } from '../../app/settings.ts';
import { ChartPicture } from './ChartPicture.tsx';
import css from './Results.module.css';
import type { Series } from './LineChart.tsx';
import { strokeOf } from '../../app/playerStrokes.ts';
import { Rounds } from './Rounds.tsx';
import { spread } from './scale.ts';
import type { LedgerRound } from '@roundhouse/engine/models/ledger';

const HEIGHT = 250;
const TOP = 8;
const BOTTOM = HEIGHT - 30;

/** Debts count as nothing here: a band cannot be thinner than none. */
export const sharesOf = (series: readonly Series[]): readonly (readonly number[])[] => {
  const count = series[0]?.values.length ?? 0;
  const totals = Array.from({ length: count }, (_, i) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[i] ?? 0), 0),
  );
  return series.map(({ values }) =>
    values.map((value, i) => ((totals[i] ?? 0) > 0 ? Math.max(0, value) / (totals[i] ?? 1) : 1 / series.length)),
  );
};

export const ShareChart = (props: {
  readonly label: string;
  readonly width: number;
  readonly series: readonly Series[];
  readonly rounds: readonly LedgerRound[];
  readonly goTo: (position: number) => void;
}) => {
  const { label, width, series, rounds, goTo } = props;
  const theme = useThemeName();
  const count = series[0]?.values.length ?? 0;
  const longest = Math.max(...series.map(({ name }) => name.length));
  const named = width >= 520;
  const [left, right] = [46, width - (named ? Math.min(190, 58 + 7.2 * longest) : 10)];
  const x = (position: number): number => left + (position / Math.max(1, count - 1)) * (right - left);
  const y = (share: number): number => TOP + share * (BOTTOM - TOP);
  const shares = sharesOf(series);
  /** A point every few positions is as fine as the screen. */
  const every = Math.max(1, Math.floor(count / 400));
  const points = Array.from({ length: count }, (_, i) => i).filter((i) => i % every === 0 || i === count - 1);
  const before = (band: number, i: number): number =>
    shares.slice(0, band).reduce((sum, each) => sum + (each[i] ?? 0), 0);
  const ends = spread(
    series.map((_, band) => y(before(band, count - 1) + (shares[band]?.[count - 1] ?? 0) / 2)),
    17,
    TOP + 6,
    BOTTOM,
  );
  const atEnd = (band: number): string => `${Math.round((shares[band]?.[count - 1] ?? 0) * 100)}%`;
  return (
    <>
      <ChartPicture
        label={label}
        width={width}
        height={HEIGHT}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - box.left - left) / (right - left);
          if (share >= 0 && share <= 1) goTo(Math.round(share * (count - 1)));
        }}
      >
        {series.map(({ id, name, pen }, band) => {
          const { colour } = strokeOf(theme, pen);
          const upper = points.map((i) => `${x(i).toFixed(1)},${y(before(band, i)).toFixed(1)}`);
          const lower = points.toReversed().map((i) => `${x(i).toFixed(1)},${y(before(band + 1, i)).toFixed(1)}`);
          return (
            <g key={id}>
              <polygon points={[...upper, ...lower].join(' ')} fill={colour} className={css.band} />
              {named && (
                <text x={right + 8} y={(ends[band] ?? 0) + 4} fill={colour} className={css.name}>
                  {name} {atEnd(band)}
                </text>
              )}
            </g>
          );
        })}
        {[0, 0.5, 1].map((share) => (
          <text
            key={share}
            x={left - 8}
            y={y(1 - share) + (share === 1 ? 9 : share === 0 ? 0 : 4)}
            textAnchor="end"
            className={css.axis}
          >
            {share * 100}%
          </text>
        ))}
        <Rounds rounds={rounds} x={x} top={BOTTOM} bottom={BOTTOM} />
      </ChartPicture>
      {!named && (
        <ul className={css.legend}>
          {series.map(({ id, name, pen }, band) => (
            <li key={id}>
              <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                <rect width="14" height="14" fill={strokeOf(theme, pen).colour} />
              </svg>
              {name} <strong>{atEnd(band)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
