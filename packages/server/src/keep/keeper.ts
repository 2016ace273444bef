/** What keepers of this server may do, on the command line: they have the database, so nobody asks them who they are. */
import { apply, begin, isRefusal, referee, type State } from '@roundhouse/engine';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { asGame, headerOf, unpacked } from '../games/positions.ts';
import { entriesAfter } from '../games/entries.ts';
import { removeForming } from '../games/forming.ts';
import { CLOSED } from '../games/pausing.ts';
import { loadRules, rulesVersion } from '../games/rules.ts';
import { newRecovery } from '../people/accounts.ts';
import { folded, freeOrDenied } from '../people/names.ts';
import { databaseFile, readSettings, type Settings } from '../settings.ts';
import { backUp, DatabaseInUse, restore } from '../store/backup.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Games, People, Tables } from '../store/tables.ts';
import { actsOf, writeAct } from './acts.ts';
import { openReports, settleMessage, settleReport } from './reports.ts';

const DAY = 24 * 3600 * 1000;

/** Something that cannot be done as asked; its message is for the keeper. */
export class KeeperError extends Error {}

const personNamed = async ({ db }: Store, name: string): Promise<People> => {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where((e) => e.or([e('folded', '=', folded(name)), e('id', '=', name)]))
    .executeTakeFirst();
  if (!person) throw new KeeperError(`nobody is called ${name} (guests are found by their id)`);
  return person;
};

const gameOf = async ({ db }: Store, id: string): Promise<Games> => {
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!game) throw new KeeperError(`there is no game ${id}`);
  return game;
};

export interface Checked {
  readonly game: string;
  readonly title: string;
  readonly entries: number;
  /** Empty: in order. */
  readonly problems: readonly string[];
}

/** Folds a story from its beginning by today's rules, with the referee, and compares with what is kept on the way. */
const checkGame = async ({ db }: Store, game: Games): Promise<Checked> => {
  const problems: string[] = [];
  const snapshots = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('game', '=', game.id)
    .orderBy('number')
    .execute();
  const kept = new Map(snapshots.map((row) => [row.number, row]));
  const entries = await entriesAfter(db, game.id, 0, undefined, 1_000_000);
  const states = new Map<number, State>();
  let state = begin(asGame(headerOf(game))).state;
  const compare = (number: number): void => {
    states.set(number, state);
    const there = kept.get(number);
    if (!there) return;
    const stood = unpacked(there.state);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(stood)))) {
      problems.push(`after entry ${number} another position is kept, made by rules ${there.rules}: going on from that`);
      state = stood;
      states.set(number, state);
    }
  };
  compare(0);
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) problems.push(`entry ${index + 1} is missing`);
    if (entry.kind === 'takenBack') state = states.get(entry.to) ?? state;
    if (entry.kind === 'decided') {
      const result = apply(state, entry.action);
      if (isRefusal(result)) problems.push(`entry ${entry.number} is refused today: ${result.rule} ${result.key}`);
      else ({ state } = result);
    }
    compare(entry.number);
    const found = referee(state);
    if (found.length > 0) problems.push(`after entry ${entry.number}: ${found.join('; ')}`);
  }
  if (entries.length !== game.head) problems.push(`${entries.length} entries, head ${game.head}`);
  if ((game.status === 'finished') !== (state.outcome !== null) && game.reason !== 'closed')
    problems.push(`status ${game.status}, outcome ${state.outcome?.reason ?? 'none'}`);
  return { game: game.id, title: game.title, entries: entries.length, problems };
};

const closedGame = (e: ExpressionBuilder<Tables, 'games'>) => ({
  status: 'aside' as const,
  reason: CLOSED,
  waiting: null,
  waiting_bot: 0 as const,
  waiting_order: 0 as const,
  ask: null,
  timers: '{}',
  due: null,
  revision: e('revision', '+', 1),
});

