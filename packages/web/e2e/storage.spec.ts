import { expect, type Page } from '@playwright/test';
import { firstVisit, test } from './test.ts';
import { importGame, sampleGame } from './support.ts';

firstVisit('with storage switched off one can play, and is told that nothing lasts', async ({ page }) => {
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
  await page.setInputFiles('input[type=file]', sampleGame());
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(page.locator('#decision')).toBeVisible();
  await page.goto('/titles/18MEX/rules');
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('two tabs show the same game: what happens in one is seen in the other', async ({ page, context }) => {
  const id = await importGame(page, sampleGame());
  await expect(page.locator('#decision')).toContainText(/wins/);
  const other = await context.newPage();
  await other.goto(`/game/${id}`);
  await expect(other.locator('#decision')).toContainText(/wins/);
  await page.keyboard.press('z');
  await expect(page.locator('#decision')).not.toContainText(/wins/);
  await expect(other.locator('#decision')).not.toContainText(/wins/);
});

test('a game removed in one tab is missing in the other, without a crash', async ({ page, context }) => {
  const errors: Error[] = [];
  const id = await importGame(page, sampleGame());
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
  const id = await importGame(page, sampleGame());
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
  const id = await importGame(page, sampleGame());
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
  const id = await importGame(page, sampleGame());
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
