/** Clocks, votes and standing orders in real browsers: around one table, and over the net. */
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const pass = (page: Page) => page.locator('#decision button[data-key=p]');
const SHOTS = process.env['DAYS_SHOTS'];

const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const openOrders = async (page: Page, words: { readonly menu: string; readonly orders: string }): Promise<void> => {
  await page.getByRole('button', { name: words.menu, exact: true }).first().click();
  await page.getByRole('menuitem', { name: words.orders }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const nameOneself = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder(/^(Name|Имя)$/).fill(name);
  await page.getByRole('button', { name: /^(Continue|Take a seat|Дальше|Сесть за стол)$/ }).click();
};

test('a game with a clock; orders decide and say so; clocks are paused by agreement', async ({ visitor }) => {
  const ann = await visitor('en-GB', 1280);
  await ann.goto('/online/new');
  await nameOneself(ann, 'Ann');
  await ann.getByLabel('Seat 3').selectOption('bot pip');
  await ann.getByRole('radio', { name: 'As listed below' }).check();
  await ann.getByRole('radio', { name: 'Async (over days)' }).check();
  await ann.getByRole('radio', { name: 'Per-move timer' }).check();
  await ann.getByLabel('When time runs out').selectOption('mildest');
  await shot(ann, 'create-1280');
  await ann.getByRole('button', { name: 'Create', exact: true }).click();
  const link = await ann.getByLabel('Invitation', { exact: true }).inputValue();
  const boris = await visitor('ru-RU', 390);
  await boris.goto(link);
  await nameOneself(boris, 'Борис');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(ann.locator('[data-online]')).toContainText(/Ann: \d/);
  await expect(boris.locator('[data-online]')).toContainText(/Ann: \d/);

  // Ann lets an order pass for her: it decides at once, and everybody can see that it was one.
  await openOrders(ann, { menu: 'Menu', orders: 'Auto-actions' });
  await shot(ann, 'orders-1280');
  await ann.locator('[data-order=pass]').first().getByRole('button', { name: 'Turn on' }).click();
  await expect(ann.locator('[data-held=pass]')).toBeVisible();
  await shot(ann, 'orders-held-1280');
  await ann.keyboard.press('Escape');
  await expect(pass(ann)).toBeHidden();
  await expect(ann.getByRole('log')).toContainText('auto-action');
  await expect(pass(boris)).toBeVisible();

  await ann.getByRole('button', { name: 'My seat' }).click();
  await ann.getByRole('menuitem', { name: 'Ask to pause the clocks' }).click();
  await expect(boris.locator('[data-ask=pause]')).toContainText('Ann предлагает остановить часы');
  await shot(boris, 'vote-390');
  await boris.getByRole('button', { name: 'Согласиться' }).click();
  await expect(ann.getByText('The clocks are paused.')).toBeVisible();
  await ann.getByRole('button', { name: 'Resume the clocks' }).click();
  await expect(ann.getByText('The clocks are paused.')).toBeHidden();

  await openOrders(boris, { menu: 'Меню', orders: 'Автоходы' });
  await expect(boris.getByRole('dialog')).toContainText('Подойдёт сейчас');
  await shot(boris, 'orders-390');
});

/** Tries a pass out and makes an order of it: as soon as nothing is tried out anymore it is carried out. */
const planByTrying = async (page: Page): Promise<void> => {
  await expect(pass(page)).toBeVisible();
  await page.getByRole('button', { name: 'What-if' }).click();
  await pass(page).click();
  await openOrders(page, { menu: 'Menu', orders: 'Auto-actions' });
  const plan = page.locator('[data-order=plan]');
  await expect(plan).toContainText('1');
  await plan.getByLabel('I have at least').fill('1');
  await plan.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.locator('[data-held=plan]')).toBeVisible();
  await page.keyboard.press('Escape');
};

test('a line that was tried out becomes an order: around one table, and over the net', async ({ visitor }) => {
  const page = await visitor('en-GB', 1280);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await planByTrying(page);
  await expect(page.getByRole('log')).not.toContainText('auto-action');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('log')).toContainText('auto-action');

  await page.goto('/online/new');
  await nameOneself(page, 'Ann');
  await page.getByLabel('Seat 2').selectOption('bot pip');
  await page.getByLabel('Seat 3').selectOption('bot pip');
  await page.getByRole('radio', { name: 'As listed below' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await planByTrying(page);
  // The server does not wait until the page has tidied up.
  await page.getByRole('button', { name: 'Discard' }).click();
  // The bots have answered, and it is Ann's turn again: what they did stands where the log is until it is dismissed.
  await page.getByRole('region', { name: 'Since your last turn' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('log')).toContainText('auto-action');
});

test('an order given around one table decides for that player and is marked in the log', async ({ visitor }) => {
  const page = await visitor('en-GB', 1280);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(pass(page)).toBeVisible();
  await openOrders(page, { menu: 'Menu', orders: 'Auto-actions' });
  await expect(page.getByRole('dialog')).toContainText('Suggested');
  await shot(page, 'orders-local-1280');
  await page.locator('[data-order=pass]').first().getByRole('button', { name: 'Turn on' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toContainText('auto-action');
  // Taken back by hand it is not decided again by itself.
  await page.locator('button[data-key=z]').click();
  await expect(page.getByRole('log')).not.toContainText('auto-action');
});
