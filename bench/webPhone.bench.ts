// The table on a phone: taps and the moving sheet, in a Chromium whose processor is slowed six times.
import { chromium, type Page } from '@playwright/test';
import { playedGame } from '../packages/web/e2e/played.ts';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { bringIn } from './bringIn.ts';
import { type MainThread, mainThreadOf, press } from './mainThread.ts';
import type { Benchmark } from './run.ts';

const SLOWED = 6;
/** Milliseconds from a tap until what it changes is painted, and between two frames while something moves. */
const TAP = 150;
const FRAME = 50;

const PLAYED = [
  ['18MEX', 1, 4],
  ['1817', 1, 5],
  ['1849', 1, 4],
  ['1862', 1, 4],
  ['18CZ', 1, 4],
] as const;

/** `WEB_TITLES=1817,18CZ`: only these. */
const wanted = process.env['WEB_TITLES']?.split(',');

type Row = Benchmark['rows'][number];

const quantile = (values: readonly number[], share: number): string =>
  ([...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(0);

/** Tabs, the sheet up and down, decisions taken back and made again. */
const TAPS = [
  ...['companies', 'market', 'players', 'log', 'board'].map((tab) => `#tab-${tab}`),
  ...Array.from({ length: 15 }, () => '[data-key="z"]'),
  ...Array.from({ length: 15 }, () => '[data-key="y"]'),
  ...Array.from({ length: 6 }, () => '#decision [aria-expanded]'),
];

/** The work of each tap, as long as it takes a slowed processor. What follows the paint is waited for, and not counted. */
const taps = async (page: Page, thread: MainThread): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const selector of TAPS) {
    const work = await thread.toPaint(press(selector));
    if (work !== null) times.push(work * SLOWED);
    await page.waitForTimeout(400);
  }
  return times;
};

/** The sheet is drawn by its head, the map by its middle: how long each frame takes meanwhile. */
const frames = async (page: Page, selector: string): Promise<readonly number[]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  const touch = await page.context().newCDPSession(page);
  const at = (dy: number) => ({ x: box.x + box.width / 2, y: box.y + Math.min(20, box.height / 2) + dy });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    void (async () => {
      for (let last = performance.now(); document.contains(document.body);) {
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
    })();
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 30; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step * 4)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.splice(0).slice(1));
};

export default async function (): Promise<Benchmark> {
  await bundle({});
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  const rows: Row[] = [];
  try {
    for (const [title, seed, seats] of PLAYED) {
      if (wanted !== undefined && !wanted.includes(title)) continue;
      const { game } = await playedGame(title, seed, seats);
      const stored = { ...game, actions: game.actions.slice(0, Math.floor(game.actions.length * 0.6)) };
      const size = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
      const context = await browser.newContext({ ...size, serviceWorkers: 'block', locale: 'ru' });
      const page = await context.newPage();
      await bringIn(page, server.url, stored);
      await page.locator('nav[aria-busy=false]').waitFor();
      const session = await context.newCDPSession(page);
      const thread = await mainThreadOf(page, session);
      // The first time round is for the compiler.
      await taps(page, thread);
      const times = await taps(page, thread);
      rows.push([
        `${title}: work from a tap to its picture × ${SLOWED}, ms`,
        quantile(times, 0.5),
        quantile(times, 0.95),
        quantile(times, 1),
        TAP,
      ]);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      for (const [what, selector] of [
        ['the sheet', '#decision h2'],
        ['the map', '[data-board]'],
      ] as const) {
        const moved = await frames(page, selector);
        rows.push([
          `${title}: frames while ${what} moves, ms`,
          quantile(moved, 0.5),
          quantile(moved, 0.95),
          quantile(moved, 1),
          FRAME,
        ]);
      }
      await context.close();
    }
    return {
      title: `The table on a phone, the processor slowed ${SLOWED} times`,
      columns: ['what', 'median', '95 %', 'most', 'limit'],
      rows,
      note: '390 × 844, Russian, by touch. Frames are by the clock, which counts other programs on the machine; the work of the main thread does not.',
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
