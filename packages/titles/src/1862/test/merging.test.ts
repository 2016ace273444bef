import { companyIn, type State, topFrame } from '@roundhouse/engine';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { chartered, homesPlaced, permits, waiting } from '../rules/slots.ts';
import { mergedCell, partners } from '../rules/merging.ts';
import { choice, type Founded, merger, onTurn, pass, price, shares, sidesOf, top } from './positions.ts';
import { STEP } from '../steps.ts';

const T = { '@A': 500, '@B': 500, '@C': 500, '@D': 500 } as const;
/** N&E in B13 and WStI in B5 are joined through B11, B9 and B7. */
const LINE = { tiles: { B13: '57/0', B11: '8852/0', B9: '790/2', B7: '57/0', B5: '57/0' } } as const;

/** EX-03: Richard @A, Emma @B, Peter @C, Linda @D. */
const example3 = (linda: number, treasury = 100): State =>
  onTurn(
    'N&E',
    'merge',
    {
      'N&E': {
        '@A': 'P+10',
        '@B': '10+10+10',
        '@C': '10',
        treasury: 20,
        price: 90,
        trains: '2L',
        tokens: 'B13',
        cash: treasury,
      },
      WStI: {
        '@A': 'P+10+10',
        '@C': '10',
        '@D': '10',
        treasury: 10,
        pool: 10,
        ipo: 10,
        price: 90,
        trains: '2F',
        tokens: 'B5',
        chartered: true,
      },
    },
    { ...LINE, cash: { ...T, '@D': linda } },
  );

const redeemAll = (state: State): State => {
  let now = state;
  while (top(now) === 'fold') {
    const option = topFrame(now, STEP.fold)?.option as { readonly holder: string };
    const by = option.holder.startsWith('@') ? (option.holder as '@A') : (topFrame(now, STEP.fold)?.initiator as '@A');
    now = play(now, choice(by, 'redeem'));
  }
  return now;
};

rule(
  ['1862 §5.2.4', '1862 §5.2.2', '1862 §5.2.3', '1862 §5.2.4 (a)', '1862 §5.2.4 (c)', '1862 §5.2.4 (d)', '1862 §7.5.5'],
  'EX-03: N&E and WStI at 90 become N&E at 134',
  () => {
    const done = redeemAll(play(example3(10), merger('@A', 'N&E', 'WStI')));
    expect([price(done, 'N&E'), done.companies['N&E']?.par]).toEqual([134, 100]);
    expect(['@A', '@B', '@C', '@D', 'N&E', 'pool'].map((place) => shares(done, place as '@A', 'N&E'))).toEqual([
      5, 2, 1, 0, 2, 0,
    ]);
    expect([done.companies['N&E']?.president, done.companies['WStI']?.status, shares(done, 'ipo', 'WStI')]).toEqual([
      '@A',
      'available',
      10,
    ]);
    expect([done.cash['@A'], done.cash['@B'], done.cash['@C'], done.cash['@D'], done.cash['N&E']]).toEqual([
      433, 433, 500, 77, 33,
    ]);
  },
);

rule('1862 §5.2.4', 'EX-03, variation: Linda pays, the company finds no share and sells its option for 67', () => {
  const done = redeemAll(play(example3(100), merger('@A', 'N&E', 'WStI')));
  expect([shares(done, '@D', 'N&E'), shares(done, 'N&E', 'N&E'), done.cash['N&E']]).toEqual([1, 1, 167]);
});

rule('1862 §5.2.4', 'EX-04: N&E without a train at 100 and I&B at 74 become N&E at 86', () => {
  const line = { tiles: { B13: '57/0', B11: '8851/0', C10: '57/1', D9: '621/1' } } as const;
  const state = onTurn(
    'N&E',
    'merge',
    {
      'N&E': { '@A': '10', '@B': 'P+10', '@D': '10+10+10', ipo: 20, price: 100, tokens: 'B13', chartered: true },
      'I&B': { '@B': 'P+10+10', '@C': '10+10+10', treasury: 20, price: 74, trains: '2L', tokens: 'D9' },
    },
    { ...line, cash: T },
  );
  expect(partners(state, 'N&E')).toEqual(['I&B']);
  const done = redeemAll(play(state, merger('@B', 'N&E', 'I&B')));
  expect([price(done, 'N&E'), done.companies['N&E']?.par]).toEqual([86, 82]);
  expect(['@A', '@B', '@C', '@D', 'N&E'].map((place) => shares(done, place as '@A', 'N&E'))).toEqual([1, 5, 2, 2, 0]);
  expect([done.cash['N&E'], done.companies['N&E']?.president]).toEqual([86, '@B']);
});

