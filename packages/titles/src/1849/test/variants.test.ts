import {
  type Action,
  companyIn,
  type Frame,
  newMove,
  offers,
  priceOf,
  type State,
  topFrame,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { bestRuns, judgeRuns, runFromConnections } from '@roundhouse/routes';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { factsFor } from '../facts.ts';
import { earthquake } from '../rules/earthquake.ts';
import { routeProblem } from '../rules/running.ts';
import { cheapestTrain, mustBuyTrain } from '../rules/trains.ts';
import {
  cellAt,
  type Companies,
  operatingTurn as turn,
  pass,
  type Scene,
  positionOf,
  top,
  VARIANT_OPTIONS,
} from './positions.ts';

const operatingTurn = (
  company: string,
  step: string,
  companies: Companies,
  about: Scene & { readonly revenue?: number } = {},
): State => turn(company, step, companies, { phase: '8H', depot: '10H', ...about, options: VARIANT_OPTIONS });

const MESSINA = { H12: '653/1', G13: '58/1', D14: '8/1' };
const acquiring = (companies: Companies = {}, about: Scene = {}): State =>
  operatingTurn(
    'IFT',
    'acquireStation',
    { SFA: { '@B': 'P', tokens: 'J6 B14' }, ...companies, IFT: { '@A': 'P', cash: 50, ...companies['IFT'] } },
    { tiles: MESSINA, ...about },
  );
const take = (price: number, from = 'SFA', hex = 'B14'): Action => ({
  type: 'buyToken',
  by: '@A',
  hex,
  city: 0,
  from,
  price,
});
const yes: Action = { type: 'answer', by: '@B', accept: true };

rule('1849 §14.1-a', 'from Phase 6, one a turn, L.1 to the treasury, with consent', () => {
  const state = acquiring();
  expect(refusalOf(state, take(51)).key).toBe('priceRange');
  const bought = play(state, take(50), yes);
  expect([bought.cash['IFT'], bought.cash['SFA']]).toEqual([0, 110]);
  expect(top(bought)).not.toBe('acquireStation');
  expect(play(state, take(1), { type: 'answer', by: '@B', accept: false }).cash['IFT']).toBe(50);
  expect(top(acquiring({}, { phase: '4H', depot: '4H' }))).not.toBe('acquireStation');
});

rule('1849 §14.1-a', 'tokenSalesAnytime: in every phase, and several in one turn', () => {
  const rulings = { tokenSalesAnytime: true };
  expect(top(acquiring({}, { phase: '4H', depot: '4H', rulings }))).toBe('acquireStation');
  const about = { tiles: { ...MESSINA, B14: '655/0' } };
  const sellers: Companies = { SFA: { '@B': 'P', tokens: 'J6 B14' } };
  const again = (more: Scene): boolean => {
    const state = acquiring(sellers, { ...about, ...more });
    const frame = { ...state.agenda.at(-1), bought: true } as Frame;
    return isOffered({ ...state, agenda: [...state.agenda.slice(0, -1), frame] }, take(1));
  };
  expect([again({}), again({ rulings })]).toEqual([false, true]);
});

rule('1849 §14.1-d', 'homeMarkerMoves: after the earthquake the next marker is the home, else nobody’s', () => {
  const homes = (rulings: NonNullable<Scene['rulings']>, home = 'B14'): unknown => {
    const state = positionOf(
      { IFT: { '@A': 'P', tokens: 'B14 H12' } },
      { tiles: MESSINA, rulings, own: { homeMarkers: { IFT: home } }, still: true },
    );
    const move = newMove(state);
    earthquake(move);
    return move.state.own['homeMarkers'];
  };
  expect([homes({}), homes({ homeMarkerMoves: true })]).toEqual([{}, { IFT: 'H12' }]);
  // A home elsewhere is none of its affair.
  expect(homes({}, 'H12')).toEqual({ IFT: 'H12' });
});

rule('1849 §14.1-b', 'the city must be reached; a blocked one is an end', () => {
  expect(isOffered(acquiring(), take(1))).toBe(true);
  const apart = acquiring({ CTL: { '@B': 'P', tokens: 'E1 C1' } });
  expect(refusalOf(apart, take(1, 'CTL', 'C1'))).toMatchObject({ rule: '1849 §14.1-b' });
});

rule('1849 §14.1-c', "the seller's marker returns to its charter and may be placed again (case 98)", () => {
  const bought = play(acquiring(), take(1), yes);
  expect([bought.companies['IFT']?.tokens, bought.companies['SFA']?.tokens]).toEqual([[0], [0, 0]]);
  expect(bought.board.tokens).toContainEqual({ company: 'IFT', hex: 'B14', city: 0, slot: 0 });
  // Of two circles the first empty one is taken, as when a marker is placed.
  const { board, ...rest } = acquiring(undefined, { tiles: { ...MESSINA, B14: '655/0' } });
  const tokens = board.tokens.map((each) =>
    each.company === 'SFA' && each.hex === 'B14' ? { ...each, slot: 1 } : each,
  );
  const second = play({ ...rest, board: { ...board, tokens } }, take(1), yes);
  expect(second.board.tokens.filter((each) => each.hex === 'B14')).toMatchObject([{ company: 'IFT', slot: 0 }]);
});

rule('1849 §14.1-d', 'home markers stay (case 97)', () => {
  const state = acquiring({ AFG: { '@B': 'P', tokens: 'B14' }, SFA: { '@B': 'P' } });
  expect(top(state)).not.toBe('acquireStation');
  const both = acquiring(
    { AFG: { '@B': 'P', tokens: 'B14' }, SFA: { '@B': 'P', tokens: 'J6 B14' } },
    { tiles: { ...MESSINA, B14: '655/0' } },
  );
  expect(refusalOf(both, take(1, 'AFG'))).toMatchObject({ rule: '1849 §14.1-d', key: 'homeMarkerStays' });
});

rule('1849 §14.1-e', 'a marker on the charter, none in that hex', () => {
  expect(top(acquiring({ IFT: { '@A': 'P', cash: 50, charter: [] } }))).not.toBe('acquireStation');
  const there = acquiring({ IFT: { '@A': 'P', cash: 50, tokens: 'H12 B14' } }, { tiles: { ...MESSINA, B14: '655/0' } });
  expect(top(there)).not.toBe('acquireStation');
});

rule('1849 §14.1-f', 'after the run, besides the normal station', () => {
  const state = operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', cash: 50 }, SFA: { '@B': 'P', tokens: 'J6 B14' } },
    { tiles: MESSINA, revenue: 50 },
  );
  expect(top(play(state, { type: 'dividend', by: '@A', kind: 'pay' }))).toBe('acquireStation');
});

