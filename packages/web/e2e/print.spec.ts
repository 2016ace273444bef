import { expect } from '@playwright/test';
import { test } from './test.ts';
import { expectAccessible } from './accessible.ts';
import { withSettings } from './support.ts';

const TITLES = ['1817', '1849', '1862', '18CZ', '18MEX'];

for (const [i, title] of TITLES.entries())
  test(`${title} on paper: every piece as often as the reference says, sheets that fit`, async ({ page }) => {
    test.slow();
    const language = i % 2 === 0 ? 'en' : 'ru';
    await withSettings(page, { language });
    await page.goto(`/titles/${title}/tiles`);
    const cards = page.locator('[id^="tile-"]');
    await expect(cards.first()).toBeVisible();
    const wanted = await cards.evaluateAll((all) =>
      all.map((card) => ({
        id: card.id.slice('tile-'.length),
        printed: card.querySelector('strong')?.textContent ?? '',
        count: Number(/\d+/.exec(card.querySelector('strong + span')?.textContent ?? '')?.[0] ?? NaN),
      })),
    );
    await page.getByRole('link', { name: language === 'en' ? 'Print and play' : 'Для печати' }).click();
    await expect(page).toHaveURL(new RegExp(`/print/${title}$`));
    await expect(page.locator('[data-piece]').first()).toBeAttached();
    const pieces = await page
      .locator('[data-piece]')
      .evaluateAll((all) => all.map((piece) => piece.getAttribute('data-piece')));
    expect(pieces.length).toBeGreaterThan(50);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.every((heading) => /^[А-Я]/.test(heading) === (language === 'ru'))).toBe(true);
    for (const { id, printed, count } of wanted) {
      // A side that lies on a tile of another number is no piece of its own; of tiles without a limit there are a dozen.
      const expected = id === printed ? (Number.isNaN(count) ? 12 : count) : 0;
      const there = pieces.filter((piece) => piece === id).length;
      if (id === printed || there > 0) expect(there, id).toBe(id === printed ? expected : count);
    }

    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(Number(width)),
      Math.round(Number(height)),
    ]);
    const across = await page.locator('[data-sheet=map], [data-sheet=part], [data-sheet=market]').count();
    expect(across).toBeGreaterThan(2);
    // A4 in points; each sheet that lies across is one page and no more.
    expect(pages.filter(([width = 0, height = 0]) => width > height)).toHaveLength(across);
    for (const [width = 0, height = 0] of pages) expect([width, height].toSorted((a, b) => a - b)).toEqual([595, 842]);
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
