/** Refusals outside of what is offered name the rule that forbids. */
import { type Action, certificatesAt, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { citeRun } from '../rules/running.ts';
import { type About, absorb, type Companies, lay, start, stockTurn, turn } from './positions.ts';

const EKJ: Companies = { EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 0 } };
const track = (about: About = {}): State => turn('EKJ', 'track', EKJ, { tiles: { D5: '6/1' }, ...about });

rule(
  ['18CZ §VIII.4-2', '18CZ §VIII.5-1'],
  'after a yellow tile a green one is one too many, where green is allowed',
  () => {
    const green = lay('@A', 'D5', '14', 1);
    expect(refusalOf(track({ phase: 'd', depot: '3d', frame: { yellow: 1 } }), green).rule).toBe('18CZ §VIII.4-2');
    expect(refusalOf(track(), green).rule).toBe('18CZ §VIII.5-1');
  },
);

rule(['18CZ §VIII.4-1', '18CZ §VIII.4-14'], 'no yellow tile on an OO hex; a red tile is its owner’s', () => {
  const state = track({ phase: 'd', depot: '3d' });
  expect(refusalOf(state, lay('@A', 'B9', '57', 0)).rule).toBe('18CZ §VIII.4-1');
  expect(refusalOf(state, lay('@A', 'A8', '57', 0)).rule).toBe('18CZ §VIII.4-14');
});

rule('18CZ §VII.1-3', 'two certificates at once', () => {
  const state = stockTurn('@A', { EKJ: { price: 60, '@B': 'P', status: 'floated' } }, { cash: { '@A': 500 } });
  const both = certificatesAt(state, 'ipo', 'EKJ').map(({ id }) => id);
  const purchase: Action = { type: 'buyShares', by: '@A', company: 'EKJ', certificates: both };
  expect(refusalOf(state, purchase).rule).toBe('18CZ §VII.1-3');
});

rule(['18CZ §VIII.9-1', '18CZ §XI.2-12'], 'no absorption of an equal, none in Moravia-Silesia', () => {
  const companies: Companies = {
    BTE: { price: 70, '@A': 'P+20', cash: 900, tokens: 'D3', turns: 1, trains: '3c' },
    BN: { price: 70, '@A': 'P+20', cash: 900, tokens: 'E12', turns: 1, trains: '3c' },
    EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1, trains: '2b' },
  };
  const state = turn('BTE', 'absorb', companies, { phase: 'c', depot: '3c' });
  expect(refusalOf(state, absorb('@A', 'BTE', 'BN', 70)).rule).toBe('18CZ §VIII.9-1');
});

rule('18CZ §VIII.9-15', 'a company that was absorbed is not started again', () => {
  const state = stockTurn('@A', { EKJ: { status: 'closed' } }, { cash: { '@A': 500 } });
  expect(refusalOf(state, { type: 'par', by: '@A', company: 'EKJ', cell: '0,6' }).rule).toBe('18CZ §VIII.9-15');
});

rule('18CZ §IV.1-10', 'a small local waives a river, not a mountain', () => {
  const state = turn(
    'EKJ',
    'track',
    { EKJ: { price: 60, '@A': 'P', cash: 100, tokens: 'D5', turns: 1 } },
    { tiles: { D5: '5/3' }, phase: 'd', privates: { S1: 'EKJ' } },
  );
  expect(refusalOf(state, lay('@A', 'C6', '58', 4, 'S1')).rule).toBe('18CZ §IV.1-10');
});

