/** Where the printed text was read again: each demand by its rule, with the ruling that departs from it. */
import { type Action, begin, newGame, newMove, offers, type PlayerId, type State, topFrame } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, playWithEvents, refusalOf, rule } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { collectDebt } from '../rules/bondAtClosing.ts';
import { hand, operatingTurn, pass, purchase, sale, stockTurn, top, VARIANT_OPTIONS } from './positions.ts';
import { STEP } from '../steps.ts';

const start = (players: number, rulings: Readonly<Record<string, boolean>> = {}): State =>
  begin(
    newGame({
      title: '1849',
      players: Array.from({ length: players }, (_, seat) => ({ id: `@${seat + 1}` as const, name: '' })),
      seed: 1,
      seating: 'asSeated',
      rulings,
      fixed: { queue: ['IFT', 'ATA', 'CTL', 'AFG', 'RCS', 'SFA'] },
    }),
  ).state;
const buy = (by: PlayerId, id: string, price: number): Action => ({ type: 'buyPrivate', by, private: id, price });
const bid = (by: PlayerId, item: string, price: number): Action => ({ type: 'bid', by, item, price });

/** Three rounds of passes: P1 is offered for L.5, to @1 first. */
const forFive = (rulings: Readonly<Record<string, boolean>> = {}): State => {
  let state = start(3, rulings);
  for (let round = 0; round < 3; round++) state = play(state, pass('@1'), pass('@2'), pass('@3'));
  return state;
};

rule('1849 §8-g', 'the first player offered P1 for L.5 takes it, though others bid meanwhile', () => {
  const bidding = [pass('@1'), bid('@2', 'RSA', 155), pass('@3'), pass('@1'), pass('@2')] as const;
  const given = play(forFive(), ...bidding);
  expect([given.privates['SCE']?.owner, given.priority, topFrame(given, STEP.privateSale)?.turn]).toEqual([
    '@1',
    '@2',
    '@2',
  ]);
  expect(play(forFive({ freeToNext: true }), ...bidding).privates['SCE']?.owner).toBe('@3');
});

rule('1849 §8-h', 'after a round of passes the priority deal lies with who begins the next one', () => {
  const passes = [pass('@2'), pass('@3'), pass('@1')] as const;
  const again = play(start(3), buy('@1', 'SCE', 20), bid('@2', 'RSA', 155), pass('@3'), pass('@1'), pass('@2'));
  expect([again.round.number, topFrame(again, STEP.privateSale)?.turn, again.priority]).toEqual([2, '@3', '@3']);
  const reduced = play(start(3), bid('@1', 'RSA', 155), ...passes);
  expect([topFrame(reduced, STEP.privateSale)?.turn, reduced.priority]).toEqual(['@2', '@2']);
});

rule('1849 §8-b', 'a bid above its price may be made on the lowest private too, and is decided at once', () => {
  const sold = play(start(3), bid('@1', 'SCE', 26));
  expect([sold.privates['SCE']?.owner, sold.cash['@1'], topFrame(sold, STEP.privateSale)?.turn]).toEqual([
    '@1',
    474,
    '@2',
  ]);
  expect(refusalOf(start(3), bid('@1', 'SCE', 24))).toMatchObject({ rule: '1849 §8-c', key: 'priceRange' });
  expect(refusalOf(start(3, { lowestIsBought: true }), bid('@1', 'SCE', 26))).toMatchObject({
    rule: '1849 §8-b',
    key: 'lowestIsBought',
  });
});

/** CTL lacks L.70 for a 6H; its president can sell IFT, whose presidency @B would take. */
const oversold = (rulings: Readonly<Record<string, boolean>> = {}): State =>
  operatingTurn(
    'CTL',
    'trains',
    { CTL: { '@A': 'P', cash: 130 }, IFT: { '@A': 'P', '@B': '10+10', price: '3,5' } },
    { depot: '6H', phase: '6H', cash: { '@A': 0 }, rulings },
  );

rule('1849 §10.7-d', 'not the whole presidency where half of it is enough', () => {
  const state = oversold();
  expect(isOffered(state, sale(state, '@A', 'IFT', 'P', 10))).toBe(true);
  expect(refusalOf(state, sale(state, '@A', 'IFT', 'P'))).toMatchObject({
    rule: '1849 §10.7-d',
    key: 'moreThanNeeded',
  });
  const there = oversold({ siteSales: true });
  expect(isOffered(there, sale(there, '@A', 'IFT', 'P'))).toBe(true);
});

