/** What is peculiar to 1817: seed money, starting a company, shorts, loans, growth, company auctions, the cash crisis. */
import { type Action, apply, fieldsOf, isRefusal, priceOf, type State, topFrame } from '@roundhouse/engine';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { LIKES, type Preferences, playedGame } from './played.ts';
import { chooseLanguage, expectFitsPhoneInRussian, press, withSettings } from './support.ts';
import { openAt } from './positions.ts';
import { decision, stepOf } from './titleTable.ts';

const PREFERENCES: Preferences = {
  likes: [['short', 15], ['convert', 30], ['takeLoan', 40], ['repayLoan', 20], ['sellPrivate', 60], ...LIKES],
};

/** Seeds that together see everything. */
const SEEDS = [2, 1, 5, 6, 7, 8];

/** Opens the first position of these games that fits. */
const openWhere = async (page: Page, fits: (state: State, next: Action) => boolean) => {
  for (const seed of SEEDS) {
    const played = await playedGame('1817', seed, 3, PREFERENCES);
    const seen = played.game.actions.some((action, at) => {
      const state = played.states[at];
      return state !== undefined && fits(state, action);
    });
    if (seen) return openAt(page, played, fits);
  }
  throw new Error('no such position in these games');
};

/** After it the player still acts for the company. */
const goesOnFor = (state: State, action: Action): boolean => {
  const result = apply(state, action);
  return !isRefusal(result) && typeof fieldsOf(result.state.agenda.at(-1))['acting'] === 'string';
};

const hint = (page: Page, key: string) => decision(page).locator(`[data-hint="hint.${key}"]`);
const figures = (page: Page) => decision(page).locator('[data-notes=figures]');
const rowOf = (page: Page, action: Action) =>
  decision(page).locator('li', { has: page.locator(`[data-action='${JSON.stringify(action)}']`) });
const button = (page: Page, action: Action) => decision(page).locator(`[data-action='${JSON.stringify(action)}']`);

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('the initial auction: seed money, face values, and how a lot would end', async ({ page }) => {
  await openWhere(page, (state) => stepOf(state) === 'privateAuction');
  await expect(figures(page)).toContainText('Seed money: $');
  await expect(decision(page)).toContainText(/face value \$\d+/);
  await expect(decision(page)).toContainText(/High bid: .+\$\d+/);
  await expect(decision(page).locator('[data-outcome=bid]')).toContainText(/−\$\d+/);
  await expect(decision(page).locator('[data-outcome=bid]')).toContainText('Seed money: ');
  await chooseLanguage(page, 'Русский');
  await expect(figures(page)).toContainText(/посевной фонд/i);
  await expect(decision(page)).toContainText('номинал');
});

test('a company is started: which, for how much, where, and with which privates', async ({ page }) => {
  const { state } = await openWhere(page, (now, next) => stepOf(now) === 'stockTurn' && next.type === 'bid');
  const start = decision(page).locator('[data-start-bids]');
  const [company] = Object.values(state.companies)
    .filter((each) => each.status === 'available')
    .map((each) => each.id)
    .slice(-1);
  if (company === undefined) throw new Error('no company is left');
  await start.locator(`[data-start="${company}"]`).click();
  await expect(start.locator('[data-starts="50"]').first()).toContainText(company);
  await expect(hint(page, 'stockTurn.bid')).toContainText('whole capital');
  await start.getByRole('button', { name: 'Bid $100' }).first().click();
  await expect(decision(page)).toContainText('Choose the home city');
  await decision(page)
    .getByRole('button', { name: /^Place/ })
    .first()
    .click();
  await expect(decision(page)).not.toContainText('Choose the home city');
});

test('privates are contributed to the bid', async ({ page }) => {
  const { next } = await openWhere(page, (state, action) => stepOf(state) === 'contribution' && action.type !== 'pass');
  if (next.type !== 'sellPrivate') throw new Error('not a private');
  await expect(hint(page, 'contribution')).toContainText('at face value');
  await expect(button(page, next)).toHaveText(/Contribute \(\$\d+\)/);
  await button(page, next).click();
  await expect(page.locator('[data-event=privateBought]').last()).toBeVisible();
});

test('a short says what it brings and what it will cost', async ({ page }) => {
  const { next, state } = await openWhere(page, (_state, action) => action.type === 'short');
  if (next.type !== 'short') throw new Error('not a short');
  await expect(hint(page, 'short')).toContainText('You pay every dividend on it');
  // A term in it says what it means.
  await hint(page, 'short').locator('[data-term=dividend]').click();
  await expect(page.getByRole('dialog')).toContainText('Dividend');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, next)).toContainText(`+$${priceOf(state, next.company)} now`);
  await button(page, next).click();
  await expect(page.locator(`[data-player="${next.by}"]`)).toContainText(/−\d+%/);
  await chooseLanguage(page, 'Русский');
  await expect(page.locator('[data-event=shorted]').last()).toBeVisible();
});

