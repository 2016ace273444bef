// The first minute in Chromium: a game that lies on the device is opened, and a recorded game of 18xx.games is brought in; each in a
// browser that has seen nothing yet, and in one whose service worker keeps the files; on this processor and on one six times slower.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { hasShared, sharedPath } from '../testing/shared.ts';
import { median } from './clock.ts';
import { NAMED_GAMES, type NamedGame } from './first/games.ts';
import { mainThreadOf } from './mainThread.ts';
import type { Benchmark } from './run.ts';

const SLOWED = 6;
const SIZE = { width: 1440, height: 900 };

/** Openings of each kind; `FIRST_OPENINGS` makes it shorter. */
const OPENINGS = Number(process.env['FIRST_OPENINGS'] ?? 3);

/** `WEB_TITLES=1817,18CZ`: only these. */
const wanted = process.env['WEB_TITLES']?.split(',');

type Row = Benchmark['rows'][number];

/** What a browser keeps: the games on the device. Files and compiled code are not among it. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const fresh = (browser: Browser, kept?: Kept): Promise<BrowserContext> =>
  browser.newContext({ viewport: SIZE, locale: 'en', ...(kept ? { storageState: kept } : {}) });

/** The game page is there, with the past of the game. */
const isThere = async (page: Page): Promise<void> => {
  await page.locator('#decision').waitFor({ timeout: 120_000 });
  await page.locator('nav[aria-busy=false]').waitFor({ timeout: 120_000 });
};

/** Until every file of the client is kept for the next visit. */
const keptByServiceWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

const bringIn = (page: Page, { title, name }: NamedGame): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(sharedPath(`games/${title}/${name}.json`));

/** By the clock until the question is there, and what the main thread worked until the past is there too; in milliseconds. */
interface Opening {
  readonly ready: number;
  readonly work: number;
}

const opening = async (page: Page, slowed: number, open: () => Promise<unknown>): Promise<Opening> => {
  const session = await page.context().newCDPSession(page);
  if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const thread = await mainThreadOf(page, session);
  const before = await thread.work();
  const began = performance.now();
  await open();
  await page.locator('#decision').waitFor({ timeout: 120_000 });
  const ready = performance.now() - began;
  await isThere(page);
  return { ready, work: (await thread.work()) - before };
};

interface Place {
  readonly url: string;
  readonly address: string;
  /** The device with the game on it, without and with what its service worker keeps. */
  readonly kept: Kept;
  readonly warm: BrowserContext;
}

/** A device on which the game lies, and whose service worker has all files. */
const prepared = async (browser: Browser, url: string, game: NamedGame): Promise<Place> => {
  const warm = await fresh(browser);
  const page = await warm.newPage();
  await page.goto(url);
  await bringIn(page, game);
  await isThere(page);
  await keptByServiceWorker(page);
  const address = page.url();
  const kept = await warm.storageState({ indexedDB: true });
  await page.close();
  return { url, address, kept, warm };
};

const openStored = async (context: BrowserContext, { address }: Place, slowed: number): Promise<Opening> => {
  const page = await context.newPage();
  const found = await opening(page, slowed, () => page.goto(address, { waitUntil: 'commit' }));
  await page.close();
  return found;
};

/** From the choice of the file; the first page is there already. */
const openImported = async (
  context: BrowserContext,
  { url }: Place,
  game: NamedGame,
  slowed: number,
): Promise<Opening> => {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  const found = await opening(page, slowed, () => bringIn(page, game));
  await page.close();
  return found;
};

const rowsOf = async (browser: Browser, url: string, game: NamedGame): Promise<readonly Row[]> => {
  const place = await prepared(browser, url, game);
  /** In a browser of its own, closed afterwards. */
  const once = async (kept: Kept | undefined, work: (context: BrowserContext) => Promise<Opening>) => {
    const context = await fresh(browser, kept);
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  /** The same device once more, without its game: what lies there already is not taken in again. */
  const emptied = await fresh(browser);
  const page = await emptied.newPage();
  await page.goto(url);
  await keptByServiceWorker(page);
  const clean = await emptied.storageState({ indexedDB: true });
  const empty = async (): Promise<void> => emptied.setStorageState(clean);
  await page.close();

  const ways: readonly (readonly [string, (slowed: number) => Promise<Opening>])[] = [
    ['stored, first visit', (slowed) => once(place.kept, (context) => openStored(context, place, slowed))],
    ['stored, service worker', (slowed) => openStored(place.warm, place, slowed)],
    ['imported, first visit', (slowed) => once(undefined, (context) => openImported(context, place, game, slowed))],
    [
      'imported, service worker',
      async (slowed) => {
        await empty();
        return openImported(emptied, place, game, slowed);
      },
    ],
  ];
  const rows: Row[] = [];
  for (const [what, open] of ways) {
    const plain: Opening[] = [];
    const slow: Opening[] = [];
    for (let turn = 0; turn < OPENINGS; turn++) {
      plain.push(await open(1));
      slow.push(await open(SLOWED));
    }
    const of = (openings: readonly Opening[], key: keyof Opening): string =>
      median(openings.map((each) => each[key])).toFixed(0);
    rows.push([`${game.title} ${game.name}: ${what}`, of(plain, 'ready'), of(plain, 'work'), of(slow, 'ready')]);
  }
  await place.warm.close();
  await emptied.close();
  return rows;
};

export default async function (): Promise<Benchmark> {
  await bundle({});
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  try {
    const rows: Row[] = [];
    if (hasShared('games'))
      for (const game of NAMED_GAMES)
        if (wanted === undefined || wanted.includes(game.title))
          rows.push(...(await rowsOf(browser, server.url, game)));
    return {
      title: 'First openings in Chromium',
      columns: ['game', 'ready, ms', 'work of the main thread, ms', `ready × ${SLOWED}, ms`],
      rows,
      note: hasShared('games')
        ? `${SIZE.width} × ${SIZE.height}, median of ${OPENINGS}. Ready: by the clock from the address, or from the choice of the file, to the first question or the result. The work goes on until the past of the game is there. × ${SLOWED}: with the processor slowed ${SLOWED} times.`
        : 'The recorded games are not here: nothing was measured.',
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
