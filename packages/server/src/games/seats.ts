/** Seats during play: given to a bot, come back to, offered to somebody else, taken over. */
import { SEATED } from '../bots/levels.ts';
import type { EntryBy, Times } from '@roundhouse/protocol';
import { askedNext } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import type { GameEvent } from '../gameEvents.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Tables } from '../store/tables.ts';
import { type Access, ANYBODY, isInvitedBy } from './access.ts';
import { retryWhenHeadMoved } from './retry.ts';
import { append } from './append.ts';
import { byOf } from './decide.ts';
import type { Draft } from './entries.ts';
import type { GameWithSeats } from './rows.ts';
import { clockOf } from './times.ts';

/** A player who comes back to a clock that has run out gets at least this much time. */
const GRACE = 60_000;

export interface SeatChange {
  readonly seat: number;
  readonly now: 'person' | 'bot';
  /** Who sits there now, or may come back to it. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly by: EntryBy;
  /** Entries before it in the same transaction. */
  readonly before?: readonly Draft[];
  readonly gameEvents?: readonly GameEvent[];
  readonly closesAsk?: boolean;
}

export const revised = async (db: Transaction<Tables>, game: string): Promise<void> => {
  await db
    .updateTable('games')
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('id', '=', game)
    .execute();
};

/** The others at the table: people, without these. */
export const othersAt = (
  { seats }: GameWithSeats,
  ...without: readonly (string | null | undefined)[]
): readonly string[] =>
  seats.flatMap(({ kind, person }) =>
    kind === 'person' && person !== null && !without.includes(person) ? [person] : [],
  );

export const changeSeat = async (context: ServerContext, known: GameWithSeats, change: SeatChange): Promise<void> => {
  const { game, seats } = known;
  const { seat, now, person, bot, by, before = [], gameEvents = [], closesAsk = false } = change;
  if (game.status !== 'playing') throw new Denial('notPlaying');
  const changed = seats.map((each) =>
    each.seat === seat ? { ...each, kind: now, person, bot, offered: null, orders: 0 } : each,
  );
  const at = context.now();
  // The player who loses the seat gets a notice of their own.
  const seatOwner = gameEvents.some(({ kind }) => kind === 'seatLost' || kind === 'timeOver') ? person : null;
  const settings = clockOf(game);
  const times = (old: Times): Times => {
    if (game.waiting !== seat) return old;
    const waits = now === 'person';
    const asked = askedNext(settings, old, { at, seat: waits ? seat : null, round: old.round });
    if (settings.kind !== 'live' || !waits) return asked;
    return {
      ...asked,
      bank: asked.bank.map((left, index) => (index === seat ? Math.max(left, GRACE) : left)),
    };
  };
  const draft: Draft = { kind: 'seatChanged', by, seat, now, person, bot };
  const state = await context.positions.at(game, game.head);
  const drafts = [...before, draft];
  await append(context, known, {
    drafts,
    from: state,
    states: drafts.map(() => state),
    seats: changed,
    keepAsk: !closesAsk,
    times,
    gameEvents: [
      ...gameEvents,
      { kind: 'seatChanged', game: game.id, at, people: othersAt(known, by.person, seatOwner), seat, now },
    ],
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ kind: now, person, bot, offered: null, orders: 0 })
        .where('game', '=', game.id)
        .where('seat', '=', seat)
        .execute();
      // What somebody else wanted done here does not bind the next one.
      await db
        .updateTable('orders')
        .set({ ended: at, why: JSON.stringify({ kind: 'seat' }) })
        .where('game', '=', game.id)
        .where('seat', '=', seat)
        .where('ended', 'is', null)
        .execute();
      await revised(db, game.id);
    },
  });
};

export const giveToBot = (context: ServerContext, asked: Access, seat: number, level: string): Promise<void> =>
  retryWhenHeadMoved(context, asked, async (access) => {
    const { person } = access;
    if (access.seat !== seat || !person) throw new Denial('notYourSeat');
    if (!SEATED.some(({ id }) => id === level)) throw new Denial('unknownBot');
    await changeSeat(context, access, {
      seat,
      now: 'bot',
      person: person.id,
      bot: level,
      by: { ...byOf(access), seat },
    });
  });

/** Back to one's own seat that a bot has, or to one that is offered. */
export const sitDownDuringPlay = (
  context: ServerContext,
  asked: Access,
  seat: number,
  invitation?: string,
): Promise<void> =>
  retryWhenHeadMoved(context, asked, async (access) => {
    const { person, game } = access;
    const place = access.seats[seat];
    if (!place || !person) throw new Denial('notFound');
    if (access.seat !== null) throw new Denial('alreadySeated');
    const mine = place.kind === 'bot' && place.person === person.id;
    const offered = place.offered === person.id || place.offered === ANYBODY;
    if (!mine && !offered) throw new Denial('seatTaken');
    const welcome =
      mine || place.offered === person.id || game.visibility !== 'private' || isInvitedBy(access, invitation);
    if (!welcome) throw new Denial('invitationNeeded');
    const by = { seat, person: person.id, bot: null };
    await changeSeat(context, access, { seat, now: 'person', person: person.id, bot: null, by });
  });

/** During play: offers a seat, to one person or to anybody; null takes the offer back. */
export const offerSeat = (
  { store, gameEvents, now }: ServerContext,
  { game }: GameWithSeats,
  seat: number,
  offered: string | null,
  closesAsk = false,
): Promise<void> =>
  store.change(async (db, notify) => {
    await db.updateTable('seats').set({ offered }).where('game', '=', game.id).where('seat', '=', seat).execute();
    if (closesAsk) await db.updateTable('games').set({ ask: null }).where('id', '=', game.id).execute();
    // Links of another time do not lead in again.
    if (offered === ANYBODY)
      await db.updateTable('games').set({ invitation: newId() }).where('id', '=', game.id).execute();
    await revised(db, game.id);
    const people = offered === null || offered === ANYBODY ? [] : [offered];
    await gameEvents.publish(db, [{ kind: 'seatOffered', game: game.id, at: now(), people, seat }]);
    notify({ what: 'game', game: game.id });
  });

/** Somebody would like to be relieved of their seat. */
export const seekSubstitute = async (context: ServerContext, access: Access, wanted: boolean): Promise<void> => {
  if (access.game.status !== 'playing') throw new Denial('notPlaying');
  await offerSeat(context, access, access.seat ?? 0, wanted ? ANYBODY : null);
};
