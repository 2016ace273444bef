import {
  type Action,
  apply,
  begin,
  diceOf,
  type Game,
  isRefusal,
  newGame,
  randomAction,
  type State,
} from '@roundhouse/engine';
import { PRESETS } from '@roundhouse/titles/1862';
import { expect, test } from 'vitest';
import { adapter1862 } from '../src/1862/index.ts';
import { exportGame, importGame, type PeerAction, parsePeerFile } from '../src/index.ts';
import { readAccepted, testAcceptedGames } from './accepted.ts';
import { testPlayedGames } from './played.ts';

// §4.3: a company fails, and its sponsors must sell.
// §4.2: an order in advance buys a share of another company with a charter.
testPlayedGames(adapter1862, ['1862-fines', '1862-charter']);

/** A seeded game under the rulings of 18xx.games, whole or cut short. */
const seeded = (players: number, seed: number, length: number): Game => {
  const dice = diceOf(seed);
  const game = newGame({
    title: '1862',
    players: Array.from({ length: players }, (_, index) => ({
      id: `@${index + 1}` as const,
      name: `Player ${index + 1}`,
    })),
    seed,
    rulings: PRESETS['18xx.games'],
  });
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < length) {
    const action = randomAction(state, dice);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(action)}`);
    ({ state } = result);
    actions.push(action);
  }
  return { ...game, actions };
};

/** Exported, and read again from the text. */
const roundTrip = (game: Game) => {
  const exported = exportGame(adapter1862, game);
  if ('error' in exported) throw new Error(exported.error);
  const parsed = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
  if ('error' in parsed) throw new Error(parsed.error);
  const again = importGame(adapter1862, parsed.value);
  expect(again.refusal).toBeUndefined();
  return { exported: exported.value, again };
};

const WHOLE = 4000;

/** What a file that was accepted tells. */
const exportedIn = (name: string): readonly PeerAction[] => {
  const parsed = parsePeerFile(readAccepted(name));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value.actions;
};

testAcceptedGames(adapter1862, ['1862-56', '1862-58', '1862-long']);

test('the accepted games show what 18xx.games does otherwise', () => {
  const [used, ended, long] = [exportedIn('1862-56'), exportedIn('1862-58'), exportedIn('1862-long')];
  const count = (actions: readonly PeerAction[], is: (action: PeerAction) => boolean) => actions.filter(is).length;
  // §6.4.1: what a share of a company without a train brings is said.
  expect(count(ended, (each) => each.type === 'sell_shares' && each['share_price'] !== undefined)).toBe(8);
  // V-22: a company without its home marker, or once on a route, is asked to run.
  expect(count(ended, (each) => each.type === 'run_routes' && JSON.stringify(each['routes']) === '[]')).toBe(6);
  // A game in which nobody can do anything is ended by hand where somebody would be asked.
  expect(ended.at(-1)?.type).toBe('end_game');
  // §7.12 (c): A-2 belonged to a company that was bankrupt by then.
  expect(used[113]).toMatchObject({ type: 'buy_train', train: 'A-2', entity: 'EUR' });
  expect(['merge', 'remove_token', 'convert'].map((type) => count(long, (each) => each.type === type))).toEqual([
    4, 3, 1,
  ]);
});

test('where nothing can happen anymore a share that is sold changes nothing', { timeout: 60_000 }, () => {
  const parsed = parsePeerFile(readAccepted('1862-56'));
  if ('error' in parsed) throw new Error(parsed.error);
  const { value: file } = parsed;
  const sale: PeerAction = { type: 'sell_shares', entity: 2, entity_type: 'player', shares: ['EUR_1'], percent: 10 };
  const imported = importGame(adapter1862, { ...file, actions: [...file.actions, { ...sale, id: 999 }] });
  expect([imported.refusal, imported.state.outcome?.reason]).toEqual([undefined, 'stalemate']);
  expect(imported.result).toEqual(file.result);
});

test(
  'a company bankrupt before it could decide holds that system up: the game is not over there',
  { timeout: 60_000 },
  () => {
    const parsed = parsePeerFile(readAccepted('1862-held'));
    if ('error' in parsed) throw new Error(parsed.error);
    const imported = importGame(adapter1862, parsed.value);
    expect(imported.state.outcome?.reason).toBe('lner');
    const exported = exportGame(adapter1862, imported.game);
    if ('error' in exported) throw new Error(exported.error);
    expect([exported.value.status, exported.value.actions.length]).toEqual(['active', parsed.value.actions.length]);
    expect(exported.stop?.action).toBe(imported.game.actions.length);
    expect(exported.value.partial).toEqual({ action: exported.stop?.action, reason: exported.stop?.reason.en });
    expect(exported.stop?.reason.en).toMatch(/keeps the turn/);
  },
);

test('A.1: without a seed the draw follows the first number in the name of the game', () => {
  const read = (id: string | undefined, seed: number | null) =>
    importGame(adapter1862, {
      ...(id === undefined ? {} : { id }),
      title: '1862',
      players: [1, 2, 3].map((player) => ({ id: player, name: `Player ${player}` })),
      settings: { seed },
      actions: [],
    }).state.own;
  const drawn = (seed: number) => read('x', seed);
  expect(read('hs_12_34', null)).toEqual(drawn(12));
  expect(read('1234', null)).not.toEqual(drawn(12));
  expect(read('without', null)).toEqual(drawn(0));
});

test(
  '§4.3: a debtor whose shares fail after his turn holds that system up: exported up to there',
  { timeout: 60_000 },
  () => {
    const game = seeded(5, 3, WHOLE);
    const { exported, again } = roundTrip(game);
    expect(exported.status).toBe('active');
    expect(again.game.actions).toEqual(game.actions.slice(0, again.game.actions.length));
    expect(again.game.actions.length).toBeGreaterThan(50);
  },
);

test('a game by the rulebook says which ruling has no counterpart', () => {
  const game = { ...seeded(3, 1, 5), rulings: {} };
  expect(exportGame(adapter1862, game)).toEqual({ error: expect.stringContaining('ruling') as string });
  const variant = { ...seeded(3, 1, 5), options: { shortGame: true } };
  expect(exportGame(adapter1862, variant)).toEqual({ error: expect.stringContaining('variant') as string });
});

test('the subsidy is exported run by run', { timeout: 60_000 }, () => {
  const parsed = parsePeerFile(readAccepted('1862-long'));
  if ('error' in parsed) throw new Error(parsed.error);
  const exported = exportGame(adapter1862, importGame(adapter1862, parsed.value).game);
  if ('error' in exported) throw new Error(exported.error);
  const runs = exported.value.actions.filter((each) => each.type === 'run_routes');
  const sums = runs.map(({ routes }) => (routes as { subsidy: number }[]).reduce((sum, each) => sum + each.subsidy, 0));
  expect(sums).toEqual(runs.map(({ subsidy }) => subsidy));
  expect(Math.max(...sums)).toBeGreaterThan(0);
});

test('after a standstill only a pass and a sale are read as nothing: what else was done shows that it was none', () => {
  const players = [1, 2].map((id) => ({ id, name: `${id}` }));
  const file = { id: 1, title: '1862', players, actions: [] };
  const parsed = parsePeerFile(file);
  if ('error' in parsed) throw new Error(parsed.error);
  const { state } = importGame(adapter1862, parsed.value);
  const over = { ...state, outcome: { reason: 'stalemate', scores: {} } } as State;
  const read = (action: PeerAction): unknown =>
    adapter1862.translate({ state: over, file: parsed.value, copies: new Map(), memory: new Map() }, action);
  const who = { entity: 1, entity_type: 'player' };
  expect(read({ type: 'pass', ...who })).toEqual([]);
  expect(read({ type: 'sell_shares', ...who, shares: ['ESR_1'] })).toEqual([]);
  expect(read({ type: 'bid', ...who, corporation: 'ESR', price: 0 })).not.toEqual([]);
});
