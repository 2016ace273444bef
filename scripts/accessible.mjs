// Looks at every page and at thirteen positions of games with axe, in four themes and both languages, and measures what is written in
// drawings: its size on the screen and its contrast with what lies below it. Prints what is wrong; nothing, when all is well.
//
//   npm run accessible [-- part …]    only what is called so: /settings, 1817, '^/.* ru 390' …
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Title, seed, players, what is asked, from which action on. */
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

const wanted = (name) => parts.length === 0 || parts.some((part) => new RegExp(part).test(name));

const server = await startServer();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
const found = new Set();
const report = (text) => {
  if (!found.has(text)) process.stdout.write(`${text}\n`);
  found.add(text);
};
let looks = 0;

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
    // The card that closes a round lies over the board of a phone until it is put away.
    const card = page.locator('[data-round-ended] > button');
    if (await card.isVisible()) await card.click();
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
      });
      // The compiler that runs this script gives functions their names with a helper that the page does not have.
      await context.addInitScript('globalThis.__name ??= (named) => named;');
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto('/manifest.webmanifest');
      const settings = { language, theme: 'light' };
      const set = () =>
        page.evaluate((text) => localStorage.setItem('roundhouse.settings', text), JSON.stringify(settings));
      await set();
      for (const address of ANYWHERE) {
        const name = `${address} ${language} ${width}`;
        if (!wanted(name)) continue;
        await page.goto(address);
        await look(page, name);
      }
      for (const position of POSITIONS) {
        const name = `${position[0]} ${position[3]} ${language} ${width}`;
        if (!wanted(name)) continue;
        await set();
        await page.goto('/');
        await page.setInputFiles('input[type=file]', await fileOf(position));
        await page.waitForURL(/\/game\/[^/]+$/);
        await page.locator('#decision h2').waitFor();
        await look(page, name);
        if (language === 'en') await lookAtLetters(page, name, settings);
      }
      await set();
      if (wanted(`games ${language} ${width}`)) {
        await page.goto('/');
        await page.locator('[data-game]').first().waitFor();
        await look(page, `/ with games ${language} ${width}`);
        const address = await page.locator('[data-game] a').first().getAttribute('href');
        for (const view of ['/shares', '/result']) {
          await page.goto(`${address}${view}`);
          await look(page, `game${view} ${language} ${width}`);
        }
      }
      await context.close();
    }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${looks} looks with axe, ${found.size} findings\n`);
process.exitCode = found.size > 0 ? 1 : 0;
