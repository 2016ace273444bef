/**
 * The one place where a story grows. In one transaction: the head is compared and moved, the entries are written, the
 * summary is brought up to date, the nodes are told. Whoever comes second finds the head moved, and nothing is written.
 */
import { decider, standings, type State } from '@roundhouse/engine';
import type { Appended, Entry, Header } from '@roundhouse/protocol';
import type { Transaction, Updateable } from 'kysely';
import type { Happening } from '../happenings.ts';
import type { House } from '../house.ts';
import type { Games, Seats, Tables } from '../store/tables.ts';
import { type Draft, numbered, rowOf } from './entries.ts';
import { headerOf, type Standing, worthKeeping } from './positions.ts';
import type { Known } from './rows.ts';

/** Somebody was faster. */
export class Raced extends Error {}

export interface Growth {
  readonly drafts: readonly Draft[];
  /** The position before, and after each of the drafts. */
  readonly from: State;
  readonly states: readonly State[];
  readonly key?: string;
  /** What else is to be changed in the same breath. */
  readonly also?: (db: Transaction<Tables>) => Promise<void>;
  /** The seats as they are then, where they change. */
  readonly seats?: readonly Seats[];
  /** An open question stays open. */
  readonly keepAsk?: boolean;
}

/** What the list of games shows of a position. */
export const standingOf = (state: State, header: Header, seats: readonly Seats[]): Updateable<Games> => {
  const waits = decider(state);
  const waiting = waits === null ? -1 : header.players.findIndex(({ id }) => id === waits);
  const bot = seats.some(({ seat, kind }) => seat === waiting && kind === 'bot');
  return {
    round: JSON.stringify(state.round),
    waiting: waiting < 0 ? null : waiting,
    waiting_bot: bot && !state.outcome ? 1 : 0,
    ...(state.outcome
      ? {
          status: 'finished',
          scores: JSON.stringify(state.outcome.scores),
          reason: state.outcome.reason,
          waiting: null,
        }
      : {}),
  };
};

const ending = ({ outcome }: State): readonly Draft[] =>
  outcome
    ? [
        {
          kind: 'ended',
          by: { seat: null, person: null, bot: null },
          reason: outcome.reason,
          scores: { ...outcome.scores },
        },
      ]
    : [];

/** It has become somebody's turn. */
export const turnOf = (
  game: string,
  seats: readonly Seats[],
  waiting: number | null,
  head: number,
  at: number,
): readonly Happening[] => {
  const place = seats.find(({ seat }) => seat === waiting);
  if (place?.kind !== 'person' || place.person === null) return [];
  return [{ kind: 'yourTurn', game, people: [place.person], at, head, seat: place.seat, deadline: null }];
};

/** What those at the table are told: it is over, or somebody else's turn. */
const newsOf = (
  { game, seats }: Known,
  waiting: number | null,
  { outcome }: State,
  ranking: () => number[][],
  last: Entry | undefined,
): readonly Happening[] => {
  const at = last?.at ?? 0;
  const doer = last?.by.person;
  if (outcome) {
    const people = seats.flatMap(({ person }) => (person !== null && person !== doer ? [person] : []));
    return [{ kind: 'ended', game: game.id, people, at, ranking: ranking() }];
  }
  if (waiting === game.waiting) return [];
  // Whoever has just decided knows that they go on.
  return turnOf(game.id, seats, waiting, last?.number ?? 0, at).filter(({ people: [person] }) => person !== doer);
};

const rankingOf = (state: State, { players }: Header): number[][] =>
  standings(state).map((place) => place.map((player) => players.findIndex(({ id }) => id === player)));

const count = ({ metrics }: House, entries: readonly Entry[]): void => {
  for (const { kind, by } of entries) metrics.entries.inc({ kind, by: by.bot === null ? 'person' : 'bot' });
};

export const append = async (house: House, { game, seats }: Known, growth: Growth): Promise<Appended> => {
  const { store, positions, recent, rules } = house;
  const { drafts, from, states, key = null, also, keepAsk = false } = growth;
  const last = states.at(-1) ?? from;
  const now = house.now();
  const entries = numbered([...drafts, ...ending(last)], game.head, now);
  const head = game.head + entries.length;
  const summary = standingOf(last, headerOf(game), growth.seats ?? seats);
  const news = newsOf(
    { game, seats: growth.seats ?? seats },
    summary.waiting ?? null,
    last,
    () => rankingOf(last, headerOf(game)),
    entries.at(-1),
  );
  try {
    await store.change(async (db, tell) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ ...summary, head, rules, moved: now, ...(keepAsk ? {} : { ask: null }) })
        .where('id', '=', game.id)
        .where('head', '=', game.head)
        .where('status', '=', 'playing')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Raced();
      await db
        .insertInto('entries')
        .values(entries.map((entry) => rowOf(game.id, entry, key)))
        .execute();
      await also?.(db);
      await house.happenings.tell(db, news);
      tell({ what: 'entries', game: game.id, head });
      if (also || last.outcome || (game.ask !== null && !keepAsk)) tell({ what: 'game', game: game.id });
      // From here on nobody else can write this head: what is heard of it is this.
      recent.add(game.id, entries);
    });
  } catch (error) {
    if (!(error instanceof Raced)) {
      recent.forget(game.id);
      positions.forget(game.id);
    }
    throw error;
  }
  const steps = states.map((state, index): Standing => ({ number: game.head + 1 + index, state }));
  positions.know(game.id, { number: head, state: last }, worthKeeping(from, steps));
  count(house, entries);
  if (summary.waiting_bot === 1) house.wakeBots(game.id);
  return { head, entries };
};
