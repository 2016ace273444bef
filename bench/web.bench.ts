// The client in a real Chromium: what it weighs, how soon it answers, how smoothly the history scrubs.
import { chromium } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { playedGame } from '../packages/web/e2e/played.ts';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import type { Benchmark } from './run.ts';

const SIZE = { width: 1440, height: 900 };
const ACTIONS = 700;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const told = (values: readonly number[]): readonly [string, string, string] => [
  quantile(values, 0.5).toFixed(1),
  quantile(values, 0.95).toFixed(1),
  Math.max(...values).toFixed(1),
];

export default async function (): Promise<Benchmark> {
  await bundle({});
  const { game } = await playedGame('18MEX', 1);
  const stored = { ...game, actions: game.actions.slice(0, ACTIONS) };
  const server = await serveClient();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(stored)),
    });
    await page.locator('#decision').waitFor({ timeout: 60_000 });
    const address = page.url();

    // The first visit of the game page: everything is fetched anew.
    const scripts: number[] = [];
    const fresh = await context.newPage();
    fresh.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      void response.body().then((body) => scripts.push(gzipSync(body).length));
    });
    await (await context.newCDPSession(fresh)).send('Network.setCacheDisabled', { cacheDisabled: true });
    await fresh.goto(address);
    await fresh.locator('#decision h2').waitFor();
    const ready = await fresh.evaluate(() => performance.now());
    await fresh.waitForLoadState('networkidle');

    // Work of the main thread, not of the clock: other programs on the machine do not count.
    const session = await context.newCDPSession(fresh);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((each) => each.name === 'TaskDuration')?.value ?? 0) * 1000;
    };

    const beforeClicks = await work();
    const clicks = await fresh.evaluate(async () => {
      const times: number[] = [];
      for (let i = 0; i < 60; i++) {
        const key = i % 2 === 0 ? 'z' : 'y';
        const start = performance.now();
        document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
        times.push(performance.now() - start);
      }
      return times;
    });

    const afterClicks = await work();
    const frames = await fresh.evaluate(async () => {
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

    const afterFrames = await work();
    const kilobytes = scripts.reduce((sum, each) => sum + each, 0) / 1024;
    return {
      title: 'The client in Chromium',
      columns: ['what', 'median', '95 %', 'most', 'limit'],
      rows: [
        ['JavaScript of the game page with one title, kB gzip', kilobytes.toFixed(1), '', '', 250],
        [`game page with ${ACTIONS} actions ready, ms`, ready.toFixed(0), '', '', 1500],
        ['undo and redo, click to painted, ms', ...told(clicks), 50],
        [
          'the same, work of the main thread, ms',
          ((afterClicks - beforeClicks) / clicks.length).toFixed(1),
          '',
          '',
          50,
        ],
        [`history scrubbed through ${ACTIONS} actions, ms per step`, ...told(frames), 50],
        ['the same, work of the main thread, ms', ((afterFrames - afterClicks) / frames.length).toFixed(1), '', '', 50],
      ],
      note: `${SIZE.width} × ${SIZE.height}; 18MEX, three players.`,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
