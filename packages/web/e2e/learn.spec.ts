/** Learning: the introduction is gone through by its own buttons, words answer a tap, the guide of a game says only what is true. */
import { readFileSync } from 'node:fs';
import { botNamed, loadInsight } from '@roundhouse/bots';
import { type Action, apply, begin, decider, isRefusal, newGame, type State } from '@roundhouse/engine';
import { loadGuide, type Said, sceneOf, speak } from '@roundhouse/titles/guides';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { playByHand } from './hands.ts';
import { fileOf } from './positions.ts';
import { expectAccessible } from './accessible.ts';
import { importGame, expectNoSidewaysScroll, withSettings } from './support.ts';

const decisions = readFileSync(new URL('../src/learn/intro/game.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => [JSON.parse(line) as Action | readonly Action[]].flat());

/** Which decisions of the game do what a lesson asks for. */
const SOLVED: Readonly<Record<string, readonly number[]>> = {
  track: [46, 47],
  train: [48],
  run: [75],
  dividend: [76],
  share: [52],
  president: [164],
  rust: [219],
};

const lesson = (page: Page) => page.locator('[data-lesson]');

/** Sells until a train can be paid, and buys it. */
const outOfTrouble = async (page: Page): Promise<void> => {
  const buy = page.locator('#decision [data-action*="buyTrain"]:enabled').first();
  const sell = page.locator('#decision [data-action*="sellShares"]:enabled').first();
  for (let sales = 0; sales < 6 && (await lesson(page).getAttribute('data-stand')) === 'going'; sales++) {
    const bank = page.locator('#decision [data-action*="\\"from\\":\\"pool\\""]:enabled').first();
    if ((await bank.count()) > 0) await bank.click();
    else if ((await sell.count()) > 0) await sell.click();
    else await buy.click();
  }
};

for (const { language, width } of [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1280 },
])
  test(`18xx in ten minutes, lesson by lesson (${language}, ${width} px)`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setViewportSize({ width, height: 844 });
    await withSettings(page, { language });
    await page.goto('/');
    await page.getByRole('link', { name: /18xx in ten minutes|18xx за десять минут/ }).click();
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'track');
    await expectAccessible(page);
    for (const [id, solution] of Object.entries(SOLVED)) {
      await expect(lesson(page)).toHaveAttribute('data-lesson', id);
      await expect(page.locator('#decision h2')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await playByHand(
        page,
        solution.flatMap((at) => decisions[at] ?? []),
      );
      await expect(lesson(page)).toHaveAttribute('data-stand', 'done');
      // Figures of the lesson are put in.
      await expect(lesson(page)).not.toContainText(/[{}]|undefined|NaN/);
      await page.locator('[data-next]').click();
    }
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'broke');
    await outOfTrouble(page);
    await expect(lesson(page)).toHaveAttribute('data-stand', 'done');
    await page.locator('[data-next]').click();
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'auction');
    await playByHand(page, decisions.slice(3, 4).flat());
    await expect(lesson(page)).toHaveAttribute('data-stand', 'done');
    await expect(lesson(page)).not.toContainText(/[{}]|undefined|NaN/);
    // What was done is ticked at once.
    await expect(page.locator('[data-ticked]')).toHaveCount(9);
    await page.locator('[data-next]').click();
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'end');
    // On to the first game: the guide speaks.
    await page.getByRole('button', { name: /guided|с подсказками/ }).click();
    await page.waitForURL(/\/game\//);
    // The opening sale is over: one company, one question; a goal to be reached.
    await page.locator('[data-first-welcome] .primary').click({ timeout: 60_000 });
    await expect(page.locator('[data-first=going]')).toBeVisible();
    const why = page.locator('[data-notes=guide] [aria-expanded=false]');
    await expect(page.locator('[data-notes=guide]')).toBeVisible();
    if (width < 700) await why.click();
    await expect(page.locator('[data-moment]').first()).toBeVisible();
    // A first-time player hears at every step what could be done, and can have it done.
    await expect(page.locator('[data-advised]')).toBeVisible();
    const slider = page.getByRole('slider');
    const before = Number(await slider.getAttribute('max'));
    await page.locator('[data-notes=guide] [data-act]').click();
    await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before);
    expect(errors).toEqual([]);
  });

