/** The rounds along the foot of a chart: a line where a set of rounds begins, its number where there is room. */
import type { RoundStart } from './figures.ts';
import css from './Results.module.css';

export const Rounds = (props: {
  readonly rounds: readonly RoundStart[];
  readonly x: (position: number) => number;
  readonly top: number;
  readonly bottom: number;
}) => {
  const { rounds, x, top, bottom } = props;
  let free = -Infinity;
  return (
    <g aria-hidden="true">
      {rounds.map(({ position, mark }) => {
        const at = x(position);
        const isSet = mark.kind !== 'operating';
        const name = mark.kind === 'operating' ? `${mark.set}.${mark.number}` : String(mark.set);
        // Rounds of other kinds share their numbers with these: a tick is enough for them.
        const shown = at >= free && (mark.kind === 'operating' || mark.kind === 'stock');
        if (shown) free = at + name.length * 6.5 + 10;
        return (
          <g key={position}>
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
