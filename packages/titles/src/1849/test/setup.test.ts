import { begin, certificatesOf, factsOf, newGame, offers, peerDice } from '@roundhouse/engine';
import { expect } from 'vitest';
import { offeredKinds, play, rule } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { PORTS } from '../map.ts';
import { roster } from '../rules/slots.ts';
import { walkGame } from './walker.ts';

const start = (players: number, options: Readonly<Record<string, boolean>> = {}, seed = 7, rulings = {}) =>
  begin(
    newGame({
      title: '1849',
      players: Array.from({ length: players }, (_, seat) => ({ id: `@${seat + 1}` as const, name: '' })),
      options,
      rulings,
      seed,
      seating: 'asSeated',
    }),
  ).state;

const trains = (state: ReturnType<typeof start>, name: string): number =>
  state.trains.filter((each) => each.name === name).length;

rule('1849 §1.1-a', 'three, four or five play', () => {
  expect(title1849.players).toEqual([3, 4, 5]);
  expect(() => start(2)).toThrow(/not for 2 players/);
  expect(() => start(6)).toThrow(/not for 6 players/);
});

rule(
  ['1849 §1.1-b', '1849 §3-a'],
  'the initial round comes first, without shares, then stock and operating rounds in turn',
  () => {
    const state = start(3);
    expect([state.round.kind, state.phase]).toEqual(['auction', '4H']);
    expect(offeredKinds(state)).toEqual(new Set(['buyPrivate', 'bid', 'pass']));
    const kinds: string[] = [];
    walkGame({
      players: 3,
      seed: 4,
      limit: 400,
      after: ({ round }) => {
        const mark = `${round.kind} ${round.set}.${round.number}`;
        if (kinds.at(-1) !== mark) kinds.push(mark);
      },
    });
    const stock = kinds.findIndex((each) => each.startsWith('stock'));
    expect(kinds.slice(0, stock).every((each) => each.startsWith('auction'))).toBe(true);
    expect(kinds.slice(stock, stock + 2)).toEqual(['stock 1.1', 'operating 1.1']);
  },
);

rule('1849 §1.1-c', 'the richest player wins', () => {
  const { state } = walkGame({ players: 3, seed: 4, limit: 4000 });
  for (const player of state.seats) expect(state.outcome?.scores[player]).toBe(title1849.worth(state, player));
});

rule('1849 §1.1-d', 'corporations, cash and limits by the number of players', () => {
  expect(roster.get(start(3))).toHaveLength(5);
  expect(roster.get(start(4))).toHaveLength(6);
  expect(roster.get(start(4, { fiveCorporations: true }))).toHaveLength(5);
  expect(roster.get(start(5))).toHaveLength(6);
  expect([3, 4, 5].map((players) => start(players).cash['@1'])).toEqual([500, 375, 300]);
  expect([3, 4, 5].map((players) => title1849.certificateLimit(start(players)))).toEqual([12, 11, 9]);
  expect(title1849.certificateLimit(start(4, { fiveCorporations: true }))).toBe(9);
  expect(() => start(5, { fiveCorporations: true })).toThrow(/not for 5 players/);
});

rule('1849 §2-a', 'the bank of 7,760 hands out the starting cash', () => {
  for (const players of [3, 4, 5]) expect(start(players).cash['bank']).toBe(6260);
});

rule('1849 §2-b', 'five corporations: one 6H, one 8H and one 16H less', () => {
  expect(['6H', '8H', '16H'].map((name) => trains(start(3), name))).toEqual([3, 2, 4]);
  expect(['6H', '8H', '16H'].map((name) => trains(start(4), name))).toEqual([4, 3, 5]);
  expect(['6H', '8H', '16H'].map((name) => trains(start(4, { fiveCorporations: true }), name))).toEqual([3, 2, 4]);
});

rule('1849 §2-c', 'terrain costs: nine of 40, seven of 80, sixteen of 160 (W18)', () => {
  const costs = Object.values(factsOf(start(3)).track.map.hexes).flatMap(({ terrain }) =>
    terrain.map(({ cost }) => cost),
  );
  expect([40, 80, 160].map((cost) => costs.filter((each) => each === cost).length)).toEqual([9, 7, 16]);
});

rule('1849 §2.1-a', 'the first seat holds the priority deal', () => {
  const state = start(5);
  expect(state.priority).toBe('@1');
  expect(state.agenda[0]).toMatchObject({ turn: '@1' });
});

rule('1849 §2.2-a', 'the queue is drawn by the seed; the sixth of five is out of the game', () => {
  expect(roster.get(start(3, {}, 5))).toEqual(roster.get(start(3, {}, 5)));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => roster.get(start(4, {}, seed)).join())).size).toBeGreaterThan(1);
  const state = start(3);
  const [gone] = Object.keys(state.companies).filter((id) => !roster.get(state).includes(id));
  expect(state.companies[gone ?? '']?.status).toBe('closed');
  expect(certificatesOf(state, gone ?? '').every(({ at }) => at === 'out')).toBe(true);
  const site = start(3, {}, 814263386, { siteQueue: true });
  expect(roster.get(site)).toEqual(peerDice(814263386).shuffle(Object.keys(state.companies)).slice(0, 5));
});

rule('1849 §2.2-b', 'delayed IFT is fourth at the earliest, and the others close the gap', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const plain = roster.get(start(4, {}, seed));
    const delayed = roster.get(start(4, { delayedIft: true }, seed));
    expect(delayed.indexOf('IFT')).toBe(Math.max(3, plain.indexOf('IFT')));
    expect(delayed.filter((id) => id !== 'IFT')).toEqual(plain.filter((id) => id !== 'IFT'));
  }
  const swapped = roster.get(start(3, { delayedIft: true }, 814263386, { siteQueue: true, iftSwaps: true }));
  expect(swapped).toEqual(['RCS', 'ATA', 'SFA', 'IFT', 'AFG']);
});

rule(['1849 §8-a', '1849 §3-b'], 'only the one who decides may act', () => {
  const state = start(3);
  expect(() => play(state, { type: 'pass', by: '@2' })).toThrow(/1849 §8-a notYourTurn/);
});

rule('1849 §4-a', 'ten cities, twenty towns, four ports and Calabria', () => {
  const hexes = Object.values(factsOf(start(3)).track.map.hexes);
  const kinds = (kind: string): number => hexes.filter(({ nodes }) => nodes.some((node) => node.kind === kind)).length;
  expect([kinds('city'), kinds('town'), kinds('offboard')]).toEqual([10, 20, 5]);
  expect(PORTS).toHaveLength(4);
});

rule('1849 §4-b', 'the revenue table has no effect: only the revenue counts', () => {
  expect(Object.keys(title1849.steps)).not.toContain('revenueTable');
  expect(offers(start(3)).length).toBeGreaterThan(0);
});
