// The client on a slow device: what a long game asks of the main thread, six times as much; layout shift; memory.
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Game } from '@roundhouse/engine';
import { playedGame } from '../packages/web/e2e/played.ts';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { bringIn } from './bringIn.ts';
import { mainThreadOf, press, tasksDuring } from './mainThread.ts';
import type { Benchmark } from './run.ts';

const SLOWED = 6;
const ANSWER = 200;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const GAMES = 4;
const VISITS = 12;
/** Turns of a person, each followed by those of the bots. */
const TURNS = 8;

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

/** The longest task of the main thread while a stored game is opened. */
const opening = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const [longest = 0] = await tasksDuring(session, async () => {
    await page.reload();
    await page.locator('#decision h2').waitFor();
    await page.locator('nav[aria-busy=false]').waitFor();
    await page.waitForTimeout(1000);
  });
  await session.detach();
  return longest;
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
  // Who touches the slider has the focus there.
  await page.locator('input[type=range]').first().focus();
  await page.waitForTimeout(300);
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

/** What stays in memory after games that were opened and left, in one tab: what is compiled and remembered on the way comes to an end. */
const memory = async (browser: Browser, url: string): Promise<Row> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes: string[] = [];
  for (let seed = 1; seed <= GAMES; seed++) await bringInWhole(page, url, (await playedGame('18MEX', seed, 3)).game);
  for (let visit = 0; visit < VISITS; visit++) {
    await page.locator('a[href="/"]').first().click();
    await page.locator('[data-game]').first().waitFor();
    await page.waitForTimeout(500);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push((usedSize / 1e6).toFixed(1));
    await page
      .locator('[data-game] a')
      .nth((visit % GAMES) * 2)
      .click();
    await page.locator('#decision h2').waitFor();
    await page.locator('nav[aria-busy=false]').waitFor();
  }
  await context.close();
  return [`home after each of ${VISITS} visits of ${GAMES} games: heap, MB`, sizes.join(', '), ''];
};

/** Bots play among themselves while somebody looks at the table. */
const whileBotsThink = async (browser: Browser, url: string): Promise<Row> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  await page.goto(`${url}/new/18MEX`);
  await page.locator('button[type=submit]').click();
  await page.locator('#decision h2').waitFor();
  const session = await context.newCDPSession(page);
  const tasks = await tasksDuring(session, async () => {
    for (let turns = 0; turns < TURNS; turns++) {
      await page.locator('#decision [data-key=p]:not(:disabled), #decision [data-act]').first().click();
      await page.waitForTimeout(2500);
    }
  });
  const seen = tasks.filter((each) => each * SLOWED > 1);
  const at = (share: number): string => ((seen[Math.floor(seen.length * (1 - share))] ?? 0) * SLOWED).toFixed(0);
  await context.close();
  return [
    `while bots think: tasks × ${SLOWED}, 95 %, 99 % and longest of ${seen.length}, ms`,
    `${at(0.95)}, ${at(0.99)}, ${((seen[0] ?? 0) * SLOWED).toFixed(0)}`,
    '50 at 95 %',
  ];
};

/** Until the first page can be used, and from there to a table: Fast 3G, processor four times slower; by the clock. */
const onSlowNet = async (browser: Browser, url: string): Promise<Row> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'ru' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const way = page.locator('main section > button').last();
  await way.waitFor();
  const home = Date.now() - began;
  await way.click();
  await page.locator('#decision h2').waitFor({ timeout: 60_000 });
  const table = Date.now() - began - home;
  await context.close();
  return [
    'Fast 3G, processor × 4: home can be used, then a table, s by the clock',
    `${(home / 1000).toFixed(1)}, ${(table / 1000).toFixed(1)}`,
    '3, 3',
  ];
};

export default async function (): Promise<Benchmark> {
  await bundle({});
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  try {
    const rows = [...(await longGame(browser, server.url)), await shifts(browser, server.url)];
    rows.push(await whileBotsThink(browser, server.url), await memory(browser, server.url));
    rows.push(await onSlowNet(browser, server.url));
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
