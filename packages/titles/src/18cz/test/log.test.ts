/** What the log says of money: who helps, what a loan costs, what an absorption and a local bring. */
import { begin, type Event, newGame, type OptionValue } from '@roundhouse/engine';
import { expect } from 'vitest';
import { playWithEvents, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import { absorb, buyCard, type Companies, lastStockTurn, pass, payOut, sellLocal, turn } from './positions.ts';

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

/** What a new game tells before anybody has decided anything. */
const opening = (players: number, options: Readonly<Record<string, OptionValue>> = {}) => {
  const seats = (['@A', '@B', '@C'] as const).slice(0, players).map((id) => ({ id, name: id }));
  const { state, events } = begin(newGame({ title: '18CZ', players: seats, seed: 4, options }));
  const told = events.flatMap((event: Event) => (event.type === 'special' ? [[event.key, event.args]] : []));
  return { state, told, heading: events.find(({ type }) => type === 'roundBegan') };
};

rule(
  ['18CZ §XI.1-6', '18CZ §III.3-4'],
  'Vaclav’s first company and its train, and who goes first, are in the log',
  () => {
    const { state, told } = opening(2);
    const company = Object.values(state.companies).find(({ president }) => president === '@vaclav')?.id;
    expect(told).toContainEqual(['vaclavReceives', { company }]);
    expect(told).toContainEqual(['vaclavTakes', { company, name: '2b' }]);
    expect(opening(3).told).toEqual([['turnOrder', { players: opening(3).state.seats }]]);
  },
);

rule(['18CZ §TUT-4', '18CZ §TUT-7'], 'the tutorial tells who plays what; its rounds belong to no stock round', () => {
  const { state, told, heading } = opening(2, { tutorial: true });
  const floated = Object.values(state.companies).filter(({ status }) => status === 'floated');
  expect(told).toHaveLength(2);
  for (const { id, president } of floated) expect(told).toContainEqual(['dealt', { player: president, company: id }]);
  expect(heading).toMatchObject({ kind: 'operating', set: 0, number: 1 });
});

rule(['18CZ §VII.2-3', '18CZ §IV.1-4'], 'after a stock round the log has the new order and the price of locals', () => {
  const state = lastStockTurn(
    '@A',
    { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } },
    { cash: { '@A': 150, '@B': 300, '@C': 200 }, privates: { S1: '@B' } },
  );
  const told = special(playWithEvents(state, pass('@A')));
  expect(told).toContainEqual(['turnOrder', { players: ['@B', '@C', '@A'] }]);
  expect(told.map(([key]) => key)).toContain('localPrice');
});

rule(
  '18CZ §VIII.8-6',
  'the log gives the whole dividend, and its entries what each owner gets: no sum that nobody gets',
  () => {
    const companies: Companies = { EKJ: { price: 60, '@A': '25', '@B': 'P', cash: 500, turns: 1, trains: '2a' } };
    const state = turn('EKJ', 'dividend', companies, { revenue: 110 });
    const { events } = playWithEvents(state, payOut('@B'));
    const paid = events.flatMap((event) => (event.type === 'paid' ? [[event.to, event.amount]] : []));
    expect(paid).toEqual(
      expect.arrayContaining([
        ['@A', 28],
        ['@B', 55],
      ]),
    );
    for (const { 'event.dividend': whole, 'turn.dividend': short } of [en, ru])
      expect(`${whole} ${short}`).not.toContain('perShare');
  },
);
