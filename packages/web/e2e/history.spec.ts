/** The spreadsheet, the way through the history, and what others did, shown and listed. */
import { expect } from '@playwright/test';
import { playedGame } from './played.ts';
import { fileOf, sampleGame } from './positions.ts';
import { importGame, withSettings } from './support.ts';
import { test } from './test.ts';

test('the spreadsheet: a page sorted by any column, whose figures lead to their moments', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Spreadsheet' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}/sheet`));
  const companies = page.locator('[data-sheet] [aria-label=Companies]');
  const prices = () =>
    companies
      .locator('tbody tr[data-line] td:nth-of-type(2)')
      .evaluateAll((all) => all.map((each) => Number(each.textContent?.replace(/\D/g, ''))));
  await companies.getByRole('button', { name: 'Price' }).click();
  const down = await prices();
  expect(down.length).toBeGreaterThan(2);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await companies.getByRole('button', { name: 'Price' }).click();
  expect(await prices()).toEqual(down.toReversed());
  // A figure leads to the board as it stood then.
  const slider = page.getByRole('slider', { name: 'History' });
  const newest = await slider.getAttribute('max');
  await companies
    .getByRole('button', { name: /Go there/ })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await expect(slider).not.toHaveValue(newest ?? '');
  // The way back of the browser leads to the page again, beside the board it stays.
  await page.goBack();
  await page.getByRole('button', { name: 'Show beside the board' }).click();
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(companies).toBeVisible();
  await page.keyboard.press('s');
  await expect(companies).toHaveCount(0);
});

test('history goes by round and by turn, and returns', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await importGame(page, await sampleGame());
  const slider = page.getByRole('slider', { name: 'History' });
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(50);
  const newest = Number(await slider.inputValue());
  const heading = page.locator('h1 small').first();
  const ended = await heading.innerText();
  await page.keyboard.press('<');
  const round = Number(await slider.inputValue());
  expect(round).toBeLessThan(newest);
  await page.keyboard.press('<');
  await expect(heading).not.toHaveText(ended);
  expect(Number(await slider.inputValue())).toBeLessThan(round);
  const before = Number(await slider.inputValue());
  await page.keyboard.press('}');
  expect(Number(await slider.inputValue())).toBeGreaterThan(before);
  // The menu lists every round, and stays on the screen.
  await page.getByRole('button', { name: 'Go to a turn or round' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await menu.getByRole('menuitem', { name: 'Stock round 1', exact: true }).click();
  await expect(heading).toContainText('Stock round 1');
  await page.keyboard.press('n');
  await expect(slider).toHaveValue(String(newest));
});

test('the log goes to the line of the position, also where it gets another height with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { game } = await playedGame('1817', 2, 5);
  await importGame(page, fileOf({ ...game, actions: game.actions.slice(0, 539) }));
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  const slider = page.getByRole('slider', { name: 'History' });
  const heightBefore = await log.evaluate((each) => each.clientHeight);
  await slider.fill('162');
  await expect.poll(() => log.evaluate((each) => each.clientHeight)).not.toBe(heightBefore);
  await expect(log.locator('[aria-current=step]')).toBeInViewport();
  await slider.fill('377');
  await expect(log.locator('[aria-current=step]')).toBeInViewport();
});

test('bots are watched: one thing after the other, skipped by a key that does nothing else', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'slow' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  const decision = page.locator('#decision');
  const pass = decision.getByRole('button', { name: /^Pass/ });
  const film = page.locator('[data-film]');
  await expect(pass.or(film).first()).toBeVisible();
  if (await film.isVisible()) await page.keyboard.press('Escape');
  await pass.click();
  await expect(film).toBeVisible();
  await expect(film.getByRole('button', { name: 'Skip to my turn' })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'History' });
  await page.keyboard.press('p');
  await expect(film).toHaveCount(0);
  await expect(pass).toBeVisible();
  // The key that skipped has not passed as well: the last to act was a bot.
  const after = await slider.getAttribute('max');
  await expect(page.locator('[data-since-turn] li').first()).toBeVisible();
  // What was missed is shown again.
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('[data-film=replay]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-film]')).toHaveCount(0);
  await expect(slider).toHaveAttribute('max', after ?? '');
});
