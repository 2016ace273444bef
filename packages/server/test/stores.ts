/** Both kinds of store, for suites that run on both. */
import { afterAll, beforeAll, describe } from 'vitest';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { openPlace, type Place } from './table.ts';

/** The same tests on SQLite and on PostgreSQL; `place` is open when a test runs. */
export const onBothStores = (name: string, tests: (place: () => Place) => void): void => {
  describe(`${name}, SQLite`, () => {
    let place: Place;
    beforeAll(async () => {
      place = await openPlace();
    });
    afterAll(() => place.close());
    tests(() => place);
  });
  const there = canStartPostgres();
  if (!there) console.warn(`${name}: no PostgreSQL was found (TEST_DATABASE_URL may name one): not tried on it`);
  describe.runIf(there)(`${name}, PostgreSQL`, () => {
    let place: Place;
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await testDatabase();
      place = await openPlace({ DATABASE_URL: postgres.url });
    });
    afterAll(async () => {
      await place.close();
      await postgres.stop();
    });
    tests(() => place);
  });
};