rule('1849 §14.2-f', 'a sale for the bond of a closed corporation leaves the one on turn its president', () => {
  // SFA runs its turn; ATA has closed with a bond out, and @B owes for it.
  const state = operatingTurn(
    'SFA',
    'track',
    { SFA: { '@B': 'P+10', '@A': '10+10+10' }, IFT: { '@A': 'P', '@B': '10+10' } },
    { options: VARIANT_OPTIONS, phase: '8H', depot: '8H', cash: { '@B': 0 } },
  );
  const owing: State = {
    ...state,
    agenda: [...state.agenda, STEP.bondDebt.frame({ player: '@B', amount: 300 })],
  };
  expect(refusalOf(owing, sale(owing, '@B', 'SFA', 'o'))).toMatchObject({
    rule: '1849 §10.7-e',
    key: 'presidentMustStay',
  });
  expect(isOffered(owing, sale(owing, '@B', 'IFT', 'oo'))).toBe(true);
});

rule('1849 §9.5-c', 'the choice for a lost presidency comes before sales for a bond', () => {
  // @A's sale takes ATA into Closed, whose bond they owe, and loses them RCS against the last certificate.
  const both = stockTurn(
    '@A',
    { RCS: { '@A': 'P+10', '@B': '20+10+10', price: '8,0' }, ATA: { '@A': 'P', price: '8,0' }, IFT: { '@B': 'P' } },
    { options: VARIANT_OPTIONS, cash: { '@A': 0 } },
  );
  const choosing: State = {
    ...both,
    agenda: [...both.agenda, STEP.presidencySwap.frame({ company: 'RCS', chooser: '@A', heir: '@B', at: '@A' })],
  };
  const move = newMove(choosing);
  collectDebt(move, { player: '@A', amount: 300 });
  expect(move.state.agenda.slice(-2).map(({ step }) => step)).toEqual(['bondDebt', 'presidencySwap']);
});

rule('1849 §9.2-e', 'what was sold for a bond in a stock round is not bought back in it', () => {
  const state = stockTurn(
    '@A',
    { IFT: { '@B': 'P', '@A': '10+10' }, ATA: { '@B': 'P' } },
    { options: VARIANT_OPTIONS, cash: { '@A': 0 } },
  );
  const owing: State = { ...state, agenda: [...state.agenda, STEP.bondDebt.frame({ player: '@A', amount: 90 })] };
  const sold = play(owing, sale(owing, '@A', 'IFT', 'o'));
  const rich: State = { ...sold, cash: { ...sold.cash, '@A': 900 } };
  expect(refusalOf(rich, purchase(rich, '@A', 'IFT', 'o', 'pool'))).toMatchObject({ rule: '1849 §9.2-e' });
});

rule(
  '1849 §9.2-c',
  'shares are sold once the first operating round of the corporation is over, not only its turn',
  () => {
    const emergency = (turns: number, rulings: Readonly<Record<string, boolean>> = {}): State =>
      operatingTurn(
        'CTL',
        'trains',
        { CTL: { '@A': 'P', cash: 100 }, IFT: { '@B': 'P', '@A': '10', turns } },
        { depot: '6H', phase: '6H', cash: { '@A': 0 }, operated: ['IFT'], rulings },
      );
    const first = emergency(1);
    expect(refusalOf(first, sale(first, '@A', 'IFT', 'o'))).toMatchObject({ rule: '1849 §9.2-c' });
    for (const later of [emergency(2), emergency(1, { soldAfterFirstTurn: true })])
      expect(isOffered(later, sale(later, '@A', 'IFT', 'o'))).toBe(true);
  },
);

