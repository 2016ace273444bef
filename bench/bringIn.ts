/** A game brought to the client as a file, as a person would. */
import type { Page } from '@playwright/test';
import type { Game } from '@roundhouse/engine';

/** Until its first question is asked. */
export const bringIn = async (page: Page, url: string, game: Game): Promise<void> => {
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(game)),
  });
  await page.locator('#decision h2').waitFor({ timeout: 60_000 });
};
