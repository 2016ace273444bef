import { apply, cashOf, isRefusal, offers, type State, topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { raiseCrisis } from '../../../titles/src/1817/rules/crisis.ts';
import { charge } from '../../../titles/src/1817/rules/debts.ts';
import { after, positionOf, turnOf } from '../../../titles/src/1817/test/positions.ts';
import { playedGame } from '../../../web/e2e/played.ts';
import { cashChange, type Change, changeFrom, forecastOf } from '@roundhouse/engine/models/forecast';
import { companyIn } from '../../src/index.ts';

const KINDS: ReadonlySet<string> = new Set(['dividend', 'discardTrain']);

/** What all of them say of others than the company that is asked. */
const sharedBy = (state: State, all: readonly Change[]): readonly string[] => {
  const [first, ...others] = all;
  if (!first) return [];
  return first.cash
    .filter(({ holder, by }) => others.every((each) => cashChange(each, holder) === by))
    .map(({ holder }) => holder)
    .filter((holder) => holder !== companyIn(topFrame(state)) && !state.seats.some((seat) => seat === holder));
};

test('what happens whichever is chosen is said of none', async () => {
  const { states } = await playedGame('18MEX', 1, 3, { enough: (state) => state.round.set >= 15 });
  let reported = 0;
  for (const state of states) {
    const actions = offers(state).flatMap((each) =>
      each.kind === 'one' && KINDS.has(each.action.type) ? [each.action] : [],
    );
    if (actions.length < 2) continue;
    const plain = actions.flatMap((action) => {
      const result = apply(state, action);
      return isRefusal(result) ? [] : [changeFrom(state, result.state, result.events)];
    });
    reported += sharedBy(state, plain).length;
    const shown = actions.flatMap((action) => forecastOf(state, action) ?? []);
    expect(sharedBy(state, shown)).toEqual([]);
  }
  // The next company is paid for its mail, whichever train the last one gives up.
  expect(reported).toBeGreaterThan(0);
});

test('what the rest of the turn brings anyway is not said of a consent', () => {
  // WT owes interest at the end of its turn, whether B sells the train or not, and then has all trains that it may have.
  const turn = turnOf(
    positionOf({
      WT: { price: 100, cash: 60, loans: 5, tokens: 'D9', trains: '3 3 3' },
      NYSW: { price: 50, president: '@B', trains: '3', tokens: 'F13' },
    }),
    'WT',
    'trains',
  );
  const [train] = turn.trains.filter((each) => each.at === 'NYSW');
  const asked = apply(turn, { type: 'buyTrain', by: '@A', train: train?.id ?? '', from: 'NYSW', price: 11 });
  if (isRefusal(asked)) throw new Error(asked.key);
  const changes = (accept: boolean): readonly (readonly [string, number])[] | undefined =>
    forecastOf(asked.state, { type: 'answer', by: '@B', accept })?.cash.map(({ holder, by }) => [holder, by]);
  const sold = apply(asked.state, { type: 'answer', by: '@B', accept: true });
  if (isRefusal(sold)) throw new Error(sold.key);
  // The interest was paid on the way, and nobody is asked before the next company.
  expect(cashOf(sold.state, 'WT')).toBeLessThan(60 - 11);
  expect(companyIn(topFrame(sold.state))).not.toBe('WT');
  expect(changes(true)).toEqual([
    ['NYSW', 11],
    ['WT', -11],
  ]);
  expect(changes(false)).toEqual([]);
});

test('what a choice brings at once is said of it, though stepping aside would come to the same', () => {
  // WT has no train and will withhold: its price falls by a step with a loan, and by a step without one.
  const turn = turnOf(positionOf({ WT: { price: 100, cash: 60, tokens: 'D9' } }), 'WT');
  const passed = forecastOf(turn, { type: 'pass', by: '@A' });
  const borrowed = forecastOf(turn, { type: 'takeLoan', by: '@A', company: 'WT', count: 1 });
  expect(passed?.prices).toMatchObject([{ company: 'WT', from: 100 }]);
  expect(borrowed?.prices).toEqual(passed?.prices);
});

test('what the rest of the turn brings anyway is not said of giving up', () => {
  const turn = turnOf(
    positionOf({ WT: { price: 100, cash: 60, loans: 5, tokens: 'D9', trains: '3 3 3 3' } }, { cash: { '@B': 0 } }),
    'WT',
    'dividend',
  );
  const owing = after(turn, (move) => {
    charge(move, '@B', 'bank', 10, 'loan');
    raiseCrisis(move, '@A');
  });
  const bankrupt = { type: 'bankrupt', by: '@B' } as const;
  const given = apply(owing, bankrupt);
  if (isRefusal(given)) throw new Error(given.key);
  // WT has all trains that it may have, and pays its interest before anybody is asked again.
  expect(cashOf(given.state, 'WT')).toBeLessThan(60);
  expect(cashChange(forecastOf(owing, bankrupt), 'WT')).toBe(0);
});
