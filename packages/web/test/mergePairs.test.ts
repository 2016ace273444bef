import type { State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { pairsOf, sameCompany } from '../src/game/decision/mergePairs.ts';

const { states } = await playedGame('18MEX', 1, 4);
const state = states.find((each) => each.round.kind === 'operating') as State;
const merge = (company: string, partner: string, survivor?: string) =>
  ({
    kind: 'one',
    action: { type: 'merge', by: '@1', company, with: partner, ...(survivor === undefined ? {} : { survivor }) },
  }) as const;

test('where all would join one company, the others are what is chosen from', () => {
  const pairs = pairsOf([merge('CHI', 'NdM'), merge('UdY', 'NdM'), merge('SPM', 'NdM')], state);
  expect(pairs.map(({ partner }) => partner).sort()).toEqual(['CHI', 'SPM', 'UdY']);
  expect(sameCompany(pairs)).toBe(true);
});

test('one pair is one thing to choose, no matter which company survives; different companies are named', () => {
  const pairs = pairsOf([merge('CHI', 'UdY', 'CHI'), merge('CHI', 'UdY', 'UdY'), merge('SPM', 'MC', 'MC')], state);
  expect(pairs.map(({ options }) => options.length).sort((a, b) => a - b)).toEqual([1, 2]);
  expect(sameCompany(pairs)).toBe(false);
});
