import {
  bestRuns,
  judgeRuns,
  problemOf,
  runsFromConnections,
  type Problem,
  type ProblemLine,
  type Result,
} from '@roundhouse/routes';
import { expect, it } from 'vitest';
import { readShared } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { recordedProblems, trackOf } from './facts.ts';
import { rulesOf } from './titles.ts';

/** A position of 1862 in one line: hex, tile and rotation; markers of company X, the first at home. */
const position1862 = (phase: string, tiles: string, markers: string, trains: string): Problem => {
  const board = Object.fromEntries(
    tiles.split(', ').map((entry) => {
      const [hex, tile, rotation] = entry.split(' ');
      return [hex ?? '', [tile ?? '', Number(rotation)] as const];
    }),
  );
  const hexes = markers.split(' ');
  const line: ProblemLine = {
    title: '1862',
    players: 4,
    options: [],
    phase,
    tile_colors: ['yellow', 'green', 'brown'],
    corporation: 'X',
    home: hexes.slice(0, 1),
    trains: trains.split(' ').map((name, i) => ({ id: `${name}-${i}`, name })),
    runnable: trains.split(' ').map((name, i) => `${name}-${i}`),
    board,
    tokens: hexes.map((hex) => [hex, 0, 0, 'X'] as const),
  };
  return problemOf(line, { track: trackOf('1862', 4, []), rules: rulesOf('1862', []) });
};

const run1862 = (phase: string, tiles: string, markers: string, trains: string): Result =>
  bestRuns(position1862(phase, tiles, markers, trains));

withShared('facts', 'rulebook examples of 1862', () => {
  const east = 'F3 57 0, F5 790 2, G6 8851 2, G8 619 0, H7 57 1, G10 8851 3, F11 791 1';
  const enr = (trains: string): Result => run1862('B', east, 'F3', trains);
  const last: readonly (readonly [id: string, trains: string, revenue: number, subsidy: number])[] = [
    ['EX-26 port and Cromer', '1F', 100, 0],
    ['EX-27 two Freights joined', '1F 1F', 150, 0],
    ['EX-28 the same as one longer Freight', '2F', 150, 0],
    ['EX-29 no end in Acle', '3F', 150, 0],
    ['EX-30 the shortest Express', '2E', 100, 0],
    ['EX-31 Cromer is skipped by the second', '2E 2/3E', 170, 0],
    ['EX-32 a Local skips Cromer', '2/3L', 90, 40],
    ['EX-33 Norwich pays once', '2F 2L', 170, 20],
    ['EX-34 a long Freight', '6F', 260, 0],
  ];
  for (const [id, trains, revenue, subsidy] of last) {
    it(`1862 §7.8 ${id}`, () => {
      expect(enr(trains)).toMatchObject({ revenue, subsidy, proved: true });
    });
  }

  it('1862 §7.8 EX-35 the port of Cromer pays once; the port at Lowestoft would be better', () => {
    const problem = position1862('B', east, 'F3', '6F 5E');
    const north = 'F1 F3|F3 F5|F5 G6|G6 G8';
    const lists = [`${north}|G8 G10|G10 F11`, `${north}|G8 H7`].map((text) =>
      text.split('|').map((stretch) => stretch.split(' ')),
    );
    const paths = runsFromConnections(
      problem,
      lists.map((connections, i) => ({ train: problem.trains[i]?.id ?? '', connections })),
    );
    expect(judgeRuns(problem, paths ?? [])).toMatchObject({ ok: true, revenue: 370 });
    expect(bestRuns(problem)).toMatchObject({ revenue: 430, proved: true });
  });

  it('1862 §7.8.1 EX-14: hexes between the ends in a straight line', () => {
    const tiles = 'F5 790 2, E4 6 3, E2 6 0';
    expect(run1862('B', tiles, 'E2', '3F').revenue).toBe(180);
  });

  it('1862 §7.8.1 EX-15: the entry that is used is measured', () => {
    const tiles = 'E12 790 0, D13 619 0, C12 8851 1, B13 6 4';
    expect(run1862('B', tiles, 'D13 E12 B15', '5F').revenue).toBe(200);
    expect(run1862('B', tiles, 'D13 E12 B15', '2F').revenue).toBe(160);
    expect(run1862('B', tiles, 'D13 E12', '5F').revenue).toBeLessThan(160);
  });

  it('1862 §7.8.2 EX-17: a Local is paid for small stations, and 10 for every hex', () => {
    expect(run1862('C', 'E2 15 4, E4 14 0, E6 8852 0, E8 14 0', 'E2', '3L')).toMatchObject({
      revenue: 110,
      subsidy: 40,
    });
  });

  it('1862 §7.8.3 EX-18: an Express ignores small stations', () => {
    expect(run1862('C', 'C4 793 3, D3 8852 1, E2 15 4', 'E2', '3E').revenue).toBe(170);
  });

  it('1862 §7.8.4 EX-19: three types together are at least what the book finds', () => {
    const tiles = 'B5 14 0, C4 792 1, D3 8852 1, E2 14 1, C6 14 0, B7 57 0, B9 791 0';
    expect(run1862('D', tiles, 'C4 B9', '3L 4E 5F').revenue).toBeGreaterThanOrEqual(640);
  });
});

withShared('games', '18MEX part 10.7: runs for less than the maximum', () => {
  const table: readonly (readonly [game: string, action: number, maximum: number])[] = [
    ['17849', 306, 150],
    ['hotseat01', 458, 100],
    ['hotseat01', 529, 130],
    ['hotseat01', 535, 130],
    ['hotseat01', 551, 150],
    ['hotseat01', 562, 170],
  ];
  for (const [game, action, maximum] of table) {
    it(`${game}, action ${action}: ${maximum}`, () => {
      const file = readShared(`games/18MEX/${game}.json`) as {
        flat_actions: { source_id?: number }[];
      };
      const line = recordedProblems('18MEX').find(
        (l) => l.game === game && file.flat_actions[l.i]?.source_id === action,
      );
      if (!line) throw new Error('no such run');
      const problem = problemOf(line, {
        track: trackOf('18MEX', line.players, line.options),
        rules: rulesOf('18MEX', line.options),
      });
      expect(bestRuns(problem)).toMatchObject({ revenue: maximum, proved: true });
    });
  }
});
