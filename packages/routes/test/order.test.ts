/** The same question has the same answer, whatever was asked before: what is remembered of a board decides nothing. */
import { describe, expect, it } from 'vitest';
import { bestRuns, bestTotal, type Problem, problemOf, type RouteTrain } from '@roundhouse/routes';
import { withShared } from '../../../testing/withShared.ts';
import { smallBoard } from './boards.ts';
import { dice } from './dice.ts';
import { trackOf } from './facts.ts';
import { rulesOf, TITLES, type Title } from './titles.ts';
import { worstBoard } from './worst.ts';

interface Question {
  readonly trains: readonly RouteTrain[];
  readonly budget: number;
}

const answer = (problem: Problem, { trains, budget }: Question): unknown => {
  const asked = { ...problem, trains };
  const { runs, ...totals } = bestRuns(asked, { budget });
  return { runs, totals, total: bestTotal(asked, { budget }) };
};

const shuffled = <T>(list: readonly T[], roll: (sides: number) => number): T[] => {
  const left = [...list];
  return list.map(() => left.splice(roll(left.length), 1)[0] as T);
};

/** Every question on a board that nobody has seen; then all of them on one board, in several orders. */
const compare = (fresh: () => Problem, questions: readonly Question[], orders: number, seed: number): void => {
  const alone = new Map(questions.map((question) => [question, answer(fresh(), question)]));
  const roll = dice(seed + 1);
  const known = fresh();
  for (let i = 0; i < orders; i++)
    for (const question of shuffled(questions, roll))
      expect(answer(known, question), `seed ${seed}`).toEqual(alone.get(question));
};

describe('asked before or not', () => {
  for (const title of TITLES) {
    it(`${title}: small boards`, { timeout: 120_000 }, () => {
      for (let seed = 0; seed < 25; seed++) {
        const { trains } = smallBoard(title, seed);
        const teams = [trains, trains.slice(0, 1), trains.slice(1), [...trains].reverse()];
        const questions = teams
          .filter((team) => team.length > 0)
          .flatMap((team) => [30, 400, 100_000].map((budget) => ({ trains: team, budget })));
        compare(() => smallBoard(title, seed), questions, 2, seed);
      }
    });
  }
});

withShared('games', 'asked before or not, on crowded boards', () => {
  const crowded = (title: Title, seed: number, names?: string[]): Problem => {
    const line = worstBoard(title, seed, names);
    return problemOf(line, {
      track: trackOf(title, line.players, line.options),
      rules: rulesOf(title, line.options),
    });
  };
  it('1817: where not every way is listed', { timeout: 240_000 }, () => {
    const teams = [['8', '8'], ['7', '7'], ['8', '5'], ['4']].map((names) => crowded('1817', 1, names).trains);
    const questions = teams.flatMap((trains) => [400, 40_000, 120_000].map((budget) => ({ trains, budget })));
    compare(() => crowded('1817', 1), questions, 2, 1);
  });
});
