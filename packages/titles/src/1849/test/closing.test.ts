import {
  type Action,
  companyIn,
  factsOf,
  freeSlots,
  type Move,
  newMove,
  shapeAt,
  type State,
  tilesLeft,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { closeCorporation } from '../rules/closing.ts';
import { earthquake } from '../rules/earthquake.ts';
import { foundingQueue } from '../rules/queue.ts';
import {
  cellAt,
  type Companies,
  endStockRound,
  hand,
  operatingTurn,
  pass,
  poolPercent,
  sale,
  type Scene,
  positionOf,
  stockTurn,
  top,
} from './positions.ts';

const finance = (companies: Companies, about: Parameters<typeof operatingTurn>[3] = {}): State =>
  operatingTurn('IFT', 'finance', { ...companies, IFT: { '@A': 'P', cash: 0, ...companies['IFT'] } }, about);

const issue = (state: State, kinds: string): Action => {
  const taken = new Set<string>();
  const certificates = [...kinds].map((letter) => {
    const found = (state.certificates['IFT'] ?? []).find(
      (each) => each.at === 'IFT' && each.kind === (letter === 'L' ? 'last' : 'ordinary') && !taken.has(each.id),
    );
    taken.add(found?.id ?? '');
    return found?.id ?? 'IFT_9';
  });
  return {
    type: 'sellShares',
    by: '@A',
    company: 'IFT',
    certificates,
    percent: [...kinds].reduce((sum, each) => sum + (each === 'L' ? 20 : 10), 0),
    for: 'IFT',
  };
};

const redeem = (state: State, kind: 'ordinary' | 'last'): Action => ({
  type: 'buyShares',
  by: '@A',
  company: 'IFT',
  certificates: [
    (state.certificates['IFT'] ?? []).find((each) => each.at === 'pool' && each.kind === kind)?.id ?? 'IFT_9',
  ],
  for: 'IFT',
});

rule('1849 §10.8-a', 'issue, redeem, or nothing', () => {
  const state = finance({ IFT: { '@A': 'P', pool: '10', cash: 200 } });
  expect([
    isOffered(state, issue(state, 'o')),
    isOffered(state, redeem(state, 'ordinary')),
    isOffered(state, pass('@A')),
  ]).toEqual([true, true, true]);
});

rule('1849 §10.8-b', 'all at the value before, one row down per share', () => {
  const state = finance({});
  const issued = play(state, issue(state, 'ooo'));
  expect([issued.cash['IFT'], cellAt(issued, 'IFT'), poolPercent(issued, 'IFT')]).toEqual([300, '6,5', 30]);
  // At the foot of its column a marker stays.
  const low = finance({ IFT: { '@A': 'P', price: '7,8' } });
  expect(cellAt(play(low, issue(low, 'oo')), 'IFT')).toBe('7,8');
});

rule('1849 §10.8-c', 'not in the first turn, nor above half in the pool (case 87)', () => {
  expect(top(finance({ IFT: { '@A': 'P', turns: 0 }, CTL: { '@B': 'P' } }))).toBe('track');
  const state = finance({ IFT: { '@A': 'P+10', pool: '10+10+10' } });
  expect(hand(state, 'IFT', 'IFT')).toBe('Loo');
  expect(refusalOf(state, issue(state, 'ooL'))).toMatchObject({ rule: '1849 §10.8-c', key: 'poolLimit' });
  expect(isOffered(state, issue(state, 'oo'))).toBe(true);
});

rule(['1849 §10.8-d', '1849 §9.6-d'], 'the last certificate with or after all others (case 88)', () => {
  const state = finance({ IFT: { '@A': 'P+10+10+10', '@B': '10+10' } });
  expect(hand(state, 'IFT', 'IFT')).toBe('Lo');
  expect(refusalOf(state, issue(state, 'L'))).toMatchObject({ rule: '1849 §10.8-d' });
  expect(isOffered(state, issue(state, 'o'))).toBe(true);
  expect(cellAt(play(state, issue(state, 'oL')), 'IFT')).toBe('6,5');
});

rule(
  '1849 §10.8-e',
  'one certificate back at market value, not after an issue, the last one last (cases 89, 90)',
  () => {
    const state = finance({ IFT: { '@A': 'P', pool: '10+20', cash: 250 } });
    expect(refusalOf(state, redeem(state, 'last'))).toMatchObject({ rule: '1849 §10.8-e' });
    const redeemed = play(state, redeem(state, 'ordinary'));
    expect([redeemed.cash['IFT'], cellAt(redeemed, 'IFT'), poolPercent(redeemed, 'IFT')]).toEqual([150, '3,5', 20]);
    const issued = play(state, issue(state, 'o'));
    expect(isOffered(issued, redeem(issued, 'ordinary'))).toBe(false);
  },
);

rule('1849 §10.8-f', 'an issue may close the corporation', () => {
  const state = finance({ IFT: { '@A': 'P', price: '8,0' }, ATA: { '@B': 'P' } });
  expect(play(state, issue(state, 'o')).companies['IFT']?.status).toBe('waiting');
});

const closing = (): State =>
  operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P+10', '@B': '10', price: '8,0', cash: 200, trains: '4H', tokens: 'H12 C1' }, ATA: { '@B': 'P' } },
    { privates: { SIGI: 'IFT' }, own: { portOwner: 'IFT' }, marks: { A5: ['CNM'] }, phase: '6H' },
  );

