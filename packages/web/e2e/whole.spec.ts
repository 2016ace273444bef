/**
 * Whole games by clicks: every decision of a title or a mode can be made on the screen, to the very end. 18MEX is played in `game.spec.ts`,
 * the tutorial of 18CZ in `online.spec.ts` and `learn.spec.ts`.
 */
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { playByHand } from './hands.ts';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';

const GAMES = [
  { title: '1849', seed: 115, players: 3, mode: { tokenAcquisition: true, bonds: true, electricDreams: true } },
  { title: '18CZ', seed: 117, players: 3, mode: {} },
  { title: '18CZ', seed: 7021, players: 2, mode: { moravia: true } },
  { title: '1817', seed: 10025, players: 3, mode: { uncappedPrivates: true, tenShorts: true, volatility: true } },
  { title: '1862', seed: 5020, players: 2, mode: { shortGame: true } },
] as const;

/** What no other game of the title asks comes early: the auction of 1817 without its options, homes on tiles of one's own in 18CZ. */
const BEGINNINGS = [
  { title: '18CZ', seed: 7020, players: 2, decisions: 75 },
  { title: '1817', seed: 24, players: 3, decisions: 30 },
] as const;

// The longest tests of all: a free worker takes the next.
test.describe.configure({ mode: 'parallel' });

for (const [index, { title, seed, players, mode }] of GAMES.entries()) {
  const language = index % 2 === 0 ? 'ru' : 'en';
  const named = [title, `for ${players}`, ...Object.keys(mode), language].join(' ');
  test(`a whole game by clicks: ${named}`, async ({ page }) => {
    test.setTimeout(150_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await withSettings(page, { language });
    const { game, states } = await playedGame(title, seed, players, { options: mode });
    expect(states.at(-1)?.outcome).toBeTruthy();
    await importGame(page, fileOf({ ...game, actions: [] }));
    await page.locator('#decision h2').waitFor();
    await playByHand(page, game.actions);
    await expect(page.locator('#decision')).toContainText(language === 'ru' ? /побед/i : /wins|share/);
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(game.actions.length));
    expect(errors).toEqual([]);
  });
}

for (const { title, seed, players, decisions } of BEGINNINGS)
  test(`a game by clicks, as far as it differs: ${title} for ${players}`, async ({ page }) => {
    await withSettings(page, { language: 'en' });
    let left: number = decisions;
    const { game } = await playedGame(title, seed, players, { enough: () => left-- === 0 });
    await importGame(page, fileOf({ ...game, actions: [] }));
    await playByHand(page, game.actions);
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(decisions));
  });
