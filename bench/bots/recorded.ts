/** The recorded games of people next to the project. */
import type { Game } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { hasShared, readShared, recordedNames } from '../../testing/shared.ts';

/** None where there are no recorded games here. The title must be loaded. */
export const recordedGames = (title: string): readonly Game[] => {
  const adapter = adapterFor(title);
  if (!adapter || !hasShared(`games/${title}`)) return [];
  return recordedNames(title).map((name) => {
    const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
    if ('error' in parsed) throw new Error(`${title} ${name}: ${parsed.error}`);
    return importGame(adapter, parsed.value, { trace: false }).game;
  });
};
