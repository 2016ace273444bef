/**
 * The decision on a phone, measured for every kind of decision of every title: the question, the money and at least two choices are in
 * sight at once, nothing lies over them, and the map keeps its place when the decision changes. A game is gone through by redoing it, so
 * that a page is opened once for all of its positions.
 */
import { type Action, type State, stepNameOf, topFrame } from '@roundhouse/engine';
import { expect, type Page } from '@playwright/test';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';
import { test } from './test.ts';

const TITLES = [
  { title: '18MEX', players: 4 },
  { title: '1849', players: 4 },
  { title: '1862', players: 4 },
  { title: '18CZ', players: 4 },
  { title: '1817', players: 5 },
] as const;

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** The longer language with the guide on, the other one without. */
const MANNERS = [
  { language: 'ru', guide: 'every' },
  { language: 'en', guide: 'off' },
] as const;

/** Still to be mended: privates to contribute stand below the notes of the bid where the screen is low. */
const KNOWN: readonly string[] = [
  'contribution sellPrivate at 360×640: 1 of 2 choices (0 on the map)',
  'contribution sellPrivate at 844×390: 1 of 2 choices (0 on the map)',
];

/** So far the map may go when the decision changes, in pixels. */
const STILL = 8;

/** Where every kind of decision is asked for, once each: neither the first of its kind nor the last. */
const kindsOf = (actions: readonly Action[], states: readonly State[]): ReadonlyMap<string, number> => {
  const all = new Map<string, number[]>();
  for (const [at, { type }] of actions.entries()) {
    if (type === 'pass') continue;
    const state = states[at];
    const kind = `${(state && stepNameOf(topFrame(state))) ?? ''} ${type}`;
    all.set(kind, [...(all.get(kind) ?? []), at]);
  }
  return new Map([...all].map(([kind, places]) => [kind, places[Math.floor(places.length * 0.6)] ?? 0]));
};

/** All decisions but the first few are taken back, to be made again one by one. */
const takeBack = (page: Page, id: string, undone: readonly Action[]): Promise<void> =>
  page.evaluate(
    ([wanted, actions]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const asking = store.get(wanted);
          asking.addEventListener('success', () => {
            const kept = store.put({ ...(asking.result as object), undone: actions });
            kept.addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
    [id, undone] as const,
  );

/** Runs in the page: makes so many decisions again, and says how far the map went with the last of them. */
const redo = async (count: number): Promise<{ readonly moved: number; readonly inSight: number }> => {
  const untilIdle = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0));
  const button = document.querySelector<HTMLButtonElement>('[data-key="y"]');
  if (!button) throw new Error('no way on');
  const spot = (): DOMRect | undefined => document.querySelector('[data-board] [data-hex]')?.getBoundingClientRect();
  const paints = (): Promise<void> =>
    new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume())));
  // What the opening or another size of the screen moved has come to rest.
  for (let last = spot(), still = 0; still < 3;) {
    await new Promise((resume) => setTimeout(resume, 60));
    const now = spot();
    still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
    last = now;
  }
  let before = spot();
  for (let done = 0; done < count; done++) {
    before = spot();
    button.click();
    await untilIdle();
  }
  await paints();
  const after = spot();
  const [dx, dy] = before && after ? [after.x - before.x, after.y - before.y] : [0, 0];
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  const sheet = document.querySelector('#decision')?.getBoundingClientRect();
  // What can be chosen, where it lay before the map went: how much of it was to be seen.
  const lit = [...document.querySelectorAll('.lit polygon')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2 - dx, y: y + height / 2 - dy };
  });
  const bottom = !board || !sheet || sheet.left > board.left ? (board?.bottom ?? 0) : board.top + board.height / 2;
  const seen = lit.filter(
    ({ x, y }) => board && x > board.left && x < board.right && y > board.top && y < bottom,
  ).length;
  return { moved: Math.hypot(dx, dy), inSight: lit.length === 0 ? 1 : seen / lit.length };
};

