/** What the log says: zones and why, crises, markers, loans that change hands, and the rate of a round. */
import { type Event, newMove, replay } from '@roundhouse/engine';
import { expect } from 'vitest';
import { playWithEvents, rule, walk } from '../../../test/support/index.ts';
import '../index.ts';
import { raiseCrisis } from '../rules/crisis.ts';
import { charge } from '../rules/debts.ts';
import { merge } from '../rules/merger.ts';
import { exportTrains } from '../rules/trains.ts';
import { stepLeft, stepRight, turnRed } from '../rules/zones.ts';
import { preferences } from './walker.ts';
import { positionOf, turnOf } from './positions.ts';

const special = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'special' ? [[event.key, event.args]] : []));

rule(['1817 §liq.1', '1817 §mkt.3'], 'a company that turns red, with the reason', () => {
  const move = newMove(positionOf({ WT: { price: 100 } }));
  turnRed(move, 'WT', 'noTrain');
  expect(special(move.events)).toEqual([['turnedRed', { company: 'WT', why: 'noTrain' }]]);
  // Red already: nothing new.
  turnRed(move, 'WT', 'noStations');
  expect(special(move.events)).toHaveLength(1);
});

rule(
  ['1817 §or.6', '1817 §trn.2'],
  'the log reports an export before its consequences; 2-trains leave together',
  () => {
    const told = (phase: string, depot: string): readonly string[] => {
      const move = newMove(positionOf({ WT: { price: 100 } }, { phase, depot }));
      exportTrains(move);
      return move.events.flatMap((event) =>
        event.type === 'special'
          ? [event.key]
          : ['trainExported', 'phaseBegan'].includes(event.type)
            ? [event.type]
            : [],
      );
    };
    expect(told('3', '4')).toEqual(['trainExported', 'phaseBegan']);
    expect(told('2', '2')).toEqual(['twosExported']);
  },
);

rule('1817 §mkt.2', 'a company that falls into the gray zone, and one that leaves it', () => {
  const move = newMove(positionOf({ WT: { price: 40 } }));
  stepLeft(move, 'WT', 1, 'loan');
  stepLeft(move, 'WT', 1, 'loan');
  stepRight(move, 'WT', 2, 'loan');
  expect(special(move.events)).toEqual([
    ['turnedGray', { company: 'WT' }],
    ['turnedWhite', { company: 'WT' }],
  ]);
});

rule('1817 §crisis.1', 'a crisis, with the player and the sum', () => {
  const move = newMove(positionOf({ WT: { price: 100 } }, { cash: { '@A': 30 } }));
  charge(move, '@A', 'bank', 100, 'interest');
  raiseCrisis(move, '@A');
  expect(special(move.events)).toEqual([['crisis', { player: '@A', amount: 70 }]]);
});

rule('1817 §priv.1', 'the log names a mine with its tile', () => {
  const state = turnOf(
    positionOf(
      { WT: { price: 100, cash: 100, tokens: 'F13' } },
      { tiles: { F13: '57/1' }, privates: { MINC: 'WT' }, options: { volatility: true } },
    ),
    'WT',
  );
  const lay = { type: 'layTile', by: '@A', hex: 'F15', tile: '9', rotation: 1, power: 'MINC' } as const;
  expect(special(playWithEvents(state, lay).events)).toContainEqual([
    'markPlaced',
    { company: 'WT', hex: 'F15', mark: 'mine' },
  ]);
});

rule('1817 §mrg2.1', 'loans that the survivor takes over', () => {
  const move = newMove(
    positionOf({
      WT: { price: 100, tokens: 'F13', cash: 200 },
      GT: { price: 100, president: '@B', shares: { '@B': 2 }, tokens: 'D9', loans: 2, cash: 200 },
    }),
  );
  merge(move, 'WT', 'GT', 'WT', '@A');
  expect(special(move.events)).toContainEqual(['loansTakenOver', { company: 'WT', from: 'GT', count: 2 }]);
});

rule('1817 §loan.6', 'the rate of every operating round', () => {
  const { game } = walk({ title: '1817', players: 3, seed: 1, limit: 400, preferences });
  const all = replay(game).events.flat();
  const rounds = all.filter((event) => event.type === 'roundBegan' && event.kind === 'operating');
  expect(rounds.length).toBeGreaterThan(0);
  expect(all.filter((event) => event.type === 'special' && event.key === 'rateFixed')).toHaveLength(rounds.length);
});

rule(
  '1817 §ma.1',
  'the first and the second round of mergers and of acquisitions are numbered within their set',
  () => {
    const { game } = walk({ title: '1817', players: 3, seed: 1, limit: 400, preferences });
    const marks = replay(game)
      .events.flat()
      .flatMap((event) =>
        event.type === 'roundBegan' && ['merger', 'acquisition'].includes(event.kind) && event.set === 1
          ? [[event.kind, event.number, event.of]]
          : [],
      );
    expect(marks).toEqual([
      ['merger', 1, 2],
      ['acquisition', 1, 2],
      ['merger', 2, 2],
      ['acquisition', 2, 2],
    ]);
  },
);
