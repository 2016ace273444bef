import { apply, isRefusal, offers, type PlayerId, playerIn, type State, topFrame } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { foundingQueue, nextToFound } from '../rules/queue.ts';
import {
  cellAt,
  endStockRound,
  hand,
  operatingTurn,
  pass,
  poolPercent,
  purchase,
  sale,
  stockTurn,
  top,
} from './positions.ts';
import { STEP } from '../steps.ts';

const par = (by: PlayerId, company: string, cell: string) => ({ type: 'par', by, company, cell }) as const;

rule('1849 §9-a', 'the round ends when all pass in a row', () => {
  const state = stockTurn('@A', { IFT: { '@A': 'P' } });
  const three = play(state, pass('@A'), pass('@B'), pass('@C'));
  expect(three.round.kind).toBe('stock');
  expect(play(three, pass('@D')).round.kind).toBe('operating');
});

rule('1849 §9-b', 'first sell, then buy; after the purchase the turn is over', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P', '@B': '10+10' }, ATA: { '@A': 'P' } });
  const sold = play(state, sale(state, '@B', 'IFT', 'o'));
  expect(sold.agenda.at(-1)).toMatchObject({ player: '@B' });
  const bought = play(sold, purchase(sold, '@B', 'ATA', 'o'));
  expect(bought.agenda.at(-1)).toMatchObject({ player: '@C' });
  const founded = play(stockTurn('@B', { IFT: { '@A': 'P', '@B': '10' } }), par('@B', 'AFG', '4,2'));
  const home = play(founded, { type: 'placeToken', by: '@B', hex: 'C1', city: 0 });
  expect(refusalOf(home, sale(home, '@B', 'IFT', 'o'))).toMatchObject({ rule: '1849 §9-b', key: 'sellBeforeBuying' });
});

rule('1849 §9-c', 'who passed may act again while the round goes on', () => {
  const state = stockTurn('@A', { IFT: { '@A': 'P' } });
  const passed = play(state, pass('@A'));
  const bought = play(passed, purchase(passed, '@B', 'IFT', 'o'), pass('@C'), pass('@D'));
  expect(isOffered(bought, purchase(bought, '@A', 'IFT', 'o'))).toBe(true);
});

rule('1849 §9-d', 'priority to the left of the last who acted; it stays if nobody did', () => {
  const state = stockTurn('@A', { IFT: { '@A': 'P' } }, { priority: '@D' });
  expect(endStockRound(state).priority).toBe('@D');
  expect(endStockRound(play(state, purchase(state, '@A', 'IFT', 'o'))).priority).toBe('@B');
});

rule('1849 §9.1-a', 'certificates count, not shares', () => {
  // Twelve shares in nine certificates, and privates: eleven is the limit.
  const holding = (privates: Record<string, PlayerId>) =>
    stockTurn(
      '@A',
      {
        IFT: { '@A': 'P+20+10+10' },
        ATA: { '@A': '20+10+10', '@B': 'P+10+10' },
        CTL: { '@A': '10+10', '@C': 'P' },
      },
      { privates, cash: { '@A': 300 } },
    );
  const ten = holding({ CNM: '@A' });
  expect(isOffered(ten, purchase(ten, '@A', 'CTL', 'o'))).toBe(true);
  const eleven = holding({ CNM: '@A', SIGI: '@A' });
  expect(refusalOf(eleven, purchase(eleven, '@A', 'CTL', 'o'))).toMatchObject({ rule: '1849 §9.1-b' });
});

const atLimit = () =>
  stockTurn(
    '@A',
    {
      IFT: { '@A': 'P+10+10+10+10', '@B': '10' },
      ATA: { '@A': '10+10+10+10', '@B': 'P+10' },
      CTL: { '@A': '10+10', '@C': 'P', '@D': '10' },
    },
    { cash: { '@A': 900 } },
  );

