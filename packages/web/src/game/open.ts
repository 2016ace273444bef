/**
 * Opens a stored game: its title is loaded, its actions are replayed, what is no longer understood is kept. A long game is
 * shown as it stands before it is replayed: somebody who comes back to it wants to go on.
 */
import { factsOf, type Facts, type Title, titleOf } from '@roundhouse/engine';
import { afterPaint } from '../app/afterPaint.ts';
import { loadBotNames } from '../app/bots/names.ts';
import { drawBoardAhead } from '../board/picture.ts';
import { isRecord } from '../store/check.ts';
import { findRecord } from '../store/games.ts';
import { readUnsaved } from '../store/unsaved.ts';
import { fetchLater } from './later.tsx';
import { createSession, lineToRecall, newestOf, newLine, type Pace, type Session, WAITED_FOR } from './session.ts';
import { readStored, replayStored, type Stored, type Unreadable } from './stored.ts';
import { openTable, type Table } from './table.ts';

export type OpenedGame =
  | { readonly kind: 'table'; readonly table: Table; readonly title: Title; readonly facts: Facts }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged' }
  | Unreadable;

/** So many actions are replayed faster than anybody sees. */
const SHORT = 100;

/** So long the page may be still, in milliseconds, while somebody plays meanwhile. */
const BEHIND = 8;

interface Laid {
  readonly session: Session;
  readonly table: Table;
}

/** All of the game is there before it is shown. */
const openWhole = async (stored: Stored, progress: Pace['progress'], changed: () => void): Promise<Laid> => {
  const { record } = stored;
  const { line, lock } = await replayStored(stored, { slice: WAITED_FOR, progress });
  const session = createSession({ ...record.game, actions: line.actions }, line, lock ? [] : record.undone);
  return { session, table: openTable(record, session, lock, changed) };
};

/** The game as it stands; what led there is replayed behind it. */
const openAtHead = (stored: Stored, head: NonNullable<Stored['head']>, changed: () => void): Laid => {
  const { record } = stored;
  const line = lineToRecall(newLine(stored.read.game), record.game.actions, head);
  const session = createSession(record.game, line, record.undone);
  const table = openTable(record, session, null, changed);
  const recall = async (): Promise<void> => {
    const { line: past } = await replayStored(stored, { slice: BEHIND, stopped: table.closed });
    if (!table.closed()) session.getState().recall(past);
  };
  afterPaint(() => void recall());
  return { session, table };
};

/** `at`: the position to show, counted in actions; null: the newest. */
export const openGame = async (
  id: string,
  at: number | null,
  progress: (done: number, of: number) => void,
  changed: () => void,
): Promise<OpenedGame> => {
  const found = await findRecord(id);
  if (!found) return { kind: 'missing' };
  if (!isRecord(found)) return found.newer ? { kind: 'tooNew' } : { kind: 'damaged' };
  const record = readUnsaved(found);
  if (record.game.actions.length > 0) void fetchLater();
  const naming = loadBotNames(record.bots);
  const stored = await readStored(record);
  if (stored.kind !== 'stored') return stored;
  const { head } = stored;
  const { session, table } =
    head && at === null && record.game.actions.length > SHORT
      ? openAtHead(stored, head, changed)
      : await openWhole(stored, progress, changed);
  if (at !== null) session.getState().goTo(at);
  const start = newestOf(session.getState());
  await Promise.all([drawBoardAhead(factsOf(start), start), naming]);
  return { kind: 'table', table, title: titleOf(start), facts: factsOf(start) };
};
