/** Refusals outside of what is offered name the rule that forbids. */
import type { Action, State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { refusalOf, rule } from '../../../test/support/index.ts';
import { bankTrain, bid, type Founded, merger, onTurn, parliamentTurn, station, tile } from './positions.ts';

const HOME = { tokens: 'C6', cash: 1000, '@A': 'P+10' } as const;
const L_AND_E: Founded = { ...HOME, trains: '2E' };
const late = (stage: 'track' | 'station' | 'trains'): State =>
  onTurn('L&E', stage, { 'L&E': L_AND_E }, { own: { lner: 'formed' }, tiles: { C6: '57/0' } });

rule(['1862 §10.3 (c)', '1862 §10.3 (d)'], 'after the LNER: no founding, no auction, no building, no merger', () => {
  const state = late('trains');
  expect(refusalOf(state, bid('@A', 'ECR', 0)).rule).toBe('1862 §10.3 (c)');
  expect(refusalOf(state, { type: 'par', by: '@A', company: 'ECR', cell: '0,26' }).rule).toBe('1862 §10.3 (c)');
  expect(refusalOf(state, tile('@A', 'C4', '7', 0)).rule).toBe('1862 §10.3 (d)');
  expect(refusalOf(state, station('@A', 'C4')).rule).toBe('1862 §10.3 (d)');
  expect(refusalOf(state, merger('@A', 'L&E', 'ECR')).rule).toBe('1862 §10.3 (d)');
});

rule(
  ['1862 §7.9 (b)', '1862 §2.2 (a)', '1862 §11.1'],
  'a train of a later group, and a side the card does not have',
  () => {
    const state = onTurn('L&E', 'trains', { 'L&E': L_AND_E }, { depot: 'B', phase: 'B' });
    const later: Action = { type: 'buyTrain', by: '@A', train: 'C-0', from: 'depot', price: 280, side: '3E' };
    expect(refusalOf(state, later).rule).toBe('1862 §7.9 (b)');
    expect(refusalOf(state, bankTrain(state, '@A', '9X')).rule).toBe('1862 §2.2 (a)');
    const simple = onTurn(
      'L&E',
      'trains',
      { 'L&E': L_AND_E },
      { depot: 'B', phase: 'B', options: { trainTypes: 'simpleExpress' } },
    );
    expect(refusalOf(simple, bankTrain(simple, '@A', '2F')).rule).toBe('1862 §11.1');
  },
);

rule('1862 §4.1 (b)', 'a bid leaves £162', () => {
  const state = parliamentTurn('@A', {}, { cash: { '@A': 165 } });
  expect(refusalOf(state, bid('@A', 'E&H', 5)).rule).toBe('1862 §4.1 (b)');
  expect(refusalOf(state, bid('@A', 'E&H', 3)).rule).not.toBe('1862 §7.1 (d)');
});

rule(['1862 §11.3 (b)', '1862 §7.13', '1862 §7.11 (c)'], 'redemption and treasury sales at other moments', () => {
  const redeem: Action = { type: 'buyShares', by: '@A', company: 'L&E', certificates: ['L&E_3'], for: 'L&E' };
  const beginner = onTurn('L&E', 'trains', { 'L&E': L_AND_E }, { options: { beginner: true } });
  expect(refusalOf(beginner, redeem).rule).toBe('1862 §11.3 (b)');
  const state = onTurn('L&E', 'trains', { 'L&E': { ...L_AND_E, treasury: 20 } });
  expect(refusalOf(state, redeem).rule).toBe('1862 §7.13');
  const sale: Action = {
    type: 'sellShares',
    by: '@A',
    company: 'L&E',
    certificates: ['L&E_4'],
    percent: 10,
    for: 'L&E',
  };
  expect(refusalOf(state, sale).rule).toBe('1862 §7.11 (c)');
});

rule(['1862 §7.6.3 (d)', '1862 §7.6.2 (a)', '1862 §7.7 (b)'], 'what was built ends the building', () => {
  const built = onTurn(
    'L&E',
    'station',
    { 'L&E': L_AND_E },
    { tiles: { C6: '5/0', C4: '5/3' }, turn: { built: true } },
  );
  expect(refusalOf(built, tile('@A', 'C8', '5', 0)).rule).toBe('1862 §7.6.2 (a)');
  expect(refusalOf(built, tile('@A', 'C6', '14', 0)).rule).toBe('1862 §7.6.3 (d)');
});

rule('1862 §7.9 (a)', 'a train of another company is not bought from the bank', () => {
  const owners: Record<string, Founded> = {
    'L&E': L_AND_E,
    ECR: { tokens: 'D13', cash: 100, '@B': 'P', trains: '2L' },
  };
  const state = onTurn('L&E', 'trains', owners, { depot: 'B', phase: 'B' });
  const train = state.trains.find(({ at }) => at === 'ECR')?.id ?? '';
  const { rule: cited, key } = refusalOf(state, { type: 'buyTrain', by: '@A', train, from: 'depot', price: 100 });
  expect([cited, key]).toEqual(['1862 §7.9 (a)', 'notInBank']);
});
