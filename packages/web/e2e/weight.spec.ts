/** What is sent for the page of a game until it is at rest: it must be light enough for a slow net. */
import { readdirSync } from 'node:fs';
import { newGame } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { expect, test } from '@playwright/test';
import { fileOf, openWhere } from './positions.ts';
import { importGame, withSettings } from './support.ts';
import { GAME_PAGE_KB } from './weights.ts';

test('page and workers share the code of a title: it is there once', () => {
  const scripts = readdirSync(new URL('../dist/assets/', import.meta.url)).filter((name) => name.endsWith('.js'));
  const parts = scripts.map((name) => name.replace(/-[\w-]{8}\.js$/, '').toUpperCase());
  for (const title of titleIds) expect(parts.filter((part) => part === title)).toHaveLength(1);
  expect(parts.filter((part) => part === 'ENGINE' || part === 'RULES').toSorted()).toEqual(['ENGINE', 'RULES']);
});

/** The page waits at least as long before it fetches what nobody has asked for yet. */
const AT_REST_MS = 1000;

// The titles with the most rules, and the language with the longer words.
for (const title of ['1817', '1862'])
  test(`the page of a game of ${title} loads at most ${GAME_PAGE_KB} kB of JavaScript, as it is sent`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await withSettings(page, { language: 'ru' });
    await loadTitle(title);
    const players = ['@1', '@2', '@3'].map((id) => ({ id: id as `@${string}`, name: id }));
    const id = await importGame(page, fileOf(newGame({ title, players, seed: 1 })));
    await page.locator('#decision h2').waitFor();
    const games = await page.context().storageState({ indexedDB: true });
    // A newcomer's device, on which nothing is kept but the game.
    const fresh = await browser.newContext({
      storageState: games,
      serviceWorkers: 'block',
      ...(baseURL ? { baseURL } : {}),
    });
    const visit = await fresh.newPage();
    await withSettings(visit, { language: 'ru' });
    const sent: Promise<number>[] = [];
    visit.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sent.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    // What the page fetches once the question is at rest never comes, however slow the machine is: long timers do not fire.
    await visit.addInitScript((longest) => {
      const start = globalThis.setTimeout.bind(globalThis);
      const short = (run: () => void, wait = 0): number => (wait < longest ? Number(start(run, wait)) : 0);
      Object.assign(globalThis, { setTimeout: short });
    }, AT_REST_MS);
    await visit.goto(`/game/${id}`);
    await visit.locator('#decision h2').waitFor();
    await visit.waitForLoadState('networkidle');
    const weights = await Promise.all(sent);
    await fresh.close();
    const total = weights.reduce((sum, each) => sum + each, 0) / 1000;
    expect(weights.length).toBeGreaterThan(2);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(GAME_PAGE_KB);
  });

/** What letters may weigh, in kB. */
const LETTERS = { en: 90, ru: 135 } as const;

for (const language of ['en', 'ru'] as const)
  test(`the first page fetches the letters of its language, and of no other (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      locale: language,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const sent: Promise<readonly [file: string, size: number]>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().endsWith('.woff2')) return;
      const name = new URL(request.url()).pathname;
      sent.push(request.sizes().then(({ responseBodySize }) => [name, responseBodySize]));
    });
    await page.goto('/');
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const letters = await Promise.all(sent);
    await context.close();
    const total = letters.reduce((sum, [, size]) => sum + size, 0) / 1000;
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.some(([name]) => name.includes('cyrillic'))).toBe(language === 'ru');
    expect(total, letters.join(' ')).toBeLessThanOrEqual(LETTERS[language]);
  });

/** A page that moves under a finger makes it press something else. */
const MOST_SHIFT = 0.05;

test('nothing moves while the first page comes, with nothing stored and with a game', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'ru',
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  await context.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        (globalThis as unknown as { shifted: number }).shifted += (each as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const shifted = async (): Promise<number> => {
    await page.goto('/');
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  };
  expect(await shifted()).toBeLessThanOrEqual(MOST_SHIFT);
  await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  expect(await shifted()).toBeLessThanOrEqual(MOST_SHIFT);
  await context.close();
});
