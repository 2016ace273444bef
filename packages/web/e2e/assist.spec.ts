/** What lies beside a decision: advice, news since one's turn, seats, the book, the device going from hand to hand. */
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { importGame, withSettings } from './support.ts';
import { newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { fileOf } from './positions.ts';

test('against bots: what they did stays until it is read, a bot advises, and plays for a player who goes away', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', pace: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  const decision = page.locator('#decision');
  const pass = decision.getByRole('button', { name: /^Pass/ });
  await pass.click();
  const since = page.locator('[data-since-turn]');
  await expect(since.locator('li').first()).toBeVisible();
  const slider = page.getByRole('slider');
  const newest = Number(await slider.getAttribute('max'));
  // A line leads to its moment; reading leads back to now.
  await since.locator('li button').first().click();
  expect(Number(await slider.inputValue())).toBeLessThan(newest);
  await since.getByRole('button', { name: 'Dismiss' }).click();
  await expect(since).toHaveCount(0);
  await expect(slider).toHaveValue(String(newest));
  // Advice comes with reasons, and can be followed with one press.
  await page.keyboard.press('a');
  const advice = page.locator('[data-advice=there]');
  await expect(advice.locator('li').first()).toBeVisible();
  // It stands where it is seen, and says whose turn would be done how.
  await expect(advice.getByRole('button', { name: 'Do it' })).toBeInViewport();
  await expect(advice).not.toContainText('’s turn');
  await advice.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(newest);
  // A bot takes the seat, and gives it back.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Seats' }).click();
  const mine = page.locator('[data-seat="@1"] select');
  const before = Number(await slider.getAttribute('max'));
  await mine.selectOption('pip');
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before + 5);
  await mine.selectOption('');
  await page.keyboard.press('Escape');
  await expect(decision.locator('[data-act]').first()).toBeVisible();
});

test('around one table: handed over with a moment of rest, covered where wanted, the rules open beside', async ({
  page,
}) => {
  await loadTitle('18MEX');
  const players = ['Ann', 'Boris', 'Clara'].map((name, at) => ({ id: `@${at + 1}` as const, name }));
  const game = newGame({ title: '18MEX', players, seed: 5, seating: 'asSeated' });
  await withSettings(page, { language: 'en', cover: true });
  await importGame(page, fileOf(game));
  const decision = page.locator('#decision');
  await decision.getByRole('button', { name: /^Pass/ }).click();
  const cover = page.getByRole('dialog', { name: 'Boris is next' });
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: 'I’m Boris' }).click();
  await expect(cover).toHaveCount(0);
  await expect(decision.locator('h2')).toContainText('Boris');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  const book = page.getByRole('dialog', { name: 'Reference and rules' });
  await expect(book.locator('[data-rule]').first()).toBeVisible();
  await expect(book).toContainText('3 players');
  await book.getByRole('navigation').getByRole('button', { name: 'Trains' }).click();
  await expect(book.getByRole('columnheader', { name: 'Rusts on first' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(decision.locator('h2')).toContainText('Boris');
});

test('a second tap in the moment of handing over decides nothing', async ({ page }) => {
  await loadTitle('18MEX');
  const players = ['Ann', 'Boris', 'Clara'].map((name, at) => ({ id: `@${at + 1}` as const, name }));
  await withSettings(page, { language: 'en' });
  await importGame(page, fileOf(newGame({ title: '18MEX', players, seed: 6, seating: 'asSeated' })));
  const pass = page.locator('#decision').getByRole('button', { name: /^Pass/ });
  const at = await pass.boundingBox();
  if (!at) throw new Error('no button');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2, { clickCount: 2, delay: 20 });
  await expect(page.locator('#decision h2')).toContainText('Boris');
  await page.keyboard.press('p');
  await expect(page.locator('#decision:not([data-handing]) h2')).toContainText('Boris');
  await expect(page.getByRole('slider')).toHaveAttribute('max', '1');
  // A player who has just decided may take it back at once: only the next player’s buttons wait.
  await page.keyboard.press('p');
  await expect(page.locator('#decision[data-handing] h2')).toContainText('Clara');
  await page.keyboard.press('z');
  await expect(page.getByRole('slider')).toHaveAttribute('max', '1');
});
