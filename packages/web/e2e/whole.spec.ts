/** Whole games by clicks: every decision of a title or a mode can be made on the screen, to the very end. */
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { playByHand } from './hands.ts';
import { playedGame } from './played.ts';
import { fileOf } from './positions.ts';
import { importGame, withSettings } from './support.ts';

const GAMES = [
  { title: '1849', seed: 115, players: 3, mode: { tokenAcquisition: true, bonds: true, electricDreams: true } },
  { title: '18CZ', seed: 117, players: 3, mode: {} },
  { title: '18CZ', seed: 8020, players: 2, mode: { tutorial: true } },
  { title: '18CZ', seed: 7020, players: 2, mode: {} },
  { title: '18CZ', seed: 7021, players: 2, mode: { moravia: true } },
  { title: '1817', seed: 24, players: 3, mode: {} },
  { title: '1817', seed: 10025, players: 3, mode: { uncappedPrivates: true, tenShorts: true, volatility: true } },
  { title: '1862', seed: 5020, players: 2, mode: { shortGame: true } },
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