rule(
  ['18CZ §VIII.7-3', '18CZ §VIII.7-4', '18CZ §VIII.7-5', '18CZ §XI.2-7'],
  'a run too long cites the reach of its color; in Moravia-Silesia a 2-train stays inland',
  () => {
    const state = turn('EKJ', 'track', EKJ, { sides: { '3d-0': '3+3d', '4e-0': '4Ee' }, phase: 'e', still: true });
    expect(citeRun(state, 'tooManyStops', '2a-0')).toBe('18CZ §VIII.7-3');
    expect(citeRun(state, 'tooManyStops', '3d-0')).toBe('18CZ §VIII.7-4');
    expect(citeRun(state, 'tooManyCities', '4e-0')).toBe('18CZ §VIII.7-5');
    const east = { ...state, rules: { ...state.rules, options: { moravia: true } } };
    expect(citeRun(east, 'inlandOnly', '2a-0')).toBe('18CZ §XI.2-7');
  },
);

rule(['18CZ §XI.2-4', '18CZ §XI.2-12'], 'in Moravia-Silesia companies start at 50 to 70 and absorb nobody', () => {
  const about: About = { options: { moravia: true }, phase: 'a', cash: { '@A': 500 } };
  expect(refusalOf(stockTurn('@A', {}, about), start('@A', 'kk', 20)).rule).toBe('18CZ §XI.2-4');
  const companies: Companies = {
    PR: { price: 60, '@A': 'P+10+10+10', cash: 500, tokens: 'C24', turns: 1, trains: '2a' },
    kk: { price: 60, '@A': 'P+10+10+10', turns: 1, trains: '2a' },
  };
  const absorbing = turn('PR', 'absorb', companies, { ...about, still: true });
  expect(refusalOf(absorbing, absorb('@A', 'PR', 'kk', 60)).rule).toBe('18CZ §XI.2-12');
});

rule(
  ['18CZ §VIII.4-7', '18CZ §VIII.6-4', '18CZ §VIII.3-1'],
  'after track and token a tile and a token are judged as if their steps were open, not by the home of the first turn',
  () => {
    const companies: Companies = { EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1, trains: '2a' } };
    const state = turn('EKJ', 'trains', companies, { tiles: { D5: '6/1' } });
    expect(refusalOf(state, lay('@A', 'A12', '5', 0)).rule).toBe('18CZ §VIII.4-7');
    expect(refusalOf(state, { type: 'placeToken', by: '@A', hex: 'A12', city: 0 }).rule).toBe('18CZ §VIII.6-4');
    // Before its step a token comes too early.
    const early = turn('EKJ', 'track', companies, { tiles: { D5: '6/1' } });
    expect(refusalOf(early, { type: 'placeToken', by: '@A', hex: 'A12', city: 0 }).rule).toBe('18CZ §VIII.3-1');
  },
);

rule('18CZ §VIII.10-6', 'a card of the bank: its price, whose turn it is, and whether the bank has it', () => {
  const companies: Companies = {
    EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1, trains: '2a' },
    BCB: { price: 60, '@B': 'P', cash: 300, tokens: 'E16', turns: 1, trains: '2a' },
  };
  const state = turn('EKJ', 'trains', companies, { phase: 'b', depot: '3c' });
  const card = (name: string) => state.trains.find((each) => each.name === name && each.at === 'depot')?.id ?? '';
  const buy = (train: string, price: number, side?: string): Action => ({
    type: 'buyTrain',
    by: '@A',
    train,
    from: 'depot',
    price,
    ...(side === undefined ? {} : { side }),
  });
  const said = (action: Action) => {
    const { rule: cited, key } = refusalOf(state, action);
    return [cited, key];
  };
  expect(said(buy(card('3c'), 1, '3c'))).toEqual(['18CZ §VIII.10-6', 'fixedPrice']);
  expect(said(buy(card('3c'), 1))).toEqual(['18CZ §VIII.10-6', 'chooseSide']);
  expect(said(buy(card('4e'), 1, '4e'))).toEqual(['18CZ §VIII.10-6', 'notNextCard']);
  const theirs = state.trains.find(({ at }) => at === 'BCB')?.id ?? '';
  expect(said(buy(theirs, 70))).toEqual(['18CZ §VIII.10-6', 'notInBank']);
});
