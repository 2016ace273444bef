/** What operators of this server may do, on the command line: they have the database, so nobody asks them who they are. */
import { loadRules, rulesVersion } from '../games/rules.ts';
import { databaseFile, readSettings, type Settings } from '../settings.ts';
import { backUp, DatabaseInUse, restore } from '../store/backup.ts';
import { openStore, type Store } from '../store/store.ts';
import { actsOf, writeAct } from './acts.ts';
import { type Checked, checkGame } from './checkGame.ts';
import { gameOf, type OperatorContext, OperatorError } from './context.ts';
import { gameActs } from './gameActs.ts';
import { peopleActs } from './peopleActs.ts';
import { openReports } from './reports.ts';

const actsOfOperator = (store: Store, settings: Settings, by: string) => {
  const context: OperatorContext = { store, note: (db, act, about) => writeAct(db, by, act, about, Date.now()) };
  const { note } = context;
  return {
    ...peopleActs(context),
    ...gameActs(context),
    list: async (what: string) => {
      const { db } = store;
      switch (what) {
        case 'people':
          return db
            .selectFrom('people')
            .select(['id', 'name', 'kind', 'moderator', 'banned', 'created'])
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
          throw new OperatorError('list what: people, games, reports, or acts?');
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
      if (store.kind !== 'sqlite') throw new OperatorError('PostgreSQL is backed up with pg_dump (docs/operating.md)');
      await note(store.db, 'backup', { to });
      backUp(databaseFile(settings), to);
      return { backup: to };
    },
  };
};

export type Operator = ReturnType<typeof actsOfOperator>;

/** Opens the database that the server uses, for one command. */
export const asOperator = async <T>(
  env: Readonly<Record<string, string | undefined>>,
  work: (operator: Operator) => Promise<T> | T,
): Promise<T> => {
  const settings = readSettings(env);
  const store = await openStore({ url: settings.databaseUrl, file: databaseFile(settings), connections: 2 });
  try {
    return await work(actsOfOperator(store, settings, `command line: ${env['USER'] ?? env['LOGNAME'] ?? '?'}`));
  } finally {
    await store.close();
  }
};

/** The server must not be running. */
export const restoreBackup = (env: Readonly<Record<string, string | undefined>>, from: string) => {
  const settings = readSettings(env);
  if (settings.databaseUrl !== undefined)
    throw new OperatorError('PostgreSQL is restored with pg_restore (docs/operating.md)');
  const file = databaseFile(settings);
  try {
    return { restored: file, before: restore(from, file, String(Date.now())) ?? null };
  } catch (error) {
    if (error instanceof DatabaseInUse)
      throw new OperatorError(
        `${file} is in use: stop the server (and every other command) first; nothing was changed`,
      );
    throw error;
  }
};