test('the lesson says when a choice is not the one it asks for, and lets it be tried again', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('button', { name: /^5\./ }).click();
  await expect(lesson(page)).toHaveAttribute('data-lesson', 'share');
  await page.locator('#decision [data-action*="\\"pass\\""]').click();
  await expect(lesson(page)).toHaveAttribute('data-stand', 'astray');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lesson(page)).toHaveAttribute('data-stand', 'going');
});

test('a term answers a tap with its picture, and leads to the glossary', async ({ page }) => {
  await page.goto('/titles/18MEX/about');
  await page.locator('[data-term=minor]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('small railroad');
  await expect(dialog.locator('svg').first()).toBeVisible();
  await dialog.getByRole('link', { name: 'All terms' }).click();
  await expect(page).toHaveURL(/\/glossary#minor$/);
  await expect(page.locator('#minor')).toBeInViewport();
  // No term without a picture.
  const entries = page.locator('[data-entry]');
  await expect(entries.locator('svg').first()).toBeVisible();
  expect(await page.locator('[data-entry]:has(svg)').count()).toBe(await entries.count());
  await expectAccessible(page);
});

/** The decisions of the game on the page, as they are kept on the device. */
const decisionsOf = (page: Page, id: string): Promise<readonly Action[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<readonly Action[]>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('games').objectStore('games').get(wanted);
          asking.addEventListener('success', () => {
            opening.result.close();
            const record = asking.result as { readonly game: { readonly actions: readonly Action[] } } | undefined;
            resolve(record?.game.actions ?? []);
          });
        });
      }),
    id,
  );

/** What is kept of the game on the page is changed: a game brought in from a file has people in all seats. */
const changeRecord = (page: Page, id: string, changes: object): Promise<void> =>
  page.evaluate(
    ([wanted, changed]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const asking = store.get(wanted);
          asking.addEventListener('success', () => {
            const kept = store.put({ ...(asking.result as object), ...changed });
            kept.addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
    [id, changes] as const,
  );

// What the guides of all titles say in whole games is checked without a page (`test/guide.test.ts`); this is about the page that says it.
test('a whole game against a plain bot, guided: the page says what is due, nothing false, and nothing twice', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await withSettings(page, { language: 'en', pace: 'instant', guide: 'new' });
  await loadInsight('18CZ');
  const guide = await loadGuide('18CZ');
  const plain = botNamed('plain');
  const players = [
    { id: '@1', name: 'Ann' },
    { id: '@2', name: 'Bot' },
  ] as const;
  const game = newGame({ title: '18CZ', players, seed: 5, options: { tutorial: true }, seating: 'asSeated' });
  const id = await importGame(page, fileOf(game));
  await changeRecord(page, id, { bots: { '@2': 'plain' } });
  await page.reload();
  // The first decision always has something new.
  await expect(page.locator('[data-moment]').first()).toBeVisible();
  const spoken: string[] = [];
  let said: Said = {};
  const states = [begin(game).state];
  /** The position after these decisions: each is carried out once. */
  const stateOf = (actions: readonly Action[]): State => {
    for (const action of actions.slice(states.length - 1)) {
      const result = apply(states.at(-1) as State, action);
      if (isRefusal(result)) throw new Error(result.key);
      states.push(result.state);
    }
    return states.at(-1) as State;
  };
  for (let turn = 0; turn < 400; turn++) {
    await expect(page.locator('#decision h2')).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 60_000 });
    const known = await page.getByRole('slider').getAttribute('max');
    await expect.poll(async () => (await decisionsOf(page, id)).length).toBe(Number(known));
    const state = stateOf(await decisionsOf(page, id));
    if (state.outcome) break;
    const scene = sceneOf(state);
    if (!scene || decider(state) !== '@1') throw new Error('nobody is asked');
    const shown = page.locator('[data-moment]');
    const due = speak(guide, state, Number(known), said);
    ({ said } = due);
    const moments = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-moment') ?? ''));
    expect(moments, `position ${known}`).toEqual(due.moments.map((each) => each.id));
    for (const moment of due.moments) {
      expect(moment.when(scene), moment.id).toBe(true);
      expect(moment.claim?.(scene) ?? true, moment.id).toBe(true);
    }
    expect((await shown.allInnerTexts()).join(' ')).not.toMatch(/[{}]|undefined|NaN/);
    spoken.push(...moments);
    const action = plain?.player(1).choose(state).action;
    if (action) await playByHand(page, [action]);
  }
  await expect(page.locator('#decision')).toContainText(/wins?\b/);
  expect(spoken.length).toBeGreaterThan(6);
  expect(new Set(spoken).size).toBe(spoken.length);
});
