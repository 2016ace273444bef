/**
 * Positions: the fold of a story, from the nearest position that is kept. A game goes on from there whatever today's rules
 * would make of its beginning. A bounded number of present positions is held in memory.
 */
import { apply, begin, type Game, isRefusal, type State, upToDate } from '@roundhouse/engine';
import { type Entry, type Header, header as headerForm } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { Store } from '../store/store.ts';
import type { Games } from '../store/tables.ts';
import { type NumberedState, withChange } from './changes.ts';
import { entriesAfter } from './entries.ts';
import { unpacked } from './packedState.ts';
import { newPositionWriter } from './positionWriter.ts';

/** A position at least every so many entries. */
export const SNAPSHOT_EVERY = 50;

const headers = new Map<string, { readonly text: string; readonly header: Header }>();
const MOST_HEADERS = 1000;

/** How the game was set up; asked for with every decision, and always the same. */
export const headerOf = ({ id, header: text }: Pick<Games, 'header' | 'id'>): Header => {
  if (text === null) throw new Error(`game ${id} has not started`);
  const known = headers.get(id);
  if (known?.text === text) return known.header;
  const header = headerForm.parse(JSON.parse(text));
  if (headers.size >= MOST_HEADERS) headers.clear();
  headers.set(id, { text, header });
  return header;
};

export const asGame = ({ fixed, ...header }: Header): Game => ({ ...header, ...(fixed ? { fixed } : {}), actions: [] });

/** What decisions of other rules changed, by the number of their entry. */
type Recorded = ReadonlyMap<number, Uint8Array>;

/**
 * The state after one entry; `before` finds an earlier position for what was taken back. What was decided by other rules is not
 * judged by today's: what it changed then is what it changed.
 */
const after = async (
  state: State,
  entry: Entry,
  recorded: Recorded,
  before: (number: number) => Promise<State>,
): Promise<State> => {
  if (entry.kind === 'takenBack') return before(entry.to);
  if (entry.kind !== 'decided') return state;
  const change = recorded.get(entry.number);
  if (change) return upToDate(withChange(state, change));
  const result = apply(state, entry.action);
  if (isRefusal(result)) throw new Denial('stuck', `entry ${entry.number}: ${result.rule} ${result.key}`);
  return result.state;
};

export interface Positions {
  /** The position of a game after an entry. */
  readonly at: (game: Games, number: number) => Promise<State>;
  /**
   * The position after new entries, and those on the way from the one before. Where a round begins or after many entries they are
   * stored whole, so that the others are near to one; what each decision changed is stored with the decision (`changes.ts`).
   */
  readonly know: (game: string, now: NumberedState, from: State, steps: readonly NumberedState[]) => void;
  readonly forget: (game: string) => void;
  /** Writes down what is only in memory. */
  readonly flush: () => Promise<void>;
  readonly held: () => number;
}

/** Positions on the way that are worth keeping: where a round began, and every so many entries. */
export const worthKeeping = (from: State, steps: readonly NumberedState[]): readonly NumberedState[] => {
  let round = from.round;
  return steps.filter(({ number, state }) => {
    const begins =
      state.round.kind !== round.kind || state.round.set !== round.set || state.round.number !== round.number;
    ({ round } = state);
    return begins || number % SNAPSHOT_EVERY === 0;
  });
};

export const newPositions = (
  { db, change }: Store,
  rules: string,
  most: number,
  trouble: (error: unknown) => void,
  idle = 4000,
): Positions => {
  const heads = new Map<string, NumberedState>();
  /** Games whose present position is in memory only. */
  const unsaved = new Map<string, NodeJS.Timeout>();
  const { write, written } = newPositionWriter({ change }, rules, trouble);

  const saveNow = (game: string): void => {
    clearTimeout(unsaved.get(game));
    unsaved.delete(game);
    const standing = heads.get(game);
    if (standing) write(game, standing, 0);
  };

  const saveLater = (game: string): void => {
    clearTimeout(unsaved.get(game));
    unsaved.set(
      game,
      setTimeout(() => saveNow(game), idle),
    );
  };

  const hold = (game: string, standing: NumberedState): void => {
    heads.delete(game);
    heads.set(game, standing);
    if (heads.size <= most) return;
    const [oldest] = heads.keys();
    if (oldest === undefined) return;
    if (unsaved.has(oldest)) saveNow(oldest);
    heads.delete(oldest);
  };

  /** `isDerived`: by today's rules, because not even the first position is stored. */
  const nearest = async (game: Games, number: number): Promise<NumberedState & { readonly isDerived?: true }> => {
    const held = heads.get(game.id);
    if (held?.number === number) return held;
    const row = await db
      .selectFrom('snapshots')
      .select(['number', 'state'])
      .where('game', '=', game.id)
      .where('number', '<=', number)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (held && held.number < number && held.number >= (row?.number ?? 0)) return held;
    if (row) return { number: row.number, state: unpacked(row.state) };
    return { number: 0, state: begin(asGame(headerOf(game))).state, isDerived: true };
  };

  /** What decisions between two entries changed, where they were made by other rules than today's. */
  const recordedIn = async (game: string, since: number, upTo: number): Promise<Recorded> => {
    const rows = await db
      .selectFrom('differences')
      .select(['number', 'difference'])
      .where('game', '=', game)
      .where('number', '>', since)
      .where('number', '<=', upTo)
      .where('rules', '!=', rules)
      .execute();
    return new Map(rows.map((row) => [row.number, row.difference]));
  };

  const at = async (game: Games, number: number): Promise<State> => {
    const from = await nearest(game, number);
    if (from.number === number) return from.state;
    const states = new Map<number, State>([[from.number, from.state]]);
    const before = async (earlier: number): Promise<State> => states.get(earlier) ?? (await at(game, earlier));
    let { state } = from;
    // What changed is only good on the position that it was changed in.
    const recorded: Recorded = from.isDerived ? new Map() : await recordedIn(game.id, from.number, number);
    for (let last = from.number; last < number;) {
      const entries = await entriesAfter(db, game.id, last, number);
      if (entries.length === 0) throw new Error(`game ${game.id} has no entry ${last + 1}`);
      for (const entry of entries) {
        state = await after(state, entry, recorded, before);
        states.set(entry.number, state);
        last = entry.number;
      }
    }
    return state;
  };

  return {
    at: async (game, number) => {
      const state = await at(game, number);
      if (number === game.head && (heads.get(game.id)?.number ?? -1) < number) hold(game.id, { number, state });
      return state;
    },
    know: (game, now, from, steps) => {
      hold(game, now);
      const kept = worthKeeping(from, steps);
      for (const each of kept) write(game, each, 1);
      clearTimeout(unsaved.get(game));
      unsaved.delete(game);
      if (kept.at(-1)?.number !== now.number) saveLater(game);
    },
    forget: (game) => {
      clearTimeout(unsaved.get(game));
      unsaved.delete(game);
      heads.delete(game);
    },
    flush: async () => {
      for (const game of unsaved.keys()) saveNow(game);
      await written();
    },
    held: () => heads.size,
  };
};
