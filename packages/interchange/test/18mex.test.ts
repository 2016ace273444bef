import { replay } from '@roundhouse/engine';
import { the18MEX } from '@roundhouse/titles/18mex';
import { describe, expect, test } from 'vitest';
import { walk } from '../../titles/test/support/walk.ts';
import { adapter18MEX } from '../src/18mex.ts';
import { exportGame, importGame, parsePeerFile } from '../src/index.ts';
import { testRecordedGames } from './recorded.ts';
import { testRetoldGames } from './retold.ts';

// While companies are unsold that system shows the priority deal by another count.
testRecordedGames('18MEX', adapter18MEX, ({ round }) =>
  (round as { readonly type?: string } | undefined)?.type === 'Auction' ? { except: ['game.priority'] } : {},
);
// Mexico City may be laid from either half.
testRetoldGames('18MEX', adapter18MEX, (action) =>
  action['hex'] === 'P11' ? { ...action, hex: 'O10', tile: String(action['tile']).replace('P-', 'MC-') } : action,
);

const rulings = the18MEX.presets['18xx.games'] ?? {};
const OPTIONS: readonly Readonly<Record<string, boolean>>[] = [
  {},
  { baja: true },
  { extraYellow: true, earlyKcmo: true },
  { delayedMinors: true, hardRust: true },
];

describe('a game of ours, told in the words of 18xx.games and read again, ends alike', () => {
  test.each([1, 2, 3, 4, 5, 6])('seed %i', (seed) => {
    const players = 3 + (seed % 3);
    const { game } = walk({ title: '18MEX', players, seed, options: OPTIONS[seed % 4] ?? {}, rulings });
    const told = exportGame(adapter18MEX, game);
    if ('error' in told) throw new Error(told.error);
    const parsed = parsePeerFile(JSON.parse(JSON.stringify(told.value)));
    if ('error' in parsed) throw new Error(parsed.error);
    const again = importGame(adapter18MEX, parsed.value);
    expect(again.refusal).toBeUndefined();
    const last = replay(game).states.at(-1);
    const scores = game.players.map(({ id }) => last?.outcome?.scores[id]);
    expect(game.players.map((_, seat) => again.result[seat + 1])).toEqual(scores);
    expect(again.state.outcome?.reason).toBe(last?.outcome?.reason);
  });
});