/** Runs in the page: what of the decision is in sight, in words where something is missing. */
const faultsIn = (): readonly string[] => {
  const faults: string[] = [];
  const sheet = document.querySelector('#decision');
  if (!sheet) return ['no decision'];
  const inside = (each: Element): boolean => {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const box = each.closest('[data-choices]')?.getBoundingClientRect();
    const [least, most] = [Math.max(0, box?.top ?? 0), Math.min(innerHeight, box?.bottom ?? innerHeight)];
    return top >= least - 1 && bottom <= most + 1 && left >= -1 && right <= innerWidth + 1;
  };
  /** Whether it is what lies uppermost where it is. */
  const free = (each: Element): boolean => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (each.contains(above) || above.contains(each));
  };
  const head = sheet.querySelector('h2');
  if (!head || !inside(head) || !free(head)) faults.push('the question');
  const purse = head?.querySelector('small');
  if (purse && purse.textContent !== '' && !inside(purse)) faults.push('the money');
  const pressed = 'button[data-act], [role=radio], [aria-pressed], select, input[type=number]';
  const choices = [...sheet.querySelectorAll<HTMLElement>(pressed)].filter(
    (each) =>
      !each.matches(':disabled') &&
      each.closest('[data-notes=guide], details:not([open]) > :not(summary), [inert]') === null &&
      !(each instanceof HTMLSelectElement && each.closest('[data-map-work]') === null),
  );
  const seen = choices.filter((each) => inside(each) && free(each));
  // On the map itself there are as many as hexes are lit.
  const onMap = document.querySelectorAll('.lit polygon').length;
  const enough = Math.min(2, choices.length + onMap);
  if (seen.length + Math.min(1, onMap) < enough)
    faults.push(`${seen.length} of ${choices.length} choices (${onMap} on the map)`);
  for (const each of choices)
    if (inside(each) && !free(each)) faults.push(`covered: ${(each.innerText || each.ariaLabel) ?? each.tagName}`);
  return faults;
};

/** Each title once, by turns in both languages; both for every title where `SHEET_ALL` is set, which takes twice as long. */
const mannersOf = (index: number): readonly (typeof MANNERS)[number][] =>
  process.env['SHEET_ALL'] ? MANNERS : MANNERS.filter((_, at) => at === index % MANNERS.length);

for (const [index, { title, players }] of TITLES.entries())
  for (const { language, guide } of mannersOf(index))
    test(`${title}: question, money and two choices in sight, nothing covered, the map still (${language}, guide ${guide})`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const { game, states } = await playedGame(title, 1, players);
      const kinds = [...kindsOf(game.actions, states)].sort(([, a], [, b]) => a - b);
      expect(kinds.length).toBeGreaterThan(8);
      await page.setViewportSize({ width: 390, height: 844 });
      await withSettings(page, { language, guide });
      const id = await importGame(page, fileOf({ ...game, actions: [] }));
      await takeBack(page, id, game.actions.toReversed());
      await page.reload();
      await page.locator('#decision h2').waitFor();
      const faults: string[] = [];
      let position = 0;
      for (const [kind, at] of kinds) {
        const { moved, inSight } = await page.evaluate(redo, at - position);
        position = at;
        if (moved > STILL && inSight >= 0.5) faults.push(`${kind}: the map went ${Math.round(moved)} px`);
        // Where the device goes from hand to hand, the next name is shown first.
        await expect(page.locator('#decision[data-handing], #decision [aria-busy=true]')).toHaveCount(0);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect
            .poll(() => page.evaluate(() => document.querySelector('#decision')?.getBoundingClientRect().bottom ?? 0))
            .toBeLessThanOrEqual(size.height);
          for (const fault of await page.evaluate(faultsIn))
            faults.push(`${kind} at ${size.width}×${size.height}: ${fault}`);
        }
        await page.setViewportSize({ width: 390, height: 844 });
      }
      expect(faults.filter((fault) => !KNOWN.includes(fault))).toEqual([]);
    });
