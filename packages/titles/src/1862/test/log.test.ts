/** What the log says of warranties and small stations. */
import { newMove } from '@roundhouse/engine';
import { expect } from 'vitest';
import { rule } from '../../../test/support/index.ts';
import '../index.ts';
import { settleRevenue } from '../rules/dividend.ts';
import { buyFromBank } from '../rules/trainMarket.ts';
import { onTurn } from './scene.ts';

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
