/** What a table must show at a glance, measured for every title: one page each, its width changed in place. */
import { type Action, factsOf, type State } from '@roundhouse/engine';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { openAt } from './positions.ts';
import { type Played, playedGame } from './played.ts';
import { chooseLanguage, withSettings } from './support.ts';

/** Names smaller than this cannot be read; they are left out and shown when the hex is pressed. */
const LEAST_NAME = 9;
const THUMB = 44;

/** The game up to the position that is looked at. */
const upTo = (title: string, seed: number, fits: (state: State) => boolean): Promise<Played> =>
  playedGame(title, seed, title === '1817' ? 5 : 3, { enough: fits });

const operated = (state: State): boolean => state.round.kind === 'operating' && state.round.set >= 2;

const POSITIONS = [
  { title: '18MEX', seed: 1, until: (state: State) => state.round.set >= 5, type: 'buyShares' },
  { title: '1849', seed: 2, until: operated, type: 'layTile' },
  { title: '1862', seed: 2, until: operated, type: 'buyTrain' },
  { title: '18CZ', seed: 2, until: (state: State) => state.round.set >= 5, type: 'buyTrain' },
  { title: '1817', seed: 2, until: (state: State) => state.round.kind === 'stock', type: 'bid' },
] as const;

/** The last position in which such a thing was decided. */
const open = async (page: Page, played: Played, type: string): Promise<State> => {
  const { actions } = played.game;
  const at = actions.findLastIndex((action: Action) => action.type === type);
  const { state } = await openAt(page, played, () => true, Math.max(0, at));
  return state;
};

/** Sizes of all names on the board as they are on the screen, in pixels. */
const nameSizes = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-board] ~ svg .name text')
    .evaluateAll((texts) =>
      texts.map((each) =>
        each instanceof SVGTextElement
          ? Number.parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM()?.a ?? 0)
          : 0,
      ),
    );

/**
 * Texts on the table that are cut off: wider than what holds them, or beyond the edge of their panel. What ends in dots, or has its whole
 * text in a title, can be pressed to be read.
 */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#decision, [data-panel], header')].flatMap((panel) =>
      [...panel.querySelectorAll<HTMLElement>('button, b, small, th, td, dt, dd, h2, p, span, a, label, li, summary')]
        .filter((each) => {
          const { overflowX, display, textOverflow } = getComputedStyle(each);
          const isShown = each.closest('.visually-hidden, [inert], svg, details:not([open]) > :not(summary)') === null;
          const isDotted = textOverflow === 'ellipsis' || each.title !== '' || each.querySelector('[title]') !== null;
          const isCut = each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1;
          const room = panel.getBoundingClientRect();
          const { left, right, width } = each.getBoundingClientRect();
          const isOutside = width > 1 && (left < room.left - 1 || right > room.right + 1);
          // Tiles stand in a strip that scrolls by itself; so does what lies beside the panel on a phone.
          const isStrip = each.closest('[role=radiogroup], [role=region], [data-panel=market] [role=group]') !== null;
          return (
            isShown && !isStrip && ((display !== 'inline' && overflowX !== 'auto' && isCut && !isDotted) || isOutside)
          );
        })
        .map((each) => `${panel.dataset['panel'] ?? panel.id} ${each.tagName} ${each.innerText.slice(0, 60)}`),
    ),
  );

/** More to choose from than fits is said in words, where the list ends; what is folded away does not count. */
const expectSaidWhereMore = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const more = document.querySelector('#decision [data-more]');
        const box = document.querySelector('#decision [data-choices]');
        if (!box) return 'no choices';
        if (box.scrollHeight - box.clientHeight - box.scrollTop >= 5 !== (more !== null)) return 'not said';
        const { bottom } = box.getBoundingClientRect();
        const below = [...box.querySelectorAll('li, [role=radiogroup], summary')].filter(
          (each) => each.checkVisibility() && each.getBoundingClientRect().bottom > bottom,
        );
        const said = Number(/\d+/.exec(more?.textContent ?? '')?.[0] ?? 0);
        return said <= Math.max(1, below.length) ? 'said' : `${said} said, ${below.length} below`;
      }),
    )
    .toBe('said');
};

/** A place whose name found no room tells it when it is pressed. */
const expectNamesOnDemand = async (page: Page, state: State): Promise<void> => {
  const bare = (text: string): string => text.replaceAll(/[\s-]/gu, '');
  const written = (await page.locator('[data-board] ~ svg .name').allTextContents()).map(bare);
  const unwritten = Object.values(factsOf(state).track.map.hexes).filter(
    ({ name }) => name !== undefined && !written.includes(bare(name)),
  );
  for (const { id, name } of unwritten.slice(0, 3)) {
    await page.locator(`[data-board] [data-hex="${id}"]`).dispatchEvent('click');
    await expect(page.locator('[data-board] ~ div [aria-live]')).toContainText(name ?? '');
    await page.keyboard.press('Escape');
  }
};

/** Things to press that a thumb would miss. */
const missedByThumb = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const pressed = 'button, select, summary, input, [role=tab], a.button';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((each) => each.closest('.visually-hidden, [inert], details:not([open]) > :not(summary)') === null)
      .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.right > 0 && box.left < innerWidth)
      .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
      .map(({ each, box }) => `${each.tagName} ${each.innerText.slice(0, 40)} ${box.width}×${box.height}`);
  }, THUMB);

const expectNewestLine = async (page: Page): Promise<void> => {
  await expect(page.locator('[role=log] [data-event]').last()).toBeInViewport({ ratio: 0.9 });
};

/** At a phone's width everything hangs together on every tab. */
const expectWholeOnTabs = async (page: Page, language: string): Promise<void> => {
  for (const tab of ['board', 'companies', 'market', 'players', 'log']) {
    await page.locator(`#tab-${tab}`).click();
    expect(await cutTexts(page), `390 ${language} ${tab}`).toEqual([]);
    expect(await missedByThumb(page), `${language} ${tab}`).toEqual([]);
  }
  await expectNewestLine(page);
};

test.use({ hasTouch: true });

for (const { title, seed, until, type } of POSITIONS)
  test(`${title}: names can be read, the newest line is in sight, nothing is cut, nothing too small for a thumb`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'ru' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const state = await open(page, await upTo(title, seed, until), type);
    await expect.poll(async () => (await nameSizes(page)).length).toBeGreaterThan(5);
    expect(Math.min(...(await nameSizes(page)))).toBeGreaterThanOrEqual(LEAST_NAME);
    await expectNamesOnDemand(page, state);
    await expectNewestLine(page);
    await expectSaidWhereMore(page);
    expect(await cutTexts(page), '1280 ru').toEqual([]);
    // In place, as a reader would: the other language has other words in every corner.
    await chooseLanguage(page, 'English');
    await expect(page.locator('[data-panel=players] h2')).toContainText('Players');
    expect(Math.min(...(await nameSizes(page)))).toBeGreaterThanOrEqual(LEAST_NAME);
    await expectNewestLine(page);
    expect(await cutTexts(page), '1280 en').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-width=narrow] #decision h2')).toBeInViewport();
    await expect.poll(async () => Math.min(...(await nameSizes(page)))).toBeGreaterThanOrEqual(LEAST_NAME);
    await expectNamesOnDemand(page, state);
    await expectSaidWhereMore(page);
    await expectWholeOnTabs(page, 'en');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Русский' }).click();
    await expect(page.locator('#tab-players')).toHaveText('Игроки');
    await expectWholeOnTabs(page, 'ru');
  });
