/** The rounds along the foot of a chart: a line where a set of rounds begins, its number where there is room. */
import type { LedgerRound } from '@roundhouse/engine/models/ledger';
import css from './Results.module.css';

export const Rounds = (props: {
  readonly rounds: readonly LedgerRound[];
  readonly x: (position: number) => number;
  readonly top: number;
  readonly bottom: number;
}) => {
  const { rounds, x, top, bottom } = props;
  let free = -Infinity;
  return (
    <g aria-hidden="true">
      {rounds.map(({ from, mark }) => {
        const at = x(from);
        const isSet = mark.kind !== 'operating';
        const name = mark.kind === 'operating' ? `${mark.set}.${mark.number}` : String(mark.set);
        // Rounds of other kinds share their numbers with these: a tick is enough for them.
        const shown = at >= free && (mark.kind === 'operating' || mark.kind === 'stock');
        if (shown) free = at + name.length * 6.5 + 10;
        return (
          <g key={from}>
            <line
              x1={at}
              x2={at}
              y1={isSet ? top : bottom}
              y2={bottom + 5}
              className={isSet ? css.setLine : css.tick}
            />
            {shown && (
              <text x={at} y={bottom + 18} textAnchor="middle" className={css.axis}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};
