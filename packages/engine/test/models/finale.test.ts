import { begin, newGame, type State } from '@roundhouse/engine';
import { finaleOf } from '@roundhouse/engine/models/finale';
import { loadTitle } from '@roundhouse/titles';
import { beforeAll, describe, expect, it } from 'vitest';

const players = (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id }));

describe('how a game ended', () => {
  let state: State;

  beforeAll(async () => {
    await loadTitle('18MEX');
    ({ state } = begin(newGame({ title: '18MEX', players, seed: 1, seating: 'asSeated' })));
  });

  /** A position in which the players have so much cash and nothing else. */
  const worth = (a: number, b: number, c: number): State => ({
    ...state,
    cash: { ...state.cash, '@1': a, '@2': b, '@3': c },
  });

  it('places players and says by how much', () => {
    const { places } = finaleOf([worth(10, 10, 10), worth(300, 500, 450)]);
    expect(places.map(({ player, place, score, behind }) => [player, place, score, behind])).toEqual([
      ['@2', 1, 500, 0],
      ['@3', 2, 450, 50],
      ['@1', 3, 300, 200],
    ]);
  });

  it('finds the moment from which the winner was never overtaken, and who led before', () => {
    const states = [
      worth(10, 10, 10),
      worth(20, 10, 10),
      worth(20, 30, 10),
      worth(20, 30, 40),
      worth(20, 50, 40),
      worth(20, 60, 40),
    ];
    expect(finaleOf(states)).toMatchObject({ turned: 4, before: '@3' });
  });

  it('knows of no such moment where nobody else ever led', () => {
    expect(finaleOf([worth(10, 10, 10), worth(20, 30, 10), worth(20, 40, 10)])).toMatchObject({
      turned: null,
      before: null,
    });
  });

  it('equals share a place', () => {
    const { places } = finaleOf([worth(50, 50, 10)]);
    expect(places.map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});
