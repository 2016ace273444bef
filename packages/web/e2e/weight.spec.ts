/** What the page of a game weighs before anybody can decide: it must be light enough for a slow net. */
import { gzipSync } from 'node:zlib';
import { newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from '@playwright/test';
import { fileOf } from './positions.ts';
import { bringIn, withSettings } from './support.ts';

const LIMIT = 250;

// The title with the most rules, and the language with the longer words.
test(`the page of a game loads at most ${LIMIT} kB of JavaScript, compressed`, async ({ page, browser, baseURL }) => {
  await withSettings(page, { language: 'ru' });
  await loadTitle('1817');
  const players = ['@1', '@2', '@3'].map((id) => ({ id: id as `@${string}`, name: id }));
  const id = await bringIn(page, fileOf(newGame({ title: '1817', players, seed: 1 })));
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
  const bodies: Promise<Buffer>[] = [];
  visit.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await visit.goto(`/game/${id}`);
  await visit.locator('#decision h2').waitFor();
  const weights = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await fresh.close();
  expect(weights.length).toBeGreaterThan(2);
  expect(weights.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(LIMIT);
});
