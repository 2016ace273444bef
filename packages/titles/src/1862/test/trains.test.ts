import { type Action, newMove, settle, type State, topFrame, train } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { stepsRight, whyNotHudson } from '../rules/dividend.ts';
import { usedPrice } from '../rules/trainMarket.ts';
import {
  bankTrain,
  choice,
  dividend,
  type Founded,
  onTurn,
  pass,
  price,
  purchase,
  shares,
  sidesOf,
  top,
} from './positions.ts';
import { STEP } from '../steps.ts';

const HOME = { tokens: 'C6', cash: 1000, '@A': 'P+10' } as const;

const paying = (
  at: number,
  revenue: number,
  kind: 'pay' | 'withhold' | 'hudson',
  spec: Founded = {},
  turn = {},
): State =>
  play(
    onTurn('L&E', 'dividend', { 'L&E': { ...HOME, price: at, trains: '2E', ...spec } }, { turn: { revenue, ...turn } }),
    dividend('@A', kind),
  );

rule(['1862 §7.8.5 (b)', '1862 §7.8.5 (c)'], 'T-76: bands are inclusive; a step is two cells', () => {
  expect([99, 100, 199, 200, 300, 400, 900].map((paid) => price(paying(100, paid, 'pay'), 'L&E'))).toEqual([
    100, 110, 110, 122, 134, 150, 150,
  ]);
  expect(price(paying(100, 500, 'withhold'), 'L&E')).toBe(90);
  // The printed bands: ceil(k x price / 10) per share.
  const bands = {
    62: [7, 13, 19, 25],
    68: [7, 14, 21, 28],
    74: [8, 15, 23, 30],
    82: [9, 17, 25, 33],
    90: [9, 18, 27, 36],
    100: [10, 20, 30, 40],
    110: [11, 22, 33, 44],
    122: [13, 25, 37, 49],
  };
  for (const [at, firsts] of Object.entries(bands))
    for (const [index, share] of firsts.entries()) {
      expect(stepsRight(share * 10, Number(at)), at).toBe(index + 1);
      expect(stepsRight((share - 1) * 10, Number(at)), at).toBe(index);
    }
});

rule('1862 §7.8.5 (b)', 'T-73, T-74: from 7 and from 14 a withheld revenue leads to 0 and bankruptcy', () => {
  for (const at of [7, 14]) expect(paying(at, 10, 'withhold').companies['L&E']?.status).toBe('available');
});

rule(
  ['1862 §7.8.6 (a)', '1862 §7.8.6 (b)', '1862 §7.8.6 (c)'],
  'EX-21: 60 at 82 and 30 from the treasury make 90; with 29 not',
  () => {
    const after = paying(82, 60, 'hudson', { cash: 30, treasury: 20 });
    // Nine for each of the six shares on its own charter come back, too late for the top-up.
    expect([after.cash['L&E'], price(after, 'L&E')]).toEqual([54, 90]);
    const poor = onTurn(
      'L&E',
      'dividend',
      { 'L&E': { ...HOME, price: 82, trains: '2E', cash: 29, treasury: 20 } },
      { turn: { revenue: 60 } },
    );
    expect(refusalOf(poor, dividend('@A', 'hudson')).rule).toBe('1862 §7.8.6 (a)');
    // Nothing to lift where the revenue reaches the price, or where there is none.
    const why = (revenue: number) =>
      whyNotHudson({ ...poor, cash: { ...poor.cash, 'L&E': 900 } }, 'L&E', { revenue, subsidy: 0 })?.key;
    expect([0, 10, 80, 82, 90].map(why)).toEqual([
      'hudsonNeedsLess',
      undefined,
      undefined,
      'hudsonNeedsLess',
      'hudsonNeedsLess',
    ]);
  },
);

rule(['1862 §7.8.2 (e)', '1862 §7.8.6 (a)'], 'T-77: the subsidy of this turn helps', () => {
  const after = paying(90, 60, 'hudson', { cash: 0 }, { subsidy: 30 });
  expect([after.cash['L&E'], price(after, 'L&E')]).toEqual([54, 100]);
});

const buying = (spec: Founded, about = {}, more: Readonly<Record<string, Founded>> = {}): State =>
  onTurn('L&E', 'trains', { 'L&E': { ...HOME, ...spec }, ...more }, about);

rule(['1862 §7.9 (a)', '1862 §7.9 (b)', '1862 §2.2 (a)'], 'any number, in order, of the type that is chosen', () => {
  const state = buying({ trains: '' });
  const two = play(state, bankTrain(state, '@A', '2L'));
  const three = play(two, bankTrain(two, '@A', '1F'));
  expect(sidesOf(three, 'L&E')).toEqual(['2L*', '1F*']);
  expect(isOffered(state, { type: 'buyTrain', by: '@A', train: 'B-0', from: 'depot', price: 200, side: '2F' })).toBe(
    false,
  );
});

