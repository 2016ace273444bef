/** From what happened to the messages about it: written in the transaction that makes it true. */
import type { NewsKind } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import type { GameEvent, GameEvents } from '../gameEvents.ts';
import { newId } from '../ids.ts';
import type { Outbox, Tables } from '../store/tables.ts';

/** Several turns within a minute are one message. */
export const BATCH_WINDOW = 60_000;
/** A question or an invitation waits less. */
const SOON = 10_000;

const KIND_OF: Readonly<Record<GameEvent['kind'], NewsKind>> = {
  invited: 'invited',
  begun: 'begun',
  yourTurn: 'turn',
  deadlineNear: 'deadline',
  timeOver: 'timeOver',
  absent: 'absent',
  asked: 'asked',
  declined: 'declined',
  orderEnded: 'orderEnded',
  seatOffered: 'seatOffered',
  seatLost: 'seatLost',
  seatChanged: 'seatChanged',
  paused: 'paused',
  resumed: 'resumed',
  adjourned: 'adjourned',
  adjournmentEnded: 'adjournmentEnded',
  ended: 'ended',
  mentioned: 'mentioned',
};

export interface Announcement {
  readonly kind: NewsKind;
  readonly game: string | null;
  readonly people: readonly string[];
  readonly at: number;
  /** The seat of who did it, or the name. */
  readonly seat?: number | null;
  readonly by?: string | null;
  readonly deadline?: number | null;
}

/** Who did it, by name: said now, since seats change. */
const nameOf = async (db: Transaction<Tables>, { game, seat, by }: Announcement): Promise<string | null> => {
  if (by !== undefined && by !== null) {
    const person = await db.selectFrom('people').select('name').where('id', '=', by).executeTakeFirst();
    return person?.name ?? null;
  }
  if (seat === undefined || seat === null || game === null) return null;
  const person = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select('people.name')
    .where('seats.game', '=', game)
    .where('seats.seat', '=', seat)
    .executeTakeFirst();
  return person?.name ?? null;
};

/** A turn that waits already is not announced a second time, however often it comes and goes before it is sent. */
const idOf = ({ kind, game }: Announcement, person: string): string =>
  kind === 'turn' ? `turn-${game ?? ''}-${person}` : newId();

const lettersOf = (announcement: Announcement, by: string | null): Outbox[] =>
  announcement.people.map((person) => ({
    id: idOf(announcement, person),
    game: announcement.game,
    person,
    kind: announcement.kind,
    data: JSON.stringify({ by, deadline: announcement.deadline ?? null }),
    made: announcement.at,
    due: announcement.at + (announcement.kind === 'turn' ? BATCH_WINDOW : SOON),
    tries: 0,
  }));

export const enqueue = async (db: Transaction<Tables>, announcement: Announcement): Promise<void> => {
  const { kind, game, people, at } = announcement;
  const by = kind === 'turn' ? null : await nameOf(db, announcement);
  await db
    .insertInto('outbox')
    .values(lettersOf(announcement, by))
    .onConflict((c) => c.column('id').doUpdateSet((e) => ({ data: e.ref('excluded.data') })))
    .execute();
  // Whose turn it is stands at the top of their games: no need to say it twice.
  if (kind === 'turn') return;
  await db
    .insertInto('news')
    .values(people.map((person) => ({ id: newId(), person, game, kind, by, at, read: 0 as const })))
    .execute();
};

const announcementOf = (gameEvent: GameEvent): Announcement => {
  const { game, people, at } = gameEvent;
  const common = { kind: KIND_OF[gameEvent.kind], game, people, at };
  switch (gameEvent.kind) {
    case 'invited':
    case 'mentioned':
      return { ...common, by: gameEvent.by };
    case 'yourTurn':
    case 'deadlineNear':
      return { ...common, deadline: gameEvent.deadline };
    case 'asked':
    case 'declined':
      return { ...common, seat: gameEvent.by };
    case 'absent':
      return { ...common, seat: gameEvent.seat };
    default:
      return common;
  }
};

/** What a decision usually brings about is that it is somebody's turn: its letters are written without asking the store for anything. */
export const turnLetters = (gameEvents: readonly GameEvent[]): Outbox[] | undefined =>
  gameEvents.every(({ kind }) => kind === 'yourTurn')
    ? gameEvents.flatMap((gameEvent) => lettersOf(announcementOf(gameEvent), null))
    : undefined;

export const enqueueNotifications = (gameEvents: GameEvents): void =>
  gameEvents.on((db, gameEvent) => enqueue(db, announcementOf(gameEvent)));