rule('1849 §9.1-b', 'at the limit nothing is bought; after a sale another corporation may be (case 16)', () => {
  const state = atLimit();
  expect(refusalOf(state, purchase(state, '@A', 'CTL', 'o'))).toMatchObject({ rule: '1849 §9.1-b' });
  expect(refusalOf(state, par('@A', 'AFG', '4,2'))).toMatchObject({ rule: '1849 §9.1-b' });
  const sold = play(state, sale(state, '@A', 'IFT', 'o'));
  expect(refusalOf(sold, purchase(sold, '@A', 'IFT', 'o')).key).toBe('soldThisRound');
  expect(isOffered(sold, purchase(sold, '@A', 'CTL', 'o'))).toBe(true);
});

const aboveLimit = () =>
  stockTurn('@A', {
    IFT: { '@A': 'P+10+10+10+10', '@B': '10' },
    ATA: { '@A': '10+10+10+10', '@B': 'P+10' },
    CTL: { '@A': '10+10+10', '@C': 'P' },
  });

rule('1849 §9.1-c', 'above the limit only selling', () => {
  const state = aboveLimit();
  expect(refusalOf(state, pass('@A'))).toMatchObject({ rule: '1849 §9.1-c', key: 'sellFirst' });
  expect(refusalOf(state, purchase(state, '@A', 'IFT', 'o')).rule).toBe('1849 §9.1-c');
  const sold = play(state, sale(state, '@A', 'CTL', 'o'));
  expect(isOffered(sold, pass('@A'))).toBe(true);
});

rule('1849 §9.2-c', 'no share of a corporation that has not finished an operating turn (cases 19, 82)', () => {
  const state = stockTurn('@A', { IFT: { '@A': 'P', '@B': '10+10', turns: 0 } });
  const now = play(state, pass('@A'));
  expect(refusalOf(now, sale(now, '@B', 'IFT', 'o'))).toMatchObject({ rule: '1849 §9.2-c', key: 'notOperatedYet' });
});

rule('1849 §9.2-d', 'half in the pool is the most (case 20)', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P', '@B': '10+20', pool: 40 } });
  expect(refusalOf(state, sale(state, '@B', 'IFT', 'L'))).toMatchObject({ rule: '1849 §9.2-d', key: 'poolLimit' });
  expect(isOffered(state, sale(state, '@B', 'IFT', 'o'))).toBe(true);
});

rule('1849 §9.2-e', 'sold is not bought again in this round, but in the next (case 18)', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P+10+10', '@B': '10+10' }, ATA: { '@C': 'P' } });
  const sold = play(state, sale(state, '@B', 'IFT', 'o'), pass('@B'), pass('@C'), pass('@D'), pass('@A'));
  expect(refusalOf(sold, purchase(sold, '@B', 'IFT', 'o', 'pool'))).toMatchObject({ rule: '1849 §9.2-e' });
  const next = operatingTurn(
    'IFT',
    'lastPurchases',
    { IFT: { '@A': 'P+10+10', '@B': '10', pool: 10 } },
    {
      priority: '@B',
      own: { soldThisRound: { '@B': ['IFT'] } },
      round: { kind: 'operating', set: 2, number: 2, of: 2 },
    },
  );
  expect(next.round.kind).toBe('stock');
  expect(isOffered(next, purchase(next, '@B', 'IFT', 'o', 'pool'))).toBe(true);
});

rule(['1849 §9.2-f', '1849 §9.5-h'], "the president's certificate stays with a player", () => {
  const state = stockTurn('@A', { IFT: { '@A': 'P', '@B': '10+10' } });
  const sold = play(state, sale(state, '@A', 'IFT', 'P'));
  expect([hand(sold, 'pool', 'IFT'), hand(sold, '@B', 'IFT'), sold.companies['IFT']?.president]).toEqual([
    'oo',
    'P',
    '@B',
  ]);
});

rule(['1849 §9.2-g', '1849 §9.2-h'], 'whole certificates, and the seller chooses which', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P+10+10', '@B': '10+10+20' } });
  expect(hand(play(state, sale(state, '@B', 'IFT', 'L')), '@B', 'IFT')).toBe('oo');
  expect(hand(play(state, sale(state, '@B', 'IFT', 'oo')), '@B', 'IFT')).toBe('L');
  expect(isRefusal(apply(state, sale(state, '@B', 'IFT', 'L', 10)))).toBe(true);
});

