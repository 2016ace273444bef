/** A position of a title's own game on the table. */
import type { Action, Game, State } from '@roundhouse/engine';
import type { Locator, Page } from '@playwright/test';
import { type Played, upTo } from './played.ts';
import { fileOf } from './positions.ts';
import { bringIn } from './support.ts';

export const decision = (page: Page): Locator => page.locator('#decision');

export const stepOf = (state: State): string | undefined => state.agenda.at(-1)?.step;

/** The company whose turn or step it is. */
export const companyOnTurn = (state: State): string => {
  for (const { company } of state.agenda.toReversed()) if (typeof company === 'string') return company;
  throw new Error('no company is on turn');
};

/** Opens the first position that fits, and tells what was done there. */
export const openAt = async (
  page: Page,
  played: Played,
  fits: (state: State, next: Action) => boolean,
  from = 0,
): Promise<{ readonly game: Game; readonly next: Action; readonly state: State }> => {
  const game = upTo(played, fits, from);
  const next = played.game.actions[game.actions.length];
  const state = played.states[game.actions.length];
  if (!next || !state) throw new Error('the position is the last one');
  await bringIn(page, fileOf(game));
  await page.locator('#decision h2').waitFor();
  return { game, next, state };
};
