/** What walks say all trains together bring at most is never less than what they can bring. */
import { describe, expect, it } from 'vitest';
import { compile, type Graph } from '../src/compile.ts';
import { grainOf, kindsOf, type State } from '../src/fleet.ts';
import { walkPrices } from '../src/walkPrices.ts';
import { smallBoard } from './boards.ts';
import { bruteDisjoint, bruteSize } from './brute.ts';
import type { Title } from './titles.ts';
import type { Problem } from '@roundhouse/routes';

const BOARDS = 250;
const TOO_MANY = 6_000;

const boundOf = (problem: Problem, graph: Graph): number | undefined => {
  const meter = { nodes: 0, budget: 1_000_000 };
  const kinds = kindsOf(problem, graph, meter);
  const state: State = { kinds, graph, meter, best: [], value: 0, grain: grainOf(graph, kinds) };
  return walkPrices(state, 60, () => undefined)?.bound;
};

describe('a bound by walks holds', () => {
  for (const title of ['1817', '1849', '18CZ', '18MEX'] satisfies readonly Title[]) {
    it(`${title}: over links, and over track piece by piece`, { timeout: 120_000 }, () => {
      let tight = 0;
      let asked = 0;
      for (let seed = 0; seed < BOARDS; seed++) {
        const problem = smallBoard(title, seed);
        if (bruteSize(problem) > TOO_MANY) continue;
        const best = bruteDisjoint(problem);
        const graph = compile(problem);
        for (const each of [graph, { ...graph, complete: false }]) {
          const bound = boundOf(problem, each);
          if (bound === undefined) continue;
          asked += 1;
          expect(bound, `seed ${seed}`).toBeGreaterThan(best - 1e-6);
          if (bound < best + 10) tight += 1;
        }
      }
      expect(asked).toBeGreaterThan(BOARDS / 2);
      // A bound that says nothing would hold too.
      expect(tight).toBeGreaterThan(asked / 3);
    });
  }
});