rule('1849 §9.3-a', 'the treasury is paid for its shares, the bank for those of the pool', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P', pool: 10, cash: 0 } });
  const fromTreasury = play(state, purchase(state, '@B', 'IFT', 'o'));
  expect([fromTreasury.cash['IFT'], fromTreasury.cash['@B']]).toEqual([100, 275]);
  const fromPool = play(state, purchase(state, '@B', 'IFT', 'o', 'pool'));
  expect([fromPool.cash['IFT'], (fromPool.cash['bank'] ?? 0) - (state.cash['bank'] ?? 0)]).toEqual([0, 100]);
});

rule(['1849 §9.3-b', '1849 §7.2-c'], 'not above 60 percent (case 15)', () => {
  const state = stockTurn(
    '@B',
    { IFT: { '@A': 'P', '@B': '10+10+10+10+10', pool: '10' }, ATA: { '@A': 'P' } },
    { cash: { '@B': 900 } },
  );
  expect(refusalOf(state, purchase(state, '@B', 'IFT', 'L'))).toMatchObject({
    rule: '1849 §9.3-b',
    key: 'ownershipLimit',
  });
  expect(isOffered(state, purchase(state, '@B', 'IFT', 'o', 'pool'))).toBe(true);
});

rule(
  ['1849 §9.3-c', '1849 §9.3-d', '1849 §9.6-c'],
  'the last certificate when no ordinary one is in the same place (case 14)',
  () => {
    const state = stockTurn('@B', { IFT: { '@A': 'P+10+10+10+10', pool: '10+10' } }, { cash: { '@B': 300 } });
    expect(hand(state, 'IFT', 'IFT')).toBe('L');
    expect(play(state, purchase(state, '@B', 'IFT', 'L')).cash['@B']).toBe(100);
    expect(isOffered(state, purchase(state, '@B', 'IFT', 'o', 'pool'))).toBe(true);
    const under = stockTurn('@B', { IFT: { '@A': 'P' } }, { cash: { '@B': 300 } });
    expect(refusalOf(under, purchase(under, '@B', 'IFT', 'L'))).toMatchObject({ rule: '1849 §9.3-c' });
  },
);

rule('1849 §9.4-a', 'only the first of the queue; not one that closed in this round (case 33)', () => {
  const state = stockTurn('@A', {}, { queue: ['CTL', 'ATA', 'IFT', 'RCS', 'SFA', 'AFG'] });
  expect(refusalOf(state, par('@A', 'ATA', '4,2'))).toMatchObject({ rule: '1849 §9.4-a', key: 'notFirstInQueue' });
  expect(isOffered(state, par('@A', 'CTL', '4,2'))).toBe(true);
  const all = {
    ATA: { '@B': 'P' },
    CTL: { '@B': 'P' },
    IFT: { '@B': 'P' },
    RCS: { '@B': 'P' },
    AFG: { '@B': 'P', tokens: 'C1' },
  } as const;
  const none = stockTurn('@A', all, { own: { barred: ['SFA'] } });
  expect(refusalOf(none, par('@A', 'SFA', '4,2'))).toMatchObject({ rule: '1849 §9.4-a', key: 'noneToFound' });
});

const lilibeo = (cash: number, phase = '4H'): State =>
  stockTurn('@A', {}, { queue: ['CTL', 'ATA', 'IFT', 'RCS', 'SFA', 'AFG'], cash: { '@A': cash }, phase });

