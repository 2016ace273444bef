/** How fast somebody decides: kept as counts in classes, four to every doubling of seconds. */
import type { Transaction } from 'kysely';
import type { Db } from '../store/store.ts';
import type { Entries, Tables } from '../store/tables.ts';

const FEWEST = 20;

const classOf = (milliseconds: number): number => Math.min(99, Math.floor(4 * Math.log2(1 + milliseconds / 1000)));
/** The middle of a class. */
const millisecondsOf = (index: number): number => Math.round(1000 * (2 ** ((index + 0.5) / 4) - 1));

type Decided = Pick<Entries, 'kind' | 'at' | 'seat' | 'person'>;

/** From being asked to deciding: only the first decision of a turn was waited for. */
export const thoughtTimes = (entries: readonly Decided[]): readonly { person: string; took: number }[] =>
  entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    if (entry.kind !== 'decided' || entry.person === null || !before || before.seat === entry.seat) return [];
    return [{ person: entry.person, took: Math.max(0, entry.at - before.at) }];
  });

export const countPaces = async (db: Transaction<Tables>, entries: readonly Decided[]): Promise<void> => {
  const counts = new Map<string, number>();
  for (const { person, took } of thoughtTimes(entries)) {
    const key = `${person} ${classOf(took)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [person = '', index = '0'] = key.split(' ');
    await db
      .insertInto('paces')
      .values({ person, class: Number(index), count })
      .onConflict((c) => c.columns(['person', 'class']).doUpdateSet((e) => ({ count: e('paces.count', '+', count) })))
      .execute();
  }
};

export const paceOf = async (db: Db, person: string): Promise<{ median: number; decisions: number } | null> => {
  const rows = await db.selectFrom('paces').selectAll().where('person', '=', person).orderBy('class').execute();
  const decisions = rows.reduce((sum, { count }) => sum + count, 0);
  if (decisions < FEWEST) return null;
  let seen = 0;
  for (const row of rows) {
    seen += row.count;
    if (seen * 2 >= decisions) return { median: millisecondsOf(row.class), decisions };
  }
  return null;
};
