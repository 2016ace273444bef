import { botNamed, decide, loadInsight, playBots } from '@roundhouse/bots';
import {
  type Action,
  apply,
  cashOf,
  decider,
  isRefusal,
  offers,
  priceOf,
  type State,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { farRevenue } from '../src/outlook.ts';
import { bankTrains, companyInTurn, type Decision, isTrainStep, MAXIMS } from './maxims.ts';
import { table, TABLES } from './tables.ts';

const plain = botNamed('plain');
if (!plain) throw new Error('no plain bot');

/** Decisions of one game, one in so many positions of a kind. */
const gameOf = async (title: string, players: number): Promise<readonly Decision[]> => {
  const insight = await loadInsight(title);
  const decisions: Decision[] = [];
  let asked: { state: State; action?: Action } | undefined;
  const { refused } = playBots(
    table(title, players, 7),
    [plain],
    {
      asked: (state) => {
        asked = { state };
        return (action) => (asked = { state, action });
      },
      played: (after, events) => {
        if (asked?.action) decisions.push({ state: asked.state, action: asked.action, after, events, insight });
      },
    },
    2500,
  );
  expect(refused).toBeUndefined();
  return decisions;
};

const choice = (state: State): Action => decide(plain, state, { seed: 1 }).action;

const withCash = (state: State, holder: string, money: number): State => ({
  ...state,
  cash: { ...state.cash, [holder]: money, bank: (state.cash['bank'] ?? 0) - (money - (state.cash[holder] ?? 0)) },
});

const some = <T>(items: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, index) => index % step === 0).slice(0, most);
};

describe.each(TABLES)('%s', (title, players) => {
  let decisions: readonly Decision[] = [];
  beforeAll(async () => {
    decisions = await gameOf(title, players);
  }, 900_000);

  test.each(Object.keys(MAXIMS))('%s', (name) => {
    const maxim = MAXIMS[name];
    const broken = decisions.filter((each) => maxim?.(each) === false);
    expect(broken.map(({ state, action }) => [state.round, action])).toEqual([]);
  });

  test('the game ends', () => {
    expect(decisions.at(-1)?.after.outcome ?? null).not.toBeNull();
  });

  test('a round has not more decisions than a table has patience for', () => {
    const perRound = new Map<string, number>();
    for (const { state } of decisions) {
      const key = JSON.stringify(state.round);
      perRound.set(key, (perRound.get(key) ?? 0) + 1);
    }
    expect(Math.max(...perRound.values())).toBeLessThan(400);
  });

  test('a company that is given money and has no train buys one', () => {
    const positions = some(
      decisions.filter(({ state }) => {
        const company = companyInTurn(state);
        return (
          isTrainStep(state) &&
          company !== undefined &&
          trainsAt(state, company).length === 0 &&
          state.agenda.length > 0
        );
      }),
      4,
    );
    for (const { state, insight } of positions) {
      const rich = withCash(state, companyInTurn(state) ?? '', 1500);
      const routes = farRevenue(rich, insight, companyInTurn(rich) ?? '') > 0;
      if (routes && bankTrains(rich).length > 0) expect(choice(rich).type).not.toBe('pass');
    }
  });

  test('whoever has plenty of money while good shares are for sale does not pass', () => {
    const positions = some(
      decisions.filter(
        ({ state }) => /stockTurn/.test(topFrame(state)?.step ?? '') && state.round.set >= 3 && state.round.set <= 6,
      ),
      4,
    );
    for (const { state } of positions) {
      const me = decider(state);
      if (!me) continue;
      const rich = withCash(state, me, cashOf(state, me) + 1500);
      const earns = offers(rich, 'buyShares').some(
        (each) =>
          'action' in each &&
          each.action.type === 'buyShares' &&
          priceOf(rich, each.action.company) > 0 &&
          trainsAt(rich, each.action.company).length > 0,
      );
      if (earns) expect(choice(rich).type).not.toBe('pass');
    }
  });

  test('what is advised can be done, again and again', () => {
    for (const { state } of some(decisions, 12)) {
      const result = apply(state, choice(state));
      expect(isRefusal(result)).toBe(false);
    }
  });
});
