import { type Action, apply, cashOf, isRefusal, type State } from '@roundhouse/engine';
import { bestRuns, judgeRuns, type Problem, type RunPath, runFromConnections } from '@roundhouse/routes';
import { expect } from 'vitest';
import { bestRun, play, refusalOf, rule } from '../../../test/support/index.ts';
import { routeProblem } from '../rules/running.ts';
import { toRun } from '../index.ts';
import { cellAt, type Companies, operatingTurn, type Scene, top } from './positions.ts';
import { STEP } from '../steps.ts';

/** A position with its trains, as a question to the route finder. */
const problem = (
  company: string,
  trains: string,
  about: Scene & { readonly tokens?: string; readonly others?: Companies } = {},
): Problem => {
  const { tokens, others = {}, ...rest } = about;
  const state = operatingTurn(
    company,
    'run',
    { ...others, [company]: { '@A': 'P', trains, ...(tokens === undefined ? {} : { tokens }) } },
    rest,
  );
  return routeProblem(state, company);
};

const run = (asked: Problem, index: number, ...connections: readonly string[]): RunPath => {
  const found = runFromConnections(asked, {
    train: asked.trains[index]?.id ?? '',
    connections: connections.map((each) => each.split(' ')),
  });
  if (!found) throw new Error(`no track: ${connections.join(' / ')}`);
  return found;
};

const verdict = (asked: Problem, ...runs: readonly RunPath[]): number | string => {
  const judged = judgeRuns(asked, runs);
  return judged.ok ? judged.revenue : judged.refusal.key;
};

/** W9: three routes between Palermo and Marsala in Phase 10. */
const W9 = {
  phase: '10H',
  tiles: { C5: '651/5', B4: '7/5', D4: '682/1', C3: '3/5', E3: '714/0', G3: '58/1', H2: '8/2', G1: '58/3', F2: '78/2' },
} as const;
const STANDARD = ['C5 B4 D4', 'D4 C3', 'C3 E3 G3', 'G3 H2 G1', 'G1 E1'] as const;
const NARROW = ['C5 D4', 'D4 E3 F2 E1'] as const;

rule(['1849 §10.1-a', '1849 §10.5.1-c'], 'a route contains a station of the corporation', () => {
  const asked = problem('CTL', '8H', W9);
  expect(verdict(asked, run(asked, 0, ...STANDARD))).toBe(160);
  expect(verdict(asked, run(asked, 0, 'C5 B4 D4'))).toBe('noStation');
});

rule(
  ['1849 §10.1-b', '1849 §10.5.1-i'],
  'no track twice, and trains share none; crossings and stations are shared (W9, cases 68, 69)',
  () => {
    const asked = problem('CTL', '8H 8H', W9);
    expect(verdict(asked, run(asked, 0, ...STANDARD), run(asked, 1, ...NARROW))).toBe(290);
    expect(verdict(asked, run(asked, 0, ...NARROW), run(asked, 1, ...NARROW))).toBe('trackShared');
    // Any two tracks of a brown three-way tile share a side.
    const three = problem('IFT', '16H 16H', { phase: '10H', tiles: { H12: '653/1', I11: '39/2', G13: '58/1' } });
    expect(bestRuns(three).runs.length).toBeLessThanOrEqual(1);
  },
);

rule('1849 §10.1-c', 'a full foreign city is an end, not a way through (case 71)', () => {
  const tiles = { H12: '653/1', G13: '58/1', D14: '8/1', H10: '8/5', I9: '3/4' };
  const through = problem('AFG', '16H', {
    phase: '6H',
    tiles,
    tokens: 'B14',
    others: { SFA: { '@B': 'P', tokens: 'J6 H12' } },
  });
  expect(bestRuns(through).runs.flatMap(({ stops }) => stops.map(({ hex }) => hex))).toContain('I9');
  const full = problem('AFG', '16H', {
    phase: '6H',
    tiles,
    tokens: 'B14',
    others: { SFA: { '@B': 'P', tokens: 'J6 H12' }, IFT: { '@C': 'P' } },
  });
  const stops = bestRuns(full).runs.flatMap((each) => each.stops.map(({ hex }) => hex));
  expect([stops.includes('H12'), stops.includes('I9')]).toEqual([true, false]);
});

rule('1849 §10.1-d', 'the gauge changes in stations only', () => {
  const asked = problem('CTL', '16H', W9);
  // Standard to Partinico, narrow from there.
  expect(verdict(asked, run(asked, 0, 'C5 B4 D4', 'D4 E3 F2 E1'))).toBe(130);
});

const PALERMO = { phase: '6H', tiles: { D6: '9/2', E7: '4/2' } };

