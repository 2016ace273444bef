/** The story and its positions, as they are asked for. */
import type { Position, Story } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { House } from '../house.ts';
import type { Access } from './access.ts';
import { entriesAfter, standing } from './entries.ts';
import { headerOf } from './positions.ts';

export const storyOf = async ({ store, rules }: House, { game }: Access, since: number): Promise<Story> => ({
  header: game.status === 'forming' ? null : headerOf(game),
  head: game.head,
  // What has been added since the game was read is not told twice by halves.
  entries: game.status === 'forming' ? [] : await entriesAfter(store.db, game.id, since, game.head),
  rules,
});

export const positionOf = async ({ positions, rules }: House, { game }: Access, at = game.head): Promise<Position> => {
  if (game.status === 'forming') throw new Denial('notPlaying');
  if (at > game.head) throw new Denial('notFound');
  return { number: at, rules, state: { ...(await positions.at(game, at)) } };
};

/** As a file for a device: what was taken back is not in it. */
export const fileOf = async ({ store }: House, { game }: Access) => {
  if (game.status === 'forming') throw new Denial('notPlaying');
  const entries = await entriesAfter(store.db, game.id, 0, game.head, 100_000);
  return { ...headerOf(game), actions: standing(entries).map(({ action }) => action) };
};
