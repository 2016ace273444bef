/** Refinancing that the treasury's own option decides, directors after a fold, and the share that is redeemed. */
import { type Action, apply, decider, type Event, isRefusal, type State, topFrame } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { choice, onTurn, purchase, shares, sidesOf, top } from './positions.ts';
import { STEP } from '../steps.ts';

/** £540 from ten times par; one treasury share whose option brings £75; the next train costs £600. */
const poor = (cash: number, rulings = {}, treasury: 10 | 20 = 10, price = 150): State =>
  onTurn(
    'L&E',
    'trains',
    {
      'L&E': {
        '@A': 'P+10+10+10',
        '@B': '10',
        treasury,
        pool: treasury === 10 ? 20 : 10,
        cash,
        price,
        par: 54,
        trains: '',
        tokens: 'C6',
      },
    },
    { depot: 'F', phase: 'F', rounds: 1, cash: { '@A': 500, '@B': 500 }, rulings },
  );

/** Options of players are given up; the treasury's own is not asked about where only its sale pays for the train. */
const folded = (state: State): State => {
  let now = state;
  while (top(now) === 'fold') {
    const by = decider(now);
    if (!by) throw new Error('nobody decides');
    expect(topFrame(now, STEP.fold)?.option).toMatchObject({ holder: by });
    now = play(now, choice(by, 'sell'));
  }
  return now;
};

rule(
  ['1862 §7.11.2 (a)', '1862 §7.11.2 (c)', '1862 §5.2.4'],
  'the option of the treasury counts, and is sold where only that pays for the train',
  () => {
    const state = folded(poor(59));
    expect([state.cash['L&E'], shares(state, 'L&E', 'L&E'), state.companies['L&E']?.status]).toEqual([
      59 + 540 + 75,
      0,
      'floated',
    ]);
    // Still one short, or no odd share: bankrupt.
    expect(poor(1, {}, 10, 116).companies['L&E']?.status).toBe('available');
    expect(poor(59, {}, 20).companies['L&E']?.status).toBe('available');
    expect(poor(59, { refinancingCounts: 'parOnly' }).companies['L&E']?.status).toBe('available');
  },
);

const presidencyLoss = (
  state: State,
  ...actions: readonly Action[]
): { readonly state: State; readonly events: readonly Event[] } => {
  const events: Event[] = [];
  let now = state;
  for (const action of actions) {
    const result = apply(now, action);
    if (isRefusal(result)) throw new Error(`${result.rule} ${result.key}`);
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
};

const refinancing = (holding: 'P+10+10+10' | 'P+10'): State =>
  onTurn(
    'L&E',
    'trains',
    {
      'L&E': { '@A': holding, '@B': '10', treasury: 30, cash: 60, price: 182, par: 54, trains: '', tokens: 'C6' },
    },
    { depot: 'F', phase: 'F', rounds: 1, cash: { '@A': 0, '@B': 0 } },
  );

rule(['1862 §5.2.5', '1862 §6.3 (a)'], 'a fold tells who lost the directorship, and nobody who kept it', () => {
  const convert: Action = { type: 'convert', by: '@A', company: 'L&E' };
  const lost = presidencyLoss(refinancing('P+10'), convert);
  expect(lost.state.companies['L&E']?.president).toBeNull();
  expect(lost.events.filter(({ type }) => type === 'presidencyChanged')).toEqual([
    { type: 'presidencyChanged', company: 'L&E', from: '@A', to: null },
  ]);
  const kept = presidencyLoss(refinancing('P+10+10+10'), convert);
  expect(kept.state.companies['L&E']?.president).toBe('@A');
  expect(kept.events.filter(({ type }) => type === 'presidencyChanged')).toEqual([]);
});

rule('1862 §7.13', 'only a share in the pool is redeemed, the one that is named', () => {
  const state = onTurn('L&E', 'redeem', {
    'L&E': { '@A': 'P', '@B': '10', pool: 20, cash: 200, price: 100, trains: '2E', tokens: 'C6' },
  });
  const redeem = (id: string): Action => ({
    type: 'buyShares',
    by: '@A',
    company: 'L&E',
    certificates: [id],
    for: 'L&E',
  });
  const held = state.certificates['L&E']?.find(({ at }) => at === '@B')?.id ?? '';
  for (const id of [held, 'L&E_0', 'nonsense']) expect(refusalOf(state, redeem(id)).rule, id).toBe('1862 §7.13');
  const pool = (state.certificates['L&E'] ?? []).filter(({ at }) => at === 'pool').map(({ id }) => id);
  for (const id of pool) {
    const after = play(state, redeem(id));
    expect(after.certificates['L&E']?.find((each) => each.id === id)?.at).toBe('L&E');
  }
  expect(isOffered(state, { ...purchase(state, '@A', 'L&E', 'pool'), for: 'L&E' } as Action)).toBe(true);
  expect(sidesOf(state, 'L&E')).toEqual(['2E']);
});
