import { BOTS, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { CHARACTERS, usualTable } from '@roundhouse/bots/characters';
import { LEVELS } from '@roundhouse/bots';
import { newGame, type PlayerId, titleOf } from '@roundhouse/engine';
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
    CHARACTERS.map(({ badge }) => JSON.stringify(badge)),
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

  /** How often the first seat of three does something, over some games of 18MEX. */
  const often = async (id: string, done: (type: string, from?: string) => boolean): Promise<number> => {
    await loadInsight('18MEX');
    const bots = [id, 'plain', 'plain'].map((each) => {
      const bot = botNamed(each);
      if (!bot) throw new Error(`no bot ${each}`);
      return bot;
    });
    let times = 0;
    for (const seed of [11, 12]) {
      const { game, last } = playBots(newGame({ title: '18MEX', players: seats, seed }), bots);
      expect(titleOf(last).id).toBe('18MEX');
      for (const action of game.actions)
        if (action.by === '@1' && done(action.type, 'from' in action ? action.from : undefined)) times++;
    }
    return times;
  };

  test('the speculator sells more often than the careful investor', async () => {
    const sells = (type: string): boolean => type === 'sellShares';
    expect(await often('felix', sells)).toBeGreaterThan(2 * (await often('agnes', sells)));
  });

  test('the founder starts more companies than the careful investor', async () => {
    const starts = (type: string): boolean => type === 'par';
    expect(await often('lucia', starts)).toBeGreaterThan(await often('agnes', starts));
  });
});
