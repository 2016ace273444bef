import { describe, expect, test } from 'vitest';
import '../index.ts';
import { walk } from '../../../test/support/index.ts';

describe('18MEX random walks', () => {
  for (const players of [3, 4, 5])
    for (let seed = 1; seed <= 3; seed++)
      test(`${players} players, seed ${seed}`, () => {
        const { state, game } = walk({ title: '18MEX', players, seed });

        expect(state.outcome).not.toBeNull();
      });
});
