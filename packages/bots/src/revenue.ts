/** What trains would run for on the board as it lies: asked often, so remembered by what the company can reach. */
import {
  type Board,
  citiesOf,
  type CompanyId,
  factsOf,
  memo,
  networkOf,
  type PlacedToken,
  shapeAt,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { bestRuns } from '@roundhouse/routes';
import type { Insight } from './insight.ts';

/** Enough for most titles; what is found by then is near the best. */
const NODES = 400;
/** Remembered answers; a long game asks for some ten thousand. */
const MOST_REMEMBERED = 50_000;

const tokensByHex = memo((board: Board): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { hex, city, company } of board.tokens) found.set(hex, `${found.get(hex) ?? ''},${city}${company}`);
  return found;
});

const homes = new WeakMap<Board, Map<CompanyId, Board>>();

/** The board with the home station of a company that has none yet, where it is known. */
export const boardFor = (state: State, company: CompanyId): Board => {
  const { board } = state;
  if (board.tokens.some((each) => each.company === company)) return board;
  let byCompany = homes.get(board);
  if (!byCompany) homes.set(board, (byCompany = new Map<CompanyId, Board>()));
  let found = byCompany.get(company);
  if (!found) {
    const facts = factsOf(state);
    const [home] = facts.companies[company]?.home ?? [];
    const cities = home ? citiesOf(shapeAt(facts.track, board, home.hex)) : [];
    const city = Math.min(home?.city ?? 0, Math.max(0, cities.length - 1));
    const token: PlacedToken | undefined =
      home && cities.length > 0 ? { company, hex: home.hex, city, slot: 0 } : undefined;
    found = token ? { ...board, tokens: [...board.tokens, token] } : board;
    byCompany.set(company, found);
  }
  return found;
};

/** What decides the runs of a company: track and stations that it reaches. */
const signatures = new WeakMap<Board, Map<CompanyId, string>>();

const signatureOf = (state: State, company: CompanyId, board: Board): string => {
  let byCompany = signatures.get(board);
  if (!byCompany) signatures.set(board, (byCompany = new Map<CompanyId, string>()));
  let found = byCompany.get(company);
  if (found === undefined) {
    const tokens = tokensByHex(board);
    const network = networkOf(factsOf(state).track, board, company, titleOf(state).network);
    const parts: string[] = [company];
    for (const hex of network.hexes.keys()) {
      const tile = board.tiles[hex];
      const marks = board.marks[hex];
      parts.push(
        `${hex}:${tile ? `${tile.tile}/${tile.rotation}` : ''}${tokens.get(hex) ?? ''}${marks ? marks.join() : ''}`,
      );
    }
    found = parts.join(' ');
    byCompany.set(company, found);
  }
  return found;
};

const remembered = new Map<string, number>();

/** How many questions went to the route finder: what thinking costs. */
export const meter = { asked: 0 };

/** Revenue of these trains, by the names that the route rules know. */
export const revenueWith = (
  state: State,
  insight: Insight,
  company: CompanyId,
  trains: readonly string[],
  on?: Board,
): number => {
  if (trains.length === 0) return 0;
  const board = on ?? boardFor(state, company);
  if (!board.tokens.some((each) => each.company === company)) return 0;
  const key = `${state.rules.title}${state.phase}|${trains.join()}|${signatureOf(state, company, board)}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const problem = insight.problem(state, company);
  const named = trains.flatMap((name, index) => {
    const rule = problem.rules.trains[name];
    return rule ? [{ id: `${name}#${index}`, rule }] : [];
  });
  const home =
    problem.home.length > 0 ? problem.home : (factsOf(state).companies[company]?.home ?? []).map(({ hex }) => hex);
  const { revenue, subsidy } = bestRuns(
    {
      ...problem,
      board,
      home: problem.home.length > 0 ? problem.home : [],
      trains: named,
      companyMarks: problem.companyMarks,
      ...(home.length > 0 && problem.rules.hangTogether ? { home } : {}),
    },
    { budget: insight.nodes ?? NODES },
  );
  meter.asked++;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  remembered.set(key, revenue + subsidy);
  return revenue + subsidy;
};
