import { describe, expect, it } from 'vitest';
import { asCsv, asText } from '../src/game/sheet/copies.ts';
import { type Column, nextSorting, sorted } from '../src/game/sheet/columns.ts';

interface Line {
  readonly name: string;
  readonly cash: number;
}

const columns: readonly Column<Line>[] = [
  { id: 'name', group: 'figures', name: 'Name', value: ({ name }) => name, text: ({ name }) => name },
  { id: 'cash', group: 'figures', name: 'Cash', value: ({ cash }) => cash, text: ({ cash }) => `$${cash}` },
];
const lines: readonly Line[] = [
  { name: 'NdM', cash: 90 },
  { name: 'CHI, "old"', cash: 1200 },
  { name: 'MEX', cash: 5 },
];

describe('the spreadsheet', () => {
  it('sorts figures as figures, and back to the usual order with the third press', () => {
    const names = (by: ReturnType<typeof nextSorting>) => sorted(lines, columns, by).map(({ name }) => name);
    const down = nextSorting(null, 'cash');
    const up = nextSorting(down, 'cash');
    expect(names(down)).toEqual(['CHI, "old"', 'NdM', 'MEX']);
    expect(names(up)).toEqual(['MEX', 'NdM', 'CHI, "old"']);
    expect(nextSorting(up, 'cash')).toBeNull();
    expect(nextSorting(up, 'name')).toEqual({ by: 'name', down: true });
  });

  it('is copied as values that other programs read', () => {
    expect(asCsv(columns, lines)).toBe('Name,Cash\r\nNdM,$90\r\n"CHI, ""old""",$1200\r\nMEX,$5');
  });

  it('is copied as text with its columns below each other', () => {
    expect(asText(columns, lines)).toBe('Name         Cash\nNdM           $90\nCHI, "old"  $1200\nMEX            $5');
  });
});
