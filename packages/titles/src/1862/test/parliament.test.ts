import { begin, newGame, type PlayerId, scoreOf, type State } from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { expect, test } from 'vitest';
import { isOffered, play, playWithEvents, refusalOf, rule, seatNames } from '../../../test/support/index.ts';
import { chartered, obligations, permits, phaseOfCompany } from '../rules/slots.ts';
import { highestBid } from '../rules/parliament.ts';
import { homeIsOpen } from '../rules/founding.ts';
import { bid, founding, parliamentTurn, pass, price, purchase, sale, shares, stockTurn, top } from './positions.ts';
import { STEP } from '../steps.ts';

const start = (players: number, options = {}, rulings = {}): State =>
  begin(
    newGame({ title: '1862', players: seatNames(players).map((id) => ({ id, name: id })), seed: 9, options, rulings }),
  ).state;

const par = (state: State, by: '@A' | '@B' | '@C' | '@D', company: string, at: number) =>
  founding(state, by, company, at);

rule('1862 §2.1 (a)', 'thirty percent and seven tens', () => {
  const [first, ...rest] = start(3).certificates['ECR'] ?? [];
  expect([first?.percent, first?.kind, rest.map(({ percent }) => percent)]).toEqual([
    30,
    'president',
    [10, 10, 10, 10, 10, 10, 10],
  ]);
});

rule(
  ['1862 §2.4.1-§2.4.4', '1862 §2.1 (d)', '1862 §6.5.4.3 (a)'],
  'companies removed, phases and one permit each by the number of players',
  () => {
    for (const [players, inPlay] of [
      [2, 16],
      [6, 16],
      [7, 17],
      [8, 18],
    ] as const) {
      const state = start(players);
      const phases = Object.values(phaseOfCompany.get(state));
      expect([
        phases.length,
        phases.filter((each) => each === 'B').length,
        phases.filter((each) => each === 'C').length,
      ]).toEqual([inPlay, 4, 4]);
      const dealt = Object.values(permits.get(state));
      expect(dealt.every((each) => each.length === 1)).toBe(true);
      const count = (type: string): number => dealt.filter(([each]) => each === type).length;
      if (players <= 6) expect([count('freight'), count('express'), count('local')]).toEqual([6, 5, 5]);
      expect(Math.max(count('freight'), count('express'), count('local'))).toBeLessThanOrEqual(6);
    }
  },
);

rule('1862 §2.4.4', 'two Parliament rounds, then the first stock round', () => {
  const passes = (state: State): State => state.seats.reduce((now, by) => play(now, pass(by)), state);
  const second = passes(start(3));
  expect(second.round).toMatchObject({ kind: 'parliament', number: 2 });
  expect(passes(second).round.kind).toBe('stock');
});

rule('1862 §3.2 (a)', 'four companies wait for phase B, four for phase C', () => {
  const state = parliamentTurn('@A');
  expect(refusalOf(state, bid('@A', 'L&H', 0))).toMatchObject({ rule: '1862 §3.2 (a)', args: { phase: 'B' } });
  expect(refusalOf(state, bid('@A', 'SVR', 0))).toMatchObject({ rule: '1862 §3.2 (a)', args: { phase: 'C' } });
  expect(isOffered(state, bid('@A', 'ECR', 0))).toBe(true);
});

const BLOCKED = { tiles: { D13: '14/0', F11: '790/1' } } as const;
const OWNERS = {
  SVR: { '@A': 'P', tokens: 'D11 D13' },
  EUR: { '@B': 'P', tokens: 'E12 D13' },
  WVR: { '@C': 'P', tokens: 'G8 F11' },
  'N&B': { '@D': 'P', tokens: 'E8 F11' },
} as const;

rule(
  ['1862 §3.2 (b)', '1862 §3.2 (c)', '1862 §3.2 (d)'],
  'EX-01: Witham is full for good, Ipswich can be upgraded in phase B',
  () => {
    const state = parliamentTurn('@A', OWNERS, { ...BLOCKED, phase: 'B' });
    expect(refusalOf(state, bid('@A', 'ECR', 0))).toMatchObject({ rule: '1862 §3.2 (c)', key: 'homeBlocked' });
    expect(isOffered(state, bid('@A', 'ESR', 0))).toBe(true);
    expect(refusalOf(stockTurn('@A', OWNERS, { ...BLOCKED, phase: 'B' }), par(state, '@A', 'ECR', 54)).rule).toBe(
      '1862 §3.2 (c)',
    );
    expect(homeIsOpen(parliamentTurn('@A', OWNERS, { ...BLOCKED, phase: 'D' }), 'ECR')).toBe(false);
    expect(refusalOf(parliamentTurn('@A', OWNERS, BLOCKED), bid('@A', 'ESR', 0)).rule).toBe('1862 §3.2 (c)');
  },
);

