/** Refusals cite the rule that forbids: see `refusals/README.md`. */
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../src/index.ts';
import { positionsOf, type RefusalTable, sweepAt, type Wrong } from './refusals/harness.ts';
import type { Mistake } from './refusals/mistakes.ts';
import { table1817 } from './refusals/1817.ts';
import { table1849 } from './refusals/1849.ts';
import { table1862 } from './refusals/1862.ts';
import { table18CZ } from './refusals/18cz.ts';
import { table18MEX } from './refusals/18mex.ts';

const TABLES: readonly RefusalTable[] = [table1817, table1849, table1862, table18CZ, table18MEX];

/** Positions per title; `REFUSAL_POSITIONS=200` sweeps all that is asked for, the suite a part of it. */
const POSITIONS = Number(process.env['REFUSAL_POSITIONS'] ?? 50);

const describeWrong = ({ mistake, moment, step, action, refusal }: Wrong): string =>
  `${mistake}, ${moment}, at ${step}: ${JSON.stringify(action)} → ${refusal ? `${refusal.rule} ${refusal.key}` : 'accepted'}`;

describe.each(TABLES)('$title', (table) => {
  test('every refusal cites a rule that forbids the mistake', { timeout: 600_000 }, async () => {
    await loadTitle(table.title);
    const tried = new Set<Mistake>();
    const wrong = positionsOf(table, POSITIONS).flatMap((state) =>
      sweepAt(table, state, (mistake) => tried.add(mistake)),
    );
    expect([...new Set(wrong.map(describeWrong))]).toEqual([]);
    // A title without privates, say, gives no occasion for mistakes with them.
    const possible = Object.values(table.rules).filter((said) => !Array.isArray(said) || said.length > 0).length;
    expect(tried.size).toBeGreaterThan(possible * 0.7);
  });
});
