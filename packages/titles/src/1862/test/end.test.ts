import { begin, factsOf, newGame, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { isOffered, play, refusalOf, rule, ruleCoverage, seatNames } from '../../../test/support/index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { lner, permits } from '../rules/slots.ts';
import { certificateLimit } from '../rules/limits.ts';
import { VARIANTS } from '../settings.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import {
  bankTrain,
  bid,
  dividend,
  founding,
  onTurn,
  parliamentTurn,
  pass,
  price,
  sale,
  sidesOf,
  stockTurn,
  top,
} from './positions.ts';

const start = (players: number, options = {}): State =>
  begin(newGame({ title: '1862', players: seatNames(players).map((id) => ({ id, name: id })), seed: 3, options }))
    .state;

const BASE = { '@A': 'P', tokens: 'C6', trains: '2E', cash: 2000 } as const;

rule(
  ['1862 §9 (d)', '1862 §10.3 (a)', '1862 §10.3 (b)', '1862 §10.3 (c)'],
  'T-99: the first H train triggers the LNER, which forms after the set',
  () => {
    const state = onTurn(
      'L&E',
      'trains',
      {
        'L&E': { ...BASE, '@A': 'P+10+10', ipo: 20, chartered: true, trains: '6F' },
        ECR: { '@A': 'P', tokens: 'D13', trains: '6F' },
      },
      { depot: 'H', phase: 'G', rounds: 1, operated: ['ECR'] },
    );
    const bought = play(state, bankTrain(state, '@A', '6E'));
    expect([bought.phase, lner.get(bought)]).toEqual(['H', 'triggered']);
    const formed = play(bought, pass('@A'));
    expect([formed.round.kind, lner.get(formed), certificateLimit(formed), formed.companies['ENR']?.status]).toEqual([
      'stock',
      'formed',
      8,
      'closed',
    ]);
    expect(formed.certificates['L&E']?.some(({ at }) => at === 'ipo')).toBe(false);
    expect(isOffered(formed, founding(formed, '@A', 'ENR', 54))).toBe(false);
    const operating = play(formed, pass('@A'), pass('@B'), pass('@C'), pass('@D'));
    expect([operating.round.kind, operating.round.of]).toEqual(['operating', 3]);
  },
);

rule(
  ['1862 §10.3 (d)', '1862 §3.0 (b)'],
  'after the LNER: no track, markers or mergers; sales move no price; the end after the set',
  () => {
    const own = { lner: 'formed', lateLimit: 20 };
    const state = onTurn('L&E', 'home', { 'L&E': { ...BASE, price: 90 } }, { own, rounds: 1 });
    expect(top(state)).toBe('trains');
    expect(play({ ...state, ending: { reason: 'lner' } }, pass('@A')).outcome?.reason).toBe('lner');
    const sold = stockTurn('@A', { 'L&E': { ...BASE, '@A': 'P+10', price: 90 } }, { own });
    expect(price(play(sold, sale(sold, '@A', 'L&E', 1)), 'L&E')).toBe(90);
  },
);

rule('1862 §10.3 (c)', 'the game goes on until the third operating round is over', () => {
  const own = { lner: 'formed', lateLimit: 20 };
  const state = onTurn('L&E', 'trains', { 'L&E': BASE }, { own, rounds: 3 });
  expect(play({ ...state, ending: { reason: 'lner' } }, pass('@A')).round).toMatchObject({
    kind: 'operating',
    number: 2,
  });
});

rule('1862 §10.1', 'T-75, T-101: a price of 1000 ends the game after the operating round, also after the LNER', () => {
  const state = onTurn('L&E', 'dividend', { 'L&E': { ...BASE, price: 950 } }, { turn: { revenue: 950 }, rounds: 3 });
  const paid = play(state, dividend('@A', 'pay'));
  expect([price(paid, 'L&E'), paid.ending?.reason, paid.outcome]).toEqual([1000, 'stock_market', null]);
  expect(play(paid, pass('@A')).outcome?.reason).toBe('stock_market');
});

rule('1862 §10.1', 'the price has been at 1000, though a treasury share sold for a train lowers it again', () => {
  const spec = {
    '@A': 'P+10',
    tokens: 'C6',
    trains: '2E*',
    cash: 0,
    treasury: 10,
    pool: 50,
    price: 950,
    par: 54,
  } as const;
  const about = { turn: { revenue: 950 }, rounds: 3, phase: 'D', depot: 'D' } as const;
  const paid = play(onTurn('L&E', 'dividend', { 'L&E': spec }, about), dividend('@A', 'pay'));
  expect([price(paid, 'L&E'), sidesOf(paid, 'L&E')]).toEqual([1000, []]);
  const [share] = (paid.certificates['L&E'] ?? []).filter(({ at }) => at === 'L&E');
  const certificates = [share?.id ?? ''];
  const sold = play(paid, { type: 'sellShares', by: '@A', company: 'L&E', certificates, percent: 10, for: 'L&E' });
  expect(price(sold, 'L&E')).toBe(950);
  let now = play(sold, bankTrain(sold, '@A', '4L'));
  while (!now.outcome) now = play(now, pass('@A'));
  expect([now.outcome.reason, now.round.number]).toEqual(['stock_market', 1]);
});

rule('1862 §10.2', 'T-98: a broken bank ends the game after the set, without the LNER', () => {
  const state = onTurn(
    'L&E',
    'dividend',
    { 'L&E': { ...BASE, price: 100, cash: 0 } },
    {
      turn: { revenue: 300 },
      rounds: 1,
      own: { lner: 'triggered' },
      cash: { '@A': 14_000, '@B': 400, '@C': 300, '@D': 290 },
    },
  );
  const paid = play(state, dividend('@A', 'pay'));
  expect(paid.ending?.reason).toBe('bank');
  const over = top(paid) === undefined ? paid : play(paid, pass('@A'));
  expect(over.outcome?.reason).toBe('bank');
});

