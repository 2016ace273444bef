/** Revenue of each company, operating round by operating round: a row of columns per company, all to the same scale. */
import type { Livery } from '@roundhouse/board';
import type { Revenue } from '@roundhouse/engine/models/ledger';
import { ChartPicture } from './ChartPicture.tsx';
import css from './Results.module.css';
import { tokenFor } from './tokenFor.tsx';

export interface RevenueRow {
  readonly company: string;
  /** One per operating round; null where the company did not run. */
  readonly cells: readonly (Revenue | null)[];
  readonly total: number;
}

const ROW = 46;
const HEAD = 20;

export const RevenueChart = (props: {
  readonly label: string;
  readonly width: number;
  readonly rows: readonly RevenueRow[];
  readonly columns: readonly string[];
  readonly liveries: Readonly<Record<string, Livery>>;
}) => {
  const { label, width, rows, columns, liveries } = props;
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.revenue ?? 0)));
  const left = 50;
  const step = (width - left - 6) / Math.max(1, columns.length);
  const height = HEAD + rows.length * ROW + 4;
  const named = Math.ceil(34 / step);
  return (
    <ChartPicture label={label} width={width} height={height}>
      {columns.map(
        (name, i) =>
          i % named === 0 && (
            <text key={name} x={left + (i + 0.5) * step} y={13} textAnchor="middle" className={css.axis}>
              {name}
            </text>
          ),
      )}
      {rows.map(({ company, cells }, row) => {
        const foot = HEAD + (row + 1) * ROW - 3;
        const colour = liveries[company]?.colour ?? '#777777';
        return (
          <g key={company}>
            <line x1={left} x2={width - 6} y1={foot} y2={foot} className={css.grid} />
            <g transform={`translate(22 ${foot - ROW / 2 + 2})`}>{tokenFor(company, liveries[company])}</g>
            {cells.map((cell, i) => {
              if (!cell || cell.revenue === 0) return null;
              const tall = (cell.revenue / most) * (ROW - 18);
              return (
                <g key={columns[i]}>
                  <rect
                    x={left + i * step + step * 0.14}
                    y={foot - tall}
                    width={step * 0.72}
                    height={tall}
                    fill={colour}
                    className={cell.withheld ? css.pale : css.column}
                  />
                  {step > 26 && (
                    <text x={left + (i + 0.5) * step} y={foot - tall - 3} textAnchor="middle" className={css.small}>
                      {cell.revenue}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </ChartPicture>
  );
};
