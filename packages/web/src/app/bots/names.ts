/** Bots by their names in the reader's language. Who they are comes with the first game in which one sits: most of a page has none. */
import type { Named } from './words.ts';

let known: Named | undefined;

/** Before a table with bots is laid. Where it cannot be had, they go by the names that were written down. */
export const loadBotNames = async (bots: Readonly<Record<string, string>>): Promise<void> => {
  if (known || Object.keys(bots).length === 0) return;
  try {
    ({ withBotNames: known } = await import('./words.ts'));
  } catch {
    // The next table asks again.
  }
};

export const withBotNames: Named = (players, bots, language) => known?.(players, bots, language) ?? players;