const pair = (a: Founded, b: Founded, about = {}): State =>
  onTurn(
    'N&E',
    'merge',
    {
      'N&E': { price: 100, trains: '2L', tokens: 'B13', ...a },
      WStI: { price: 100, trains: '2F', tokens: 'B5', ...b },
    },
    { ...LINE, cash: T, ...about },
  );

rule('1862 §5.2.4', 'T-55: with three shares in the pool the director of the other swaps first', () => {
  const state = pair(
    { '@A': 'P+10+10+10+10', pool: 20 },
    { '@B': 'P+10+10', pool: 10 },
    { rulings: { consentRequired: false } },
  );
  const asked = play(state, merger('@A', 'N&E', 'WStI'), choice('@A', 'sell'));
  const option = topFrame(asked, STEP.fold)?.option;
  expect(option).toMatchObject({ holder: '@B', redeem: 75, sell: 75 });
});

rule(
  '1862 §5.2.4',
  'T-56: without them his shares go to the pool and the certificate is an option: half of P or two and a half',
  () => {
    const state = pair({ '@B': 'P+10+10' }, { '@A': 'P+10+10+10+10' }, { rulings: { consentRequired: false } });
    const asked = play(state, merger('@B', 'N&E', 'WStI', 'WStI'));
    expect(topFrame(asked, STEP.fold)?.option).toMatchObject({ holder: '@B', redeem: 75, sell: 375 });
    // It was exchanged for the survivor's director's certificate, whose owner had not acted yet.
    expect([shares(asked, '@B', 'WStI'), shares(asked, '@A', 'N&E')]).toEqual([3, 3]);
  },
);

rule('1862 §5.2.4', 'an option certificate of five shares costs half the price and brings two and a half', () => {
  const state = onTurn(
    'N&E',
    'trains',
    { 'N&E': { '@A': 'P+10+10', '@B': '10+10', price: 95, par: 90, tokens: 'B13', cash: 10 } },
    { cash: T, depot: 'C', phase: 'C' },
  );
  // The charter holds three shares, the pool none: refinancing is the only way.
  expect(top(state)).toBe('trains');
  const folded = play(state, { type: 'convert', by: '@A', company: 'N&E' });
  expect(topFrame(folded, STEP.fold)?.option).toMatchObject({ holder: '@A', redeem: 47, sell: 237 });
});

rule('1862 §5.2.4', 'T-57: an option that cannot be exchanged brings half rounded up; on 18xx.games down', () => {
  const build = (rulings: Readonly<Record<string, string | boolean>>) =>
    pair(
      { '@A': 'P+10+10+10+10+10+10+10', price: 245 },
      { '@A': 'P+10+10+10+10+10+10', '@B': '10', price: 260 },
      { rulings: { consentRequired: false, ...rulings }, cash: { ...T, '@B': 0 } },
    );
  const done = (rulings: Readonly<Record<string, string | boolean>>): State => {
    let now = play(build(rulings), merger('@A', 'N&E', 'WStI'));
    while (top(now) === 'fold') now = play(now, choice('@A', 'redeem'));
    return now;
  };
  expect(price(done({}), 'N&E')).toBe(375);
  expect([done({}).cash['@B'], done({ unexchangeableOptionRounding: 'down' }).cash['@B']]).toEqual([188, 187]);
});

rule('1862 §5.2.4 (b)', 'certificate limits do not stop the procedure', () => {
  const state = pair({ '@A': 'P+10+10+10+10+10+10+10' }, { '@A': 'P+10+10+10+10+10+10+10' }, { players: 4 });
  expect(top(play(state, merger('@A', 'N&E', 'WStI')))).not.toBe('fold');
});

rule('1862 §5.2.5', 'T-58: with equal shares the initiator is director', () => {
  const state = pair({ '@A': 'P+10+10+10', '@B': '10+10+10+10' }, { '@A': 'P+10', '@B': '10+10+10+10+10+10' }, {});
  const done = redeemAll(play(state, merger('@A', 'N&E', 'WStI')));
  expect(shares(done, '@A', 'N&E')).toBe(shares(done, '@B', 'N&E'));
  expect(done.companies['N&E']?.president).toBe('@A');
});