rule('1862 §3.2 (d)', 'T-12 yellow full in phase A; T-14 Colchester green with three markers opens in phase D', () => {
  const yellow = { SVR: { '@A': 'P', tokens: 'D11 D13' } } as const;
  expect(homeIsOpen(parliamentTurn('@A', yellow, { tiles: { D13: '57/0' } }), 'ECR')).toBe(false);
  expect(homeIsOpen(parliamentTurn('@A', yellow, { tiles: { D13: '57/0' }, phase: 'B' }), 'ECR')).toBe(true);
  const full = {
    SVR: { '@A': 'P', tokens: 'D11 E12' },
    ESR: { '@B': 'P', tokens: 'F11 E12' },
    'I&B': { '@C': 'P', tokens: 'D9 E12' },
  } as const;
  expect(homeIsOpen(parliamentTurn('@A', full, { tiles: { E12: '791/0' }, phase: 'C' }), 'EUR')).toBe(false);
  expect(homeIsOpen(parliamentTurn('@A', full, { tiles: { E12: '791/0' }, phase: 'D' }), 'EUR')).toBe(true);
});

rule(['1862 §4.1 (a)', '1862 §4.1 (g)'], 'bids in steps of five from zero; unopposed the opening bid wins', () => {
  const state = parliamentTurn('@A');
  expect(refusalOf(state, bid('@A', 'ECR', 3)).rule).toBe('1862 §4.1 (a)');
  const opened = play(state, bid('@A', 'ECR', 0));
  expect(refusalOf(opened, bid('@B', 'ECR', 0)).rule).toBe('1862 §4.1 (a)');
  const won = play(opened, pass('@B'), pass('@C'), pass('@D'));
  expect([top(won), won.cash['@A'], obligations.get(won)['ECR']]).toEqual(['charter', 600, '@A']);
});

rule('1862 §4.1 (b)', 'T-01 £165 opens with £0 only; T-02 £161 must pass and is out of every auction', () => {
  const state = parliamentTurn(
    '@A',
    {},
    { cash: { '@A': 165, '@B': 161, '@C': 161, '@D': 161 }, rulings: { asksInVain: true } },
  );
  expect([highestBid(state, '@A'), highestBid(state, '@B')]).toEqual([0, -5]);
  expect(refusalOf(state, bid('@A', 'ECR', 5)).key).toBe('notEnoughCash');
  expect(top(play(state, bid('@A', 'ECR', 0)))).toBe('charter');
  expect(refusalOf(play(state, pass('@A')), bid('@B', 'ECR', 0)).rule).toBe('1862 §4.1 (b)');
});

rule('1862 §4.1 (b)', 'who cannot raise is not asked, and the log says so once, and not that he passed', () => {
  const state = parliamentTurn('@A', {}, { cash: { '@A': 600, '@B': 161, '@C': 600, '@D': 161 } });
  const opened = playWithEvents(state, bid('@A', 'ECR', 0));
  const raised = playWithEvents(opened.state, bid('@C', 'ECR', 5));
  const logged = [...opened.events, ...raised.events].filter(({ type }) => type === 'special' || type === 'passed');
  expect(
    logged.map((event) => event.type === 'special' && [event.key, event.args['players'], event.args['cost']]),
  ).toEqual([
    ['closed.noBid', ['@B'], 5],
    ['closed.noBid', ['@D'], 10],
  ]);
});

rule('1862 §4.1 (c)', 'at the certificate limit nobody bids', () => {
  const hand = Object.fromEntries(['ECR', 'ENR'].map((id) => [id, { '@A': 'P+10+10+10+10+10+10' }]));
  const state = parliamentTurn('@A', hand, { players: 8, rulings: { asksInVain: true } });
  expect(refusalOf(state, bid('@A', 'FDR', 0)).rule).toBe('1862 §4.1 (c)');
});