rule('1849 §14.1-g', 'the duty to own a train is asked in the own turn', () => {
  const bought = play(acquiring(), take(1), yes);
  expect([mustBuyTrain(acquiring(), 'SFA'), mustBuyTrain(bought, 'SFA')]).toEqual([true, false]);
});

const bonding = (companies: Companies, about: Scene = {}): State => operatingTurn('IFT', 'bond', companies, about);
const take500: Action = { type: 'takeLoan', by: '@A', count: 1, company: 'IFT' };
const redeem500: Action = { type: 'repayLoan', by: '@A', count: 1, company: 'IFT' };

rule('1849 §14.2-a', 'L.500 and one column left, from Phase 8; into Closed it closes (case 106)', () => {
  const state = bonding({ IFT: { '@A': 'P', cash: 10 } });
  const issued = play(state, take500);
  expect([issued.cash['IFT'], issued.companies['IFT']?.loans, cellAt(issued, 'IFT')]).toEqual([510, 1, '3,4']);
  expect(top(bonding({ IFT: { '@A': 'P' } }, { phase: '6H', depot: '6H' }))).not.toBe('bond');
  const last = bonding({ IFT: { '@A': 'P', cash: 10, price: '9,1' }, ATA: { '@B': 'P' } });
  const closed = play(last, take500);
  expect([closed.companies['IFT']?.status, closed.cash['@A']]).toEqual(['waiting', last.cash['@A']]);
});

const owing = (cash: number, own = 375, more: Companies = {}): State =>
  operatingTurn(
    'IFT',
    'bondInterest',
    { ...more, IFT: { '@A': 'P', ...more['IFT'], cash, loans: 1 }, ATA: { '@B': 'P', ...more['ATA'] } },
    { cash: { '@A': own } },
  );

