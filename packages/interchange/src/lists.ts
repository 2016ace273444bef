/**
 * Trains, markers and privates are listed there as they came to their holders; ours are known by number or place, so the
 * order is remembered from line to line.
 */
import { type Train, trainsAt } from '@roundhouse/engine';
import type { Adapter, Context, TraceLine } from './adapter.ts';
import { TRACED_ACTION, type PeerAction } from './peer.ts';

type Row = Readonly<Record<string, unknown>>;
type Known = ReadonlyMap<string, readonly string[]>;

const LISTS = ['trains', 'tokens', 'companies'] as const;
type Listed = (typeof LISTS)[number];

/** Trains by number, markers by hex and city, privates by name. */
const idOf = (list: Listed, item: unknown): string => {
  if (!Array.isArray(item)) return String(item);
  return list === 'tokens' ? item.slice(0, 2).join(' ') : String(item[0]);
};

/** An upgrade may number the cities of a hex anew: a marker is known by its hex then. */
const renumbered = (known: readonly string[], now: readonly string[]): readonly string[] => {
  const hexOf = (id: string): string | undefined => id.split(' ')[0];
  return known.map((id) =>
    now.includes(id) ? id : (now.find((each) => hexOf(each) === hexOf(id) && !known.includes(each)) ?? id),
  );
};

/** Where a marker was that is back on its charter. */
const GAP = '';

/** What came since the last line fills the places of what went back to its charter. */
const inPlaces = (known: readonly string[], now: readonly string[], leavesGaps: boolean): readonly string[] => {
  if (now.length === 0) return [];
  const places = known.flatMap((id) => {
    if (id === GAP || now.includes(id)) return [id];
    return leavesGaps ? [GAP] : [];
  });
  for (const id of now.filter((each) => !known.includes(each))) {
    const gap = places.indexOf(GAP);
    places.splice(gap < 0 ? places.length : gap, 1, id);
  }
  return places;
};

/** What left a holder since the last line, in its order there. */
const leftBehind = (known: Known, now: Known): readonly string[] =>
  [...known].flatMap(([holder, ids]) => ids.filter((id) => id !== GAP && !now.get(holder)?.includes(id)));

/** What came since the last line follows what was there; what comes together from another holder keeps its order. */
const asTheyCame = (stayed: readonly string[], now: readonly string[], moved: readonly string[]): readonly string[] => {
  const added = now.filter((id) => !stayed.includes(id));
  const rank = (id: string): number => (moved.includes(id) ? moved.indexOf(id) : moved.length);
  return [...stayed, ...added.toSorted((a, b) => rank(a) - rank(b))];
};

const inOrder = (adapter: Adapter, { memory }: Context, list: Listed, rows: readonly Row[]): readonly Row[] => {
  const key = `lists ${list}`;
  const itemsOf = (row: Row): readonly unknown[] => (Array.isArray(row[list]) ? row[list] : []);
  const now = new Map(
    rows.map((row) => [String(row['id']), [...new Set(itemsOf(row).map((item) => idOf(list, item)))]]),
  );
  const before = (memory.get(key) as Known | undefined) ?? new Map<string, readonly string[]>();
  const known = new Map([...before].map(([holder, ids]) => [holder, renumbered(ids, now.get(holder) ?? [])]));
  const moved = leftBehind(known, now);
  // Where two companies become one, the marker that came takes the place of one in the same city.
  const { type = '', entity } = (memory.get(TRACED_ACTION) as PeerAction | undefined) ?? {};
  const isAbsorbing = (holder: string, ids: readonly string[]): boolean => {
    if (list !== 'tokens' || adapter.absorbs === undefined) return false;
    if (adapter.absorbs !== 'gains') return adapter.absorbs.includes(type) && holder === String(entity);
    return ids.some((id) => moved.includes(id) && !known.get(holder)?.includes(id));
  };
  const ordered = new Map(
    [...now].map(([holder, ids]) => {
      const { leavesGaps } = adapter;
      if (list === 'tokens' && leavesGaps)
        return [holder, inPlaces(known.get(holder) ?? [], ids, leavesGaps.includes(type))];
      const absorbs = isAbsorbing(holder, ids);
      const stayed = (known.get(holder) ?? []).filter((id) => ids.includes(id) && !(absorbs && moved.includes(id)));
      return [holder, asTheyCame(stayed, ids, moved)];
    }),
  );
  memory.set(key, ordered);
  return rows.map((row) => {
    const ids = ordered.get(String(row['id'])) ?? [];
    const rank = (item: unknown): number => ids.indexOf(idOf(list, item));
    return row[list] === undefined ? row : { ...row, [list]: itemsOf(row).toSorted((a, b) => rank(a) - rank(b)) };
  });
};

/** The line with the lists of all holders in the order of arrival. */
export const listedAsTheyCame = (adapter: Adapter, context: Context, line: TraceLine): TraceLine => {
  const companies = line['corporations'] as readonly Row[];
  const holders: readonly Row[] = [...companies, ...(line['players'] as readonly Row[])];
  const rows = LISTS.reduce((all, list) => inOrder(adapter, context, list, all), holders);
  return { ...line, corporations: rows.slice(0, companies.length), players: rows.slice(companies.length) };
};

const POOL = 'lists pool';

/** Cards of the pool in the order in which they came. */
export const poolAsItCame = ({ state, memory }: Context): readonly Train[] => {
  const pool = trainsAt(state, 'pool');
  const ids = pool.map(({ id }) => id);
  const order = asTheyCame(
    ((memory.get(POOL) as readonly string[] | undefined) ?? []).filter((id) => ids.includes(id)),
    ids,
    [],
  );
  memory.set(POOL, order);
  return pool.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};
