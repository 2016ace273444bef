/** What Tab stops at, by the part of the page it belongs to. */
import type { Page } from '@playwright/test';

export const tabStops = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')]
      .filter(
        (each) =>
          each.tabIndex >= 0 &&
          !each.matches(':disabled') &&
          each.checkVisibility() &&
          (each.tagName === 'SUMMARY' || !each.closest('details:not([open])')),
      )
      .map((each) => (each.closest('#decision') ? 'decision' : (each.getAttribute('aria-label') ?? each.innerText))),
  );
