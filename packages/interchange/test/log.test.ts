/**
 * The log alone accounts for recorded games and games between bots. `LOG_GAMES=20` plays as many bot games of each title and reads
 * every recorded game; unless it is set, the shortest recorded game of each title is enough.
 */
import { botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { begin, factsOf, type Game, newGame } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { recordedNames } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { missingFromLog } from '../../titles/test/support/books.ts';
import { adapterFor } from '../src/index.ts';
import { importRecorded, readRecorded } from './recorded.ts';

const GAMES = Number(process.env['LOG_GAMES'] ?? 0);

const missing = (game: Game): readonly string[] => {
  const { cells } = factsOf(begin({ ...game, actions: [] }).state).market;
  return missingFromLog(game, (cell) => cells[cell]?.price ?? 0);
};

/** All of them, or the shortest. */
const namesOf = (id: string): readonly string[] => {
  const names = recordedNames(id);
  if (GAMES > 0) return names;
  const lengths = new Map(names.map((name) => [name, readRecorded(id, name).actions.length]));
  return names.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)).slice(0, 1);
};

describe.each(titleIds)('%s', (id) => {
  withShared(`games/${id}`, `recorded games of ${id}`, () => {
    test.each(namesOf(id))('%s can be rebuilt from the log', { timeout: 240_000 }, async (name) => {
      await loadTitle(id);
      const adapter = adapterFor(id);
      if (!adapter) throw new Error(`no adapter for ${id}`);
      expect(missing(importRecorded(adapter, name))).toEqual([]);
    });
  });

  if (GAMES === 0) return;
  test('games between bots can be rebuilt from the log', { timeout: 3_600_000 }, async () => {
    const title = await loadTitle(id);
    await loadInsight(id);
    const bot = botNamed('plain');
    if (!bot) throw new Error('no bot');
    const variants = [{}, ...title.variants.map(({ options }) => options)];
    for (let seed = 1; seed <= GAMES; seed++) {
      const options = variants[seed % variants.length] ?? {};
      const variant = title.variants.find((each) => each.options === options);
      const players = (variant ?? title).players;
      const count = players[seed % players.length] ?? 3;
      const game = newGame({
        title: id,
        options,
        seed,
        players: Array.from({ length: count }, (_, at) => ({ id: `@${at + 1}` as const, name: `${at + 1}` })),
      });
      const { game: played, last } = playBots(game, [bot]);
      expect([seed, last.outcome !== null, missing(played)]).toEqual([seed, true, []]);
    }
  });
});
