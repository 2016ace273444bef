/** Refusals outside of what is offered name the rule that forbids. */
import { type Action, certificatesAt, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { type About, absorb, type Companies, lay, stockTurn, turn } from './cz.ts';

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
