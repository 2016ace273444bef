import { botNamed, decide, loadInsight, playBots } from '@roundhouse/bots';
import { type CellId, cashOf, cell, offers, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { operatingCompany } from '../src/building.ts';
import { withCash } from './situations.ts';
import { table } from './tables.ts';

const MIDDLE = 150;
const LEFTMOST = '8,1' as CellId;

const bot = (name: string): NonNullable<ReturnType<typeof botNamed>> => {
  const found = botNamed(name);
  if (!found) throw new Error(`no ${name} bot`);
  return found;
};

/** Positions in which a corporation may keep what it earned, with its marker one step beside the row above the Closed cell. */
const nearClosing = (): readonly State[] => {
  const states: State[] = [];
  playBots(table('1849', 3, 7), [bot('plain')], { asked: (state) => void states.push(state) }, MIDDLE);
  return states
    .filter((state) => offers(state, 'dividend').length > 1)
    .map((state) => {
      const company = operatingCompany(state) ?? '';
      const { market } = state;
      const without = Object.fromEntries(
        Object.entries(market.stacks).map(([at, stack]) => [at, stack.filter((each) => each !== company)]),
      );
      const moved: State = {
        ...state,
        market: {
          ...market,
          at: { ...market.at, [company]: LEFTMOST },
          stacks: { ...without, [LEFTMOST]: [...(without[LEFTMOST] ?? []), company] },
        },
      };
      return withCash(moved, company, Math.max(600, cashOf(moved, company)));
    });
};

test('1849 §11: nobody keeps the revenue of a corporation with money when that leaves it a sale away from closing', async () => {
  await loadInsight('1849');
  const states = nearClosing();
  expect(states.length).toBeGreaterThan(2);
  for (const state of states.slice(0, 12)) {
    expect(cell(state, LEFTMOST).price).toBe(31);
    expect(decide(bot('plain'), state, { seed: 1 }).action).not.toMatchObject({ type: 'dividend', kind: 'withhold' });
  }
});