rule('1849 §11-a', 'the Closed cell closes at once', () => {
  expect(closing().companies['IFT']?.status).toBe('waiting');
});

rule('1849 §11-b', 'stations, port marker, trains, certificates, privates and cash leave play (case 91)', () => {
  const state = closing();
  expect([
    state.cash['IFT'],
    trainsAt(state, 'IFT'),
    hand(state, 'IFT', 'IFT'),
    state.privates['SIGI']?.closed,
  ]).toEqual([0, [], 'PLoooooo', true]);
  expect([
    state.board.tokens.some(({ company }) => company === 'IFT'),
    state.board.marks,
    state.own['portOwner'],
  ]).toEqual([false, {}, null]);
  expect(state.trains.find((each) => each.id === '4H-0')?.at).toBe('out');
});

rule('1849 §11-c', 'its home is kept again', () => {
  const state = closing();
  expect(freeSlots(factsOf(state).track, state.board, 'H12', 0, 'ATA')).toBe(0);
  expect(freeSlots(factsOf(state).track, state.board, 'H12', 0, 'IFT')).toBe(1);
});

rule(
  '1849 §11-d',
  'last in the queue, but ahead of a Garibaldi who is set aside; from the next stock round (case 36)',
  () => {
    expect(foundingQueue(closing()).at(-1)).toBe('IFT');
    const aside = operatingTurn(
      'IFT',
      'dividend',
      {
        IFT: { '@A': 'P', price: '8,0' },
        ATA: { '@B': 'P', tokens: 'M13 M9 M11' },
        CTL: { '@B': 'P', tokens: 'E1 M9 C1' },
        RCS: { '@B': 'P', tokens: 'C5 H8 B14' },
      },
      {
        queue: ['IFT', 'ATA', 'CTL', 'RCS', 'SFA', 'AFG'],
        own: { setAside: true },
      },
    );
    expect(foundingQueue(aside)).toEqual(['SFA', 'IFT', 'AFG']);
    expect(aside.own['barred']).toEqual(['IFT']);
    const next = operatingTurn(
      'ATA',
      'lastPurchases',
      { ATA: { '@B': 'P' } },
      { queue: ['ATA', 'IFT'], own: { barred: ['IFT'] }, round: { kind: 'operating', set: 2, number: 2, of: 2 } },
    );
    expect(isOffered(next, { type: 'par', by: next.priority, company: 'IFT', cell: '4,2' })).toBe(true);
  },
);

