import { expect, type Page } from '@playwright/test';
import { playedGame } from './played.ts';
import { openAt, opens, openWhere } from './positions.ts';
import { withSettings } from './support.ts';
import { tabStops } from './tabStops.ts';
import { test } from './test.ts';
import { decision } from './titleTable.ts';

const history = (page: Page) => page.getByLabel('History', { exact: true });

/** A key as a Russian keyboard reports it: the place is that of the Latin letter. */
const pressRussian = async (page: Page, key: string, code: string): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  await cdp.detach();
};

/** The letters that the table listens to, as they lie on a Russian keyboard. */
const RUSSIAN = { d: 'в', p: 'з' } as const;

/** On the keyboard that goes with the language. */
const pressLetter = (page: Page, letter: keyof typeof RUSSIAN, language: 'en' | 'ru'): Promise<void> =>
  language === 'ru' ? pressRussian(page, RUSSIAN[letter], `Key${letter.toUpperCase()}`) : page.keyboard.press(letter);

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('with a Russian keyboard the same keys do the same', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  const all = game.actions.length;
  await pressRussian(page, 'и', 'KeyB');
  await expect(page.locator('[data-board]')).toBeFocused();
  await pressRussian(page, 'я', 'KeyZ');
  await expect(history(page)).toHaveValue(String(all - 1));
  await pressRussian(page, 'н', 'KeyY');
  await expect(history(page)).toHaveValue(String(all));
  await pressRussian(page, 'х', 'BracketLeft');
  await expect(history(page)).toHaveValue(String(all - 1));
  await expect(decision(page)).toContainText('Viewing history');
  await pressRussian(page, 'т', 'KeyN');
  await expect(decision(page)).not.toContainText('Viewing history');
});

test('while a menu is open no key reaches the table', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  for (const key of ['p', 'z', 's']) await page.keyboard.press(key);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menu').locator('[role^=menuitem]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(history(page)).toHaveValue(String(game.actions.length));
  await expect(page).toHaveURL(/\/game\/[^/]+$/);
});

test('Page Down leads past a row of companies to choose from', async ({ page }) => {
  const started = await playedGame('1817', 2, 5);
  await openAt(page, started, (state, action) => action.type === 'choose' && opens(state, 'bid'), 600);
  await expect(page.locator('[role=log]')).toBeVisible();
  const chips = decision(page).locator('[data-start]');
  await chips.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(decision(page).locator('[data-act=choose]:focus')).toHaveCount(1);
});

test('D leads to the first choice, and it is seen', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'buyShares');
  await page.keyboard.press('d');
  const focused = decision(page).locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toHaveAttribute('data-act', /./);
  expect(await focused.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
});

test('a bid is typed and confirmed with Enter; Escape leaves the field and bids nothing', async ({ page }) => {
  const { game } = await openWhere(page, (_state, action) => action.type === 'bid');
  const all = game.actions.length;
  const field = decision(page).getByRole('spinbutton').last();
  const least = Number(await field.getAttribute('min'));
  await field.fill(String(least + 10));
  // From the sum, Tab leads to the bid, and back.
  await field.press('Tab');
  await expect(decision(page).locator('[data-act=bid]:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(decision(page).locator('h2')).toBeFocused();
  await expect(field).toHaveValue(String(least));
  // A letter is no sum, and leaves the one that stands there.
  await field.focus();
  await field.press('d');
  await expect(field).toHaveValue(String(least));
  // A sum that is too small is first made one that can be bid, and only then bid.
  await field.fill('1');
  await field.press('Enter');
  await expect(field).toHaveValue(String(least));
  await expect(history(page)).toHaveValue(String(all));
  await field.press('Enter');
  await expect(history(page)).toHaveValue(String(all + 1));
});

test('every page has its name in the tab, and its heading the focus when one comes to it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('My games · Roundhouse');
  // A visit begins at the top of the page.
  await expect(page.locator('#content h1')).not.toBeFocused();
  for (const [link, title] of [
    ['Settings', 'Settings · Roundhouse'],
    ['Play online', /^Play online · Roundhouse$/],
    ['New game', 'New game · Roundhouse'],
    ['My games', 'My games · Roundhouse'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('#content h1')).toBeFocused();
  }
  for (const address of ['/account', '/notifications', '/ratings', '/titles', '/learn', '/glossary', '/no/such/page']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/^.+ · Roundhouse$/);
  }
});

test('the tab of a game says that it is your turn', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  await expect(page).toHaveTitle(/^● 18MEX · .+ turn · Roundhouse$/);
});