rule('1862 §7.9 (c)', 'EX-22, T-69, T-70: used trains at face value until a later group is sold, then at half', () => {
  const about = { depot: 'C', phase: 'B' } as const;
  const state = buying({ trains: '3L' }, about, { ECR: { '@A': 'P', trains: '2F', tokens: 'D13' } });
  const bTrain = state.trains.find(({ side }) => side === '2F');
  if (!bTrain) throw new Error('no F2');
  expect(usedPrice(state, bTrain)).toBe(200);
  expect(usedPrice({ ...state, phase: 'C' }, bTrain)).toBe(100);
  const used = buying(
    { trains: '3L' },
    { depot: 'B', phase: 'B' },
    { ECR: { '@A': 'P', trains: '2E**', tokens: 'D13' } },
  );
  const id = used.trains.find(({ side }) => side === '2E')?.id ?? '';
  expect(isOffered(used, { type: 'buyTrain', by: '@A', train: id, from: 'ECR', price: 100 })).toBe(false);
  expect(isOffered(used, { type: 'buyTrain', by: '@A', train: id, from: 'ECR', price: 50, warranties: 1 })).toBe(false);
  const bought = play(used, { type: 'buyTrain', by: '@A', train: id, from: 'ECR', price: 50 });
  expect([sidesOf(bought, 'L&E'), bought.cash['ECR']]).toEqual([['2E**', '3L'], 50]);
});

const used = (state: State, from: string): Action => {
  const found = state.trains.find(({ at }) => at === from);
  return { type: 'buyTrain', by: '@A', train: found?.id ?? '', from, price: found ? usedPrice(state, found) : 0 };
};

rule(
  ['1862 §7.9 (d)', '1862 §8 (g)'],
  'with the consent of the other director; never from receivership, never after the LNER',
  () => {
    const state = buying({ trains: '2L' }, {}, { ECR: { '@B': 'P', trains: '2E', tokens: 'D13' } });
    const asked = play(state, used(state, 'ECR'));
    expect(topFrame(asked, STEP.consent)?.asked).toBe('@B');
    expect(sidesOf(play(asked, { type: 'answer', by: '@B', accept: true }), 'L&E')).toEqual(['2L', '2E']);
    expect(sidesOf(play(asked, { type: 'answer', by: '@B', accept: false }), 'L&E')).toEqual(['2L']);
    const receiver = buying(
      { trains: '2L' },
      {},
      { ECR: { pool: 'P', status: 'floated', trains: '2E', tokens: 'D13' } },
    );
    expect(refusalOf(receiver, used(receiver, 'ECR')).rule).toBe('1862 §8 (g)');
    const late = buying(
      { trains: '2L' },
      { own: { lner: 'formed' } },
      { ECR: { '@A': 'P', trains: '2E', tokens: 'D13' } },
    );
    expect(refusalOf(late, used(late, 'ECR')).rule).toBe('1862 §10.3 (d)');
  },
);

rule(
  ['1862 §7.9 (e)', '1862 §9 (a)', '1862 §9 (b)', '1862 §3.0 (a)'],
  'T-71: the first C train begins phase C and rusts A trains; the set keeps its length',
  () => {
    const state = buying(
      { trains: '2E 2/3E' },
      { depot: 'C', phase: 'B', rounds: 2 },
      { ECR: { '@B': 'P', trains: '1F 2L*', tokens: 'D13' } },
    );
    const bought = play(state, bankTrain(state, '@A', '3E'));
    expect([bought.phase, sidesOf(bought, 'L&E'), sidesOf(bought, 'ECR'), bought.round.of]).toEqual([
      'C',
      ['2/3E', '3E'],
      ['2L*'],
      2,
    ]);
  },
);

rule('1862 §7.9 (f)', 'EX-23: three Expresses in phases A to D: no fourth, but a Local', () => {
  const state = buying({ trains: '2/3E 2/3E 3E' }, { depot: 'C', phase: 'C' });
  expect(refusalOf(state, bankTrain(state, '@A', '3E')).rule).toBe('1862 §7.9 (f)');
  expect(isOffered(state, bankTrain(state, '@A', '3L'))).toBe(true);
});

