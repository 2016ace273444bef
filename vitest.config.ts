import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Packages are resolved to their sources, so that tests need no build.
const conditions = ['@roundhouse/source'];

// These open files, ports, processes and stores. Each test has folders and databases of its own and puts back what it changes of the
// rules, so that files may share a thread: loading the server anew for each took longer than many of them.
const waysIn = 'packages/{cli,server}/test/**/*.test.ts';

// These read what only the bundler knows (`?raw`).
const client = 'packages/web/test/**/*.test.{ts,tsx}';

/** Node loads the sources itself: a fifth of what loading by the bundler took, and the bundler's thread has nothing to do. */
const natively = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', new URL('testing/typescript.mjs', import.meta.url).href, `--conditions=${conditions.join()}`],
};

const isLong = ({ moduleId }: TestSpecification): boolean =>
  /[\\/](?:walks|brute|golden|days|follies|warnings)\.test\.ts$/.test(moduleId);

/**
 * On a first run nothing is known but the sizes of files, and the longest tests are in small ones: begun last, they would leave
 * one worker with nothing to do for a minute.
 */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}

export default defineConfig({
  resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  test: {
    pool: 'threads',
    // Tests of the server wait as often as they work: on two cores a third worker has something to do meanwhile.
    maxWorkers: 3,
    // Long enough for a machine that has much else to do: no test is about time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    passWithNoTests: true,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**', waysIn, client],
          // All others are functions of what they are given, so that files may share them: loading rules anew for each took
          // as long as a third of the tests.
          isolate: false,
          ...natively,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: [client],
          isolate: false,
          setupFiles: 'packages/web/test/withoutBrowser.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'ways in',
          include: [waysIn],
          isolate: false,
          globalSetup: 'packages/server/test/sharedPostgres.mjs',
          ...natively,
        },
      },
    ],
  },
});
