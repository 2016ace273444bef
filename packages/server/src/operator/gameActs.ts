/** What operators do about games, their messages, and reports of them. */
import type { ExpressionBuilder } from 'kysely';
import { removeForming } from '../games/forming.ts';
import { CLOSED } from '../games/pausing.ts';
import type { Tables } from '../store/tables.ts';
import { DAY, gameOf, type OperatorContext, OperatorError } from './context.ts';
import { settleMessage, settleReport } from './reports.ts';

const closedGame = (e: ExpressionBuilder<Tables, 'games'>) => ({
  status: 'adjourned' as const,
  reason: CLOSED,
  waiting: null,
  waiting_bot: 0 as const,
  waiting_order: 0 as const,
  ask: null,
  timers: '{}',
  due: null,
  revision: e('revision', '+', 1),
});

export const gameActs = ({ store, note }: OperatorContext) => ({
  removeMessage: async (game: string, id: number) => {
    await gameOf(store, game);
    await store.change(async (db, notify) => {
      const { numUpdatedRows } = await db
        .updateTable('messages')
        .set({ text: null })
        .where('game', '=', game)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new OperatorError(`there is no message ${id}`);
      await settleMessage(db, game, id);
      await note(db, 'remove', { game, message: id });
      notify({ what: 'message', game, id });
    });
    return { game, message: id, removed: true };
  },
  reportDone: async (id: string) => {
    const { person, game, message } = await store.change(async (db) => {
      const report = await settleReport(db, id);
      if (!report) throw new OperatorError(`there is no open report ${id}`);
      await note(db, 'report-done', {
        report: id,
        person: report.person,
        game: report.game,
        message: report.message,
      });
      return report;
    });
    return { report: id, person, game, message, done: true };
  },
  /** Nobody decides in it anymore; it stays to be looked at. */
  closeGame: async (id: string) => {
    const game = await gameOf(store, id);
    await store.change(async (db, notify) => {
      await db.updateTable('games').set(closedGame).where('id', '=', id).where('status', '!=', 'finished').execute();
      await note(db, 'close', { game: id, was: game.status });
      notify({ what: 'game', game: id });
    });
    return { game: id, was: game.status };
  },
  /** A closed game may be continued by its players. */
  openGame: async (id: string) => {
    const game = await gameOf(store, id);
    if (game.status !== 'adjourned' || game.reason !== CLOSED) throw new OperatorError(`game ${id} is not closed`);
    await store.change(async (db, notify) => {
      await db
        .updateTable('games')
        .set((e) => ({
          reason: null,
          // One that had not begun goes back to where it was.
          status: game.round === null ? 'forming' : 'adjourned',
          revision: e('revision', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await note(db, 'open', { game: id });
      notify({ what: 'game', game: id });
    });
    return { game: id, status: game.round === null ? 'forming' : 'adjourned' };
  },
  /** Everything that came from the same address as a game: unstarted games go, games of bots alone are closed, guests banned. */
  clearFlood: async (id: string) => {
    const { source } = await gameOf(store, id);
    if (source === null)
      throw new OperatorError(`game ${id} was created before the server recorded where games come from`);
    const games = await store.db.selectFrom('games').selectAll().where('source', '=', source).execute();
    const owners = [...new Set(games.flatMap(({ owner }) => owner ?? []))];
    const cleared = { games: 0, closed: 0, banned: 0 };
    for (const game of games)
      await store.change(async (db, notify) => {
        if (await removeForming(db, notify, game.id)) {
          cleared.games++;
          return;
        }
        const people = await db
          .selectFrom('seats')
          .select('seat')
          .where('game', '=', game.id)
          .where('kind', '=', 'person')
          .where('person', 'not in', ['', ...owners])
          .executeTakeFirst();
        if (people || game.status !== 'playing') return;
        await db.updateTable('games').set(closedGame).where('id', '=', game.id).execute();
        notify({ what: 'game', game: game.id });
        cleared.closed++;
      });
    const guests = await store.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', ['', ...owners])
      .where('kind', '=', 'guest')
      .execute();
    for (const { id: guest } of guests)
      await store.change(async (db, notify) => {
        await db.updateTable('people').set({ banned: 1 }).where('id', '=', guest).execute();
        notify({ what: 'signedOut', person: guest, session: null, banned: true });
        cleared.banned++;
      });
    await note(store.db, 'clear-flood', { game: id, ...cleared });
    return cleared;
  },
  /** Games that have not begun and were not touched for so many days. */
  clearForming: async (days: number) => {
    const old = await store.db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'forming')
      .where('moved', '<', Date.now() - days * DAY)
      .execute();
    let games = 0;
    for (const { id } of old) if (await store.change((db, notify) => removeForming(db, notify, id))) games++;
    await note(store.db, 'clear-forming', { days, games });
    return { games };
  },
});
