import {
  type Action,
  cashOf,
  certificatesAt,
  decider,
  isAt,
  newGame,
  percentAt,
  type PlayerId,
  replay,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { STEP, title18MEX } from '@roundhouse/titles/18mex';
import { describe, expect, test } from 'vitest';
import { buyTrain, majorTurn, pass, stockTurn, withhold } from '../../titles/src/18mex/test/positions.ts';
import { bestRun, play } from '../../titles/test/support/index.ts';
import { walk } from '../../titles/test/support/walk.ts';
import { adapter18MEX } from '../src/18mex/index.ts';
import { exportGame, importGame, parsePeerFile } from '../src/index.ts';
import { testAcceptedGames } from './accepted.ts';
import { testPlayedGames } from './played.ts';

testAcceptedGames(adapter18MEX, ['18MEX-21', '18MEX-102']);
testPlayedGames(adapter18MEX, ['18MEX-swap', '18MEX-boleo', '18MEX-late']);

const rulings = title18MEX.presets['18xx.games'] ?? {};
const OPTIONS: readonly Readonly<Record<string, boolean>>[] = [
  {},
  { baja: true },
  { extraYellow: true, earlyKcmo: true },
  { delayedMinors: true, hardRust: true },
];

describe('a game of ours, exported in the words of 18xx.games and read again, ends alike', () => {
  test.each([1, 2])('seed %i', (seed) => {
    const players = 3 + (seed % 3);
    const { game } = walk({ title: '18MEX', players, seed, options: OPTIONS[seed % 4] ?? {}, rulings });
    const exported = exportGame(adapter18MEX, game);
    if ('error' in exported) throw new Error(exported.error);
    const parsed = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
    if ('error' in parsed) throw new Error(parsed.error);
    const again = importGame(adapter18MEX, parsed.value);
    expect(again.refusal).toBeUndefined();
    const last = replay(game).states.at(-1);
    const scores = game.players.map(({ id }) => last?.outcome?.scores[id]);
    expect(game.players.map((_, seat) => again.result[seat + 1])).toEqual(scores);
    expect(again.state.outcome?.reason).toBe(last?.outcome?.reason);
  });
});

test('the round that breaks a tie is not exported: there the game is over', () => {
  const before = majorTurn(
    'TM',
    'trains',
    { TM: { price: '2,2', '@C': 'P+10', tokens: 'I12', turns: 2, trains: '4', cash: 500 } },
    { phase: '4', rulings, options: { tieBreak: true } },
  );
  const action = pass('@C');
  const after = play(before, action);
  const exportedWith = (own: State['own']): readonly unknown[] =>
    adapter18MEX.exportAction({ game: newGame(ended), copies: new Map(), memory: new Map() }, action, before, {
      ...after,
      own,
    });
  const ended = {
    title: '18MEX',
    players: ['@A', '@B', '@C'].map((id) => ({ id: id as PlayerId, name: id })),
    seed: 1,
  };
  expect(exportedWith(after.own).length).toBeGreaterThan(0);
  expect(() => exportedWith({ ...after.own, tieBreakPlayed: true })).toThrow(/tie/);
});

test('what NdM discards after the company on turn has merged is exported where that system asks for it: after the next dividend', () => {
  const start = majorTurn(
    'CHI',
    'trains',
    {
      NdM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O10', turns: 2, trains: '3 4' },
      CHI: { price: '1,4', '@A': 'P+10+10+10', tokens: 'E6', turns: 2, cash: 500, trains: '4' },
      TM: { price: '2,2', '@C': 'P+10', tokens: 'I12', turns: 2, trains: '4' },
    },
    { phase: '4', depot: '5', next: ['TM'], rulings },
  );
  const players = (['@A', '@B', '@C'] as const).map((id) => ({ id, name: id }));
  const game = newGame({ title: '18MEX', players, seed: 1 });
  const context = { game, copies: new Map<string, string>(), memory: new Map<string, unknown>() };
  const exported: string[] = [];
  const go = (state: State, action: Action): State => {
    const after = play(state, action);
    exported.push(...adapter18MEX.exportAction(context, action, state, after).map(({ type }) => type));
    return after;
  };
  let state = go(start, buyTrain(start, '@A', '5', 'depot', 450));
  while (isAt(state, STEP.mergerQuery))
    state = go(
      state,
      decider(state) === '@A' ? { type: 'merge', by: '@A', company: 'CHI', with: 'NdM' } : pass(decider(state) ?? '@C'),
    );
  expect(topFrame(state)?.step).toBe('discardTrains');
  const three = state.trains.find((each) => each.at === 'NdM' && each.name === '3')?.id ?? '';
  state = go(state, { type: 'discardTrain', by: '@B', company: 'NdM', train: three });
  expect(exported).not.toContain('discard_train');
  while (state.round.kind === 'operating' && !isAt(state, STEP.trains)) {
    state = go(
      state,
      isAt(state, STEP.run) ? bestRun(state) : isAt(state, STEP.dividend) ? withhold('@C') : pass('@C'),
    );
  }
  go(state, pass('@C'));
  expect(exported.slice(exported.indexOf('merge') + 1).filter((type) => type !== 'pass')).toEqual([
    ...(exported.includes('run_routes') ? ['run_routes', 'dividend'] : []),
    'discard_train',
  ]);
});

test('change for a share of the offering is taken in what was recorded, though the preset has it not', () => {
  const file = parsePeerFile({ id: 1, title: '18MEX', players: [{ id: 1, name: 'A' }], actions: [] });
  if ('error' in file) throw new Error(file.error);
  expect(adapter18MEX.conditions(file.value).rulings['halfShareSwapBuyFromOffering']).toBe(true);
  expect(rulings).not.toHaveProperty('halfShareSwapBuyFromOffering');
});

test('a game under the rulebook is exported as far as it goes, and then the ruling is named', () => {
  const seats = ['@1', '@2', '@3'] as const;
  const start = newGame({
    title: '18MEX',
    players: seats.map((id) => ({ id, name: id })),
    seed: 1,
    seating: 'asSeated',
  });
  const bid = (by: PlayerId, item: string, price: number) => ({ type: 'bid', by, item, price }) as const;
  const actions = [
    bid('@1', 'KCMO', 45),
    bid('@2', 'KCMO', 50),
    bid('@3', 'KCMO', 55),
    { type: 'buyPrivate', by: '@1', private: 'MCAR', price: 20 },
  ] as const;
  const exported = exportGame(adapter18MEX, { ...start, actions: actions.slice(0, 3) });
  expect('value' in exported && exported.value.actions.length).toBe(3);
  // There the lowest bidder acts until they are out; here the next player clockwise does.
  const all = exportGame(adapter18MEX, { ...start, actions: [...actions, { type: 'pass', by: '@1' }] });
  expect(all).toEqual({ error: 'action 5: ruling auctionOrder has no counterpart on 18xx.games' });
});

test('a block sold with change is 5% with change and the rest, for the same money', () => {
  const state = stockTurn('@A', { NdM: { price: 75, '@B': 'P+10', '@A': '10+10', pool: '5' } }, { rulings });
  const shares = certificatesAt(state, '@A', 'NdM').map(({ id }) => id);
  const [swap] = certificatesAt(state, 'pool', 'NdM').map(({ id }) => id);
  const sold = { type: 'sell_shares', entity: 'A', entity_type: 'player', shares, percent: 20, swap };
  const file = { title: '18MEX', players: [{ id: 'A', name: 'A' }], actions: [] };
  const actions = adapter18MEX.translate({ state, file, copies: new Map(), memory: new Map() }, sold);
  const after = actions === 'later' ? state : actions.reduce((at, action) => play(at, action), state);
  expect([cashOf(after, '@A') - cashOf(state, '@A'), percentAt(after, '@A', 'NdM')]).toEqual([150 - 38, 5]);
});

test('players without numbers are called by their names; actions without numbers are counted', () => {
  const by = (entity: string) => ({ entity, entity_type: 'player' });
  const bid = (entity: string, company: string, price: number) => ({ type: 'bid', ...by(entity), company, price });
  const parsed = parsePeerFile({
    title: '18MEX',
    players: [{ name: 'Ann B.' }, { name: 'Ёж' }, { name: '3' }],
    actions: [
      bid('Ann B.', 'MCAR', 20),
      bid('Ёж', 'A', 55),
      { type: 'message', ...by('3'), message: 'wait' },
      { type: 'undo', ...by('3'), action_id: 1 },
      bid('Ёж', 'KCMO', 40),
    ],
  });
  if ('error' in parsed) throw new Error(parsed.error);
  const { trace, refusal } = importGame(adapter18MEX, parsed.value, { trace: true });
  expect(refusal).toBeUndefined();
  expect(trace.slice(0, 3).map(({ type, active }) => [type, active])).toEqual([
    ['start', 'Ann B.'],
    ['bid', 'Ёж'],
    ['bid', 3],
  ]);
});
