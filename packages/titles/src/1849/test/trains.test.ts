import {
  type Action,
  companyIn,
  decider,
  offers,
  type PlayerId,
  playerIn,
  type State,
  topFrame,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { bestRun, isOffered, play, playWithEvents, refusalOf, rule } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { cheapestTrain, mustBuyTrain } from '../rules/trains.ts';
import {
  cellAt,
  type Companies,
  hand,
  operatingTurn,
  pass,
  sale,
  type Scene,
  stockTurn,
  top,
  endStockRound,
  VARIANT_OPTIONS,
} from './positions.ts';
import { STEP } from '../steps.ts';

const buying = (company: string, companies: Companies, about: Parameters<typeof operatingTurn>[3] = {}): State =>
  operatingTurn(company, 'trains', companies, about);

const fromBank = (state: State, name: string, by: '@A' | '@B' = '@A'): Action => {
  const train =
    trainsForSale(state).find((each) => each.name === name) ?? state.trains.find((each) => each.name === name);
  const price = { '4H': 100, '6H': 200, '8H': 350, '10H': 550, '12H': 800, '16H': 1100, R6H: 350, E: 550 }[name] ?? 0;
  return { type: 'buyTrain', by, train: train?.id ?? '', from: 'depot', price };
};

/** Marsala and Trapani are joined by printed track: CTL always has a route. */
const LILIBEO = { '@A': 'P' } as const;

rule('1849 §6-a', 'the first train of a class starts its phase at once; R6H starts none', () => {
  const six = play(
    buying('CTL', { CTL: { ...LILIBEO, cash: 500 } }, { depot: '6H' }),
    fromBank(buying('CTL', {}, { depot: '6H' }), '6H'),
  );
  expect([six.phase, top(six)]).toEqual(['6H', 'trains']);
  const late = buying('CTL', { CTL: { ...LILIBEO, cash: 500 } }, { depot: '16H', phase: '16H' });
  expect(play(late, fromBank(late, 'R6H')).phase).toBe('16H');
});

rule(
  ['1849 §6-b', '1849 §10-f'],
  'the number of operating rounds is that at the end of the stock round (case 96)',
  () => {
    const state = buying(
      'CTL',
      { CTL: { ...LILIBEO, cash: 300 } },
      { depot: '6H', round: { kind: 'operating', set: 1, number: 1, of: 1 } },
    );
    let now = play(state, fromBank(state, '6H'), pass('@A'));
    while (now.round.kind === 'operating') now = play(now, pass('@A'));
    expect([now.round.kind, now.round.set]).toEqual(['stock', 2]);
    while (now.round.kind === 'stock') now = play(now, pass(playerIn(topFrame(now)) as '@A'));
    expect(now.round).toMatchObject({ kind: 'operating', number: 1, of: 2 });
  },
);

rule('1849 §6-c', 'Phase 8 takes all 4H, Phase 10 all 6H, Phase 16 all 8H (case 74)', () => {
  const state = buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 500, trains: '6H' }, IFT: { '@B': 'P', trains: '4H 4H 6H 6H' } },
    { phase: '6H', depot: '8H' },
  );
  const eight = play(state, fromBank(state, '8H'));
  expect(trainsAt(eight, 'IFT').map(({ name }) => name)).toEqual(['6H', '6H']);
  expect(top(eight)).toBe('trains');
  const ten = buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 600 }, IFT: { '@B': 'P', trains: '6H 8H' } },
    { phase: '8H', depot: '10H' },
  );
  expect(trainsAt(play(ten, fromBank(ten, '10H')), 'IFT').map(({ name }) => name)).toEqual(['8H']);
  const sixteen = buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 1200 }, IFT: { '@B': 'P', trains: '8H 10H' } },
    { phase: '12H', depot: '16H' },
  );
  expect(trainsAt(play(sixteen, fromBank(sixteen, '16H')), 'IFT').map(({ name }) => name)).toEqual(['10H']);
});

