import { apply, cashOf, companyIn, decider, factsOf, priceOf, topFrame } from '@roundhouse/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { openWhere, opens } from './positions.ts';
import { chooseLanguage, press, withSettings } from './support.ts';
import { operatingCompany, decision, stepOf } from './titleTable.ts';

const history = (page: Page): Locator => page.getByLabel('History', { exact: true });

/** How many actions the page stands after. */
const expectCount = (page: Page, actions: number): Promise<void> => expect(history(page)).toHaveValue(String(actions));

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('a tile is laid: lit hex, ghost, turned, confirmed', async ({ page }) => {
  const { next } = await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  if (next.type !== 'layTile') throw new Error('not a tile');
  await expect(page.locator('.lit polygon')).not.toHaveCount(0);
  await page.locator(`[data-hex="${next.hex}"]`).first().click({ force: true });
  await expect(page.locator('.ghosts .ghost')).toHaveCount(1);
  const tile = page.locator(`button[data-tile="${next.tile}"]`);
  if ((await tile.getAttribute('aria-checked')) === 'false') await tile.click();
  const confirm = decision(page).getByRole('button', { name: /^Lay / });
  const rotation = async (): Promise<number> =>
    (JSON.parse((await confirm.getAttribute('data-action')) ?? '{}') as { rotation: number }).rotation;
  for (let turn = 0; turn < 6 && (await rotation()) !== next.rotation; turn++) await page.keyboard.press('r');
  const before = Number(await history(page).inputValue());
  await confirm.click();
  await expectCount(page, before + 1);
  await expect(page.locator('.ghosts .ghost')).toHaveCount(0);
});

test('a station is placed from the list, with its cost', async ({ page }) => {
  const { next } = await openWhere(page, (_state, action) => action.type === 'placeToken');
  if (next.type !== 'placeToken') throw new Error('not a token');
  const place = decision(page).locator(`[data-action='${JSON.stringify(next)}']`);
  await expect(place).toContainText(/Place for \$\d+/);
  const tokens = page.locator(`[data-hex="${next.hex}"] .token`);
  const before = await tokens.count();
  await place.click();
  await expect(tokens).toHaveCount(before + 1);
});

test('a forced purchase says which train, and how much is missing', async ({ page }) => {
  const { state } = await openWhere(page, (now) => stepOf(now) === 'trains' && opens(now, 'sellShares'));
  const question = decision(page).locator('h2');
  await expect(question).toContainText('Raise cash for a train');
  const [, train, price, missing] =
    /(\w+)-train is \$(\d+), you’re \$(\d+) short/.exec(await question.innerText()) ?? [];
  const purse = cashOf(state, operatingCompany(state)) + cashOf(state, decider(state) ?? '');
  expect(factsOf(state).trains.find(({ name }) => name === train)?.price).toBe(Number(price));
  expect(Number(missing)).toBe(Number(price) - purse);
});

test('the best run is drawn, spelled out and called proved', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'runTrains' && action.runs.length > 1);
  await expect(page.locator('.routes .route')).not.toHaveCount(0);
  await expect(decision(page)).toContainText('optimal');
  const offered = await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .innerText();
  await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .click();
  await expect(page.locator('[data-event=trainsRan]').last()).toContainText(/\$\d+/);
  expect(offered).toMatch(/\$\d+/);
});

test('dividends say what they bring to everybody and to the price', async ({ page }) => {
  const { state } = await openWhere(page, (now, action) => action.type === 'dividend' && opens(now, 'dividend'), 120);
  const pay = decision(page).getByRole('button', { name: 'Pay out' });
  await expect(pay.locator('..')).toContainText(', now');
  await pay.click();
  await expect(page.locator('[data-event=dividend]').last()).toContainText('pays');
  expect(state.round.kind).toBe('operating');
});

test('shares: the price after a sale is shown before the click, and comes true', async ({ page }) => {
  const { next, state } = await openWhere(page, (_state, action) => action.type === 'sellShares');
  if (next.type !== 'sellShares') throw new Error('not a sale');
  const row = decision(page).locator(`[data-company="${next.company}"]`);
  const sell = row.locator(`[data-action='${JSON.stringify(next)}']`);
  // Of many amounts one is shown, and stepped through.
  const more = row.locator('[data-more]');
  while ((await sell.count()) === 0 && (await more.isEnabled())) await more.click();
  const announced = /price\s+\$(\d+)/.exec(await sell.innerText())?.[1];
  await press(sell);
  const card = page.locator(`[data-panel=companies] [data-company="${next.company}"] b`).first();
  if (announced !== undefined) await expect(card).toHaveText(`$${announced}`);
  expect(priceOf(state, next.company)).toBeGreaterThanOrEqual(Number(announced ?? 0));
});

test('what is refused says why, with a link to the rule', async ({ page }) => {
  await openWhere(page, (now, action) => now.round.kind === 'stock' && action.type === 'buyShares', 200);
  for (const folded of await decision(page).locator('details').all()) await folded.locator('summary').click();
  const rule = decision(page)
    .getByRole('link', { name: /^Rule 18MEX/ })
    .first();
  await expect(rule).toBeVisible();
  await expect(rule).toHaveAttribute('href', /\/titles\/18MEX\/rules\?rule=/);
  await rule.click();
  // It opens beside the game, at the rule.
  const book = page.getByRole('dialog', { name: 'Reference and rules' });
  await expect(book.locator('[data-rule][aria-current]')).toBeInViewport();
  await book.getByRole('button', { name: /Back to the game/ }).click();
  await expect(book).toHaveCount(0);
});

