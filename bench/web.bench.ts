// The client in a real Chromium: bytes of the first load, time until one can play, answer to a key, frames while scrubbing.
import { mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { bundle } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { serveClient } from '../scripts/client-server.mjs';
import { root, runNode } from '../scripts/lib.mjs';
import type { Benchmark } from './run.ts';

/** What the first load of the page of a game may weigh, in kB compressed: all scripts, one title. */
const BUDGET = 250;
/** A middling phone against a desk: how much slower its processor is. */
const PHONE = 4;

const sampleGame = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const simulate = ['simulate', '--title', '18MEX', '--players', '4', '--seed', '7', '--out', folder, '--json'];
  await runNode([path.join(root, 'packages/cli/bin/roundhouse.mjs'), ...simulate], { quiet: true });
  const [file] = readdirSync(folder);
  if (file === undefined) throw new Error('no game was written');
  return path.join(folder, file);
};

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number): string => `${Math.round(value)} ms`;

interface Load {
  readonly scripts: number;
  readonly styles: number;
  readonly ready: number;
}

/** Loads the page of the game as for the first time: nothing cached, no service worker in between. */
const firstLoad = async (page: Page, cdp: CDPSession, address: string): Promise<Load> => {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const heard = ({ requestId, type }: { requestId: string; type: string }): void => void kinds.set(requestId, type);
  const done = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }): void => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  };
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  cdp.on('Network.responseReceived', heard);
  cdp.on('Network.loadingFinished', done);
  await page.goto(address);
  await page.locator('#decision').waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  cdp.off('Network.responseReceived', heard);
  cdp.off('Network.loadingFinished', done);
  return { scripts: bytes['Script'] ?? 0, styles: bytes['Stylesheet'] ?? 0, ready };
};

/** From a key to the frame that shows its effect. */
const keyToPaint = async (page: Page, times: number): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    addEventListener(
      'keydown',
      (event) => {
        const since = event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => painted.push(performance.now() - since));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(i % 2 === 0 ? 'z' : 'y');
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => (window as unknown as { painted: number[] }).painted);
};

/** Lengths of the frames while the history slider is drawn through the whole game. */
const scrub = async (page: Page, frames: number): Promise<readonly number[]> =>
  page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) throw new Error('no history slider');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const most = Number(slider.max);
    const lengths: number[] = [];
    let last = performance.now();
    for (let i = 0; i < count; i++) {
      set?.call(slider, String(Math.round((most * (i + 1)) / count)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resume) => requestAnimationFrame(resume));
      const now = performance.now();
      lengths.push(now - last);
      last = now;
    }
    return lengths;
  }, frames);

const measure = async (browser: Browser, url: string, file: string, slower: number) => {
  const context = await browser.newContext({
    viewport: slower > 1 ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/game\/[^/]+$/, { timeout: 60_000 });
  await page.locator('#decision').waitFor({ timeout: 60_000 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const loads: Load[] = [];
  for (let i = 0; i < 3; i++) loads.push(await firstLoad(page, cdp, page.url()));
  const keys = await keyToPaint(page, 20);
  const frames = await scrub(page, 120);
  await context.close();
  const [load] = loads.toSorted((a, b) => a.ready - b.ready);
  if (!load) throw new Error('nothing was loaded');
  return { load, keys, frames };
};

export default async function (): Promise<Benchmark> {
  const built = await bundle();
  if (built.code !== 0) throw new Error('the client does not build');
  const executablePath = findChromium();
  if (executablePath === undefined)
    return { title: 'The client in a browser', columns: ['note'], rows: [['no Chromium was found']] };
  const server = await serveClient();
  const browser = await chromium.launch({ args: chromiumFlags(), executablePath });
  try {
    const file = await sampleGame();
    const desk = await measure(browser, server.url, file, 1);
    const phone = await measure(browser, server.url, file, PHONE);
    const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
    const weight = kb(desk.load.scripts);
    const both = (name: string, of: (each: typeof desk) => string): readonly string[] => [name, of(desk), of(phone)];
    return {
      title: 'The client in a browser',
      note: `The page of a finished game of 18MEX with 4 players (all actions replayed on opening). Phone: 390 px, processor ${PHONE} times slower. Scripts of the first load: ${weight} compressed, allowed ${BUDGET} kB${desk.load.scripts > BUDGET * 1000 ? ': TOO MUCH' : ''}.`,
      columns: ['', 'desk', 'phone'],
      rows: [
        both('scripts of the first load, compressed', ({ load }) => kb(load.scripts)),
        both('styles of the first load, compressed', ({ load }) => kb(load.styles)),
        both('until one can play, nothing cached', ({ load }) => ms(load.ready)),
        both('key (undo, redo) to paint, median', ({ keys }) => ms(quantile(keys, 0.5))),
        both('key (undo, redo) to paint, 95 %', ({ keys }) => ms(quantile(keys, 0.95))),
        both('frame while scrubbing the history, median', ({ frames }) => ms(quantile(frames, 0.5))),
        both('frame while scrubbing the history, 95 %', ({ frames }) => ms(quantile(frames, 0.95))),
        both('longest frame while scrubbing', ({ frames }) => ms(quantile(frames, 1))),
      ],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