rule(
  ['1862 §5.1.1', '1862 §7.5 (a)', '1862 §7.5 (b)'],
  'T-50: with a company that has not operated the result goes on with the turn',
  () => {
    const state = pair({ '@A': 'P+10+10+10' }, { '@A': 'P+10+10+10' });
    const done = play(state, merger('@A', 'N&E', 'WStI', 'WStI'));
    expect([top(done), companyIn(topFrame(done)), sidesOf(done, 'WStI')]).toEqual(['track', 'WStI', ['2L', '2F']]);
    expect(done.agenda[0]).toMatchObject({ operated: ['N&E', 'WStI'] });
  },
);

rule('1862 §7.5 (c)', 'T-49: with one that has operated the turn ends at once', () => {
  const state = pair({ '@A': 'P+10+10+10' }, { '@A': 'P+10+10+10' }, { operated: ['WStI'], rounds: 1 });
  const done = play(state, merger('@A', 'N&E', 'WStI', 'WStI'));
  expect([done.round.kind, price(done, 'WStI')]).toEqual(['parliament', 150]);
});

rule(['1862 §5.2.1', '1862 §7.5.1 (a)'], 'the other director is asked, and knows who survives', () => {
  const state = pair({ '@A': 'P' }, { '@B': 'P' });
  const asked = play(state, merger('@A', 'N&E', 'WStI', 'WStI'));
  expect(asked.agenda.at(-1)).toMatchObject({ step: 'consent', asked: '@B', args: { survivor: 'WStI', price: 150 } });
  const refused = play(asked, { type: 'answer', by: '@B', accept: false });
  expect([top(refused), isOffered(refused, merger('@A', 'N&E', 'WStI'))]).toEqual(['merge', true]);
});

rule(
  ['1862 §7.5.2 (a)', '1862 §7.4 (c)'],
  'EX-10: through the full city of Ipswich only with those who stand there; London never connects',
  () => {
    const state = onTurn(
      'FDR',
      'merge',
      {
        FDR: { '@A': 'P', tokens: 'G12 D15' },
        WVR: { '@B': 'P', tokens: 'G8 F11' },
        ESR: { '@C': 'P', tokens: 'F11' },
        'N&B': { '@D': 'P', tokens: 'E8 F11' },
        EUR: { '@A': 'P', tokens: 'E12' },
        SVR: { '@B': 'P', tokens: 'D11 D15' },
      },
      { tiles: { G12: '57/2', F11: '791/1', E12: '790/1' }, phase: 'B' },
    );
    expect(partners(state, 'FDR')).toEqual(['ESR', 'N&B', 'WVR']);
    expect(partners(state, 'ESR')).toEqual(['EUR', 'FDR', 'N&B', 'WVR']);
  },
);

rule(['1862 §7.5.2 (b)', '1862 §8 (g)'], 'T-97: never with a company in receivership', () => {
  const state = pair({ '@A': 'P' }, { pool: 'P', '@B': '10', status: 'floated' });
  expect(partners(state, 'N&E')).toEqual([]);
  expect(top(state)).toBe('track');
});

rule('1862 §7.5.3 (a)', 'EX-11: new prices', () => {
  const rows = [
    [68, true, 100, true, 116],
    [54, true, 62, true, 82],
    [78, true, 116, false, 95],
    [78, true, 116, true, 134],
    [116, true, 68, false, 90],
    [116, true, 68, true, 122],
    [110, false, 90, false, 71],
  ] as const;
  for (const [a, aTrain, b, bTrain, cell] of rows) {
    const state = pair(
      { '@A': 'P', price: a, trains: aTrain ? '2L' : '' },
      { '@B': 'P', price: b, trains: bTrain ? '2F' : '' },
    );
    expect(mergedCell(state, 'N&E', 'WStI').price, `${a} ${b}`).toBe(cell);
  }
});

rule('1862 §7.5.3 (b)', 'a merged price of 1000 triggers the end', () => {
  const state = pair({ '@A': 'P+10+10+10', price: 700 }, { '@A': 'P+10+10+10', price: 700 });
  expect(play(state, merger('@A', 'N&E', 'WStI')).ending?.reason).toBe('stock_market');
});

