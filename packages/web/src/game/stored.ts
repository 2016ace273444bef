/** A stored game as a line of play: replayed by today's rules, and going on from where it stood when it was saved. */
import { isEqual, type Refusal, type State } from '@roundhouse/engine';
import { headOf } from '../store/head.ts';
import { type GameRecord, readGame, type ReadGame, SCHEMA } from '../store/record.ts';
import { bridge, type Line, lineInSlices, type Pace } from './session.ts';

/** Why a game can only be looked at: the first action that is not played. */
export interface Lock {
  readonly at: number;
  readonly of: number;
  readonly refusal?: Refusal;
  readonly error?: string;
}

/** What is known before anything is replayed; `head`: where the game stands, if that was kept. */
export interface Stored {
  readonly kind: 'stored';
  readonly record: GameRecord;
  readonly read: ReadGame;
  readonly head: State | null;
}

export type Unreadable = { readonly kind: 'tooNew' } | { readonly kind: 'unreadable'; readonly error: string };

export const readStored = async (record: GameRecord): Promise<Stored | Unreadable> => {
  if (record.schema > SCHEMA) return { kind: 'tooNew' };
  const read = await readGame(record.game);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  return { kind: 'stored', record, read, head: headOf(record.head, record.game) };
};

export const replayStored = async (
  { record, read, head }: Stored,
  pace: Pace,
): Promise<{ readonly line: Line; readonly lock: Lock | null }> => {
  const { line, end } = await lineInSlices(read.game, pace);
  const { actions } = record.game;
  // What was decided stands: where today's rules lead elsewhere, the game is where its players left it.
  if (head && actions.length > 0 && !(line.actions.length === actions.length && isEqual(line.states.at(-1), head)))
    return { line: bridge(line, actions, head), lock: null };
  const of = actions.length;
  if (end) return { line, lock: { at: line.actions.length + 1, of, ...end } };
  if (read.unread) return { line, lock: { at: read.unread.from + 1, of, error: read.unread.error } };
  return { line, lock: null };
};