rule('1849 §9.4-b', 'starting values by phase, and by cash (W2, cases 29, 30, 32)', () => {
  expect(refusalOf(lilibeo(900), par('@A', 'CTL', '2,8'))).toMatchObject({
    rule: '1849 §9.4-b',
    key: 'startingValueLater',
  });
  expect(refusalOf(lilibeo(900, '8H'), par('@A', 'CTL', '1,11')).rule).toBe('1849 §9.4-b');
  expect(isOffered(lilibeo(900, '6H'), par('@A', 'CTL', '2,8'))).toBe(true);
  expect(isOffered(lilibeo(900, '10H'), par('@A', 'CTL', '1,11'))).toBe(true);
  expect(refusalOf(lilibeo(150), par('@A', 'CTL', '3,5')).key).toBe('notEnoughCash');
  expect(isOffered(lilibeo(150), par('@A', 'CTL', '4,2'))).toBe(true);
  const second = play(stockTurn('@A', { ATA: { '@B': 'P' } }, { queue: ['CTL', 'ATA'] }), par('@A', 'CTL', '3,5'));
  expect(second.market.stacks['3,5']).toEqual(['ATA', 'CTL']);
});

rule(
  ['1849 §9.4-c', '1849 §9.4-d', '1849 §9.4-e', '1849 §9.4-f'],
  'founding Lilibeo with 40 percent (W2, case 31)',
  () => {
    let state = play(lilibeo(552), par('@A', 'CTL', '3,5'));
    state = play(state, purchase(state, '@A', 'CTL', 'o'));
    state = play(state, purchase(state, '@A', 'CTL', 'o'));
    expect([state.cash['@A'], state.cash['CTL'], hand(state, '@A', 'CTL'), state.companies['CTL']?.tokens]).toEqual([
      152,
      360,
      'Poo',
      [0, 0],
    ]);
    expect(state.board.tokens).toEqual([{ company: 'CTL', hex: 'E1', city: 0, slot: 0 }]);
    expect(state.companies['CTL']?.president).toBe('@A');
    expect(state.agenda.at(-1)).toMatchObject({ player: '@B' });
    const round = play(state, pass('@B'), pass('@C'), pass('@D'));
    const more = play(round, purchase(round, '@A', 'CTL', 'o'));
    expect([more.cash['CTL'], more.cash['@A'], hand(more, '@A', 'CTL')]).toEqual([460, 52, 'Pooo']);
    const nearLimit = stockTurn(
      '@A',
      {
        IFT: { '@A': 'P+10+10+10+10', '@B': '10' },
        ATA: { '@A': '10+10+10+10', '@B': 'P' },
        CTL: { '@A': '10', '@B': 'P' },
      },
      { cash: { '@A': 900 }, queue: ['RCS', 'IFT', 'ATA', 'CTL', 'SFA', 'AFG'] },
    );
    expect(play(nearLimit, par('@A', 'RCS', '4,2')).agenda.at(-1)).toMatchObject({ player: '@B' });
  },
);

const garibaldi = () => stockTurn('@A', {}, { queue: ['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA'] });

rule(['1849 §9.4.1-a', '1849 §9.4.1-b'], 'Garibaldi chooses among five cities, none of them kept for him', () => {
  const state = play(garibaldi(), par('@A', 'AFG', '4,2'));
  expect(
    offers(state).map((offer) => offer.kind === 'one' && offer.action.type === 'placeToken' && offer.action.hex),
  ).toEqual(['H8', 'B14', 'M11', 'M9', 'C1']);
  expect(state.board.reservations.some(({ company }) => company === 'AFG')).toBe(false);
  expect(top(play(state, { type: 'placeToken', by: '@A', hex: 'B14', city: 0 }))).toBe('stockTurn');
});

const FULL = {
  ATA: { '@A': 'P', tokens: 'M13 M9 M11' },
  CTL: { '@A': 'P', tokens: 'E1 M9 C1' },
  IFT: { '@B': 'P', tokens: 'H12 H8' },
} as const;
const QUEUE = ['ATA', 'CTL', 'IFT', 'AFG', 'RCS', 'SFA'];