rule(['1849 §11-b', '1849 §14.3-a'], 'the E marker of a closed corporation leaves the game', () => {
  const closed = (rulings: Readonly<Record<string, boolean>>): State =>
    operatingTurn(
      'IFT',
      'dividend',
      { IFT: { '@A': 'P', price: '8,0', trains: 'E' }, ATA: { '@B': 'P', cash: 1200 } },
      { phase: '12H', depot: '16H', own: { eMarkers: ['IFT'], eMarkersLost: 5 }, options: VARIANT_OPTIONS, rulings },
    );
  const none: Action = { type: 'choose', by: '@B', choice: 'buyEMarker' };
  const marking = (state: State): State => ({
    ...state,
    agenda: [...state.agenda.slice(0, -1), STEP.eMarker.frame({ company: 'ATA' })],
  });
  expect(refusalOf(marking(closed({})), none)).toMatchObject({ rule: '1849 §14.3-a', key: 'noneLeft' });
  expect(isOffered(marking(closed({ eMarkersReturn: true })), none)).toBe(true);
});

rule('1849 §10.6-c', 'the bank sells trains in order, R6H next to the 16H', () => {
  const state = operatingTurn('CTL', 'trains', { CTL: { '@A': 'P', cash: 900 } });
  for (const name of ['6H', 'R6H']) {
    const train = state.trains.find((each) => each.name === name)?.id ?? '';
    expect(refusalOf(state, { type: 'buyTrain', by: '@A', train, from: 'depot', price: 200 })).toMatchObject({
      rule: '1849 §10.6-c',
      key: 'trainLater',
    });
  }
});

rule('1849 §9.4.1-a', 'Palermo is no home for Garibaldi', () => {
  const state = play(stockTurn('@A', {}, { cash: { '@A': 400 } }), {
    type: 'par',
    by: '@A',
    company: 'AFG',
    cell: '4,2',
  });
  expect(refusalOf(state, { type: 'placeToken', by: '@A', hex: 'C5', city: 0 })).toMatchObject({
    rule: '1849 §9.4.1-a',
    key: 'notAHome',
  });
});

rule('1849 §7.1-P4', 'SMS comes before the tile; then the tile goes to its city only', () => {
  const state = operatingTurn(
    'IFT',
    'track',
    { IFT: { '@A': 'P', cash: 400 } },
    { phase: '6H', depot: '6H', privates: { SMS: 'IFT' } },
  );
  const use: Action = { type: 'usePower', by: '@A', private: 'SMS', target: 'C5' };
  expect(refusalOf(play(state, use), { type: 'layTile', by: '@A', hex: 'D2', tile: '79', rotation: 0 })).toMatchObject({
    rule: '1849 §7.1-P4',
    key: 'oneCoastalCity',
    args: { hex: 'C5' },
  });
  const later = operatingTurn('CTL', 'trains', { CTL: { '@A': 'P', cash: 400 } }, { privates: { SMS: 'CTL' } });
  expect(refusalOf(later, use)).toMatchObject({ rule: '1849 §7.1-P4', key: 'smsBeforeTile' });
});

rule('1849 §13-f', 'a player who has left is placed behind those who play to the end, even with nothing', () => {
  const state = operatingTurn(
    'CTL',
    'dividend',
    { CTL: { '@A': 'P', price: '8,0', cash: 0 } },
    { cash: { '@A': 0, '@B': 0, '@C': 7 } },
  );
  const scores = { '@A': 0, '@B': 0, '@C': 7, '@D': 0 };
  expect(title1849.ranking?.({ ...state, out: ['@B'] }, scores)).toEqual([['@C'], ['@A', '@D'], ['@B']]);
});

rule('1849 §10-c', 'a step in which nothing can be done closes by itself, and says why', () => {
  const poor = operatingTurn('IFT', 'finance', { IFT: { '@A': 'P' }, ATA: { '@B': 'P', cash: 0 } }, { phase: '4H' });
  const { state, events } = playWithEvents(poor, pass('@A'));
  const why = events.flatMap((event) =>
    event.type === 'special' && event.args['company'] === 'ATA' ? [event.key] : [],
  );
  expect(why.slice(0, 4)).toEqual(['closed.noTile', 'closed.noStation', 'closed.noTrains', 'closed.noTrainMoney']);
  expect(hand(state, '@B', 'ATA')).toBe('P');
  // A private that could still be bought may open a hex: the step stays open.
  const buyer = operatingTurn(
    'ATA',
    'track',
    { ATA: { '@B': 'P', cash: 1 } },
    { phase: '6H', depot: '6H', privates: { SIGI: '@B' } },
  );
  expect([top(buyer), offers(buyer, 'buyPrivate').length]).toEqual(['track', 1]);
});
