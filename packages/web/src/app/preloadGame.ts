/** A game whose address was opened is looked up, and its title fetched, while the first words are still on their way. */
import { loadTitle } from '@roundhouse/titles';
import { fetchLater } from '../game/later.tsx';
import { loadRecord } from '../store/games.ts';

export const preloadGame = async (path: string): Promise<void> => {
  const [, id] = /^\/game\/([^/]+)/.exec(path) ?? [];
  if (id === undefined) return;
  try {
    const record = await loadRecord(decodeURIComponent(id));
    if (record && record.game.actions.length > 0) void fetchLater();
    if (record) await loadTitle(record.game.title);
  } catch {
    // The page itself reports what is wrong.
  }
};
