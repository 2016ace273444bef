import { expect } from 'vitest';
import { cashOf, companyOf, decider, factsOf, newMove, priceOf, type State } from '@roundhouse/engine';
import { bestRun, isOffered, play, playWithEvents, position, refusalOf, rule } from '../../../test/support/index.ts';
import { title18CZ } from '../index.ts';
import { roundTrack, startingCash } from '../modes.ts';
import { certificateLimit, ownershipLimit } from '../rules/limits.ts';
import { MORAVIA } from '../moravia.ts';
import { localPrice } from '../rules/locals.ts';
import { closeMoraviaPrivates, retirePrivateTrain } from '../rules/moraviaPrivates.ts';
import { targetsOf } from '../rules/absorb.ts';
import { startingCells } from '../rules/trading.ts';
import {
  type About,
  positionOf,
  bestIncome,
  buyCard,
  buyFrom,
  buyLocal,
  type Companies,
  lastStockTurn,
  lay,
  pass,
  payOut,
  sell,
  start,
  stockTurn,
  trainsOf,
  turn,
} from './positions.ts';
import { worth } from '../rules/scoring.ts';
import { STEP } from '../steps.ts';

const OPTIONS = { moravia: true } as const;
const rules = (players: number) => ({ title: '18CZ', players, options: OPTIONS, rulings: {} });
const begun = (players = 3): State => position('18CZ', {}, { players, options: OPTIONS, rulings: { peerDraw: true } });
const bid = (by: '@A' | '@B' | '@C', item: string, price: number) => ({ type: 'bid', by, item, price }) as const;
const GONE = { S1: 'closed', M1: 'closed', L1: 'closed', '3E': 'closed', MW: 'closed' } as const;
const later = (about: About = {}): About => ({
  options: OPTIONS,
  phase: 'a',
  ...about,
  privates: { ...GONE, ...about.privates },
});
const PR: Companies = { PR: { price: 60, '@A': 'P+10+10+10', cash: 500, tokens: 'C24', turns: 1, trains: '2a' } };

rule(
  ['18CZ §XI.2-1', '18CZ §XI.2-2', '18CZ §XI.2-3', '18CZ §XI.2-4'],
  'only large companies, with three markers, 70 percent, starting at 50 to 70',
  () => {
    const state = begun();
    expect(
      Object.values(state.companies)
        .filter((each) => each.status === 'available')
        .map((each) => each.id),
    ).toEqual(['SX', 'PR', 'BY', 'kk', 'Ug']);
    expect(companyOf(state, 'PR').tokens).toEqual([0, 40, 100]);
    expect([
      ownershipLimit(rules(3), 'large'),
      startingCash(rules(2)),
      startingCash(rules(3)),
      certificateLimit({ rules: rules(2) }),
      certificateLimit({ rules: rules(3) }),
    ]).toEqual([70, 500, 450, 15, 13]);
    expect(startingCells(state, 'PR').map((each) => each.price)).toEqual([70, 65, 60, 55, 50]);
    expect(Object.values(begun(2).companies).filter((each) => each.status === 'available')).toHaveLength(4);
  },
);

rule('18CZ §VIII.10-7', 'trains change hands from phase d on, and the refusal says so', () => {
  const companies: Companies = { ...PR, kk: { price: 60, '@B': 'P', tokens: 'G20', turns: 1, trains: '2a' } };
  const state = turn('PR', 'trains', companies, later());
  const other = state.trains.find(({ at }) => at === 'kk')?.id ?? '';
  expect(refusalOf(state, buyFrom('@A', 'kk', other, 50))).toMatchObject({ key: 'noTradeYet', args: { phase: 'd' } });
});

rule(['18CZ §XI.2-4', '18CZ §VII.3-8'], 'at 50 percent a company starts with ten times its price', () => {
  let state = stockTurn(
    '@A',
    { PR: { price: 60, par: 60, '@A': 'P+10', '@B': 10, status: 'started' } },
    later({ cash: { '@A': 500 } }),
  );
  state = play(state, {
    type: 'buyShares',
    by: '@A',
    company: 'PR',
    certificates: [state.certificates['PR']?.find((each) => each.at === 'ipo')?.id ?? ''],
  });
  expect([companyOf(state, 'PR').status, cashOf(state, 'PR')]).toEqual(['floated', 600]);
});

