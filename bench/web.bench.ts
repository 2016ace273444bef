// The client in a real Chromium: what it weighs, how soon it answers, how smoothly the history scrubs.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Game, newGame } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { brotliCompressSync } from 'node:zlib';
import { playedGame } from '../packages/web/e2e/played.ts';
import { GAME_PAGE_KB } from '../packages/web/e2e/weights.ts';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { bringIn } from './bringIn.ts';
import type { Benchmark } from './run.ts';

const SIZE = { width: 1440, height: 900 };
const ACTIONS = 700;

/** Games that are answered in: title, seed, players. */
const PLAYED = [
  ['18MEX', 1, 3],
  ['1817', 2, 5],
  ['1849', 1, 5],
  ['1862', 1, 5],
  ['18CZ', 1, 5],
] as const;

/** `WEB_TITLES=1817,18CZ`: only these. */
const wanted = process.env['WEB_TITLES']?.split(',');
const isWanted = (title: string): boolean => wanted === undefined || wanted.includes(title);

type Row = Benchmark['rows'][number];

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const columns = (values: readonly number[]): readonly [string, string, string] => [
  quantile(values, 0.5).toFixed(1),
  quantile(values, 0.95).toFixed(1),
  Math.max(...values).toFixed(1),
];

/** Opens a game in a fresh browser and returns its address. */
const open = async (browser: Browser, url: string, game: Game, locale: string) => {
  const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block', locale });
  const page = await context.newPage();
  await bringIn(page, url, game);
  const address = page.url();
  await page.close();
  return { context, address };
};

/** The first visit of the game page: everything is fetched anew. */
const visit = async (context: BrowserContext, address: string) => {
  const sizes: Promise<number>[] = [];
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await page.locator('#decision h2').waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  return { page, ready, kilobytes: all.reduce((sum, each) => sum + each, 0) / 1000 };
};

/** Ten decisions undone and done again, three times: whatever the last ten were. */
const undoAndRedo = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      const key = i % 20 < 10 ? 'z' : 'y';
      const start = performance.now();
      document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
      times.push(performance.now() - start);
    }
    return times;
  });

/** Real decisions: from each of the last forty positions the first that is offered. Taking them back is not measured. */
const offers = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 40; i++) {
      const offer = document.querySelector<HTMLElement>('#decision button[data-act]:enabled');
      if (offer) {
        const start = performance.now();
        offer.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
        times.push(performance.now() - start);
      }
      for (let back = offer ? 2 : 1; back > 0; back--) {
        document.querySelector<HTMLElement>('[data-key="z"]')?.click();
        await new Promise((rested) => setTimeout(rested, 100));
      }
    }
    return times;
  });

const scrub = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) throw new Error('no history slider');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const times: number[] = [];
    for (let at = Number(slider.max); at >= 0; at -= 4) {
      const start = performance.now();
      value?.set?.call(slider, String(at));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
      times.push(performance.now() - start);
    }
    return times;
  });

const answers = async (browser: Browser, url: string, title: string, seed: number, seats: number) => {
  const { game } = await playedGame(title, seed, seats);
  // A game that is over asks nothing.
  const stored = { ...game, actions: game.actions.slice(0, Math.min(ACTIONS, game.actions.length - 20)) };
  const { context, address } = await open(browser, url, stored, 'en');
  const { page, ready } = await visit(context, address);
  // The past of a long game is replayed behind its newest position.
  await page.locator('nav[aria-busy=false]').waitFor();
  // Work of the main thread, not of the clock: other programs on the machine do not count.
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((each) => each.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const name = `${title}, ${seats} players`;
  const rows: Row[] = [
    [`${name}: game page with ${stored.actions.length} actions ready, ms`, ready.toFixed(0), '', '', 1500],
  ];
  const measure = async (what: string, steps: (page: Page) => Promise<readonly number[]>, ownWork: boolean) => {
    const before = await work();
    const times = await steps(page);
    const each = ((await work()) - before) / times.length;
    rows.push([`${name}: ${what}, ms`, ...columns(times), 50]);
    if (ownWork) rows.push(['the same, work of the main thread, ms', each.toFixed(1), '', '', 50]);
  };
  await measure('undo and redo, click to painted', undoAndRedo, true);
  await measure(`history scrubbed through ${stored.actions.length} actions, per step`, scrub, true);
  await page.keyboard.press('n');
  await page.locator('#decision [data-act]').first().waitFor();
  await measure('offers taken, click to painted', offers, false);
  await context.close();
  return rows;
};

/** What the game page of a title weighs in each language, at the beginning of a game. */
const weight = async (browser: Browser, url: string, id: string): Promise<Row> => {
  const { players } = await loadTitle(id);
  const seats = Array.from({ length: players[0] ?? 3 }, (_, i) => ({ id: `@${i + 1}` as const, name: `${i + 1}` }));
  const game = newGame({ title: id, players: seats, seed: 1, seating: 'asSeated' });
  const sizes: string[] = [];
  for (const locale of ['en', 'ru']) {
    const { context, address } = await open(browser, url, game, locale);
    sizes.push((await visit(context, address)).kilobytes.toFixed(1));
    await context.close();
  }
  return [`${id}: JavaScript of the game page, English and Russian, kB as sent (brotli)`, ...sizes, '', GAME_PAGE_KB];
};

export default async function (): Promise<Benchmark> {
  await bundle({});
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  try {
    const rows: Row[] = [];
    for (const id of titleIds) if (isWanted(id)) rows.push(await weight(browser, server.url, id));
    for (const [title, seed, seats] of PLAYED)
      if (isWanted(title)) rows.push(...(await answers(browser, server.url, title, seed, seats)));
    return {
      title: 'The client in Chromium',
      columns: ['what', 'median', '95 %', 'most', 'limit'],
      rows,
      note: `${SIZE.width} × ${SIZE.height}.`,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