test('a train is bought, and what it rusts is said before', async ({ page }) => {
  const { next } = await openWhere(page, (now, action) => {
    if (action.type !== 'buyTrain' || action.from !== 'depot') return false;
    const done = apply(now, action);
    return 'events' in done && done.events.some((each) => each.type === 'trainsRusted' && each.names.includes('2'));
  });
  const row = decision(page).locator('li', { has: page.locator(`[data-action='${JSON.stringify(next)}']`) });
  await expect(row).toContainText(/2-trains rust/);
  await expect(row).toContainText(/phase\s4\sbegins/);
  await row.getByRole('button').click();
  await expect(page.locator('h1')).toContainText('Phase 4');
});

test('a merger shows its effect on every holder', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'merge');
  const merge = decision(page)
    .getByRole('button', { name: /^Merge/ })
    .first();
  await expect(decision(page).locator('li').first()).toContainText(/\$[\d,]+ (left|, now)/);
  await merge.click();
  await expect(page.locator('[data-event=companiesMerged], [data-event=special]').last()).toBeVisible();
});

test('a president pays for a train that the company must have', async ({ page }) => {
  const { next, state } = await openWhere(page, (now, action) => {
    if (action.type !== 'buyTrain' || action.from !== 'depot') return false;
    const company = companyIn(topFrame(now));
    return typeof company === 'string' && cashOf(now, company) < action.price;
  });
  if (next.type !== 'buyTrain') throw new Error('not a train');
  const button = page.locator(`[data-action='${JSON.stringify(next)}']`);
  const row = decision(page).locator('li', { has: button });
  const president = state.seats.indexOf(next.by);
  await expect(row).toContainText(['Ann', 'Boris', 'Clara'][president] ?? '');
  await expect(row).toContainText('−$');
  await button.click();
  await expect(page.locator('[data-event=trainBought]').last()).toBeVisible();
});

test('undo, redo, history, a line of the log, and back to now', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'layTile', 100);
  const all = game.actions.length;
  await page.keyboard.press('z');
  await expectCount(page, all - 1);
  await page.keyboard.press('y');
  await expectCount(page, all);
  await history(page).fill('20');
  await expect(decision(page)).toContainText('Viewing history');
  await page.keyboard.press('n');
  await expect(decision(page)).not.toContainText('Viewing history');
  await page.keyboard.press('[');
  await expectCount(page, all - 1);
  await page.keyboard.press('Escape');
  const tab = page.getByRole('tab', { name: 'Log' });
  if ((await tab.count()) > 0) await tab.click();
  await page.locator('[data-event] button').first().click();
  await expect(decision(page)).toContainText('Viewing history');
  // A line of the log takes the game back to itself in one press.
  const undo = page.locator('[role=log] [title="Undo to here"]').first();
  await undo.locator('..').hover();
  await undo.click();
  await expect(decision(page)).not.toContainText('Viewing history');
  expect(Number(await history(page).inputValue())).toBeLessThan(all);
});

test('trying it out: discarded leaves nothing, played becomes real', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'runTrains', 100);
  const all = game.actions.length;
  await page.getByRole('button', { name: 'What-if' }).click();
  await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .click();
  await expect(page.getByText('What-if: 1 move')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectCount(page, all);
  await page.getByRole('button', { name: 'What-if' }).click();
  await decision(page)
    .getByRole('button', { name: /^Run for/ })
    .click();
  await page.getByRole('button', { name: 'Play these moves' }).click();
  await expectCount(page, all + 1);
  await page.reload();
  await expectCount(page, all + 1);
});

test('from a past position one can try out, not play', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 100);
  await history(page).fill('30');
  await page.getByRole('button', { name: 'Start a what-if here' }).click();
  await expect(page.getByText('can’t be played')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('can’t be played')).toHaveCount(0);
});

test('the language is switched in place', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 100);
  await expect(decision(page)).toContainText('Lay ');
  await chooseLanguage(page, 'Русский');
  await expect(decision(page)).toContainText('Положите');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await chooseLanguage(page, 'English');
  await expect(decision(page)).toContainText('Lay ');
});

test('by keyboard alone: walk the hexes, lay the tile', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  await page.keyboard.press('b');
  await expect(page.locator('[data-board]')).toBeFocused();
  const lay = decision(page).getByRole('button', { name: /^Lay / });
  // What lays tiles is fetched apart.
  await expect(decision(page).locator('[data-map-work]').first()).toBeAttached();
  const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 24 && (await lay.count()) === 0; step++)
    await page.keyboard.press(ways[step % 4] ?? 'ArrowUp');
  await expect(lay).toBeVisible();
  await page.keyboard.press('Enter');
  await expectCount(page, game.actions.length + 1);
});

test('the text board tells what lies there and what can be built', async ({ page }) => {
  await withSettings(page, { language: 'en', textBoard: true });
  await openWhere(page, (_state, action) => action.type === 'layTile', 100);
  const buildable = page.getByRole('button', { name: /available now/ });
  await expect(buildable.first()).toBeVisible();
  await buildable.first().click();
  await expect(decision(page).getByRole('button', { name: /^Lay / })).toBeVisible();
});

test('the board alone has the room of all panels, by button and by key', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 150);
  const board = page.locator('[data-board]');
  const width = async (): Promise<number> => (await board.boundingBox())?.width ?? 0;
  const before = await width();
  const alone = page.locator('[data-zoom] button[data-key="w"]');
  await alone.click();
  await expect(alone).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThan(1.2 * before);
  await expect(page.locator('#decision')).toBeVisible();
  await page.keyboard.press('w');
  await expect(alone).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(width).toBeCloseTo(before, 0);
});
