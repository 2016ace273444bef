import { type Action, companyOf, expand, factsOf, type State, trainsAt } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { payLate } from '../recorded/trains.ts';
import { endsAtLocation, feedsRanch } from '../rules/markers.ts';
import { feesOf } from '../rules/track.ts';
import { exportTrains, rusting } from '../rules/trains.ts';
import { acquisitionsOf, after, bid, mergersOf, pass, positionOf, turnOf } from './positions.ts';
import { STEP } from '../steps.ts';

const lay = (hex: string, tile: string, rotation: 0 | 1 | 2 | 3 | 4 | 5, power?: string): Action => ({
  type: 'layTile',
  by: '@A',
  hex,
  tile,
  rotation,
  ...(power === undefined ? {} : { power }),
});
const WEST = { F13: '57/1' } as const;
const spec = { price: 100, cash: 100, tokens: 'F13' };
const turn = (privates: Readonly<Record<string, 'WT'>>, about: object = {}): State =>
  turnOf(positionOf({ WT: spec }, { tiles: WEST, privates, options: { volatility: true }, ...about }), 'WT');

describe('mines, bridges and engineers', () => {
  rule(
    ['1817 §priv.1', '1817 §priv.2'],
    'a plain yellow tile in mountains with an end at a location; no terrain, +$10 (tricky 101)',
    () => {
      const state = turn({ MINC: 'WT' });
      const mined = play(state, lay('F15', '9', 1, 'MINC'));
      expect([mined.cash['WT'], mined.board.marks['F15'], mined.privates['MINC']?.closed]).toEqual([
        100,
        ['mine'],
        true,
      ]);
      expect(refusalOf(state, lay('E16', '9', 1, 'MINC')).key).toBe('lay.tileIsSpecial');
      expect(refusalOf(state, lay('D19', '57', 1, 'MINC')).key).toBe('lay.tileIsSpecial');
      expect(refusalOf(play(turn({ CM: 'WT' }), lay('F15', '9', 1, 'CM')), lay('F15', '82', 1)).key).toBe(
        'lay.hexIsClosed',
      );
    },
  );

  rule('1817 §priv.1', 'tricky 102: no mine whose end can never meet its city', () => {
    const at = (tile: string): boolean => endsAtLocation(positionOf({}, { tiles: { F13: tile } }), 'G14', '9', 2);
    // G14 lies below Pittsburgh on the right: edge 2 of G14 faces edge 5 of F13.
    const { track } = factsOf(positionOf());
    expect(track.map.neighbours['G14']?.[2]).toBe('F13');
    expect(at('593/0')).toBe(true);
    expect(at('597/0')).toBe(false);
    expect(at('597/1')).toBe(true);
  });

  rule('1817 §priv.3', 'tricky 100: Mountain Engineers earn $20, also with a mine as second tile', () => {
    const state = turn({ ME: 'WT', MINC: 'WT' });
    expect(play(state, lay('F15', '9', 1)).cash['WT']).toBe(100 - 15 + 20);
    const second = play(state, lay('F11', '9', 1), lay('F15', '9', 1, 'MINC'));
    expect(second.cash['WT']).toBe(100 - 10 - 20 + 20);
  });

  rule('1817 §priv.5', 'tricky 103: rivers cost nothing, also with both bridge companies', () => {
    expect(play(turn({ OBC: 'WT', UBC: 'WT' }), lay('F11', '9', 1)).cash['WT']).toBe(100);
  });

  rule(['1817 §priv.6', '1817 §or.5'], 'tricky 104: a bridge at any moment, one per city, for everybody', () => {
    const build = (target: string, id = 'UBC'): Action => ({ type: 'usePower', by: '@A', private: id, target });
    const state = play(turn({ UBC: 'WT', OBC: 'WT' }), build('G6'));
    expect(state.board.marks['G6']).toEqual(['bridge']);
    expect(refusalOf(state, build('G6')).key).toBe('bridgeThere');
    const two = play(state, build('H3'));
    expect(refusalOf(two, build('H9')).key).toBe('noMarkerLeft');
    expect(isOffered(two, build('H9', 'OBC'))).toBe(true);
  });
});

rule('1817 §or.5', 'a bridge to build keeps the step of track open, even without money for a tile', () => {
  const steps = (privates: Readonly<Record<string, 'WT'>>, rulings: Readonly<Record<string, boolean>> = {}) =>
    turnOf(
      positionOf(
        { WT: { size: 2, price: 60, cash: 0, loans: 2, tokens: 'D9', trains: '3' } },
        // Express Track: the first tile costs $10.
        { options: { volatility: true }, privates: { P18: 'WT', ...privates }, rulings, own: { interestRate: 0 } },
      ),
      'WT',
    ).agenda.some((frame) => STEP.track.is(frame) && frame.company === 'WT');
  expect([steps({ UBC: 'WT' }), steps({}), steps({ UBC: 'WT' }, { asksAll: true })]).toEqual([true, false, false]);
});

