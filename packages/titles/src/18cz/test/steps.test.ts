/** A step closes by itself only when nothing at all could still be done in it. */
import { expect } from 'vitest';
import { type Action, apply, cashOf, isRefusal, type State, stepNameOf, topFrame } from '@roundhouse/engine';
import { isOffered, offeredKinds, play, position, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { type About, buyCard, type Companies, lay, pass, payOut, sellLocal, station, turn } from './positions.ts';
import { STEP } from '../steps.ts';

const stepOf = (state: State): string | undefined => stepNameOf(topFrame(state));

/** What the log says of steps that went by. */
const closed = (state: State, action: Action): readonly string[] => {
  const result = apply(state, action);
  if (isRefusal(result)) throw new Error(result.key);
  return result.events.flatMap((event) =>
    event.type === 'special' && event.key.startsWith('closed.') ? [event.key.slice(7)] : [],
  );
};

const EKJ = (cash: number): Companies => ({
  EKJ: { price: 60, '@A': 'P', cash, tokens: 'D5', trains: '2a', turns: 1 },
  OFE: { price: 50, '@B': 'P', tokens: 'C26', turns: 1 },
});
const DIVIDEND: About = { phase: 'b', depot: '2b', localPrice: 60, revenue: 40, next: ['OFE'] };

rule('18CZ §VIII.3-2', 'trains are asked for as long as selling a local would pay for one', () => {
  const state = play(turn('EKJ', 'dividend', EKJ(20), { ...DIVIDEND, privates: { S1: 'EKJ' } }), payOut('@A'));
  expect(stepOf(state)).toBe('trains');
  const sold = play(state, sellLocal('@A', 'S1', 60));
  expect(isOffered(sold, buyCard(sold, '@A', '2b', 70))).toBe(true);
  const bare = turn('EKJ', 'dividend', EKJ(20), DIVIDEND);
  expect(closed(bare, payOut('@A'))).toContain('noTrainMoney');
});

rule('18CZ §VIII.3-2', 'also by buying the local of a player first, where the phase and the size allow it', () => {
  const after = (local: string, about: About): string | undefined =>
    stepOf(play(turn('EKJ', 'dividend', EKJ(20), { ...about, privates: { [local]: '@B' } }), payOut('@A')));
  expect(after('S1', DIVIDEND)).toBe('trains');
  expect(after('L1', DIVIDEND)).not.toBe('trains');
  expect(after('S1', { ...DIVIDEND, phase: 'a', depot: '2a' })).not.toBe('trains');
});

const MW: Companies = { MW: { price: 60, '@A': 'P', cash: 100, tokens: 'F23', trains: '3c', turns: 1 } };

rule(['18CZ §VIII.3-2', '18CZ §IV.1-9'], 'the purple tile is still to be had when the normal lay has been made', () => {
  const about: About = { tiles: { F23: '57/1' }, phase: 'd', privates: { S1: 'MW' } };
  const laid = play(turn('MW', 'track', MW, about), lay('@A', 'F25', '8', 1));
  expect([stepOf(laid), isOffered(laid, lay('@A', 'F23', '14p', 0, 'S1'))]).toEqual(['track', true]);
  expect(stepOf(play(laid, lay('@A', 'F23', '14p', 0, 'S1')))).not.toBe('track');
  const without = play(turn('MW', 'track', MW, { ...about, privates: {} }), lay('@A', 'F25', '8', 1));
  expect(stepOf(without)).not.toBe('track');
});

rule('18CZ §VIII.3-2', 'a purchase that opens brown opens brown purple tiles in the same turn', () => {
  const state = turn(
    'BTE',
    'trains',
    { BTE: { price: 70, '@A': 'P+20', cash: 400, tokens: 'D3', turns: 1 } },
    { phase: 'f', depot: '5g', tiles: { D3: '14/0' }, privates: { M1: 'BTE' } },
  );
  const after = play(state, buyCard(state, '@A', '4+4g', 400));
  expect([after.phase, stepOf(after)]).toEqual(['g', 'locals']);
  expect(offeredKinds(after)).toContain('layTile');
});

rule(
  ['18CZ §VIII.6-6', '18CZ §VIII.3-2'],
  'after the station of the turn a purple tile may come before the run',
  () => {
    const state = turn(
      'BCB',
      'station',
      { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E16', turns: 1 } },
      { tiles: { E16: '5/3', D17: '57/0' }, phase: 'd', privates: { S1: 'BCB' } },
    );
    const placed = play(state, station('@A', 'D17'));
    expect([stepOf(placed), cashOf(placed, 'BCB')]).toEqual(['station', 260]);
    expect(offeredKinds(placed)).toContain('layTile');
    expect(refusalOf(placed, station('@A', 'D17')).rule).toBe('18CZ §VIII.6-7');
    const second = turn(
      'BCB',
      'station',
      { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E16', turns: 1 } },
      { tiles: { E16: '5/3', D17: '57/0' }, phase: 'd', privates: { S1: 'BCB' }, frame: { placed: true } },
    );
    expect(refusalOf(second, station('@A', 'D17')).rule).toBe('18CZ §VIII.6-6');
  },
);

rule('18CZ §VIII.9-4', 'nobody is asked to absorb what could not be paid even by selling locals', () => {
  const companies = (cash: number): Companies => ({
    BTE: { price: 70, '@A': 'P+20', cash, tokens: 'D3', trains: '2b', turns: 1 },
    EKJ: { price: 60, '@B': 'P+25', cash: 0, tokens: 'D5', turns: 1 },
  });
  const about: About = { phase: 'b', depot: '2b', sides: { '2b-0': '2+2b' }, localPrice: 60, revenue: 50 };
  const asked = (cash: number, more: About = {}): string | undefined =>
    stepOf(play(turn('BTE', 'dividend', companies(cash), { ...about, ...more }), payOut('@A')));
  expect([asked(89), asked(90), asked(30, { privates: { S1: 'BTE' } })]).toEqual(['trains', 'absorb', 'absorb']);
  expect(closed(turn('BTE', 'dividend', companies(89), about), payOut('@A'))).toContain('noAbsorption');
});

rule('18CZ §VIII.4-8', 'a company that can lay nothing is not asked, and the log says why', () => {
  const state = turn(
    'EKJ',
    'home',
    { EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1 } },
    { still: true, phase: 'a', tiles: {} },
  );
  expect(stepOf(state)).toBe('home');
  const walled = turn(
    'BCB',
    'track',
    { BCB: { price: 60, '@A': 'P', cash: 9, tokens: 'E16', turns: 1 } },
    { phase: 'a' },
  );
  // Pardubice lies on a river: its first tile costs 10.
  expect(stepOf(walled)).toBe('trains');
});

rule(
  '18CZ §XI.2-19',
  'who can bid for nothing still puts a private up for others; with nobody to pay he passes by himself',
  () => {
    const after = (cash: number, rulings: Readonly<Record<string, boolean>> = {}): State => {
      const about = { players: 3, options: { moravia: true }, cash: { '@A': cash, '@B': 24, '@C': 24 } } as const;
      const state = position('18CZ', {}, { ...about, rulings: { peerDraw: true, ...rulings } });
      return play(state, { type: 'bid', by: '@A', item: 'L1', price: 60 });
    };
    expect([stepOf(after(100)), topFrame(after(100), STEP.nominate)?.turn]).toEqual(['nominate', '@B']);
    expect(after(80).round.kind).toBe('stock');
    const ruled = after(100, { openingBid: true });
    expect([stepOf(ruled), topFrame(ruled, STEP.nominate)?.turn]).toEqual(['nominate', '@A']);
    expect(play(ruled, pass('@A')).round.kind).toBe('stock');
  },
);
