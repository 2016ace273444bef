/** What no offer speaks of is refused by the rule that forbids it; steps in which nothing can be done close and say so. */
import {
  type Action,
  apply,
  begin,
  expand,
  isRefusal,
  newGame,
  playerIn,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { refusalOf, rule } from '../../../test/support/index.ts';
import {
  bankTrain,
  bid,
  type Founded,
  merger,
  onTurn,
  parliamentTurn,
  pass,
  stockTurn,
  tile,
  top,
} from './positions.ts';
import { STEP } from '../steps.ts';

const refused = (state: State, action: Action): readonly [string, string] => {
  const { rule: cited, key } = refusalOf(state, action);
  return [cited, key];
};

rule(['1862 §6.3 (f)', '1862 §6.5.1 (a)', '1862 §6.2 (a)'], 'shares that are not for sale', () => {
  const state = stockTurn('@B', { ECR: { pool: 'P+10', '@A': '10', '@C': '10+10', status: 'floated', trains: '2E' } });
  const of = (at: string, director: boolean): string =>
    (state.certificates['ECR'] ?? []).find((each) => each.at === at && (each.kind === 'president') === director)?.id ??
    '';
  const buy = (...certificates: readonly string[]): Action => ({
    type: 'buyShares',
    by: '@B',
    company: 'ECR',
    certificates: [...certificates],
  });
  expect(refused(state, buy(of('pool', true)))).toEqual(['1862 §6.3 (f)', 'directorNotForSale']);
  expect(refused(state, buy(of('@A', false)))).toEqual(['1862 §6.5.1 (a)', 'notForSale']);
  expect(refused(state, buy(of('pool', false), of('ECR', false)))).toEqual(['1862 §6.2 (a)', 'oneShare']);
  expect(refused(state, { ...buy('ENR_1'), company: 'ENR' } as Action)).toEqual(['1862 §6.5.3 (a)', 'notFounded']);
  expect(refused(state, { ...buy('W&F_1'), company: 'W&F' } as Action)).toEqual(['1862 §2.4.1-§2.4.4', 'notInGame']);
});

rule(['1862 §6.5.3 (b)', '1862 §4.2'], 'founding at 210, and a par of 110', () => {
  const found = (by: '@A', company: string, cell: string): Action => ({ type: 'par', by, company, cell });
  const rich = { cash: { '@A': 1000 } };
  expect(refused(stockTurn('@A', {}, rich), found('@A', 'ECR', '0,41'))).toEqual(['1862 §6.5.3 (b)', 'foundingPrice']);
  const charter = parliamentTurn('@A', {}, { ...rich, cash: { '@A': 1000, '@B': 0, '@C': 0, '@D': 0 } });
  const won = apply(charter, bid('@A', 'ECR', 0));
  if (isRefusal(won)) throw new Error(won.key);
  expect(top(won.state)).toBe('charter');
  expect(refused(won.state, found('@A', 'ECR', '0,28'))).toEqual(['1862 §4.2', 'notPar']);
});

const buying = (spec: Founded, about = {}, more: Readonly<Record<string, Founded>> = {}): State =>
  onTurn('L&E', 'trains', { 'L&E': { tokens: 'C6', cash: 1000, '@A': 'P+10', trains: '2E', ...spec }, ...more }, about);

rule(['1862 §7.10 (b)', '1862 §7.9 (c)', '1862 §7.10 (a)'], 'a fourth warranty, a used train at another price', () => {
  const state = buying({}, {}, { ECR: { '@B': 'P', trains: '2L', tokens: 'D13' } });
  // The free warranty of an A train counts.
  expect(refused(state, bankTrain(state, '@A', '1F', 3))).toEqual(['1862 §7.10 (b)', 'tooManyWarranties']);
  const train = state.trains.find(({ at }) => at === 'ECR')?.id ?? '';
  const used = { type: 'buyTrain', by: '@A', train, from: 'ECR' } as const;
  expect(refused(state, { ...used, price: 90 })).toEqual(['1862 §7.9 (c)', 'fixedPrice']);
  expect(refused(state, { ...used, price: 100, warranties: 1 })).toEqual(['1862 §7.10 (a)', 'warrantiesFromBank']);
  expect(refused(state, { type: 'convert', by: '@A', company: 'L&E' })).toEqual(['1862 §5.1.3', 'notTrainless']);
});

rule(['1862 §7.5.2 (a)', '1862 §7.5.2 (b)'], 'mergers with a company apart, or in receivership', () => {
  const line = { tiles: { B13: '57/0', B11: '8852/0', B9: '790/2', B7: '57/0', B5: '57/0', D13: '57/0' } } as const;
  const state = onTurn(
    'N&E',
    'merge',
    {
      'N&E': { '@A': 'P+10+10', tokens: 'B13' },
      WStI: { '@A': 'P+10+10', tokens: 'B5' },
      ECR: { '@A': 'P+10+10', tokens: 'D13' },
      'E&H': { pool: 'P', '@C': '10+10', status: 'floated', tokens: 'B9' },
    },
    line,
  );
  expect(refused(state, merger('@A', 'N&E', 'ECR'))).toEqual(['1862 §7.5.2 (a)', 'notJoined']);
  expect(refused(state, merger('@A', 'N&E', 'E&H'))).toEqual(['1862 §7.5.2 (b)', 'partnerInReceivership']);
  expect(refused(state, merger('@A', 'N&E', 'WStI', 'ECR'))).toEqual(['1862 §5.2.1', 'wrongSurvivor']);
});

rule(
  ['1862 §7.6.2 (b)', '1862 §7.6.1 (d)', '1862 §7.6.2 (c)'],
  'tiles: a second N, a foreign brown, a yellow town',
  () => {
    const ESR = { ESR: { '@A': 'P', tokens: 'F11', charter: [0] } } as const;
    const second = onTurn('ESR', 'track', ESR, {
      tiles: { F11: '790/1', G10: '8851/3' },
      agenda: () => [
        STEP.operatingRound.frame({ operated: ['ESR'], field: null }),
        STEP.operatingTurn.frame({
          company: 'ESR',
          stage: 'station',
          built: true,
          merged: false,
          revenue: 0,
          subsidy: 0,
        }),
        STEP.track.frame({ company: 'ESR', laid: 1 }),
      ],
    });
    expect(refused(second, tile('@A', 'E12', '790', 0))).toEqual(['1862 §7.6.2 (b)', 'nAlone']);
    // Nor is one offered.
    const lays = (state: State, hex: string) =>
      expand(state, 'layTile', { hex }).flatMap((each) => (each.kind === 'one' ? [each.action] : []));
    expect(lays(second, 'E12')).toEqual([]);
    expect(lays(onTurn('ESR', 'track', ESR, { tiles: { F11: '790/1', G10: '8851/3' } }), 'E12').length).toBeGreaterThan(
      0,
    );
    const brown = onTurn('ESR', 'track', ESR, { tiles: { F11: '791/1' }, phase: 'D' });
    expect(refused(brown, tile('@A', 'F11', '794', 0))).toEqual(['1862 §7.6.1 (d)', 'ownBrownTile']);
    const town = onTurn('ESR', 'track', ESR, { tiles: { F11: '790/1', G10: '8851/3' }, phase: 'B' });
    expect(refused(town, tile('@A', 'G10', '8850', 0))).toEqual(['1862 §7.6.2 (c)', 'yellowStation']);
  },
);

rule('1862 §7.8 (g)', 'a train without a permit is refused as such', () => {
  const spec = { '@A': 'P', tokens: 'F3', trains: '2E 1F', permits: ['express'] } as const;
  const state = onTurn('ENR', 'run', { ENR: spec }, { tiles: { F3: '57/0', F5: '790/2' } });
  const train = state.trains.find(({ side, at }) => side === '1F' && at === 'ENR')?.id ?? '';
  const action: Action = { type: 'runTrains', by: '@A', runs: [{ train, stops: [], links: [] }] };
  expect(refused(state, action)).toEqual(['1862 §7.8 (g)', 'noPermit']);
});

rule(['1862 §3.0 (a)', '1862 §7.1 (d)', '1862 §4.1 (f)'], 'what belongs to another round or step says so', () => {
  const stock = stockTurn('@A', {});
  expect(refused(stock, bid('@A', 'ECR', 0))).toEqual(['1862 §3.0 (a)', 'otherRound.parliament']);
  expect(refused(stock, { type: 'dividend', by: '@A', kind: 'pay' })).toEqual([
    '1862 §3.0 (a)',
    'otherRound.operating',
  ]);
  const parliament = parliamentTurn('@A');
  const sale: Action = { type: 'sellShares', by: '@A', company: 'ECR', certificates: ['ECR_1'], percent: 10 };
  expect(refused(parliament, sale)).toEqual(['1862 §4.1 (f)', 'otherRound.stock']);
  expect(refused(buying({}), { type: 'dividend', by: '@A', kind: 'pay' })).toEqual(['1862 §7.1 (d)', 'otherStep']);
});

const eventKeys = (state: State, action: Action): readonly string[] => {
  const done = apply(state, action);
  if (isRefusal(done)) throw new Error(done.key);
  return done.events.flatMap((event) => (event.type === 'special' ? [event.key] : []));
};

test('a step in which nothing can be done closes and says why', () => {
  // Nobody else has the money for a charter.
  const poor = parliamentTurn('@A', {}, { cash: { '@A': 100, '@B': 500, '@C': 100, '@D': 100 } });
  expect([top(poor), playerIn(topFrame(poor))]).toEqual(['parliamentTurn', '@B']);
  expect(eventKeys(poor, pass('@B'))).toEqual(expect.arrayContaining(['closed.noBidMoney']));
  // On 18xx.games anyone who could only pass is asked all the same.
  const asked = parliamentTurn('@A', {}, { cash: { '@A': 100 }, rulings: { asksInVain: true } });
  expect(playerIn(topFrame(asked))).toBe('@A');
  // No marker, no train money.
  const bare = { FDR: { '@A': 'P', tokens: 'G12', charter: [], trains: '2E', cash: 0 } } as const;
  const build = onTurn('FDR', 'track', bare, { tiles: { G12: '57/0' } });
  expect(eventKeys(build, pass('@A'))).toEqual(['closed.noMarker']);
  const paid = onTurn('FDR', 'dividend', bare, { turn: { revenue: 100 } });
  expect(eventKeys(paid, { type: 'dividend', by: '@A', kind: 'withhold' })).not.toContain('closed.noTrainMoney');
  const spent = onTurn('FDR', 'dividend', bare, { turn: { revenue: 50 } });
  expect(eventKeys(spent, { type: 'dividend', by: '@A', kind: 'withhold' })).toContain('closed.noTrainMoney');
});

rule('1862 §2.4.4', 'seats are drawn by the seed, or as they sit', () => {
  const players = ['@1', '@2', '@3', '@4', '@5'].map((id) => ({ id: id as `@${string}`, name: id }));
  const seats = (seed: number, seating?: 'asSeated') =>
    begin(newGame({ title: '1862', players, seed, ...(seating ? { seating } : {}) })).state.seats.join();
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => seats(seed))).size).toBeGreaterThan(3);
  expect(seats(3, 'asSeated')).toBe('@1,@2,@3,@4,@5');
});
