/**
 * One PostgreSQL for all files of tests of a run: each has a database of its own there, and to start a server took longer than most of
 * the tests. Files that stop or restart theirs start one of their own.
 */
import '../../../testing/typescript.mjs';

export default async function () {
  const { canStartOwn, startPostgres } = await import('./postgres.ts');
  if (process.env.TEST_DATABASE_URL !== undefined || !canStartOwn()) return undefined;
  const { url, stop } = await startPostgres({ durable: false });
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await stop();
  };
}