rule(
  ['1862 §7.9 (f)', '1862 §7.9 (g)'],
  'EX-24, EX-25, T-72: the limit before the purchase counts, and nothing is discarded',
  () => {
    const about = { depot: 'G', phase: 'F' } as const;
    const first = buying({ trains: '4E 4/5E 5F' }, about);
    expect(refusalOf(first, bankTrain(first, '@A', '5/6E')).rule).toBe('1862 §7.9 (f)');
    expect(sidesOf(play(first, bankTrain(first, '@A', '8F')), 'L&E')).toEqual(['4/5E', '8F']);
    const second = buying({ trains: '4E 4/5E 4/5L 7F 7F' }, about);
    expect(['5/6E', '8F'].map((side) => isOffered(second, bankTrain(second, '@A', side)))).toEqual([false, false]);
    expect(
      sidesOf(play(second, bankTrain(second, '@A', '5/6L')), 'L&E').toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['4/5E', '4/5L', '5/6L', '7F', '7F']);
  },
);

rule(
  ['1862 §7.10 (a)', '1862 §7.10 (b)', '1862 §7.10.1', '1862 §7.10 (f)'],
  '£50 each, three at most, one free on A and D',
  () => {
    const a = buying({ trains: '', cash: 200 });
    expect(sidesOf(play(a, bankTrain(a, '@A', '2E', 2)), 'L&E')).toEqual(['2E***']);
    expect(play(a, bankTrain(a, '@A', '2E', 2)).cash['L&E']).toBe(0);
    expect(isOffered(a, bankTrain(a, '@A', '2E', 3))).toBe(false);
    const e = buying({ trains: '' }, { depot: 'E', phase: 'E' });
    expect(sidesOf(play(e, bankTrain(e, '@A', '6F', 3)), 'L&E')).toEqual(['6F***']);
  },
);

rule(
  ['1862 §7.10 (c)', '1862 §7.10 (d)'],
  'T-65, T-67: one warranty less after the run, run or not; the last one gone, an overdue train rusts',
  () => {
    const after = paying(100, 60, 'pay', { trains: '2E* 2L**' });
    expect(sidesOf(after, 'L&E')).toEqual(['2E', '2L*']);
    const late = play(
      onTurn(
        'L&E',
        'dividend',
        { 'L&E': { ...HOME, trains: '2E* 3L**' } },
        { turn: { revenue: 60 }, phase: 'C', depot: 'D' },
      ),
      dividend('@A', 'pay'),
    );
    expect(sidesOf(late, 'L&E')).toEqual(['3L*']);
  },
);

rule(
  ['1862 §7.10 (e)', '1862 §7.10 (d)'],
  'T-66, T-68: a train bought in this turn keeps its warranties until the next run',
  () => {
    const state = buying({ trains: '' });
    expect(sidesOf(play(state, bankTrain(state, '@A', '2E'), pass('@A')), 'L&E')).toEqual(['2E*']);
  },
);

rule(
  ['1862 §7.11 (a)', '1862 §7.11 (b)'],
  'T-63, T-64: a company without a train must buy, with any other it need not',
  () => {
    const bare = buying({ trains: '', cash: 100 });
    expect(refusalOf(bare, pass('@A')).rule).toBe('1862 §7.11 (b)');
    expect(isOffered(buying({ trains: '1F', permits: ['express'] }), pass('@A'))).toBe(true);
  },
);

rule(
  ['1862 §7.11 (c)', '1862 §7.11.1 (a)', '1862 §5.1.3', '1862 §7.11.2 (a)'],
  'T-60: two shares at 200 are not enough for 410: refinancing is forced',
  () => {
    const state = buying(
      { '@A': 'P+10+10+10', cash: 90, treasury: 20, pool: 20, price: 200, par: 100, trains: '' },
      { depot: 'E', phase: 'E', cash: { '@A': 500 } },
    );
    // Folded at once: nothing else was possible. Six shares become three, two treasury shares one.
    expect([state.cash['L&E'], shares(state, '@A', 'L&E'), shares(state, 'L&E', 'L&E'), price(state, 'L&E')]).toEqual([
      1090, 3, 1, 200,
    ]);
    expect(refusalOf(state, pass('@A')).rule).toBe('1862 §7.11 (b)');
  },
);

rule(
  ['1862 §7.11.1 (a)', '1862 §7.11.1 (b)', '1862 §7.11 (d)'],
  'T-61: 68 missing, one share at 128 sold, one cell down; then a bank train',
  () => {
    const spec = { '@A': 'P+10', cash: 132, treasury: 30, price: 128, par: 54, trains: '' } as const;
    const state = buying(spec, { depot: 'B', phase: 'B' }, { ECR: { '@B': 'P', trains: '2E', tokens: 'D13' } });
    const sold = play(state, {
      type: 'sellShares',
      by: '@A',
      company: 'L&E',
      certificates: ['L&E_5'],
      percent: 10,
      for: 'L&E',
    });
    expect([sold.cash['L&E'], price(sold, 'L&E'), shares(sold, 'pool', 'L&E')]).toEqual([260, 122, 1]);
    expect(refusalOf(sold, used(sold, 'ECR')).rule).toBe('1862 §7.11 (d)');
    expect(isOffered(sold, bankTrain(sold, '@A', '2F'))).toBe(true);
  },
);

