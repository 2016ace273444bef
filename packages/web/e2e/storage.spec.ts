import { expect, test } from '@playwright/test';
import { bringIn, sampleGame } from './support.ts';

test('with storage switched off one can play, and is told that nothing lasts', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const forbidden = (): never => {
      throw new DOMException('storage is switched off', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbidden });
    Object.defineProperty(window, 'indexedDB', { get: () => ({ open: forbidden }) });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.setInputFiles('input[type=file]', sampleGame());
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(page.locator('#decision')).toBeVisible();
  await page.goto('/titles/18MEX/rules');
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('two tabs show the same game: what happens in one is seen in the other', async ({ page, context }) => {
  const id = await bringIn(page, sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  const other = await context.newPage();
  await other.goto(`/game/${id}`);
  await expect(other.locator('#decision')).toContainText(/wins/);
  await page.keyboard.press('z');
  await expect(page.locator('#decision')).not.toContainText(/wins/);
  await expect(other.locator('#decision')).not.toContainText(/wins/);
});

test('a game removed in one tab is missing in the other, without a crash', async ({ page, context }) => {
  const errors: Error[] = [];
  const id = await bringIn(page, sampleGame());
  const other = await context.newPage();
  other.on('pageerror', (error) => errors.push(error));
  await other.goto(`/game/${id}/result`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/wins|share/);
  await page.goto('/');
  const row = page.locator(`[data-game="${id}"]`);
  const remove = row.getByRole('button').last();
  await remove.click();
  await remove.click();
  await expect(row).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('This game is not on this device.')).toBeVisible();
  expect(errors).toEqual([]);
});
