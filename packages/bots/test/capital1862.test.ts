import { botNamed, loadInsight, playBots } from '@roundhouse/bots';
import {
  type Action,
  type ActionOf,
  apply,
  cashOf,
  cell,
  decider,
  isRefusal,
  offers,
  type State,
  trainFacts,
} from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { withCash } from './situations.ts';
import { table } from './tables.ts';

const OPENING = 60;
const DEAREST = 200;
/** Long enough for trains that the least par doesn’t pay. */
const UNTIL_LATE = 600;

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

test('1862: a company is only started with the money for the next train', () => {
  const plain = botNamed('plain');
  if (!plain) throw new Error('no plain bot');
  const starts: { readonly brings: number; readonly next: number }[] = [];
  const asked = (state: State) => (action: Action) => {
    if (action.type !== 'par') return;
    const { price } = cell(state, action.cell);
    const top = state.trains.find(({ at }) => at === 'depot');
    starts.push({
      brings: state.round.kind === 'parliament' ? 10 * price - 180 : 5 * price - 80,
      next: top ? trainFacts(state, top.name).price : 0,
    });
  };
  playBots(table('1862', 3, 7), [plain], { asked }, UNTIL_LATE);
  expect(Math.max(...starts.map(({ next }) => next))).toBeGreaterThan(280);
  for (const { brings, next } of starts) expect(brings).toBeGreaterThanOrEqual(next);
});
