/** Reads of the story: entries, positions, the game as a file. */
import type { Position, Story } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import type { Access } from './access.ts';
import { entriesAfter, standing } from './entries.ts';
import { headerOf } from './positions.ts';

export const storyOf = async ({ store, rules }: ServerContext, { game }: Access, since: number): Promise<Story> => ({
  header: game.status === 'forming' ? null : headerOf(game),
  head: game.head,
  // Entries appended after the game was read belong to the next answer.
  entries: game.status === 'forming' ? [] : await entriesAfter(store.db, game.id, since, game.head),
  rules,
});

export const positionOf = async (
  { positions, rules }: ServerContext,
  { game }: Access,
  at = game.head,
): Promise<Position> => {
  if (game.status === 'forming') throw new Denial('notPlaying');
  if (at > game.head) throw new Denial('notFound');
  return { number: at, rules, state: { ...(await positions.at(game, at)) } };
};

/** As a file for a device: what was taken back is not in it. */
export const fileOf = async ({ store }: ServerContext, { game }: Access) => {
  if (game.status === 'forming') throw new Denial('notPlaying');
  const entries = await entriesAfter(store.db, game.id, 0, game.head, 100_000);
  return { ...headerOf(game), actions: standing(entries).map(({ action }) => action) };
};
