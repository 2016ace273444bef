import { describe, expect, test } from 'vitest';
import type { Game } from '@roundhouse/engine';
import { PRESETS } from '@roundhouse/titles/18cz';
import { walkGame } from '../../titles/src/18cz/test/walker.ts';
import { adapter18CZ } from '../src/18cz/index.ts';
import { exportGame, importGame, parsePeerFile } from '../src/index.ts';
import { testPlayedGames } from './played.ts';

// Two players, with debts, foreign homes and stations that are taken over.
testPlayedGames(adapter18CZ, ['18CZ-bohemia']);

/** Players are numbers in a file. */
const numbered = (game: Game): Game =>
  JSON.parse(
    JSON.stringify(game).replaceAll(/@([A-F])"/g, (_, letter: string) => `@${letter.charCodeAt(0) - 64}"`),
  ) as Game;

describe('games of ours', () => {
  for (const players of [2, 3, 4, 5, 6])
    test(`go out as files and come back, ${players} players`, () => {
      for (let seed = 1; seed <= 2; seed++) {
        const { game } = walkGame({ players, seed, rulings: PRESETS['18xx.games'] });
        const exported = exportGame(adapter18CZ, numbered(game));
        if ('error' in exported) throw new Error(exported.error);
        const file = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
        if ('error' in file) throw new Error(file.error);
        const back = importGame(adapter18CZ, file.value);
        expect(back.refusal).toBeUndefined();
        expect(back.result).toEqual(exported.value.result);
      }
    });

  test('a file for two without a seed is drawn from its number', () => {
    const { game } = walkGame({ players: 2, seed: 17, rulings: PRESETS['18xx.games'] });
    const exported = exportGame(adapter18CZ, numbered(game));
    if ('error' in exported) throw new Error(exported.error);
    const file = parsePeerFile(JSON.parse(JSON.stringify({ ...exported.value, id: 'hs_17_8', settings: {} })));
    if ('error' in file) throw new Error(file.error);
    expect(importGame(adapter18CZ, file.value).result).toEqual(exported.value.result);
  });

  test('say which ruling has no counterpart there, and where', () => {
    const { game } = walkGame({ players: 3, seed: 1, limit: 60 });
    expect(exportGame(adapter18CZ, numbered(game))).toEqual({
      error: 'action 1: ruling peerDraw has no counterpart on 18xx.games',
    });
  });

  test('modes that 18xx.games does not know are not exported', () => {
    const { game } = walkGame({ players: 2, seed: 1, options: { tutorial: true }, limit: 60 });
    expect('error' in exportGame(adapter18CZ, numbered(game))).toBe(true);
  });
});