rule('1862 §7.11 (c)', 'either method, not both', () => {
  const state = buying(
    { '@A': 'P+10+10+10', cash: 132, treasury: 30, price: 128, par: 54, trains: '' },
    { depot: 'B', phase: 'B', cash: { '@A': 500 } },
  );
  expect([isOffered(state, { type: 'convert', by: '@A', company: 'L&E' }), refusalOf(state, pass('@A')).rule]).toEqual([
    true,
    '1862 §7.11 (c)',
  ]);
  const folded = play(state, { type: 'convert', by: '@A', company: 'L&E' });
  expect(top(folded) === 'fold' ? 0 : folded.cash['L&E']).not.toBe(132);
});

rule(
  ['1862 §7.11.2 (b)', '1862 §7.12 (a)', '1862 §7.12 (b)', '1862 §7.12 (c)'],
  'T-62, T-102: 590 for a train of 600: bankrupt, half the price per share, the slot is free',
  () => {
    const state = buying(
      { '@A': 'P', cash: 50, price: 95, par: 54, trains: '', tokens: 'C6 D11', chartered: true },
      { depot: 'F', phase: 'F', cash: { '@A': 0 }, rounds: 1 },
    );
    expect([state.companies['L&E']?.status, state.cash['@A'], state.cash['L&E'], state.board.tokens]).toEqual([
      'available',
      141,
      0,
      [],
    ]);
  },
);

rule(
  '1862 §7.11.2 (c)',
  'T-59 and A-19: its own option may not cost the company the train; without three shares anywhere it is in receivership and buys by rule',
  () => {
    const spec = {
      '@A': 'P',
      '@B': '10+10',
      treasury: 10,
      pool: 10,
      ipo: 30,
      chartered: true,
      cash: 60,
      price: 200,
      par: 54,
      trains: '',
      permits: ['local'],
    } as const;
    const state = buying(spec, { depot: 'F', phase: 'F', cash: { '@A': 500, '@B': 0 } });
    let now = state;
    if (top(now) === 'fold') now = play(now, choice('@A', 'sell'));
    expect(now.companies['L&E']?.president).toBeNull();
    expect(sidesOf(now, 'L&E')).toEqual(['5L']);
  },
);

const receiver = (spec: Founded, about = {}): State =>
  onTurn(
    'L&E',
    'home',
    { 'L&E': { pool: 'P', '@B': '10', '@C': '10', status: 'floated', tokens: 'C6', ...spec } },
    { rounds: 1, ...about },
  );

rule(
  ['1862 §7.3 (a)', '1862 §7.3 (b)', '1862 §8 (d)', '1862 §7.3 (c)'],
  'in receivership: no build, the best run withheld, one left',
  () => {
    const state = receiver({ trains: '2E', cash: 0, price: 90 }, { tiles: { C6: '57/0', C8: '621/0' } });
    expect([state.round.kind, state.cash['L&E'], price(state, 'L&E')]).toEqual(['parliament', 50, 82]);
  },
);

rule(
  ['1862 §8 (e)', '1862 §7.3 (d)', '1862 §11.1 (b)'],
  'T-95, T-96: it buys one train by permit and room, though it has one',
  () => {
    expect(sidesOf(receiver({ trains: '2E', cash: 500, permits: ['local', 'express'] }), 'L&E')).toEqual(['2E', '2E*']);
    expect(
      sidesOf(
        receiver({ trains: '2F 2F 3F', cash: 500, permits: ['freight', 'local'] }, { phase: 'C', depot: 'C' }),
        'L&E',
      ),
    ).toEqual(['2F', '2F', '3F', '3L']);
    const simple = receiver(
      { trains: '', cash: 500, permits: ['freight'] },
      { options: { trainTypes: 'simpleFreight' } },
    );
    expect(sidesOf(simple, 'L&E')).toEqual(['1F*']);
  },
);

rule('1862 §8 (e)', 'where it cannot buy the log says why', () => {
  const eventKeys = (cash: number): readonly string[] => {
    const move = newMove(receiver({ trains: '2E', cash }, { still: true }));
    settle(move);
    return move.events.flatMap((event) => (event.type === 'special' ? [event.key] : []));
  };
  expect(eventKeys(50)).toContain('closed.noTrainMoney');
  expect(eventKeys(500)).not.toContain('closed.noTrainMoney');
});

