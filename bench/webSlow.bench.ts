// The client on a slow device: what a long game asks of the main thread, six times as much; layout shift; memory.
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Game } from '@roundhouse/engine';
import { playedGame } from '../packages/web/e2e/played.ts';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { bringIn } from './bringIn.ts';
import { mainThreadOf, press } from './mainThread.ts';
import type { Benchmark } from './run.ts';

const SLOWED = 6;
const ANSWER = 200;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const GAMES = 5;

type Row = Benchmark['rows'][number];

const bringInWhole = async (page: Page, url: string, game: Game): Promise<void> => {
  await bringIn(page, url, game);
  await page.locator('nav[aria-busy=false]').waitFor();
};

const slide = (share: number): string => `
  const slider = document.querySelector('input[type=range]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(slider, String(Math.round(Number(slider.max) * ${share})));
  slider.dispatchEvent(new Event('input', { bubbles: true }));`;

/** The longest task while a stored game is opened, in processor time. */
const opening = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const tasks: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value as unknown as readonly { readonly name: string; readonly tdur?: number }[])
      if (each.name === 'RunTask' || each.name === 'ThreadControllerImpl::RunTask') tasks.push((each.tdur ?? 0) / 1000);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  });
  await page.reload();
  await page.locator('#decision h2').waitFor();
  await page.locator('nav[aria-busy=false]').waitFor();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return Math.max(0, ...tasks);
};

const longGame = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const { game } = await playedGame('1817', 2, 5);
  const stored = { ...game, actions: game.actions.slice(0, Math.floor(game.actions.length * 0.8)) };
  const name = `1817, ${stored.actions.length} actions`;
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  await bringInWhole(page, url, stored);
  const longest = await opening(page);
  await page.waitForTimeout(1500);
  const thread = await mainThreadOf(page, await context.newCDPSession(page));
  const slowed = async (script: string): Promise<string> => {
    const work = (await thread.toPaint(script)) ?? Number.NaN;
    await page.waitForTimeout(800);
    return (work * SLOWED).toFixed(0);
  };
  const back = await slowed(press('[data-key="["]'));
  const jumps = [await slowed(slide(0.5)), await slowed(slide(0.25)), await slowed(slide(0.75))];
  await page.keyboard.press('n');
  await page.locator('#decision [data-act], #decision [data-key]').first().waitFor();
  const hex = await slowed(press('[data-board] [data-hex]'));
  await context.close();
  return [
    [`${name}: longest task while it is opened × ${SLOWED}, ms`, (longest * SLOWED).toFixed(0), ANSWER],
    [`${name}: first step back × ${SLOWED}, ms`, back, ANSWER],
    [`${name}: slider to the middle, a quarter, three quarters × ${SLOWED}, ms`, jumps.join(', '), ANSWER],
    [`${name}: tap on a hex × ${SLOWED}, ms`, hex, ANSWER],
  ];
};

/** How much of the first page moves while it comes, with nothing stored and with a game. */
const shifts = async (browser: Browser, url: string): Promise<Row> => {
  const { game } = await playedGame('18MEX', 1, 3);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (each as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = async (): Promise<string> => {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    return page.evaluate(() => (window as unknown as { shifted: number }).shifted.toFixed(3));
  };
  const first = await shifted();
  await bringInWhole(page, url, game);
  const later = await shifted();
  await context.close();
  return ['home: layout shift on the first visit, with a game', `${first}, ${later}`, 0.05];
};

/** What stays in memory after each game that was opened and left, in one tab. */
const memory = async (browser: Browser, url: string): Promise<Row> => {
  const { game } = await playedGame('18MEX', 1, 3);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes: string[] = [];
  await bringInWhole(page, url, game);
  for (let times = 0; times < GAMES; times++) {
    await page.locator('a[href="/"]').first().click();
    await page.locator('[data-game]').first().waitFor();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push((usedSize / 1e6).toFixed(1));
    await page.locator('[data-game] a').first().click();
    await page.locator('#decision h2').waitFor();
    await page.locator('nav[aria-busy=false]').waitFor();
  }
  await context.close();
  return [`home after each of ${GAMES} visits of a game: heap, MB`, sizes.join(', '), ''];
};

export default async function (): Promise<Benchmark> {
  await bundle({});
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  try {
    const rows = [...(await longGame(browser, server.url)), await shifts(browser, server.url)];
    rows.push(await memory(browser, server.url));
    return {
      title: `The client on a slow phone: processor time of the main thread, ${SLOWED} times`,
      columns: ['what', 'measured', 'limit'],
      rows,
      note: '390 × 844, Russian. From the event to the frame that shows it.',
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
