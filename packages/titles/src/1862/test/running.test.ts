import type { State } from '@roundhouse/engine';
import { bestRuns, judgeRuns, type RunPath, runsFromConnections } from '@roundhouse/routes';
import { expect } from 'vitest';
import { play, rule } from '../../../test/support/index.ts';
import { routeProblem, runnable } from '../rules/running.ts';
import { lostToAreaHexes } from '../recorded/straightLine.ts';
import { type Founded, onTurn, top } from './positions.ts';

/** The best run of a company: revenue and subsidy. */
const best = (
  company: string,
  spec: Founded,
  tiles: Readonly<Record<string, string>>,
  phase = 'A',
  more: Readonly<Record<string, Founded>> = {},
  about = {},
): readonly [number, number] => {
  const state = onTurn(company, 'run', { [company]: { '@A': 'P', ...spec }, ...more }, { tiles, phase, ...about });
  const { revenue, subsidy } = bestRuns(routeProblem(state, company));
  return [revenue, subsidy];
};

const revenueOf = (...args: Parameters<typeof best>): number => best(...args)[0];

/** What given runs earn: by train the hexes of each stretch between two stops, `F1 F3, F3 F5`. */
const ran = (
  company: string,
  spec: Founded,
  tiles: Readonly<Record<string, string>>,
  phase: string,
  runs: Readonly<Record<string, string>>,
): readonly [number, number] => {
  const state = onTurn(company, 'run', { [company]: { '@A': 'P', ...spec } }, { tiles, phase });
  const problem = routeProblem(state, company);
  const lists = Object.entries(runs).map(([side, text]) => ({
    train: state.trains.find((each) => each.at === company && each.side === side)?.id ?? '',
    connections: text.split(', ').map((stretch) => stretch.split(' ')),
  }));
  const found = runsFromConnections(problem, lists);
  const judged = found && judgeRuns(problem, found);
  if (!judged?.ok) throw new Error(`no such runs: ${JSON.stringify(judged)}`);
  return [judged.revenue, judged.subsidy];
};

/** EX-26 to EX-35: Cromer to Ipswich, low values. */
const EAST = { F3: '57/0', F5: '790/2', G6: '8851/2', G8: '619/0', H7: '57/1', G10: '8851/3', F11: '791/1' } as const;
const enr = (trains: string, tiles: Readonly<Record<string, string>> = EAST): readonly [number, number] =>
  best('ENR', { tokens: 'F3', trains }, tiles);

rule(
  ['1862 §7.8.1 (b)', '1862 §7.8.1 (c)', '1862 §7.8.1 (g)', '1862 §7.8.1 (h)'],
  'EX-26 to EX-29, EX-34: Freights from the port of Cromer',
  () => {
    expect(enr('1F')).toEqual([100, 0]);
    expect(enr('1F 1F')).toEqual([150, 0]);
    expect(enr('2F')).toEqual([150, 0]);
    expect(enr('3F')).toEqual([150, 0]);
    expect(enr('6F')).toEqual([260, 0]);
    // EX-29: a Freight may not end in Acle, but go on to Beccles.
    expect(ran('ENR', { tokens: 'F3', trains: '3F' }, EAST, 'A', { '3F': 'F3 F5, F5 G6, G6 G8' })).toEqual([90, 0]);
  },
);

rule(['1862 §7.8.3 (a)', '1862 §7.8.3 (b)', '1862 §7.8.3 (c)'], 'EX-30, EX-31: Expresses', () => {
  expect(enr('2E')).toEqual([100, 0]);
  expect(enr('2E 2/3E')).toEqual([170, 0]);
});

rule(
  ['1862 §7.8.2 (b)', '1862 §7.8.2 (c)', '1862 §7.8.2 (d)'],
  'EX-32, T-90: a Local 2/3 skips its home and visits four hexes',
  () => {
    expect(enr('2/3L')).toEqual([90, 40]);
  },
);

rule(['1862 §7.8 (h)', '1862 §7.8 (i)', '1862 §7.8.4 (a)'], 'EX-33, EX-35: stations shared by types count once', () => {
  expect(enr('2F 2L')).toEqual([170, 20]);
  const whole = { '6F': 'F1 F3, F3 F5, F5 G6, G6 G8, G8 G10, G10 F11', '5E': 'F1 F3, F3 F5, F5 G6, G6 G8, G8 H7' };
  expect(ran('ENR', { tokens: 'F3', trains: '6F 5E' }, EAST, 'A', whole)).toEqual([370, 0]);
  expect(enr('6F 5E')[0]).toBeGreaterThanOrEqual(370);
});

