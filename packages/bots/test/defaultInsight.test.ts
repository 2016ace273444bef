/** A title on the day it arrives: `plain` plays it to its end with nothing but the title's facts. */
import { titleOf } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { playBots } from '../src/index.ts';
import { loadDefaultInsight } from '../src/insights.ts';
import { plainWith } from '../src/plain.ts';
import { table, TABLES } from './tables.ts';

/** What a table should come to, at least: about a third of what people's tables do where the rules are the usual ones. */
const LEAST_WORTH: Readonly<Record<string, number>> = { '18MEX': 5000, '1849': 6000, '18CZ': 5000, '1862': 5000 };

test.each(TABLES)(
  '%s without an insight of its own is played to its end',
  { timeout: 300_000 },
  async (title, players) => {
    await loadTitle(title);
    // It looks at less than at a table: this is about coming to an end with nothing but facts, not about playing well.
    const bot = plainWith(await loadDefaultInsight(title), { brief: true });
    const { last, setbacks } = playBots(
      table(title, players, 1, title === '1862' ? { length: 'long' } : {}),
      Array.from({ length: players }, () => bot),
      {},
      3000,
    );
    expect(setbacks).toEqual([]);
    expect(last.outcome).not.toBeNull();
    const worth = last.seats.reduce((sum, player) => sum + titleOf(last).worth(last, player), 0);
    // Nothing in the facts of 1817 says that loans and liquidations decide it: tables may go bankrupt there.
    expect(worth).toBeGreaterThan(LEAST_WORTH[title] ?? 0);
  },
);

test('the default insight knows the trains of every variant', async () => {
  for (const [title] of TABLES) {
    const { weights } = await loadDefaultInsight(title);
    const { variants, facts, players, options, rulings, recorded } = await loadTitle(title);
    const standard = (settings: typeof options): Record<string, boolean | number | string> =>
      Object.fromEntries(settings.map((each) => [each.id, each.standard]));
    for (const variant of variants) {
      const { trains } = facts({
        title,
        players: variant.players[0] ?? players[0] ?? 3,
        options: { ...standard(options), ...variant.options },
        rulings: standard([...rulings, ...recorded]),
      });
      for (const train of trains)
        expect(weights.matureRevenue[train.name], `${title} ${train.name}`).toBeGreaterThan(0);
    }
  }
});