rule('18CZ §XI.2-5', 'TC-105: a payout moves one cell only', () => {
  const state = turn('PR', 'dividend', PR, later({ revenue: 50 }));
  expect(priceOf(play(state, payOut('@A')), 'PR')).toBe(65);
});

rule('18CZ §XI.2-6', 'trains, prices, limits and what they scrap', () => {
  const facts = factsOf(begun());
  expect(
    facts.trains
      .filter((each) => each.name !== '3E')
      .map(({ distance, count, price }) => [distance, count, price])
      .slice(0, 5),
  ).toEqual([
    ['2', 5, 70],
    ['2', 1, 70],
    ['3', 5, 120],
    ['4', 3, 250],
    ['4+4', 3, 400],
  ]);
  const limit = (phase: string) => title18CZ.trainLimit({ ...begun(), phase }, 'PR');
  expect(['a', 'd', 'e', 'g', 'j'].map(limit)).toEqual([4, 4, 4, 3, 2]);
  const state = turn('PR', 'trains', PR, later({ phase: 'd', depot: '4e' }));
  expect(trainsOf(play(state, buyCard(state, '@A', '4e', 250)), 'PR')).toBe('4e');
});

rule(
  ['18CZ §XI.2-7', '18CZ §XI.2-8'],
  'plus-trains add red locations at their ends, other trains cannot run there',
  () => {
    const tiles = { G24: '57/1', G26: '9/1', G22: '4/1', G20: '621/1' };
    const at2 = turn(
      'Ug',
      'run',
      { Ug: { price: 60, '@A': 'P+10+10+10', tokens: 'G24', trains: '4e', turns: 1 } },
      later({ tiles, phase: 'e', still: true }),
    );
    expect(bestIncome(at2, 'Ug')).toBe(20 + 10 + 30);
    const plus = turn(
      'Ug',
      'run',
      { Ug: { price: 60, '@A': 'P+10+10+10', tokens: 'G24', trains: '4+4g', turns: 1 } },
      later({ tiles, phase: 'g', still: true }),
    );
    expect(bestIncome(plus, 'Ug')).toBe(20 + 10 + 30 + 40);
  },
);

rule(
  ['18CZ §XI.2-9', '18CZ §XI.2-10'],
  'EX-24: the first operating round has local price 50; a card is exported after each set',
  () => {
    const { sets, prices } = roundTrack(rules(3));
    expect([sets, prices.length, prices[0], prices.at(-1)]).toEqual([[1, 1, 2, 2, 2, 3], 11, 50, 120]);
    const state = lastStockTurn(
      '@C',
      PR,
      later({ own: { operatingRounds: 0 }, round: { set: 1 }, cash: { '@A': 300, '@B': 300, '@C': 300 } }),
    );
    const after = play(state, pass('@C'));
    expect(localPrice(after)).toBe(50);
    const end = positionOf(
      PR,
      later({ round: { set: 2 } }),
      [STEP.operatingRound.frame({ operated: [], field: [] })],
      'operating',
    );
    expect(end.trains.filter((each) => each.name === '2b' && each.at === 'out')).toHaveLength(1);
  },
);

rule('18CZ §XI.2-11', 'nothing is sold in the first stock round played', () => {
  const state = stockTurn(
    '@B',
    { PR: { price: 60, '@A': 'P+10+10+10', '@B': 10 } },
    later({ round: { set: 1 }, cash: { '@B': 300 } }),
  );
  expect(refusalOf(state, sell(state, '@B', 'PR', 10)).rule).toBe('18CZ §VII.6-3');
  expect(isOffered(state, start('@B', 'kk', 2))).toBe(true);
});

rule('18CZ §XI.2-12', 'nobody is absorbed', () => {
  expect(
    targetsOf(
      turn('PR', 'absorb', { ...PR, kk: { price: 60, '@B': 'P+10+10+10', turns: 1 } }, later({ still: true })),
      'PR',
    ),
  ).toEqual([]);
});

rule('18CZ §XI.2-13', 'the three locals, one of each size, work as in the base game', () => {
  expect(MORAVIA.locals).toEqual(['S1', 'M1', 'L1']);
  const state = turn('PR', 'track', PR, later({ phase: 'd', privates: { L1: '@A' }, localPrice: 60 }));
  expect(play(state, buyLocal('@A', 'PR', 'L1', 20)).privates['L1']?.owner).toBe('PR');
});

