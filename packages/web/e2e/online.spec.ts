/** Play over the net, in two real browsers and a third that watches. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { playByHand } from './hands.ts';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { bringIn } from './support.ts';

const decision = (page: Page): Locator => page.locator('#decision');
const pass = (page: Page): Locator => decision(page).locator('button[data-key=p]');
const bar = (page: Page): Locator => page.locator('[data-online]');

interface Visitor {
  readonly page: Page;
  readonly offline: (on: boolean) => Promise<void>;
}

const visitor = async (browser: Browser, locale: string, width: number): Promise<Visitor> => {
  const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
  return { page: await context.newPage(), offline: (on) => context.setOffline(on) };
};

const nameOneself = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder(/^(Name|Имя)$/).fill(name);
  await page.getByRole('button', { name: /^(Go on|Дальше)$/ }).click();
};

/** Ann creates a game for three with a bot, Boris follows her link on a phone and sits down with nothing but a name. */
const twoAtATable = async (
  browser: Browser,
  visibility?: RegExp,
): Promise<{ readonly ann: Visitor; readonly boris: Visitor }> => {
  const ann = await visitor(browser, 'en-GB', 1280);
  await ann.page.goto('/');
  await ann.page.getByRole('link', { name: 'Play online' }).click();
  await nameOneself(ann.page, 'Ann');
  await ann.page.getByRole('link', { name: 'Create a game' }).click();
  const manners = ann.page.getByRole('checkbox', { name: 'Manners in trading' });
  await expect(manners).toBeHidden();
  await ann.page.getByLabel('Seat 3').selectOption('bot novice');
  await expect(manners).toBeChecked();
  await ann.page.getByRole('radio', { name: 'In the order below' }).check();
  if (visibility) await ann.page.getByRole('radio', { name: visibility }).check();
  await ann.page.getByRole('button', { name: 'Create', exact: true }).click();
  const link = await ann.page.getByLabel('Invitation', { exact: true }).inputValue();
  const boris = await visitor(browser, 'ru-RU', 390);
  await boris.page.goto(link);
  await nameOneself(boris.page, 'Борис');
  await boris.page.getByRole('button', { name: 'Сесть сюда' }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ann, boris]) await expect(page.locator('[data-panel=board]')).toBeVisible();
  return { ann, boris };
};

/** Whoever is asked passes; the other sees it. */
const passOnce = async (by: Page): Promise<void> => {
  await expect(pass(by)).toBeVisible();
  await pass(by).click();
  await expect(pass(by)).toBeHidden();
};

test('a friend sits down by a link, both decide, and each sees what the other did', async ({ browser }) => {
  const { ann, boris } = await twoAtATable(browser);
  await expect(decision(boris.page)).toContainText('Ann');
  await passOnce(ann.page);
  await expect(bar(ann.page)).toHaveAttribute('data-pending', '0');
  await passOnce(boris.page);
  // The bot at the third seat decides at the server; then it is Ann's turn again.
  await expect(pass(ann.page)).toBeVisible();
  await expect(ann.page.getByRole('log')).toContainText('Борис passes');
});

test('somebody who loses the net keeps what they decided and is back at the table by themselves', async ({
  browser,
}) => {
  const { ann, boris } = await twoAtATable(browser);
  await expect(pass(ann.page)).toBeVisible();
  await ann.offline(true);
  await pass(ann.page).click();
  await expect(bar(ann.page)).toHaveAttribute('data-pending', '1');
  await expect(decision(boris.page)).toContainText('Ann');
  await ann.offline(false);
  await expect(bar(ann.page)).toHaveAttribute('data-pending', '0');
  await expect(pass(boris.page)).toBeVisible();
});

test('one’s own decision is taken back at once; further back the others are asked', async ({ browser }) => {
  const { ann, boris } = await twoAtATable(browser);
  await passOnce(ann.page);
  await expect(pass(boris.page)).toBeVisible();
  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await expect(pass(ann.page)).toBeVisible();
  await passOnce(ann.page);
  await passOnce(boris.page);
  await passOnce(ann.page);
  await expect(pass(boris.page)).toBeVisible();
  await boris.page.getByRole('button', { name: 'Отменить' }).click();
  await expect(ann.page.locator('[data-ask=takeBack]')).toContainText('Борис');
  await ann.page.locator('[data-ask=takeBack]').getByRole('button', { name: 'Agree' }).click();
  await expect(pass(boris.page)).toBeVisible();
  await expect(ann.page.locator('[data-ask=takeBack]')).toBeHidden();
});