const actions = (store: Store, settings: Settings, keeper: string) => {
  const note = (db: Kysely<Tables>, act: string, about: Readonly<Record<string, unknown>>): Promise<void> =>
    writeAct(db, keeper, act, about, Date.now());
  return {
    list: async (what: string) => {
      const { db } = store;
      switch (what) {
        case 'people':
          return db
            .selectFrom('people')
            .select(['id', 'name', 'kind', 'keeper', 'banned', 'created'])
            .orderBy('created')
            .execute();
        case 'games':
          return db
            .selectFrom('games')
            .select(['id', 'title', 'status', 'visibility', 'head', 'created', 'moved'])
            .orderBy('moved', 'desc')
            .execute();
        case 'reports':
          return openReports(db);
        case 'acts':
          return actsOf(db);
        default:
          throw new KeeperError('list people, games, reports, or acts');
      }
    },
    look: async (id: string) => {
      const game = await gameOf(store, id);
      // Messages and private games are looked at only with a reason.
      await note(store.db, 'look', { game: id });
      return {
        ...game,
        header: game.header === null ? null : (JSON.parse(game.header) as unknown),
        seats: await store.db.selectFrom('seats').selectAll().where('game', '=', id).orderBy('seat').execute(),
        messages: await store.db.selectFrom('messages').selectAll().where('game', '=', id).orderBy('id').execute(),
      };
    },
    ban: async (name: string, banned: boolean) => {
      const person = await personNamed(store, name);
      await store.change(async (db, notify) => {
        await db
          .updateTable('people')
          .set({ banned: banned ? 1 : 0 })
          .where('id', '=', person.id)
          .execute();
        await note(db, banned ? 'ban' : 'unban', { person: person.id, name: person.name });
        if (banned) notify({ what: 'signedOut', person: person.id, session: null, banned: true });
      });
      return { person: person.id, banned };
    },
    rename: async (name: string, to: string) => {
      const person = await personNamed(store, name);
      await freeOrDenied(store.db, to, person.id);
      const spelled = person.kind === 'member' ? folded(to) : null;
      await store.change(async (db) => {
        await db.updateTable('people').set({ name: to, folded: spelled }).where('id', '=', person.id).execute();
        await note(db, 'rename', { person: person.id, from: person.name, to });
      });
      return { person: person.id, name: to };
    },
    makeKeeper: async (name: string, becomes: boolean) => {
      const person = await personNamed(store, name);
      if (person.kind !== 'member') throw new KeeperError('only someone with an account can be a moderator');
      await store.change(async (db) => {
        await db
          .updateTable('people')
          .set({ keeper: becomes ? 1 : 0 })
          .where('id', '=', person.id)
          .execute();
        await note(db, becomes ? 'keeper' : 'no-keeper', { person: person.id, name: person.name });
      });
      return { person: person.id, keeper: becomes };
    },
    /** A code with which somebody who forgot the password sets a new one within a day. */
    recover: async (name: string) => {
      const person = await personNamed(store, name);
      const code = await newRecovery(store, person.id, Date.now() + DAY);
      await note(store.db, 'recover', { person: person.id, name: person.name });
      return { person: person.id, code };
    },
    removeMessage: async (game: string, id: number) => {
      await gameOf(store, game);
      await store.change(async (db, notify) => {
        const { numUpdatedRows } = await db
          .updateTable('messages')
          .set({ text: null })
          .where('game', '=', game)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new KeeperError(`there is no message ${id}`);
        await settleMessage(db, game, id);
        await note(db, 'remove', { game, message: id });
        notify({ what: 'message', game, id });
      });
      return { game, message: id, removed: true };
    },
    reportDone: async (id: string) => {
      const { person, game, message } = await store.change(async (db) => {
        const report = await settleReport(db, id);
        if (!report) throw new KeeperError(`there is no open report ${id}`);
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
    /** A closed game may be taken up again by those who play it. */
    openGame: async (id: string) => {
      const game = await gameOf(store, id);
      if (game.status !== 'aside' || game.reason !== CLOSED) throw new KeeperError(`game ${id} is not closed`);
      await store.change(async (db, notify) => {
        await db
          .updateTable('games')
          .set((e) => ({
            reason: null,
            // One that had not begun goes back to where it was.
            status: game.round === null ? 'forming' : 'aside',
            revision: e('revision', '+', 1),
          }))
          .where('id', '=', id)
          .execute();
        await note(db, 'open', { game: id });
        notify({ what: 'game', game: id });
      });
      return { game: id, status: game.round === null ? 'forming' : 'aside' };
    },
    /** Everything that came from the same address as a game: unstarted games go, games of bots alone are closed, guests banned. */
    clearFlood: async (id: string) => {
      const { source } = await gameOf(store, id);
      if (source === null) throw new KeeperError(`game ${id} is older than the record of where games come from`);
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
    check: async (onProgress: (checked: Checked) => void) => {
      await loadRules();
      const ids = await store.db
        .selectFrom('games')
        .select('id')
        .where('status', '!=', 'forming')
        .orderBy('created')
        .execute();
      await note(store.db, 'check', { games: ids.length });
      let wrong = 0;
      for (const { id } of ids) {
        const checked = await checkGame(store, await gameOf(store, id));
        if (checked.problems.length > 0) wrong++;
        onProgress(checked);
      }
      return { games: ids.length, wrong, rules: rulesVersion() };
    },
    backUp: async (to: string) => {
      if (store.kind !== 'sqlite') throw new KeeperError('PostgreSQL is backed up with pg_dump (docs/operating.md)');
      await note(store.db, 'backup', { to });
      backUp(databaseFile(settings), to);
      return { backup: to };
    },
  };
};

export type Keeper = ReturnType<typeof actions>;

/** Opens the database that the server uses, for one command. */
export const asKeeper = async <T>(
  env: Readonly<Record<string, string | undefined>>,
  work: (keeper: Keeper) => Promise<T> | T,
): Promise<T> => {
  const settings = readSettings(env);
  const store = await openStore({ url: settings.databaseUrl, file: databaseFile(settings), connections: 2 });
  try {
    return await work(actions(store, settings, `command line: ${env['USER'] ?? env['LOGNAME'] ?? '?'}`));
  } finally {
    await store.close();
  }
};

/** The server must not be running. */
export const restoreBackup = (env: Readonly<Record<string, string | undefined>>, from: string) => {
  const settings = readSettings(env);
  if (settings.databaseUrl !== undefined) throw new KeeperError('PostgreSQL is restored with psql (docs/operating.md)');
  const file = databaseFile(settings);
  try {
    return { restored: file, before: restore(from, file, String(Date.now())) ?? null };
  } catch (error) {
    if (error instanceof DatabaseInUse)
      throw new KeeperError(`${file} is in use: stop the server (and every other command) first; nothing was changed`);
    throw error;
  }
};
