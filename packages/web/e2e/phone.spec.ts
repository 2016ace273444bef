import { expect, type Locator, type Page } from '@playwright/test';
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
  await page.getByLabel('Where to lay').selectOption(next.hex);
  await page.locator(`button[data-tile="${next.tile}"]`).tap();
  await page.locator('#decision').getByRole('button', { name: /^Lay / }).tap();
  await expect(page.getByLabel('History', { exact: true })).toHaveValue(String(game.actions.length + 1));
});

test('a route is drawn with a thumb: its two ends are enough, the map stays, the route and the sum are in sight', async ({
  page,
}) => {
  const { next } = await openWhere(
    page,
    (_state, action) =>
      action.type === 'runTrains' &&
      action.runs[0]?.stops.length === 3 &&
      new Set(action.runs[0].stops.map((each) => each.split('/')[0])).size === 3,
    60,
  );
  if (next.type !== 'runTrains') throw new Error('not a run');
  const sheet = page.locator('#decision');
  const run = sheet.locator('[data-part=pinned] .primary');
  await sheet.getByRole('button', { name: 'Edit routes' }).tap();
  const before = await run.innerText();
  const stops = sheet.getByText(/ – .* – /u).first();
  await expect(stops).toBeInViewport({ ratio: 1 });
  const [first = '', , last = ''] = (next.runs[0]?.stops ?? []).map((each) => each.slice(0, each.lastIndexOf('/')));
  const place = async (hex: string): Promise<{ readonly x: number; readonly y: number; readonly width: number }> => {
    const box = await page.locator(`[data-board] [data-hex="${hex}"]`).first().boundingBox();
    if (!box) throw new Error(`no ${hex}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  };
  const [from, to] = [await place(first), await place(last)];
  await sheet.getByRole('button', { name: 'Clear' }).tap();
  // Beside the middle, as a thumb does.
  for (const { x, y, width } of [from, to]) await page.touchscreen.tap(x + width / 5, y + width / 5);
  await expect(run).toHaveText(before);
  await expect(stops).toBeInViewport({ ratio: 1 });
  await expect(run).toBeInViewport({ ratio: 1 });
  expect([await place(first), await place(last)]).toEqual([from, to]);
  await sheet.getByRole('button', { name: 'Remove stop' }).tap();
  await expect(run).not.toHaveText(before);
  await page.touchscreen.tap(to.x, to.y);
  await run.tap();
  await expect(page.locator('[data-event=trainsRan]').last()).toBeAttached();
});

test('the sheet has three heights; nothing under it moves; the way back lowers it', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  const board = page.locator('[data-board]');
  const sheet = page.locator('#decision');
  const grip = sheet.locator('[aria-expanded]').first();
  const box = async (of: Locator): Promise<{ readonly y: number; readonly height: number }> =>
    (await of.boundingBox()) ?? { y: 0, height: 0 };
  const whole = await box(board);
  await expect(page.getByLabel('Where to lay')).toBeVisible();
  const choices = await box(sheet);
  // While something is built the map has at least half of the height.
  expect(choices.height).toBeLessThanOrEqual(whole.height / 2 + 1);
  const head = sheet.locator('h2');
  /** Drawn by its head, as with a thumb. */
  const drag = async (by: number): Promise<void> => {
    const { x, y } = (await head.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10 + by);
    await page.mouse.up();
  };
  await drag(60);
  await expect(page.getByLabel('Where to lay')).toBeHidden();
  await expect(head).toBeInViewport();
  expect(await box(board)).toEqual(whole);
  await drag(-60);
  await expect(page.getByLabel('Where to lay')).toBeVisible();
  await drag(-60);
  // As high as what it holds, up to nearly the whole screen.
  await expect(sheet.locator('[data-height=all]')).toBeVisible();
  expect(await box(board)).toEqual(whole);
  const game = page.url();
  await page.goBack();
  await expect(sheet.locator('[data-height=choices]')).toBeVisible();
  expect(page.url()).toBe(game);
  await expect(grip).toBeVisible();
});

test('who looks at another tab sees it: the sheet makes way, and comes back with the next decision', async ({
  page,
}) => {
  await openWhere(page, (_state, action) => action.type === 'dividend', 150);
  await page.getByRole('tab', { name: 'Companies' }).tap();
  // What is most likely wanted stays in sight.
  await expect(page.locator('#decision').getByRole('button', { name: /^Pay out/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#decision').getByRole('button', { name: /^Withhold/ })).toBeHidden();
  await page
    .locator('#decision')
    .getByRole('button', { name: /^Pay out/ })
    .tap();
  await expect(page.locator('#decision [data-choices]')).toBeVisible();
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
      const wholeMap = page.getByRole('button', { name: 'Whole map' });
      if (!(await wholeMap.isVisible())) await page.getByRole('button', { name: 'Recenter' }).tap();
      await wholeMap.tap();
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

test('a tap on the tile in the hand turns it: only the button lays it', async ({ page }) => {
  await page.goto('/learn');
  const lesson = page.locator('[data-lesson]');
  await expect(page.locator('#decision h2')).toBeVisible();
  const hex = page.locator('[data-board] [data-hex="I8"]').first();
  await hex.tap();
  const ghost = page.locator('.ghosts .ghost');
  await expect(ghost).toHaveCount(1);
  const shape = (): Promise<string> => ghost.evaluate((each) => each.outerHTML);
  const before = await shape();
  // By touch alone, however the tile covers what lies below it.
  await hex.tap({ force: true });
  await expect.poll(shape).not.toBe(before);
  await expect(page.locator('#decision').getByRole('button', { name: /^Lay / })).toBeVisible();
  await expect(lesson).toHaveAttribute('data-stand', 'going');
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('what stands between the buttons of the map takes no tap meant for them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).tap();
  await expect(page.locator('[data-mine]')).toBeVisible();
  await page.getByRole('button', { name: 'Layers' }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Recenter' }).tap();
  for (const name of ['Zoom in', 'Zoom out', 'Whole map']) await page.getByRole('button', { name }).tap();
});

/** Touches that go up or down, as a finger does. */
const swipe = async (page: Page, x: number, y: number, by: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number): Promise<unknown> =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 8; step++) await touch('touchMove', y + (by * step) / 8);
  await touch('touchEnd', y + by);
  await browser.detach();
};

test('the card of a hex is closed by a finger and by the way back, which lets go of a tile, too', async ({ page }) => {
  const { next } = await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  if (next.type !== 'layTile') throw new Error('not a tile');
  const card = page.locator('[data-news=hex] details');
  const game = page.url();
  const elsewhere = page.locator('[data-board] [data-hex]').first();
  const open = async (): Promise<void> => {
    await elsewhere.dispatchEvent('click');
    await expect(card).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(card).toBeHidden();
  await open();
  const box = await page.locator('[data-news=hex]').boundingBox();
  if (!box) throw new Error('no card');
  await swipe(page, box.x + box.width / 2, box.y + 10, 80);
  await expect(card).toBeHidden();
  // What a finger closed leaves no step behind.
  await page.getByLabel('Where to lay').selectOption(next.hex);
  const tile = page.locator(`button[data-tile="${next.tile}"]`);
  await tile.tap();
  const lay = page.locator('#decision').getByRole('button', { name: /^Lay / });
  await expect(lay).toBeVisible();
  await page.goBack();
  await expect(lay).toBeHidden();
  await expect(page.getByLabel('Where to lay')).toBeVisible();
  expect(page.url()).toBe(game);
});

test('the card of a round is one line while the question is on the map; put away, it stays away', async ({ page }) => {
  const rounds = new Map<string, string>();
  await openWhere(page, (state, action) => {
    const round = JSON.stringify(state.round);
    const before = rounds.get(action.by);
    rounds.set(action.by, round);
    return action.type === 'layTile' && before !== undefined && before !== round;
  });
  const card = page.locator('[data-round-ended]');
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(60);
  await card.locator('[aria-expanded=false]').tap();
  await expect(card.getByRole('list', { name: 'Standings' })).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#decision h2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recenter' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the first game of one’s own after a first game has hints at every step, the next has none', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('roundhouse.first', '{"/game/x":"ended"}'));
  for (const count of [1, 0]) {
    await page.goto('/');
    await page.getByRole('button', { name: /Play against bots/ }).tap();
    await expect(page.locator('#decision [data-choices]')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Hints' })).toHaveCount(count);
  }
});

test('what others did is a list that starts at its beginning; once it is read the log stands at its end', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', pace: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).tap();
  const pass = page.locator('#decision').getByRole('button', { name: 'Pass', exact: true });
  // A turn or two of bots make it longer than the screen is high.
  for (let turn = 0; turn < 2; turn++) {
    const slider = page.getByRole('slider', { name: 'History' });
    await expect(pass).toBeVisible({ timeout: 60_000 });
    const before = Number(await slider.getAttribute('max'));
    await pass.tap();
    await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before + 1);
  }
  await expect(pass).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Log' }).tap();
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  await expect(recap).toBeVisible();
  const pane = page.locator('#pane-log');
  expect(await pane.evaluate((box) => box.scrollTop)).toBe(0);
  await recap.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(page.getByRole('log')).toBeVisible();
  await expect
    .poll(() => pane.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThanOrEqual(1);
});
