import { botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { type ActionOf, apply, cashOf, cell, decider, isRefusal, offers, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { withCash } from './situations.ts';
import { table } from './tables.ts';

const OPENING = 60;
const DEAREST = 200;

const startsAt = (state: State, price: number): ActionOf<'par'> | undefined =>
  offers(state, 'par')
    .flatMap((each) => (each.kind === 'one' && each.action.type === 'par' ? [each.action] : []))
    .find((each) => cell(state, each.cell).price === price);

/** The first turn in a stock round, with plenty of money. */
const richInStockRound = (): State => {
  const plain = botNamed('plain');
  if (!plain) throw new Error('no plain bot');
  const states: State[] = [];
  playBots(table('1862', 3, 7), [plain], { asked: (state) => void states.push(state) }, OPENING);
  const first = states.find(({ round }) => round.kind === 'stock');
  const me = first && decider(first);
  if (!first || !me) throw new Error('no stock round');
  return withCash(first, me, 3000);
};

test('1862: a company that is begun without a charter will have what five shares cost, less two markers', async () => {
  const insight = await loadInsight('1862');
  const state = richInStockRound();
  const start = startsAt(state, DEAREST);
  const result = start && apply(state, start);
  if (!result || isRefusal(result)) throw new Error('nothing can be started');
  expect(cashOf(result.state, start.company)).toBe(3 * DEAREST);
  expect(insight.capital(result.state, start.company)).toBe(2 * DEAREST - 80);
});
