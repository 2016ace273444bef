import { factsOf, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { homesPlaced, waiting } from '../rules/slots.ts';
import { reachesLondon } from '../rules/network.ts';
import { type Companies, type Founded, onTurn, pass, price, station, tile, top } from './positions.ts';

const tokensAt = (state: State, hex: string): readonly string[] =>
  state.board.tokens.filter((each) => each.hex === hex).map(({ company }) => company);

rule(
  ['1862 §7.2 (a)', '1862 §7.2 (b)', '1862 §7.2 (g)', '1862 §7.2 (h)'],
  'T-19: an empty home: the marker lies there, the home tile comes first, then a second yellow one',
  () => {
    const state = onTurn(
      'ECR',
      'home',
      { ECR: { '@A': 'P', tokens: '', charter: [0, 0, 0], turns: 0 } },
      { tiles: { E6: '16_1a/0' } },
    );
    expect([top(state), tokensAt(state, 'D13'), homesPlaced.get(state)]).toEqual(['track', ['ECR'], ['ECR']]);
    expect(refusalOf(state, pass('@A')).rule).toBe('1862 §7.2 (g)');
    expect(refusalOf(state, tile('@A', 'E6', '16_2', 0)).rule).toBe('1862 §7.2 (g)');
    const built = play(state, tile('@A', 'D13', '57', 0));
    expect(top(built)).toBe('track');
    const second = play(built, tile('@A', 'D11', '57', 0));
    expect(top(second)).toBe('station');
    expect(tokensAt(play(second, station('@A', 'D11')), 'D11')).toEqual(['ECR']);
    // V-04
    const hole = onTurn(
      'ECR',
      'home',
      { ECR: { '@A': 'P', tokens: '', charter: [0, 0, 0], turns: 0 } },
      { tiles: { E6: '16_1a/0' }, rulings: { homeTileFirst: false } },
    );
    expect(isOffered(hole, tile('@A', 'E6', '16_2', 0))).toBe(true);
  },
);

rule('1862 §7.6.2 (b)', 'T-20: an N home is the whole build; T-21 Y then plain; T-22 never N as the second', () => {
  const colchester = onTurn('EUR', 'home', { EUR: { '@A': 'P', tokens: '', charter: [0], turns: 0 } });
  expect(top(play(colchester, tile('@A', 'E12', '790', 0)))).not.toBe('track');
  const ely = onTurn('E&H', 'home', { 'E&H': { '@A': 'P', tokens: '', charter: [0], turns: 0 } });
  const second = play(ely, tile('@A', 'C8', '621', 1));
  expect(isOffered(second, tile('@A', 'D7', '8852', 1))).toBe(true);
  expect(isOffered(second, tile('@A', 'B9', '790', 0))).toBe(false);
});

const BLOCKED = {
  ECR: { '@A': 'P', tokens: '', charter: [0, 0, 0], turns: 0 },
  SVR: { '@B': 'P', tokens: 'D11 D13', charter: [] },
} as const;

rule(
  ['1862 §7.2 (c)', '1862 §7.2 (i)', '1862 §7.7 (d)'],
  'a free slot is taken; nobody reserves it, so others may be there already',
  () => {
    const state = onTurn('ECR', 'home', BLOCKED, { tiles: { D13: '14/0' }, phase: 'B' });
    expect(tokensAt(state, 'D13')).toEqual(['SVR', 'ECR']);
  },
);

rule(
  '1862 §7.2 (d)',
  'T-16: a full home must be upgraded; the marker takes the new slot and another may follow',
  () => {
    const state = onTurn('ECR', 'track', BLOCKED, {
      tiles: { D13: '57/0', D11: '57/0' },
      phase: 'B',
      own: { waiting: { ECR: ['D13'] }, homesPlaced: ['ECR', 'SVR'] },
    });
    expect(refusalOf(state, tile('@A', 'D11', '14', 0)).rule).toBe('1862 §7.2 (g)');
    const built = play(state, tile('@A', 'D13', '14', 0));
    expect([tokensAt(built, 'D13'), waiting.get(built), top(built)]).toEqual([['SVR', 'ECR'], {}, 'trains']);
  },
);

rule(
  ['1862 §7.2 (e)', '1862 §7.7 (c)'],
  'T-15: where no upgrade helps the marker placed last returns to its charter',
  () => {
    const companies = { ...BLOCKED, EUR: { '@C': 'P', tokens: 'E12 D13', charter: [0] } } as const;
    const state = onTurn('ECR', 'home', companies, { tiles: { D13: '14/0' }, phase: 'D' });
    expect([tokensAt(state, 'D13'), state.companies['EUR']?.tokens.length]).toEqual([['SVR', 'ECR'], 2]);
    const yellow = onTurn('ECR', 'home', BLOCKED, { tiles: { D13: '57/0' } });
    expect([tokensAt(yellow, 'D13'), yellow.companies['SVR']?.tokens.length]).toEqual([['ECR'], 1]);
  },
);

rule('1862 §13 (a)', 'with the option the marker may go on waiting, but only after a merger', () => {
  const own = { waiting: { ECR: ['D13'] }, homesPlaced: ['ECR', 'SVR'] };
  const about = { tiles: { D13: '57/0' }, phase: 'B', own } as const;
  expect(refusalOf(onTurn('ECR', 'track', BLOCKED, about), pass('@A')).rule).toBe('1862 §7.2 (g)');
  const free = { ...about, options: { firstBuildOptional: true } };
  expect(refusalOf(onTurn('ECR', 'track', BLOCKED, free), pass('@A')).rule).toBe('1862 §7.2 (g)');
  expect(isOffered(onTurn('ECR', 'track', BLOCKED, { ...free, turn: { merged: true } }), pass('@A'))).toBe(true);
});

rule('1862 §7.2 (g)', 'V-04: an empty home hex is built in; recorded games of 18xx.games may pass', () => {
  const empty = { ECR: { '@A': 'P', tokens: 'D13', charter: [0] } } as const;
  expect(refusalOf(onTurn('ECR', 'track', empty), pass('@A')).rule).toBe('1862 §7.2 (g)');
  const recorded = onTurn('ECR', 'track', empty, { rulings: { strictBuilding: false } });
  expect(isOffered(recorded, pass('@A'))).toBe(true);
  // V-44: there each side has copies of its own.
  const count = (state: State, id: string) => factsOf(state).track.tiles[id]?.count;
  expect(['16_1a', '57'].map((id) => count(recorded, id))).toEqual(['unlimited', 12]);
  expect(count(onTurn('ECR', 'track', empty), '16_1a')).toBe(2);
});

const BASE = { FDR: { '@A': 'P', tokens: 'G12', charter: [0, 0] } } as const;

rule(
  ['1862 §7.6.1 (a)', '1862 §7.6.1 (b)', '1862 §7.6.1 (c)', '1862 §2.3 (a)'],
  'connected track, no barriers, cities for cities and towns for towns',
  () => {
    const state = onTurn('FDR', 'track', BASE, { tiles: { G12: '6/2' } });
    expect(refusalOf(state, tile('@A', 'E8', '57', 0)).rule).toBe('1862 §7.6.1 (a)');
    expect(refusalOf(state, tile('@A', 'F13', '621', 0)).rule).toBe('1862 §7.6.1 (b)');
    expect(isOffered(state, tile('@A', 'F11', '8852', 2))).toBe(false);
    expect(isOffered(state, tile('@A', 'F11', '790', 1))).toBe(true);
  },
);

rule(
  '1862 §7.6.1 (d)',
  'letters belong together; the brown tiles of Ipswich and Harwich fit nowhere else, and no others fit there',
  () => {
    const state = onTurn(
      'ESR',
      'track',
      { ESR: { '@A': 'P', tokens: 'F11 E12 F13', charter: [] } },
      { tiles: { F11: '791/1', E12: '791/0', F13: '793/5' }, phase: 'D' },
    );
    expect(isOffered(state, tile('@A', 'F11', '795', 3))).toBe(true);
    expect([0, 1, 2, 3, 4, 5].some((turned) => isOffered(state, tile('@A', 'F11', '794', turned as 0)))).toBe(false);
    expect([0, 1, 2, 3, 4, 5].some((turned) => isOffered(state, tile('@A', 'E12', '795', turned as 0)))).toBe(false);
    expect(isOffered(state, tile('@A', 'E12', '794', 0))).toBe(true);
    expect([0, 1, 2, 3, 4, 5].some((turned) => isOffered(state, tile('@A', 'F13', '797', turned as 0)))).toBe(true);
    expect([0, 1, 2, 3, 4, 5].some((turned) => isOffered(state, tile('@A', 'F13', '61y', turned as 0)))).toBe(false);
  },
);

rule('1862 §7.6.2 (a)', 'two yellow tiles, the second on the first', () => {
  const state = onTurn('FDR', 'track', BASE, { tiles: { G12: '57/0' } });
  const first = play(state, tile('@A', 'G10', '8852', 0));
  const second = play(first, tile('@A', 'G8', '57', 0));
  expect(top(second)).not.toBe('track');
});

rule(
  ['1862 §7.6.2 (c)', '1862 §2.3 (c)', '1862 §7.6.3 (b)'],
  'one small station on a yellow town tile stays on its line; an upgrade adds none',
  () => {
    const state = onTurn('FDR', 'track', BASE, { tiles: { G12: '611/5', G10: '8852/0', F11: '791/1' }, phase: 'B' });
    const upgraded = play(state, tile('@A', 'G10', '18_1a', 0));
    const { tiles } = factsOf(upgraded).track;
    expect(tiles[upgraded.board.tiles['G10']?.tile ?? '']?.nodes.length).toBe(1);
    expect(isOffered(state, tile('@A', 'G10', '18_2', 0))).toBe(false);
    expect(isOffered(state, tile('@A', 'G10', '18', 0))).toBe(false);
  },
);

rule('1862 §2.3 (b)', 'lines on a town tile are separate', () => {
  const { tiles } = factsOf(onTurn('FDR', 'track', BASE)).track;
  for (const each of Object.values(tiles).filter(({ nodes }) => nodes.every(({ kind }) => kind === 'town')))
    expect(each.nodes.length).toBeLessThanOrEqual(each.colour === 'yellow' ? 1 : each.colour === 'green' ? 2 : 3);
});

rule(['1862 §7.6.3 (a)', '1862 §7.6.3 (d)'], 'green from phase B, brown from D, one upgrade alone', () => {
  const about = { tiles: { G12: '57/0', G10: '8852/0' } } as const;
  expect(refusalOf(onTurn('FDR', 'track', BASE, about), tile('@A', 'G12', '14', 0)).rule).toBe('1862 §7.6.3 (a)');
  const green = onTurn('FDR', 'track', BASE, { ...about, phase: 'B' });
  expect(top(play(green, tile('@A', 'G12', '619', 0)))).not.toBe('track');
  const one = play(green, tile('@A', 'G8', '57', 0));
  expect(isOffered(one, tile('@A', 'G12', '619', 0))).toBe(false);
  const brown = { tiles: { G12: '619/0' } } as const;
  expect(isOffered(onTurn('FDR', 'track', BASE, { ...brown, phase: 'C' }), tile('@A', 'G12', '611', 2))).toBe(false);
});

rule('1862 §7.6.3 (c)', 'EX-13, T-23, T-24: new line or large station on a route', () => {
  // G12 has no exit to G10: a line of G10 towards it would be on no route.
  const state = onTurn('FDR', 'track', BASE, { tiles: { G12: '5/4', G10: '8851/1' }, phase: 'B' });
  expect(refusalOf(state, tile('@A', 'G10', '16_1b', 4)).key).toMatch(/^lay\./);
  const city = onTurn(
    'FDR',
    'track',
    { FDR: { '@A': 'P', tokens: 'G12', charter: [0] } },
    { tiles: { G12: '57/0' }, phase: 'B' },
  );
  expect(isOffered(city, tile('@A', 'G12', '619', 0))).toBe(true);
});

rule('1862 §7.6.3 (e)', 'markers keep their places', () => {
  const companies = { ...BASE, ESR: { '@B': 'P', tokens: 'F11 G12', charter: [0] } } as const;
  const state = onTurn('FDR', 'track', companies, { tiles: { G12: '619/0' }, phase: 'D' });
  const before = state.board.tokens.filter(({ hex }) => hex === 'G12').map(({ company, slot }) => [company, slot]);
  const lays = [0, 1, 2, 3, 4, 5]
    .map((turned) => tile('@A', 'G12', '611', turned as 0))
    .filter((each) => isOffered(state, each));
  const [lay] = lays;
  if (!lay) throw new Error('611 does not fit');
  expect(
    play(state, lay)
      .board.tokens.filter(({ hex }) => hex === 'G12')
      .map(({ company, slot }) => [company, slot]),
  ).toEqual(before);
});

rule(
  ['1862 §7.6.4 (a)', '1862 §7.6.4 (b)', '1862 §11.1 (d)'],
  'T-25, T-26: a third station on a brown tile anywhere; none on a yellow tile; the whole build',
  () => {
    const about = {
      tiles: { G12: '57/0', C12: '798_2/0', B3: '8852/2' },
      phase: 'D',
      options: { trainTypes: 'simpleFreight' },
    } as const;
    const state = onTurn('FDR', 'track', BASE, about);
    expect([0, 1, 2, 3, 4, 5].some((turned) => isOffered(state, tile('@A', 'B3', '8852', turned as 0)))).toBe(false);
    const built = play(state, tile('@A', 'C12', '798_3', 0));
    expect(top(built)).not.toBe('track');
    expect(
      [0, 1, 2, 3, 4, 5].some((turned) =>
        isOffered(
          onTurn('FDR', 'track', BASE, { ...about, tiles: { ...about.tiles, C12: '798_3/0' } }),
          tile('@A', 'C12', '798_3', turned as 0),
        ),
      ),
    ).toBe(false);
  },
);

const TO_LONDON = { tiles: { D13: '57/0' } } as const;
const ECR = { '@A': 'P', tokens: 'D13', charter: [0, 0] } as const;

rule(
  ['1862 §7.6.5 (a)', '1862 §7.6.5 (b)'],
  'London: four places, one each, instead of track and marker, with a route to an entry',
  () => {
    const state = onTurn('ECR', 'track', { ECR }, TO_LONDON);
    expect(reachesLondon(state, 'ECR')).toBe(true);
    const built = play(state, station('@A', 'B15'));
    expect([tokensAt(built, 'B15'), top(built)]).toEqual([['ECR'], 'trains']);
    expect(
      refusalOf(onTurn('ECR', 'track', { ECR: { ...ECR, tokens: 'D13 D15' } }, TO_LONDON), station('@A', 'B15')).rule,
    ).toBe('1862 §7.6.5 (a)');
    const full: Companies = Object.fromEntries(
      [
        ['SVR', 'D11 B15'],
        ['EUR', 'E12 B15'],
        ['ESR', 'F11 D15'],
        ['FDR', 'G12 D15'],
      ].map(([id = '', tokens = '']): readonly [string, Founded] => [
        id,
        { '@B': '10', '@C': 'P', tokens, charter: [] },
      ]),
    );
    expect(refusalOf(onTurn('ECR', 'track', { ECR, ...full }, TO_LONDON), station('@A', 'B15')).rule).toBe(
      '1862 §7.6.5 (a)',
    );
    expect(refusalOf(onTurn('ECR', 'track', { ECR }, { tiles: { D13: '5/3' } }), station('@A', 'B15')).rule).toBe(
      '1862 §7.6.5 (b)',
    );
    // T-27: not after a tile.
    const one = play(state, tile('@A', 'D11', '57', 0));
    expect(refusalOf(one, station('@A', 'B15')).rule).toBe('1862 §7.6.5 (b)');
    // V-43: also when nothing was built and a marker is placed.
    expect(isOffered(play(state, pass('@A')), station('@A', 'B15'))).toBe(true);
  },
);

rule('1862 §7.7 (b)', 'stationsSeenOnce: who found no city looks again only when the map has changed', () => {
  const asked = (stationsSeenOnce: boolean, found: boolean): boolean =>
    top(
      onTurn(
        'ECR',
        'station',
        { ECR },
        {
          tiles: { D13: '14/0', D11: '57/0' },
          phase: 'B',
          turn: { built: true },
          own: { stationsSeen: found ? {} : { ECR: false } },
          rulings: { stationsSeenOnce },
        },
      ),
    ) === 'station';
  expect([asked(false, false), asked(true, false), asked(true, true)]).toEqual([true, false, true]);
  // A tile shows everything again.
  const building = onTurn(
    'ECR',
    'track',
    { ECR },
    {
      tiles: { D13: '57/0', D11: '57/0' },
      phase: 'B',
      own: { stationsSeen: { ECR: false } },
      rulings: { stationsSeenOnce: true },
    },
  );
  expect(top(play(building, tile('@A', 'D13', '14', 0)))).toBe('station');
  // London is looked up each time.
  const own = { stationsSeen: { ECR: false } };
  const toLondon = onTurn('ECR', 'station', { ECR }, { ...TO_LONDON, own, rulings: { stationsSeenOnce: true } });
  expect(top(toLondon)).toBe('station');
});

rule(['1862 §7.7 (a)', '1862 §7.7 (b)'], 'T-30: one marker, free, on a route, not where the company has one', () => {
  const companies = { ECR: { ...ECR, cash: 0 } } as const;
  const state = onTurn('ECR', 'station', companies, {
    tiles: { D13: '14/0', D11: '57/0', C4: '201/0' },
    phase: 'B',
    turn: { built: true },
  });
  expect(refusalOf(state, station('@A', 'D13')).rule).toBe('1862 §7.7 (b)');
  expect(refusalOf(state, station('@A', 'C4')).rule).toBe('1862 §7.7 (b)');
  const placed = play(state, station('@A', 'D11'));
  expect([tokensAt(placed, 'D11'), placed.cash['ECR'], top(placed)]).toEqual([['ECR'], 0, 'trains']);
});

rule(
  ['1862 §7.1 (a)', '1862 §7.1 (b)', '1862 §7.1 (c)', '1862 §7.1 (d)'],
  'by falling price; T-48: who pays less than the price goes under the stack',
  () => {
    const spec = { tokens: 'D13', trains: '2E', price: 82, permits: ['express'] } as const;
    const state = onTurn(
      'ECR',
      'dividend',
      {
        ECR: { '@A': 'P', ...spec },
        ENR: { '@B': 'P', ...spec, tokens: 'F3' },
        ESR: { '@C': 'P', ...spec, tokens: 'F11', price: 90 },
      },
      { turn: { revenue: 60 } },
    );
    const paid = play(state, { type: 'dividend', by: '@A', kind: 'pay' });
    expect([price(paid, 'ECR'), paid.market.stacks[paid.market.at['ECR'] ?? '']]).toEqual([82, ['ENR', 'ECR']]);
    expect(refusalOf(state, { type: 'dividend', by: '@B', kind: 'pay' }).rule).toBe('1862 §7.1 (c)');
    // V-01
    const kept = onTurn(
      'ECR',
      'dividend',
      { ECR: { '@A': 'P', ...spec }, ENR: { '@B': 'P', ...spec, tokens: 'F3' } },
      { turn: { revenue: 60 }, rulings: { restackOnOperateWithoutMove: false } },
    );
    const there = play(kept, { type: 'dividend', by: '@A', kind: 'pay' });
    expect(there.market.stacks[there.market.at['ECR'] ?? '']).toEqual(['ECR', 'ENR']);
  },
);
