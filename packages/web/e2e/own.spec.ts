/** What a person makes of the table: where panels lie, how big they are, what the board shows, what is new. */
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { openWhere, sampleGame } from './positions.ts';
import { importGame, withSettings } from './support.ts';

const WIDE = { width: 1440, height: 900 };

test('a panel is put elsewhere, by menu and by dragging, and stays there', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const id = await importGame(page, await sampleGame());
  const left = async (panel: string): Promise<number> =>
    (await page.locator(`[data-panel=${panel}]`).boundingBox())?.x ?? -1;
  const [log, board] = [await left('log'), await left('board')];
  expect(log).toBeGreaterThan(board);
  await page.getByRole('button', { name: 'Move panel: Log' }).click();
  await page.getByRole('menuitem', { name: 'Move to the middle' }).click();
  await expect.poll(() => left('log')).toBe(board);
  await page.goto(`/game/${id}`);
  await expect.poll(() => left('log')).toBe(board);
  // The log grows when the past of the game is known: what moves is hard to grasp.
  await page.locator('nav[aria-busy=false]').waitFor();
  await page.locator('[data-panel=log] header').dragTo(page.locator('[data-panel=players] header'));
  await expect.poll(() => left('log')).toBe(await left('players'));
  await page.getByRole('button', { name: 'Move panel: Log' }).click();
  await page.getByRole('menuitem', { name: 'Reset layout' }).click();
  await expect.poll(() => left('log')).toBe(log);
});

test('columns and panels are resized with the keyboard', async ({ page }) => {
  await page.setViewportSize(WIDE);
  // As a strip of prices the market is as low as a panel can be.
  await withSettings(page, { language: 'en', market: 'whole' });
  await importGame(page, await sampleGame());
  const size = async (panel: string) => {
    const box = await page.locator(`[data-panel=${panel}]`).boundingBox();
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  };
  const [companies, players] = [await size('companies'), await size('players')];
  await page.getByRole('separator', { name: 'Left column width' }).press('ArrowRight');
  await expect.poll(async () => (await size('companies')).width).toBe(companies.width + 20);
  await page.getByRole('separator', { name: 'Right column width' }).press('ArrowLeft');
  await expect.poll(async () => (await size('players')).width).toBe(players.width + 20);
  // The market was as high as its column is wide.
  const market = await size('market');
  await page.getByRole('separator', { name: 'Stock market: height' }).press('ArrowUp');
  await expect.poll(async () => (await size('market')).height).toBe(market.height - 20);
});

test('the board marks what the company reaches, and the last routes of everyone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openWhere(page, (_state, action) => action.type === 'layTile', 200);
  await expect(page.locator('.reachable polygon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Reachable track' }).click();
  await expect(page.locator('.reachable polygon')).not.toHaveCount(0);
  await page.getByRole('menuitemcheckbox', { name: 'Everyone’s last routes' }).click();
  await expect(page.locator('.routes .route')).not.toHaveCount(0);
});

test('routes are drawn in the colours that a person chose', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Train 1: color', { exact: true }).fill('#123456');
  await openWhere(page, (_state, action) => action.type === 'runTrains' && action.runs.length > 0);
  await expect(page.locator('.routes .route path[stroke="#123456"]')).not.toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Reset to theme' }).click();
  await expect(page.getByLabel('Train 1: color', { exact: true })).not.toHaveValue('#123456');
});

test('the log says what is new since one was last here', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const id = await importGame(page, await sampleGame());
  const length = Number(await page.getByRole('slider').getAttribute('max'));
  await expect(page.locator('[data-since=here]')).toHaveCount(0);
  await page.goto('/');
  await page.evaluate(([game, seen]) => localStorage.setItem('roundhouse.seen', JSON.stringify({ [game]: seen })), [
    id,
    length - 10,
  ] as const);
  await page.goto(`/game/${id}`);
  await expect(page.locator('[data-since=here]')).toHaveText('Since your last visit');
  await expect(page.locator('[data-since=here]')).toBeInViewport();
  await page.goto('/');
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(length));
  await expect(page.locator('[data-since=here]')).toHaveCount(0);
});