test('acting for a company: a loan shows price and interest, then nothing is done for oneself', async ({ page }) => {
  const { next } = await openWhere(
    page,
    (state, action) => stepOf(state) === 'stockTurn' && action.type === 'takeLoan' && goesOnFor(state, action),
  );
  if (next.type !== 'takeLoan') throw new Error('not a loan');
  const row = rowOf(page, next);
  await expect(row).toContainText('+$100');
  await expect(row).toContainText(/\$\d+\s*, now\s+\$\d+/);
  await expect(row).toContainText(/interest \$\d+ a round/);
  await button(page, next).click();
  await expect(decision(page)).toContainText(`You’re acting for ${next.company ?? ''} this turn.`);
});

test('a conversion shows every holder before and after', async ({ page }) => {
  const { next, state } = await openWhere(
    page,
    (now, action) => stepOf(now) === 'mergerTurn' && action.type === 'convert',
  );
  if (next.type !== 'convert') throw new Error('not a conversion');
  const row = rowOf(page, next);
  await expect(row.locator(`[data-holder="${state.companies[next.company]?.president ?? ''}"]`)).toContainText(
    /100 → 40%|40 → 20%/,
  );
  await expect(hint(page, 'convert')).toContainText('smaller part');
  await chooseLanguage(page, 'Русский');
  await expect(hint(page, 'convert')).toContainText('доля меньше');
  await expectFitsPhoneInRussian(page);
});

test('a merger says who survives, at which price, and shows every holder', async ({ page }) => {
  const { next } = await openWhere(page, (_state, action) => action.type === 'merge');
  if (next.type !== 'merge') throw new Error('not a merger');
  await expect(button(page, next)).toContainText(`into ${next.survivor ?? ''}`);
  await expect(rowOf(page, next)).toContainText(/\$\d+/);
  await expect(rowOf(page, next).locator('[data-holders]')).toContainText('→');
  await button(page, next).click();
  await expect(page.locator('[data-event=companiesMerged], [data-event=proposed]').last()).toBeVisible();
});

for (const [kind, words, russian] of [
  ['liquidation', 'If it falls short, the president pays', 'доплатит президент'],
  ['acquisition', 'Hostile sale', 'Распродажа'],
  ['sale', 'Friendly sale', 'Дружественная продажа'],
] as const)
  test(`company auction (${kind}): what a bid and a pass do to everybody`, async ({ page }) => {
    await openWhere(page, (state) => stepOf(state) === 'companyAuction' && fieldsOf(topFrame(state))['kind'] === kind);
    await expect(hint(page, `companyAuction.${kind}`)).toContainText(words);
    await expect(decision(page).locator('[data-outcome=bid]')).toContainText(/closes/);
    await expect(decision(page).locator('[data-outcome=bid]')).toContainText(/[−+]\$\d+/);
    await expect(decision(page).locator('[data-outcome=pass]')).toContainText(
      kind === 'liquidation' ? 'closes' : 'nothing changes',
    );
    await chooseLanguage(page, 'Русский');
    await expect(hint(page, `companyAuction.${kind}`)).toContainText(russian);
  });

test('a cash crisis says how much is owed and what bankruptcy does', async ({ page }) => {
  const { next } = await openWhere(page, (_state, action) => action.type === 'bankrupt');
  await expect(decision(page)).toContainText('Declare bankruptcy');
  await expect(decision(page)).toContainText(/\$\d+ still owed/);
  await expect(hint(page, 'bankrupt')).toContainText('out of the game');
  await expect(button(page, next)).toContainText('goes bankrupt');
  await button(page, next).click();
  // What ruins somebody is asked once more.
  await expect(button(page, next)).toContainText('Press again');
  await button(page, next).click();
  await expect(page.locator(`[data-player="${next.by}"]`)).toContainText('out');
});

test('in a cash crisis a share is sold, and the debt falls by its price', async ({ page }) => {
  const { next, state } = await openWhere(
    page,
    (now, action) => stepOf(now) === 'crisis' && action.type === 'sellShares',
  );
  if (next.type !== 'sellShares') throw new Error('not a sale');
  const owed = (text: string | null): number => Number(/\$(\d+) still owed/.exec(text ?? '')?.[1] ?? 0);
  const before = owed(await decision(page).textContent());
  const price = priceOf(state, next.company);
  expect(before).toBeGreaterThan(0);
  await expect(hint(page, 'crisis')).toContainText('one at a time');
  await expect(button(page, next)).toContainText(`$${price}`);
  // The last share may leave nothing but bankruptcy.
  await press(button(page, next));
  await expect(page.locator('[data-event=sharesSold]').last()).toBeVisible();
  if (price < before) await expect(decision(page)).toContainText(`$${before - price} still owed`);
  else await expect(decision(page)).not.toContainText('still owed');
});

test('the usual way to play online is offered when a game is created', async ({ page }) => {
  await page.goto('/new/1817');
  await expect(page.getByRole('radio', { name: /^Usual online play/ })).toBeVisible();
  await page.getByRole('radio', { name: /^Usual online play/ }).check();
  await expect(page.getByRole('checkbox', { name: /Ten shorts/ })).toBeChecked();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('radio', { name: /^Как играют по сети/ })).toBeChecked();
});
