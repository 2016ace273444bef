/** Positions of a played game, opened in the page. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Action, type ActionType, type Game, offeredType, offers, type State } from '@roundhouse/engine';
import type { Page } from '@playwright/test';
import { type Played, playedGame, upTo } from './played.ts';
import { importGame } from './support.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-positions-'));

export const fileOf = (game: Game): string => {
  const file = path.join(folder, `${game.title}-${game.seed}-${game.actions.length}.json`);
  writeFileSync(file, JSON.stringify(game));
  return file;
};

/** A finished game, as a file of ours: no longer than it has to be, since the page replays all of it. */
export const sampleGame = async (): Promise<string> => fileOf((await playedGame('18CZ', 7020, 2)).game);

/** Seed 1 sees a merger, making change and every usual kind of decision. */
const SEED = 1;

export const opens = (state: State, type: ActionType): boolean =>
  offers(state).some((each) => offeredType(each) === type);

interface Opened {
  readonly game: Game;
  readonly next: Action;
  readonly state: State;
}

/** Opens the first position of a played game that fits, and tells what was done there. */
export const openAt = async (
  page: Page,
  played: Played,
  fits: (state: State, next: Action) => boolean,
  from = 0,
): Promise<Opened> => {
  const game = upTo(played, fits, from);
  const next = played.game.actions[game.actions.length];
  const state = played.states[game.actions.length];
  if (!next || !state) throw new Error('the position is the last one');
  await importGame(page, fileOf(game));
  await page.locator('#decision h2').waitFor();
  return { game, next, state };
};

/** The same in the usual game of 18MEX. */
export const openWhere = async (page: Page, fits: (state: State, next: Action) => boolean, from = 0): Promise<Opened> =>
  openAt(page, await playedGame('18MEX', SEED), fits, from);
