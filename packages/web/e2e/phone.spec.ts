import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { openWhere } from './positions.ts';
import { withSettings } from './support.ts';

/** Two taps a tenth of a second apart by their own clock, however long the machine takes to deliver them. */
const doubleTap = async (page: Page, x: number, y: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const [type, after] of [
    ['touchStart', 0],
    ['touchEnd', 0.03],
    ['touchStart', 0.1],
    ['touchEnd', 0.13],
  ] as const)
    await browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      timestamp: start + after,
    });
  await browser.detach();
};

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en' });
});

test('the decision stays on the screen whatever tab is shown; tabs swipe', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'runTrains', 150);
  for (const tab of ['Companies', 'Market', 'Players', 'Log', 'Board']) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeInViewport();
    await expect(page.locator('#decision')).toBeInViewport({ ratio: 0.9 });
  }
});

test('a tile is laid with a thumb', async ({ page }) => {
  const { next, game } = await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  if (next.type !== 'layTile') throw new Error('not a tile');
  await page.getByLabel('hex…').selectOption(next.hex);
  await page.locator(`button[data-tile="${next.tile}"]`).tap();
  await page.locator('#decision').getByRole('button', { name: /^Lay / }).tap();
  await expect(page.getByLabel('History', { exact: true })).toHaveValue(String(game.actions.length + 1));
});

test('choices are put away for a look at the board, and come back', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  const board = page.locator('[data-board]');
  const choices = page.getByRole('button', { name: 'Choices' });
  const height = async (): Promise<number> => (await board.boundingBox())?.height ?? 0;
  // What is asked for is there only a moment after the question.
  await expect(page.getByLabel('hex…')).toBeVisible();
  const before = await height();
  await choices.tap();
  await expect(page.getByLabel('hex…')).toBeHidden();
  await expect.poll(height).toBeGreaterThan(before + 60);
  await expect(page.locator('#decision')).toBeInViewport({ ratio: 1 });
  await choices.tap();
  await expect(page.getByLabel('hex…')).toBeVisible();
});

test('targets are large enough for a thumb', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'buyTrain', 300);
  const small = await page.locator('#decision button, [role=tab], header button').evaluateAll(
    (buttons) =>
      buttons
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => each.getBoundingClientRect())
        .filter(({ height }) => height < 43.5).length,
  );
  expect(small).toBe(0);
});

test('a double tap brings a hex nearer, and a button goes back to the whole board', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  const hex = page.locator('[data-board] [data-hex]').first();
  const width = async (): Promise<number> => (await hex.boundingBox())?.width ?? 0;
  /** The board opens near what can be decided, and moves there by itself: the whole map is there when all its hexes are. */
  const showWholeMap = (): Promise<void> =>
    expect(async () => {
      await page.getByRole('button', { name: 'Whole map' }).tap();
      const outside = await page.locator('[data-board]').evaluate((board) => {
        const { left, right, top, bottom } = board.getBoundingClientRect();
        const rects = [...board.querySelectorAll('[data-hex]')].map((each) => each.getBoundingClientRect());
        return rects.filter((r) => r.left < left - 1 || r.right > right + 1 || r.top < top - 1 || r.bottom > bottom + 1)
          .length;
      });
      expect(outside).toBe(0);
    }).toPass({ timeout: 20_000 });
  await showWholeMap();
  const before = await width();
  const box = await page.locator('[data-board]').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await doubleTap(page, x, y);
  await expect.poll(width).toBeGreaterThan(1.2 * before);
  await showWholeMap();
  await expect.poll(width).toBeCloseTo(before, 0);
});