rule(['1862 §8 (f)', '1862 §7.3 (e)'], 'without train and money it is bankrupt; nothing is raised', () => {
  expect(receiver({ trains: '', cash: 50, treasury: 20 }).companies['L&E']?.status).toBe('available');
});

rule(
  '1862 §8 (c)',
  'V-22: where a run is entered the majority shareholder decides, first from the priority deal',
  () => {
    const state = receiver(
      { trains: '2E' },
      { tiles: { C6: '57/0', C8: '621/0' }, rulings: { receivershipRun: 'chosen', mustRun: false }, priority: '@C' },
    );
    expect(isOffered(state, { type: 'runTrains', by: '@C', runs: [] })).toBe(true);
  },
);

rule(
  '1862 §7.13',
  'T-93, T-94: one own share from the pool at market price; it pays the treasury and is for sale',
  () => {
    const state = onTurn('L&E', 'redeem', {
      'L&E': { '@A': 'P', pool: 20, cash: 200, price: 100, trains: '2E', tokens: 'C6' },
    });
    const done = play(state, { ...purchase(state, '@A', 'L&E', 'pool'), for: 'L&E' } as Action);
    expect([done.cash['L&E'], shares(done, 'L&E', 'L&E') >= 1]).toEqual([100, true]);
    // The director does not buy it for themselves.
    expect(isOffered(state, purchase(state, '@A', 'L&E', 'pool'))).toBe(false);
    expect(
      top(
        onTurn(
          'L&E',
          'redeem',
          { 'L&E': { '@A': 'P', pool: 20, cash: 99, price: 100, trains: '2E', tokens: 'C6' } },
          { rounds: 1 },
        ),
      ),
    ).not.toBe('redeem');
  },
);

rule('1862 §7.12 (c)', 'trains of a bankrupt company leave the game; on 18xx.games others may buy them', () => {
  const failing = (rulings: Readonly<Record<string, string>>): State =>
    onTurn(
      'ECR',
      'dividend',
      {
        ECR: { '@A': 'P', price: 7, trains: '2E** 2F', tokens: 'D13' },
        'L&E': { '@B': 'P', price: 100, cash: 300, trains: '', tokens: 'C6' },
      },
      { depot: 'C', phase: 'B', rulings, tiles: { C6: '57/0' } },
    );
  const on = (state: State): State => {
    let now = state;
    while (top(now) !== 'trains') now = play(now, pass('@B'));
    return now;
  };
  const from = (state: State, id: string): Action => {
    const found = train(state, id);
    return { type: 'buyTrain', by: '@B', train: id, from: 'ECR', price: found.name === 'A' ? 50 : 200 };
  };
  expect(isOffered(on(failing({})), from(on(failing({})), 'B-0'))).toBe(false);
  const asked = on(failing({ trainsOfBankrupt: 'forSale' }));
  expect(asked.companies['ECR']?.status).toBe('available');
  expect([isOffered(asked, from(asked, 'A-0')), isOffered(asked, from(asked, 'B-0'))]).toEqual([true, true]);
  // What rusted is not for sale, though it is out of the game as well.
  expect(isOffered(asked, { ...from(asked, 'A-0'), train: 'A-1' } as Action)).toBe(false);
  const bought = play(asked, from(asked, 'A-0'));
  expect([bought.cash['ECR'], bought.cash['L&E'], sidesOf(bought, 'L&E')]).toEqual([50, 250, ['2E*']]);
});

rule(
  '1862 §7.13',
  'after a refinancing too; on 18xx.games not where an option was asked about and nothing could be paid',
  () => {
    const refinanced = (rulings: Readonly<Record<string, string>>, cash: number): State => {
      const spec = { '@A': 'P+10+10', cash, treasury: 50, price: 50, par: 54, trains: '' } as const;
      const asked = buying(spec, { depot: 'D', phase: 'D', cash: { '@A': 100 }, rulings });
      const folded = play(asked, choice('@A', 'redeem'), choice('@A', 'sell'));
      const bought = play(folded, bankTrain(folded, '@A', '4L'));
      return top(bought) === 'trains' ? play(bought, pass('@A')) : bought;
    };
    const site = { redemptionAfterRefinancing: 'ifPayableBefore' };
    expect([top(refinanced({}, 30)), top(refinanced(site, 30)) === 'redeem', top(refinanced(site, 60))]).toEqual([
      'redeem',
      false,
      'redeem',
    ]);
  },
);