rule('1849 §9.4.1-c', 'without a free city Garibaldi goes to the end of the queue (case 34)', () => {
  const state = operatingTurn('IFT', 'station', FULL, {
    queue: QUEUE,
    tiles: { G13: '58/1', D14: '8/1', H12: '653/1' },
    phase: '6H',
  });
  const full = play(state, { type: 'placeToken', by: '@B', hex: 'B14', city: 0 });
  expect([full.own['setAside'], foundingQueue(full), nextToFound(full)]).toEqual([true, ['RCS', 'SFA', 'AFG'], 'RCS']);
});

rule('1849 §9.4.1-d', 'when a city opens he is last in the queue from the next stock round on (case 35)', () => {
  const tokens = {
    ...FULL,
    IFT: { '@B': 'P', tokens: 'H12 H8 B14', cash: 500 },
    ATA: { '@A': 'P', tokens: 'M13 M9 M11', cash: 500 },
  } as const;
  const state = operatingTurn('ATA', 'track', tokens, {
    queue: ['ATA', 'CTL', 'IFT', 'RCS', 'SFA', 'AFG'],
    own: { setAside: true },
    phase: '6H',
  });
  const laid = play(state, { type: 'layTile', by: '@A', hex: 'M11', tile: '670', rotation: 4 });
  expect([laid.own['setAside'], laid.own['barred'], foundingQueue(laid).at(-1)]).toEqual([false, ['AFG'], 'AFG']);
});

rule('1849 §9.5-a', 'equality changes nothing (case 26)', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P+10+10', '@B': '10+10+10' } });
  expect(play(state, purchase(state, '@B', 'IFT', 'o')).companies['IFT']?.president).toBe('@A');
});

rule('1849 §9.5-b', "the new president gives two for the president's certificate at once (W3)", () => {
  const state = stockTurn('@B', { RCS: { '@A': 'P+10', '@B': '10+10+10', cash: 0 } });
  const bought = play(state, purchase(state, '@B', 'RCS', 'o'));
  expect([hand(bought, '@A', 'RCS'), hand(bought, '@B', 'RCS'), bought.companies['RCS']?.president]).toEqual([
    'ooo',
    'Poo',
    '@B',
  ]);
  expect([bought.cash['RCS'], cellAt(bought, 'RCS')]).toEqual([100, '3,5']);
});

rule(
  '1849 §9.5-c',
  'the outgoing president chooses the last certificate or two ordinary ones (W4, W5, case 28)',
  () => {
    const w4 = stockTurn('@A', { RCS: { '@A': 'P+10', '@B': '20+10' } });
    const forced = play(w4, sale(w4, '@A', 'RCS', 'o'));
    expect([hand(forced, '@A', 'RCS'), hand(forced, '@B', 'RCS'), cellAt(forced, 'RCS')]).toEqual(['L', 'Po', '4,5']);
    const w5 = stockTurn('@A', { RCS: { '@A': 'P+10+10', '@B': '20+10+10' } });
    const asked = play(w5, sale(w5, '@A', 'RCS', 'o'));
    expect([top(asked), topFrame(asked, STEP.presidencySwap)?.chooser]).toEqual(['presidencySwap', '@A']);
    const last = play(asked, { type: 'choose', by: '@A', choice: 'lastCertificate' });
    expect([hand(last, '@A', 'RCS'), hand(last, '@B', 'RCS')]).toEqual(['Lo', 'Poo']);
    const two = play(asked, { type: 'choose', by: '@A', choice: 'twoOrdinary' });
    expect([hand(two, '@A', 'RCS'), hand(two, '@B', 'RCS'), cellAt(two, 'RCS')]).toEqual(['ooo', 'PL', '4,5']);
    const bought = stockTurn('@B', { RCS: { '@A': 'P+10', '@B': '20+10' } });
    const outOfTurn = play(bought, purchase(bought, '@B', 'RCS', 'o'));
    expect(topFrame(outOfTurn, STEP.presidencySwap)?.chooser).toBe('@A');
  },
);

