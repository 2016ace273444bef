import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

// The browser tests drive the built client behind the real server: what people get.
export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'test-results/browser',
  // A quiet machine takes seconds over most tests; a busy one may take a minute. Tests that play whole games ask for more.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A test that passes only when it is tried again has found something, in the client or in itself.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    // The server says which port it found; playwright passes that on to its workers, which read this file again.
    baseURL: `http://127.0.0.1:${process.env['TABLE_PORT']}`,
    // Every test is a first visit, and the service worker of a first visit fetches all that there is: `offline.spec.ts` looks at that.
    serviceWorkers: 'block',
    // A trace photographs the page with every step and costs a quarter of the time: `--trace=retain-on-failure` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: ['phone.spec.ts', 'sheet.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // The table on a phone has tests of its own; whole games, the sizes, paper, files and what is kept are gone through once.
    {
      name: 'phone',
      testIgnore: [
        'assist.spec.ts',
        'days.spec.ts',
        'files.spec.ts',
        'game.spec.ts',
        'history.spec.ts',
        'keyboard.spec.ts',
        'layout.spec.ts',
        'learn.spec.ts',
        'measured.spec.ts',
        'offline.spec.ts',
        'online.spec.ts',
        'others.spec.ts',
        'own.spec.ts',
        'print.spec.ts',
        'signs.spec.ts',
        'start.spec.ts',
        'storage.spec.ts',
        'table.spec.ts',
        'tree.spec.ts',
        'weight.spec.ts',
        'whole.spec.ts',
        /18\w+\.spec\.ts/,
      ],
      // These do not depend on the screen; Russian is the longer language.
      grepInvert:
        /in every theme \(en\)|with the fewest and the most|what decided a game|tells how it went|the file that is saved|from an invitation|a message is to be shown|fits any screen|the rulebook is searched|does not exist/,
      use: { ...devices['Pixel 7'] },
    },
  ],
  webServer: {
    command: 'node packages/server/dist/main.js',
    // Not the database of the people who play on this machine; and guests come faster than people do.
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'test-results/data', RATE_FACTOR: '100' },
    wait: { stdout: /^Roundhouse: http:\/\/127\.0\.0\.1:(?<table_port>\d+)\//m },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