rule('1849 §14.2-b', 'no interest in the turn of issue', () => {
  const issued = play(bonding({ IFT: { '@A': 'P', cash: 10 }, ATA: { '@B': 'P' } }), take500);
  expect([issued.cash['IFT'], companyIn(topFrame(issued))]).toEqual([510, 'ATA']);
});

rule('1849 §14.2-c', 'L.50 in every later turn; the president adds what is missing (case 99)', () => {
  expect(owing(520).cash['IFT']).toBe(470);
  const state = owing(30);
  expect(top(state)).toBe('bondInterest');
  const paid = play(state, { type: 'choose', by: '@A', choice: 'payInterest' });
  expect([paid.cash['IFT'], paid.cash['@A']]).toEqual([0, 355]);
  const poor = owing(30, 5, { ATA: { '@B': 'P', '@A': '10' } });
  expect(refusalOf(poor, { type: 'choose', by: '@A', choice: 'payInterest' }).rule).toBe('1849 §14.2-c');
  expect(offers(poor, 'sellShares').length).toBeGreaterThan(0);
});

rule('1849 §14.2-d', 'interest that cannot be raised closes the corporation', () => {
  const state = owing(30, 5, { IFT: { '@A': 'P', turns: 0 } });
  const closed = play(state, { type: 'bankrupt', by: '@A' });
  expect([closed.companies['IFT']?.status, top(closed)]).toEqual(['waiting', 'leaveOrLoan']);
  // It is asked once more, also of a player who is worth more without the corporation.
  expect(severeWarnings(state, { type: 'bankrupt', by: '@A' })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'closes', company: 'IFT' }),
      expect.objectContaining({ kind: 'pays', player: '@A', amount: 5 }),
    ]),
  );
  const left = severeWarnings(closed, { type: 'choose', by: '@A', choice: 'leaveGame' });
  expect(left).toContainEqual(expect.objectContaining({ kind: 'bankrupts', player: '@A', score: 0 }));
});

rule('1849 §14.2-d', 'interestTest: giving up over interest is measured against the cheapest train', () => {
  // L.20 are missing and 120 at hand: enough for the interest, not for a train.
  const mayGiveUp = (interestTest: boolean, own: number): boolean =>
    isOffered(
      operatingTurn(
        'IFT',
        'bondInterest',
        { IFT: { '@A': 'P', cash: 30, loans: 1 }, ATA: { '@B': 'P' } },
        { cash: { '@A': own }, rulings: { interestTest, sellOffAtOnce: true } },
      ),
      { type: 'bankrupt', by: '@A' },
    );
  expect([mayGiveUp(false, 120), mayGiveUp(true, 120), mayGiveUp(true, 2000)]).toEqual([false, true, false]);
});

rule(
  '1849 §14.2-e',
  'redeemed from the treasury after the interest, one column right, and issued again (case 100)',
  () => {
    const short = owing(520);
    expect([short.cash['IFT'], isOffered(short, redeem500)]).toEqual([470, false]);
    const state = bonding({ IFT: { '@A': 'P', cash: 600, loans: 1 }, ATA: { '@B': 'P' } });
    const redeemed = play(state, redeem500);
    expect([redeemed.cash['IFT'], redeemed.companies['IFT']?.loans, cellAt(redeemed, 'IFT'), top(redeemed)]).toEqual([
      100,
      0,
      '3,6',
      'bond',
    ]);
    expect(cellAt(play(redeemed, take500), 'IFT')).toBe('3,5');
    const site = operatingTurn(
      'IFT',
      'bond',
      { IFT: { '@A': 'P', cash: 600, loans: 1 }, ATA: { '@B': 'P' } },
      { rulings: { noReissue: true } },
    );
    expect(top(play(site, redeem500))).not.toBe('bond');
  },
);

