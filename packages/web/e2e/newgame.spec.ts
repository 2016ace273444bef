import { TITLES, titleIds } from '@roundhouse/titles';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessibleInThemes } from './accessible.ts';
import { expectNoSidewaysScroll, withSettings } from './support.ts';

interface Kept {
  readonly bots: Readonly<Record<string, string>>;
  readonly game: {
    readonly title: string;
    readonly seed: number;
    readonly players: readonly { readonly name: string }[];
    readonly options: Readonly<Record<string, unknown>>;
    readonly rulings: Readonly<Record<string, unknown>>;
  };
}

/** The game that lies on the device. */
const kept = async (page: Page): Promise<Kept> =>
  page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.addEventListener('success', () => resolve((reading.result as Kept[])[0] as Kept));
        });
      }),
  );

const start = async (page: Page): Promise<Kept> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(page.locator('#decision')).toBeVisible();
  return kept(page);
};

/** On a phone everything but the seats is one tap away. */
const openOptions = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  const more = page.getByText('More options');
  if (await more.isVisible()) await more.click();
};

test('a game is made as it was asked for', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'slow' });
  await page.goto('/new/18MEX');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByLabel('Seat 1: name').fill('Ann');
  await page.getByRole('button', { name: 'Fill remaining seats with bots' }).click();
  await openOptions(page);
  await page.getByRole('radio', { name: /^Baja/ }).check();
  await page.getByRole('checkbox', { name: /Extra yellow/ }).check();
  await page.getByRole('radio', { name: /^18xx\.games/ }).check();
  await page.getByLabel('Seed').fill('1234');
  const { game, bots } = await start(page);
  expect(game).toMatchObject({ title: '18MEX', seed: 1234, options: { baja: true, extraYellow: true } });
  expect(game.players.map(({ name }) => name)).toEqual(['Ann', 'Aunt Agnes', 'Felix Fox', 'Uncle Bruno']);
  expect(bots).toEqual({ '@2': 'agnes', '@3': 'felix', '@4': 'bruno' });
  expect(Object.keys(game.rulings).length).toBeGreaterThan(3);
});

test('left as it is, a game follows the rulebook', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.goto('/new/18MEX');
  const { game, bots } = await start(page);
  expect(game.options).toEqual({});
  // A player against bots can take back and is not hurried; nothing else departs from the book.
  expect(Object.keys(game.rulings)).toHaveLength(Object.keys(bots).length > 0 ? 1 : 0);
});

test('a ruling of one’s own is counted against the presets', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.goto('/new/18MEX');
  await openOptions(page);
  await page.getByText(/Customize \d+ rulings/).click();
  await page.getByRole('combobox', { name: /Bidding order/ }).selectOption({ label: 'lowest bidder next' });
  await expect(page.getByText('Custom: 1 ruling differs from the rulebook')).toBeVisible();
  await page.getByRole('radio', { name: /^By the rulebook/ }).check();
  await expect(page.getByText(/Customize \d+ rulings/)).toBeVisible();
});

// That every number of players begins is tested without a page (`titles/test/seats.test.ts`): here the smallest and the largest table are.
test('every title offers every number of players, and can be begun with the fewest and the most', async ({ page }) => {
  test.slow();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withSettings(page, { language: 'en' });
  await page.goto('/new');
  await expect(page.getByRole('radiogroup', { name: 'Title' }).getByRole('radio')).toHaveCount(titleIds.length);
  for (const id of titleIds) {
    const { players } = TITLES[id];
    await page.goto(`/new/${id}`);
    const counts = page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio');
    await expect(counts).toHaveCount(players.length);
    for (const at of [0, players.length - 1]) {
      // Back to the form without loading the page anew.
      if (at > 0) await page.goBack();
      await counts.nth(at).check();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.waitForURL(/\/game\/[^/]+$/);
      await expect(page.locator('#decision h2')).toBeVisible();
      await expect(page.locator('[data-panel=players] [data-player]')).toHaveCount(players[at] ?? 0);
    }
  }
  expect(errors).toEqual([]);
});

for (const language of ['ru', 'en'])
  test(`a new game is accessible in every theme (${language})`, async ({ page }) => {
    await withSettings(page, { language });
    await page.goto('/new/1849');
    await expect(page.getByRole('radiogroup')).toHaveCount(2);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessibleInThemes(page);
    await expectNoSidewaysScroll(page);
  });
