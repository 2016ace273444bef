/** It plays in other browsers too: bring a game in, twenty decisions with a run, undo, history, reload, a phone's width. */
import { expect, test } from '@playwright/test';
import { press } from './hands.ts';
import { type OtherBrowser, OTHERS } from './otherBrowsers.ts';
import { playedGame } from './played.ts';

const BEFORE = 20;

/** Waits in the page until something is there: `what` runs there. */
const until = async (browser: OtherBrowser, what: () => boolean): Promise<void> => {
  await expect.poll(() => browser.run(what), { timeout: 60_000 }).toBe(true);
};

const newest = (browser: OtherBrowser): Promise<number> =>
  browser.run(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.max ?? -1));

for (const { name, needs, start } of OTHERS)
  test(`a game goes on in ${name}`, async ({ baseURL }) => {
    test.skip(!start, `${needs} is not on this machine`);
    test.setTimeout(150_000);
    if (!start) return;
    const { game } = await playedGame('18MEX', 10);
    const run = game.actions.findIndex(({ type }) => type === 'runTrains');
    const from = Math.max(0, run + 1 - BEFORE);
    const next = game.actions.slice(from, Math.max(run + 1, from + BEFORE));
    const browser = await start();
    try {
      await browser.goTo(`${baseURL}/`);
      await until(browser, () => document.querySelector('input[type=file]') !== null);
      await browser.run(
        (text) => {
          const input = document.querySelector<HTMLInputElement>('input[type=file]');
          const carrier = new DataTransfer();
          carrier.items.add(new File([text], 'game.json', { type: 'application/json' }));
          if (!input) throw new Error('nowhere to bring a file in');
          input.files = carrier.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        },
        JSON.stringify({ ...game, actions: game.actions.slice(0, from) }),
      );
      await until(browser, () => document.querySelector('#decision h2') !== null);
      const { missing } = await browser.run(press, next);
      expect(missing).toBeUndefined();
      const all = from + next.length;
      expect(await newest(browser)).toBe(all);
      await browser.run(() => document.querySelector<HTMLElement>('[data-key=z]')?.click());
      await expect.poll(() => newest(browser)).toBe(all - 1);
      await browser.run(() => document.querySelector<HTMLElement>('[data-key="["]')?.click());
      await until(browser, () => document.querySelector('[data-past]') !== null);
      // It is saved a moment after it is seen.
      await browser.run(() => new Promise((resume) => setTimeout(resume, 1000)));
      await browser.goTo(await browser.run(() => location.href));
      await until(browser, () => document.querySelector('#decision h2') !== null);
      await expect.poll(() => newest(browser)).toBe(all - 1);
      await browser.resize(390, 844);
      await until(browser, () => document.querySelector('[data-width=narrow]') !== null || innerWidth > 700);
      const over = await browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    } finally {
      await browser.close();
    }
  });
