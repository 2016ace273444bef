/** Opens a stored game: its title is loaded, its actions are replayed, what is not understood any more is kept. */
import { factsOf, type Facts, type Title, titleOf } from '@roundhouse/engine';
import { loadRecord } from '../store/games.ts';
import { readGame, SCHEMA } from '../store/record.ts';
import { createSession, lineInSlices } from './session.ts';
import { type Lock, openTable, type Table } from './table.ts';

export type Opened =
  | { readonly kind: 'table'; readonly table: Table; readonly title: Title; readonly facts: Facts }
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooNew' }
  | { readonly kind: 'unreadable'; readonly error: string };

export const openGame = async (
  id: string,
  progress: (done: number, of: number) => void,
  changed: () => void,
): Promise<Opened> => {
  const record = await loadRecord(id);
  if (!record) return { kind: 'missing' };
  if (record.schema > SCHEMA) return { kind: 'tooNew' };
  const read = await readGame(record.game);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  const { line, refused } = await lineInSlices(read.game, progress);
  const of = record.game.actions.length;
  let lock: Lock | null = null;
  if (refused) lock = { at: refused.index + 1, of, refusal: refused.refusal };
  else if (read.unread) lock = { at: read.unread.from + 1, of, error: read.unread.error };
  const [start] = line.states;
  if (!start) return { kind: 'unreadable', error: 'empty' };
  const session = createSession({ ...read.game, actions: line.actions }, line, lock ? [] : record.undone);
  const table = openTable(record, session, lock, changed);
  return { kind: 'table', table, title: titleOf(start), facts: factsOf(start) };
};
