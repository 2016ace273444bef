/** Verbs of the core: money, certificates, market, trains, tokens; and the referee that watches them. */
import { describe, expect, test } from 'vitest';
import {
  addToken,
  alike,
  askToDiscard,
  begin,
  certificate,
  certificatesCounted,
  certificatesOf,
  changeTrain,
  distinctPicks,
  emptyCircles,
  freeCircles,
  handOverPresidency,
  inMarketOrder,
  type Move,
  moveMarker,
  newMove,
  pay,
  percentAt,
  percentOf,
  picksWorth,
  placeFromCharter,
  placeMarker,
  priceOf,
  referee,
  removeAllTokens,
  removeMarker,
  rightfulPresident,
  samePick,
  setPresident,
  settle,
  type State,
  stepMarker,
  takeFromDepot,
  trainsAt,
  trainsForSale,
  transfer,
  update,
  updateCompany,
  updatePrivate,
} from '../src/index.ts';
import { tinyGame } from './tiny.ts';

const start = (): Move => newMove(begin(tinyGame(3)).state);
const changed = (change: (move: Move) => void): State => {
  const move = start();
  change(move);
  return move.state;
};

describe('money', () => {
  test('moves and is neither made nor lost', () => {
    const state = changed((move) => pay(move, 'bank', '@A', 30, 'test'));
    expect(state.cash['@A']).toBe(130);
    expect(referee(state)).toEqual([]);
  });

  test('nobody but the bank can owe, and a broken bank ends the game', () => {
    expect(() => changed((move) => pay(move, '@A', 'bank', 101, 'test'))).toThrow('cannot pay');
    expect(() => changed((move) => pay(move, '@A', 'bank', 1.5, 'test'))).toThrow();
    const broken = changed((move) => pay(move, 'bank', '@A', 2000, 'test'));
    expect(broken.ending).toEqual({ reason: 'bank' });
  });
});

describe('certificates', () => {
  const three = (state: State) => certificatesOf(state, 'X').slice(0, 4);

  test('picks do not tell alike certificates apart', () => {
    const { state } = start();
    // P and up to three of 10%: 2 × 4 ways less the empty one.
    expect(distinctPicks(three(state))).toHaveLength(7);
    expect(picksWorth(three(state), 20).map((pick) => pick.length)).toEqual([1, 2]);
    expect(percentOf(three(state))).toBe(50);
    const [a, b, c] = three(state);
    if (!a || !b || !c) throw new Error('too few');
    expect([alike(a, b), alike(b, c)]).toEqual([false, true]);
    expect(samePick(state, 'X', [b.id], [c.id])).toBe(true);
    expect(samePick(state, 'X', [a.id], [c.id])).toBe(false);
    expect(samePick(state, 'X', [b.id, c.id], [b.id, b.id])).toBe(false);
    expect(samePick(state, 'X', [b.id], ['none'])).toBe(false);
  });

  test('the presidency goes to the player who holds strictly more, ties clockwise', () => {
    const move = start();
    transfer(move, 'X', ['X_president0'], '@B');
    setPresident(move, 'X', '@B');
    transfer(move, 'X', ['X_ordinary0', 'X_ordinary1'], '@A');
    expect(rightfulPresident(move.state, 'X')).toBe('@B');
    transfer(move, 'X', ['X_ordinary2', 'X_ordinary3', 'X_ordinary4'], '@C');
    transfer(move, 'X', ['X_ordinary5'], '@A');
    expect(rightfulPresident(move.state, 'X')).toBe('@C');
    handOverPresidency(move, 'X', '@C', ['X_ordinary2', 'X_ordinary3']);
    expect(percentAt(move.state, '@C', 'X')).toBe(30);
    expect(certificate(move.state, 'X', 'X_president0')?.at).toBe('@C');
    expect(referee(move.state)).toEqual([]);
  });

  test('privates count where the title says so', () => {
    const move = start();
    transfer(move, 'X', ['X_ordinary0'], '@A');
    updatePrivate(move, 'P', { owner: '@A' });
    expect(certificatesCounted(move.state, '@A')).toBe(2);
  });
});

describe('the market', () => {
  test('markers stack in order of arrival and move by neighbours', () => {
    const move = start();
    placeMarker(move, 'X', '0,2');
    placeMarker(move, 'Y', '0,2');
    expect(move.state.market.stacks['0,2']).toEqual(['X', 'Y']);
    stepMarker(move, 'X', 1, 'test', 'right', 'up');
    expect(priceOf(move.state, 'X')).toBe(90);
    stepMarker(move, 'X', 1, 'test', 'left');
    expect(move.state.market.stacks['0,2']).toEqual(['Y', 'X']);
    stepMarker(move, 'X', 5, 'test', 'right', 'up');
    expect(move.state.market.at['X']).toBe('0,4');
    stepMarker(move, 'Y', 3, 'test', 'down');
    expect(move.state.market.at['Y']).toBe('2,2');
    expect(move.events.map((each) => each.type).filter((type) => type !== 'priceMoved')).toEqual([
      'priceSet',
      'priceSet',
    ]);
  });

  test('a hole in the chart stops a marker, and a marker that stays says nothing', () => {
    const move = start();
    placeMarker(move, 'X', '1,1');
    stepMarker(move, 'X', 1, 'test', 'down');
    moveMarker(move, 'X', '1,1', 'test');
    const placed = { type: 'priceSet', company: 'X', price: 60, cell: '1,1' };
    expect([move.state.market.at['X'], move.events]).toEqual(['1,1', [placed]]);
  });

  test('order: price, then farther right, then higher in the stack', () => {
    const move = start();
    placeMarker(move, 'X', '0,1');
    placeMarker(move, 'Y', '1,2');
    expect(inMarketOrder(move.state)).toEqual(['Y', 'X']);
    placeMarker(move, 'X', '1,2');
    expect(inMarketOrder(move.state)).toEqual(['Y', 'X']);
    removeMarker(move, 'Y');
    expect(inMarketOrder(move.state)).toEqual(['X']);
  });
});

