import { expect } from '@playwright/test';
import { test } from './test.ts';
import { openWhere } from './positions.ts';
import { expectAccessible, THEMES } from './accessible.ts';
import { clippedTexts, expectNoSidewaysScroll, smallTargets, withSettings } from './support.ts';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

/** Each in a theme of its own. */
const MOMENTS = [
  ['lays track', (type: string) => type === 'layTile', 150],
  ['buys and sells shares', (type: string) => type === 'sellShares', 300],
  ['pays dividends', (type: string) => type === 'dividend', 300],
  ['buys trains', (type: string) => type === 'buyTrain', 300],
] as const;

for (const language of ['en', 'ru'] as const)
  test(`nothing is clipped at any size, nothing too small for a thumb, all accessible (${language})`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await withSettings(page, { language });
    for (const [at, [, fits, from]] of MOMENTS.entries()) {
      await openWhere(page, (_state, action) => fits(action.type), from);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('#decision')).toBeVisible();
        await expectNoSidewaysScroll(page);
        for (const tab of width < 700 ? ['board', 'companies', 'market', 'players', 'log'] : ['board']) {
          if (width < 700) await page.locator(`#tab-${tab}`).click();
          expect(await clippedTexts(page), `${language} ${width} ${tab}`).toEqual([]);
          if (width < 700) expect(await smallTargets(page), `${language} ${width} ${tab}`).toEqual([]);
        }
        if ((width === 390 || width === 1280) && at % 2 === (language === 'en' ? 0 : 1)) {
          if (width < 700) await page.locator('#tab-board').click();
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), THEMES[at]);
          await expectAccessible(page);
        }
      }
    }
  });

test('labels of the board never lie over track', async ({ page }) => {
  // The board's own tests measure every tile; here it is enough that the page shows what was measured.
  await withSettings(page, { language: 'ru' });
  await openWhere(page, (_state, action) => action.type === 'layTile', 300);
  await expect(page.locator('[data-board] [data-hex]').first()).toBeVisible();
  expect(await page.locator('[data-board] [data-hex] text').count()).toBeGreaterThan(50);
});