rule(
  ['1849 §10.1-e', '1849 §10.5.1-a', '1849 §10.5.1-b'],
  'a port is an end and does not count for the two stops (W10)',
  () => {
    const alone = problem('RCS', '4H', { phase: '6H' });
    expect(verdict(alone, run(alone, 0, 'A5 C5'))).toBe('tooFewStops');
    const asked = problem('RCS', '4H', PALERMO);
    expect(verdict(asked, run(asked, 0, 'A5 C5', 'C5 D6 E7'))).toBe(70);
    const two = problem('ATA', '16H', {
      phase: '6H',
      tokens: 'M13 M9',
      tiles: { M13: '675/1', N10: '3/1', O11: '9/4' },
    });
    expect(bestRuns(two).revenue).toBeGreaterThan(0);
  },
);

rule('1849 §10.1-f', 'no stop twice (case 70)', () => {
  const asked = problem('CTL', '16H', W9);
  const best = bestRuns(asked).runs[0];
  expect(new Set(best?.stops.map(({ hex }) => hex)).size).toBe(best?.stops.length);
  const there = run(asked, 0, 'C5 B4 D4');
  const again = run(asked, 0, 'D4 C5');
  const loop = {
    ...there,
    stops: [...there.stops, ...there.stops.slice(0, 1)],
    links: [...there.links, ...again.links],
  };
  expect(verdict(asked, loop)).toBe('stopTwice');
});

rule('1849 §10.5.1-d', 'the number of the train limits the hexes entered', () => {
  const eight = problem('CTL', '8H', W9);
  expect(verdict(eight, run(eight, 0, ...STANDARD))).toBe(160);
  const six = problem('CTL', '6H', W9);
  expect(verdict(six, run(six, 0, ...STANDARD))).toBe('tooFar');
});

rule('1849 §10.5.1-e', 'narrow counts twice, for the R6H standard (W9)', () => {
  const asked = problem('CTL', '8H', W9);
  expect(verdict(asked, run(asked, 0, ...NARROW))).toBe(130);
  const six = problem('CTL', '6H', W9);
  expect(verdict(six, run(six, 0, ...NARROW))).toBe('tooFar');
  const reversed = problem('CTL', 'R6H', W9);
  expect(verdict(reversed, run(reversed, 0, ...NARROW, 'E1 C1'))).toBe(160);
  expect(verdict(reversed, run(reversed, 0, 'D4 C3', 'C3 E3 G3', 'G3 H2 G1', 'G1 E1'))).toBe('tooFar');
});

rule('1849 §10.5.1-f', 'dual throughout counts single; otherwise the other gauge decides (cases 66, 67)', () => {
  const green = problem('AFG', 'R6H', { phase: '8H', tokens: 'B14', tiles: { B14: '655/0' } });
  expect(verdict(green, run(green, 0, 'B14 A15 B16 C15'))).toBe(80);
  const further = problem('AFG', 'R6H', { phase: '10H', tokens: 'B14', tiles: { B14: '656/4', D14: '8/1' } });
  // Dual to Calabria 3, standard to Taormina 2 hexes = 4: together 7.
  expect(verdict(further, run(further, 0, 'E13 D14 B14', 'B14 A15 B16 C15'))).toBe('tooFar');
  const blocked = problem('AFG', 'R6H', { phase: '10H', tokens: 'B14', tiles: { B14: '655/0', D14: '8/1' } });
  expect(verdict(blocked, run(blocked, 0, 'B14 A15 B16 C15'))).toBe(80);
  const w9 = problem('CTL', '8H', W9);
  // The narrow stretch into Marsala's dual track counts six.
  expect(verdict(w9, run(w9, 0, ...NARROW))).toBe(130);
});

rule('1849 §10.5.1-g', 'the arrow of a port is a hex', () => {
  const asked = problem('RCS', '4H', { phase: '6H', tiles: { D6: '9/2', E7: '4/2', F8: '9/2', G9: '4/2' } });
  expect(verdict(asked, run(asked, 0, 'A5 C5', 'C5 D6 E7'))).toBe(70);
  expect(verdict(asked, run(asked, 0, 'A5 C5', 'C5 D6 E7', 'E7 F8 G9'))).toBe('tooFar');
});

rule('1849 §10.5.1-h', 'Messina to Calabria is three hexes (W11)', () => {
  const messina = (phase: string) => problem('AFG', '4H', { phase, tokens: 'B14', tiles: { B14: '655/0' } });
  expect(verdict(messina('6H'), run(messina('6H'), 0, 'B14 A15 B16 C15'))).toBe(60);
  expect(verdict(messina('8H'), run(messina('8H'), 0, 'B14 A15 B16 C15'))).toBe(80);
});

