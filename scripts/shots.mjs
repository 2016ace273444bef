// Screenshots of the main pages of all titles in both languages and four widths, into shots/.
//
//   npm run shots [-- part …]    only pages whose name contains one of the parts (home, new, 1849, 18CZ-game, tiles, after …)
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

const titles = { '18MEX': 4, 1849: 4, 1817: 5, '18CZ': 4, 1862: 4 };
const sections = ['about', 'map', 'tiles', 'market', 'trains', 'companies', 'privates', 'options', 'rules'];

const around = [
  { name: 'home', path: '/' },
  { name: 'titles', path: '/titles' },
  { name: 'learn', path: '/learn' },
  { name: 'glossary', path: '/glossary' },
  { name: 'settings', path: '/settings' },
];

/** Pages of a title; `:game` is a game that bots played. */
const pagesOf = (title) => [
  { name: `new-${title}`, path: `/new/${title}` },
  ...sections.map((section) => ({ name: `${title}-${section}`, path: `/titles/${title}/${section}` })),
  { name: `${title}-game`, path: '/game/:game' },
  { name: `${title}-after`, path: '/game/:game/result' },
];

const wanted = ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part));

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
const tables = [{ pages: around.filter(wanted) }];
for (const [title, players] of Object.entries(titles)) {
  const pages = pagesOf(title).filter(wanted);
  const plays = pages.some((page) => page.path.includes(':game'));
  tables.push({ pages, ...(plays ? { sample: await sampleGame(title, players) } : {}) });
}
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
let taken = 0;

async function shoot(page, language, name, address) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : width < 1000 ? 1180 : 900 });
    await page.goto(`${server.url}${address}`);
    await page.waitForLoadState('networkidle');
    await page.locator('h1, [data-panel]').first().waitFor({ timeout: 60_000 });
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached', timeout: 60_000 });
    const file = path.join(out, `${name}-${language}-${width}.png`);
    // Long pages are shown from the top: a screenshot is for looking at, not for scrolling.
    await page.screenshot({ path: file, fullPage: !name.endsWith('-game') && !name.endsWith('-rules') });
    taken++;
  }
}

try {
  for (const language of languages) {
    const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
    const page = await context.newPage();
    for (const { pages, sample } of tables) {
      const game = sample?.file === undefined ? undefined : await bringIn(page, server.url, sample.file);
      for (const { name, path: address } of pages)
        await shoot(page, language, name, address.replace(':game', game ?? ''));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  for (const { sample } of tables) if (sample) rmSync(sample.folder, { recursive: true, force: true });
}
process.stdout.write(`${taken} screenshots in ${path.relative(process.cwd(), out) || '.'}\n`);
