/** Play over the net, in two real browsers and a third that watches. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test, type Visitor } from './test.ts';
import { playByHand } from './hands.ts';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';

const decision = (page: Page): Locator => page.locator('#decision');
const pass = (page: Page): Locator => decision(page).locator('button[data-key=p]');
const bar = (page: Page): Locator => page.locator('[data-online]');

const nameOneself = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder(/^(Name|Имя)$/).fill(name);
  await page.getByRole('button', { name: /^(Continue|Take a seat|Дальше|Сесть за стол)$/ }).click();
};

/** Ann creates a game for three with a bot, Boris follows her link on a phone and sits down with nothing but a name. */
const twoAtATable = async (
  visitor: Visitor,
  { visibility, beforeStart }: { visibility?: RegExp; beforeStart?: (ann: Page, boris: Page) => Promise<void> } = {},
): Promise<{ readonly ann: Page; readonly boris: Page }> => {
  const ann = await visitor('en-GB', 1280);
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Play online', exact: true }).click();
  await nameOneself(ann, 'Ann');
  await ann.getByRole('link', { name: 'Create a game' }).click();
  const manners = ann.getByRole('checkbox', { name: 'Polite trading' });
  await expect(manners).toBeHidden();
  await ann.getByLabel('Seat 3').selectOption('bot pip');
  await expect(manners).toBeChecked();
  await ann.getByRole('radio', { name: 'As listed below' }).check();
  if (visibility) await ann.getByRole('radio', { name: visibility }).check();
  await ann.getByRole('button', { name: 'Create', exact: true }).click();
  const link = await ann.getByLabel('Invitation', { exact: true }).inputValue();
  const boris = await visitor('ru-RU', 390);
  // A phone that opens the server at home by its address has no https: no clipboard, no keys made by the browser.
  await boris.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await boris.goto(link);
  // A name is all that it takes.
  await nameOneself(boris, 'Борис');
  await beforeStart?.(ann, boris);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, boris]) await expect(page.locator('[data-panel=board]')).toBeVisible();
  return { ann, boris };
};

/** The player on turn passes; the other sees it. */
const passOnce = async (by: Page): Promise<void> => {
  await expect(pass(by)).toBeVisible();
  await pass(by).click();
  await expect(pass(by)).toBeHidden();
};

/** On one's turn again what the others did meanwhile stands where the log is, until it is dismissed. */
const readRecap = async (page: Page, text: string): Promise<void> => {
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  await expect(recap).toContainText(text);
  await expect(page.getByRole('log')).toBeHidden();
  await recap.getByRole('button', { name: 'Dismiss' }).click();
  await expect(recap).toBeHidden();
};

/** In the waiting room, before anything has begun. */
const greetEachOther = async (ann: Page, boris: Page): Promise<void> => {
  const said = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });
  await boris.getByLabel('Сообщение').fill('Через пять минут?');
  await boris.getByRole('button', { name: 'Отправить' }).click();
  await expect(said(ann, 'Через пять минут?')).toContainText('Борис');
  await ann.getByLabel('Write a message').fill('Fine with me');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(said(boris, 'Fine with me')).toContainText('Ann');
  // A visitor who comes back finds what was said.
  await boris.reload();
  await expect(said(boris, 'Fine with me')).toBeVisible();
  await expect(said(boris, 'Через пять минут?')).toBeVisible();
};

test('a friend sits down by a link, both decide, and each sees what the other did', async ({ visitor }) => {
  const { ann, boris } = await twoAtATable(visitor, { visibility: /^Private/, beforeStart: greetEachOther });
  await expect(decision(boris)).toContainText('Ann');
  await passOnce(ann);
  await expect(bar(ann)).toHaveAttribute('data-pending', '0');
  await passOnce(boris);
  // The bot at the third seat decides at the server; then it is Ann's turn again.
  await expect(pass(ann)).toBeVisible();
  await readRecap(ann, 'Борис passes');
  // In the log passes in a row are one line, which opens to each of them.
  const passes = ann.getByRole('log').locator('[data-event=passed]').first();
  await expect(passes).toContainText('You');
  await expect(passes).toContainText('Борис');
  await passes.getByRole('button', { expanded: false }).click();
  await expect(ann.getByRole('log')).toContainText('Борис passes');
  // Bots go by their name in the reader's language.
  await boris.locator('#tab-players').click();
  await expect(boris.locator('[data-panel=players]')).toContainText('Юный Пип');
  await expect(ann.locator('[data-panel=players]')).toContainText('Young Pip');
});

