/** The spreadsheet as text that other programs read. */
import type { Column } from './columns.ts';

/** Fields with a sign that means something in the format are quoted. */
const csvField = (text: string): string => (/[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const rowsOf = <Line>(columns: readonly Column<Line>[], lines: readonly Line[]): readonly (readonly string[])[] => [
  columns.map(({ name }) => name),
  ...lines.map((line) => columns.map(({ text }) => text(line))),
];

/** Comma-separated values, as RFC 4180 has them. */
export const asCsv = <Line>(columns: readonly Column<Line>[], lines: readonly Line[]): string =>
  rowsOf(columns, lines)
    .map((row) => row.map(csvField).join(','))
    .join('\r\n');

/** Columns one below the other, to be read in a message: figures to the right, names to the left. */
export const asText = <Line>(columns: readonly Column<Line>[], lines: readonly Line[]): string => {
  const rows = rowsOf(columns, lines);
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
