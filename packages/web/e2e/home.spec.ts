import { expect } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessible, expectAccessibleInThemes } from './accessible.ts';
import { sampleGame } from './positions.ts';
import { importGame, expectNoSidewaysScroll, withSettings } from './support.ts';

for (const language of ['ru', 'en'])
  test(`first page and settings are accessible in every theme (${language})`, async ({ page }) => {
    await withSettings(page, { language });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInThemes(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/settings');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectAccessibleInThemes(page);
    await expectNoSidewaysScroll(page);
  });

test('games on the first page are accessible and lead to their tables', async ({ page }) => {
  await withSettings(page, { language: 'ru' });
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toBeVisible();
  await page.goto('/');
  const game = page.locator(`[data-game="${id}"]`);
  await expect(game).toContainText('18CZ');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await game.getByRole('link', { name: /^(Посмотреть|Открыть)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
});