const w15 = (): State =>
  buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 600, trains: '8H 8H' }, IFT: { '@B': 'P', trains: '6H 8H' } },
    { phase: '8H', depot: '10H' },
  );

rule(
  ['1849 §6-d', '1849 §10.6-h', '1849 §10.6-g'],
  'the excess is discarded to the pool before the turn goes on (W15)',
  () => {
    const state = w15();
    const bought = play(state, fromBank(state, '10H'));
    expect([bought.phase, bought.cash['CTL'], top(bought)]).toEqual(['10H', 50, 'discardTrains']);
    const train = trainsAt(bought, 'CTL').find(({ name }) => name === '8H')?.id ?? '';
    const done = play(bought, { type: 'discardTrain', by: '@A', company: 'CTL', train });
    expect([trainsAt(done, 'pool').map(({ name }) => name), trainsAt(done, 'CTL').length]).toEqual([['8H'], 2]);
    expect(offers(done, 'discardTrain')).toEqual([]);
  },
);

rule('1849 §6-g', 'the figures of each phase', () => {
  expect(cheapestTrain(buying('CTL', { CTL: LILIBEO }), 'CTL')).toBe(100);
});

rule('1849 §6-f', 'Phase 16: 16H and R6H are both for sale (case 77)', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 1200 } }, { phase: '16H', depot: '16H' });
  expect(trainsForSale(state).map(({ name }) => name)).toEqual(['16H', 'R6H']);
  expect(cheapestTrain(state, 'CTL')).toBe(350);
});

rule('1849 §10.6-a', 'with a route a train is a duty; a port alone is no route (case 78)', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 300 } });
  expect(refusalOf(state, pass('@A'))).toMatchObject({ rule: '1849 §10.6-a', key: 'mustBuyTrain' });
  expect(mustBuyTrain(buying('RCS', { RCS: { '@A': 'P', cash: 300 } }), 'RCS')).toBe(false);
});

rule('1849 §10.6-b', 'below the limit before each purchase (W16, case 75)', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 1200, trains: '8H 8H' } }, { phase: '12H', depot: '16H' });
  expect(isOffered(state, fromBank(state, '16H'))).toBe(false);
  const four = buying('CTL', { CTL: { ...LILIBEO, cash: 1200, trains: '4H 4H 4H 4H' } }, { phase: '6H', depot: '8H' });
  expect(isOffered(four, fromBank(four, '8H'))).toBe(false);
});

rule('1849 §10.6-c', 'classes in order', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 900 } });
  expect(trainsForSale(state).map(({ name }) => name)).toEqual(['4H']);
  expect(isOffered(state, fromBank(state, '6H'))).toBe(false);
});

rule(['1849 §10.6-d', '1849 §10.6-f'], 'a pool train at list price, and no new phase (case 76)', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 600 } }, { phase: '10H', depot: '12H', trainPool: '10H' });
  const train = trainsAt(state, 'pool')[0]?.id ?? '';
  expect(refusalOf(state, { type: 'buyTrain', by: '@A', train, from: 'pool', price: 500 })).toMatchObject({
    rule: '1849 §10.6-d',
    key: 'fixedPrice',
  });
  const bought = play(state, { type: 'buyTrain', by: '@A', train, from: 'pool', price: 550 });
  expect([bought.phase, bought.cash['CTL']]).toEqual(['10H', 50]);
});

