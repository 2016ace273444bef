/** Both kinds of store, for suites that run on both. */
import { afterAll, beforeAll, describe } from 'vitest';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { openTestServer, type TestServer } from './table.ts';

/** The same tests on SQLite and on PostgreSQL; `place` is open when a test runs. */
export const onBothStores = (name: string, tests: (place: () => TestServer) => void): void => {
  describe(`${name}, SQLite`, () => {
    let place: TestServer;
    beforeAll(async () => {
      place = await openTestServer();
    });
    afterAll(() => place.close());
    tests(() => place);
  });
  const there = canStartPostgres();
  if (!there) console.warn(`${name}: no PostgreSQL was found (TEST_DATABASE_URL may name one): not tried on it`);
  describe.runIf(there)(`${name}, PostgreSQL`, () => {
    let place: TestServer;
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await testDatabase();
      place = await openTestServer({ DATABASE_URL: postgres.url });
    });
    afterAll(async () => {
      await place.close();
      await postgres.stop();
    });
    tests(() => place);
  });
};
