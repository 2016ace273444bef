/** What is sent for the page of a game until it is at rest: it must be light enough for a slow net. */
import { readdirSync } from 'node:fs';
import { newGame } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { expect, test } from '@playwright/test';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';

// What the first question does without (log, history, shares, operating) comes when it is at rest, and is not weighed here. That the
// rules lie apart from the page, so that bots need not fetch them again, costs the page 4 kB and saves 90 as soon as a bot thinks.
const LIMIT = 260;

test('page and workers share the code of a title: it is there once', () => {
  const scripts = readdirSync(new URL('../dist/assets/', import.meta.url)).filter((name) => name.endsWith('.js'));
  const parts = scripts.map((name) => name.replace(/-[\w-]{8}\.js$/, '').toUpperCase());
  for (const title of titleIds) expect(parts.filter((part) => part === title)).toHaveLength(1);
  expect(parts.filter((part) => part === 'ENGINE' || part === 'RULES').toSorted()).toEqual(['ENGINE', 'RULES']);
});

// The titles with the most rules, and the language with the longer words.
for (const title of ['1817', '1862'])
  test(`the page of a game of ${title} loads at most ${LIMIT} kB of JavaScript, as it is sent`, async ({
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
    await visit.goto(`/game/${id}`);
    await visit.locator('#decision h2').waitFor();
    await visit.waitForLoadState('networkidle');
    const weights = await Promise.all(sent);
    await fresh.close();
    const total = weights.reduce((sum, each) => sum + each, 0) / 1000;
    expect(weights.length).toBeGreaterThan(2);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(LIMIT);
  });
