/** What is peculiar to 1862: charters, types and warranties, permits, mergers and option shares, stations scored once. */
import type { State } from '@roundhouse/engine';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { outcomeOf } from '../src/game/decision/outcome.ts';
import { playedGame } from './played.ts';
import { openAt } from './positions.ts';
import { operatingCompany, decision, stepOf } from './titleTable.ts';
import { chooseLanguage, expectFitsPhoneInRussian, withSettings } from './support.ts';

/** Seed 3 sees a merger that another director is asked for, option shares, chains of Freights and receivership. */
const game = () => playedGame('1862', 3);

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('Parliament: bids from nothing, each charter with its permit; what comes later is folded', async ({ page }) => {
  const { next } = await openAt(page, await game(), (_state, action) => action.type === 'bid');
  if (next.type !== 'bid') throw new Error('not a bid');
  await expect(decision(page).locator('h2')).toContainText('Open an auction for a charter');
  await expect(decision(page)).toContainText(/Permits?: (Freights|Locals|Expresses)/);
  await decision(page).locator('summary').first().click();
  await expect(decision(page)).toContainText('can start from phase');
  await decision(page).getByRole('button', { name: /^Bid/ }).first().click();
  await expect(decision(page).locator('h2')).toContainText('Raise the bid or pass');
});

test('a charter: par, then up to two more shares', async ({ page }) => {
  const { next } = await openAt(page, await game(), (_state, action) => action.type === 'par');
  if (next.type !== 'par') throw new Error('no par');
  await expect(decision(page).locator('h2')).toContainText('Set par and buy up to two more shares');
  // The price first: it says what it costs and what the treasury gets.
  await decision(page).locator(`[data-par="${next.company} ${next.cell}"]`).click();
  await decision(page)
    .locator(`[data-action='${JSON.stringify(next)}']`)
    .click();
  await expect(decision(page).getByRole('button', { name: /^Buy 10%/ })).toBeVisible();
});

test('a train is bought as a type, warranties are paid on top and stay on the card', async ({ page }) => {
  const { next, state } = await openAt(
    page,
    await game(),
    (_state, action) => action.type === 'buyTrain' && action.from === 'depot' && action.warranties === 2,
  );
  if (next.type !== 'buyTrain') throw new Error('not a train');
  const company = operatingCompany(state);
  const buy = page.locator(`[data-action='${JSON.stringify(next)}']`);
  const row = decision(page).locator('li', { has: buy });
  // The type first, then how many warranties.
  const offer = decision(page)
    .locator('[data-option=buyTrain]', { hasText: next.side ?? '' })
    .first();
  await offer.locator('[data-warranties="2"]').click();
  await expect(row).toContainText(/Freight|Local|Express/);
  await expect(row.getByRole('radio', { checked: true })).toHaveText('2');
  await expect(buy).toHaveText(`Buy for £${next.price + 100}`);
  const card = page.locator(`[data-panel=companies] [data-company="${company}"]`);
  await expect(card.locator('[data-remarks]')).toContainText(/Permits?:/);
  const before = await card.locator('abbr', { hasText: '***' }).count();
  await buy.click();
  // An A train has one of its own.
  await expect(card.locator('abbr', { hasText: '***' })).toHaveCount(before + 1);
});

test('a merger shows every holder before and after, for either survivor', async ({ page }) => {
  const { next } = await openAt(
    page,
    await game(),
    (state, action) => action.type === 'merge' && (outcomeOf(state, action)?.supposed.length ?? 0) > 0,
  );
  if (next.type !== 'merge') throw new Error('not a merger');
  await expect(decision(page).locator('[data-merge]')).toHaveCount(2);
  const mine = decision(page).locator(`[data-merge="${next.survivor}"]`);
  await expect(mine).toContainText(/£\d+/);
  const player = mine.locator(`[data-holders] [data-holder="${next.by}"]`);
  await expect(player).toContainText(/\d+ → \d+%/);
  await expect(mine).toContainText(/Redeem it for £\d+/);
  await mine.getByRole('button', { name: /^Merge/ }).click();
  await expect(decision(page)).toContainText('wants to merge with');
  await expect(decision(page).locator('[data-holders]')).toHaveCount(1);
  await chooseLanguage(page, 'Русский');
  await expect(decision(page).locator('[data-holders] caption')).toHaveText('До и после');
  await expectFitsPhoneInRussian(page);
});