rule('1849 §11-e', 'founded again it is new: three markers, all certificates, the fee, the first turn', () => {
  const closed = closing();
  expect(closed.companies['IFT']).toMatchObject({ tokens: [0, 0, 0], turns: 0, par: null, loans: 0 });
  const stock = stockTurn('@C', { ATA: { '@B': 'P' } }, { queue: ['ATA', 'IFT'], cash: { '@C': 300 } });
  const again = play(stock, { type: 'par', by: '@C', company: 'IFT', cell: '3,5' });
  expect([again.cash['IFT'], again.companies['IFT']?.turns, again.companies['IFT']?.tokens]).toEqual([110, 0, [0, 0]]);
});

rule('1849 §11-f', 'its turn is over; before its turn it does not operate', () => {
  expect(closing().agenda.at(-1)).toMatchObject({ company: 'ATA' });
  const other = operatingTurn(
    'CTL',
    'trains',
    { CTL: { '@A': 'P', cash: 100 }, IFT: { '@B': 'P', '@A': '10', price: '8,0' } },
    { depot: '6H', phase: '6H', cash: { '@A': 0 } },
  );
  const sold = play(other, sale(other, '@A', 'IFT', 'o'));
  expect(title1849.operatingOrder(sold)).toEqual(['CTL']);
});

/** W19: Garibaldi lives in Messina only; IFT buys the first 12H. */
const quake = (
  afg: Companies[string],
  buyer = 'IFT',
  more: Companies = {},
  tiles: Record<string, string> = {},
): State => {
  const state = operatingTurn(
    buyer,
    'trains',
    { IFT: { '@B': 'P', cash: 900 }, ...more, AFG: { '@A': 'P+10', cash: 200, trains: '10H', tokens: 'B14', ...afg } },
    { phase: '10H', depot: '12H', tiles, privates: { SCE: '@C', SIGI: 'AFG' } },
  );
  return play(state, {
    type: 'buyTrain',
    by: buyer === 'AFG' ? '@A' : '@B',
    train: '12H-0',
    from: 'depot',
    price: 800,
  });
};

rule(['1849 §12-a', '1849 §6-e'], 'the first 12H: privates close, then the earthquake', () => {
  const state = quake({});
  expect([state.phase, state.privates['SCE']?.closed, state.own['messinaLocked']]).toEqual(['12H', true, true]);
});

rule('1849 §12-b', 'the printed Messina is back, its tiles in the supply (case 39)', () => {
  const state = quake({ tokens: 'B14 C1' }, 'IFT', {}, { B14: '656/4' });
  const { track } = factsOf(state);
  expect([state.board.tiles['B14'], shapeAt(track, state.board, 'B14').nodes[0]?.revenue]).toEqual([undefined, 30]);
  expect(['655', '656'].map((id) => tilesLeft(track, state.board, id))).toEqual([1, 1]);
});

rule(
  ['1849 §12-c', '1849 §11-e'],
  'the log: what the earthquake takes is lost, what a closing takes is removed',
  () => {
    const state = operatingTurn(
      'IFT',
      'trains',
      { IFT: { '@B': 'P', cash: 900 }, AFG: { '@A': 'P+10', cash: 200, tokens: 'B14 C1' } },
      { phase: '10H', depot: '12H' },
    );
    const told = (act: (move: Move) => void) => {
      const move = newMove(state);
      act(move);
      return move.events.flatMap((event) =>
        event.type === 'tokenRemoved' || (event.type === 'special' && event.key === 'markerLost')
          ? [event.type === 'special' ? ['lost', event.args['hex']] : ['removed', event.hex]]
          : [],
      );
    };
    expect(told(earthquake)).toEqual([
      ['removed', 'B14'],
      ['lost', 'B14'],
    ]);
    expect(
      told((move) => {
        closeCorporation(move, 'AFG', 'noMoney');
      }),
    ).toEqual([
      ['removed', 'B14'],
      ['removed', 'C1'],
    ]);
  },
);

