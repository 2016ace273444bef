/** How 18xx.games works, where its games could not be replayed otherwise. */
import { expect } from 'vitest';
import { companyOf, decider, newGame, offers, parseGame, type State, topFrame } from '@roundhouse/engine';
import { isOffered, play, rule } from '../../../test/support/index.ts';
import { PRESETS, title18CZ } from '../index.ts';
import { type About, buyCard, type Companies, lay, sellLocal, trainsOf, turn } from './positions.ts';
import { STEP } from '../steps.ts';

rule('18CZ §VIII.10-6', 'ruling idlePrompts: of like trains the one is sold that came back first', () => {
  const bought = (rulings: NonNullable<About['rulings']>): string | undefined => {
    const state = turn(
      'EKJ',
      'trains',
      { EKJ: { price: 60, '@A': 'P', cash: 500, tokens: 'D5', trains: '2a', turns: 1 } },
      { phase: 'd', depot: '3d', trainPool: '3c 3c', own: { returnedTrains: ['3c-1', '3c-0'] }, rulings },
    );
    const after = play(state, buyCard(state, '@A', '3c', 120, 'pool'));
    return after.trains.find((each) => each.at === 'EKJ' && each.name === '3c')?.id;
  };
  expect([bought({}), bought({ idlePrompts: true })]).toEqual(['3c-0', '3c-1']);
});

rule(
  '18CZ §VIII.10-5',
  'ruling endWithoutRunnable: companies over their limit return trains in the order of the list',
  () => {
    const first = (rulings: NonNullable<About['rulings']>): string | null => {
      const companies: Companies = {
        kk: { price: 100, '@A': 'P+10+10+10', cash: 900, trains: '2b 2b 2b', tokens: 'I18', turns: 1 },
        EKJ: { price: 60, '@B': 'P', trains: '3c 3c 3d', tokens: 'D5', turns: 1 },
      };
      const state = turn('kk', 'trains', companies, { phase: 'd', depot: '4e', tiles: { I18: '8895/2' }, rulings });
      return decider(play(state, buyCard(state, '@A', '3Ee', 250)));
    };
    expect([first({}), first({ endWithoutRunnable: true })]).toEqual(['@A', '@B']);
  },
);

rule('18CZ §VIII.6-11', 'ruling idlePrompts: while ATE’s city is chosen locals may be sold', () => {
  const choosing = (rulings: NonNullable<About['rulings']>): State => {
    const companies: Companies = { ATE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'B9' } };
    const state = turn('ATE', 'track', companies, { phase: 'd', privates: { S1: 'ATE' }, localPrice: 60, rulings });
    return play(state, lay('@A', 'B9', '8859', 0));
  };
  const book = choosing({});
  expect([topFrame(book)?.step, isOffered(book, sellLocal('@A', 'S1', 60))]).toEqual(['assignMarker', false]);
  expect(isOffered(choosing({ idlePrompts: true }), sellLocal('@A', 'S1', 60))).toBe(true);
});

rule('18CZ §VIII.10-5', 'ruling idlePrompts: while a train is given up locals may be sold', () => {
  // The first train of phase d lowers the limit of small companies to two.
  const companies: Companies = { EKJ: { price: 60, '@A': 'P', cash: 500, tokens: 'D5', turns: 2, trains: '2b 2b 2b' } };
  const over = (rulings: NonNullable<About['rulings']>): State => {
    const state = turn('EKJ', 'trains', companies, { phase: 'd', privates: { S1: 'EKJ' }, localPrice: 60, rulings });
    return { ...state, agenda: [...state.agenda, STEP.discardTrains.frame({ company: 'EKJ' })] };
  };
  expect(topFrame(over({}))?.step).toBe('discardTrains');
  expect(isOffered(over({}), sellLocal('@A', 'S1', 60))).toBe(false);
  const there = over({ idlePrompts: true });
  expect(isOffered(there, sellLocal('@A', 'S1', 60))).toBe(true);
  // Of a company that is not on turn nothing is sold.
  const other = {
    ...there,
    agenda: there.agenda.map((frame) => ('begun' in frame ? { ...frame, company: 'MW' } : frame)),
  };
  expect(isOffered(other, sellLocal('@A', 'S1', 60))).toBe(false);
});

rule('18CZ §VII.2-4', 'a game stored by an earlier version, under the preset keeps what was the only way then', () => {
  const players = ['@A', '@B', '@C'].map((id) => ({ id: id as `@${string}`, name: id }));
  const stored = { ...newGame({ title: '18CZ', players, seed: 1 }), rulings: { multiSale: true, idlePrompts: true } };
  const parsed = parseGame(stored);
  if (!('value' in parsed)) throw new Error(parsed.error);
  expect(parsed.value.rulings).toMatchObject({ aCardsInStack: true, tepliceCosts: true, idlePrompts: true });
  const preset: Readonly<Record<string, unknown>> = PRESETS['18xx.games'];
  // Manners came later, and that site has none; with a-trains in the stack it does not matter who else buys; it has no Moravia.
  const later = ['manners', 'stackBesideATrains', 'openingBid'];
  expect(title18CZ.rulings.every(({ id }) => preset[id] === true || later.includes(id))).toBe(true);
});

rule('18CZ §VIII.3-2', 'ruling idlePrompts: steps are asked as on that site, though nothing can be paid', () => {
  const state = turn(
    'EKJ',
    'track',
    { EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1 } },
    { phase: 'a', rulings: { idlePrompts: true } },
  );
  expect([topFrame(state)?.step, companyOf(state, 'EKJ').turns, offers(state).length > 0]).toEqual(['track', 1, true]);
  expect(trainsOf(state, 'EKJ')).toBe('');
});
