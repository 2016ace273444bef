import {
  type Action,
  companyIn,
  companyOf,
  expand,
  factsOf,
  networkOf,
  priceOf,
  type State,
  tokensOf,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { bestRun, isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { sharesAt } from '../rules/certificates.ts';
import { distribute, keptOf } from '../rules/dividend.ts';
import { exportTrains } from '../rules/trains.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import { after, operatingRoundOf, pass, positionOf, turnOf } from './positions.ts';
import { STEP } from '../steps.ts';

const lay = (hex: string, tile: string, rotation: 0 | 1 | 2 | 3 | 4 | 5, power?: string): Action => ({
  type: 'layTile',
  by: '@A',
  hex,
  tile,
  rotation,
  ...(power === undefined ? {} : { power }),
});
describe('the round', () => {
  rule(['1817 §or.2', '1817 §priv.8'], 'V-23: mail contracts of companies with a train', () => {
    const state = positionOf(
      { WT: { tokens: 'D9', trains: '3' }, J: { tokens: 'F13' } },
      { privates: { MAIL: 'WT', MAJM: 'J', MINM: 'WT' } },
    );
    const begun = after(state, (move) => {
      move.state = {
        ...move.state,
        agenda: [STEP.acquisitionRound.frame({ order: [] })],
        round: { kind: 'acquisition', set: 2, number: 1, of: 2 },
      };
    });
    expect([begun.cash['WT'], begun.cash['J'], begun.round.kind]).toEqual([25, 0, 'operating']);
  });

  rule(
    ['1817 §or.3', '1817 §or.4'],
    'all but red companies, by price; track, station, trains, revenue, purchases, interest, loans',
    () => {
      const state = operatingRoundOf(
        positionOf({ WT: { price: 90, tokens: 'D9' }, J: { price: 100, tokens: 'F13' }, R: { cell: 0, tokens: 'B5' } }),
      );
      expect(state.agenda.map((frame) => frame.step)).toEqual(['operatingRound', 'operatingTurn', 'track']);
      expect(companyIn(topFrame(state))).toBe('J');
    },
  );

  rule(['1817 §or.5', '1817 §loan.4'], 'loans at any moment of the turn up to the interest', () => {
    const state = turnOf(positionOf({ WT: { price: 100, tokens: 'D9', trains: '3' } }), 'WT');
    const borrowed = play(state, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' });
    expect([borrowed.agenda.at(-1)?.step, borrowed.cash['WT']]).toEqual(['track', 100]);
  });

  rule(
    ['1817 §or.6', '1817 §trn.2'],
    'E-14: in the first operating round all 2-trains leave, later the next train',
    () => {
      const first = after(positionOf({}, { depot: '2', phase: '2' }), exportTrains);
      expect([
        trainsAt(first, 'depot')[0]?.name,
        trainsAt(first, 'depot').filter((each) => each.name === '2+').length,
        first.phase,
      ]).toEqual(['2+', 4, '2']);
      // There are as many as anybody wants: no number is shown.
      expect([en, ru].map((language) => language['event.twosExported']).join()).not.toMatch(/\{|\d\d/);
      const later = after(positionOf({}, { depot: '5', phase: '5' }), exportTrains);
      expect(trainsAt(later, 'depot').filter((each) => each.name === '5')).toHaveLength(4);
      const last = after(positionOf({}, { depot: '8', phase: '8' }), exportTrains);
      expect(trainsAt(last, 'depot').length).toBe(trainsAt(positionOf({}, { depot: '8' }), 'depot').length);
    },
  );

  rule(
    ['1817 §or.7', '1817 §buyt.6', '1817 §trn.8'],
    'tricky 49: an export brings phase 6: 3s rust, then discards, before the mergers',
    () => {
      const state = positionOf({ WT: { trains: '5 4 4 3', tokens: 'D9' } }, { depot: '6', phase: '5' });
      const exported = after(state, (move) => {
        const last = STEP.operatingRound.frame({ operated: ['WT'], field: null });
        move.state = { ...move.state, agenda: [last], round: { kind: 'operating', set: 3, number: 1, of: 2 } };
      });
      expect([exported.phase, exported.agenda.at(-1)?.step]).toEqual(['6', 'discardTrains']);
      expect(
        trainsAt(exported, 'WT')
          .map((each) => each.name)
          .sort(),
      ).toEqual(['4', '4', '5']);
      const [four] = trainsAt(exported, 'WT').filter((each) => each.name === '4');
      const done = play(exported, { type: 'discardTrain', by: '@A', company: 'WT', train: four?.id ?? '' });
      expect([done.round.kind, trainsAt(done, 'pool').map((each) => each.name)]).toEqual(['merger', ['4']]);
    },
  );
});

describe('track', () => {
  const onTurn = (cash = 100, about = {}) =>
    turnOf(positionOf({ WT: { price: 100, cash, tokens: 'F13' } }, about), 'WT');

  rule(
    ['1817 §track.1', '1817 §track.2', '1817 §track.12', '1817 §vpriv.9'],
    'one free action and a yellow tile for $20; no hex twice',
    () => {
      const once = play(onTurn(), lay('F13', '57', 1));
      expect(once.cash['WT']).toBe(100);
      expect(refusalOf(once, lay('F13', '14', 0)).key).toBe('lay.hexIsClosed');
      const twice = play(once, lay('F11', '9', 1));
      expect(twice.cash['WT']).toBe(100 - 20 - 10);
      expect(twice.agenda.at(-1)?.step).not.toBe('track');
      expect(refusalOf(play(onTurn(5), lay('F13', '57', 1)), lay('F11', '9', 1)).rule).toBe('1817 §track.12');
    },
  );

  rule('1817 §track.3', 'river $10, mountain $15, lake $20, by the yellow tile', () => {
    const built = { F13: '57/1' };
    const turn = (): State =>
      turnOf(positionOf({ WT: { price: 100, cash: 100, tokens: 'F13' } }, { tiles: built }), 'WT');
    expect(play(turn(), lay('F11', '9', 1)).cash['WT']).toBe(90);
    expect(play(turn(), lay('F15', '9', 1)).cash['WT']).toBe(85);
    const toledo = turnOf(positionOf({ WT: { price: 100, cash: 100, tokens: 'D7' } }), 'WT');
    expect(play(toledo, lay('D7', '57', 0)).cash['WT']).toBe(80);
  });

  rule(
    ['1817 §track.4', '1817 §track.5', '1817 §track.11'],
    'upgrades are free, Detroit and New York cost $20 once; colours by phase',
    () => {
      const state = turnOf(positionOf({ WT: { price: 100, cash: 100, tokens: 'C8' } }), 'WT');
      const [green] = expand(state, 'layTile', { hex: 'C8' }).flatMap((each) =>
        each.kind === 'one' ? [each.action] : [],
      );
      expect(play(state, green ?? pass('@A')).cash['WT']).toBe(80);
      expect(
        refusalOf(turnOf(positionOf({ WT: { tokens: 'C8' } }, { phase: '2' }), 'WT'), lay('C8', '592', 0)).rule,
      ).toBe('1817 §track.5');
      const york = turnOf(positionOf({ WT: { price: 100, cash: 100, tokens: 'E22/1' } }), 'WT');
      const upgraded = play(york, lay('E22', '54', 0));
      expect([upgraded.cash['WT'], tokensOf(upgraded.board, 'WT')[0]?.city]).toEqual([80, 1]);
    },
  );

  rule('1817 §track.6', 'a brown ordinary city with as many exits as possible, unless ruled otherwise', () => {
    const about = { phase: '5', tiles: { F13: '14/0' } };
    expect(refusalOf(onTurn(100, about), lay('F13', '448', 0)).rule).toMatch(/track\.(6|8)/);
    expect(isOffered(onTurn(100, about), lay('F13', '63', 0))).toBe(true);
    expect(refusalOf(onTurn(100, { phase: '5', tiles: { F13: '15/0' } }), lay('F13', '448', 0)).rule).toBe(
      '1817 §track.6',
    );
    expect(
      isOffered(
        onTurn(100, { phase: '5', tiles: { F13: '15/0' }, rulings: { noMaxExits: true } }),
        lay('F13', '448', 0),
      ),
    ).toBe(true);
  });

  rule(
    ['1817 §track.7', '1817 §track.8', '1817 §track.9'],
    'connected to a station, keeping track and label, not off the map',
    () => {
      expect(refusalOf(onTurn(), lay('B17', '57', 1)).rule).toBe('1817 §track.7');
      expect(refusalOf(turnOf(positionOf({ WT: { tokens: 'C14' } }), 'WT'), lay('C14', '57', 1)).rule).toBe(
        '1817 §track.9',
      );
      expect(refusalOf(turnOf(positionOf({ WT: { tokens: 'C8' } }), 'WT'), lay('C8', '14', 0)).rule).toBe(
        '1817 §track.8',
      );
    },
  );

  rule(['1817 §track.10', '1817 §priv.2'], 'mines and ranches are never upgraded', () => {
    const state = onTurn(100, { tiles: { F13: '57/1', F15: '9/1' }, marks: { F15: ['mine'] } });
    expect(refusalOf(state, lay('F15', '82', 1)).rule).toBe('1817 §track.10');
  });
});

describe('stations and runs', () => {
  rule('1817 §tok.3', 'a full city without an own station blocks the way', () => {
    const tiles = { F13: '57/1', F15: '9/1', F17: '9/1', F19: '57/1', F21: '8/1', E22: '54/0' };
    const beyond = (state: State): boolean => networkOf(factsOf(state).track, state.board, 'WT').hexes.has('F21');
    expect(beyond(positionOf({ WT: { tokens: 'F13' } }, { tiles }))).toBe(true);
    expect(beyond(positionOf({ WT: { tokens: 'F13' }, J: { tokens: 'F19' } }, { tiles }))).toBe(false);
  });

  const line = { F13: '57/1', F15: '9/1', F17: '9/1', F19: '57/1' };

  rule(['1817 §tok.1', '1817 §tok.2'], 'a reachable city with a free circle, never a second one in the hex', () => {
    const state = turnOf(
      positionOf({ WT: { price: 100, tokens: 'F13', charter: 1 } }, { tiles: line }),
      'WT',
      'station',
    );
    expect(refusalOf(state, { type: 'placeToken', by: '@A', hex: 'F13', city: 0 }).rule).toBe('1817 §tok.2');
    expect(refusalOf(state, { type: 'placeToken', by: '@A', hex: 'B5', city: 0 }).rule).toBe('1817 §tok.1');
    const placed = play(state, { type: 'placeToken', by: '@A', hex: 'F19', city: 0 });
    expect([tokensOf(placed.board, 'WT').length, companyOf(placed, 'WT').tokens.length]).toEqual([2, 0]);
  });

  rule(
    ['1817 §route.1', '1817 §route.2', '1817 §route.3', '1817 §route.9'],
    'the greatest total is compulsory, unless ruled otherwise',
    () => {
      const spec = { price: 100, tokens: 'F13', trains: '3' };
      const state = turnOf(positionOf({ WT: spec }, { tiles: line }), 'WT', 'run');
      expect(refusalOf(state, { type: 'runTrains', by: '@A', runs: [] }).rule).toBe('1817 §route.1');
      const ran = play(state, bestRun(state));
      expect(ran.agenda.find(STEP.operatingTurn.is)?.['revenue']).toBe(40);
      const loose = turnOf(positionOf({ WT: spec }, { tiles: line, rulings: { anyRoute: true } }), 'WT', 'run');
      expect(isOffered(loose, { type: 'runTrains', by: '@A', runs: [] })).toBe(true);
      expect([
        ...offeredKinds(turnOf(positionOf({ WT: { price: 100, tokens: 'B5', trains: '3' } }), 'WT', 'run')),
      ]).not.toContain('runTrains');
    },
  );

  rule(['1817 §route.4', '1817 §route.5', '1817 §route.6'], 'a blocked city ends a run; no track is used twice', () => {
    const tiles = { ...line, F21: '9/1' };
    const through = turnOf(
      positionOf({ WT: { price: 100, tokens: 'F13', trains: '3 3' }, J: { tokens: 'F19' } }, { tiles }),
      'WT',
      'run',
    );
    const ran = play(through, bestRun(through));
    expect(ran.agenda.find(STEP.operatingTurn.is)?.['revenue']).toBe(40);
  });

  rule(
    ['1817 §route.7', '1817 §route.8', '1817 §priv.2', '1817 §priv.6'],
    'mines and bridges add $10, Toronto is a stop',
    () => {
      const mined = turnOf(
        positionOf(
          { WT: { price: 100, tokens: 'F13', trains: '3' } },
          { tiles: line, marks: { F15: ['mine'], F13: [] } },
        ),
        'WT',
        'run',
      );
      expect(play(mined, bestRun(mined)).agenda.find(STEP.operatingTurn.is)?.['revenue']).toBe(50);
      const toronto = turnOf(
        positionOf({ WT: { price: 100, tokens: 'C14', trains: '2' } }, { tiles: { C14: '6/0' } }),
        'WT',
        'run',
      );
      expect(isOffered(toronto, bestRun(toronto))).toBe(true);
      expect(play(toronto, bestRun(toronto)).agenda.find(STEP.operatingTurn.is)?.['revenue']).toBe(20 + 30);
    },
  );

  rule(['1817 §opt.1', '1817 §phase.2'], 'modern trains earn more at own stations; values rise with the phase', () => {
    const spec = { price: 100, tokens: 'F13 F19', trains: '8' };
    const run = (options: Readonly<Record<string, boolean>>): unknown => {
      const state = turnOf(positionOf({ WT: spec }, { tiles: line, phase: '8', options }), 'WT', 'run');
      return play(state, bestRun(state)).agenda.find(STEP.operatingTurn.is)?.['revenue'];
    };
    expect([run({}), run({ modernTrains: true })]).toEqual([40, 80]);
  });
});

describe('revenue', () => {
  const distributed = (spec: object, revenue: number, kind: 'pay' | 'half' | 'withhold', about = {}) =>
    after(
      positionOf({ WT: { tokens: 'D9', ...spec } }, { cash: { '@A': 0, '@B': 1000, '@C': 1000, '@D': 0 }, ...about }),
      (move) => distribute(move, 'WT', revenue, kind),
    );

  rule(
    ['1817 §div.1', '1817 §div.2'],
    'withheld to the treasury, one step left; without a train cell 1 stays (tricky 32)',
    () => {
      const state = distributed({ price: 100 }, 60, 'withhold');
      expect([state.cash['WT'], priceOf(state, 'WT')]).toEqual([60, 90]);
      expect(distributed({ cell: 1 }, 0, 'withhold').market.at['WT']).toBe('0,1');
    },
  );

  rule(
    ['1817 §div.3', '1817 §div.5', '1817 §div.6'],
    'V-16: shares receive, shorts pay, the treasury gets its part, twice the price moves two steps',
    () => {
      const spec = {
        size: 5,
        price: 50,
        president: '@A',
        shares: { '@A': 3 },
        pool: 2,
        shorts: { '@B': 1, '@C': 1 },
        cash: 0,
      };
      const state = distributed(spec, 140, 'pay');
      expect([state.cash['@A'], state.cash['WT'], state.cash['@B'], priceOf(state, 'WT')]).toEqual([
        84,
        56 - 28 * (2 - sharesAt(state, 'WT', 'WT')),
        972,
        60,
      ]);
    },
  );

  rule(['1817 §div.5', '1817 §corp.3'], 'V-17: a treasury above the whole company', () => {
    const state = distributed({ size: 5, price: 200, shares: { '@A': 3 }, shorts: { '@B': 2, '@C': 3 } }, 450, 'pay');
    expect(sharesAt(state, 'WT', 'WT')).toBe(7);
    expect([state.cash['WT'], state.cash['@A'], state.cash['@B'], state.cash['@C']]).toEqual([630, 270, 820, 730]);
  });

  rule('1817 §div.4', 'E-12, V-19, tricky 29, 30: half, rounded in favour of the shareholders', () => {
    expect([
      keptOf(10, 330, 'half'),
      keptOf(10, 150, 'half'),
      keptOf(10, 10, 'half'),
      keptOf(5, 430, 'half'),
      keptOf(2, 50, 'half'),
    ]).toEqual([160, 70, 0, 215, 25]);
    const state = distributed({ size: 10, price: 300, shares: { '@A': 2 } }, 330, 'half');
    expect([state.cash['@A'], state.cash['WT']]).toEqual([34, 160 + 8 * 17]);
  });

  rule(['1817 §div.6', '1817 §mkt.4'], 'E-11, tricky 31, 33: a gray company counts as $40', () => {
    const gray = (paid: number) => distributed({ size: 2, cell: 2, shares: { '@A': 2 } }, paid, 'pay').market.at['WT'];
    expect([30, 40, 70, 80].map(gray)).toEqual(['0,2', '0,3', '0,3', '0,4']);
    expect(priceOf(distributed({ size: 2, cell: 3, shares: { '@A': 2 } }, 80, 'pay'), 'WT')).toBe(45);
    expect(priceOf(distributed({ size: 10, price: 80 }, 150, 'half'), 'WT')).toBe(90);
  });

  rule(
    ['1817 §div.7', '1817 §trn.6', '1817 §vpriv.4'],
    'V-18: by a ruling obsolete trains leave with the distribution, even without a run',
    () => {
      const about = { privates: { P15: 'WT' }, options: { volatility: true } };
      const state = distributed({ price: 100, trains: '2+* 3' }, 0, 'withhold', {
        ...about,
        rulings: { obsoleteWithoutRun: true },
      });
      expect(trainsAt(state, 'WT').map((each) => each.name)).toEqual(['3']);
      expect(state.cash['WT']).toBe(30);
      const printed = distributed({ price: 100, trains: '2+* 3' }, 0, 'withhold', about);
      expect(trainsAt(printed, 'WT').map((each) => each.name)).toEqual(['2+', '3']);
    },
  );

  rule('1817 §trn.6', 'an obsolete 2+ leaves after the run in which it took part', () => {
    const spec = { price: 100, trains: '2+* 2+*', tokens: 'C14', cash: 0 } as const;
    const about = { tiles: { C14: '6/0' }, phase: '4', depot: '4' };
    const state = turnOf(positionOf({ WT: spec }, about), 'WT', 'run');
    const run = bestRun(state);
    if (run.type !== 'runTrains') throw new Error('no run');
    const ran = new Set(run.runs.map((each) => each.train));
    const [idle] = trainsAt(state, 'WT').filter(({ id }) => !ran.has(id));
    expect([ran.size, idle?.name]).toEqual([1, '2+']);
    const paid = play(state, run, { type: 'dividend', by: '@A', kind: 'pay' });
    expect(trainsAt(paid, 'WT').map(({ id }) => id)).toEqual([idle?.id]);
  });
});

rule('1817 §phase.1', 'there is no phase of the 2+: it brings no change', () => {
  expect(factsOf(positionOf()).phases.map(({ name }) => name)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  const state = turnOf(
    positionOf({ WT: { price: 100, cash: 500, tokens: 'D9' } }, { phase: '2', depot: '2+' }),
    'WT',
    'trains',
  );
  const bought = play(state, { type: 'buyTrain', by: '@A', train: '2+-0', from: 'depot', price: 100 });
  expect([bought.phase, trainsAt(bought, 'WT')[0]?.name]).toEqual(['2', '2+']);
});
