import { test } from 'vitest';
import { walk } from '../../../test/support/index.ts';
import '../index.ts';
test('walk', () => {
  const t = Date.now();
  for (let seed = 1; seed <= 6; seed++) {
    const { state, game } = walk({ title: '1862', players: 2 + (seed % 7), seed, limit: 4000 });
    console.log(seed, game.actions.length, state.outcome?.reason, state.phase, state.round, Date.now() - t);
  }
}, 120000);
