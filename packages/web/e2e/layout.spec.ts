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

/** A page enlarged four times, and phones held sideways. */
const SCRAPS = [
  [320, 256],
  [568, 320],
  [667, 375],
  [844, 390],
] as const;

test('where there is little height everything can be reached, and nothing lies over anything else', async ({
  page,
}) => {
  await withSettings(page, { language: 'ru', theme: 'light' });
  await page.setViewportSize({ width: 320, height: 256 });
  await openWhere(page, (_state, action) => action.type === 'sellShares', 300);
  for (const [width, height] of SCRAPS) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    const size = `${width}×${height}`;
    // The map has room, and the question stands at its head.
    const map = await page.locator('[data-board]').boundingBox();
    expect(map?.height, size).toBeGreaterThan(150);
    expect(map?.height, size).toBeLessThan(height);
    const ask = await page.locator('#decision h2').boundingBox();
    expect(ask?.y, size).toBeLessThan(height / 2);
    expect(ask?.y, size).toBeGreaterThanOrEqual(0);
    // A press in the middle of a control meets that control, once it is scrolled to.
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header button, [role=tab], nav button, #decision [data-key]')]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { x, y, width: wide, height: high } = each.getBoundingClientRect();
          return !each.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
        })
        .map((each) => each.innerText),
    );
    expect(covered, size).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('labels of the board never lie over track', async ({ page }) => {
  // The board's own tests measure every tile; here it is enough that the page shows what was measured.
  await withSettings(page, { language: 'ru' });
  await openWhere(page, (_state, action) => action.type === 'layTile', 300);
  await expect(page.locator('[data-board] [data-hex]').first()).toBeVisible();
  expect(await page.locator('[data-board] [data-hex] text').count()).toBeGreaterThan(50);
});