rule('1849 §10.6-e', 'from another corporation for L.1 or more, if its president agrees (case 111)', () => {
  const state = buying('CTL', { CTL: { ...LILIBEO, cash: 10 }, IFT: { '@B': 'P', trains: '4H 4H', cash: 0 } });
  const offer: Action = {
    type: 'buyTrain',
    by: '@A',
    train: trainsAt(state, 'IFT')[0]?.id ?? '',
    from: 'IFT',
    price: 10,
  };
  expect(refusalOf(state, { ...offer, price: 11 })).toMatchObject({ rule: '1849 §10-e', key: 'notEnoughCash' });
  expect(refusalOf(state, { ...offer, price: 0 })).toMatchObject({ rule: '1849 §10.6-e', key: 'priceRange' });
  const agreed = play(state, offer, { type: 'answer', by: '@B', accept: true });
  expect([agreed.cash['IFT'], trainsAt(agreed, 'CTL').length]).toEqual([10, 1]);
  expect(trainsAt(play(state, offer, { type: 'answer', by: '@B', accept: false }), 'CTL')).toEqual([]);
});

const crisis = (cash: number, own: number, more: Companies = {}, about: Scene = {}): State =>
  buying(
    'CTL',
    { ...more, CTL: { ...LILIBEO, ...more['CTL'], cash } },
    { depot: '6H', phase: '6H', cash: { '@A': own }, ...about },
  );

rule('1849 §10.7-a', 'no help while the treasury covers the cheapest train (case 79)', () => {
  const state = crisis(200, 500, {}, { trainPool: '' });
  expect(isOffered(state, fromBank(state, '6H'))).toBe(true);
  const better = buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 360 } },
    { phase: '16H', depot: '16H', cash: { '@A': 2000 } },
  );
  expect(refusalOf(better, fromBank(better, '16H'))).toMatchObject({ key: 'notEnoughCash' });
});

rule(['1849 §10.7-b', '1849 §10.7-g'], 'the president adds exactly what is missing (case 110)', () => {
  const state = crisis(120, 300, { IFT: { '@B': 'P', '@A': '10' } });
  expect(offers(state, 'sellShares')).toEqual([]);
  const bought = play(state, fromBank(state, '6H'));
  expect([bought.cash['CTL'], bought.cash['@A']]).toEqual([0, 220]);
});

rule('1849 §10.7-c', 'the rules of sales hold; a sale may close another corporation (case 83)', () => {
  const state = crisis(100, 0, {
    IFT: { '@B': 'P', '@A': '10', price: '8,0' },
    ATA: { '@B': 'P', '@A': '10', turns: 0 },
  });
  expect(refusalOf(state, sale(state, '@A', 'ATA', 'o')).rule).toBe('1849 §9.2-c');
  const sold = play(state, sale(state, '@A', 'IFT', 'o'));
  expect([sold.companies['IFT']?.status, sold.cash['@A']]).toEqual(['waiting', 27]);
});

rule('1849 §10.7-d', 'never more than needed (case 80)', () => {
  const state = crisis(125, 0, {
    IFT: { '@B': 'P', '@A': '10+10', price: '4,1' },
    ATA: { '@B': 'P', '@A': '10+10', price: '1,11' },
  });
  expect(isOffered(state, sale(state, '@A', 'IFT', 'oo'))).toBe(true);
  expect(isOffered(state, sale(state, '@A', 'ATA', 'o'))).toBe(true);
  expect(refusalOf(state, sale(state, '@A', 'ATA', 'oo'))).toMatchObject({
    rule: '1849 §10.7-d',
    key: 'moreThanNeeded',
  });
  const sold = play(state, sale(state, '@A', 'ATA', 'o'));
  expect(offers(sold, 'sellShares')).toEqual([]);
});

rule('1849 §10.7-e', 'the operating corporation keeps its president, others may not (case 81)', () => {
  const state = crisis(100, 0, { CTL: { '@A': 'P+10', '@B': '10+10+10' }, IFT: { '@A': 'P+10', '@B': '10+10+10' } });
  expect(refusalOf(state, sale(state, '@A', 'CTL', 'o'))).toMatchObject({
    rule: '1849 §10.7-e',
    key: 'presidentMustStay',
  });
  expect(play(state, sale(state, '@A', 'IFT', 'o')).companies['IFT']?.president).toBe('@B');
});

