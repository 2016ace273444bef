// Screenshots of the main pages of all titles, and of every kind of decision, in both languages and four widths, into shots/.
//
//   npm run shots [-- part …]    only pages whose name contains one of the parts (home, new, 1849, 18CZ-game, tiles, after,
//                                ask-, ask-layTile …); --widths=390,1280 --languages=ru --themes=dark,contrast for some of them
//
// Texts that are cut off on the way are listed at the end.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { playedGame } from '../packages/web/e2e/played.ts';
import { clippedTexts } from '../packages/web/e2e/support.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { serveClient } from './client-server.mjs';
import { root, runNode } from './lib.mjs';
import { momentsOf, replayed } from './moments.mjs';

const given = process.argv.slice(2);
/** `--widths=390,1280` → ['390', '1280'] */
const chosen = (name, usual) =>
  given
    .find((each) => each.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',') ?? usual;
const widths = chosen('widths', [390, 820, 1280, 1920]).map(Number);
const languages = chosen('languages', ['en', 'ru']);
const themes = chosen('themes', ['light']);
const parts = given.filter((each) => !each.startsWith('--'));
const out = path.join(root, 'shots');

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
const sections = ['about', 'order', 'map', 'tiles', 'market', 'trains', 'companies', 'privates', 'options', 'rules'];
/** Bots avoid what is rare; a policy that takes everything now and then sees it. */
const SEEDS = [1, 3];

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

/** Every kind of decision of a title, each as a file of its own. */
async function asksOf(title, sample) {
  const games = [await replayed(JSON.parse(readFileSync(sample.file, 'utf8')))];
  for (const seed of SEEDS) games.push(await playedGame(title, seed, 3));
  return [...momentsOf(games)].map(([name, { game, next }]) => {
    const file = path.join(sample.folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(game));
    // A tile is chosen after its hex.
    return { name: `${title}-ask-${name}`, path: '/game/:game', file, hex: next.type === 'layTile' && next.hex };
  });
}

/** Brings a game file in on the first page; gives its id. */
async function importGame(page, url, file) {
  await page.goto(url);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/game\/[^/]+$/, { timeout: 60_000 });
  return new URL(page.url()).pathname.split('/')[2];
}

mkdirSync(out, { recursive: true });
const executablePath = findChromium();
const server = await serveClient();
const tables = [{ pages: around.filter(wanted) }];
for (const [title, players] of Object.entries(titles)) {
  const pages = pagesOf(title).filter(wanted);
  const mayAsk =
    parts.length === 0 ||
    parts.some((part) => part.startsWith('ask') || title.includes(part) || part.startsWith(title));
  const plays = mayAsk || pages.some((page) => page.path.includes(':game'));
  const sample = plays ? await sampleGame(title, players) : undefined;
  if (mayAsk) pages.push(...(await asksOf(title, sample)).filter(wanted));
  tables.push({ pages, sample });
}
// The first page once more, with the games that have been brought in by then.
tables.push({ pages: [{ name: 'home-games', path: '/' }].filter(wanted) });
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
let taken = 0;
/** Texts that do not fit, and pages wider than the screen: each is a line at the end. */
const clipped = [];

/** Buttons whose words stand above or below their frame. */
const spilt = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return [...button.querySelectorAll('*')].some((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height > 0 && part.closest('svg') === null && (top < box.top - 1 || bottom > box.bottom + 1);
        });
      })
      .map((button) => `BUTTON ${button.innerText.slice(0, 60)}`),
  );

async function shoot(page, label, name, address, hex) {
  // Long pages are shown from the top: a screenshot is for looking at, not for scrolling.
  const isTable = name.endsWith('-game') || name.includes('-ask-');
  await page.goto(`${server.url}${address}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : width < 1000 ? 1180 : 900 });
    await page.waitForLoadState('networkidle');
    await page.locator('h1, [data-panel]').first().waitFor({ timeout: 60_000 });
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached', timeout: 60_000 });
    const file = path.join(out, `${name}-${label}-${width}.png`);
    if (hex) {
      await page.screenshot({ path: file.replace('-layTile', '-layTile-where') });
      // A second click on the tile in hand would lay it.
      const tiles = page.locator('[data-tile]');
      if ((await tiles.count()) === 0) await page.locator(`[data-board] [data-hex="${hex}"]`).dispatchEvent('click');
      await tiles.first().waitFor();
    }
    await page.screenshot({ path: file, fullPage: !isTable && !name.endsWith('-rules') });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const found = [
      ...(over > 0 ? [`the page is ${over} px too wide`] : []),
      ...(await clippedTexts(page)),
      ...(await spilt(page)),
    ];
    clipped.push(...found.map((each) => `${name} ${label} ${width}: ${each}`));
    if (hex) await page.keyboard.press('Escape');
    taken++;
  }
}

try {
  for (const language of languages)
    for (const theme of themes) {
      const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
      const settings = JSON.stringify({ language, theme });
      await context.addInitScript((text) => localStorage.setItem('roundhouse.settings', text), settings);
      const page = await context.newPage();
      const label = theme === 'light' ? language : `${language}-${theme}`;
      for (const { pages, sample } of tables) {
        const game = sample?.file === undefined ? undefined : await importGame(page, server.url, sample.file);
        for (const { name, path: address, file, hex } of pages) {
          const id = file === undefined ? game : await importGame(page, server.url, file);
          await shoot(page, label, name, address.replace(':game', id ?? ''), hex);
        }
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
  for (const { sample } of tables) if (sample) rmSync(sample.folder, { recursive: true, force: true });
}
process.stdout.write(
  `${[...clipped, `${taken} screenshots in ${path.relative(process.cwd(), out) || '.'}, ${clipped.length} clipped texts`].join('\n')}\n`,
);
