/** A column of the spreadsheet, and lines in the order of one. */
import type { ReactNode } from 'react';

/** Columns that are shown or hidden together. */
export type ColumnGroup = 'figures' | 'shares' | 'rounds';

export interface Column<Line> {
  readonly id: string;
  readonly group: ColumnGroup;
  /** The name of the column, in plain letters. */
  readonly name: string;
  readonly head?: ReactNode;
  /** What lines are sorted by. */
  readonly value: (line: Line) => number | string;
  /** As it is copied; empty where there is nothing to say. */
  readonly text: (line: Line) => string;
  /** As it is shown, where that is more than the text. */
  readonly cell?: (line: Line) => ReactNode;
  /** A round that is yet to come, seen from the position on the screen. */
  readonly ahead?: boolean;
}

export interface Sorting {
  readonly by: string;
  readonly down: boolean;
}

/** A press on the column that lines are sorted by turns them round; a third goes back to the usual order. */
export const nextSorting = (now: Sorting | null, column: string): Sorting | null => {
  if (now?.by !== column) return { by: column, down: true };
  return now.down ? { by: column, down: false } : null;
};

export const sorted = <Line>(
  lines: readonly Line[],
  columns: readonly Column<Line>[],
  sorting: Sorting | null,
): readonly Line[] => {
  const column = columns.find(({ id }) => id === sorting?.by);
  if (!column || !sorting) return lines;
  return lines.toSorted((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    const compared = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
    return sorting.down ? -compared : compared;
  });
};