rule('1849 §10.7-f', 'nothing is issued in an emergency', () => {
  const state = crisis(100, 0, { IFT: { '@B': 'P', '@A': '10' } });
  expect(
    offers(state, 'sellShares').every(
      (offer) => offer.kind === 'one' && offer.action.type === 'sellShares' && offer.action.for === undefined,
    ),
  ).toBe(true);
});

rule('1849 §10.7-g', 'after a sale only the cheapest train of the bank (case 86)', () => {
  const state = crisis(50, 0, { IFT: { '@B': 'P', '@A': '10+10', trains: '4H', price: '3,5' } }, { phase: '6H' });
  const offer: Action = {
    type: 'buyTrain',
    by: '@A',
    train: trainsAt(state, 'IFT')[0]?.id ?? '',
    from: 'IFT',
    price: 1,
  };
  expect(isOffered(state, offer)).toBe(true);
  const sold = play(state, sale(state, '@A', 'IFT', 'o'));
  expect(isOffered(sold, offer)).toBe(false);
});

rule(
  '1849 §10.7-h',
  'not enough: all is sold and paid in, the corporation closes; then leave or loan (cases 84, 85)',
  () => {
    const state = crisis(66, 84, { CTL: { '@A': 'P+10+10', price: '7,3' } }, { depot: '10H', phase: '10H' });
    expect(refusalOf(state, { type: 'bankrupt', by: '@A' })).toMatchObject({ rule: '1849 §10.7-h' });
    const sold = play(state, sale(state, '@A', 'CTL', 'oo'));
    const closed = play(sold, { type: 'bankrupt', by: '@A' });
    expect([top(closed), closed.companies['CTL']?.status, closed.cash['@A']]).toEqual(['leaveOrLoan', 'waiting', 0]);
    expect(play(closed, { type: 'choose', by: '@A', choice: 'takeLoan' }).cash['@A']).toBe(500);
    const left = play(closed, { type: 'choose', by: '@A', choice: 'leaveGame' });
    expect([left.out, left.outcome]).toEqual([['@A'], null]);
    const unsellable = crisis(66, 84, { IFT: { '@A': 'P', turns: 0 } }, { depot: '10H', phase: '10H' });
    const goesOn = play(unsellable, { type: 'bankrupt', by: '@A' });
    expect([top(goesOn) === 'leaveOrLoan', goesOn.cash['@A']]).toEqual([false, 0]);
    const site = crisis(
      66,
      84,
      { CTL: { '@A': 'P+10+10', price: '7,3' } },
      { depot: '10H', phase: '10H', rulings: { sellOffAtOnce: true } },
    );
    expect(top(play(site, { type: 'bankrupt', by: '@A' }))).toBe('leaveOrLoan');
  },
);

