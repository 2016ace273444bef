/** Reports that moderators have not dealt with yet, and how they are dealt with. */
import type { Kysely } from 'kysely';
import type { Db } from '../store/store.ts';
import type { Reports, Tables } from '../store/tables.ts';

/** Messages first, then people; `report` is the argument of `report done`. */
export const openReports = async (db: Db) => {
  const open = await db
    .selectFrom('reports')
    .leftJoin('people', 'people.id', 'reports.person')
    .select(['reports.id', 'reports.person', 'people.name', 'reports.reason', 'reports.game', 'reports.message'])
    .select(['reports.by', 'reports.at'])
    .where('reports.done', '=', 0)
    .orderBy('reports.at', 'desc')
    .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('reports', '>', 0)
    .orderBy('reports', 'desc')
    .execute();
  return [
    ...messages.map((row) => {
      const about = open.find(({ game, message }) => game === row.game && message === row.id);
      // The author may have removed it since.
      return { ...row, report: about?.id ?? null, said: about?.reason ?? row.text };
    }),
    ...open.flatMap(({ id, message, ...about }) => (message === null ? [{ report: id, ...about }] : [])),
  ];
};

/** Everything that was reported of one message is one matter. */
export const settleMessage = async (db: Kysely<Tables>, game: string, message: number): Promise<void> => {
  await db.updateTable('messages').set({ reports: 0 }).where('game', '=', game).where('id', '=', message).execute();
  await db
    .updateTable('reports')
    .set({ done: 1 })
    .where('game', '=', game)
    .where('message', '=', message)
    .where('done', '=', 0)
    .execute();
};

/** The report that is now done; undefined: there is none of that id left to do. */
export const settleReport = async (db: Kysely<Tables>, id: string): Promise<Reports | undefined> => {
  const report = await db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', id)
    .where('done', '=', 0)
    .executeTakeFirst();
  if (!report) return undefined;
  await db.updateTable('reports').set({ done: 1 }).where('id', '=', id).execute();
  if (report.game !== null && report.message !== null) await settleMessage(db, report.game, report.message);
  return report;
};
