import { expect, type Page } from '@playwright/test';
import { firstVisit, test } from './test.ts';
import { sampleGame } from './positions.ts';
import { importGame, withSettings } from './support.ts';

firstVisit('with storage switched off a visitor can play, and reads that nothing lasts', async ({ page }) => {
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
  await page.setInputFiles('input[type=file]', await sampleGame());
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(page.locator('#decision')).toBeVisible();
  await page.goto('/titles/18MEX/rules');
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('two tabs show the same game: what happens in one is seen in the other', async ({ page, context }) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  const other = await context.newPage();
  await other.goto(`/game/${id}`);
  await expect(other.locator('#decision')).toContainText(/wins/);
  await page.keyboard.press('z');
  await expect(page.locator('#decision')).not.toContainText(/wins/);
  await expect(other.locator('#decision')).not.toContainText(/wins/);
});

test('what is decided in the last moment before a reload is there afterwards', async ({ page }) => {
  await importGame(page, await sampleGame());
  const history = page.locator('nav input[type=range]');
  const all = Number(await history.getAttribute('max'));
  // Taken back and left within one breath: the database never hears of it.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-key="z"]')?.click();
    location.reload();
  });
  await expect(history).toHaveAttribute('max', String(all - 1));
  await page.reload();
  await expect(history).toHaveAttribute('max', String(all - 1));
});

test('a game removed in one tab is missing in the other, without a crash', async ({ page, context }) => {
  const errors: Error[] = [];
  const id = await importGame(page, await sampleGame());
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
  await expect(other.getByText('That game isn’t on this device.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a full disk: the message says so, the game goes on, and all is saved when there is room again', async ({
  page,
}) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  await page.evaluate(() => {
    const usual = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    const put = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.defineProperty(IDBObjectStore.prototype, 'put', { ...usual, value: put });
    Object.assign(window, { makeRoom: () => Object.defineProperty(IDBObjectStore.prototype, 'put', usual) });
  });
  const slider = page.getByRole('slider');
  const length = Number(await slider.getAttribute('max'));
  await page.keyboard.press('z');
  await expect(page.getByRole('alert')).toContainText('Storage is full');
  await expect(slider).toHaveAttribute('max', String(length - 1));
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.keyboard.press('z');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`/game/${id}`);
  await expect(slider).toHaveAttribute('max', String(length - 2));
});

/** Puts an action into a stored game that no rules allow, as a newer program might find it. */
const spoil = (page: Page, id: string, at: number, withHead: boolean): Promise<void> =>
  page.evaluate(
    async ([game, index, keepHead]) => {
      const request = indexedDB.open('roundhouse');
      await new Promise((done) => request.addEventListener('success', done));
      const store = request.result.transaction('games', 'readwrite').objectStore('games');
      const asked = store.get(game);
      await new Promise((done) => asked.addEventListener('success', done));
      const record = asked.result as { head?: unknown; game: { actions: { type: string; by: string }[] } };
      record.game.actions[index] = { type: 'endOfTheWorld', by: '@1' };
      if (!keepHead) delete record.head;
      const put = store.put(record);
      await new Promise((done) => put.addEventListener('success', done));
      request.result.close();
    },
    [id, at, withHead] as const,
  );

test('an old action that is no longer understood: the game goes on from where it stood', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  const verdict = await page.locator('#decision').innerText();
  const slider = page.getByRole('slider');
  const length = await slider.getAttribute('max');
  await spoil(page, id, 20, true);
  await page.goto('/');
  // A game that was only looked at says where it stands.
  await expect(page.locator(`[data-game="${id}"]`)).toContainText(/ won/);
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('note')).toContainText(`Actions 21 to ${length}`);
  await expect(page.locator('#decision')).toHaveText(verdict, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('20');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue(length ?? '');
});

test('without a kept position such a game can be read up to that action, and stays as it is', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  await spoil(page, id, 20, false);
  await page.goto('/');
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('alert')).toContainText('Action 21 of');
  await expect(page.locator('#decision')).toContainText('read-only');
  await expect(page.getByRole('slider')).toHaveAttribute('max', '20');
  await page.getByRole('button', { name: 'Continue in a copy' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveAttribute('max', '20');
});

/** Puts values into the store of games as they are. */
const putRaw = (page: Page, values: readonly unknown[]): Promise<void> =>
  page.evaluate(async (records) => {
    const request = indexedDB.open('roundhouse');
    await new Promise((done) => request.addEventListener('success', done));
    const transaction = request.result.transaction('games', 'readwrite');
    for (const record of records) transaction.objectStore('games').put(record);
    await new Promise((done) => transaction.addEventListener('complete', done));
    request.result.close();
  }, values);

test('damaged games are listed as unreadable, can be deleted, and take nothing else away', async ({ page }) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  await putRaw(page, [
    { id: 'bad1', game: null },
    { id: 'bad2', schema: 1, revision: 1, updated: 'x', summary: null },
    { id: 'bad3', schema: 99 },
  ]);
  await page.goto('/');
  await expect(page.locator(`[data-game="${id}"]`)).toContainText(/ won/);
  const unreadable = page.locator('section', { has: page.getByRole('heading', { name: 'Unreadable' }) });
  await expect(unreadable.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('[data-game=bad3]')).toContainText('newer version');
  const bad = page.locator('[data-game=bad1]');
  const file = page.waitForEvent('download');
  await bad.getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toBe('bad1.json');
  await bad.getByRole('button', { name: 'Delete' }).click();
  await bad.getByRole('button', { name: 'Delete for good?' }).click();
  await expect(unreadable.getByRole('listitem')).toHaveCount(2);
  await page.goto('/game/bad2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('data is damaged');
});

test('a lost connection to the store is opened again, and what follows is saved', async ({ page, context }) => {
  const id = await importGame(page, await sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  const slider = page.getByRole('slider');
  const length = Number(await slider.getAttribute('max'));
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.keyboard.press('z');
  await expect(slider).toHaveAttribute('max', String(length - 1));
  // It is saved after the picture is painted: another tab hears of it.
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator(`[data-game="${id}"]`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`/game/${id}`);
  await expect(slider).toHaveAttribute('max', String(length - 1));
});

test('damaged settings: what is sound is kept, the rest is as usual', async ({ page }) => {
  await withSettings(page, { language: 'ru', name: 12, layers: 'all', folded: [5], sideWidth: 'wide', hotkeys: 'no' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Сыграть с ботами/ }).click();
  await expect(page.locator('#decision h2')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

for (const [address, words] of [
  ['/titles/%E0%A4%A', 'We don’t have a title called'],
  ['/print/%E0%A4%A', 'We don’t have a title called'],
  ['/game/%00', 'isn’t on this device'],
  ['/no/such/page', 'no page at this address'],
] as const)
  test(`the odd address ${address} gets a page with words, a heading, and a name in the tab`, async ({ page }) => {
    await withSettings(page, { language: 'en' });
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/. · Roundhouse$/);
  });
