import { companyOf, isAt, type State, topFrame } from '@roundhouse/engine';
import { STEP, title1849 } from '@roundhouse/titles/1849';
import { describe, expect, test } from 'vitest';
import { cutsTurn } from '../src/1849/cutTurn.ts';
import { failsForTrains } from '../src/1849/noTrains.ts';
import { adapter1849 } from '../src/1849/index.ts';
import { exportGame, importGame, parsePeerFile } from '../src/index.ts';
import { operatingTurn, VARIANT_OPTIONS } from '../../titles/src/1849/test/positions.ts';
import { walkGame } from '../../titles/src/1849/test/walker.ts';
import { play } from '../../titles/test/support/index.ts';

const site = title1849.presets['18xx.games'] ?? {};
const VARIANTS: readonly Readonly<Record<string, boolean>>[] = [
  {},
  { tokenAcquisition: true },
  { bonds: true },
  { tokenAcquisition: true, bonds: true, electricDreams: true },
];

/** Everything but which of several alike certificates lies where. */
const position = (state: State) => ({
  cash: state.cash,
  board: state.board,
  market: state.market,
  trains: state.trains,
  privates: state.privates,
  phase: state.phase,
  round: state.round,
  priority: state.priority,
  out: state.out,
  own: state.own,
  companies: state.companies,
  holdings: Object.values(state.certificates)
    .flat()
    .map(({ company, kind, at }) => `${company} ${kind} ${at}`)
    .sort(),
});

describe('a game of ours, exported in the words of 18xx.games and read again, is the same game', () => {
  for (let seed = 2; seed <= 7; seed++)
    test(`seed ${seed}`, () => {
      const conditions = { players: 3 + (seed % 3), seed, options: VARIANTS[seed % 4] ?? {}, rulings: site };
      const { game, state } = walkGame(conditions);
      const exported = exportGame(adapter1849, game);
      if ('error' in exported) throw new Error(exported.error);
      const parsed = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
      if ('error' in parsed) throw new Error(parsed.error);
      const again = importGame(adapter1849, parsed.value);
      expect(again.refusal).toBeUndefined();
      expect(position(again.state)).toEqual(position(state));
    }, 180_000);
});

describe('a game under other rulings is exported as far as it goes', () => {
  test('by the rulebook the queue is another', () => {
    const { game } = walkGame({ players: 4, seed: 3, limit: 40 });
    expect(exportGame(adapter1849, game)).toEqual({
      error: 'action 1: ruling siteQueue has no counterpart on 18xx.games',
    });
  });

  test('with the queue of that site the first departure is named', () => {
    const rulings = { siteQueue: true, lowestIsBought: true };
    const { game } = walkGame({ players: 3, seed: 4, rulings, limit: 400 });
    const exported = exportGame(adapter1849, game);
    expect('error' in exported ? exported.error : '').toMatch(/^action \d+: ruling rsaHomeLater has no counterpart/);
  });

  test('a ruling that decides nothing is no obstacle', () => {
    const { scoreBelowZero: _kept, movedListKept: _also, ...most } = site;
    const { game } = walkGame({ players: 3, seed: 4, rulings: most, limit: 60 });
    expect('value' in exportGame(adapter1849, game)).toBe(true);
  });
});

test('a game is exported up to the train step of a corporation that must buy and may not', () => {
  const fails = (trains: string, eMarkers: readonly string[], kept: string): boolean => {
    const dealt = operatingTurn(
      'CTL',
      'dividend',
      { CTL: { '@A': 'P', trains, cash: 0 }, ATA: { '@B': 'P' } },
      { phase: '16H', revenue: 50, still: true, options: VARIANT_OPTIONS, own: { eMarkers: [...eMarkers] } },
    );
    const before = {
      ...dealt,
      trains: dealt.trains.map((each) =>
        each.at === 'depot' && each.name !== kept ? { ...each, at: 'out' as const } : each,
      ),
    };
    return failsForTrains(before, play(before, { type: 'dividend', by: '@A', kind: 'pay' }));
  };
  expect(fails('', [], 'E')).toBe(true);
  // With a train nothing must be bought; with no train at all in the bank neither.
  expect(fails('16H', [], 'E')).toBe(false);
  expect(fails('', [], 'none')).toBe(false);
});

test('a game is exported up to a turn that is broken off because a corporation with trains closes in it', () => {
  const turn = (trains: string): boolean => {
    const before = operatingTurn(
      'RCS',
      'track',
      {
        RCS: { '@A': 'P', cash: 50, price: '3,5' },
        SFA: { '@B': 'P', cash: 0, price: '9,1', trains },
      },
      { rulings: site, own: { heldClosings: ['SFA'] }, phase: '6H', depot: '6H' },
    );
    let after = play(before, { type: 'pass', by: '@A' });
    if (isAt(after, STEP.station)) after = play(after, { type: 'pass', by: '@A' });
    expect([companyOf(after, 'SFA').status, topFrame(after)?.step]).toEqual(['waiting', 'finance']);
    return cutsTurn(before, after);
  };
  expect([turn('4H'), turn('')]).toEqual([true, false]);
});
