import { defineConfig } from 'vitest/config';

// Rooms are resolved to their sources, so that tests need no build.
const conditions = ['@roundhouse/source'];

// These open files, ports, processes and stores: each file of tests has a world of its own.
const waysIn = 'packages/{cli,server,web}/test/**/*.test.{ts,tsx}';

export default defineConfig({
  resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['packages/**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**', waysIn],
          // All others are functions of what they are given, so that files may share them: loading rules anew for each took
          // as long as a third of the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'ways in', include: [waysIn] } },
    ],
  },
});