rule(
  ['1849 §12-c', '1849 §9.4.1-e'],
  'stations in Messina are lost; Garibaldi with no other closes, no matter who bought the train (W19, cases 37, 38)',
  () => {
    const closed = quake({});
    expect([closed.companies['AFG']?.status, closed.cash['AFG'], foundingQueue(closed).at(-1)]).toEqual([
      'waiting',
      0,
      'AFG',
    ]);
    expect(closed.companies['AFG']?.tokens).toEqual([0, 0, 0]);
    const survives = quake({ tokens: 'B14 C1' });
    expect([
      survives.companies['AFG']?.status,
      survives.companies['AFG']?.tokens,
      survives.board.tokens.filter(({ company }) => company === 'AFG').length,
    ]).toEqual(['floated', [0], 1]);
    const own = quake({ cash: 900, trains: '' }, 'AFG');
    expect([
      own.companies['AFG']?.status,
      own.trains.find(({ id }) => id === '12H-0')?.at,
      companyIn(topFrame(own)),
    ]).toEqual(['waiting', 'out', 'IFT']);
  },
);

rule('1849 §12-d', 'Messina is locked until the next stock round (case 40)', () => {
  const state = operatingTurn(
    'AFG',
    'track',
    { AFG: { '@A': 'P', tokens: 'B14', cash: 100 } },
    { phase: '12H', own: { messinaLocked: true } },
  );
  expect(refusalOf(state, { type: 'layTile', by: '@A', hex: 'B14', tile: '655', rotation: 0 }).rule).toBe(
    '1849 §10.3-m',
  );
  const next = operatingTurn(
    'AFG',
    'lastPurchases',
    { AFG: { '@A': 'P', tokens: 'B14', cash: 100 } },
    {
      phase: '12H',
      own: { messinaLocked: true },
      round: { kind: 'operating', set: 2, number: 3, of: 3 },
    },
  );
  expect([next.round.kind, next.own['messinaLocked']]).toEqual(['stock', false]);
});

/** No city is open to Garibaldi until the earthquake frees Messina. */
const freedByQuake = (rulings: Scene['rulings'] = {}): State => {
  const full: Companies = {
    ATA: { '@C': 'P', tokens: 'M13 M9 M11' },
    CTL: { '@C': 'P', tokens: 'E1 M9 C1' },
    RCS: { '@C': 'P', tokens: 'C5 H8 B14' },
  };
  const state = operatingTurn(
    'IFT',
    'trains',
    { ...full, IFT: { '@B': 'P', cash: 900 } },
    {
      phase: '10H',
      depot: '12H',
      queue: ['ATA', 'CTL', 'IFT', 'RCS', 'SFA', 'AFG'],
      own: { setAside: true },
      rulings,
    },
  );
  return play(state, { type: 'buyTrain', by: '@B', train: '12H-0', from: 'depot', price: 800 });
};

rule('1849 §9.4.1-d', 'garibaldiNoticedLate: what the earthquake frees is not noticed at once', () => {
  const waits = (garibaldiNoticedLate: boolean): unknown => freedByQuake({ garibaldiNoticedLate }).own['setAside'];
  expect([waits(false), waits(true)]).toEqual([false, true]);
});

rule('1849 §12-e', 'its circle is free, and Garibaldi may come back (case 41)', () => {
  const shaken = freedByQuake();
  expect([shaken.own['setAside'], shaken.own['barred']]).toEqual([false, ['AFG']]);
});

const reaching = (): State =>
  operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', price: '1,15', cash: 0 }, ATA: { '@B': 'P' }, CTL: { '@C': 'P' } },
    { phase: '16H', depot: '16H', revenue: 400 },
  );

