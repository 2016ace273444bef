import { expect } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessible } from './accessible.ts';
import { withSettings } from './support.ts';

const TITLES = ['1817', '1849', '1862', '18CZ', '18MEX'];

for (const [i, title] of TITLES.entries())
  test(`${title} on paper: every tile once, the map on one sheet, A4 and Letter`, async ({ page }) => {
    test.slow();
    const language = i % 2 === 0 ? 'en' : 'ru';
    await withSettings(page, { language });
    await page.goto(`/titles/${title}/tiles`);
    await page.getByRole('link', { name: language === 'en' ? 'Reference sheets' : 'Памятки для печати' }).click();
    await expect(page).toHaveURL(new RegExp(`/print/${title}$`));
    await expect(page.locator('li[data-tile]').first()).toBeAttached();
    const tiles = await page
      .locator('li[data-tile]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-tile')));
    expect(new Set(tiles).size).toBe(tiles.length);
    await expect(page.locator('[data-sheet=turn] ol').nth(2)).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.every((heading) => /^[А-Я]/.test(heading) === (language === 'ru'))).toBe(true);
    for (const [paper, size] of [
      ['a4', [595, 842]],
      ['letter', [612, 792]],
    ] as const) {
      await page.getByRole('combobox').first().selectOption(paper);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
        Math.round(Number(width)),
        Math.round(Number(height)),
      ]);
      const across = await page.locator('[data-sheet=map], [data-sheet=market]').count();
      // Each sheet that lies across is one page and no more.
      expect(pages.filter(([width = 0, height = 0]) => width > height)).toHaveLength(across);
      for (const [width = 0, height = 0] of pages) expect([width, height].toSorted((a, b) => a - b)).toEqual(size);
    }
  });

test('the page of a title on paper can be used by everybody, and goes back to the title', async ({ page }) => {
  await page.goto('/print/18MEX');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the title' }).click();
  await expect(page).toHaveURL(/\/titles\/18MEX$/);
});

test('a title that is not there says so', async ({ page }) => {
  await page.goto('/print/1899');
  await expect(page.getByText('1899')).toBeVisible();
});