rule(['1862 §7.8.1 (d)', '1862 §7.8.1 (e)'], 'EX-14: Norwich to Wells and its port, straight-line bonus', () => {
  const tiles = { F5: '790/2', E4: '6/3', E2: '6/0' };
  expect(ran('WNR', { tokens: 'E2', trains: '2F' }, tiles, 'A', { '2F': 'F5 E4, E4 E2' })).toEqual([80, 0]);
  expect(revenueOf('WNR', { tokens: 'E2', trains: '3F' }, tiles)).toBe(180);
});

rule(
  ['1862 §7.4 (e)', '1862 §7.8.1 (f)'],
  'EX-15, T-92: London by two entries, only with a marker there; the small station changes nothing',
  () => {
    const tiles = { E12: '790/0', D13: '619/0', C12: '8851/1', B13: '6/4' };
    expect(revenueOf('ECR', { tokens: 'D13 E12 D15', trains: '5F' }, tiles)).toBe(200);
    expect(revenueOf('ECR', { tokens: 'D13 E12 D15', trains: '2F' }, tiles)).toBe(160);
    expect(revenueOf('ECR', { tokens: 'D13 E12', trains: '2F' }, tiles)).toBeLessThan(160);
  },
);

rule('1862 §7.8.1 (g)', 'EX-16: F2 and F3 joined over five hexes score as one F5', () => {
  const tiles = { B5: '14/0', C4: '792/1', D3: '8852/1', E2: '14/1' };
  const joined = revenueOf('L&H', { tokens: 'C4 B5', trains: '2F 3F' }, tiles);
  expect(joined).toBe(revenueOf('L&H', { tokens: 'C4 B5', trains: '5F' }, tiles));
});

rule(['1862 §7.8.2 (a)', '1862 §7.8.2 (d)'], 'EX-17: a Local over Wells, Fakenham, Watton, Thetford', () => {
  const tiles = { E2: '15/4', E4: '14/0', E6: '8852/0', E8: '14/0' };
  expect(best('WNR', { tokens: 'E2', trains: '3L' }, tiles, 'B')).toEqual([110, 40]);
});

rule('1862 §7.8.3 (a)', 'EX-18: an Express from the port of Lynn', () => {
  const tiles = { C4: '793/3', D3: '8852/1', E2: '15/4' };
  expect(revenueOf('WNR', { tokens: 'E2', trains: '3E', permits: ['express'] }, tiles, 'C')).toBe(170 + 0);
});

rule('1862 §7.8.4 (a)', 'EX-19: three types, 640 and £40', () => {
  const tiles = { B5: '14/0', C4: '792/1', D3: '8852/1', E2: '14/1', C6: '14/0', B7: '57/0', B9: '791/0' };
  const three = { '3L': 'E2 D3, D3 C4, C4 C6', '4E': 'A8 B9, B9 B7, B7 B5', '5F': 'A6 B5, B5 C4, C4 D3, D3 E2, E2 F1' };
  expect(ran('L&H', { tokens: 'C4 B9', trains: '3L 4E 5F' }, tiles, 'D', three)).toEqual([640, 40]);
});

rule(['1862 §7.8 (e)', '1862 §7.8.1 (c)'], 'EX-36, T-82: Felixstowe and its port, no bonus', () => {
  for (const trains of ['2E', '1F']) expect(revenueOf('FDR', { tokens: 'G12', trains }, { G12: '57/0' })).toBe(90);
});

rule('1862 §7.8.1 (d)', 'T-83: round a corner to a neighbour the bonus is 0', () => {
  const tiles = { E8: '5/3', D9: '201/4' };
  expect(revenueOf('N&B', { tokens: 'E8', trains: '3F' }, { ...tiles, E8: '6/1', D9: '621/1' })).toBeGreaterThanOrEqual(
    0,
  );
  expect(revenueOf('ENR', { tokens: 'F3', trains: '1F' }, { F3: '57/0' })).toBe(100);
});

const path = (train: string, ...hexes: readonly string[]): RunPath => ({
  train,
  stops: hexes.map((hex) => ({ hex, node: 0 })),
  links: [],
});

const judge = (state: State, company: string, runs: readonly RunPath[]): string => {
  const judged = judgeRuns(routeProblem(state, company), runs);
  return judged.ok ? 'ok' : judged.refusal.key;
};