rule(
  ['1862 §7.5.4 (a)', '1862 §3.1 (a)', '1862 §7.5.6 (e)'],
  'the chartered row only if both were chartered; the home stays',
  () => {
    const run = (a: boolean, b: boolean): State =>
      play(
        pair({ '@A': 'P+10+10+10', chartered: a }, { '@A': 'P+10+10+10', chartered: b }),
        merger('@A', 'N&E', 'WStI'),
      );
    const settled = (state: State): State => {
      let now = state;
      while (top(now) === 'fold') now = play(now, choice('@A', 'sell'));
      return now;
    };
    expect(chartered.get(settled(run(true, true)))).toEqual(['N&E']);
    expect(chartered.get(settled(run(true, false)))).toEqual([]);
    expect(homesPlaced.get(settled(run(true, false)))).toEqual(['N&E']);
  },
);

rule(
  ['1862 §7.5.6 (a)', '1862 §7.5.6 (c)', '1862 §7.5.6 (d)', '1862 §7.5.7', '1862 §2.1 (d)'],
  'EX-12, T-103: cash, trains, permits and markers go over; the other starts anew with its own permit',
  () => {
    const state = pair(
      { '@A': 'P+10+10+10', cash: 20, permits: ['local'] },
      { '@A': 'P+10+10+10', treasury: 20, cash: 30, permits: ['freight', 'express'], tokens: 'B5 B7', trains: '2F**' },
      { own: {} },
    );
    let done = play(state, merger('@A', 'N&E', 'WStI'));
    while (top(done) === 'fold') done = play(done, choice('@A', 'redeem'));
    expect([sidesOf(done, 'N&E'), permits.get(done)['N&E'], permits.get(done)['WStI']]).toEqual([
      ['2L', '2F**'],
      ['local', 'freight', 'express'],
      ['freight'],
    ]);
    expect(done.board.tokens.filter(({ company }) => company === 'N&E').map(({ hex }) => hex)).toEqual([
      'B13',
      'B5',
      'B7',
    ]);
    expect([
      done.companies['N&E']?.tokens.length,
      done.companies['WStI']?.tokens.length,
      shares(done, 'ipo', 'WStI'),
    ]).toEqual([3, 3, 10]);
  },
);

rule(
  ['1862 §7.5.6 (b)', '1862 §7.6.5 (c)'],
  'T-28: of two markers in one city, or in London, the other’s is lost and the slot is free',
  () => {
    const state = pair({ '@A': 'P+10+10+10', tokens: 'B13 B9 B15' }, { '@A': 'P+10+10+10', tokens: 'B5 B9 D15' });
    let done = play(state, merger('@A', 'N&E', 'WStI'));
    while (top(done) === 'fold') done = play(done, choice('@A', 'sell'));
    expect(done.board.tokens.map(({ company, hex }) => `${company} ${hex}`).sort()).toEqual([
      'N&E B13',
      'N&E B15',
      'N&E B5',
      'N&E B9',
    ]);
  },
);

rule(
  ['1862 §7.5.6 (c)', '1862 §2.1 (c)', '1862 §13 (b)', '1862 §11.4'],
  'T-53: eight on the board: one must go; with eight allowed none. T-54: five and four unplaced make seven',
  () => {
    const a = { '@A': 'P+10+10+10', tokens: 'B13 C10 D11 E4', charter: [0] } as const;
    const b = { '@A': 'P+10+10+10', tokens: 'B5 C4 E8 F7', charter: [0] } as const;
    const settled = (state: State): State => {
      let now = state;
      while (top(now) === 'fold') now = play(now, choice('@A', 'sell'));
      return now;
    };
    const more = { tiles: { ...LINE.tiles, C10: '5/0', D11: '5/0', E4: '5/0', C4: '201/0', E8: '5/0', F7: '5/0' } };
    const united = pair(a, b, more);
    const asked = settled(play(united, merger('@A', 'N&E', 'WStI')));
    expect(top(asked)).toBe('excess');
    // It is the one that goes on that has too many, no matter whose turn it is.
    expect(forecastOf(united, merger('@A', 'N&E', 'WStI', 'WStI'))?.warnings).toContainEqual({
      kind: 'removes',
      company: 'WStI',
      later: false,
    });
    const done = play(asked, { type: 'removeToken', by: '@A', company: 'WStI', hex: 'F7', city: 0 });
    expect([
      done.board.tokens.filter(({ company }) => company === 'N&E').length,
      done.companies['N&E']?.tokens.length,
    ]).toEqual([7, 0]);
    // V-20: the home may go as well, unless the ruling says otherwise.
    const home = { type: 'removeToken', by: '@A', company: 'N&E', hex: 'B13', city: 0 } as const;
    expect(isOffered(asked, home)).toBe(true);
    expect(
      refusalOf(
        settled(play(pair(a, b, { ...more, rulings: { homeMarkerMayGo: false } }), merger('@A', 'N&E', 'WStI'))),
        home,
      ).rule,
    ).toBe('1862 §7.5.6 (c)');
    expect(top(settled(play(pair(a, b, { ...more, options: { maxMarkers: 8 } }), merger('@A', 'N&E', 'WStI'))))).toBe(
      'track',
    );
    const five = settled(
      play(
        pair({ ...a, tokens: 'B13 C10 D11', charter: [0, 0] }, { ...b, tokens: 'B5 C4', charter: [0, 0] }, more),
        merger('@A', 'N&E', 'WStI'),
      ),
    );
    expect(five.companies['N&E']?.tokens.length).toBe(2);
  },
);