test('a page opened again shows the same table; without the net decisions are kept, and with it they are sent', async ({
  visitor,
}) => {
  const { ann, boris } = await twoAtATable(visitor);
  await ann.reload();
  await expect(pass(ann)).toBeVisible();
  // My games know whose turn it is.
  await ann.goto('/online');
  await expect(ann.locator('[data-net-game]').first()).toContainText('Your turn');
  await ann.goBack();
  await expect(pass(ann)).toBeVisible();
  await ann.context().setOffline(true);
  await pass(ann).click();
  await expect(bar(ann)).toHaveAttribute('data-pending', '1');
  await expect(decision(boris)).toContainText('Ann');
  await ann.context().setOffline(false);
  await expect(bar(ann)).toHaveAttribute('data-pending', '0');
  await expect(pass(boris)).toBeVisible();
});

test('one’s own decision is taken back at once; further back the others are asked', async ({ visitor }) => {
  const { ann, boris } = await twoAtATable(visitor);
  await passOnce(ann);
  await expect(pass(boris)).toBeVisible();
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(pass(ann)).toBeVisible();
  await passOnce(ann);
  await passOnce(boris);
  await passOnce(ann);
  await expect(pass(boris)).toBeVisible();
  await boris.getByRole('button', { name: 'Отменить' }).click();
  const asked = ann.locator('[data-ask=takeBack]');
  // Both numbers are those of the history, and what goes is named.
  await expect(asked).toContainText(/Борис asks to undo \d actions, back to action 1: Борис passes/);
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(boris.locator('[data-declined]')).toBeVisible();
  await boris.locator('[data-declined]').getByRole('button').click();
  await expect(boris.locator('[data-declined]')).toBeHidden();
  await boris.getByRole('button', { name: 'Отменить' }).click();
  await ann.locator('[data-ask=takeBack]').getByRole('button', { name: 'Agree' }).click();
  await expect(pass(boris)).toBeVisible();
  await expect(ann.locator('[data-ask=takeBack]')).toBeHidden();
});