describe('B cities and ranches', () => {
  rule(
    ['1817 §priv.4', '1817 §map.4'],
    'tricky 105: the special B tile in Pittsburgh, unless somebody built it',
    () => {
      const state = turnOf(positionOf({ WT: { ...spec, tokens: 'B5' } }, { privates: { PSM: 'WT' } }), 'WT');
      const built = play(state, lay('F13', 'X00', 0, 'PSM'));
      expect([built.board.tiles['F13']?.tile, built.privates['PSM']?.closed]).toEqual(['X00', true]);
      const other = turnOf(positionOf({ WT: spec }, { privates: { PSM: 'J' } }), 'WT');
      const ordinary = play(other, lay('F13', '57', 1));
      // The power is gone for good; the print does not take the private away.
      expect(ordinary.privates['PSM']?.closed).toBe(false);
      expect(refusalOf(state, lay('F13', 'X00', 0)).rule).toBe('1817 §map.3');
    },
  );

  rule('1817 §vpriv.7', 'Buffalo, Toledo ($20 are paid) and Indianapolis likewise', () => {
    const at = (id: string, hex: string, rotation: 0 | 1): State =>
      play(
        turnOf(
          positionOf({ WT: { ...spec, tokens: 'B5' } }, { privates: { [id]: 'WT' }, options: { volatility: true } }),
          'WT',
        ),
        lay(hex, 'X00', rotation, id),
      );
    expect(at('P16', 'C14', 1).cash['WT']).toBe(100);
    expect(at('P17', 'D7', 0).cash['WT']).toBe(80);
    expect(at('P24', 'F3', 0).board.tiles['F3']?.tile).toBe('X00');
  });

  rule('1817 §vpriv.8', 'tricky 106: a special B tile removes the ranches around it', () => {
    const state = turnOf(
      positionOf(
        { WT: { ...spec, tokens: 'B5' } },
        { privates: { P17: 'WT' }, options: { volatility: true }, tiles: { D5: '9/1' }, marks: { D5: ['ranch'] } },
      ),
      'WT',
    );
    expect(play(state, lay('D7', 'X00', 0, 'P17')).board.marks['D5']).toBeUndefined();
  });

  rule('1817 §vpriv.10', 'ranches in the west, beside an ordinary city or area; terrain is paid', () => {
    const state = turn({ P23: 'WT' });
    const ranched = play(state, lay('F11', '9', 1, 'P23'));
    expect([ranched.board.marks['F11'], ranched.cash['WT']]).toEqual([['ranch'], 90]);
    expect(refusalOf(state, lay('F15', '9', 1, 'P23')).key).toBe('lay.tileIsSpecial');
    const { track } = factsOf(state);
    const pittsburghIsB = positionOf({}, { tiles: { F13: 'X00/0' } }).board;
    expect([feedsRanch(track, state.board, 'F11', false), feedsRanch(track, pittsburghIsB, 'F11', false)]).toEqual([
      true,
      false,
    ]);
    // Lansing feeds C6 beside Detroit, Indianapolis E2 beside Chicago; by that ruling neither.
    for (const hex of ['C6', 'E2'])
      expect([feedsRanch(track, state.board, hex, false), feedsRanch(track, state.board, hex, true)]).toEqual([
        true,
        false,
      ]);
    // Beside Detroit alone there is none.
    expect(feedsRanch(track, state.board, 'B9', false)).toBe(false);
  });

  rule('1817 §vpriv.9', 'E-22: Express and Efficient Track', () => {
    const fees = (...ids: readonly string[]) =>
      feesOf(
        positionOf(
          { WT: spec },
          { privates: Object.fromEntries(ids.map((id) => [id, 'WT'])), options: { volatility: true } },
        ),
        'WT',
      );
    expect([fees(), fees('P18'), fees('P19'), fees('P18', 'P19')]).toEqual([
      [0, 20],
      [10, 0],
      [0, 10],
      [0, 0],
    ]);
    const both = play(turn({ P18: 'WT', P19: 'WT' }), lay('F11', '9', 1), lay('F15', '9', 1));
    expect(both.cash['WT']).toBe(100 - 10 - 15);
  });
});

