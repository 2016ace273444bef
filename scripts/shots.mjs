// Screenshots of the main pages in both languages and four widths, into shots/.
//
//   npm run shots [-- part …]    only pages whose name contains one of the parts (home, new, titles, map, after, game …)
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { bundle } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { serveClient } from './client-server.mjs';
import { root, runNode } from './lib.mjs';

const widths = [390, 820, 1280, 1920];
const languages = ['en', 'ru'];
const out = path.join(root, 'shots');
const parts = process.argv.slice(2);

/** A finished game of bots, to have something to look at. */
async function sampleGame(title, players) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shots-'));
  const simulate = [
    'simulate',
    '--title',
    title,
    '--players',
    String(players),
    '--seed',
    '7',
    '--out',
    folder,
    '--json',
  ];
  await runNode([path.join(root, 'packages/cli/bin/roundhouse.mjs'), ...simulate], { quiet: true });
  const [file] = readdirSync(folder);
  return { folder, file: file && path.join(folder, file) };
}

const sections = ['map', 'tiles', 'market', 'trains', 'companies', 'privates', 'options', 'rules'];

const pagesFor = (game) => [
  { name: 'home', path: '/' },
  { name: 'new', path: '/new/18MEX' },
  { name: 'titles', path: '/titles' },
  ...sections.map((section) => ({ name: `18MEX-${section}`, path: `/titles/18MEX/${section}` })),
  { name: 'settings', path: '/settings' },
  ...(game === undefined
    ? []
    : [
        { name: 'game', path: `/game/${game}` },
        { name: 'after', path: `/game/${game}/result` },
      ]),
];

/** Brings a game file in on the first page; gives its id. */
async function bringIn(page, url, file) {
  await page.goto(url);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/game\/[^/]+$/, { timeout: 60_000 });
  return new URL(page.url()).pathname.split('/')[2];
}

const built = await bundle();
if (built.code !== 0) process.exit(built.code);
mkdirSync(out, { recursive: true });
const executablePath = findChromium();
const server = await serveClient();
const sample = await sampleGame('18MEX', 4);
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
let taken = 0;
try {
  for (const language of languages) {
    const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
    const page = await context.newPage();
    const game = sample.file === undefined ? undefined : await bringIn(page, server.url, sample.file);
    for (const { name, path: address } of pagesFor(game)) {
      if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : width < 1000 ? 1180 : 900 });
        await page.goto(`${server.url}${address}`);
        await page.waitForLoadState('networkidle');
        await page.locator('h1, [data-panel]').first().waitFor({ timeout: 60_000 });
        await page.locator('[aria-busy=true]').waitFor({ state: 'detached', timeout: 60_000 });
        const file = path.join(out, `${name}-${language}-${width}.png`);
        // Long pages are shown from the top: a screenshot is for looking at, not for scrolling.
        await page.screenshot({ path: file, fullPage: name !== 'game' && !name.endsWith('rules') });
        taken++;
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(sample.folder, { recursive: true, force: true });
}
process.stdout.write(`${taken} screenshots in ${path.relative(process.cwd(), out) || '.'}\n`);
