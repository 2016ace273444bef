/** What the log says of money: who helps, what a loan costs, what an absorption and a local bring. */
import { expect } from 'vitest';
import { playWithEvents, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { absorb, buyCard, type Companies, sellLocal, turn } from './positions.ts';

const special = ({ events }: ReturnType<typeof playWithEvents>) =>
  events.flatMap((event) => (event.type === 'special' ? [[event.key, event.args]] : []));

rule(['18CZ §VIII.11-4', '18CZ §VIII.11-6'], 'what the director adds and borrows is in the log', () => {
  const state = turn(
    'BTE',
    'trains',
    { BTE: { price: 70, '@A': 'P+20', cash: 10, tokens: 'D3', trains: '', turns: 1 } },
    { phase: 'b', depot: '2a', cash: { '@A': 20 } },
  );
  const logged = special(playWithEvents(state, buyCard(state, '@A', '2+2b', 80)));
  expect(logged).toContainEqual(['loanTaken', { player: '@A', amount: 50 }]);
  expect(logged).toContainEqual(['helped', { player: '@A', company: 'BTE', amount: 70 }]);
});

rule('18CZ §IV.1-11', 'a local that is sold: by whom and for how much', () => {
  const state = turn(
    'EKJ',
    'track',
    { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } },
    { tiles: { D5: '6/1' }, phase: 'd', privates: { S1: 'EKJ' }, localPrice: 60 },
  );
  const { events } = playWithEvents(state, sellLocal('@A', 'S1', 60));
  expect(special({ state, events })).toContainEqual(['localSold', { company: 'EKJ', private: 'S1', amount: 60 }]);
  expect(events.some(({ type }) => type === 'privateClosed')).toBe(true);
});

rule('18CZ §VIII.9-3', 'an absorption tells the price of a share, also where one director agrees with himself', () => {
  const companies: Companies = {
    BTE: { price: 70, '@A': 'P+20', cash: 900, tokens: 'D3', turns: 1, trains: '3c' },
    EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1, trains: '2b' },
  };
  const state = turn('BTE', 'absorb', companies, { phase: 'c', depot: '3c' });
  const logged = special(playWithEvents(state, absorb('@A', 'BTE', 'EKJ', 50)));
  expect(logged).toContainEqual(['absorptionPrice', { company: 'BTE', target: 'EKJ', price: 50 }]);
});