rule('1849 §13-a', 'L.377: the corporation finishes its turn, then the game ends (cases 92, 93)', () => {
  const state = play(reaching(), { type: 'dividend', by: '@A', kind: 'pay' });
  expect([cellAt(state, 'IFT'), state.outcome]).toEqual(['0,15', null]);
  let now = state;
  while (!now.outcome) now = play(now, pass('@A'));
  expect(now.outcome?.reason).toBe('stockMarket');
  const soldOut = endStockRound(
    stockTurn(
      '@A',
      { ATA: { '@A': 'P+10', '@B': '10+10+10', '@C': '10+10+20', price: '1,15' }, IFT: { '@B': 'P', price: '0,12' } },
      { phase: '16H', own: { bankBroken: true } },
    ),
  );
  expect(soldOut.agenda.at(-1)).toMatchObject({ company: 'ATA' });
  let turn = soldOut;
  while (!turn.outcome) turn = play(turn, pass('@A'));
  expect([turn.outcome?.reason, turn.round.number]).toEqual(['stockMarket', 1]);
});

const breaking = (round: number): State => {
  const state = operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P+10+10+10+10', price: '3,5' } },
    {
      revenue: 90,
      phase: '10H',
      depot: '16H',
      round: { kind: 'operating', set: 3, number: round, of: 3 },
      still: true,
    },
  );
  // All but L.30 of the bank's money is with a player.
  const rich = {
    ...state,
    cash: { ...state.cash, bank: 30, '@D': (state.cash['@D'] ?? 0) + (state.cash['bank'] ?? 0) - 30 },
  };
  return play(rich, { type: 'dividend', by: '@A', kind: 'pay' });
};

rule(['1849 §13-b', '1849 §13-c'], 'the cycle is completed, and all is paid (cases 94, 109)', () => {
  let state = breaking(1);
  expect([state.own['bankBroken'], (state.cash['bank'] ?? 0) < 0]).toEqual([true, true]);
  expect(state.outcome).toBeNull();
  const seen = new Set<number>();
  while (!state.outcome) {
    seen.add(state.round.number);
    state = play(state, pass('@A'));
  }
  expect([[...seen], state.outcome?.reason]).toEqual([[1, 2, 3], 'bank']);
});

rule('1849 §13-d', 'one player left: the end', () => {
  const state = operatingTurn(
    'CTL',
    'trains',
    { CTL: { '@A': 'P', cash: 10 } },
    { players: 3, queue: ['CTL', 'ATA', 'IFT', 'RCS', 'SFA'], depot: '10H', phase: '10H', cash: { '@A': 0 } },
  );
  const closed = play({ ...state, out: ['@B'] }, { type: 'bankrupt', by: '@A' });
  expect(play(closed, { type: 'choose', by: '@A', choice: 'leaveGame' }).outcome?.reason).toBe('bankrupt');
});

rule('1849 §13-e', 'cash and shares less 750 per loan, never below nothing; privates count nothing (case 95)', () => {
  const state = positionOf(
    { IFT: { '@B': 'P', '@A': '10+10+10' } },
    { cash: { '@A': 200 }, own: { playerLoans: { '@A': 1 } }, privates: { CNM: '@B' }, still: true },
  );
  expect(title1849.worth(state, '@A')).toBe(0);
  expect(title1849.worth(state, '@B')).toBe(375 + 200);
  const site = {
    ...state,
    rules: { ...state.rules, rulings: { ...state.rules.rulings, scoreBelowZero: true, privatesScore: true } },
  };
  expect([title1849.worth(site, '@A'), title1849.worth(site, '@B')]).toEqual([-250, 650]);
});

rule('1849 §13-f', 'who has left scores nothing', () => {
  const state = positionOf({ IFT: { '@B': 'P' } }, { still: true });
  expect(title1849.worth({ ...state, out: ['@A'] }, '@A')).toBe(0);
});
