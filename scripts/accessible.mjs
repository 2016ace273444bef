// Looks at every page and at thirteen positions of games with axe, in four themes and both languages, and measures what is written in
// drawings: its size on the screen and its contrast with what lies below it. Prints what is wrong; nothing, when all is well.
//
//   npm run accessible [-- part …]    only what is called so: /settings, 1817, '^/.* ru 390' …
//   ACCESSIBLE_FILE=done.txt npm run accessible    the same command resumes where it stopped; delete the file when anything changes
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { faultsOf, THEMES } from '../packages/web/e2e/accessible.ts';
import { faintLetters, smallLetters } from '../packages/web/e2e/lettering.ts';
import { playedGame, upTo } from '../packages/web/e2e/played.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './lib.mjs';

const parts = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'accessible-'));

const ANYWHERE = [
  '/',
  '/new',
  '/new/1817',
  '/new/1862',
  '/titles',
  ...['about', 'order', 'map', 'tiles', 'market', 'trains', 'companies', 'privates', 'options', 'rules'].map(
    (section, at) => `/titles/${['18MEX', '1817', '1849', '1862', '18CZ'][at % 5]}/${section}`,
  ),
  '/learn',
  '/glossary',
  '/settings',
  '/online',
  '/online/new',
  '/join/none',
  '/table/none',
  '/account',
  '/account/programs',
  '/notifications',
  '/ratings',
  '/person/none',
  '/recover/none',
  '/mail/none',
  '/unsubscribe/none',
  '/print/1849',
  '/no/such/page',
];

/** Title, seed, players, kind of question, from which action on. */
const POSITIONS = [
  ['18MEX', 1, 3, 'bid', 0],
  ['18MEX', 1, 3, 'layTile', 150],
  ['18MEX', 1, 3, 'sellShares', 300],
  ['18MEX', 1, 3, 'dividend', 300],
  ['1817', 2, 5, 'bid', 40],
  ['1817', 2, 5, 'layTile', 200],
  ['1817', 2, 5, 'placeToken', 60],
  ['1849', 2, 3, 'par', 20],
  ['1849', 2, 3, 'buyTrain', 100],
  ['1862', 2, 3, 'layTile', 200],
  ['1862', 2, 3, 'buyShares', 100],
  ['18CZ', 2, 3, 'runTrains', 100],
  ['18CZ', 2, 3, 'buyShares', 60],
];

const startServer = async () => {
  const server = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), RATE_FACTOR: '100' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    server.once('exit', reject);
    server.stdout.on('data', (text) => {
      const [, found] = /Roundhouse: (http:\/\/127\.0\.0\.1:\d+)\//.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  return { url, close: () => server.kill() };
};

const fileOf = async ([title, seed, players, type, from]) => {
  const game = upTo(await playedGame(title, seed, players), (_state, next) => next.type === type, from);
  const file = path.join(folder, `${title}-${type}-${from}.json`);
  writeFileSync(file, JSON.stringify(game));
  return file;
};

/** What earlier runs have looked at, with their findings; a line for each. */
const memory = process.env['ACCESSIBLE_FILE'];
const done = new Set();
const remembered = memory && existsSync(memory) ? readFileSync(memory, 'utf8').split('\n').filter(Boolean) : [];
for (const line of remembered) done.add(JSON.parse(line).name);

const wanted = (name) => !done.has(name) && (parts.length === 0 || parts.some((part) => new RegExp(part).test(name)));

const server = await startServer();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
const found = new Set();
const report = (text) => {
  if (!found.has(text)) process.stdout.write(`${text}\n`);
  found.add(text);
};
let looks = 0;
for (const line of remembered) {
  const earlier = JSON.parse(line);
  looks += earlier.looks;
  earlier.found.forEach(report);
}

/** Looks at one thing, and writes down that it has. */
const lookAt = async (name, looking) => {
  if (!wanted(name)) return;
  const [looksBefore, foundBefore] = [looks, found.size];
  await looking(name);
  if (memory)
    appendFileSync(
      memory,
      `${JSON.stringify({ name, looks: looks - looksBefore, found: [...found].slice(foundBefore) })}\n`,
    );
};

const look = async (page, name) => {
  await page.waitForLoadState('networkidle');
  await page.locator('h1, [data-panel]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  for (const [at, theme] of THEMES.entries()) {
    await page.evaluate((which) => (document.documentElement.dataset.theme = which), theme);
    const faults = await faultsOf(page, at === 0);
    for (const { id, where } of faults) report(`${name} ${theme}: ${id}\n    ${where.join('\n    ')}`);
    looks++;
  }
};

/** The drawing follows the setting, not the mark on the page: the theme is set for good and the page opened again. */
const lookAtLetters = async (page, name, settings) => {
  for (const theme of THEMES) {
    await page.evaluate(
      (text) => localStorage.setItem('roundhouse.settings', text),
      JSON.stringify({ ...settings, theme }),
    );
    await page.reload();
    await page.locator('#decision h2').waitFor();
    await page.locator('nav[aria-busy=false]').waitFor();
    // Reaching for something puts the card away; nothing is pressed.
    await page.locator('#decision h2').click({ trial: true });
    for (const each of await faintLetters(page)) report(`${name} ${theme}: ${each}`);
  }
  for (const each of await smallLetters(page)) report(`${name}, near: ${each}`);
};

try {
  for (const language of ['en', 'ru'])
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'block',
        locale: language,
        viewport: { width, height },
        // Letters of a few pixels are drawn with those that the screen of a phone has.
        deviceScaleFactor: width < 700 ? 3 : 1,
      });
      // The compiler that runs this script gives functions their names with a helper that the page does not have.
      await context.addInitScript('globalThis.__name ??= (named) => named;');
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      // The card that closes a round lies over the board of a phone until it is put away.
      await page.addLocatorHandler(page.locator('[data-round-ended] > button'), (card) => card.click());
      await page.goto('/manifest.webmanifest');
      const settings = { language, theme: 'light' };
      const set = () =>
        page.evaluate((text) => localStorage.setItem('roundhouse.settings', text), JSON.stringify(settings));
      await set();
      for (const address of ANYWHERE) {
        await lookAt(`${address} ${language} ${width}`, async (name) => {
          await page.goto(address);
          await look(page, name);
        });
      }
      let games = 0;
      const open = async (position) => {
        await set();
        await page.goto('/');
        await page.setInputFiles('input[type=file]', await fileOf(position));
        await page.waitForURL(/\/game\/[^/]+$/);
        await page.locator('#decision h2').waitFor();
        games++;
      };
      for (const position of POSITIONS) {
        await lookAt(`${position[0]} ${position[3]} ${position[4]} ${language} ${width}`, async (name) => {
          await open(position);
          await look(page, name);
          await lookAtLetters(page, name, settings);
        });
      }
      await set();
      await lookAt(`games ${language} ${width}`, async () => {
        // A run that was taken up again has none yet.
        if (games === 0) await open(POSITIONS[0]);
        await page.goto('/');
        await page.locator('[data-game]').first().waitFor();
        await look(page, `/ with games ${language} ${width}`);
        const address = await page.locator('[data-game] a').first().getAttribute('href');
        for (const view of ['/shares', '/result']) {
          await page.goto(`${address}${view}`);
          await look(page, `game${view} ${language} ${width}`);
        }
      });
      await context.close();
    }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${looks} looks with axe, ${found.size} findings\n`);
process.exitCode = found.size > 0 ? 1 : 0;
