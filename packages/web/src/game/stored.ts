/** A stored game as a line of play: replayed by today's rules, and going on from where it stood when it was saved. */
import { isEqual, type Refusal, type State } from '@roundhouse/engine';
import { headOf } from '../store/head.ts';
import { type GameRecord, readGame, SCHEMA } from '../store/record.ts';
import { bridge, type Line, lineInSlices } from './session.ts';

/** Why a game can only be looked at: the first action that is not played. */
export interface Lock {
  readonly at: number;
  readonly of: number;
  readonly refusal?: Refusal;
  readonly error?: string;
}

export type Stored =
  | { readonly kind: 'line'; readonly line: Line; readonly start: State; readonly lock: Lock | null }
  | { readonly kind: 'tooNew' }
  | { readonly kind: 'unreadable'; readonly error: string };

export const readStored = async (record: GameRecord, progress: (done: number, of: number) => void): Promise<Stored> => {
  if (record.schema > SCHEMA) return { kind: 'tooNew' };
  const read = await readGame(record.game);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  const { line, refused } = await lineInSlices(read.game, progress);
  const [start] = line.states;
  if (!start) return { kind: 'unreadable', error: 'empty' };
  const { actions } = record.game;
  const head = headOf(record.head, record.game);
  // What was decided stands: where today's rules lead elsewhere, the game is where its players left it.
  if (head && actions.length > 0 && !(line.actions.length === actions.length && isEqual(line.states.at(-1), head)))
    return { kind: 'line', line: bridge(line, actions, head), start, lock: null };
  const of = actions.length;
  if (refused) return { kind: 'line', line, start, lock: { at: refused.index + 1, of, refusal: refused.refusal } };
  if (read.unread)
    return { kind: 'line', line, start, lock: { at: read.unread.from + 1, of, error: read.unread.error } };
  return { kind: 'line', line, start, lock: null };
};