rule('1862 §4.1 (d)', 'T-03: who won a charter starts nothing more but may bid and win', () => {
  let state = play(
    parliamentTurn('@A', {}, { cash: { '@A': 900 } }),
    bid('@A', 'ECR', 0),
    pass('@B'),
    pass('@C'),
    pass('@D'),
  );
  state = play(state, par(state, '@A', 'ECR', 54), pass('@A'));
  state = play(state, bid('@B', 'ENR', 0), pass('@C'), pass('@D'), bid('@A', 'ENR', 5), pass('@B'));
  expect([top(state), Object.values(obligations.get(state))]).toEqual(['charter', ['@A', '@A']]);
  const next = play(state, par(state, '@A', 'ENR', 54), pass('@A'));
  expect(next.agenda.at(-1)).toMatchObject({ player: '@B' });
  const around = play(next, pass('@B'), pass('@C'), pass('@D'));
  // @A is passed over: they cannot start another auction.
  expect(around.round.kind).toBe('stock');
});

rule('1862 §4.1 (e)', 'T-04 the turn goes to the left of the winner; T-05 the priority deal stays', () => {
  let state = play(
    parliamentTurn('@B', {}, { priority: '@B' }),
    bid('@B', 'ECR', 0),
    pass('@C'),
    bid('@D', 'ECR', 5),
    pass('@A'),
    pass('@B'),
  );
  state = play(state, par(state, '@D', 'ECR', 54), pass('@D'));
  expect(state.agenda.at(-1)).toMatchObject(STEP.parliamentTurn.frame({ player: '@A' }));
  expect(state.priority).toBe('@B');
});

rule(['1862 §4.1 (f)', '1862 §4.2 (a)'], 'nothing is sold in Parliament', () => {
  const state = parliamentTurn('@A', { ECR: { '@A': 'P+10' } });
  expect(isOffered(state, sale(state, '@A', 'ECR', 1))).toBe(false);
  const won = play(state, bid('@A', 'ENR', 0), pass('@B'), pass('@C'), pass('@D'));
  expect(isOffered(won, sale(won, '@A', 'ECR', 1))).toBe(false);
});

rule(
  ['1862 §4.2', '1862 §6.5.4.1', '1862 §6.5.4.2 (a)', '1862 §2.1 (b)'],
  'EX-02, T-07: par 74 costs 222; two more shares float the company with 740 less 180',
  () => {
    const won = play(
      parliamentTurn('@A', {}, { cash: { '@A': 700 } }),
      bid('@A', 'ESR', 10),
      pass('@B'),
      pass('@C'),
      pass('@D'),
    );
    const set = play(won, par(won, '@A', 'ESR', 74));
    expect([set.cash['@A'], set.companies['ESR']?.status, set.market.at['ESR']]).toEqual([
      700 - 10 - 222,
      'started',
      undefined,
    ]);
    const done = play(set, purchase(set, '@A', 'ESR', 'ipo'), purchase(set, '@A', 'ESR', 'ipo'));
    expect([done.cash['ESR'], done.companies['ESR']?.status, price(done, 'ESR')]).toEqual([560, 'floated', 74]);
    expect([done.companies['ESR']?.tokens.length, obligations.get(done), chartered.get(done)]).toEqual([
      3,
      {},
      ['ESR'],
    ]);
  },
);

rule('1862 §4.2 (b)', 'T-06: with 162 left only par 54, no further share, and the obligation is open', () => {
  const state = parliamentTurn(
    '@A',
    {},
    { cash: { '@A': 162, '@B': 0, '@C': 0, '@D': 0 }, rulings: { asksInVain: true } },
  );
  const won = play(state, bid('@A', 'ECR', 0));
  expect(refusalOf(won, par(won, '@A', 'ECR', 58)).rule).toBe('1862 §4.2');
  const set = play(won, par(won, '@A', 'ECR', 54));
  expect([top(set), obligations.get(set)]).toEqual(['parliamentTurn', { ECR: '@A' }]);
});

rule('1862 §4.2', 'charterShares: with a charter only its own shares; in recorded games those of others too', () => {
  const founded = (charterShares: string, cash: number): State => {
    const started = { WVR: { '@B': 'P', status: 'started', par: 54, chartered: true } } as const;
    const turn = parliamentTurn('@A', started, { cash: { '@A': cash }, rulings: { charterShares } });
    const won = play(turn, bid('@A', 'ESR', 0), pass('@B'), pass('@C'), pass('@D'));
    return play(won, par(won, '@A', 'ESR', 74));
  };
  const other = (state: State) => purchase(state, '@A', 'WVR', 'ipo');
  const own = founded('own', 500);
  expect(isOffered(own, other(own))).toBe(false);
  const any = founded('any', 500);
  const bought = play(any, other(any));
  expect([shares(bought, '@A', 'WVR'), bought.cash['@A'], top(bought)]).toEqual([1, 500 - 222 - 54, 'charter']);
  expect(isOffered(bought, purchase(bought, '@A', 'ESR', 'ipo'))).toBe(true);
  // Not enough is left for another one like it: the turn goes on.
  const poor = founded('any', 222 + 54 + 53);
  expect(top(play(poor, other(poor)))).toBe('parliamentTurn');
});