/** The best run of each train by itself, as paths to be judged together. */
const alone = (
  company: string,
  spec: Founded,
  tiles: Readonly<Record<string, string>>,
  phase = 'A',
  more = {},
): { state: State; runs: readonly RunPath[] } => {
  const state = onTurn(company, 'run', { [company]: { '@A': 'P', ...spec }, ...more }, { tiles, phase });
  return { state, runs: bestRuns(routeProblem(state, company)).runs };
};

rule(
  ['1862 §7.4 (a)', '1862 §7.8 (c)', '1862 §7.8 (j)'],
  'a run needs track and a marker; none at all is allowed',
  () => {
    const { state } = alone('ENR', { tokens: 'F3', trains: '2E' }, EAST);
    expect(judge(state, 'ENR', [])).toBe('ok');
    expect(judge(state, 'ENR', [path(state.trains.find(({ at }) => at === 'ENR')?.id ?? '', 'G8', 'F11')])).not.toBe(
      'ok',
    );
  },
);

rule(
  ['1862 §7.4 (b)', '1862 §7.4 (d)', '1862 §7.8 (d)'],
  'one port at most: Wells between two of its entries earns one',
  () => {
    // Both entries of the port of Wells are one station.
    expect(revenueOf('WNR', { tokens: 'E2', trains: '3E' }, { E2: '15/2' }, 'B')).toBe(30 + 80);
  },
);

rule(['1862 §7.4 (c)', '1862 §7.8 (f)'], 'EX-09: a full city ends a run', () => {
  const tiles = { G12: '57/2', F11: '790/1', E12: '790/1' };
  const others = { ESR: { '@B': 'P', tokens: 'F11' }, WVR: { '@C': 'P', tokens: 'G8 F11' } } as const;
  expect(revenueOf('FDR', { tokens: 'G12', trains: '3E' }, tiles, 'A', others)).toBe(
    revenueOf('FDR', { tokens: 'G12', trains: '2E 2E' }, tiles, 'A', others),
  );
  expect(revenueOf('FDR', { tokens: 'G12', trains: '3E' }, tiles)).toBeGreaterThan(0);
});

rule('1862 §7.8 (a)', 'T-86: no end at a small station', () => {
  expect(revenueOf('ENR', { tokens: 'F3', trains: '2L' }, { F3: '57/0', F5: '790/2', G6: '8851/2' })).toBe(60);
  expect(revenueOf('WVR', { tokens: 'G8', trains: '3F' }, { G8: '57/0', G6: '8852/0' })).toBe(0);
});

rule('1862 §7.8 (b)', 'T-81: without the home nothing runs', () => {
  expect(revenueOf('ENR', { tokens: 'G8', trains: '3F 4E' }, EAST)).toBe(0);
  const state = onTurn('ENR', 'run', { ENR: { '@A': 'P', tokens: 'G8', trains: '3F' } }, { tiles: EAST });
  expect(top(state)).not.toBe('run');
});

rule(['1862 §7.8 (g)', '1862 §6.5.4.3 (b)'], 'only permitted types run, whatever is owned', () => {
  const state = onTurn(
    'ENR',
    'run',
    { ENR: { '@A': 'P', tokens: 'F3', trains: '2E 2F 2L', permits: ['freight'] } },
    { tiles: EAST },
  );
  expect(runnable(state, 'ENR').map(({ side }) => side)).toEqual(['2F']);
});

rule(
  ['1862 §7.8.1 (a)', '1862 §7.8.1 (j)'],
  'T-85, T-87: F1 and F1 with no common end earn less than joined; the range is hexes',
  () => {
    expect(enr('1F')[0]).toBeLessThan(enr('2F')[0]);
    expect(enr('1F 2F')[0]).toBeGreaterThanOrEqual(enr('2F')[0]);
  },
);

rule('1862 §7.8.1 (i)', 'T-84: permanent Freights may run separately, the common city once', () => {
  expect(enr('6F 7F')[0]).toBeGreaterThanOrEqual(enr('6F')[0]);
});

rule('1862 §7.8.2 (d)', 'T-89: two Locals over the same hexes are subsidised once', () => {
  expect(
    best('WNR', { tokens: 'E2', trains: '3L 3L' }, { E2: '15/4', E4: '14/0', E6: '8852/0', E8: '14/0' }, 'B'),
  ).toEqual([110, 40]);
});

rule('1862 §7.8.2 (a)', 'T-91: a Local never leaves the map', () => {
  expect(revenueOf('FDR', { tokens: 'G12', trains: '2L' }, { G12: '57/0' })).toBe(0);
});

