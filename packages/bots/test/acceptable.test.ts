/** A bot never stops a game. */
import { type Action, apply, begin, decider, isRefusal, newGame, type State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { beforeAll, expect, test } from 'vitest';
import { acceptable } from '../src/acceptable.ts';
import type { Choice } from '../src/bot.ts';
import { botNamed, decide, loadInsight, playBots } from '../src/index.ts';
import { table } from './tables.ts';

let state: State;

beforeAll(async () => {
  await loadInsight('18MEX');
  ({ state } = begin(table('18MEX', 3)));
});

const plain = () => {
  const bot = botNamed('plain');
  if (!bot) throw new Error('no bot plain');
  return bot;
};

const illegal = (): Action => ({ type: 'runTrains', by: decider(state) ?? '@1', runs: [] });

test('the next best is taken where the choice is refused, and what was refused is named', () => {
  const good = decide(plain(), state, { seed: 1 });
  const choice: Choice = { action: illegal(), value: 1000, reasons: [], alternatives: [good, ...good.alternatives] };
  const accepted = acceptable(state, 1, () => choice);
  expect(accepted.choice.action).toEqual(good.action);
  expect(accepted.setbacks).toMatchObject([{ action: { type: 'runTrains' } }]);
  const result = apply(state, good.action);
  expect(isRefusal(result) ? undefined : result.state).toEqual(accepted.state);
});

test('a bot that fails to think does something that the rules accept', () => {
  const accepted = acceptable(state, 1, () => {
    throw new Error('out of ideas');
  });
  expect(accepted.setbacks[0]).toEqual({ why: 'out of ideas' });
  expect(isRefusal(apply(state, accepted.choice.action))).toBe(false);
});

test('where nothing is wrong there is no setback and no other choice', () => {
  const accepted = acceptable(state, 1, () => decide(plain(), state, { seed: 1 }));
  expect(accepted.setbacks).toEqual([]);
  expect(accepted.choice).toEqual(decide(plain(), state, { seed: 1 }));
});

test(
  '18MEX as 18xx.games plays it: tiles are laid where a company has seen the way',
  { timeout: 120_000 },
  async () => {
    const { presets } = await loadTitle('18MEX');
    const game = newGame({
      title: '18MEX',
      players: (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id })),
      seed: 7_710_002,
      rulings: presets['18xx.games'] ?? {},
    });
    const { setbacks, last } = playBots(game, [plain()], {}, 440);
    expect(setbacks).toEqual([]);
    expect(last.round.kind).toBeDefined();
  },
);
