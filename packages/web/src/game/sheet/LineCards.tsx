/** The lines of a table as cards, where a table would be too wide: figures below each other, rounds in a strip that scrolls. */
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { type Column, sorted, type Sorting } from './columns.ts';
import type { LineGroup } from './SortedTable.tsx';
import css from './LineCards.module.css';

export const LineCards = <Line,>({
  label,
  cell: first,
  keyOf,
  columns,
  groups,
  sorting,
  sort,
}: {
  readonly label: string;
  readonly cell: (line: Line) => ReactNode;
  readonly keyOf: (line: Line) => string;
  readonly columns: readonly Column<Line>[];
  readonly groups: readonly LineGroup<Line>[];
  readonly sorting: Sorting | null;
  readonly sort: (sorting: Sorting | null) => void;
}) => {
  const t = useT('sheet');
  const figures = columns.filter(({ group }) => group !== 'rounds');
  const rounds = columns.filter(({ group }) => group === 'rounds');
  return (
    <section aria-label={label} className={css.cards}>
      <div className={css.head}>
        <h3>{label}</h3>
        <label className={css.sort}>
          {t('sheet.sortCards')}{' '}
          <select
            value={sorting?.by ?? ''}
            onChange={({ target }) => sort(target.value === '' ? null : { by: target.value, down: true })}
          >
            <option value="">{t('sheet.usual')}</option>
            {figures.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {groups.map(({ id, name, lines, open, toggle }) => (
        <div key={id}>
          {name !== null && (
            <button type="button" className={css.fold} aria-expanded={open} onClick={toggle}>
              <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name}
            </button>
          )}
          {open &&
            sorted(lines, columns, sorting).map((line) => (
              <article key={keyOf(line)} className={css.card} data-line={keyOf(line)}>
                <h4>{first(line)}</h4>
                <dl className={css.figures}>
                  {figures
                    .filter(({ text }) => text(line) !== '')
                    .map(({ id: column, name: said, text, cell }) => (
                      <div key={column}>
                        <dt>{said}</dt>
                        <dd>{cell ? cell(line) : text(line)}</dd>
                      </div>
                    ))}
                </dl>
                {rounds.some(({ text }) => text(line) !== '') && (
                  <ol className={css.rounds} tabIndex={0}>
                    {rounds
                      .filter(({ text }) => text(line) !== '')
                      .map(({ id: column, name: said, cell, text, ahead }) => (
                        <li key={column} data-ahead={ahead || undefined}>
                          <small>{said}</small>
                          {cell ? cell(line) : text(line)}
                        </li>
                      ))}
                  </ol>
                )}
              </article>
            ))}
        </div>
      ))}
    </section>
  );
};