rule('1849 §10.7-h', 'selling off at once as on 18xx.games: everything is paid in, and those who choose wait', () => {
  const rulings = { sellOffAtOnce: true, closingsWait: true, choiceWaits: true };
  const tens = { depot: '10H', phase: '10H', rulings } as const;
  // The sale drops CTL itself into Closed: its president pays in all the same.
  const falls = crisis(66, 84, { CTL: { '@A': 'P+10+10', price: '8,0' }, IFT: { '@B': 'P' } }, tens);
  const fallen = play(falls, { type: 'bankrupt', by: '@A' });
  expect([fallen.companies['CTL']?.status, fallen.cash['@A'], top(fallen)]).toEqual(['waiting', 0, 'leaveOrLoan']);
  // A corporation that falls with it stands before it in the queue.
  const both = crisis(
    66,
    0,
    { CTL: { '@A': 'P' }, RCS: { '@A': '10', '@B': 'P', price: '8,0' }, IFT: { '@B': 'P' } },
    tens,
  );
  expect(play(both, { type: 'bankrupt', by: '@A' }).own['roster']).toEqual(['AFG', 'ATA', 'IFT', 'SFA', 'RCS', 'CTL']);
  // Two presidencies are lost with a choice: only the last is asked for, and that corporation is gone.
  const heirs = { '@A': 'P+10+10', '@B': '20+10+10' } as const;
  const choices = crisis(
    66,
    0,
    { CTL: { '@A': 'P' }, RCS: { ...heirs, price: '7,5' }, ATA: { ...heirs, price: '8,0' }, IFT: { '@B': 'P' } },
    tens,
  );
  const { state: lapsed, events } = playWithEvents(choices, { type: 'bankrupt', by: '@A' });
  expect(events).toContainEqual({ type: 'special', key: 'choiceLapsed', args: { player: '@A', company: 'ATA' } });
  expect([top(lapsed), lapsed.agenda.some(STEP.presidencySwap.is)]).toEqual(['leaveOrLoan', false]);
  expect(hand(lapsed, '@B', 'RCS')).toBe('Poo');
  // Without a corporation the question comes when one operates again.
  const last = play(crisis(66, 0, {}, tens), { type: 'bankrupt', by: '@A' });
  expect([last.round.kind, last.own['waitingChoice']]).toEqual(['stock', '@A']);
  const founded = play(
    last,
    { type: 'par', by: '@B', company: 'AFG', cell: '4,2' },
    { type: 'placeToken', by: '@B', hex: 'H8', city: 0 },
  );
  const asked = endStockRound(founded);
  expect([asked.round.kind, asked.agenda.at(-1)]).toMatchObject([
    'operating',
    STEP.leaveOrLoan.frame({ player: '@A' }),
  ]);
  // Anyone who has founded again meanwhile leaves only where that ends the game.
  const again = (out: readonly PlayerId[]) => {
    let now: State = { ...last, out, cash: { ...last.cash, '@A': 136, bank: (last.cash['bank'] ?? 0) - 136 } };
    for (let by = decider(now); by !== null && by !== '@A'; by = decider(now)) now = play(now, pass(by));
    return endStockRound(
      play(
        now,
        { type: 'par', by: '@A', company: 'AFG', cell: '4,2' },
        { type: 'placeToken', by: '@A', hex: 'H8', city: 0 },
      ),
    );
  };
  const leave: Action = { type: 'choose', by: '@A', choice: 'leaveGame' };
  expect(refusalOf(again([]), leave)).toMatchObject({ rule: '1849 §10.7-h', key: 'holdsShares' });
  expect(play(again(['@C', '@D']), leave).outcome?.reason).toBe('bankrupt');
});

rule('1849 §10.7-i', 'privates neither help nor keep one in the game (case 84)', () => {
  const state = crisis(10, 0, {}, { depot: '10H', phase: '10H', privates: { CNM: '@A' } });
  expect(offers(state, 'sellPrivate')).toEqual([]);
  const closed = play(state, { type: 'bankrupt', by: '@A' });
  expect(top(closed)).toBe('leaveOrLoan');
  const leave = { type: 'choose', by: '@A', choice: 'leaveGame' } as const;
  expect(play(closed, leave).privates['CNM']?.closed).toBe(true);
  // Ruling `leaverKeepsPrivates`: asked all the same, since a private alone would keep a game going for ever.
  const site = crisis(
    10,
    0,
    {},
    { depot: '10H', phase: '10H', privates: { CNM: '@A' }, rulings: { leaverKeepsPrivates: true } },
  );
  expect(play(site, { type: 'bankrupt', by: '@A' }, leave).privates['CNM']).toMatchObject({
    owner: '@A',
    closed: false,
  });
});

rule('1849 §10.7-j', 'without a train in the bank there is no duty', () => {
  const state = buying(
    'CTL',
    { CTL: { ...LILIBEO, cash: 0 }, IFT: { '@B': 'P', trains: '16H 16H R6H R6H' } },
    { phase: '16H', depot: 'none' },
  );
  expect(cheapestTrain(state, 'CTL')).toBeUndefined();
  expect(top(state)).not.toBe('trains');
});

