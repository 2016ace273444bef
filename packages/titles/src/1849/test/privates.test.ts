import {
  type Action,
  apply,
  begin,
  decider,
  factsOf,
  isRefusal,
  newGame,
  offers,
  type PlayerId,
  playerIn,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { bestRun, isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { hand, operatingTurn, pass, positionOf, stockTurn, top } from './positions.ts';
import { STEP } from '../steps.ts';

const start = (players: number, fixed: readonly string[] = ['IFT', 'ATA', 'CTL', 'AFG', 'RCS', 'SFA']): State =>
  begin(
    newGame({
      title: '1849',
      players: Array.from({ length: players }, (_, seat) => ({ id: `@${seat + 1}` as const, name: '' })),
      seed: 1,
      seating: 'asSeated',
      fixed: { queue: fixed },
    }),
  ).state;

const buy = (by: PlayerId, id: string, price: number): Action => ({ type: 'buyPrivate', by, private: id, price });
const bid = (by: PlayerId, item: string, price: number): Action => ({ type: 'bid', by, item, price });

/** The sale of privates up to RSA, which the given player is about to buy. */
const beforeRsa = (queue?: readonly string[]): State =>
  play(start(4, queue), buy('@1', 'SCE', 20), buy('@2', 'SIGI', 45), buy('@3', 'CNM', 75), buy('@4', 'SMS', 110));

rule('1849 §7.1-a', 'a private has one owner', () => {
  const state = play(start(3), buy('@1', 'SCE', 20));
  expect(state.privates['SCE']).toMatchObject({ owner: '@1', closed: false });
});

rule(['1849 §7.1-b', '1849 §10-a'], 'an operating round begins with the incomes, to players and treasuries', () => {
  const state = stockTurn(
    '@A',
    { IFT: { '@A': 'P', cash: 0 } },
    { privates: { SIGI: 'IFT', CNM: '@B' }, cash: { '@B': 0, '@A': 0, '@C': 0, '@D': 0 } },
  );
  expect([state.round.kind, state.cash['IFT'], state.cash['@B']]).toEqual(['operating', 10, 15]);
});

const offering = (phase: string, id = 'CNM', owner: PlayerId | 'ATA' = '@B') =>
  operatingTurn(
    'IFT',
    'track',
    { IFT: { '@A': 'P', cash: 400 }, ATA: { '@B': 'P' } },
    { phase, privates: { [id]: owner } },
  );
const proposal = (id: string, price: number): Action => ({
  type: 'buyPrivate',
  by: '@A',
  private: id,
  price,
  for: 'IFT',
});

rule(
  ['1849 §7.1-c', '1849 §10-d', '1849 §10.2-a'],
  'from L.1 to twice the face value, in Phases 6, 8 and 10, if the owner agrees (W20)',
  () => {
    const state = offering('6H');
    const bought = play(state, proposal('CNM', 150), { type: 'answer', by: '@B', accept: true });
    expect([bought.privates['CNM']?.owner, bought.cash['IFT'], bought.cash['@B']]).toEqual(['IFT', 250, 525]);
    const declined = play(state, proposal('CNM', 1), { type: 'answer', by: '@B', accept: false });
    expect([declined.privates['CNM']?.owner, top(declined)]).toEqual(['@B', 'track']);
    expect(refusalOf(state, proposal('CNM', 0)).key).toBe('priceRange');
    expect(refusalOf(state, proposal('CNM', 151)).key).toBe('priceRange');
    for (const phase of ['8H', '10H']) expect(isRefusal(apply(offering(phase), proposal('CNM', 1)))).toBe(false);
    for (const phase of ['4H', '12H', '16H'])
      expect(refusalOf(offering(phase), proposal('CNM', 75))).toMatchObject({
        rule: '1849 §7.1-c',
        key: 'privatesNotForSale',
      });
    // At any moment: also at the very end of the turn.
    const late = operatingTurn(
      'IFT',
      'lastPurchases',
      { IFT: { '@A': 'P', cash: 40 } },
      { phase: '6H', privates: { CNM: '@A' } },
    );
    expect(play(late, proposal('CNM', 40)).cash['@A']).toBe(415);
  },
);

rule('1849 §7.1-d', 'a private of a corporation is not sold', () => {
  expect(refusalOf(offering('6H', 'CNM', 'ATA'), proposal('CNM', 5)).rule).toBe('1849 §7.1-d');
});

rule('1849 §7.1-f', 'a private in hand counts as a certificate (case 17)', () => {
  const with8 = (privates: Readonly<Record<string, PlayerId>>) =>
    stockTurn(
      '@A',
      { IFT: { '@A': 'P+10+10+10+10' }, ATA: { '@B': 'P+10', '@A': '10+10+10' } },
      { players: 3, queue: ['IFT', 'ATA', 'CTL', 'RCS', 'SFA'], privates, cash: { '@A': 900 } },
    );
  const share: Action = { type: 'buyShares', by: '@A', company: 'ATA', certificates: ['ATA_6'] };
  expect(isOffered(with8({ SCE: '@A', SIGI: '@A', CNM: '@A', SMS: '@B' }), share)).toBe(true);
  expect(refusalOf(with8({ SCE: '@A', SIGI: '@A', CNM: '@A', SMS: '@A' }), share)).toMatchObject({
    rule: '1849 §9.1-b',
    key: 'certificateLimit',
  });
});

const acireale: Action = { type: 'layTile', by: '@A', hex: 'G13', tile: '58', rotation: 1 };
const atCatania = (privates: Readonly<Record<string, string>>) =>
  operatingTurn('IFT', 'track', { IFT: { '@A': 'P', cash: 400 } }, { phase: '6H', tiles: { H12: '653/1' }, privates });

rule('1849 §7.1-P1', 'nobody lays in Acireale until SCE is closed or with a corporation (case 42)', () => {
  expect(refusalOf(atCatania({ SCE: '@A' }), acireale)).toMatchObject({ rule: '1849 §10.3-m', key: 'lay.hexIsClosed' });
  expect(play(atCatania({}), acireale).board.tiles['G13']).toEqual({ tile: '58', rotation: 1 });
  const bought = play(atCatania({ SCE: '@A' }), { type: 'buyPrivate', by: '@A', private: 'SCE', price: 1, for: 'IFT' });
  expect(play(bought, acireale).board.tiles['G13']).toBeDefined();
});

rule('1849 §7.1-P2', 'SIGI bought and used in the same turn (case 44)', () => {
  const lay: Action = { type: 'layTile', by: '@A', hex: 'J6', tile: '644', rotation: 2 };
  const state = operatingTurn(
    'SFA',
    'track',
    { SFA: { '@A': 'P', cash: 100 } },
    { phase: '6H', privates: { SIGI: '@A' } },
  );
  expect(play(state, lay).cash['SFA']).toBe(60);
  const bought = play(state, { type: 'buyPrivate', by: '@A', private: 'SIGI', price: 1, for: 'SFA' });
  expect(play(bought, lay).cash['SFA']).toBe(79);
  expect(play(bought, lay).privates['SIGI']?.closed).toBe(false);
});

const portRun = (owner: string): State =>
  operatingTurn(
    'RCS',
    'track',
    { RCS: { '@A': 'P', cash: 0, trains: '4H' }, ATA: { '@B': 'P' } },
    { phase: '6H', tiles: { B4: '7/5', D4: '3/2' }, privates: { CNM: owner } },
  );

rule('1849 §7.1-P3', 'CNM marks a port for its corporation, already in this turn (cases 45, 46)', () => {
  const state = portRun('RCS');
  const marked = play(state, { type: 'usePower', by: '@A', private: 'CNM', target: 'A5' });
  expect([marked.privates['CNM']?.closed, marked.board.marks['A5'], marked.own['portOwner']]).toEqual([
    true,
    ['CNM'],
    'RCS',
  ]);
  const revenue = (from: State): unknown => {
    const running = top(from) === 'run' ? from : play(from, pass('@A'));
    const run = play(running, bestRun(running));
    return run.agenda.find(STEP.operatingTurn.is)?.['revenue'];
  };
  expect(Number(revenue(marked)) - Number(revenue(state))).toBe(20);
  const others = { ...marked, own: { ...marked.own, portOwner: 'ATA' } };
  expect(revenue(others)).toBe(revenue(state));
});

rule('1849 §7.1-P4', 'SMS: a tile and a station in one coastal city, before anything else (cases 47 to 50)', () => {
  const state = operatingTurn(
    'IFT',
    'track',
    { IFT: { '@A': 'P', cash: 100 } },
    { phase: '6H', privates: { SMS: 'IFT' } },
  );
  const use = (target: string): Action => ({ type: 'usePower', by: '@A', private: 'SMS', target });
  expect(refusalOf(state, use('H8'))).toMatchObject({ rule: '1849 §7.1-P4', key: 'notATarget' });
  const palermo = play(state, use('C5'));
  expect(palermo.privates['SMS']?.closed).toBe(true);
  const skipped = play(palermo, pass('@A'));
  expect(top(skipped)).not.toBe('station');
  const laid = play(palermo, { type: 'layTile', by: '@A', hex: 'C5', tile: '651', rotation: 5 });
  expect(refusalOf(laid, { type: 'placeToken', by: '@A', hex: 'C1', city: 0 })).toMatchObject({
    key: 'oneCoastalCity',
  });
  expect(play(laid, { type: 'placeToken', by: '@A', hex: 'C5', city: 0 }).board.tokens).toContainEqual({
    company: 'IFT',
    hex: 'C5',
    city: 0,
    slot: 1,
  });
  expect(isRefusal(apply(palermo, { type: 'layTile', by: '@A', hex: 'B14', tile: '655', rotation: 0 }))).toBe(true);
  const girgenti = play(state, use('J6'), { type: 'layTile', by: '@A', hex: 'J6', tile: '644', rotation: 2 });
  expect(girgenti.cash['IFT']).toBe(60);
  const bought = operatingTurn(
    'IFT',
    'track',
    { IFT: { '@A': 'P', cash: 100 } },
    { phase: '6H', privates: { SMS: '@A' } },
  );
  const later = play(bought, { type: 'buyPrivate', by: '@A', private: 'SMS', price: 91, for: 'IFT' });
  expect(isRefusal(apply(later, use('C1')))).toBe(false);
  expect(isRefusal(apply(play(later, pass('@A')), use('C1')))).toBe(true);
});

rule('1849 §7.1-P5', 'RSA is never bought by a corporation', () => {
  expect(refusalOf(offering('6H', 'RSA'), proposal('RSA', 5))).toMatchObject({ rule: '1849 §7.1-P5' });
});

rule('1849 §7.2-a', 'president, six ordinary, and the last certificate', () => {
  expect(hand(start(4), 'CTL', 'CTL')).toBe('PLoooooo');
  expect(
    factsOf(start(4)).companies['CTL']?.certificates.reduce((sum, each) => sum + each.percent * each.count, 0),
  ).toBe(100);
});

rule('1849 §7.2-b', "the holder of the president's certificate decides", () => {
  const state = operatingTurn('IFT', 'track', { IFT: { '@C': 'P', '@A': '10+10' } });
  expect(decider(state)).toBe('@C');
  expect([refusalOf(state, pass('@A')).key, isOffered(state, pass('@C'))]).toEqual(['notYourTurn', true]);
});

rule('1849 §7.2-d', 'three markers, one fee', () => {
  const state = play(beforeRsa(), buy('@1', 'RSA', 150), { type: 'par', by: '@1', company: 'IFT', cell: '3,5' });
  expect([state.cash['IFT'], state.companies['IFT']?.tokens]).toEqual([110, [0, 0]]);
});

rule('1849 §8-a', 'turns go clockwise from the priority deal', () => {
  const state = play(start(3), pass('@1'));
  expect(refusalOf(state, pass('@1')).key).toBe('notYourTurn');
  expect(top(play(state, pass('@2')))).toBe('privateSale');
});

rule('1849 §8-b', 'buy the lowest, bid on another, or pass', () => {
  const state = start(4);
  expect(refusalOf(state, buy('@1', 'SIGI', 45))).toMatchObject({ rule: '1849 §8-b', key: 'onlyLowest' });
  expect(play(state, bid('@1', 'SIGI', 50)).own['bids']).toEqual({ SIGI: { '@1': 50 } });
});

rule('1849 §8-c', 'bids are five above, and their money is set aside (case 54)', () => {
  const state = play(
    start(5),
    bid('@1', 'RSA', 155),
    pass('@2'),
    pass('@3'),
    pass('@4'),
    pass('@5'),
    bid('@1', 'CNM', 80),
    pass('@2'),
    pass('@3'),
    pass('@4'),
    pass('@5'),
  );
  expect(refusalOf(state, bid('@1', 'SMS', 120))).toMatchObject({ key: 'bidTooHigh' });
  expect(play(state, buy('@1', 'SCE', 20)).cash['@1']).toBe(280);
  expect(refusalOf(play(start(4), bid('@1', 'SMS', 115)), bid('@2', 'SMS', 119)).key).toBe('priceRange');
  const raised = play(start(4), bid('@1', 'SMS', 115), pass('@2'), pass('@3'), pass('@4'), bid('@1', 'SMS', 375));
  expect(raised.own['bids']).toEqual({ SMS: { '@1': 375 } });
});

/** W1: P3 goes to its only bidder, P4 to auction between two. */
const w1 = (): State =>
  play(
    start(4),
    bid('@1', 'SMS', 115),
    bid('@2', 'SMS', 120),
    bid('@3', 'CNM', 80),
    buy('@4', 'SCE', 20),
    buy('@1', 'SIGI', 45),
  );

rule('1849 §8-d', 'one bid buys at once, several go to auction; the rest follows (W1)', () => {
  const state = w1();
  expect(state.privates['CNM']?.owner).toBe('@3');
  expect([top(state), topFrame(state, STEP.privateAuction)?.turn]).toEqual(['privateAuction', '@1']);
});

rule('1849 §8-e', 'the lowest bidder raises by five or drops out (W1)', () => {
  const state = w1();
  expect(refusalOf(state, bid('@1', 'SMS', 124)).key).toBe('priceRange');
  const raised = play(state, bid('@1', 'SMS', 125));
  expect(topFrame(raised, STEP.privateAuction)?.turn).toBe('@2');
  const dropped = play(state, pass('@1'));
  expect(['@1', '@2', '@3', '@4'].map((id) => dropped.cash[id])).toEqual([330, 255, 295, 355]);
});

rule('1849 §8-f', 'play goes on to the left of the last normal buyer (W1)', () => {
  expect(topFrame(play(w1(), pass('@1')), STEP.privateSale)?.turn).toBe('@2');
  expect(play(w1(), bid('@1', 'SMS', 125), pass('@2')).agenda.at(-1)).toMatchObject({
    step: 'privateSale',
    turn: '@2',
  });
});

rule('1849 §8-g', 'P1 falls by five with every round of passes, and is a gift in the end (case 53)', () => {
  let state = start(3);
  const all = (): State => play(state, pass('@1'), pass('@2'), pass('@3'));
  for (const expected of [15, 10, 5]) {
    state = all();
    expect(offers(state, 'buyPrivate')).toMatchObject([{ action: { price: expected } }]);
  }
  state = all();
  expect(state.privates['SCE']?.owner).toBe('@1');
  expect(state.cash['@1']).toBe(500);
  expect(state.agenda.at(-1)).toMatchObject({ turn: '@2' });
  expect(state.priority).toBe('@2');
});

rule('1849 §8-h', 'later all pass: incomes, another initial round, bids stay', () => {
  const state = play(start(3), buy('@1', 'SCE', 20), bid('@2', 'RSA', 155), pass('@3'), pass('@1'), pass('@2'));
  expect([state.cash['@1'], state.round.number, state.own['bids']]).toEqual([485, 2, { RSA: { '@2': 155 } }]);
});

rule('1849 §8-i', 'the priority deal is left of the last normal buyer, and stock round 1 begins', () => {
  const state = play(beforeRsa(), buy('@1', 'RSA', 150), { type: 'par', by: '@1', company: 'IFT', cell: '3,5' });
  expect([state.round.kind, state.round.set, state.priority, playerIn(topFrame(state))]).toEqual([
    'stock',
    1,
    '@2',
    '@2',
  ]);
});

rule('1849 §8.1-a', 'RSA brings the first corporation; Garibaldi chooses his home at once (case 108)', () => {
  const state = play(beforeRsa(), buy('@1', 'RSA', 150));
  expect(refusalOf(state, { type: 'par', by: '@1', company: 'IFT', cell: '2,8' })).toMatchObject({
    rule: '1849 §8.1-a',
    key: 'rsaStartingValue',
  });
  const low = play(state, { type: 'par', by: '@1', company: 'IFT', cell: '4,2' });
  expect([hand(low, '@1', 'IFT'), low.cash['IFT'], low.cash['@1']]).toEqual(['P', 46, 205]);
  expect(low.board.tokens).toEqual([{ company: 'IFT', hex: 'H12', city: 0, slot: 0 }]);
  const garibaldi = play(beforeRsa(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']), buy('@1', 'RSA', 150), {
    type: 'par',
    by: '@1',
    company: 'AFG',
    cell: '3,5',
  });
  expect([top(garibaldi), offers(garibaldi).length]).toEqual(['home', 5]);
});

rule('1849 §8.1-b', 'no other certificate with RSA', () => {
  const state = play(beforeRsa(), buy('@1', 'RSA', 150));
  expect(new Set(offers(state).map((offer) => ('action' in offer ? offer.action.type : offer.kind)))).toEqual(
    new Set(['par']),
  );
});

const withRsa = (companies: Parameters<typeof operatingTurn>[2], own = {}) =>
  operatingTurn('IFT', 'trains', companies, { privates: { RSA: '@A' }, own: { rsaCorporation: 'IFT', ...own } });

rule('1849 §8.1-c', 'the first train of its corporation, from anywhere, closes RSA (case 51)', () => {
  const bank = withRsa({ IFT: { '@A': 'P', cash: 200 } });
  expect(
    play(bank, { type: 'buyTrain', by: '@A', train: '4H-0', from: 'depot', price: 100 }).privates['RSA']?.closed,
  ).toBe(true);
  const other = withRsa({ IFT: { '@A': 'P', cash: 50 }, ATA: { '@A': 'P', trains: '4H' } });
  const train = other.trains.find((each) => each.at === 'ATA')?.id ?? '';
  expect(play(other, { type: 'buyTrain', by: '@A', train, from: 'ATA', price: 1 }).privates['RSA']?.closed).toBe(true);
});

rule('1849 §8.1-d', 'if that corporation closed first, RSA stays open (case 52)', () => {
  const closed = operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', price: '8,0' }, ATA: { '@B': 'P' } },
    {
      privates: { RSA: '@A' },
      own: { rsaCorporation: 'IFT' },
    },
  );
  expect([closed.companies['IFT']?.status, closed.own['rsaCorporation']]).toEqual(['waiting', null]);
  const again = withRsa({ IFT: { '@A': 'P', cash: 200 } }, { rsaCorporation: null });
  expect(
    play(again, { type: 'buyTrain', by: '@A', train: '4H-0', from: 'depot', price: 100 }).privates['RSA']?.closed,
  ).toBe(false);
});

rule('1849 §7.1-e', 'the first 12H closes all privates', () => {
  const state = operatingTurn(
    'IFT',
    'trains',
    { IFT: { '@A': 'P', cash: 900 } },
    {
      phase: '10H',
      depot: '12H',
      privates: { SCE: '@A', SIGI: 'IFT', CNM: '@B' },
    },
  );
  const bought = play(state, { type: 'buyTrain', by: '@A', train: '12H-0', from: 'depot', price: 800 });
  expect(Object.values(bought.privates).every(({ closed }) => closed)).toBe(true);
  expect(positionOf({}).privates['SCE']?.closed).toBe(true);
});
