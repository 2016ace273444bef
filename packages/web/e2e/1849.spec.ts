/** What is peculiar to 1849: gauges, the queue, the swap for the presidency, bonds, the earthquake, loans of players. */
import { apply, certificatesAt, isRefusal, type Offer } from '@roundhouse/engine';
import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { LIKES, type Preferences, playedGame } from './played.ts';
import { openAt } from './positions.ts';
import { operatingCompany, decision, stepOf } from './titleTable.ts';
import { chooseLanguage, expectFitsPhoneInRussian, press, withSettings } from './support.ts';

/** Trains change hands without end between companies of one president; issued shares only make the game longer. */
const shuns = (offer: Offer): boolean => {
  if (!('action' in offer)) return false;
  const { action } = offer;
  if (action.type === 'buyTrain') return action.from !== 'depot' && action.from !== 'pool';
  return action.type === 'sellShares' && action.for !== undefined;
};

const PREFERENCES: Preferences = {
  options: { bonds: true },
  likes: [
    ['takeLoan', 60],
    ['repayLoan', 30],
    ...LIKES.map(([type, percent]) => [type, type === 'sellShares' ? 12 : percent] as const),
  ],
  shuns,
  enough: (state) => state.own['messinaLocked'] === true,
};

/** Seed 38 sees all of it but a bond redeemed, and Messina with a tile and a station before it falls; seed 9 has that bond, and a swap that changes what both hold. */
const game = () => playedGame('1849', 38, 3, PREFERENCES);
const bonded = () => playedGame('1849', 9, 3, PREFERENCES);

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('laying: every tile says its gauge and its cost', async ({ page }) => {
  await openAt(page, await game(), (_state, action) => action.type === 'layTile' && action.hex === 'D2');
  await page.locator('[data-hex="D2"]').first().click({ force: true });
  const tiles = page.locator('[data-tile]');
  await expect(tiles.locator('[data-gauge="narrow"]').first()).toHaveText('narrow gauge');
  await expect(tiles.locator('[data-gauge="broad"]').first()).toHaveText('standard gauge');
  await expect(tiles.locator('[data-cost]').first()).toContainText(/L\.\d+/);
  await chooseLanguage(page, 'Русский');
  await expect(tiles.locator('[data-gauge="narrow"]').first()).toHaveText('узкая колея');
  await expectFitsPhoneInRussian(page);
});

test('the founding queue stands in its order', async ({ page }) => {
  const { state } = await openAt(page, await game(), () => true);
  const waiting = (state.own['roster'] as readonly string[]).filter((id) => state.companies[id]?.status !== 'floated');
  expect(waiting).toHaveLength(5);
  const shown = page.locator('[data-queued]');
  await expect(shown).toHaveCount(waiting.length);
  expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-queued')))).toEqual(waiting);
});

test('the presidency is swapped for the last certificate or two ordinary ones', async ({ page }) => {
  const { next, state } = await openAt(page, await bonded(), (each) => stepOf(each) === 'presidencySwap');
  await expect(decision(page).locator('[data-note=presidencySwap]')).toContainText('becomes president of');
  // Everybody's share stays as it is: the choice is how many certificates it is made of.
  const held = certificatesAt(state, next.by, operatingCompany(state)).length;
  const rowOf = (button: Locator): Locator => decision(page).locator('li', { has: button });
  const last = page.getByRole('button', { name: 'The last certificate (20%)' });
  await expect(rowOf(last)).toContainText(`holds ${held} certificates`);
  const ordinary = page.getByRole('button', { name: 'Two ordinary certificates' });
  await expect(rowOf(ordinary)).toContainText(`holds ${held + 1} certificates`);
  await ordinary.click();
  await expect(decision(page).locator('[data-note=presidencySwap]')).toHaveCount(0);
});

test('a bond is issued and stands on the card; later it is redeemed', async ({ page }) => {
  const { next, state } = await openAt(page, await bonded(), (_state, action) => action.type === 'takeLoan');
  const company = operatingCompany(state);
  const issue = decision(page).locator(`[data-action='${JSON.stringify(next)}']`);
  await expect(issue).toContainText('Issue a bond for L.500');
  await expect(decision(page)).toContainText('+L.500');
  await press(issue);
  await expect(page.locator(`[data-panel=companies] [data-company="${company}"]`)).toContainText('Bond');
  const later = await openAt(page, await bonded(), (_state, action) => action.type === 'repayLoan');
  const redeem = decision(page).locator(`[data-action='${JSON.stringify(later.next)}']`);
  await expect(redeem).toHaveText('Redeem the bond for L.500');
  await expect(decision(page)).toContainText('−L.500');
  await chooseLanguage(page, 'Русский');
  await expect(redeem).toHaveText('Погасить облигацию за L.500');
});

test('the earthquake is foretold by the train, then Messina lies bare', async ({ page }) => {
  const { next } = await openAt(page, await game(), (state, action) => {
    const done = action.type === 'buyTrain' ? apply(state, action) : undefined;
    return done !== undefined && !isRefusal(done) && done.state.own['messinaLocked'] === true;
  });
  const buy = page.locator(`[data-action='${JSON.stringify(next)}']`);
  await expect(decision(page).locator('li', { has: buy })).toContainText('An earthquake destroys Messina');
  const messina = page.locator('[data-hex="B14"]');
  await expect(messina.locator('.token')).not.toHaveCount(0);
  await press(buy);
  await expect(messina.locator('.token')).toHaveCount(0);
  await expect(page.locator('[data-event=special]', { hasText: 'An earthquake destroys Messina' })).toHaveCount(1);
  // The banner of the phase lies over the board, and stays there in the other language, for which the board is drawn anew.
  const banner = page.locator('[data-board-frame] [data-phase]');
  await expect(banner).toContainText('An earthquake destroys Messina');
  await chooseLanguage(page, 'Русский');
  await expect(banner).toContainText('Землетрясение разрушает');
});

test('a player who cannot pay leaves or takes a loan, and sees what each means', async ({ page }) => {
  await openAt(page, await game(), (state) => stepOf(state) === 'leaveOrLoan');
  await expect(decision(page).locator('[data-note=leaveOrLoan]')).toContainText('L.750');
  const leave = page.getByRole('button', { name: 'Drop out' });
  await expect(leave).toContainText('drops out with');
  await decision(page).getByRole('button', { name: 'Take a loan of L.500' }).click();
  await expect(decision(page).locator('[data-note=leaveOrLoan]')).toHaveCount(0);
});
