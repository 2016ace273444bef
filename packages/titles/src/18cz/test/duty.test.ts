/** The duty to own a train while a-trains are left, the first tile with a purple edge, and locals sold at any moment. */
import { cashOf, type State, titleOf } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { type About, buyCard, lay, pass, sellLocal, trainsOf, turn } from './positions.ts';

const medium = (cash: number, about: About = {}): State =>
  turn(
    'BTE',
    'trains',
    { BTE: { price: 70, '@A': 'P+20', cash, tokens: 'D3', trains: '', turns: 1 } },
    { phase: 'b', depot: '2a', ...about },
  );

rule(
  ['18CZ §VIII.10-1', '18CZ §VIII.10-13', '18CZ §VIII.11-1'],
  'a medium company may not pass while a-trains are left: it buys a blue train of the stack, with help if need be',
  () => {
    for (const cash of [500, 10]) {
      const state = medium(cash, { cash: { '@A': 200 } });
      expect(refusalOf(state, pass('@A')).rule).toBe('18CZ §VIII.10-1');
      const bought = play(state, buyCard(state, '@A', '2+2b', 80));
      expect([trainsOf(bought, 'BTE'), cashOf(bought, 'BTE')]).toEqual(['2+2b', Math.max(0, cash - 80)]);
    }
    // The a-trains in front are still for sale, but not on the director's money.
    const poor = medium(10);
    expect(isOffered(medium(500), buyCard(medium(500), '@A', '2a', 70))).toBe(true);
    expect(isOffered(poor, buyCard(poor, '@A', '2a', 70))).toBe(false);
  },
);

rule(
  ['18CZ §VIII.10-13', '18CZ §VIII.10-6'],
  'a company that can run an a-train, or has a train, keeps to the order',
  () => {
    const small = (rulings: About['rulings'] = {}): State =>
      turn(
        'EKJ',
        'trains',
        { EKJ: { price: 60, '@A': 'P', cash: 500, tokens: 'D5', trains: '', turns: 1 } },
        { phase: 'b', depot: '2a', rulings },
      );
    expect(refusalOf(small(), buyCard(small(), '@A', '2b', 70)).rule).toBe('18CZ §VIII.10-6');
    const open = small({ stackBesideATrains: true });
    expect(isOffered(open, buyCard(open, '@A', '2b', 70))).toBe(true);
    const bought = play(medium(500), buyCard(medium(500), '@A', '2+2b', 80));
    expect(isOffered(bought, buyCard(bought, '@A', '2+2b', 80))).toBe(false);
  },
);

rule(['18CZ §VIII.4-3', '18CZ §IV.1-9'], 'while the home hex is bare a purple tile lies there or nowhere', () => {
  const state = (rulings: About['rulings'] = {}): State =>
    turn(
      'ATE',
      'track',
      { ATE: { price: 70, '@A': 'P+20', cash: 300, tokens: 'B9 D5', turns: 1 } },
      { phase: 'd', depot: '3d', privates: { S1: 'ATE' }, tiles: { D5: '6/1' }, rulings },
    );
  const purple = lay('@A', 'D5', '15p', 1, 'S1');
  expect(refusalOf(state(), purple).rule).toBe('18CZ §VIII.4-3');
  expect(isOffered(state({ firstTileAnywhere: true }), purple)).toBe(true);
});

rule(
  ['18CZ §IV.1-11', '18CZ §VIII.3-2'],
  'a local is sold at any moment: also before the home station, and while another train is returned',
  () => {
    const home = turn(
      'kk',
      'home',
      { kk: { price: 100, '@A': 'P+10+10+10', cash: 300 } },
      { phase: 'd', depot: '3d', localPrice: 60, privates: { L1: 'kk' } },
    );
    expect(cashOf(play(home, sellLocal('@A', 'L1', 60)), 'kk')).toBe(360);
    expect(refusalOf(home, pass('@A')).rule).toBe('18CZ §VII.5-4');
    const full = turn(
      'BTE',
      'trains',
      { BTE: { price: 70, '@A': 'P+20', cash: 1000, tokens: 'D3', trains: '3c 3c', turns: 1 } },
      { phase: 'f', depot: '4f', localPrice: 60, privates: { S1: 'BTE' } },
    );
    const bought = play(full, buyCard(full, '@A', '4+4f', 400));
    expect(bought.agenda.at(-1)?.step).toBe('returnOther');
    expect(cashOf(play(bought, sellLocal('@A', 'S1', 60)), 'BTE')).toBe(660);
  },
);

rule('18CZ §III.1-2', 'what was agreed on deals is shown in the tutorial too', () => {
  const state = turn('EKJ', 'track', {}, { options: { tutorial: true, deals: 'binding' }, still: true });
  expect(titleOf(state).notes?.(state)).toEqual([{ key: 'deals.binding', args: {} }]);
});