rule(
  '18CZ §XI.2-14',
  'TC-106: the 3E-train runs once besides the others, does not count and does not meet the duty',
  () => {
    const about = later({ tiles: { C24: '57/1', C26: '621/1' }, privates: { '3E': '@A' } });
    const state = turn('PR', 'track', { PR: { ...PR['PR'], trains: '' } }, about);
    const handed = play(state, { type: 'usePower', by: '@A', private: '3E', target: 'PR' });
    expect(trainsOf(handed, 'PR')).toBe('3E');
    expect(title18CZ.trainLimit(handed, 'PR')).toBe(5);
    // The run of another company leaves it where it is.
    const move = newMove(handed);
    retirePrivateTrain(move, 'SX');
    expect(trainsOf(move.state, 'PR')).toBe('3E');
    const running = play(handed, pass('@A'));
    const ran = play(running, bestRun(running));
    expect(trainsOf(ran, 'PR')).toBe('');
    const paid = play(ran, payOut('@A'));
    expect(refusalOf(paid, pass('@A')).rule).toBe('18CZ §VIII.10-1');
    const both = turn('PR', 'run', { PR: { ...PR['PR'], trains: '2a 3E' } }, { ...about, still: true });
    expect(bestIncome(both, 'PR')).toBe(50 + 50);
  },
);

rule(['18CZ §XI.2-14', '18CZ §XI.2-8'], 'a red location is a bonus of the 3E-train besides its three spots', () => {
  const tiles = { C24: '15/1', B23: '9/2', C26: '621/1', C28: '4/1' };
  const about = later({ tiles, phase: 'd', still: true });
  const state = turn('PR', 'run', { PR: { ...PR['PR'], trains: '3E' } }, about);
  expect(bestIncome(state, 'PR')).toBe(30 + 30 + 10 + 30);
});

rule('18CZ §XI.2-15', 'EX-23: MW builds on its home hex, then pays the value of the tile', () => {
  const companies: Companies = { ...PR, MW: { tokens: 'F23' } };
  const about = later({ privates: { MW: '@B' }, tiles: { F23: '57/1' }, phase: 'd', cash: { '@B': 0 } });
  const state = positionOf(
    companies,
    about,
    [STEP.operatingRound.frame({ operated: [], field: ['PR'] }), STEP.mwTile.frame({})],
    'operating',
  );
  expect(decider(state)).toBe('@B');
  expect(cashOf(play(state, pass('@B')), '@B')).toBe(20);
  expect(cashOf(play(state, lay('@B', 'F23', '14', 1)), '@B')).toBe(30);
});

rule(['18CZ §XI.2-16', '18CZ §X.2-2'], 'MW in a player’s hand counts like a local: 120 at the end', () => {
  const about = later({ privates: { MW: '@B' }, cash: { '@B': 7 }, own: { operatingRounds: 11 } });
  expect(worth(turn('PR', 'track', PR, about), '@B')).toBe(127);
});

rule('18CZ §XI.2-16', 'MW sold to a company closes and its marker becomes a station of the buyer', () => {
  const companies: Companies = { ...PR, MW: { tokens: 'F23' } };
  const state = turn('PR', 'track', companies, later({ phase: 'd', privates: { MW: '@A' }, localPrice: 60 }));
  const after = play(state, buyLocal('@A', 'PR', 'MW', 30));
  expect(after.privates['MW']?.closed).toBe(true);
  expect(after.board.tokens.find((each) => each.hex === 'F23')?.company).toBe('PR');
});