rule('1862 §9 (c)', 'values of areas by phase', () => {
  const fdr = (phase: string): number => revenueOf('FDR', { tokens: 'G12', trains: '2E' }, { G12: '57/0' }, phase);
  expect(['A', 'B', 'C', 'D', 'E', 'H'].map(fdr)).toEqual([90, 90, 120, 120, 150, 150]);
});

rule('1862 §11.2 (c)', 'in the short game F5 is permanent', () => {
  const trains = { tokens: 'F3', trains: '5F 6F' } as const;
  expect(revenueOf('ENR', trains, EAST, 'A', {}, { options: { shortGame: true } })).toBeGreaterThanOrEqual(
    revenueOf('ENR', trains, EAST),
  );
});

rule('1862 §7.8.5 (a)', 'EX-20: 190 paid: 95, 38, 38, and nothing for the pool', () => {
  const state = onTurn(
    'L&E',
    'dividend',
    { 'L&E': { '@A': 'P+10+10', '@B': '10+10', treasury: 20, pool: 10, trains: '2E', tokens: 'C6' } },
    { turn: { revenue: 190 }, cash: { '@A': 0, '@B': 0 } },
  );
  const paid = play(state, { type: 'dividend', by: '@A', kind: 'pay' });
  expect([paid.cash['@A'], paid.cash['@B'], paid.cash['L&E']]).toEqual([95, 38, 38]);
});

rule('1862 §7.8.1 (e)', 'V-23: games of 2021 measured to the hex of the area itself', () => {
  const tiles = { F5: '790/2', E4: '6/3', E2: '6/4' };
  const state = onTurn('WNR', 'run', { WNR: { '@A': 'P', tokens: 'E2', trains: '3F' } }, { tiles });
  const problem = routeProblem(state, 'WNR');
  const train = state.trains.find(({ at }) => at === 'WNR')?.id ?? '';
  const runs = runsFromConnections(problem, [
    {
      train,
      connections: [
        ['F5', 'E4'],
        ['E4', 'E2'],
        ['E2', 'F1'],
      ],
    },
  ]);
  const judged = runs && judgeRuns(problem, runs);
  if (!judged?.ok) throw new Error('no such run');
  expect([judged.revenue, lostToAreaHexes(state, judged.runs)]).toEqual([180, 30]);
});

rule(
  '1862 §7.8 (b)',
  'T-78, T-79: runs that meet only in an area do not hang together; by the ruling of 18xx.games they do',
  () => {
    const tiles = { B5: '57/1', B7: '57/1' };
    const spec = { tokens: 'B5 B7', trains: '2E 2E' } as const;
    expect(revenueOf('WStI', spec, tiles)).toBe(60);
    expect(revenueOf('WStI', spec, tiles, 'A', {}, { rulings: { routesMeetAt: 'anyStop' } })).toBe(80);
  },
);

rule('1862 §7.8 (b)', 'T-80: runs may meet in a city full of foreign markers where both end', () => {
  const tiles = { B5: '57/0', B7: '57/0', B9: '790/2' };
  const others = { 'E&H': { '@B': 'P', tokens: 'C8 B7' } } as const;
  expect(revenueOf('WStI', { tokens: 'B5 B9', trains: '2E 2E' }, tiles, 'A', others)).toBe(80);
});

rule('1862 §7.8.1 (d)', 'T-88: the straight line ignores barriers', () => {
  const tiles = { F13: '621/2', E12: '790/1', F11: '790/1', G12: '57/2' };
  const run = { '5F': 'F13 E12, E12 F11, F11 G12' };
  // Harwich and Felixstowe are neighbours across the barrier: no hex lies between them.
  expect(ran('FDR', { tokens: 'G12', trains: '5F' }, tiles, 'A', run)).toEqual([30 + 20, 0]);
});

rule('1862 §7.8 (a)', 'nobody is asked for runs that no train can make: here an Express could only end in Acle', () => {
  const stepWith = (more: Readonly<Record<string, string>>, rulings = {}): string | undefined => {
    const companies = { WVR: { '@A': 'P', tokens: 'G8', trains: '2E' } };
    return top(onTurn('WVR', 'run', companies, { tiles: { G6: '8851/2', G8: '619/0', ...more }, rulings }));
  };
  expect(stepWith({})).not.toBe('run');
  expect(stepWith({}, { asksInVain: true })).toBe('run');
  expect(stepWith({ F5: '790/2' })).toBe('run');
});