rule(
  ['1862 §5.1.2', '1862 §7.14 (a)', '1862 §7.14 (b)'],
  'T-51, T-52: an acquisition ends the turn, the partner loses its own; a merger before it is no obstacle',
  () => {
    const state = onTurn(
      'N&E',
      'acquire',
      {
        'N&E': { '@A': 'P+10+10+10', trains: '2L', tokens: 'B13' },
        WStI: { '@A': 'P+10+10+10', trains: '2F', tokens: 'B5' },
      },
      { ...LINE, cash: T, turn: { merged: true }, rounds: 1 },
    );
    const done = play(state, merger('@A', 'N&E', 'WStI'));
    expect([done.round.kind, sidesOf(done, 'N&E')]).toEqual(['parliament', ['2L', '2F']]);
  },
);

rule('1862 §7.2 (f)', 'T-17: a marker that waits beside a full tile is connected, so a merger may come first', () => {
  const companies = {
    ECR: { '@A': 'P+10+10+10', tokens: '', charter: [0, 0, 0], turns: 0, trains: '' },
    SVR: { '@A': 'P+10+10+10', tokens: 'D13 D11', trains: '2E' },
  } as const;
  const about = { tiles: { D13: '57/0', D11: '57/0' }, phase: 'B', cash: T, depot: 'B' } as const;
  const state = onTurn('ECR', 'home', companies, about);
  expect([top(state), waiting.get(state)]).toEqual(['merge', { ECR: ['D13'] }]);
  expect(isOffered(state, merger('@A', 'ECR', 'SVR'))).toBe(true);
  // V-03
  expect(top(onTurn('ECR', 'home', companies, { ...about, rulings: { homeUpgradeBeforeMerge: true } }))).toBe(
    'homeUpgrade',
  );
  const alone = play(state, pass('@A'));
  expect(refusalOf(alone, pass('@A')).rule).toBe('1862 §7.2 (g)');
});

rule(
  '1862 §7.2 (g)',
  'T-18: merged with a company that has operated, the marker waits on, and the next build is that upgrade',
  () => {
    const companies = {
      ECR: { '@A': 'P+10+10+10', tokens: '', charter: [0, 0, 0], turns: 0 },
      SVR: { '@A': 'P+10+10+10', tokens: 'D11', trains: '2E' },
      EUR: { '@B': 'P', tokens: 'D13' },
    } as const;
    const about = {
      tiles: { D13: '57/0', D11: '57/0' },
      phase: 'B',
      cash: T,
      depot: 'B',
      operated: ['SVR', 'EUR'],
    } as const;
    const done = play(onTurn('ECR', 'home', companies, about), merger('@A', 'ECR', 'SVR', 'SVR'));
    expect(waiting.get(done)).toEqual({ SVR: ['D13'] });
    expect([done.round.number, top(done)]).toEqual([2, 'merge']);
  },
);

rule('1862 §7.5.1 (a)', 'with manners a merger that was declined is not proposed again in the round', () => {
  const declined = (rulings: Readonly<Record<string, boolean>>): State =>
    play(pair({ '@A': 'P+10+10' }, { '@B': 'P+10+10' }, { rulings, cash: T }), merger('@A', 'N&E', 'WStI'), {
      type: 'answer',
      by: '@B',
      accept: false,
    });
  expect(refusalOf(declined({ manners: true }), merger('@A', 'N&E', 'WStI')).key).toBe('alreadyRefused');
  expect(isOffered(declined({}), merger('@A', 'N&E', 'WStI'))).toBe(true);
});
