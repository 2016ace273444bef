import { type Action, begin, newGame, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { acquisitionsOf, bid, pass, stockTurnOf, positionOf, turnOf } from './positions.ts';

const lay = (hex: string, tile: string, rotation: 0 | 1 | 2 | 3 | 4 | 5, power?: string): Action => ({
  type: 'layTile',
  by: '@A',
  hex,
  tile,
  rotation,
  ...(power === undefined ? {} : { power }),
});

const opened = (options: Readonly<Record<string, boolean>> = {}): State =>
  begin(
    newGame({
      title: '1817',
      players: (['@A', '@B', '@C'] as const).map((id) => ({ id, name: id })),
      seed: 7,
      seating: 'asSeated',
      options,
    }),
  ).state;

const ruleOf = (state: State, action: Action): string => refusalOf(state, action).rule;

rule(['1817 §auc.2', '1817 §auc.4', '1817 §auc.5'], 'a price for a private is refused by the rule it breaks', () => {
  const state = opened();
  expect(ruleOf(state, bid('@A', 'CM', 7))).toBe('1817 §auc.2');
  expect(ruleOf(state, bid('@A', 'CM', 65))).toBe('1817 §auc.4');
  expect(ruleOf(play(state, bid('@A', 'CM', 30)), bid('@B', 'CM', 30))).toBe('1817 §auc.5');
  expect(ruleOf(opened({ uncappedPrivates: true }), bid('@A', 'CM', 5000))).toBe('1817 §auc.6');
});

rule('1817 §vauc.2', 'nobody passes where a private must be put up', () => {
  expect(ruleOf(opened({ volatility: true }), pass('@A'))).toBe('1817 §vauc.2');
});

rule(['1817 §ipo.3', '1817 §ipo.4', '1817 §ipo.5'], 'a price for a start is refused by the rule it breaks', () => {
  const state = stockTurnOf(positionOf({}, { phase: '2', cash: { '@A': 300, '@B': 300, '@C': 0, '@D': 0 } }), '@A');
  expect(ruleOf(state, bid('@A', 'WT', 90))).toBe('1817 §ipo.3');
  expect(ruleOf(state, bid('@A', 'WT', 102))).toBe('1817 §ipo.3');
  expect(ruleOf(state, bid('@A', 'WT', 350))).toBe('1817 §ipo.5');
  expect(ruleOf(state, bid('@A', 'WT', 405))).toBe('1817 §ipo.4');
});

rule(['1817 §auct.3', '1817 §auct.4', '1817 §acq.1'], 'a price for a company is refused by the rule it breaks', () => {
  const state = acquisitionsOf(
    positionOf({ WT: { cell: 2, president: '@A' }, GT: { size: 10, price: 165, president: '@B', cash: 100 } }),
  );
  expect(ruleOf(state, bid('@B', 'WT', 0))).toBe('1817 §acq.1');
  expect(ruleOf(state, bid('@B', 'WT', 15))).toBe('1817 §auct.3');
  expect(ruleOf(state, bid('@B', 'WT', 90_000))).toBe('1817 §auct.4');
});

rule(['1817 §track.1', '1817 §track.2', '1817 §priv.1'], 'a tile is refused by the rule it breaks', () => {
  const at = (about: object = {}): State =>
    turnOf(positionOf({ WT: { price: 100, cash: 300, tokens: 'F13' } }, { phase: '5', ...about }), 'WT');
  // The tile that was just laid is not upgraded; one upgrade a turn is all.
  expect(ruleOf(play(at(), lay('F13', '57', 1)), lay('F13', '14', 1))).toBe('1817 §track.2');
  const two = play(at({ tiles: { F13: '57/1', F15: '9/1', F11: '9/1' } }), lay('F13', '14', 1));
  expect(ruleOf(two, lay('F15', '80', 1))).toBe('1817 §track.1');
  expect(ruleOf(at({ privates: { CM: 'WT' }, tiles: { F13: '57/1' } }), lay('F11', '9', 1, 'CM'))).toBe('1817 §priv.1');
});

rule(
  ['1817 §or.4', '1817 §loan.5', '1817 §crisis.7'],
  'what belongs to another moment cites the rule that says when',
  () => {
    const state = stockTurnOf(positionOf({ WT: { price: 100, cash: 300, tokens: 'F13' } }), '@A');
    expect(ruleOf(state, lay('F13', '57', 1))).toBe('1817 §or.4');
    expect(ruleOf(state, { type: 'repayLoan', by: '@A', count: 1, company: 'WT' })).toBe('1817 §loan.5');
    expect(ruleOf(state, { type: 'bankrupt', by: '@A' })).toBe('1817 §crisis.7');
  },
);
