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
  [740, 360],
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
    // Where the game stands can be read beside its history.
    const [head, history] = await Promise.all(
      [page.locator('header h1'), page.locator('nav[aria-busy]')].map((each) => each.boundingBox()),
    );
    const isBeside = (head?.x ?? 0) + (head?.width ?? Infinity) <= (history?.x ?? 0);
    expect(isBeside || (head?.y ?? 0) + (head?.height ?? Infinity) <= (history?.y ?? 0), size).toBe(true);
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

test('enlarged four times no page goes sideways, and a lesson is read from above to below', async ({ page }) => {
  await withSettings(page, { language: 'ru', theme: 'light' });
  await page.setViewportSize({ width: 320, height: 256 });
  const addresses = ['/', '/learn', '/new/1862', '/titles', '/settings', '/glossary', '/online', '/ratings'];
  const look = async (address: string): Promise<void> => {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  };
  for (const address of addresses) await look(address);
  // A game on the first page brings its buttons, which are whole.
  await openWhere(page, (_state, action) => action.type === 'sellShares', 300);
  await look('/');
  await expect(page.locator('[data-game]')).toBeVisible();
  expect(await clippedTexts(page)).toEqual([]);
  await page.goto('/learn');
  const words = page.locator('[data-lesson]');
  await words.waitFor();
  const [said, decided, map] = await Promise.all(
    [words, page.locator('#decision'), page.locator('[data-board]')].map((each) => each.boundingBox()),
  );
  const below = (one: typeof said): number => (one ? one.y + one.height : Number.NaN);
  expect(decided?.y).toBeGreaterThanOrEqual(below(said));
  expect(map?.y).toBeGreaterThanOrEqual(below(decided));
  expect(map?.height).toBeGreaterThan(150);
});

for (const language of ['en', 'ru'] as const)
  test(`letters set twice as large in the browser: nothing is cut off, nothing lies over anything else (${language})`, async ({
    page,
  }) => {
    await withSettings(page, { language, theme: 'light' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWhere(page, (_state, action) => action.type === 'buyShares', 60);
    await expectNoSidewaysScroll(page);
    expect(await page.locator('#decision h2').evaluate((each) => getComputedStyle(each).fontSize)).toMatch(/^[3-9]\d/);
    expect(await clippedTexts(page)).toEqual([]);
    const overlaid = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('#decision :is(button, h2, label, [data-part=label])')]
        .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden') && each.innerText.trim() !== '')
        .map((each) => ({ each, box: each.getBoundingClientRect() }));
      return boxes.flatMap(({ each, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ each: other, box: its }) =>
              !each.contains(other) &&
              !other.contains(each) &&
              Math.min(box.right, its.right) - Math.max(box.left, its.left) > 2 &&
              Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 2,
          )
          .map(({ each: other }) => `${each.innerText} / ${other.innerText}`),
      );
    });
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await cdp.detach();
    expect(overlaid).toEqual([]);
  });

test('with both columns at their widest the board keeps its room', async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light', sideWidth: 640, farWidth: 640 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const board = await page.locator('[data-board]').boundingBox();
    expect(board?.width, `${width}`).toBeGreaterThan(300);
    expect((board?.x ?? width) + (board?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
  }
});

test('what a device asks for is given: more contrast, forced colors, less motion, more space between letters', async ({
  page,
}) => {
  await withSettings(page, { language: 'ru' });
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await openWhere(page, (_state, action) => action.type === 'sellShares', 300);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100)
          .filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  await expectNoSidewaysScroll(page);
  // Colors are the device's, and what only a color told would be gone: buttons have edges.
  const edges = await page
    .locator('#decision button:visible')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth)));
  expect(edges.length).toBeGreaterThan(1);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spaced];
  });
  await expectNoSidewaysScroll(page);
  const clipped = await page
    .locator('#decision button:visible, #decision h2')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 2).map((each) => each.textContent),
    );
  expect(clipped).toEqual([]);
});

test('labels of the board never lie over track', async ({ page }) => {
  // The board's own tests measure every tile; here it is enough that the page shows what was measured.
  await withSettings(page, { language: 'ru' });
  await openWhere(page, (_state, action) => action.type === 'layTile', 300);
  await expect(page.locator('[data-board] [data-hex]').first()).toBeVisible();
  expect(await page.locator('[data-board] [data-hex] text').count()).toBeGreaterThan(50);
});
