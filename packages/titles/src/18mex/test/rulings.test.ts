/** Rulings that 18xx.games needs beyond part 7: what it forbids, and where it asks although nothing can be done. */
import {
  cashOf,
  certificate,
  certificatesAt,
  companyOf,
  decider,
  type Game,
  offers,
  type Place,
  priceOf,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import {
  type Circumstances,
  isOffered,
  offeredKinds,
  play,
  refusalOf,
  rule,
  holding,
} from '../../../test/support/index.ts';
import { PRESETS, RULINGS } from '../rulings.ts';
import '../index.ts';
import {
  buyFiveWithChange,
  buyTrain,
  lay,
  majorTurn,
  pass,
  sellFiveWithChange,
  sellOf,
  stockTurn,
  take,
  trainsOf,
  withhold,
  yes,
} from './positions.ts';

const peer = { rulings: PRESETS['18xx.games'] } as const;
const idsAt = (state: State, place: Place): readonly string[] =>
  certificatesAt(state, place, 'CHI').map(({ id }) => id);
const step = (state: State): string | undefined => stepNameOf(topFrame(state));

describe('18MEX in stock rounds, as on 18xx.games', () => {
  rule('18MEX §3.2(a)(6)', 'changeAlone: 5% with change where nothing else can be sold', () => {
    const companies = { NdM: { price: 75, '@B': 'P', '@A': '10', pool: '10+10+10+10+5' } } as const;
    const alone = stockTurn('@A', companies);
    expect(isOffered(alone, sellFiveWithChange(alone, '@A'))).toBe(true);
    const there = stockTurn('@A', companies, peer);
    expect(isOffered(there, sellFiveWithChange(there, '@A'))).toBe(false);
    const more = stockTurn('@A', { ...companies, MEX: { price: 75, '@B': 'P', '@A': '10' } }, peer);
    expect(isOffered(more, sellFiveWithChange(more, '@A'))).toBe(true);
  });

  rule(
    '18MEX §3.2(c)(5)',
    '5% bought with change costs half of the market value, rounded down, whatever the ruling',
    () => {
      const state = stockTurn('@A', { NdM: { price: 75, '@B': 'P', '@A': '5', pool: '10' } }, peer);
      expect(cashOf(play(state, buyFiveWithChange(state, '@A')), '@A')).toBe(625 - 37);
    },
  );

  const fromOffering = { rulings: { ...peer.rulings, halfShareSwapBuyFromOffering: true } };

  rule(
    '18MEX §3.2(c)(5)',
    'halfShareSwapBuyFromOffering: only together with another purchase; the preset has it not',
    () => {
      const purchases = (cash: number, rulings = fromOffering.rulings): number =>
        offers(
          stockTurn('@A', { NdM: { price: 75, '@B': 'P', '@A': '5', ipo: 40 } }, { rulings, cash: { '@A': cash } }),
          'buyShares',
        ).length;
      expect([purchases(40), purchases(75)]).toEqual([0, 2]);
      expect(purchases(75, { ...peer.rulings, halfShareSwapBuyFromOffering: false })).toBe(1);
      expect(RULINGS.halfShareSwapBuyFromOffering.onSite).toBe(false);
    },
  );

  rule('18MEX §3.2(a)(3)', 'the 5 % given for a certificate of the offering must fit into the open market', () => {
    const changes = (pool: string): number =>
      offers(
        stockTurn('@A', { NdM: { price: 75, '@B': 'P', '@A': '5', ipo: '10', pool } }, fromOffering),
        'buyShares',
      ).filter(
        (offer) => offer.kind === 'one' && offer.action.type === 'buyShares' && offer.action.exchange !== undefined,
      ).length;
    expect([changes('10+10+10+10'), changes('10+10+10+10+10')]).toEqual([2, 1]);
  });

  rule('18MEX §3.2#5', 'askedInVain: who could pay for a certificate of the merged major is asked', () => {
    const asked = (own: number): boolean =>
      step(
        play(
          stockTurn(
            '@A',
            { MEX: { price: 75, '@B': 'P+10', ipo: 0, pool: 50 }, CHI: { status: 'closed' } },
            { ...peer, own: { mergedOffer: own }, cash: { '@A': 500, '@B': 70, '@C': 70 } },
          ),
          pass('@A'),
        ),
      ) === 'stockTurn';
    expect([asked(10), asked(20), asked(0)]).toEqual([true, false, false]);
  });
});

describe('18MEX: MIR between players, as on 18xx.games', () => {
  const buyMir = { type: 'buyPrivate', by: '@A', private: 'MIR', price: 100 } as const;

  rule(
    '18MEX §8(b)',
    'earlyKcmoLimitsTrade: before Phase 3 only KCM&O changes hands where it may be bought early',
    () => {
      const traded = (rulings: Game['rulings'], phase = '2'): readonly string[] =>
        offers(
          stockTurn(
            '@A',
            { MEX: { price: 75, '@A': 'P' } },
            { privates: { KCMO: '@B', MCAR: '@B' }, options: { earlyKcmo: true }, rulings, phase },
          ),
          'buyPrivate',
        ).flatMap((offer) =>
          offer.kind === 'price' && offer.action.type === 'buyPrivate' ? [offer.action.private] : [],
        );
      expect([traded({}), traded(PRESETS['18xx.games']), traded(PRESETS['18xx.games'], '3')]).toEqual([
        ['MCAR', 'KCMO'],
        ['KCMO'],
        ['MCAR', 'KCMO'],
      ]);
    },
  );

  rule('18MEX §3.2(c)(4)', 'mirBringsShareAgain: not while a player holds its share, although he is asked', () => {
    const companies = { CHI: { price: 75, '@C': 'P', '@B': '10' } } as const;
    const state = stockTurn('@A', companies, { ...peer, privates: { MIR: '@B' } });
    expect(certificate(state, 'CHI', 'CHI_1')?.at).toBe('@B');
    expect(refusalOf(state, buyMir).key).toBe('shareCannotCome');
    const poor = stockTurn('@A', companies, { ...peer, privates: { MIR: '@B' }, cash: { '@A': 1 } });
    expect([step(poor), decider(poor)]).toEqual(['stockTurn', '@A']);
    expect(isOffered(stockTurn('@A', companies, { privates: { MIR: '@B' } }), buyMir)).toBe(true);
  });

  rule('18MEX §3.2(c)(4)', 'mirBringsShareAgain: from the open market it comes along', () => {
    const companies = { CHI: { price: 75, pool: '10', '@C': 'P' } } as const;
    const bought = (about: object): string => {
      const state = stockTurn('@A', companies, { ...about, privates: { MIR: '@B' } });
      expect(certificate(state, 'CHI', 'CHI_1')?.at).toBe('pool');
      return holding(play(state, buyMir, yes('@B')), '@A', 'CHI');
    };
    expect([bought({}), bought(peer)]).toEqual(['', '10']);
  });

  rule('18MEX §3.2(c)(4)', 'mirBringsShareAgain: the very share is followed through a change of president', () => {
    // For the president's certificate the two newest are given there: @B keeps the first of three.
    const companies = { CHI: { price: 75, '@B': '10+10', '@C': 'P' } } as const;
    const holderOf = (about: object): unknown => {
      const before = stockTurn('@B', companies, about);
      expect(idsAt(before, '@B')[0]).toBe('CHI_1');
      const [next = ''] = idsAt(before, 'ipo');
      const after = play(before, { type: 'buyShares', by: '@B', company: 'CHI', certificates: [next] });
      expect(companyOf(after, 'CHI').president).toBe('@B');
      return certificate(after, 'CHI', 'CHI_1')?.at;
    };
    expect([holderOf({}), holderOf(peer)]).toEqual(['@C', '@B']);
  });

  rule(
    '18MEX §3.2(c)(4)',
    'mirBringsShareAgain: of a broken certificate the oldest share of the market comes back',
    () => {
      const companies = { CHI: { price: 75, pool: '10', '@B': 'P', '@C': '10+10' } } as const;
      const back = (about: object): readonly string[] => {
        const before = stockTurn('@B', companies, about);
        const [presidents] = idsAt(before, '@B');
        const after = play(before, {
          type: 'sellShares',
          by: '@B',
          company: 'CHI',
          certificates: [presidents ?? ''],
          percent: 10,
        });
        expect(companyOf(after, 'CHI').president).toBe('@C');
        return idsAt(after, '@B');
      };
      const [oldest] = idsAt(stockTurn('@B', companies), 'pool');
      expect([back({}).includes(oldest ?? ''), back(peer)]).toEqual([false, [oldest]]);
    },
  );
});

describe('18MEX in operating turns, as on 18xx.games', () => {
  rule('18MEX §4.3.4.2#1', 'lateRoute: a first route while trains are bought obliges to nothing in that turn', () => {
    const mayPass = (lateRoute: boolean): boolean => {
      const before = majorTurn(
        'CHI',
        'trains',
        { CHI: { price: 75, cash: 300, '@A': 'P+10+10', tokens: 'E6', turns: 1 } },
        { phase: '2', depot: '2', privates: { CdB: 'CHI' }, options: { baja: true }, rulings: { lateRoute } },
      );
      expect(isOffered(before, pass('@A'))).toBe(true);
      return isOffered(play(before, { type: 'placeToken', by: '@A', hex: 'H3', city: 0, power: 'CdB' }), pass('@A'));
    };
    expect([mayPass(false), mayPass(true)]).toEqual([false, true]);
  });

  const CHI = { price: 75, cash: 500, '@A': 'P+10+10+10', turns: 1, tokens: 'E6' } as const;

  rule('18MEX §4.4.1(c)#1', 'a plain tile in F5 may be laid and upgraded while KCM&O is open, there too', () => {
    const upgrades = (about: object): boolean =>
      ['23', '24', '25', '26', '27', '28', '29', '19', '20', '16', '17', '18'].some((tile) =>
        [0, 1, 2, 3, 4, 5].some((rotation) =>
          isOffered(
            majorTurn(
              'CHI',
              'track',
              { CHI },
              { tiles: { F5: '8/1' }, phase: '3', privates: { KCMO: '@B' }, ...about },
            ),
            lay('@A', 'F5', tile, rotation),
          ),
        ),
      );
    expect([upgrades({}), upgrades(peer)]).toEqual([true, true]);
    const plain = (owner: string): boolean =>
      isOffered(
        majorTurn('CHI', 'track', { CHI }, { phase: '3', privates: { KCMO: owner }, ...peer }),
        lay('@A', 'F5', '8', 4),
      );
    expect([plain('@B'), plain('CHI')]).toEqual([true, true]);
  });

  rule('18MEX §4.3.5#1', 'canyonAfterTiles: before Phase 3 the tile step is over with the last tile', () => {
    const after = (about: object, phase: string): string | undefined => {
      const options = { earlyKcmo: true };
      const state = majorTurn(
        'CHI',
        'track',
        { CHI },
        { phase, options, privates: { KCMO: '@B' }, frame: { yellow: 1 }, ...about },
      );
      return step(play(state, lay('@A', 'G6', '8', 1)));
    };
    expect(after({}, '2')).toBe('track');
    expect(after(peer, '2')).not.toBe('track');
    expect(after(peer, '3')).toBe('track');
  });

  rule('18MEX §8(b)', 'privatesAfterTrains: before Phase 3 the turn ends when no train can be bought', () => {
    const companies = { CHI: { ...CHI, cash: 130 }, MEX: { price: 75, '@B': 'P+10', tokens: 'P13' } } as const;
    const about = { phase: '2', options: { earlyKcmo: true }, privates: { KCMO: '@B' }, next: ['MEX'] } as const;
    const ours = majorTurn('CHI', 'trains', companies, about);
    const bought = play(ours, buyTrain(ours, '@A', '2', 'depot', 100));
    expect(isOffered(bought, { ...take('@A', 'KCMO', 20), for: 'CHI' })).toBe(true);
    const there = majorTurn('CHI', 'trains', companies, { ...about, ...peer });
    expect(decider(play(there, buyTrain(there, '@A', '2', 'depot', 100)))).toBe('@B');
  });

  rule(
    '18MEX §4.3.4(f)',
    'askedInVain: after a train of another major the step goes on as long as one could be paid',
    () => {
      const companies = {
        CHI: { ...CHI, cash: 300, trains: '2' },
        MEX: { price: 75, '@B': 'P+10', tokens: 'P13', trains: '2' },
      } as const;
      const state = majorTurn('CHI', 'trains', companies, {
        phase: '2',
        frame: { fromBank: 1 },
        next: ['MEX'],
        ...peer,
      });
      const bought = play(play(state, buyTrain(state, '@A', '2', 'MEX', 100)), yes('@B'));
      expect([step(bought), [...offeredKinds(bought)]]).toEqual(['trains', ['pass']]);
    },
  );

  rule('18MEX §4.3.2(c)', 'stationsSeenOnce: what a major did not see is seen after the next tile', () => {
    const companies = { NdM: { price: 75, cash: 500, '@A': 'P+10', turns: 2, tokens: 'O10' } } as const;
    const about = { ...peer, phase: '4', tiles: { M10: '57/0' } } as const;
    const own = { stationsSeen: { NdM: false } };
    const asked = (at: 'track' | 'station', more: object): State =>
      majorTurn('NdM', at, companies, { ...about, ...more, frame: at === 'station' ? {} : { yellow: 1 } });
    expect([step(asked('station', {})), step(asked('station', { own }))]).toEqual(['station', 'trains']);
    expect(step(play(asked('track', { own }), lay('@A', 'K10', '8', 0)))).toBe('station');
  });

  rule('18MEX §4.4.1(j)#1', 'stationsSeenOnce: the marker of a closed minor blocks until the next tile', () => {
    // The marker of minor C has become one of UdY after UdY looked for a place for a station in vain.
    const companies = { UdY: { price: 75, cash: 500, '@A': 'P+10', turns: 2, tokens: 'O10 S12' } } as const;
    const before = [
      { company: 'UdY', hex: 'O10', city: 0, slot: 0 },
      { company: 'C', hex: 'S12', city: 0, slot: 0 },
    ];
    const hexes = (own: NonNullable<Circumstances['own']>): readonly string[] =>
      offers(majorTurn('UdY', 'track', companies, { ...peer, phase: '3', own }), 'layTile').flatMap((offer) =>
        offer.kind === 'lay' ? (offer.hexes ?? []) : [],
      );
    expect(hexes({})).toEqual(['O10', 'S12', 'R13', 'M10', 'Q12']);
    expect(hexes({ stationsOnMap: { UdY: before } })).toEqual(['O10', 'M10', 'Q12']);
    // A search for a place that finds none computes the network that is kept; a tile of anybody ends that.
    const alone = { UdY: { ...companies.UdY, tokens: 'O10' } };
    const looked = majorTurn('UdY', 'station', alone, { ...peer, phase: '3' });
    expect(Object.keys(looked.own['stationsOnMap'] ?? {})).toEqual(['UdY']);
    const laid = play(
      majorTurn(
        'NdM',
        'track',
        { NdM: { price: 75, cash: 500, '@A': 'P+10', turns: 2, tokens: 'O10' } },
        { ...peer, phase: '4', own: { stationsOnMap: { UdY: before } }, tiles: { M10: '57/0' }, frame: { yellow: 1 } },
      ),
      lay('@A', 'K10', '8', 0),
    );
    expect(Object.keys(laid.own['stationsOnMap'] ?? {})).toEqual(['NdM']);
  });

  rule(
    '18MEX §4.3.4.2#3',
    'halfSharesInBlocks: a bankrupt’s half-shares go as a block, or one by one at one price',
    () => {
      const companies = {
        UdY: { price: 75, '@A': 'P', cash: 0, turns: 1, tokens: 'Q14' },
        NdM: { price: 90, '@B': 'P', '@A': '5+5' },
      } as const;
      const left = (rulings: Game['rulings']): readonly unknown[] => {
        const state = majorTurn('UdY', 'trains', companies, { rulings, phase: '3', depot: '3', cash: { '@A': 0 } });
        const over = play(state, { type: 'bankrupt', by: '@A' });
        return [holding(over, '@A', 'NdM'), priceOf(over, 'NdM')];
      };
      expect([left({}), left(PRESETS['18xx.games'])]).toEqual([
        ['', 80],
        ['', 90],
      ]);
    },
  );

  rule('18MEX §4.3.4.2#3', 'half-shares that are sold one by one all count before a president is bankrupt', () => {
    const companies = {
      UdY: { price: 75, '@A': 'P', cash: 100, turns: 1, tokens: 'Q14' },
      NdM: { price: 90, '@B': 'P', '@A': '5+5' },
    } as const;
    const about = { ...peer, phase: '3', depot: '3', cash: { '@A': 0 } } as const;
    const state = majorTurn('UdY', 'trains', companies, about);
    expect([...offeredKinds(state)].toSorted()).toEqual(['sellShares']);
  });

  rule(
    '18MEX §3.2(a)(5)',
    'presidentsLast: the president’s certificate goes with all others, and not against a 5% certificate',
    () => {
      const state = (pool: string) =>
        stockTurn(
          '@A',
          { NdM: { price: 75, '@A': 'P+5', '@B': '10+10', pool }, MEX: { price: 75, '@A': 'P+10', '@B': '10+10+10' } },
          peer,
        );
      const free = state('10');
      expect(isOffered(free, sellOf(free, '@A', 'NdM', 'P', 10))).toBe(true);
      expect(isOffered(free, sellOf(free, '@A', 'MEX', 'P', 10))).toBe(false);
      expect(isOffered(free, sellOf(free, '@A', 'MEX', 'P+10', 20))).toBe(true);
      const half = state('5');
      expect(isOffered(half, sellOf(half, '@A', 'NdM', 'P', 10))).toBe(false);
      const halves = stockTurn('@A', { NdM: { price: 75, '@A': 'P', '@B': '10+5+5' } }, peer);
      expect(isOffered(halves, sellOf(halves, '@A', 'NdM', 'P'))).toBe(false);
    },
  );

  rule('18MEX §5.3(g)', 'mergedTrainsRunAgain: a train that has run in the round stays at home', () => {
    const companies = { NdM: { price: 75, cash: 500, '@A': 'P+10', turns: 2, tokens: 'O10', trains: '3' } } as const;
    const runs = (own: object): string | undefined =>
      step(majorTurn('NdM', 'run', companies, { phase: '4', ...peer, ...own }));
    expect([runs({}), runs({ own: { ranThisRound: ['3-0'] } })]).toEqual(['run', 'trains']);
    const turn = majorTurn('NdM', 'dividend', companies, { phase: '4', revenue: 100, ...peer });
    expect(play(turn, withhold('@A')).own['ranThisRound']).toHaveLength(1);
    expect(trainsOf(turn, 'NdM')).toBe('3');
  });
});
