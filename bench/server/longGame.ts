/** The longest recorded game of 1817 up to an action; without recorded games there is none. */
import type { Game } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { hasShared, readShared } from '../../testing/shared.ts';
import type { Script } from './people.ts';

export const longGame = async (length: number): Promise<Script | undefined> => {
  const file = 'games/1817/15528.json';
  if (!hasShared(file)) return undefined;
  const peer = parsePeerFile(readShared(file));
  const adapter = adapterFor('1817');
  if ('error' in peer || !adapter) return undefined;
  await loadTitle('1817');
  const { game } = importGame(adapter, peer.value);
  return {
    game: { ...game, actions: [] } satisfies Game,
    actions: game.actions.slice(0, Math.min(length + 1, game.actions.length)),
  };
};
