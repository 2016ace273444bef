/** What the browser tests share: files brought in, settings, what fits. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Brings a file in on the first page; gives the id of the game. */
export const importGame = async (page: Page, file: string): Promise<string> => {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/game\/[^/]+$/);
  const [, , id] = new URL(page.url()).pathname.split('/');
  if (id === undefined) throw new Error('no game was opened');
  return id;
};

/** Sets language and theme before the client is loaded. */
export const withSettings = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/manifest.webmanifest');
  await page.evaluate((text) => localStorage.setItem('roundhouse.settings', text), JSON.stringify(settings));
};

/** Nothing but what scrolls by itself is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  // A page that was just resized is laid out once more when the client has heard of it.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
};

/** Texts that do not fit into what holds them. Regions that scroll by themselves may hold more than they show. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, b, small, dt, dd, th, td, h1, h2, h3, p, span, a, label, li')]
      .filter((each) => {
        const { overflowX, display } = getComputedStyle(each);
        // The head of a table that a phone shows as cards is there for screen readers only.
        const isHead = each.tagName === 'TH' && (each.closest('thead')?.getBoundingClientRect().width ?? 2) <= 1;
        const hidden =
          each.closest('.visually-hidden, [inert], details:not([open])') !== null || each.clientWidth <= 1 || isHead;
        return !hidden && display !== 'inline' && overflowX !== 'auto' && each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => `${each.tagName} ${each.className}: ${each.innerText.slice(0, 60)}`),
  );

/** What a thumb could miss: things to press that are lower than a fingertip. Links in a line of text are part of it. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, input, [role=tab]')]
      .filter((each) => {
        const { width, right, left } = each.getBoundingClientRect();
        const { height } = (each.closest('label') ?? each).getBoundingClientRect();
        const isHidden =
          each.closest('.visually-hidden, [inert], details:not([open]) > :not(summary)') !== null ||
          width === 0 ||
          right <= 0 ||
          left >= innerWidth;
        return !isHidden && getComputedStyle(each).display !== 'inline' && height < 40;
      })
      .map((each) => `${each.tagName} ${each.className}: ${each.innerText.slice(0, 60)}`),
  );

/** The other language, from the menu of a table. */
export const chooseLanguage = async (page: Page, name: 'English' | 'Русский'): Promise<void> => {
  await page.getByRole('button', { name: /^(Menu|Меню)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** What ruins somebody asks once more. */
export const press = async (button: Locator): Promise<void> => {
  const grave = (await button.getAttribute('data-grave')) !== null;
  await button.click();
  if (grave) await button.click();
};

/** What is on the table in English fits a phone in Russian as well. */
export const expectFitsPhoneInRussian = async (page: Page): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang')) !== 'ru') await chooseLanguage(page, 'Русский');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-width=narrow] #decision h2')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  for (const tab of ['companies', 'market', 'players', 'log', 'board']) {
    await page.locator(`#tab-${tab}`).click();
    expect(await clippedTexts(page), tab).toEqual([]);
  }
};