describe('trains', () => {
  test('the first of a kind starts its phase and older ones leave', () => {
    const move = start();
    takeFromDepot(move, '2-0', 'X');
    expect([move.state.phase, trainsForSale(move.state).map((each) => each.id)]).toEqual(['2', ['2-1']]);
    takeFromDepot(move, '2-1', 'Y');
    takeFromDepot(move, '3-0', 'Y');
    expect(move.state.phase).toBe('3');
    expect(trainsAt(move.state, 'X')).toEqual([]);
    expect(trainsAt(move.state, 'Y').map((each) => each.id)).toEqual(['3-0']);
    const reported = move.events.filter((each) => each.type !== 'trainMoved').map((each) => each.type);
    expect(reported).toEqual(['phaseBegan', 'trainsRusted']);
    expect(move.events.length - reported.length).toBe(3);
  });

  test('what is above the limit is given up; alike trains need no decision', () => {
    const move = start();
    updateCompany(move, 'X', { president: '@A' });
    update(move, { phase: '3' });
    for (const id of ['3-0', '3-1']) changeTrain(move, id, { at: 'X' });
    askToDiscard(move, ['X']);
    settle(move);
    expect(trainsAt(move.state, 'pool')).toHaveLength(1);
    changeTrain(move, '2-0', { at: 'X' });
    askToDiscard(move, ['X']);
    settle(move);
    expect(move.state.agenda.at(-1)?.step).toBe('discardTrains');
  });
});

describe('tokens', () => {
  test('circles kept for others are not free', () => {
    const { state } = start();
    expect([emptyCircles(state, 'E1', 0), freeCircles(state, 'E1', 0, 'X'), freeCircles(state, 'E1', 0, 'Y')]).toEqual([
      2, 1, 2,
    ]);
    const move = start();
    placeFromCharter(move, 'X', 'E1', 0, 0);
    placeFromCharter(move, 'Y', 'E1', 0, 40);
    expect(move.state.board.tokens.map((each) => each.company)).toEqual(['X', 'Y']);
    expect(new Set(move.state.board.tokens.map((each) => each.slot)).size).toBe(2);
    expect(move.state.board.reservations).toEqual([]);
    expect(referee(move.state)).toEqual([]);
    removeAllTokens(move, 'X');
    expect(move.state.board.tokens.map((each) => each.company)).toEqual(['Y']);
  });
});

describe('the referee finds', () => {
  const finds = (change: (move: Move) => void): string => referee(changed(change)).join('; ');

  test('a sound position to be sound', () => expect(referee(start().state)).toEqual([]));
  test('money from nowhere', () =>
    expect(finds((move) => update(move, { cash: { ...move.state.cash, '@A': 101 } }))).toContain(
      'money adds up to 1001',
    ));
  test('debts', () =>
    expect(finds((move) => update(move, { cash: { ...move.state.cash, '@A': -5, '@B': 205 } }))).toContain(
      '@A owes 5',
    ));
  test('a certificate lost', () =>
    expect(
      finds((move) =>
        update(move, { certificates: { ...move.state.certificates, X: certificatesOf(move.state, 'X').slice(1) } }),
      ),
    ).toContain('X adds up to 80 percent'));
  test('a president without certificate', () =>
    expect(finds((move) => updateCompany(move, 'X', { president: '@A' }))).toContain('without its certificate'));
  test('a marker in two places', () =>
    expect(
      finds((move) => {
        placeMarker(move, 'X', '0,0');
        update(move, { market: { ...move.state.market, at: { X: '0,1' } } });
      }),
    ).toContain('the marker of X'));
  test('two tokens in a circle, and one without', () =>
    expect(
      finds((move) => {
        addToken(move, 'X', 'A1', 0);
        addToken(move, 'Y', 'A1', 0);
      }),
    ).toContain('has no circle'));
  test('more tiles than there are', () =>
    expect(
      finds((move) =>
        update(move, {
          board: { ...move.state.board, tiles: { A1: { tile: '9', rotation: 0 }, C1: { tile: '9', rotation: 0 } } },
        }),
      ),
    ).toContain('tile 9 lies 2 times'));
  test('a train that is nowhere', () =>
    expect(finds((move) => changeTrain(move, '2-0', { at: 'Z' }))).toContain('2-0 is nowhere'));
  test('an empty agenda', () => expect(finds((move) => update(move, { agenda: [] }))).toContain('the agenda is empty'));
});
