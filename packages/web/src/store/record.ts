/**
 * A game as it is kept on this device. The file is kept as it was written, with the version of its form; what a newer
 * program can no longer read is still there, and still exportable.
 */
import { type Action, type Game, parseAction, parseGame, type PlayerId, type RoundMark } from '@roundhouse/engine';
import { isTitleId } from '@roundhouse/titles';
import { fetchedTitle, fetchTitle } from '../app/titles.ts';
import type { Head } from './head.ts';

export const SCHEMA = 1;

export interface GameRecord {
  readonly id: string;
  readonly schema: number;
  /** Grows with every change; saving over a newer revision is refused. */
  readonly revision: number;
  readonly created: number;
  readonly updated: number;
  readonly name: string;
  /** Seats that a bot plays, and which. */
  readonly bots: Readonly<Record<PlayerId, string>>;
  /** The game file: title, conditions, seed, players, actions. */
  readonly game: Game;
  /** Actions that were taken back and may be done again. */
  readonly undone: readonly Action[];
  /** Where the game stands; absent in records of old and in games that nobody opened yet. */
  readonly head?: Head;
  /** What the list of games shows without loading the title. */
  readonly summary: Summary;
}

export interface Summary {
  readonly round: RoundMark | null;
  readonly waiting: PlayerId | null;
  readonly over: boolean;
  readonly scores?: Readonly<Record<string, number>>;
  /** Absent in games that ended before it was written down: then who scored most. */
  readonly winners?: readonly string[];
}

export interface ReadGame {
  readonly game: Game;
  /** What could not be read: the first bad action and why. Nothing of it is thrown away. */
  readonly unread?: { readonly from: number; readonly of: number; readonly error: string };
}

/** The version of game files that this program reads. */
const VERSION: Game['version'] = 1;

export const isNewerFile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version > VERSION;

const actionsUpToBad = (actions: readonly unknown[]): { good: Action[]; error?: string } => {
  const good: Action[] = [];
  for (const each of actions) {
    const parsed = parseAction(each);
    if ('error' in parsed) return { good, error: parsed.error };
    good.push(parsed.action);
  }
  return { good };
};

/** Reads a stored or foreign game file; actions of a form that is no longer known end it early. */
export const readGame = async (value: unknown): Promise<ReadGame | { readonly error: string }> => {
  if (typeof value !== 'object' || value === null) return { error: 'not an object' };
  const { title, actions } = value as { title?: unknown; actions?: unknown };
  if (typeof title !== 'string') return { error: 'title' };
  if (!fetchedTitle(title)) {
    try {
      await fetchTitle(title);
    } catch {
      const name = title.slice(0, 40);
      return { error: isTitleId(title) ? `${name} could not be fetched` : `unknown title ${name}` };
    }
  }
  const list = Array.isArray(actions) ? (actions as readonly unknown[]) : [];
  const header = parseGame({ ...value, actions: [] });
  if ('error' in header) return header;
  const { good, error } = actionsUpToBad(list);
  const game: Game = { ...header.value, actions: good };
  return error === undefined ? { game } : { game, unread: { from: good.length, of: list.length, error } };
};
