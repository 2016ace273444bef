/** Trains and phases through the game: phases as bands, a row per kind of train, a token for each purchase. */
import type { Livery } from '@roundhouse/board';
import type { Facts } from '@roundhouse/engine';
import { ChartPicture } from './ChartPicture.tsx';
import css from './Results.module.css';
import { Rounds } from './Rounds.tsx';
import type { GameFigures } from './figures.ts';
import { tokenFor } from './tokenFor.tsx';

const ROW = 30;
const TOP = 26;

interface Purchase {
  readonly position: number;
  readonly train: string;
  readonly company: string | null;
}

const purchasesOf = (figures: GameFigures): readonly Purchase[] =>
  figures.trains.flatMap(({ position, event }): readonly Purchase[] => {
    // Trains that change hands between companies are not news of the depot.
    if (event.type === 'trainBought')
      return event.from === 'depot' || event.from === 'bank'
        ? [{ position, train: event.name, company: event.company }]
        : [];
    return event.type === 'trainExported' ? [{ position, train: event.name, company: null }] : [];
  });

/** Tokens of one round of purchases stand side by side instead of on top of each other. */
const sideBySide = (wanted: readonly number[], gap: number, last: number): readonly number[] => {
  const placed = [...wanted];
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i] ?? 0, (placed[i - 1] ?? 0) + gap);
  let limit = last;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - gap;
  }
  return placed;
};

export const Timeline = (props: {
  readonly label: string;
  readonly width: number;
  readonly figures: GameFigures;
  readonly facts: Facts;
  readonly liveries: Readonly<Record<string, Livery>>;
}) => {
  const { label, width, figures, facts, liveries } = props;
  const purchases = purchasesOf(figures);
  const rows = facts.trains
    .flatMap(({ name, sides }) => [name, ...sides.map((side) => side.name)])
    .filter((name, i, all) => all.indexOf(name) === i && purchases.some(({ train }) => train === name));
  const left = 56;
  const right = width - 18;
  const bottom = TOP + rows.length * ROW + 6;
  const height = bottom + 26;
  const x = (position: number): number => left + (position / Math.max(1, figures.positions - 1)) * (right - left);
  const phases = figures.trains.flatMap(({ position, event }) =>
    event.type === 'phaseBegan' ? [{ position, name: event.phase }] : [],
  );
  const [firstPhase] = facts.phases;
  const bands = [...(firstPhase ? [{ position: 0, name: firstPhase.name }] : []), ...phases];
  const ends = figures.trains.flatMap(({ position, event }) =>
    event.type === 'trainsRusted' ? event.names.map((name) => ({ position, name })) : [],
  );
  return (
    <ChartPicture label={label} width={width} height={height}>
      {bands.map(({ position, name }, i) => {
        const from = x(position);
        const to = x(bands[i + 1]?.position ?? figures.positions - 1);
        return (
          <g key={`${name} ${position}`}>
            <rect
              x={from}
              y={4}
              width={Math.max(0, to - from)}
              height={bottom - 4}
              className={i % 2 === 0 ? css.phase : css.phaseOther}
            />
            {to - from > name.length * 8 + 6 && (
              <text x={(from + to) / 2} y={19} textAnchor="middle" className={css.phaseName}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      {rows.map((name, row) => {
        const y = TOP + row * ROW + ROW / 2;
        const bought = purchases.filter(({ train }) => train === name);
        const places = sideBySide(
          bought.map(({ position }) => x(position)),
          22,
          right,
        );
        const gone = ends.findLast((each) => each.name === name);
        const first = bought[0]?.position ?? 0;
        return (
          <g key={name}>
            <text x={left - 10} y={y + 4} textAnchor="end" className={css.trainName}>
              {name}
            </text>
            <line x1={x(first)} x2={x(gone?.position ?? figures.positions - 1)} y1={y} y2={y} className={css.life} />
            {bought.map(({ company }, i) => (
              <g key={i} transform={`translate(${(places[i] ?? 0).toFixed(1)} ${y})`}>
                {company === null ? (
                  <circle r="7" className={css.exported} />
                ) : (
                  (tokenFor(company, liveries[company], 12) ?? <circle r="7" />)
                )}
              </g>
            ))}
            {gone && <path d={`M${x(gone.position) - 6} ${y - 6}l12 12m0 -12l-12 12`} className={css.cross} />}
          </g>
        );
      })}
      <Rounds rounds={figures.rounds} x={x} top={bottom} bottom={bottom} />
    </ChartPicture>
  );
};
