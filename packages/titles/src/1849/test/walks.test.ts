import { expect, test } from 'vitest';
import '../index.ts';
import { walk } from '../../../test/support/index.ts';

test('a walk', () => {
  const t = Date.now();
  for (let seed = 1; seed <= 6; seed++) {
    const w = walk({ title: '1849', players: 3 + (seed % 3), seed, limit: 4000 });
    console.log(seed, w.game.actions.length, w.state.outcome, Date.now() - t);
  }
  expect(1).toBe(1);
});
