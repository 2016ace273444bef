import { expect, type Page, test } from '@playwright/test';
import { sampleGame } from './positions.ts';
import { importGame } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const controlled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

test('can be installed: a manifest with icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Roundhouse', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});

test('after the first visit everything works without a net', async ({ page, context }) => {
  await page.goto('/');
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The other language, there and back.
  await page.locator('[data-language=ru]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('navigation').getByText('Настройки')).toBeVisible();
  await page.locator('[data-language=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Pages and titles that were never opened before.
  await page.goto('/titles/1849/map');
  await expect(page.getByRole('img', { name: /map$/ })).toBeVisible();
  await page.goto('/titles/18MEX/rules');
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  const id = await importGame(page, await sampleGame());
  await page.goto(`/game/${id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share/);
  await page.goto(`/game/${id}`);
  await expect(page.locator('#decision')).toBeVisible();
});

test('a new version waits until the person likes, and other tabs stay as they are', async ({ page, context }) => {
  await page.goto('/');
  await controlled(page);
  const other = await context.newPage();
  await other.goto('/titles/18MEX/market');
  await expect(other.getByRole('img', { name: 'Stock market' })).toBeVisible();
  await other.evaluate(() => Object.assign(window, { unchanged: true }));
  // The worker under another address is a new one to the browser, as that of the next build would be.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?next');
  });
  const note = page.getByText('A new version is available.');
  await expect(note).toBeVisible();
  await page.evaluate(() => Object.assign(window, { unchanged: true }));
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'unchanged' in window)).toBe(false);
  expect(await other.evaluate(() => 'unchanged' in window)).toBe(true);
  // The other tab goes on, and still finds parts that it had not loaded.
  await other.locator('nav a[href$="/rules"]').click();
  await expect(other.locator('[data-rule]').first()).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that cannot be fetched says so, and comes when there is a net again', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.route(/Settings-.*\.js$/, (route) => route.abort());
    await page.getByRole('navigation').getByText('Settings').click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t load this part');
    await context.unroute(/Settings-.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
