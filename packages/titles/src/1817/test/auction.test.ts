import { begin, newGame, type OptionValue, playerIn, privatesOf, type State, topFrame } from '@roundhouse/engine';
import { expect } from 'vitest';
import { play, refusalOf, rule, seatNames } from '../../../test/support/index.ts';
import '../index.ts';
import { faceOf, seedMoney } from '../rules/privateAuction.ts';
import { layRows, lonelyNeighbours, lowestRow, takeFromPyramid } from '../rules/pyramid.ts';
import { after, bid, pass } from './positions.ts';
import { pyramid } from '../rules/slots.ts';
import { STEP } from '../steps.ts';

const game = (options: Readonly<Record<string, OptionValue>> = {}, players = 4): State =>
  begin(
    newGame({
      title: '1817',
      players: seatNames(players).map((id) => ({ id, name: id })),
      seed: 7,
      options,
      seating: 'asSeated',
    }),
  ).state;

const UNCAPPED = { uncappedPrivates: true };

rule(['1817 §auc.2', '1817 §auc.3'], 'E-3: $0 while the seed money covers the face value; multiples of $5', () => {
  const opened = play(game(UNCAPPED), bid('@A', 'MAJM', 0));
  expect(topFrame(opened, STEP.privateAuction)?.price).toBe(0);
  expect(refusalOf(game(), bid('@A', 'MAJM', 3)).key).toBe('priceRange');
  const poor = { ...game(), own: { seedMoney: 90 } };
  expect(refusalOf(poor, bid('@A', 'MAJM', 25)).key).toBe('priceRange');
  expect(topFrame(play(poor, bid('@A', 'MAJM', 30)), STEP.privateAuction)?.price).toBe(30);
});

rule(
  ['1817 §auc.5', '1817 §auc.6', '1817 §auc.7'],
  'E-4: the winner pays, the seed money shrinks, the left neighbour of the opener is next',
  () => {
    const state = play(
      game(UNCAPPED),
      bid('@A', 'MAJM', 0),
      bid('@B', 'MAJM', 105),
      pass('@C'),
      pass('@D'),
      pass('@A'),
    );
    expect([state.cash['@B'], seedMoney(state)]).toEqual([315 - 105, 185]);
    expect(state.privates['MAJM']?.owner).toBe('@B');
    expect(topFrame(state, STEP.initialAuction)?.next).toBe('@B');
  },
);

rule('1817 §auc.4', 'E-5: face value wins at once; above it no bid, unless uncapped', () => {
  expect(refusalOf(game(), bid('@A', 'CM', 65)).key).toBe('priceRange');
  const state = play(game(), bid('@A', 'CM', 60));
  expect([state.privates['CM']?.owner, state.cash['@A']]).toEqual(['@A', 255]);
  expect(play(game(UNCAPPED), bid('@A', 'CM', 65)).agenda.at(-1)?.step).toBe('privateAuction');
});

rule(
  ['1817 §auc.8', '1817 §auc.9', '1817 §auc.1'],
  'all pass: unsold privates leave, the first who passed has the priority; privates in hand give nothing',
  () => {
    const state = play(game(), bid('@A', 'CM', 60), pass('@B'), pass('@C'), pass('@D'), pass('@A'));
    expect(state.round.kind).toBe('stock');
    expect(state.priority).toBe('@B');
    expect(
      Object.values(state.privates)
        .filter((each) => !each.closed)
        .map((each) => each.id),
    ).toEqual(['CM']);
    expect(privatesOf(state, '@A')).toEqual(['CM']);
    expect(refusalOf(state, { type: 'sellPrivate', by: '@B', private: 'CM', price: 60 }).key).toBe('notOffered');
  },
);

rule(['1817 §gen.2', '1817 §sr.1'], 'the stock round follows, clockwise from the priority holder', () => {
  const state = play(game(), bid('@A', 'CM', 60), pass('@B'), pass('@C'), pass('@D'), pass('@A'));
  expect(playerIn(topFrame(state))).toBe('@B');
  expect(playerIn(topFrame(play(state, pass('@B'))))).toBe('@C');
});

const VOLATILITY = { volatility: true };

rule('1817 §vauc.1', 'one city private on top, rows of two to six; three leave the game', () => {
  const state = game(VOLATILITY);
  expect(pyramid.get(state).map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6]);
  const cities = ['PSM', 'P16', 'P17', 'P24'];
  expect(cities.filter((id) => state.privates[id]?.closed)).toHaveLength(3);
  expect(cities).toContain(pyramid.get(state)[0]?.[0]);
  expect(layRows(['a', 'b', 'c'])).toEqual([['a'], ['b', 'c'], [], [], [], []]);
});

rule(
  ['1817 §vauc.2', '1817 §vauc.3', '1817 §vauc.5', '1817 §opt.2'],
  'a private of the lowest row must be put up, from $0; the whole bid is paid; left of the winner is next',
  () => {
    const state = game(VOLATILITY);
    const [item = ''] = lowestRow(state);
    const upper = pyramid.get(state)[0]?.[0] ?? '';
    expect(refusalOf(state, pass('@A')).key).toBe('notOffered');
    expect(refusalOf(state, bid('@A', upper, 0)).key).toBe('notAmong');
    const high = faceOf(state, item) + 5;
    const sold = play(state, bid('@A', item, 0), bid('@B', item, high), pass('@C'), pass('@D'), pass('@A'));
    expect(sold.cash['@B']).toBe(315 - high);
    expect(topFrame(sold, STEP.pyramidAuction)?.next).toBe('@C');
  },
);

rule('1817 §vauc.4', 'row A B C D, B sold: A leaves, C stays (tricky 109, V-25)', () => {
  expect(lonelyNeighbours(['A', null, 'C', 'D'], 1)).toEqual([0]);
  const rows = [['MINC', 'CM', 'MAJC', 'MAIL']];
  const state = after({ ...game(VOLATILITY), agenda: [], own: { pyramid: rows } }, (move) =>
    takeFromPyramid(move, 'CM'),
  );
  expect(pyramid.get(state)).toEqual([[null, null, 'MAJC', 'MAIL']]);
  expect([state.privates['MINC']?.closed, state.privates['MAJC']?.closed]).toEqual([true, false]);
});

rule('1817 §vauc.6', 'when all rows are empty the stock round begins left of the last winner', () => {
  const last = { ...game(VOLATILITY), own: { pyramid: [['MAIL']] } };
  const state = play(last, bid('@A', 'MAIL', 0), pass('@B'), pass('@C'), pass('@D'));
  expect([state.round.kind, state.priority]).toEqual(['stock', '@B']);
});