test('an option share is redeemed or given up, with its price and what follows', async ({ page }) => {
  const { next } = await openAt(page, await game(), (state) => stepOf(state) === 'fold');
  await expect(decision(page).locator('[data-note=fold]')).toContainText(/option share of .+/);
  await expect(decision(page).locator('[data-holders]')).not.toHaveCount(0);
  await expect(decision(page).getByRole('button', { name: /^Redeem it for £\d+/ })).toBeVisible();
  await expect(decision(page).getByRole('button', { name: /^Give it up and get £\d+/ })).toBeVisible();
  await decision(page)
    .locator(`[data-action='${JSON.stringify(next)}']`)
    .click();
  await expect(page.locator('[data-event=special]', { hasText: 'the option share of' }).last()).toBeVisible();
});

test('runs stop by stop; a station that another train has scored is not counted twice', async ({ page }) => {
  await openAt(page, await game(), (_state, action) => action.type === 'runTrains' && action.runs.length > 1);
  await expect(decision(page).locator('s[title^="not scored"]').first()).toHaveText(/^\d+$/);
  await expect(decision(page).getByRole('button', { name: /^Run for £\d+/ })).toBeVisible();
});

test('Freights that run as one say so, with the straight line between their ends', async ({ page }) => {
  const isFreight = (state: State, train: string): boolean =>
    state.trains.find((each) => each.id === train)?.side.endsWith('F') === true;
  await openAt(
    page,
    await game(),
    (state, action) =>
      action.type === 'runTrains' && action.runs.filter(({ train }) => isFreight(state, train)).length > 1,
  );
  await expect(decision(page).locator('[data-chain]').first()).toContainText(/chained with \d+F/);
  await expect(decision(page)).toContainText(/straight line \+\d+/);
});

test('receivership stands on the card', async ({ page }) => {
  const { state } = await openAt(
    page,
    await game(),
    (now) =>
      stepOf(now) === 'stockTurn' &&
      Object.values(now.companies).some((each) => each.status === 'floated' && each.president === null),
  );
  const [company] =
    Object.entries(state.companies).find(([, each]) => each.status === 'floated' && each.president === null) ?? [];
  const card = page.locator(`[data-panel=companies] [data-company="${company ?? ''}"]`);
  await expect(card.locator('[data-remarks]')).toContainText('Receivership');
});

test('London is built to instead of track, by its name', async ({ page }) => {
  const { next } = await openAt(
    page,
    await playedGame('1862', 2),
    (state, action) => action.type === 'placeToken' && stepOf(state) === 'track',
  );
  const place = page.locator(`[data-action='${JSON.stringify(next)}']`);
  await expect(decision(page).locator('li', { has: place })).toContainText('London');
  // Places are called as on the board, where they are looked for, in every language.
  await chooseLanguage(page, 'Русский');
  await expect(decision(page).locator('li', { has: place })).toContainText(/London \(B15\).*Поставить бесплатно/);
  // The same station is offered at its hex.
  await decision(page).locator(place).click();
  await expect(place).toHaveCount(0);
});

test('the director says which station a train of n/m does not count', async ({ page }) => {
  const cities = (state: State, stops: readonly string[]): number =>
    stops.filter((stop) => !stop.startsWith('port') && state.board.tiles[stop.slice(0, stop.lastIndexOf('/'))]).length;
  const { next, state } = await openAt(
    page,
    await game(),
    (now, action) =>
      action.type === 'runTrains' &&
      action.runs.some(
        ({ train, stops }) =>
          now.trains.find((each) => each.id === train)?.side.includes('/') === true && cities(now, stops) > 2,
      ),
  );
  if (next.type !== 'runTrains') throw new Error('not a run');
  const train = next.runs.find(
    (run) => state.trains.find(({ id }) => id === run.train)?.side.includes('/') && run.stops.length > 2,
  );
  await decision(page).getByRole('button', { name: 'Edit routes' }).click();
  const side = state.trains.find(({ id }) => id === train?.train)?.side ?? '';
  await decision(page)
    .getByRole('group', { name: 'Train' })
    .getByRole('button', { name: new RegExp(`^${side}`) })
    .first()
    .click();
  const reading = decision(page).locator('[data-reading=scored]');
  await expect(reading).toHaveValue('-1');
  const before = await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .innerText();
  await reading.selectOption({ index: 1 });
  // What does not count may cost money; it is never more than the best.
  const after = await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .innerText();
  const figure = (text: string): number => Number(/£(\d+)/.exec(text)?.[1]);
  expect(figure(after)).toBeLessThanOrEqual(figure(before));
  await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .click();
  await expect(page.locator('[data-event=trainsRan]').last()).toBeVisible();
});
