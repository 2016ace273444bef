import { expect } from 'vitest';
import { begin, cashOf, decider, newGame, type PlayerId, privatesOf, type State } from '@roundhouse/engine';
import { play, position, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { draft, pass } from './positions.ts';
import { snake } from '../rules/draft.ts';
import { startingCash } from '../modes.ts';
import { certificateLimit } from '../rules/limits.ts';

const begun = (players = 3, seed = 1): State => position('18CZ', {}, { players, seed, rulings: { peerDraw: true } });

const rules = (players: number) => ({ title: '18CZ', players, options: {}, rulings: {} });

rule(['18CZ §III.2-1', '18CZ §III.2-2'], 'cash and certificate limit follow the number of players', () => {
  expect([3, 4, 5, 6].map((each) => startingCash(rules(each)))).toEqual([380, 300, 250, 210]);
  expect([3, 4, 5, 6].map((each) => certificateLimit({ rules: rules(each) }))).toEqual([14, 12, 10, 9]);
  expect(cashOf(begun(6), '@A')).toBe(210);
});

rule('18CZ §III.3-4', 'turn order is drawn from the seed', () => {
  const seatsOf = (seed: number) =>
    begin(
      newGame({
        title: '18CZ',
        players: (['@A', '@B', '@C', '@D'] as const).map((id) => ({ id, name: id })),
        seed,
      }),
    ).state.seats.join();
  expect(seatsOf(5)).toBe(seatsOf(5));
  expect(new Set([1, 2, 3, 4, 5, 6].map(seatsOf)).size).toBeGreaterThan(1);
});

rule(
  ['18CZ §III.1-1', '18CZ §III.3-1'],
  'what everybody owns is in the state for all to see; locals of a size cost by row',
  () => {
    const state = play(begun(), draft('@A', 'S1', 25));
    expect(state.privates['S1']?.owner).toBe('@A');
    expect(cashOf(state, '@A')).toBe(355);
  },
);

rule('18CZ §VI-1', 'EX-1: with four players the first fourteen turns are 1 2 3 4 4 3 2 1 1 2 3 4 4 3', () => {
  const seats: readonly PlayerId[] = ['@1', '@2', '@3', '@4'];
  const order = Array.from({ length: 14 }, (_, index) => snake(seats, index).slice(1)).join(' ');
  expect(order).toBe('1 2 3 4 4 3 2 1 1 2 3 4 4 3');
});

rule('18CZ §VI-2', 'a local costs its printed price, neither more nor less', () => {
  expect(refusalOf(begun(), draft('@A', 'L1', 54)).rule).toBe('18CZ §VI-2');
  expect(decider(play(begun(), draft('@A', 'L6', 80)))).toBe('@B');
});

rule(
  ['18CZ §VI-3', '18CZ §VI-1', '18CZ §VI-4'],
  'TC-01: a purchase clears the passes; who passed twice at the bend may buy later',
  () => {
    let state = play(begun(), pass('@A'), pass('@B'), pass('@C'));
    expect(state.round.kind).toBe('stock');
    state = play(begun(), draft('@A', 'S1', 25), draft('@B', 'S2', 30), pass('@C'), pass('@C'), draft('@B', 'S3', 35));
    expect(state.round.kind).toBe('draft');
    state = play(state, pass('@A'), pass('@A'), pass('@B'));
    expect(decider(state)).toBe('@C');
    expect(play(state, draft('@C', 'L1', 55)).round.kind).toBe('draft');
  },
);

rule('18CZ §VI-4', 'TC-02: with the last local sold the round is over at once', () => {
  const left = position(
    '18CZ',
    {},
    {
      rulings: { peerDraw: true },
      privates: Object.fromEntries(
        ['S', 'M', 'L'].flatMap((size) =>
          [1, 2, 3, 4, 5, 6].map((row) => [`${size}${row}`, `${size}${row}` === 'L6' ? null : '@B']),
        ),
      ),
    },
  );
  expect(play(left, draft('@A', 'L6', 80)).round.kind).toBe('stock');
});

rule('18CZ §VI-5', 'unsold locals leave the game', () => {
  const state = play(begun(), draft('@A', 'S1', 25), pass('@B'), pass('@C'), pass('@C'), pass('@B'), pass('@A'));
  expect(state.round.kind).toBe('stock');
  expect(
    Object.values(state.privates)
      .filter((each) => !each.closed)
      .map((each) => each.id),
  ).toEqual(['S1']);
  expect(privatesOf(state, '@A')).toEqual(['S1']);
});

rule('18CZ §VI-6', 'TC-03: least cash first, ties keep their order', () => {
  const state = position('18CZ', {}, { rulings: { peerDraw: true }, cash: { '@A': 90, '@B': 120, '@C': 90 } });
  const after = play(state, pass('@A'), pass('@B'), pass('@C'));
  expect(after.seats).toEqual(['@A', '@C', '@B']);
});

rule('18CZ §VI-7', 'who can afford nothing passes automatically', () => {
  const state = position('18CZ', {}, { rulings: { peerDraw: true }, cash: { '@B': 20 } });
  expect(decider(play(state, draft('@A', 'S1', 25)))).toBe('@C');
});

rule('18CZ §VI-7', 'as on 18xx.games a second player in a row who can buy nothing ends the round', () => {
  const privates = Object.fromEntries(
    ['S', 'M', 'L'].flatMap((size) =>
      [1, 2, 3, 4, 5, 6].map((row) => [`${size}${row}`, size === 'L' && row > 4 ? null : '@B']),
    ),
  );
  const about = { cash: { '@A': 200, '@B': 10, '@C': 200 }, privates } as const;
  const there = position(
    '18CZ',
    {},
    { ...about, cash: { '@A': 200, '@B': 10, '@C': 10 }, rulings: { peerDraw: true, idlePrompts: true } },
  );
  expect(play(there, draft('@A', 'L5', 75)).round.kind).toBe('stock');
  const here = position('18CZ', {}, { ...about, cash: { '@A': 200, '@B': 10, '@C': 10 }, rulings: { peerDraw: true } });
  expect(play(here, draft('@A', 'L5', 75)).round.kind).toBe('draft');
});
