/**
 * Trains, markers and privates are listed there as they came to their holders; ours are known by number or place, so the
 * order is remembered from line to line.
 */
import type { Context, TraceLine } from './adapter.ts';

type Row = Readonly<Record<string, unknown>>;
type Known = ReadonlyMap<string, readonly string[]>;

const LISTS = {
  trains: (item: unknown) => String((item as readonly unknown[])[0]),
  // An upgrade may number the cities of a hex anew.
  tokens: (item: unknown) => String((item as readonly unknown[])[0]),
  companies: String,
} as const;

type Listed = keyof typeof LISTS;

/** What left a holder since the last line, in its order there. */
const leftBehind = (known: Known, now: Known): readonly string[] =>
  [...known].flatMap(([holder, ids]) => ids.filter((id) => !now.get(holder)?.includes(id)));

/** What came since the last line follows what was there; what comes together from another holder keeps its order. */
const asTheyCame = (kept: readonly string[], now: readonly string[], moved: readonly string[]): readonly string[] => {
  const stayed = kept.filter((id) => now.includes(id));
  const added = now.filter((id) => !stayed.includes(id));
  const rank = (id: string): number => (moved.includes(id) ? moved.indexOf(id) : moved.length);
  return [...stayed, ...added.toSorted((a, b) => rank(a) - rank(b))];
};

const inOrder = ({ memory }: Context, list: Listed, rows: readonly Row[]): readonly Row[] => {
  const key = `lists ${list}`;
  const known = (memory.get(key) as Known | undefined) ?? new Map<string, readonly string[]>();
  const idOf = LISTS[list];
  const itemsOf = (row: Row): readonly unknown[] => (Array.isArray(row[list]) ? row[list] : []);
  const now = new Map(rows.map((row) => [String(row['id']), [...new Set(itemsOf(row).map(idOf))]]));
  const moved = leftBehind(known, now);
  const ordered = new Map([...now].map(([holder, ids]) => [holder, asTheyCame(known.get(holder) ?? [], ids, moved)]));
  memory.set(key, ordered);
  return rows.map((row) => {
    const ids = ordered.get(String(row['id'])) ?? [];
    const rank = (item: unknown): number => ids.indexOf(idOf(item));
    return row[list] === undefined ? row : { ...row, [list]: itemsOf(row).toSorted((a, b) => rank(a) - rank(b)) };
  });
};

/** The line with the lists of all holders in the order of arrival. */
export const listedAsTheyCame = (context: Context, line: TraceLine): TraceLine => {
  const companies = (line['corporations'] as readonly Row[]).length;
  const holders: readonly Row[] = [...(line['corporations'] as readonly Row[]), ...(line['players'] as readonly Row[])];
  const rows = (['trains', 'tokens', 'companies'] as const).reduce((all, list) => inOrder(context, list, all), holders);
  return { ...line, corporations: rows.slice(0, companies), players: rows.slice(companies) };
};
