import { BOTS, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { BADGES } from '@roundhouse/bots/badges';
import { CHARACTERS, usualTable } from '@roundhouse/bots/characters';
import { LEVELS } from '@roundhouse/bots';
import { newGame, type PlayerId } from '@roundhouse/engine';
import { titleIds } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

test('eight characters in three strengths, each with a name, a line and a badge of its own', () => {
  expect(CHARACTERS).toHaveLength(8);
  expect(new Set(CHARACTERS.map(({ strength }) => strength.id))).toEqual(new Set(LEVELS.map(({ id }) => id)));
  for (const of of [
    CHARACTERS.map(({ name }) => name.en),
    CHARACTERS.map(({ name }) => name.ru),
    CHARACTERS.map(({ style }) => style.en),
    CHARACTERS.map(({ style }) => style.ru),
    CHARACTERS.map(({ id }) => JSON.stringify(BADGES[id])),
  ])
    expect(new Set(of).size).toBe(CHARACTERS.length);
});

test('a character and a level go by different ids, and every one of them plays', () => {
  expect(new Set(BOTS.map(({ id }) => id)).size).toBe(BOTS.length);
  for (const { id, name } of CHARACTERS) expect(botNamed(id)?.name).toEqual(name);
});

test.each(titleIds)('three of different character sit down to %s', (title) => {
  const three = usualTable(title, 3);
  expect(new Set(three).size).toBe(3);
  // More seats than the table has are filled with the others.
  expect(new Set(usualTable(title, 7)).size).toBe(7);
});

describe('a style shows in figures', () => {
  const seats = ['@1', '@2', '@3'].map((id) => ({ id: id as PlayerId, name: id }));

  /** What the first seat of three does, over some games of 18MEX: played once for all that is asked of it. */
  const deeds = new Map<string, readonly string[]>();
  const deedsOf = async (id: string): Promise<readonly string[]> => {
    const known = deeds.get(id);
    if (known) return known;
    await loadInsight('18MEX');
    const bots = [id, 'plain', 'plain'].map((each) => {
      const bot = botNamed(each);
      if (!bot) throw new Error(`no bot ${each}`);
      return bot;
    });
    const own: string[] = [];
    for (const seed of [11, 12]) {
      const { game, last } = playBots(newGame({ title: '18MEX', players: seats, seed }), bots);
      expect(last.outcome).not.toBeNull();
      for (const { by, type } of game.actions) if (by === '@1') own.push(type);
    }
    deeds.set(id, own);
    return own;
  };
  const often = async (id: string, deed: string): Promise<number> =>
    (await deedsOf(id)).filter((type) => type === deed).length;

  test('the speculator sells more often than the careful investor', async () => {
    expect(await often('felix', 'sellShares')).toBeGreaterThan(2 * (await often('agnes', 'sellShares')));
  });

  test('the founder starts more companies than the careful investor', async () => {
    expect(await often('lucia', 'par')).toBeGreaterThan(await often('agnes', 'par'));
  });
});