rule('1849 §9.5-d', 'no heir with 20 percent, no sale of the presidency (case 21)', () => {
  const state = stockTurn('@A', { RCS: { '@A': 'P', '@B': '10' } });
  expect(refusalOf(state, sale(state, '@A', 'RCS', 'P'))).toMatchObject({ rule: '1849 §9.5-d' });
  expect(refusalOf(state, sale(state, '@A', 'RCS', 'P', 10))).toMatchObject({ rule: '1849 §9.5-d' });
  const full = stockTurn('@A', { RCS: { '@A': 'P', '@B': '10+10', pool: 40 } });
  expect(refusalOf(full, sale(full, '@A', 'RCS', 'P')).rule).toBe('1849 §9.2-d');
});

rule(
  '1849 §9.5-e',
  'the swap first, then the pool: half of the presidency, and amounts with the last certificate (cases 22 to 24)',
  () => {
    const half = stockTurn('@A', { RCS: { '@A': 'P', '@B': '10+10' } });
    const sold = play(half, sale(half, '@A', 'RCS', 'P', 10));
    expect([hand(sold, '@A', 'RCS'), hand(sold, '@B', 'RCS'), hand(sold, 'pool', 'RCS')]).toEqual(['o', 'P', 'o']);
    const withLast = stockTurn('@A', { RCS: { '@A': 'P+20', '@B': '10+10+10+10' } });
    const ten = play(withLast, sale(withLast, '@A', 'RCS', 'P', 10));
    expect([hand(ten, '@A', 'RCS'), hand(ten, '@B', 'RCS'), poolPercent(ten, 'RCS')]).toEqual(['Lo', 'Poo', 10]);
  },
);

rule('1849 §9.5-f', 'among equal heirs the first to the left (case 25)', () => {
  const state = stockTurn('@B', { RCS: { '@B': 'P', '@A': '10+10', '@C': '10+10' } });
  expect(play(state, sale(state, '@B', 'RCS', 'P')).companies['RCS']?.president).toBe('@C');
});

rule('1849 §9.5-g', 'a former president above the limit sells in the next turn (case 27)', () => {
  const state = stockTurn(
    '@B',
    {
      RCS: { '@A': 'P', '@B': '10+10' },
      IFT: { '@A': '10+10+10+10+10', '@C': 'P+10' },
      ATA: { '@A': '10+10+10+10+10', '@D': 'P' },
    },
    { cash: { '@B': 400 } },
  );
  const lost = play(state, purchase(state, '@B', 'RCS', 'o'), pass('@C'), pass('@D'));
  expect([playerIn(topFrame(lost)), hand(lost, '@A', 'RCS')]).toEqual(['@A', 'oo']);
  expect(refusalOf(lost, pass('@A')).rule).toBe('1849 §9.1-c');
});

rule('1849 §9.6-a', 'the last certificate is two shares and one certificate', () => {
  const state = stockTurn('@B', { RCS: { '@A': 'P+10+10', '@B': '20' } });
  const sold = play(state, sale(state, '@B', 'RCS', 'L'));
  expect([(sold.cash['@B'] ?? 0) - (state.cash['@B'] ?? 0), cellAt(sold, 'RCS')]).toEqual([200, '5,5']);
});

rule(
  '1849 §9.6-b',
  'it is not split: with only the last certificate at the heir all 20 percent are sold (case 22)',
  () => {
    const state = stockTurn('@A', { RCS: { '@A': 'P', '@B': '20' } });
    expect(refusalOf(state, sale(state, '@A', 'RCS', 'P', 10))).toMatchObject({
      rule: '1849 §9.6-b',
      key: 'lastNotSplit',
    });
    const sold = play(state, sale(state, '@A', 'RCS', 'P'));
    expect([hand(sold, 'pool', 'RCS'), hand(sold, '@B', 'RCS')]).toEqual(['L', 'P']);
    const site = stockTurn('@A', { RCS: { '@A': 'P', '@B': '20', pool: '10' } }, { rulings: { siteSales: true } });
    const changed = play(site, sale(site, '@A', 'RCS', 'P', 10));
    expect([hand(changed, '@A', 'RCS'), hand(changed, 'pool', 'RCS')]).toEqual(['o', 'L']);
  },
);