const OWED = { own: { obligations: { ECR: '@A' } } } as const;
const endRound = (state: State): State => play(state, pass('@A'), pass('@B'), pass('@C'), pass('@D'));

rule(
  ['1862 §4.3 (a)', '1862 §4.3 (b)', '1862 §4.3 (e)', '1862 §4.3 (g)'],
  'T-08: at 40 % the winner of the charter pays five times par and all shares are void',
  () => {
    const state = stockTurn(
      '@A',
      { ECR: { '@A': 'P', '@B': '10', status: 'started', par: 54, chartered: true } },
      { ...OWED, cash: { '@A': 400 }, priority: '@C' },
    );
    const bare = { ...state, market: { at: {}, stacks: {} } };
    const after = endRound(bare);
    expect([after.cash['@A'], after.companies['ECR']?.status, shares(after, 'ipo', 'ECR')]).toEqual([
      400 - 270,
      'available',
      10,
    ]);
    expect([chartered.get(after), after.priority]).toEqual([[], '@C']);
  },
);

const failed = (cash: number, extra = {}, own = {}, rulings = {}, first: PlayerId = '@A'): State => {
  const state = stockTurn(
    first,
    { ECR: { '@A': 'P', status: 'started', par: 54, chartered: true }, ...extra },
    { own: { ...OWED.own, ...own }, cash: { '@A': cash }, rulings },
  );
  const { ECR: _token, ...at } = state.market.at;
  const stacks = Object.fromEntries(
    Object.entries(state.market.stacks)
      .map(([cell, list]) => [cell, list.filter((id) => id !== 'ECR')] as const)
      .filter(([, list]) => list.length > 0),
  );
  return { ...state, market: { at, stacks } };
};

test('who passes last, and is fined for it, is asked once more', () => {
  const first = failed(400, {}, {}, {}, '@B');
  expect(severeWarnings(first, pass('@B'))).toEqual([]);
  const last = play(first, pass('@B'), pass('@C'), pass('@D'));
  expect(severeWarnings(last, pass('@A'))).toContainEqual({
    kind: 'pays',
    player: '@A',
    amount: 270,
    for: 'fine',
    later: false,
  });
});

rule('1862 §4.3 (b)', 'T-09: he is fined although the director’s certificate is no longer his', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@B': 'P', status: 'started', par: 54, chartered: true } },
    { ...OWED, cash: { '@A': 400, '@B': 100 } },
  );
  expect(endRound(state).cash).toMatchObject({ '@A': 130, '@B': 100 });
});

rule(['1862 §4.3 (c)', '1862 §4.3 (d)'], 'T-10: 250 in cash, one share at 27, seven back, the rest void', () => {
  expect(endRound(failed(250)).cash['@A']).toBe(7);
});

rule(
  '1862 §4.3 (f)',
  'other shares are sold, also of this round unless the table keeps them; the rest is forgiven',
  () => {
    const extra = { ENR: { '@A': '10', '@B': 'P', trains: '2E' } };
    const asked = endRound(failed(100, extra));
    expect(top(asked)).toBe('fine');
    const paid = play(asked, sale(asked, '@A', 'ENR', 1));
    expect([paid.cash['@A'], paid.round.kind]).toEqual([100 + 81 + 100 - 270, 'operating']);
    // What is still owed counts before it is paid: selling for it makes nobody poorer than the fine has.
    expect(scoreOf(asked, '@A')).toBe(scoreOf(paid, '@A'));
    const fresh = { boughtNow: { '@A': { ENR: 1 } } };
    expect(top(endRound(failed(100, extra, fresh)))).toBe('fine');
    const locked = endRound(failed(100, extra, fresh, { fineMaySellThisRoundsShares: false }));
    expect([locked.cash['@A'], locked.round.kind]).toEqual([0, 'operating']);
  },
);

rule('1862 §4.3 (e)', 'T-11: not available in the next Parliament round, but in the stock round after it', () => {
  const state = parliamentTurn('@A', {}, { own: { suspended: ['ECR'] } });
  expect(refusalOf(state, bid('@A', 'ECR', 0)).rule).toBe('1862 §4.3 (e)');
  const later = play(state, pass('@A'), pass('@B'), pass('@C'), pass('@D'));
  expect(isOffered(later, par(later, '@A', 'ECR', 54))).toBe(true);
});
