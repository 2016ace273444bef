/**
 * `test` with a page that is shared: a new one costs as much processor time as most tests do in it, for the same code is fetched and
 * compiled once more. Between two tests it is emptied: nothing is kept, nobody listens, no other page is open. What must be a first
 * visit, or needs a page of its own (scripts before the page's own, service workers), is a `firstVisit`.
 */
import { type Browser, type BrowserContextOptions, type Page, test as firstVisit } from '@playwright/test';

export { firstVisit };

/** An address of the same origin on which no code of ours runs. */
const NOWHERE = '/manifest.webmanifest';

/** What a device asks for, as it is where nothing is asked for. */
const USUAL_MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/** As new: nothing is stored, no page but this, nobody listens, and the device asks for nothing. */
const empty = async (page: Page): Promise<void> => {
  const context = page.context();
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.emulateMedia(USUAL_MEDIA);
  await context.unrouteAll();
  await context.clearCookies();
  await page.goto(NOWHERE);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await cdp.detach();
  await page.evaluate(() => sessionStorage.clear());
};

/** Pages that are there, by what they are like, and which of them a test has in its hands. */
class Pages {
  readonly #idle = new Map<string, Page[]>();
  readonly #taken: (readonly [kind: string, page: Page])[] = [];
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const page = this.#idle.get(kind)?.pop() ?? (await (await this.#browser.newContext(options)).newPage());
    this.#taken.push([kind, page]);
    await page.goto(NOWHERE);
    return page;
  }

  async giveBack(): Promise<void> {
    for (const [kind, page] of this.#taken.splice(0)) {
      await empty(page);
      this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), page]);
    }
  }
}

/** Somebody with a device of their own. */
export type Visitor = (locale: string, width: number) => Promise<Page>;

export const test = firstVisit.extend<{ visitor: Visitor }, { pages: Pages }>({
  pages: [
    async ({ browser }, lend) => {
      await lend(new Pages(browser));
    },
    { scope: 'worker' },
  ],
  page: async ({ pages, viewport, isMobile, hasTouch, userAgent, deviceScaleFactor }, lend) => {
    const page = await pages.take({ viewport, isMobile, hasTouch, userAgent, deviceScaleFactor });
    if (viewport) await page.setViewportSize(viewport);
    await lend(page);
    await pages.giveBack();
  },
  context: async ({ page }, lend) => {
    await lend(page.context());
  },
  visitor: async ({ pages }, lend) => {
    await lend((locale, width) => pages.take({ locale, viewport: { width, height: 844 } }));
    await pages.giveBack();
  },
});
