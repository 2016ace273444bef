/** A table whose lines are sorted by any of its columns; heads and first column stay in sight. */
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { type Column, nextSorting, sorted, type Sorting } from './columns.ts';
import css from './Spreadsheet.module.css';

/** Lines that belong together; those of a folded group are hidden behind its name. */
export interface LineGroup<Line> {
  readonly id: string;
  /** Null: shown without a name, and never folded. */
  readonly name: string | null;
  readonly lines: readonly Line[];
  readonly open: boolean;
  readonly toggle?: () => void;
}

export const SortedTable = <Line,>({
  label,
  first,
  keyOf,
  columns,
  groups,
  sorting,
  sort,
}: {
  readonly label: string;
  readonly first: { readonly head: string; readonly cell: (line: Line) => ReactNode };
  readonly keyOf: (line: Line) => string;
  readonly columns: readonly Column<Line>[];
  readonly groups: readonly LineGroup<Line>[];
  readonly sorting: Sorting | null;
  readonly sort: (sorting: Sorting | null) => void;
}) => {
  const t = useT('sheet');
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{first.head}</th>
            {columns.map(({ id, name, head, group, ahead }) => (
              <th
                key={id}
                scope="col"
                data-group={group}
                data-ahead={ahead || undefined}
                aria-sort={sorting?.by === id ? (sorting.down ? 'descending' : 'ascending') : undefined}
              >
                <button
                  type="button"
                  title={t('sheet.sort', { column: name })}
                  onClick={() => sort(nextSorting(sorting, id))}
                >
                  {head ?? name}
                  {sorting?.by === id && <span aria-hidden="true">{sorting.down ? '\u00A0▾' : '\u00A0▴'}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name, lines, open, toggle }) => (
          <tbody key={id}>
            {name !== null && (
              <tr className={css.fold}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <button type="button" aria-expanded={open} onClick={toggle}>
                    <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name}
                  </button>
                </th>
              </tr>
            )}
            {open &&
              sorted(lines, columns, sorting).map((line) => (
                <tr key={keyOf(line)} data-line={keyOf(line)}>
                  <th scope="row">{first.cell(line)}</th>
                  {columns.map(({ id: column, group, ahead, text, cell }) => (
                    <td key={column} data-group={group} data-ahead={ahead || undefined}>
                      <Fragment>{cell ? cell(line) : text(line)}</Fragment>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