rule('1849 §10-b', 'the next to operate is the first in the present order (case 107)', () => {
  const state = buying(
    'CTL',
    {
      CTL: { ...LILIBEO, cash: 150, price: '1,11' },
      IFT: { '@B': 'P', '@A': '10', price: '3,5' },
      ATA: { '@B': 'P', price: '3,5' },
    },
    { depot: '6H', phase: '6H', cash: { '@A': 0 } },
  );
  const sold = play(state, sale(state, '@A', 'IFT', 'o'));
  expect(cellAt(sold, 'IFT')).toBe('4,5');
  let now = play(sold, fromBank(sold, '6H'));
  while (companyIn(topFrame(now)) === 'CTL') now = play(now, pass('@A'));
  expect(now.agenda.at(-1)).toMatchObject({ company: 'ATA' });
});

rule(
  '1849 §10-b',
  'fixedOrder: who has risen or fallen since the round began keeps the place; a sale draws it anew',
  () => {
    const companies: Companies = {
      CTL: { ...LILIBEO, cash: 150, price: '1,11' },
      IFT: { '@B': 'P', '@A': '10', price: '4,5' },
      ATA: { '@B': 'P', price: '3,5' },
    };
    const turn = (fixedOrder: boolean): State =>
      buying('CTL', companies, {
        depot: '6H',
        phase: '6H',
        cash: { '@A': 0 },
        own: { drawnOrder: ['CTL', 'IFT', 'ATA'] },
        rulings: { fixedOrder },
      });
    const left = (state: State) => title1849.operatingOrder(state).filter((id) => id !== 'CTL');
    const fixed = turn(true);
    expect(left(fixed)).toEqual(['IFT', 'ATA']);
    expect(left(play(fixed, sale(fixed, '@A', 'IFT', 'o')))).toEqual(['ATA', 'IFT']);
    // By the rulebook nothing is drawn up when a round begins.
    const drawnAtStart = (fixedOrder: boolean): unknown =>
      endStockRound(stockTurn('@A', companies, { rulings: { fixedOrder } })).own['drawnOrder'] ?? [];
    expect([drawnAtStart(false), drawnAtStart(true)]).toEqual([[], ['CTL', 'ATA', 'IFT']]);
  },
);

rule('1849 §10-c', 'the steps of a turn in order', () => {
  const state = operatingTurn('CTL', 'track', { CTL: { ...LILIBEO, cash: 300, trains: '4H' } });
  const seen: string[] = [top(state)];
  let now = play(state, pass('@A'));
  while (companyIn(topFrame(now)) === 'CTL' && seen.at(-1) !== top(now)) {
    seen.push(top(now));
    if (top(now) === 'run') now = play(now, bestRun(now));
    else now = play(now, top(now) === 'dividend' ? { type: 'dividend', by: '@A', kind: 'pay' } : pass('@A'));
  }
  expect(seen.slice(0, 6)).toEqual(['track', 'station', 'run', 'dividend', 'trains', 'finance']);
  expect(hand(now, '@A', 'CTL')).toBe('P');
});

rule('1849 §14-a', 'the steps of a turn with all variants in order', () => {
  const state = operatingTurn(
    'CTL',
    'track',
    { CTL: { ...LILIBEO, cash: 2000, trains: '10H' }, SFA: { '@B': 'P', tokens: 'J6 C1' } },
    { phase: '12H', depot: '16H', options: VARIANT_OPTIONS },
  );
  const seen: string[] = [top(state)];
  let now = play(state, pass('@A'));
  while (companyIn(topFrame(now)) === 'CTL' && seen.at(-1) !== top(now)) {
    seen.push(top(now));
    if (top(now) === 'run') now = play(now, bestRun(now));
    else now = play(now, top(now) === 'dividend' ? { type: 'dividend', by: '@A', kind: 'pay' } : pass('@A'));
  }
  expect(seen).toEqual(['track', 'run', 'dividend', 'acquireStation', 'eMarker', 'trains', 'finance', 'bond']);
});