rule('1849 §10.5.2-a', 'all stops are added (W12)', () => {
  const asked = problem('CTL', '8H', W9);
  const judged = judgeRuns(asked, [run(asked, 0, ...STANDARD)]);
  if (!judged.ok) throw new Error(judged.refusal.key);
  expect(judged.runs[0]?.paid.map(({ paid }) => paid)).toEqual([90, 10, 10, 10, 10, 30]);
});

rule('1849 §10.5.2-b', 'grey cities by phase', () => {
  const values = ['4H', '6H', '8H', '10H', '12H', '16H'].map((phase) => {
    const asked = problem('CTL', '16H', { phase });
    return verdict(asked, run(asked, 0, 'E1 C1'));
  });
  expect(values).toEqual([40, 40, 60, 60, 80, 80]);
});

rule(['1849 §10.5-a', '1849 §10.5.2-c'], 'trains run for the highest revenue, unless the ruling says otherwise', () => {
  const state = operatingTurn('CTL', 'run', { CTL: { '@A': 'P', trains: '8H' } }, W9);
  const asked = routeProblem(state, 'CTL');
  const poor: Action = { type: 'runTrains', by: '@A', runs: [toRun(run(asked, 0, 'E1 C1'))] };
  expect(refusalOf(state, poor)).toMatchObject({ rule: '1849 §10.5.2-c', key: 'run.notBest' });
  expect(play(state, bestRun(state)).agenda.at(-1)?.step).toBe('dividend');
  const free = operatingTurn(
    'CTL',
    'run',
    { CTL: { '@A': 'P', trains: '8H' } },
    { ...W9, rulings: { anyRoute: true } },
  );
  expect(isRefusal(apply(free, poor))).toBe(false);
});

rule('1849 §10.5-b', 'no train, or no revenue: one column left (case 65)', () => {
  const state = operatingTurn('IFT', 'track', { IFT: { '@A': 'P', cash: 0, turns: 0 }, ATA: { '@B': 'P' } });
  expect(cellAt(state, 'IFT')).toBe('3,4');
});

const paying = (revenue: number, price: string, holdings: Companies[string] = { '@A': 'P' }): State =>
  operatingTurn('CTL', 'dividend', { CTL: { cash: 0, ...holdings, price }, IFT: { '@D': 'P' } }, { revenue });
const pay = (kind: 'pay' | 'withhold'): Action => ({ type: 'dividend', by: '@A', kind });

rule('1849 §10.5.3-a', 'all is paid or all withheld', () => {
  const state = paying(100, '3,5');
  expect([top(state), refusalOf(state, { type: 'dividend', by: '@A', kind: 'half' }).key]).toEqual([
    'dividend',
    'allOrNothing',
  ]);
});

rule('1849 §10.5.3-b', 'players and the treasury are paid, the pool is not (W14, case 73)', () => {
  const state = paying(50, '3,5', { '@A': 'P+10+10+10', pool: '10+10+10' });
  const paid = play(state, pay('pay'));
  expect([
    cashOf(paid, '@A') - cashOf(state, '@A'),
    paid.cash['CTL'],
    cashOf(state, 'bank') - cashOf(paid, 'bank'),
  ]).toEqual([25, 10, 35]);
  expect(play(paying(130, '3,5', { '@A': 'P+10+10', '@B': '10+10' }), pay('pay')).cash['CTL']).toBe(52);
});

rule('1849 §10.5.3-c', 'right if the dividend is at least the market value (W13, case 72)', () => {
  expect(cellAt(play(paying(140, '2,8'), pay('pay')), 'CTL')).toBe('2,8');
  expect(cellAt(play(paying(150, '2,8'), pay('pay')), 'CTL')).toBe('2,9');
  expect(cellAt(play(paying(70, '5,3'), pay('pay')), 'CTL')).toBe('5,4');
});

rule('1849 §10.5.3-d', 'withheld: the treasury gets all, the marker goes left', () => {
  const state = play(paying(100, '3,5'), pay('withhold'));
  expect([state.cash['CTL'], cellAt(state, 'CTL')]).toEqual([100, '3,4']);
});

rule('1849 §10.5.3-e', 'a corporation that closes loses the rest of its turn (case 3)', () => {
  const state = play(paying(60, '8,0'), pay('withhold'));
  expect([state.companies['CTL']?.status, state.agenda.at(-1)]).toMatchObject([
    'waiting',
    STEP.track.frame({ company: 'IFT' }),
  ]);
});