test('a third watches and cannot decide; what is said is text, whatever it looks like', async ({ browser }) => {
  const { ann } = await twoAtATable(browser);
  const address = ann.page.url();
  const third = await visitor(browser, 'en-GB', 1280);
  await third.page.goto(address);
  await expect(third.page.locator('[data-panel=board]')).toBeVisible();
  await expect(bar(third.page)).toContainText('You are watching');
  await expect(decision(third.page)).toContainText('Waiting for Ann');
  await expect(pass(third.page)).toBeHidden();
  await passOnce(ann.page);
  await expect(third.page.getByRole('log')).toContainText('Ann passes');
  await ann.page.getByRole('button', { name: 'Chat' }).click();
  await ann.page.getByLabel('Say something').fill('<b>hello</b>');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await expect(ann.page.getByText('<b>hello</b>')).toBeVisible();
  // Who said it leads to their profile.
  await ann.page.getByRole('listitem').filter({ hasText: '<b>hello</b>' }).getByRole('link', { name: 'Ann' }).click();
  await expect(ann.page).toHaveURL(/\/person\/[^/]+$/);
  await expect(ann.page.getByRole('heading', { level: 1 })).toContainText('Ann');
});

test('a seat that looks for a player is found in the lobby, taken, and not looked for any more', async ({
  browser,
}) => {
  const { ann } = await twoAtATable(browser, /^Listed/);
  const id = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
  const carol = await visitor(browser, 'en-GB', 1280);
  await carol.page.goto('/online');
  await nameOneself(carol.page, 'Carol');
  const section = (title: string): Locator =>
    carol.page
      .locator('section', { has: carol.page.getByRole('heading', { name: title }) })
      .locator(`[data-net-game="${id}"]`);
  await expect(section('Games to watch')).toBeVisible();
  await ann.page.getByRole('button', { name: 'My seat' }).click();
  await ann.page.getByRole('menuitem', { name: 'Look for somebody to take my seat' }).click();
  await expect(section('Seats that look for a player')).toContainText('Ann');
  await expect(section('Games to watch')).toBeHidden();
  await section('Seats that look for a player').getByRole('link', { name: 'Look' }).click();
  await carol.page.getByRole('button', { name: 'Sit down for Ann' }).click();
  await expect(pass(carol.page)).toBeVisible();
  await carol.page.goto('/online');
  await expect(carol.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(section('Seats that look for a player')).toBeHidden();
});

test('a page that is opened again shows the same table, and my games know whose turn it is', async ({ browser }) => {
  const { ann } = await twoAtATable(browser);
  await ann.page.reload();
  await expect(pass(ann.page)).toBeVisible();
  await ann.page.goto('/online');
  await expect(ann.page.locator('[data-net-game]').first()).toContainText('Your turn');
});

test('two browsers play a whole short game that was begun on one device; one loses its net on the way', async ({
  browser,
}) => {
  const { game } = await playedGame('18CZ', 8020, 2, { options: { tutorial: true } });
  const begun = 4;
  const ann = await visitor(browser, 'en-GB', 1280);
  await bringIn(ann.page, fileOf({ ...game, actions: game.actions.slice(0, begun) }));
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('menuitem', { name: /Carry on over the net/ }).click();
  await nameOneself(ann.page, 'Ann');
  await ann.page.getByRole('button', { name: 'Carry on', exact: true }).click();
  const link = await ann.page.getByLabel('Invitation', { exact: true }).inputValue();
  const boris = await visitor(browser, 'ru-RU', 390);
  await boris.page.goto(link);
  await nameOneself(boris.page, 'Борис');
  await boris.page.getByRole('button', { name: 'Сесть сюда' }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  const seen = (page: Page, count: number): Promise<void> =>
    expect(page.getByRole('slider')).toHaveAttribute('max', String(count));
  const away = game.actions.findIndex(({ by }, at) => at > begun + 8 && by === '@1');
  for (const [index, action] of game.actions.entries()) {
    if (index < begun) continue;
    const page = action.by === '@1' ? ann.page : boris.page;
    if (index === away) await boris.offline(true);
    await seen(page, index);
    await playByHand(page, [action]);
    await expect(bar(page)).toHaveAttribute('data-pending', '0');
    if (index === away) await boris.offline(false);
  }
  for (const { page } of [ann, boris]) {
    await seen(page, game.actions.length);
    await expect(decision(page)).toContainText(/wins|побед/i);
  }
});