describe('Inventor, Scrapper, Parachute, Subsidy', () => {
  rule('1817 §vpriv.3', 'E-20: $10 × type for the first train of a type, nothing for the 2+', () => {
    const owned = { privates: { P14: 'WT' as const }, options: { volatility: true } };
    const exported = (depot: string, about: object = owned) =>
      after(positionOf({ WT: {} }, { depot, ...about }), exportTrains);
    expect(exported('3').cash['WT']).toBe(30);
    expect(exported('2+').cash['WT']).toBe(0);
    const byPlayer = exported('4', { privates: { P14: '@A' }, options: { volatility: true } });
    expect(after(byPlayer, exportTrains).cash['WT']).toBe(0);
    // lateInventor, as every step is watched: what came out before a company had it is paid with the next train.
    const exportedThere = (state: State): State =>
      after(state, (move) => {
        const before = move.state;
        exportTrains(move);
        payLate(move, before);
      });
    const late = exportedThere(positionOf({ WT: {} }, { depot: '4', ...owned, privates: { P14: '@A' } }));
    const joined = { ...late, privates: { ...late.privates, P14: { id: 'P14', owner: 'WT', closed: false, used: 0 } } };
    expect(exportedThere(joined).cash['WT']).toBe(40);
  });

  rule('1817 §vpriv.4', 'E-21: Scrapper is paid for its own rusted trains', () => {
    const state = after(
      positionOf(
        { WT: { trains: '2 2 3' }, J: { trains: '2' } },
        { depot: '4', privates: { P15: 'WT' }, options: { volatility: true } },
      ),
      (move) => rusting(move, () => exportTrains(move)),
    );
    expect([state.phase, trainsAt(state, 'WT').map((each) => each.name)]).toEqual(['4', ['3']]);
    expect(state.cash['WT']).toBeGreaterThanOrEqual(60);
  });

  rule('1817 §vpriv.5', 'tricky 107: Golden Parachute pays in mergers of two presidents and in purchases', () => {
    const companies = {
      WT: { price: 90, shares: { '@A': 2 } },
      J: { price: 60, president: '@B', shares: { '@B': 2 } },
    } as const;
    const about = {
      cash: { '@A': 0, '@B': 0, '@C': 0, '@D': 0 },
      privates: { P20: 'J' as const },
      options: { volatility: true },
    };
    const merge: Action = { type: 'merge', by: '@A', company: 'WT', with: 'J', survivor: 'WT' };
    const yes: Action = { type: 'answer', by: '@B', accept: true };
    expect(play(mergersOf(positionOf(companies, about)), merge, yes).cash['@B']).toBe(100);
    expect(
      play(mergersOf(positionOf(companies, { ...about, rulings: { parachuteOnlyOnSale: true } })), merge, yes).cash[
        '@B'
      ],
    ).toBe(0);
    const auction = acquisitionsOf(
      positionOf(
        {
          J: { cell: 0, president: '@B', shares: { '@B': 2 } },
          GT: { size: 10, price: 200, cash: 500, shares: { '@A': 3 } },
        },
        about,
      ),
    );
    expect(play(auction, bid('@A', 'J', 10), pass('@A')).cash['@B']).toBe(100 + 4);
  });

  rule('1817 §vpriv.6', 'Station Subsidy pays $50 at a conversion, or lowers the bill by that ruling', () => {
    const about = {
      cash: { '@A': 0, '@B': 0, '@C': 0, '@D': 0 },
      privates: { P21: 'WT' as const },
      options: { volatility: true },
    };
    const converted = (rulings: Readonly<Record<string, boolean>>): State =>
      play(
        mergersOf(positionOf({ WT: { size: 5, price: 90, cash: 60, tokens: 'D9' } }, { ...about, rulings })),
        { type: 'convert', by: '@A', company: 'WT' },
        pass('@A'),
      );
    expect(converted({}).cash['WT']).toBe(60 + 50 - 100);
    expect(converted({ subsidyAsDiscount: true }).cash['WT']).toBe(60 - 50);
    expect(companyOf(converted({}), 'WT').tokens).toHaveLength(2);
  });
});

rule('1817 §track.5', 'what is offered in a hex follows the phase', () => {
  const colours = (phase: string): ReadonlySet<string | undefined> => {
    const state = turnOf(positionOf({ WT: { price: 100, tokens: 'C8' } }, { phase }), 'WT');
    const { track } = factsOf(state);
    return new Set(
      expand(state, 'layTile', { hex: 'C8' }).map((each) =>
        each.kind === 'one' && each.action.type === 'layTile' ? track.tiles[each.action.tile]?.colour : undefined,
      ),
    );
  };
  expect([[...colours('2')], [...colours('3')]]).toEqual([[], ['green']]);
});