for (const language of ['en', 'ru'] as const)
  test(`a turn of a company by keys alone, told by one voice (${language})`, async ({ page }) => {
    await withSettings(page, { language, theme: 'light' });
    const { game } = await openWhere(page, (_state, action) => action.type === 'layTile', 60);
    const voice = page.locator('[data-announcer]');
    const heading = decision(page).locator('h2');
    const slider = page.locator('input[type=range]').first();
    const count = async (): Promise<number> => Number(await slider.inputValue());
    await expect(voice).toHaveText(/\$\d/);
    await expect(heading).toBeFocused();
    // The list of hexes: arrows only walk, Enter chooses, Enter lays.
    const list = decision(page).getByRole('combobox');
    await expect(list).toBeVisible();
    await pressLetter(page, 'd', language);
    await expect(list).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeFocused();
    await page.keyboard.press('Enter');
    // What the tile leads to is said before it is laid.
    const tiles = page.getByRole('radiogroup').getByRole('radio', { checked: true });
    await expect(voice).toHaveText((await tiles.getAttribute('aria-label')) ?? '');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(game.actions.length + 1);
    await expect(heading).toBeFocused();
    // A decision that can be confirmed is; where there is none, the first choice is taken.
    for (let left = 3; left > 0; left--) {
      const [before, said] = [await count(), await voice.textContent()];
      if ((await page.locator('[data-key=Enter]').count()) > 0) await page.keyboard.press('Enter');
      else if ((await decision(page).locator('[data-key=p]').count()) > 0) await pressLetter(page, 'p', language);
      else {
        await pressLetter(page, 'd', language);
        await page.keyboard.press('Enter');
      }
      await expect.poll(count).toBeGreaterThan(before);
      await expect(voice).not.toHaveText(said ?? '');
      await expect(heading).toBeFocused();
    }
  });

test('the table has few stops for Tab; arrows walk within a panel', async ({ page }) => {
  await openWhere(page, (_state, action) => action.type === 'layTile', 60);
  await expect(page.locator('[role=log]')).toBeVisible();
  expect((await tabStops(page)).length).toBeLessThanOrEqual(25);
  await page.getByRole('button', { name: 'What-if' }).waitFor();
  const panel = page.locator('[data-panel=companies]');
  const first = panel.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('End');
  const last = panel.locator(':focus');
  await expect(last).toHaveAttribute('tabindex', '0');
  await expect(first).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  // From the top of the page one press leads to the question.
  await page.getByRole('link', { name: 'Skip to the decision' }).press('Enter');
  await expect(decision(page).locator('h2')).toBeFocused();
  await openWhere(page, (_state, action) => action.type === 'buyShares', 60);
  await expect(page.locator('[role=log]')).toBeVisible();
  const stops = await tabStops(page);
  expect(stops.filter((each) => each !== 'decision').length, stops.join(', ')).toBeLessThanOrEqual(19);
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(25);
  // Many choices are one stop: arrows walk them, and each is called by its company as well.
  await page.keyboard.press('d');
  const names = new Set<string>();
  for (let left = 4; left > 0; left--) {
    const choice = decision(page).locator('[data-act]:focus');
    await expect(choice).toHaveJSProperty('tabIndex', 0);
    names.add(await choice.evaluate((each) => `${each.textContent} ${each.getAttribute('aria-labelledby')}`));
    await page.keyboard.press('ArrowDown');
  }
  expect(names.size).toBe(4);
});

