/**
 * The decision on a phone, measured for every kind of decision of every title: the question, the money and at least two choices are in
 * sight at once, nothing lies over them, and the map keeps its place when the decision changes. A game is opened once and gone through
 * from its end: all that came after a position is taken back.
 */
import { type Action, type State, stepNameOf, topFrame } from '@roundhouse/engine';
import { expect } from '@playwright/test';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';
import { test } from './test.ts';

// Titles know nothing of each other: two workers share them.
test.describe.configure({ mode: 'parallel' });

const TITLES = [
  { title: '18MEX', players: 4 },
  { title: '1849', players: 4 },
  { title: '1862', players: 4 },
  { title: '18CZ', players: 4 },
  { title: '1817', players: 5 },
] as const;

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/** The longer language with the guide on and the other one without: the first two stand for all. */
const MANNERS = [
  { language: 'ru', guide: 'every' },
  { language: 'en', guide: 'off' },
  { language: 'ru', guide: 'off' },
  { language: 'en', guide: 'every' },
] as const;

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

/** Runs in the page: goes back to the position before one, takes that decision once more, and says how far the map went with it. */
const decideAgain = async (position: number): Promise<{ readonly moved: number; readonly inSight: number }> => {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const found = async <T extends HTMLElement>(selector: string): Promise<T> => {
    for (let tries = 0; tries < 300; tries++) {
      const each = document.querySelector<T>(selector);
      if (each && !each.matches(':disabled')) return each;
      await frame();
    }
    throw new Error(`no ${selector}`);
  };
  const spot = (): DOMRect | undefined => document.querySelector('[data-board] [data-hex]')?.getBoundingClientRect();
  /** What the opening, another size of the screen or the way here moved has come to rest. */
  const untilStill = async (): Promise<void> => {
    for (let last = spot(), still = 0; still < 6;) {
      await frame();
      const now = spot();
      still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
      last = now;
    }
  };
  const slider = await found<HTMLInputElement>('nav input[type=range]');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(slider, String(position - 1));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  (await found('[data-back=ask]')).click();
  (await found('[data-back=yes]')).click();
  const again = await found('[data-key="y"]');
  await untilStill();
  const before = spot();
  again.click();
  await frame();
  await frame();
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

/** Each title once, by turns in both languages; in all manners for every title where `SHEET_ALL` is set, which takes four times as long. */
const mannersOf = (number: number): readonly (typeof MANNERS)[number][] =>
  process.env['SHEET_ALL'] ? MANNERS : MANNERS.slice(number % 2, (number % 2) + 1);

// What is measured does not depend on how finely it is painted.
test.use({ deviceScaleFactor: 1 });

for (const [number, { title, players }] of TITLES.entries())
  for (const { language, guide } of mannersOf(number))
    test(`${title}: question, money and two choices in sight, nothing covered, the map still (${language}, guide ${guide})`, async ({
      page,
    }) => {
      // Seconds on a quiet machine.
      test.setTimeout(300_000);
      const { game, states } = await playedGame(title, 1, players);
      const kinds = [...kindsOf(game.actions, states)].sort(([, a], [, b]) => b - a);
      expect(kinds.length).toBeGreaterThan(8);
      await page.setViewportSize(SIZES[0]);
      await withSettings(page, { language, guide });
      await importGame(page, fileOf(game));
      await page.locator('#decision h2').waitFor();
      const faults: string[] = [];
      for (const [index, [kind, at]] of kinds.entries()) {
        const { moved, inSight } = await page.evaluate(decideAgain, Math.max(1, at));
        if (moved > STILL && inSight >= 0.5) faults.push(`${kind}: the map went ${Math.round(moved)} px`);
        // Where the device goes from hand to hand, the next name is shown first.
        await expect(page.locator('#decision[data-handing], #decision [aria-busy=true]')).toHaveCount(0);
        // There and back: a page that is laid out anew for every size takes longer than all else here.
        for (const size of index % 2 === 0 ? SIZES : SIZES.toReversed()) {
          await page.setViewportSize(size);
          await expect
            .poll(() => page.evaluate(() => document.querySelector('#decision')?.getBoundingClientRect().bottom ?? 0))
            .toBeLessThanOrEqual(size.height);
          for (const fault of await page.evaluate(faultsIn))
            faults.push(`${kind} at ${size.width}×${size.height}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
