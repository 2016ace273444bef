/** Playing: offers, refusals, and a state that nothing but an accepted action changes. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  applyUnknown,
  begin,
  cashOf,
  decider,
  explain,
  isRefusal,
  newGame,
  offers,
  options,
  parseAction,
  parseGame,
  replay,
  type State,
} from '../src/index.ts';
import { tinyGame } from './tiny.ts';

const start = (players = 2): State => begin(tinyGame(players)).state;

const after = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((before, action) => {
    const result = apply(before, action);
    if (isRefusal(result)) throw new Error(`${result.key}: ${JSON.stringify(action)}`);
    return result.state;
  }, state);

describe('an action', () => {
  test('is accepted when it is a member of an offer, and the old state stays as it was', () => {
    const state = start();
    const before = JSON.stringify(state);
    const result = apply(state, { type: 'buyShares', by: '@A', company: 'X', certificates: ['X_president0'] });
    if (isRefusal(result)) throw new Error(result.key);
    expect(JSON.stringify(state)).toBe(before);
    expect([cashOf(result.state, '@A'), decider(result.state)]).toEqual([50, '@B']);
    expect(result.events.map((each) => each.type)).toEqual(['paid', 'certificatesMoved', 'turnBegan']);
  });

  test('is refused with a rule when it is not, and the state stays as it was', () => {
    const state = start();
    const before = JSON.stringify(state);
    for (const [action, key] of [
      [{ type: 'pass', by: '@B' }, 'notYourTurn'],
      [{ type: 'buyShares', by: '@A', company: 'Y', certificates: ['Y_president0'] }, 'notAmong'],
      [{ type: 'bid', by: '@A', item: 'P', price: 22 }, 'priceRange'],
      [{ type: 'bid', by: '@A', item: 'P', price: 105 }, 'priceRange'],
      [{ type: 'bankrupt', by: '@A' }, 'notOffered'],
    ] as const) {
      const result = apply(state, action as unknown as Action);
      expect(isRefusal(result) && result.key).toBe(key);
      expect(explain(state, action as unknown as Action)?.key).toBe(key);
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  test('that nobody offers is refused with what can be done instead', () => {
    const state = start();
    const about = (action: Action) => explain(state, action)?.args;
    // What is possible, passing last.
    const now = ['do.buyShares', 'do.bid', 'do.sellPrivate', 'do.pass'];
    expect(about({ type: 'bankrupt', by: '@A' })).toMatchObject({ action: 'do.bankrupt', now });
    expect(about({ type: 'buyShares', by: '@A', company: 'Y', certificates: ['Y_president0'] })).toMatchObject({
      what: 'Y',
      among: ['X'],
    });
    expect(explain(state, { type: 'buyShares', by: '@A', company: 'X', certificates: ['none'] })).toMatchObject({
      key: 'notLikeThat',
      args: { what: 'X', action: 'do.buyShares' },
    });
  });

  test('shares what did not change with the state before', () => {
    const state = start();
    const next = after(state, { type: 'pass', by: '@A' });
    expect(next.certificates).toBe(state.certificates);
    expect(next.board).toBe(state.board);
  });

  test('that is listed with a refusal says why', () => {
    const poor = after(
      start(),
      { type: 'buyShares', by: '@A', company: 'X', certificates: ['X_president0'] },
      { type: 'pass', by: '@B' },
      { type: 'buyShares', by: '@A', company: 'X', certificates: ['X_ordinary0'] },
      { type: 'pass', by: '@B' },
    );
    const refused = options(poor, 'buyShares').find((each) => each.refusal);
    expect(refused?.refusal?.rule).toBe('tiny §1');
    expect(offers(poor, 'buyShares')).toEqual([]);
  });

  test('ends the game when the players agree, offered only by name', () => {
    const state = start();
    expect(offers(state).some((each) => 'action' in each && each.action.type === 'endGame')).toBe(false);
    const over = after(state, { type: 'endGame', by: '@B' });
    expect(over.outcome?.reason).toBe('agreed');
    expect(explain(over, { type: 'pass', by: '@A' })?.key).toBe('gameOver');
  });
});

describe('what comes from outside', () => {
  test('is parsed, and the error says what is wrong in one line', () => {
    for (const value of [
      null,
      7,
      'pass',
      [],
      {},
      { type: 'fly' },
      { type: 'pass' },
      { type: 'pass', by: 'A' },
      { type: 'pass', by: '@A', extra: 1 },
      { type: 'bid', by: '@A', item: 'P', price: 1.5 },
      { type: 'bid', by: '@A', item: 'P', price: -5 },
      { type: 'layTile', by: '@A', hex: 'A1', tile: '9', rotation: 6 },
      { type: '__proto__', by: '@A' },
      { type: 'constructor', by: '@A' },
    ]) {
      const parsed = parseAction(value);
      expect('error' in parsed && parsed.error.split('\n')).toHaveLength(1);
      const result = applyUnknown(start(), value);
      expect(isRefusal(result) && result.key).toBe('malformed');
    }
    expect(parseAction({ type: 'pass', by: '@A' })).toEqual({ action: { type: 'pass', by: '@A' } });
  });

  test('a stored game is parsed with its conditions', () => {
    const game = JSON.parse(JSON.stringify(tinyGame())) as Record<string, unknown>;
    const bad = (changes: object): string => {
      const parsed = parseGame({ ...game, ...changes });
      return 'error' in parsed ? parsed.error : 'accepted';
    };
    expect('value' in parseGame(game)).toBe(true);
    expect(bad({ title: 'none' })).toContain('unknown title');
    expect(bad({ players: [] })).toContain('players');
    expect(
      bad({
        players: [
          { id: '@A', name: '' },
          { id: '@A', name: '' },
        ],
      }),
    ).toContain('same id');
    expect(bad({ options: { none: true } })).toContain('unknown setting');
    expect(bad({ options: { rich: 5 } })).toContain('cannot be');
    expect(bad({ options: { rich: true } })).toContain('not for 2 players');
    expect(bad({ actions: [{ type: 'pass' }] })).toContain('action 1');
    expect(bad({ seed: -1 })).toContain('seed');
    expect(() => newGame({ title: 'none', players: [], seed: 1 })).toThrow('unknown title');
  });

  test('a game is replayed with all checks and stops at what is refused', () => {
    const actions: Action[] = [
      { type: 'pass', by: '@A' },
      { type: 'pass', by: '@A' },
    ];
    const played = replay({ ...tinyGame(), actions });
    expect(played.states).toHaveLength(2);
    expect(played.refused).toMatchObject({ index: 1, refusal: { key: 'notYourTurn' } });
  });
});

describe('an auction', () => {
  const opened = (): State => after(start(3), { type: 'bid', by: '@A', item: 'P', price: 30 });

  test('goes round until all but the leader have passed in a row', () => {
    const state = opened();
    expect(decider(state)).toBe('@B');
    const again = after(state, { type: 'pass', by: '@B' }, { type: 'bid', by: '@C', item: 'P', price: 40 });
    expect(decider(again)).toBe('@A');
    const won = after(again, { type: 'pass', by: '@A' }, { type: 'pass', by: '@B' });
    expect([cashOf(won, '@C'), decider(won)]).toEqual([60, '@B']);
  });

  test('refuses what is too low, too high or out of turn', () => {
    const state = opened();
    expect(explain(state, { type: 'bid', by: '@B', item: 'P', price: 30 })?.rule).toBe('tiny §2');
    expect(explain(state, { type: 'bid', by: '@B', item: 'P', price: 101 })?.key).toBe('priceRange');
    expect(explain(state, { type: 'bid', by: '@C', item: 'P', price: 40 })?.key).toBe('notYourTurn');
  });
});

describe('consent', () => {
  test('the one who is asked has the turn and nothing else is open', () => {
    const asked = after(start(), { type: 'sellPrivate', by: '@A', private: 'P', price: 1, to: '@B' });
    expect(decider(asked)).toBe('@B');
    expect(offers(asked)).toHaveLength(2);
    expect(cashOf(after(asked, { type: 'answer', by: '@B', accept: true }), '@B')).toBe(101);
    const refused = after(asked, { type: 'answer', by: '@B', accept: false });
    expect([cashOf(refused, '@B'), decider(refused)]).toEqual([100, '@A']);
  });
});
