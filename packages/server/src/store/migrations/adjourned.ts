/** A game that rests is called adjourned wherever it is stored: in its status, its timers, open requests, and notifications. */
import { type Kysely, type Migration, sql } from 'kysely';

const KINDS = [
  ['setAside', 'adjourned'],
  ['takenUp', 'adjournmentEnded'],
] as const;

export const adjourned: Migration = {
  up: async (db: Kysely<unknown>) => {
    // In JSON that this server wrote itself, without spaces. In what people wrote there, quotation marks are escaped.
    const replace = (table: string, column: string, before: string, now: string) => {
      const field = sql.ref(column);
      return sql`update ${sql.table(table)} set ${field} = replace(${field}, ${before}, ${now})
        where ${field} like ${`%${before}%`}`.execute(db);
    };
    await sql`update games set status = 'adjourned' where status = 'aside'`.execute(db);
    await replace('games', 'timers', '"aside":', '"adjourn":');
    await replace('games', 'ask', '"kind":"aside"', '"kind":"adjourn"');
    for (const [before, now] of KINDS) {
      await sql`update news set kind = ${now} where kind = ${before}`.execute(db);
      await sql`update outbox set kind = ${now} where kind = ${before}`.execute(db);
      await replace('people', 'unwanted', `"${before}"`, `"${now}"`);
      await replace('channels', 'kinds', `"${before}"`, `"${now}"`);
      await replace('deliveries', 'data', `"kind":"${before}"`, `"kind":"${now}"`);
    }
  },
};