rule('1849 §14.2-f', "a bond at closing: treasury, president's cash, his shares, then leave or loan (case 101)", () => {
  const state = operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', price: '8,0', cash: 200, loans: 1 }, ATA: { '@B': 'P', '@A': '10', price: '7,5' } },
    { cash: { '@A': 100 } },
  );
  expect([top(state), state.cash['@A'], state.companies['IFT']?.status]).toEqual(['bondDebt', 0, 'waiting']);
  expect(state.agenda.at(-1)).toMatchObject({ player: '@A', amount: 200 });
  const [offer] = offers(state, 'sellShares');
  if (offer?.kind !== 'one') throw new Error('nothing can be sold');
  const sold = play(state, offer.action);
  expect([sold.cash['@A'], top(sold)]).toEqual([0, 'leaveOrLoan']);
  const lost = turn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', price: '8,0', cash: 200, loans: 1 }, ATA: { '@B': 'P' } },
    { options: VARIANT_OPTIONS, rulings: { bondsVanish: true }, cash: { '@A': 100 } },
  );
  expect(lost.cash['@A']).toBe(100);
});

rule('1849 §14.2-g', 'a share is worth L.100 less while the bond is out, at least nothing (case 102)', () => {
  const state = positionOf(
    { IFT: { '@A': 'P', price: '7,5', loans: 1 }, ATA: { '@A': '10', '@B': 'P', price: '1,11', loans: 1 } },
    { options: VARIANT_OPTIONS, cash: { '@A': 0 }, still: true },
  );
  expect(title1849.worth(state, '@A')).toBe(116);
  const ruled = { ...state, rules: { ...state.rules, rulings: { bondScoreBelowZero: true } } };
  // The two shares of IFT are worth L.58 each, then L.42 less than nothing.
  expect(title1849.worth(ruled, '@A')).toBe(116 + 2 * (priceOf(state, 'IFT') - 100));
});

rule('1849 §14.2-h', 'founded again its bond is unissued', () => {
  const state = operatingTurn('IFT', 'dividend', {
    IFT: { '@A': 'P', price: '8,0', cash: 500, loans: 1 },
    ATA: { '@B': 'P' },
  });
  expect(state.companies['IFT']?.loans).toBe(0);
});

const marking = (companies: Companies, about: Scene = {}): State =>
  operatingTurn('IFT', 'eMarker', companies, { phase: '12H', depot: '16H', ...about });
const marker: Action = { type: 'choose', by: '@A', choice: 'buyEMarker' };

rule('1849 §14.3-a', 'one marker from the bank, from the treasury, once the 12H is sold', () => {
  const bought = play(marking({ IFT: { '@A': 'P', cash: 1200 } }), marker);
  expect([bought.cash['IFT'], bought.own['eMarkers']]).toEqual([100, ['IFT']]);
  expect(top(marking({ IFT: { '@A': 'P', cash: 1200 } }, { own: { eMarkers: ['IFT'] } }))).not.toBe('eMarker');
  expect(top(marking({ IFT: { '@A': 'P', cash: 1000 } }))).not.toBe('eMarker');
  expect(top(marking({ IFT: { '@A': 'P', cash: 1200 } }, { phase: '10H', depot: '12H' }))).not.toBe('eMarker');
});

rule('1849 §14.3-b', 'the price of the first and of later markers, by phase (case 103)', () => {
  const price = (phase: string, sold: boolean): number => {
    const state = marking({ IFT: { '@A': 'P', cash: 2000 } }, { phase, own: { eMarkerSold: sold } });
    return 2000 - (play(state, marker).cash['IFT'] ?? 0);
  };
  expect([price('12H', false), price('16H', false), price('12H', true), price('16H', true)]).toEqual([
    1100, 800, 800, 550,
  ]);
});

rule('1849 §14.3-c', 'markers are not traded', () => {
  const state = marking({ IFT: { '@A': 'P', cash: 2000 }, ATA: { '@B': 'P' } }, { own: { eMarkers: ['ATA'] } });
  expect(new Set(offers(state).map((offer) => ('action' in offer ? offer.action.type : offer.kind)))).toEqual(
    new Set(['choose', 'pass']),
  );
});

rule('1849 §14.3-d', 'the buyer of the 12H comes too late for a marker', () => {
  const state = operatingTurn('IFT', 'trains', { IFT: { '@A': 'P', cash: 3000 } }, { phase: '10H', depot: '12H' });
  const bought = play(state, { type: 'buyTrain', by: '@A', train: '12H-0', from: 'depot', price: 800 });
  expect([top(bought), offers(bought, 'choose')]).toEqual(['trains', []]);
  expect(refusalOf(bought, { type: 'buyTrain', by: '@A', train: 'E-0', from: 'depot', price: 550 }).rule).toBe(
    '1849 §14.3-e',
  );
});