test('routes are put together by keys: a train loses its last stop and gets it back from the list, and it is told', async ({
  page,
}) => {
  const { game } = await openWhere(
    page,
    (_state, action) => action.type === 'runTrains' && action.runs.some(({ stops }) => stops.length > 2),
    60,
  );
  const question = decision(page);
  const voice = page.locator('[data-announcer]');
  await question.getByRole('button', { name: 'Edit routes' }).press('Enter');
  const run = question.locator('[data-key=Enter]');
  const before = await run.innerText();
  const train = question.getByRole('group', { name: 'Train' }).locator('[aria-pressed=true]');
  const route = await train.innerText();
  await question.getByRole('button', { name: 'Remove stop' }).press('Enter');
  await expect(train).not.toHaveText(route);
  const [, last = ''] = / ([^–]+)$/u.exec(route.trim()) ?? [];
  await expect(voice).not.toContainText(last);
  // The list: arrows only walk, Enter takes.
  const list = question.getByRole('combobox', { name: 'Next stop' });
  const names = await list.locator('option').allInnerTexts();
  const wanted = names.findIndex((each) => each.startsWith(last));
  expect(wanted, names.join()).toBeGreaterThan(0);
  await list.focus();
  for (let steps = 0; steps < wanted; steps++) await page.keyboard.press('ArrowDown');
  await expect(train).not.toHaveText(route);
  await page.keyboard.press('Enter');
  await expect(train).toHaveText(route);
  await expect(voice).toContainText(last);
  await expect(list).toBeFocused();
  await expect(run).toHaveText(before);
  await decision(page).locator('h2').focus();
  await page.keyboard.press('Enter');
  await expect(history(page)).toHaveValue(String(game.actions.length + 1));
});

test('of many sums one row is stops for Tab, and Page Down leads to the next; prices to start at are walked with the rest', async ({
  page,
}) => {
  await openAt(page, await playedGame('1862', 2, 3), (_state, action) => action.type === 'bid');
  await expect(page.locator('[role=log]')).toBeVisible();
  const fields = decision(page).getByRole('spinbutton');
  expect(await fields.count()).toBeGreaterThan(3);
  const stops = async (): Promise<readonly string[]> => (await tabStops(page)).filter((each) => each === 'decision');
  const all = await tabStops(page);
  expect(all.length, all.join(', ')).toBeLessThanOrEqual(25);
  await page.keyboard.press('d');
  const named = async (): Promise<number> =>
    fields.evaluateAll((them) => them.findIndex((each) => each.closest('li')?.contains(document.activeElement)));
  const first = await named();
  const before = await stops();
  await expect(fields.nth(first)).toBeFocused();
  await page.keyboard.press('PageDown');
  expect(await named()).toBe(first + 1);
  // From what is pressed in a row, arrows lead to that of the next, and Tab back to its sum.
  await page.keyboard.press('ArrowDown');
  expect(await named()).toBe(first + 2);
  expect(await stops()).toEqual(before);
  await page.keyboard.press('Shift+Tab');
  await expect(fields.nth(first + 2)).toBeFocused();
  // From the sum, Tab leads to what is done with it, though less and more stand beside it.
  await page.keyboard.press('Tab');
  await expect(decision(page).locator('[data-act]:focus')).toHaveCount(1);
  expect(await named()).toBe(first + 2);
  await page.keyboard.press('Shift+Tab');
  await expect(fields.nth(first + 2)).toBeFocused();
  await page.keyboard.press('PageUp');
  expect(await named()).toBe(first + 1);
  await openAt(page, await playedGame('18CZ', 2, 3), (state, action) => action.type === 'par' && state.round.set > 1);
  await expect(page.locator('[role=log]')).toBeVisible();
  const starts = decision(page).getByRole('radiogroup');
  expect(await starts.count()).toBeGreaterThan(2);
  const wanted = await tabStops(page);
  expect(wanted.length, wanted.join(', ')).toBeLessThanOrEqual(25);
  await starts.first().getByRole('radio').first().focus();
  await page.keyboard.press('PageDown');
  await expect(starts.nth(1).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(starts.nth(1).getByRole('radio', { checked: true })).toBeFocused();
});
