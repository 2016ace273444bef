/** What the log says of warranties, small stations, mergers and acquisitions. */
import { type Event, newMove } from '@roundhouse/engine';
import { expect } from 'vitest';
import { playWithEvents, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { settleRevenue } from '../rules/dividend.ts';
import { buyFromBank } from '../rules/trainMarket.ts';
import { merger, onTurn, tile } from './positions.ts';

rule(['1862 §7.10 (a)', '1862 §7.10 (c)'], 'warranties that are bought, used and gone', () => {
  const state = onTurn('L&E', 'trains', { 'L&E': { price: 100, '@A': 'P', cash: 900, tokens: 'F7' } });
  const bought = newMove(state);
  const [side = ''] = state.trains.filter(({ at }) => at === 'depot').map((each) => each.side);
  buyFromBank(bought, 'L&E', side, 1);
  const keys = (move: typeof bought) => move.events.flatMap((event) => (event.type === 'special' ? [event] : []));
  expect(keys(bought).find(({ key }) => key === 'warranted')?.args).toMatchObject({ company: 'L&E', amount: 50 });
  const later = newMove(bought.state);
  settleRevenue(later, 'L&E', 'withhold');
  expect(keys(later).filter(({ key }) => key === 'warrantyUsed')).toHaveLength(1);
});

const specials = (events: readonly Event[], key: string) =>
  events.flatMap((event) => (event.type === 'special' && event.key === key ? [event.args] : []));

rule('1862 §7.6.4 (a)', 'a small station is built, not only a tile laid', () => {
  const state = onTurn(
    'FDR',
    'track',
    { FDR: { '@A': 'P', tokens: 'G12', charter: [0, 0] } },
    { tiles: { G12: '57/0', C12: '798_2/0' }, phase: 'D', options: { trainTypes: 'simpleFreight' } },
  );
  const { events } = playWithEvents(state, tile('@A', 'C12', '798_3', 0));
  expect(specials(events, 'smallStation')).toMatchObject([{ company: 'FDR', hex: 'C12' }]);
});

rule(['1862 §7.5 (a)', '1862 §7.14 (a)'], 'the log tells a merger from an acquisition, and names the survivor', () => {
  const both = {
    'N&E': { '@A': 'P+10+10+10', trains: '2L', tokens: 'B13' },
    WStI: { '@A': 'P+10+10+10', trains: '2F', tokens: 'B5' },
  } as const;
  const tiles = { B13: '57/0', B11: '8852/0', B9: '790/2', B7: '57/0', B5: '57/0' } as const;
  const told = (stage: 'merge' | 'acquire', key: string) =>
    specials(
      playWithEvents(onTurn('N&E', stage, both, { tiles, cash: { '@A': 500 } }), merger('@A', 'N&E', 'WStI', 'WStI'))
        .events,
      key,
    );
  const args = { company: 'N&E', other: 'WStI', survivor: 'WStI' };
  expect([told('merge', 'merges'), told('merge', 'acquires')]).toEqual([[args], []]);
  expect([told('acquire', 'merges'), told('acquire', 'acquires')]).toEqual([[], [args]]);
});

rule('1862 §7.10 (c)', 'the price moves with the dividend, before warranties are used', () => {
  const state = onTurn('L&E', 'trains', { 'L&E': { price: 100, '@A': 'P', cash: 900, tokens: 'F7' } });
  const move = newMove(state);
  const [side = ''] = state.trains.filter(({ at }) => at === 'depot').map((each) => each.side);
  buyFromBank(move, 'L&E', side, 1);
  const later = newMove(move.state);
  settleRevenue(later, 'L&E', 'withhold');
  const at = (wanted: (event: Event) => boolean): number => later.events.findIndex(wanted);
  expect(at(({ type }) => type === 'priceMoved')).toBeLessThan(
    at((event) => event.type === 'special' && event.key === 'warrantyUsed'),
  );
});
