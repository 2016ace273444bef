import type { Game } from '@roundhouse/engine';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { playByHand } from './hands.ts';
import { playedGame } from './played.ts';
import { withSettings } from './support.ts';

const newTable = async (page: Page, { players, seed }: Game): Promise<void> => {
  await page.goto('/new/18MEX');
  for (const [index, { name }] of players.entries()) await page.getByLabel(`Seat ${index + 1}: name`).fill(name);
  await page.getByText('Variants, options, and rulings').click();
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByRole('checkbox', { name: /Random first player/ }).uncheck();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
};

test('from the first page to a game against bots in one click', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  await expect(page.locator('#decision')).toContainText('$625 cash');
  await page.getByRole('button', { name: 'Pass' }).click();
  // The bots think in their worker and come to rest when a person is asked again.
  await expect(page.locator('#decision [data-act]').first()).toBeVisible({ timeout: 30_000 });
});

test('a whole game of 18MEX by clicks', async ({ page }) => {
  test.setTimeout(120_000);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withSettings(page, { language: 'en' });
  const { game, states } = await playedGame('18MEX', 10);
  await newTable(page, game);
  await playByHand(page, game.actions);
  const scores = Object.values(states.at(-1)?.outcome?.scores ?? {});
  const best = Math.max(...scores).toLocaleString('en');
  await expect(page.locator('#decision')).toContainText(`with $${best}`);
  // Kept: after a reload the game is as it was.
  await page.reload();
  await expect(page.locator('#decision')).toContainText(`with $${best}`);
  await page.getByRole('link', { name: 'Show results and charts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins/);
  expect(errors).toEqual([]);
});