test('a bot plays for somebody who goes away, and they come back', async ({ visitor }) => {
  const { ann, boris } = await twoAtATable(visitor);
  await boris.getByRole('button', { name: 'Моё место' }).click();
  await boris.getByRole('menuitem', { name: 'Посадить вместо меня бота' }).click();
  await expect(pass(ann)).toBeVisible();
  const played = async (): Promise<number> => Number(await ann.getByRole('slider').getAttribute('max'));
  const before = await played();
  await pass(ann).click();
  // Two bots decide, and it is Ann's turn again; who has left only looks on.
  await expect.poll(played).toBeGreaterThan(before + 2);
  await expect(pass(ann)).toBeVisible();
  await expect(pass(boris)).toBeHidden();
  await expect(bar(boris)).toContainText('За вас играет бот');
  await boris.getByRole('button', { name: 'Вернуться за стол' }).click();
  await expect(bar(boris)).not.toContainText('За вас играет бот');
  // Bots may have begun an auction: Ann may be asked more than once before he is.
  await expect(async () => {
    if (await pass(ann).isVisible()) await pass(ann).click();
    await expect(pass(boris)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  // Told one by one, not as a line for all who passed; the log stays filled behind the recap of Ann's next turn.
  await ann.getByRole('log').getByLabel('Show every payment').check();
  await passOnce(boris);
  await expect(ann.locator('[data-panel=log]')).toContainText('Борис passes');
});

test('a third watches and cannot decide; what is said is text, whatever it looks like', async ({ visitor }) => {
  const { ann, boris } = await twoAtATable(visitor);
  const address = ann.url();
  const third = await visitor('en-GB', 1280);
  await third.goto(address);
  await expect(third.locator('[data-panel=board]')).toBeVisible();
  await expect(bar(third)).toContainText('You’re watching');
  await expect(third.getByRole('button', { name: 'My seat' })).toBeHidden();
  await expect(decision(third)).toContainText('Waiting for Ann');
  await expect(pass(third)).toBeHidden();
  await passOnce(ann);
  // Undo that cannot work says why, to those who watch and to those who have not acted yet.
  const undo = third.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAttribute('title', /Only players at this table/);
  const vain = boris.getByRole('button', { name: 'Отменить' });
  await expect(vain).toBeDisabled();
  await vain.dispatchEvent('click');
  await expect(boris.locator('[data-undo-reason]')).toHaveText('Вам пока нечего возвращать.');
  await expect(third.getByRole('log')).toContainText('Ann passes');
  await ann.getByRole('button', { name: 'Chat' }).click();
  await ann.getByLabel('Write a message').fill('<b>hello</b>');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('<b>hello</b>')).toBeVisible();
  // On the phone it shows on the map too: a line that leads to it, and a mark on the tab, until it has been read.
  const toast = boris.locator('[data-chat-toast]');
  const tab = boris.locator('#tab-log');
  await expect(toast).toContainText('<b>hello</b>');
  await expect(tab.getByLabel('1 новое сообщение')).toBeVisible();
  await ann.getByLabel('Write a message').fill('your turn, @борис');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(toast).toHaveAttribute('data-chat-toast', 'mention');
  await expect(toast).toContainText('Ann упоминает вас');
  await toast.getByRole('button', { name: 'Открыть чат' }).click();
  await expect(boris.getByRole('listitem').filter({ hasText: 'your turn' })).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(tab.getByLabel(/новых сообщения|новое сообщение/)).toBeHidden();
  // Who said it leads to their profile.
  await ann.getByRole('listitem').filter({ hasText: '<b>hello</b>' }).getByRole('link', { name: 'Ann' }).click();
  await expect(ann).toHaveURL(/\/person\/[^/]+$/);
  await expect(ann.getByRole('heading', { level: 1 })).toContainText('Ann');
});

test('a seat that looks for a player is found in the lobby, taken, and no longer listed', async ({ visitor }) => {
  const { ann } = await twoAtATable(visitor, { visibility: /^Listed/ });
  const id = new URL(ann.url()).pathname.split('/').at(-1) ?? '';
  const carol = await visitor('en-GB', 1280);
  await carol.goto('/online');
  await nameOneself(carol, 'Carol');
  const section = (title: string): Locator =>
    carol.locator('section', { has: carol.getByRole('heading', { name: title }) }).locator(`[data-net-game="${id}"]`);
  await expect(section('Games to watch')).toBeVisible();
  await ann.getByRole('button', { name: 'My seat' }).click();
  await ann.getByRole('menuitem', { name: 'Find someone to take my seat' }).click();
  await expect(section('Seats needing a player')).toContainText('Ann');
  await expect(section('Games to watch')).toBeHidden();
  await section('Seats needing a player').getByRole('link', { name: 'Watch' }).click();
  // The page is opened anew with a seat; the message that somebody sits there may come before that.
  const reloaded = carol.waitForEvent('load');
  await carol.getByRole('button', { name: 'Take Ann’s seat' }).click();
  await reloaded;
  await expect(pass(carol)).toBeVisible();
  await carol.goto('/online');
  await expect(carol.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(section('Seats needing a player')).toBeHidden();
});

test('two browsers play a whole short game that was begun on one device; one loses its net on the way', async ({
  visitor,
}) => {
  const { game } = await playedGame('18CZ', 8020, 2, { options: { tutorial: true } });
  const begun = 4;
  // Nobody watches: what the other decided is there at once.
  const ann = await visitor('en-GB', 1280);
  await withSettings(ann, { language: 'en', pace: 'instant' });
  await importGame(ann, fileOf({ ...game, actions: game.actions.slice(0, begun) }));
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('menuitem', { name: /Continue online/ }).click();
  await nameOneself(ann, 'Ann');
  await ann.getByRole('button', { name: 'Continue online', exact: true }).click();
  const link = await ann.getByLabel('Invitation', { exact: true }).inputValue();
  const boris = await visitor('ru-RU', 390);
  await withSettings(boris, { language: 'ru', pace: 'instant' });
  await boris.goto(link);
  await nameOneself(boris, 'Борис');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  const seen = (page: Page, count: number): Promise<void> =>
    expect(page.getByRole('slider')).toHaveAttribute('max', String(count));
  const away = game.actions.findIndex(({ by }, at) => at > begun + 8 && by === '@1');
  for (const [index, action] of game.actions.entries()) {
    if (index < begun) continue;
    const page = action.by === '@1' ? ann : boris;
    if (index === away) await boris.context().setOffline(true);
    await seen(page, index);
    await playByHand(page, [action]);
    await expect(bar(page)).toHaveAttribute('data-pending', '0');
    if (index === away) await boris.context().setOffline(false);
  }
  for (const page of [ann, boris]) {
    await seen(page, game.actions.length);
    await expect(decision(page)).toContainText(/wins|побед/i);
  }
});