const buying = (eMarkers: readonly string[], about: Scene = {}): State =>
  operatingTurn(
    'CTL',
    'trains',
    { CTL: { '@A': 'P', cash: 600 } },
    { phase: '12H', depot: '16H', ...about, own: { eMarkers: [...eMarkers] } },
  );
const eTrain: Action = { type: 'buyTrain', by: '@A', train: 'E-0', from: 'depot', price: 550 };

rule('1849 §14.3-e', 'E trains with a marker only, and they start no phase', () => {
  expect(trainsForSale(buying([])).map(({ name }) => name)).toEqual(['16H', 'E']);
  expect(refusalOf(buying([]), eTrain)).toMatchObject({ rule: '1849 §14.3-e', key: 'needsEMarker' });
  const bought = play(buying(['CTL']), eTrain);
  expect([bought.phase, trainsAt(bought, 'CTL').map(({ name }) => name)]).toEqual(['12H', ['E']]);
});

rule('1849 §14.3-f', 'any distance, no narrow track (case 104)', () => {
  const state = operatingTurn(
    'CTL',
    'run',
    { CTL: { '@A': 'P', trains: 'E' } },
    {
      phase: '12H',
      depot: '16H',
      tiles: {
        C5: '651/5',
        B4: '7/5',
        D4: '682/1',
        C3: '3/5',
        E3: '714/0',
        G3: '58/1',
        H2: '8/2',
        G1: '58/3',
        F2: '78/2',
      },
    },
  );
  const asked = routeProblem(state, 'CTL');
  const narrow = runFromConnections(asked, { train: 'E-0', connections: [['D4', 'E3', 'F2', 'E1']] });
  const judged = narrow && judgeRuns(asked, [narrow]);
  expect(judged && !judged.ok && judged.refusal.key).toBe('wrongGauge');
  expect(bestRuns(asked).revenue).toBe(10 + 180 + 10 + 10 + 10 + 10 + 40 + 40);
});

rule('1849 §14.3-g', 'the four great cities count double, ports and others do not (case 105)', () => {
  const state = operatingTurn(
    'RCS',
    'run',
    { RCS: { '@A': 'P', trains: 'E' } },
    { phase: '12H', depot: '16H', tiles: { C5: '652/5', D6: '9/2', E7: '4/2' } },
  );
  expect(bestRuns(routeProblem(state, 'RCS')).revenue).toBe(280);
});

rule('1849 §14.3-h', 'the E train counts for the cheapest train with a marker only', () => {
  expect([cheapestTrain(buying([]), 'CTL'), cheapestTrain(buying(['CTL']), 'CTL')]).toEqual([1100, 550]);
});

rule('1849 §14.3-i', 'a closing corporation loses marker and E trains', () => {
  const state = operatingTurn(
    'IFT',
    'dividend',
    { IFT: { '@A': 'P', price: '8,0', trains: 'E' }, ATA: { '@B': 'P' } },
    { phase: '12H', depot: '16H', own: { eMarkers: ['IFT'] }, still: false },
  );
  expect([state.own['eMarkers'], trainsAt(state, 'IFT')]).toEqual([[], []]);
});

rule('1849 §6-g', 'passing ends each step of the variants', () => {
  const state = bonding({ IFT: { '@A': 'P', cash: 10 }, ATA: { '@B': 'P' } });
  expect(companyIn(topFrame(play(state, pass('@A'))))).toBe('ATA');
});

rule(
  ['1849 §14.1-a', '1849 §14.2-a', '1849 §14.3-e'],
  'a phase brings the rules of a variant only where it is played',
  () => {
    const flags = (options: Readonly<Record<string, boolean>>): ReadonlySet<string> =>
      new Set(factsFor({ title: '1849', players: 4, options, rulings: {} }).phases.flatMap((phase) => phase.flags));
    expect([...flags({})]).toEqual(['buyPrivates', 'blueArea']);
    expect(flags({ bonds: true, tokenAcquisition: true, electricDreams: true })).toEqual(
      new Set(['buyPrivates', 'tokensForSale', 'bonds', 'eMarkers', 'blueArea']),
    );
  },
);
