/** What the address asks for is fetched while the first words are still on their way: neither waits for the other. */
import { fetchTitle } from './titles.ts';
import { loadSections } from '../i18n/words.ts';
import { loadRecord } from '../store/games.ts';

export const preloadPage = async (path: string): Promise<void> => {
  const [, id] = /^\/game\/([^/]+)/.exec(path) ?? [];
  try {
    if (path === '/') await Promise.all([import('../pages/Home.tsx'), loadSections(['pages'])]);
    if (id === undefined) return;
    const later = import('../game/later.tsx');
    const record = await loadRecord(decodeURIComponent(id));
    if (record && record.game.actions.length > 0) void later.then(({ fetchLater }) => fetchLater());
    if (record) await fetchTitle(record.game.title);
  } catch {
    // The page itself reports what is wrong.
  }
};
