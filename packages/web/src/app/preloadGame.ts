/** A game whose address was opened is looked up, and its title fetched, while the first words are still on their way. */
import { loadTitle } from '@roundhouse/titles';
import { loadRecord } from '../store/games.ts';

export const preloadGame = async (path: string): Promise<void> => {
  const [, id] = /^\/game\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return;
  try {
    const record = await loadRecord(decodeURIComponent(id));
    if (record) await loadTitle(record.game.title);
  } catch {
    // The page itself reports what is wrong.
  }
};
