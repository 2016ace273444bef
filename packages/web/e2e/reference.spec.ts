import { titleIds } from '@roundhouse/titles';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessibleInThemes } from './accessible.ts';
import { expectNoSidewaysScroll, withSettings } from './support.ts';

const SECTIONS = ['about', 'order', 'map', 'tiles', 'market', 'trains', 'companies', 'privates', 'options', 'rules'];

/** A phone's and a screen's. */
const WIDTHS = [412, 1440] as const;

test('every title has its card', async ({ page }) => {
  await page.goto('/titles');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(titleIds.length);
  const links = await page.getByRole('link', { name: 'Reference' }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(new Set(titleIds.map((id) => `/titles/${id}/map`)));
});

for (const title of titleIds)
  test(`every section of the reference fits any screen: ${title}`, async ({ page }) => {
    await page.goto(`/titles/${title}/map`);
    await expect(page.getByRole('img', { name: /map$/ })).toBeVisible();
    for (const section of SECTIONS) {
      const tab = page.locator(`nav a[href$="/${section}"]`);
      if ((await tab.count()) === 0) continue;
      await tab.click();
      await expect(page.getByRole('heading', { level: 2 })).toBeAttached();
      // A page is opened once for all widths: to open it takes longer than to lay it out anew.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      // Ids are for the machine: what is printed on cardboard has no underscore.
      if (section === 'tiles') expect(await page.getByRole('main').innerText()).not.toContain('_');
    }
  });

for (const language of ['en', 'ru'])
  test(`the reference is accessible in every theme (${language})`, async ({ page }) => {
    test.slow();
    await withSettings(page, { language });
    await page.goto('/titles');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessibleInThemes(page);
    // One language speaks of one half, the other of the other: what is drawn does not depend on it.
    for (const section of SECTIONS.filter((_, at) => at % 2 === (language === 'en' ? 0 : 1))) {
      await page.goto(`/titles/18MEX/${section}`);
      await expect(page.getByRole('heading', { level: 2 })).toBeAttached();
      await expectAccessibleInThemes(page);
    }
  });

test('a tile shows what it may become, and leads there', async ({ page }) => {
  await page.goto('/titles/18MEX/tiles');
  const tile = page.locator('#tile-57');
  await expect(tile).toContainText('× 4');
  await tile.getByRole('link', { name: 'Tile 14' }).click();
  await expect(page).toHaveURL(/#tile-14$/);
  await expect(page.locator('#tile-14')).toBeInViewport();
});

test('the rulebook is searched in both languages', async ({ page }) => {
  await page.goto('/titles/18MEX/rules');
  const search = page.getByRole('searchbox');
  await search.fill('presidency');
  const statements = page.locator('[data-rule]');
  await expect(page.locator('mark').first()).toBeVisible();
  const found = await statements.count();
  expect(found).toBeGreaterThan(0);
  await search.fill('президент');
  await expect(statements.first()).toBeVisible();
  await search.fill('zzzz');
  await expect(statements).toHaveCount(0);
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a link to a rule shows it, by anchor and as refusals give it', async ({ page }) => {
  await page.goto('/titles/18MEX/rules');
  const last = page.locator('[data-rule]').last();
  const [anchor, rule] = await Promise.all([last.getAttribute('id'), last.getAttribute('data-rule')]);
  for (const address of [`#${anchor}`, `?rule=${encodeURIComponent(rule ?? '')}`]) {
    await page.goto('/');
    await page.goto(`/titles/18MEX/rules${address}`);
    const shown = page.locator('[data-rule][aria-current]');
    await expect(shown).toHaveAttribute('data-rule', rule ?? '');
    await expect(shown).toBeInViewport();
  }
});

test('languages switch in place', async ({ page }) => {
  await page.goto('/titles/18MEX/trains');
  await expect(page.getByRole('columnheader', { name: 'Rusts on first' })).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('columnheader', { name: 'Спишут с первым' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a title that does not exist says so', async ({ page }) => {
  await page.goto('/titles/18NOWHERE/map');
  await expect(page.getByText('We don’t have a title called 18NOWHERE')).toBeVisible();
});
