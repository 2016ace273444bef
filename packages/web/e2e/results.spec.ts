import { expect } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessibleInThemes } from './accessible.ts';
import { sampleGame } from './positions.ts';
import { importGame, expectNoSidewaysScroll, withSettings } from './support.ts';

test('a finished game tells how it went, and its tables say the same', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share/);
  for (const name of ['Net worth over time', 'Share of total value', 'Revenue by company', 'Trains and phases']) {
    const chart = page.getByRole('region', { name, exact: true }).first();
    await expect(chart.getByRole('img')).toBeVisible();
    await chart.getByText('Show as a table').click();
    await expect(chart.getByRole('table')).toBeVisible();
  }
  // The last row of the table is the result itself.
  const worth = page.getByRole('region', { name: 'Net worth over time', exact: true }).first();
  const end = await worth.getByRole('row').last().getByRole('cell').allTextContents();
  const scores = await page.getByRole('table').first().locator('tbody tr td:nth-of-type(2)').allTextContents();
  expect(end.toSorted()).toEqual(scores.toSorted());
  await expectNoSidewaysScroll(page);
});

test('the file that is saved can be brought in again', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  await page.goto('/');
  await page.setInputFiles('input[type=file]', await download.path());
  // It is the same game: the page says so, and offers a copy.
  await expect(page.getByRole('alert')).toContainText('You already have this game');
  await page.getByRole('button', { name: 'Import a second copy' }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  expect(page.url()).not.toContain(id);
});

test('the way back to the game', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  await page.getByRole('link', { name: 'Replay the game' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}\\?at=0$`));
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('a moment of a chart, or a round of its table, leads to the table as it stood', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  const worth = page.getByRole('region', { name: 'Net worth over time', exact: true }).first();
  await worth.getByRole('img').click();
  await expect(page).toHaveURL(/\?at=\d+$/);
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  expect(Number(at)).toBeGreaterThan(0);
  await expect(page.getByRole('slider')).toHaveValue(at);
  await page.goBack();
  await worth.getByText('Show as a table').click();
  await worth.getByRole('row').nth(2).getByRole('link').click();
  await expect(page.getByRole('slider')).not.toHaveValue(at);
});

test('a game that is not here says so', async ({ page }) => {
  await page.goto('/game/nothing/result');
  await expect(page.getByText('That game isn’t on this device.')).toBeVisible();
});

for (const language of ['ru', 'en'])
  test(`the story of a game is accessible in every theme (${language})`, async ({ page }) => {
    await withSettings(page, { language });
    const id = await importGame(page, await sampleGame());
    await page.goto(`/game/${id}/result`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessibleInThemes(page);
  });

test('what decided a game is found without stopping the page, and leads to its moments', async ({ page }) => {
  test.slow();
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  const decided = page.getByRole('region', { name: 'Key moments' });
  await decided.getByRole('button', { name: 'Analyze the game' }).click();
  await expect(decided.getByRole('progressbar')).toBeVisible();
  await decided.getByRole('button', { name: 'Cancel' }).click();
  await decided.getByRole('button', { name: 'Analyze the game' }).click();
  const players = decided.getByRole('region');
  await expect(players.first()).toBeVisible({ timeout: 120_000 });
  const closed = decided.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const first = decided.locator('[data-finding] a').first();
  // The round, then the action: “OR 3.2, action 214”.
  const at = /(\d+)$/.exec(await first.innerText())?.[1] ?? '';
  await expectNoSidewaysScroll(page);
  await expectAccessibleInThemes(page);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`\\?at=${at}$`));
  await expect(page.getByRole('slider')).toHaveValue(at);
});
