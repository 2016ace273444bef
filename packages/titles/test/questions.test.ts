/** Every title refuses by the rule that forbids it, and asks nobody who can only pass. */
import { describe, expect, test } from 'vitest';
import { allTitles, loadTitle } from '../src/index.ts';
import { catchAlls, idleQuestions } from './support/index.ts';

/** Titles that still fall short; a title that holds comes off its list. */
const FALLING_BACK: readonly string[] = [];
const ASKING_IN_VAIN: readonly string[] = [];

describe.each(allTitles.map(({ id, players }) => [id, players] as const))('%s', (id, players) => {
  const walks = players.slice(0, 2).map((count) => ({ players: count, seed: 70 + count, limit: 600 }));

  test('refuses by the rule that forbids it', async () => {
    await loadTitle(id);
    const found = await catchAlls(id, walks);
    if (FALLING_BACK.includes(id)) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });

  test('asks nobody who can only pass', async () => {
    await loadTitle(id);
    const found = idleQuestions(id, walks);
    if (ASKING_IN_VAIN.includes(id)) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
});