rule(['1862 §2.2 (b)', '1862 §2.5'], 'rosters and variants', () => {
  const counts = (options: Readonly<Record<string, string | boolean>>, players = 3): readonly number[] =>
    factsOf(start(players, options))
      .trains.slice(0, 4)
      .map(({ count }) => count);
  expect([counts({ length: 'short' }), counts({}), counts({ length: 'long' })]).toEqual([
    [6, 5, 4, 3],
    [7, 6, 4, 3],
    [7, 6, 5, 4],
  ]);
  expect(VARIANTS.length).toBeGreaterThan(8);
});

rule(
  ['1862 §11.1', '1862 §11.1 (a)', '1862 §11.1 (c)'],
  'one type without permits; two types with eight permits each, nine with seven or eight players',
  () => {
    expect(
      Object.values(permits.get(start(3, { trainTypes: 'simpleExpress' }))).every((each) => each.join() === 'express'),
    ).toBe(true);
    const dealt = Object.values(permits.get(start(4, { trainTypes: 'advancedFreight' }))).flat();
    expect([
      dealt.filter((each) => each === 'freight').length,
      dealt.filter((each) => each === 'local').length,
    ]).toEqual([8, 8]);
    const eight = Object.values(permits.get(start(8, { trainTypes: 'advancedExpress' }))).flat();
    expect([
      eight.filter((each) => each === 'express').length,
      eight.filter((each) => each === 'local').length,
    ]).toEqual([9, 9]);
    expect(
      factsOf(start(3, { trainTypes: 'simpleFreight' })).phases.map(({ trainLimit }) => trainLimit['default']),
    ).toEqual([4, 4, 4, 4, 3, 3, 2, 2]);
  },
);

rule(
  ['1862 §11.2', '1862 §11.2 (a)', '1862 §11.2 (b)', '1862 §11.2 (c)', '1862 §11.2 (d)'],
  'T-104: short roster up to four; the first E train triggers the LNER; D trains stay',
  () => {
    const roster = (players: number): readonly number[] =>
      factsOf(start(players, { shortGame: true }))
        .trains.slice(0, 4)
        .map(({ count }) => count);
    expect([roster(4), roster(5)]).toEqual([
      [6, 5, 4, 3],
      [7, 6, 4, 3],
    ]);
    const state = onTurn(
      'L&E',
      'trains',
      { 'L&E': { ...BASE, trains: '2F 4E' } },
      { options: { shortGame: true }, depot: 'E', phase: 'D' },
    );
    const bought = play(state, bankTrain(state, '@A', '6F'));
    expect([lner.get(bought), sidesOf(bought, 'L&E')]).toEqual(['triggered', ['4E', '6F']]);
    const late = onTurn(
      'L&E',
      'trains',
      { 'L&E': { ...BASE, trains: '4E' } },
      { options: { shortGame: true }, depot: 'G', phase: 'F' },
    );
    expect(sidesOf(play(late, bankTrain(late, '@A', '8F')), 'L&E')).toEqual(['4E', '8F']);
  },
);

const BEGINNER = { options: { trainTypes: 'simpleExpress', beginner: true } } as const;

rule(['1862 §11.3', '1862 §11.3 (a)'], 'T-105: companies are founded in Parliament only', () => {
  const state = stockTurn('@A', {}, { ...BEGINNER, rulings: { asksInVain: true } });
  expect(refusalOf(state, founding(state, '@A', 'ECR', 54)).rule).toBe('1862 §11.3 (a)');
  expect(isOffered(parliamentTurn('@A', {}, BEGINNER), bid('@A', 'ECR', 0))).toBe(true);
});

rule(['1862 §11.3 (b)', '1862 §11.3 (c)', '1862 §11.3 (d)'], 'no redemption, no bought warranties, no Hudson', () => {
  const redeem = onTurn('L&E', 'redeem', { 'L&E': { ...BASE, pool: 20 } }, { ...BEGINNER, rounds: 1 });
  expect(top(redeem)).not.toBe('redeem');
  const trains = onTurn('L&E', 'trains', { 'L&E': BASE }, BEGINNER);
  expect([
    isOffered(trains, bankTrain(trains, '@A', '2E')),
    isOffered(trains, bankTrain(trains, '@A', '2E', 1)),
  ]).toEqual([true, false]);
  const paying = onTurn('L&E', 'dividend', { 'L&E': BASE }, { ...BEGINNER, turn: { revenue: 60 } });
  expect(refusalOf(paying, dividend('@A', 'hudson')).rule).toBe('1862 §11.3 (d)');
});

rule('1862 §11.4', 'eight markers may be bought at flotation', () => {
  const spec = { '@B': 'P+10', status: 'started', price: 200, par: 100, turns: 0, cash: 800 } as const;
  const state = stockTurn('@A', { ECR: spec }, { options: { maxMarkers: 8 } });
  const floated = play(state, { type: 'buyShares', by: '@A', company: 'ECR', certificates: ['ECR_2'] });
  expect(isOffered(floated, { type: 'choose', by: '@B', choice: '8' })).toBe(true);
});

test('every rule of the rulebook is proved, in both languages', () => {
  const { untested, unknown } = ruleCoverage(RULEBOOK, import.meta.url);
  expect([untested, unknown]).toEqual([[], []]);
  expect(Object.values(RULEBOOK).every(({ en, ru }) => en !== '' && /[а-яё]/i.test(ru))).toBe(true);
  expect(Object.keys(ru)).toEqual(Object.keys(en));
});