rule('18CZ §XI.2-17', 'TC-107: the first 4+4 closes the privates and lowers the limit to 3', () => {
  const companies: Companies = { PR: { ...PR['PR'], trains: '3d 3d 3d 4e' }, MW: { tokens: 'F23' } };
  const state = positionOf(
    companies,
    later({ phase: 'e', depot: '4+4g', privates: { MW: '@B', '3E': '@A', S1: '@A' }, round: { set: 3 } }),
    [STEP.operatingRound.frame({ operated: [], field: [] })],
    'operating',
  );
  expect(Object.values(state.privates).every((each) => each.closed)).toBe(true);
  expect(state.board.tokens.some((each) => each.company === 'MW')).toBe(false);
  expect([state.phase, decider(state), title18CZ.trainLimit(state, 'PR')]).toEqual(['g', '@A', 3]);
  // What has closed before is not logged again.
  const before = positionOf(
    companies,
    later({ phase: 'e', privates: { MW: '@B', '3E': '@A', S1: 'closed' } }),
    [STEP.operatingRound.frame({ operated: ['PR'], field: ['PR'] })],
    'operating',
  );
  const move = newMove(before);
  closeMoraviaPrivates(move);
  const logged = move.events.flatMap((event) => (event.type === 'privateClosed' ? [event.private] : []));
  expect(logged).toEqual(Object.values(before.privates).flatMap(({ id, closed }) => (closed ? [] : [id])));
  expect(logged).not.toContain('S1');
});

rule(
  ['18CZ §XI.2-18', '18CZ §XI.2-19', '18CZ §XI.2-20', '18CZ §XI.2-21'],
  'a private is nominated at its minimum or more, raised by 5, won and paid; the next player chooses',
  () => {
    const state = begun();
    expect(refusalOf(state, bid('@A', 'L1', 54)).rule).toBe('18CZ §XI.2-19');
    const opened = play(state, bid('@A', 'L1', 55));
    expect(refusalOf(opened, bid('@B', 'L1', 59)).rule).toBe('18CZ §XI.2-20');
    const won = play(opened, bid('@B', 'L1', 60), pass('@C'), pass('@A'));
    expect([won.privates['L1']?.owner, cashOf(won, '@B'), decider(won)]).toEqual(['@B', 390, '@B']);
  },
);

rule(['18CZ §XI.2-19', '18CZ §XI.2-20'], 'a private can be put up for the others: they open at its minimum', () => {
  const putUp = (by: '@A' | '@B' | '@C', choice: string) => ({ type: 'choose', by, choice }) as const;
  const opened = playWithEvents(begun(), putUp('@A', 'MW'));
  expect(opened.events).toContainEqual({ type: 'special', key: 'putUp', args: { player: '@A', item: 'MW' } });
  expect(decider(opened.state)).toBe('@B');
  expect(refusalOf(opened.state, bid('@B', 'MW', 49)).rule).toBe('18CZ §XI.2-20');
  // Who put it up has passed; the others bid against each other.
  const won = play(opened.state, bid('@B', 'MW', 50), bid('@C', 'MW', 55), pass('@B'));
  expect([won.privates['MW']?.owner, cashOf(won, '@C'), decider(won)]).toEqual(['@C', 395, '@B']);
  // What nobody wants stays; three in a row end the round.
  const unwanted = play(begun(), putUp('@A', 'MW'), pass('@B'), pass('@C'));
  expect([unwanted.privates['MW']?.owner, decider(unwanted)]).toEqual([null, '@B']);
  const over = play(unwanted, pass('@B'), putUp('@C', 'S1'), pass('@A'), pass('@B'));
  expect([over.round.kind, over.privates['S1']?.closed]).toEqual(['stock', true]);
  // By the ruling, putting one up is a bid.
  const ruled = position('18CZ', {}, { players: 3, options: OPTIONS, rulings: { peerDraw: true, openingBid: true } });
  expect(isOffered(ruled, putUp('@A', 'MW'))).toBe(false);
  expect(refusalOf(ruled, putUp('@A', 'MW')).rule).toBe('18CZ §XI.2-19');
  expect(play(ruled, bid('@A', 'MW', 50)).agenda.at(-1)).toMatchObject({ leader: '@A' });
});

rule('18CZ §XI.2-22', 'it ends when all pass in a row; the rest leaves and least cash goes first', () => {
  const won = play(begun(), bid('@A', 'MW', 50), pass('@B'), pass('@C'));
  expect(won.board.tokens).toEqual([{ company: 'MW', hex: 'F23', city: 0, slot: 0 }]);
  const after = play(won, pass('@B'), pass('@C'), pass('@A'));
  expect([after.round.kind, after.seats[0]]).toEqual(['stock', '@A']);
  expect(
    Object.values(after.privates)
      .filter((each) => !each.closed)
      .map((each) => each.id),
  ).toEqual(['MW']);
});
