/** Opens a stored game: its title is loaded, its actions are replayed, what is not understood any more is kept. */
import { factsOf, type Facts, type Title, titleOf } from '@roundhouse/engine';
import { loadRecord } from '../store/games.ts';
import { createSession } from './session.ts';
import { readStored } from './stored.ts';
import { openTable, type Table } from './table.ts';

export type Opened =
  | { readonly kind: 'table'; readonly table: Table; readonly title: Title; readonly facts: Facts }
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooNew' }
  | { readonly kind: 'unreadable'; readonly error: string };

/** `at`: the position to show, counted in actions; null: the newest. */
export const openGame = async (
  id: string,
  at: number | null,
  progress: (done: number, of: number) => void,
  changed: () => void,
): Promise<Opened> => {
  const record = await loadRecord(id);
  if (!record) return { kind: 'missing' };
  const stored = await readStored(record, progress);
  if (stored.kind !== 'line') return stored;
  const { line, start, lock } = stored;
  const session = createSession({ ...record.game, actions: line.actions }, line, lock ? [] : record.undone);
  if (at !== null) session.getState().goTo(at);
  const table = openTable(record, session, lock, changed);
  return { kind: 'table', table, title: titleOf(start), facts: factsOf(start) };
};
