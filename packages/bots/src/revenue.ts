/** What trains would run for on the board as it lies: asked often, so remembered by what the company can reach. */
import {
  blocks,
  type Board,
  citiesOf,
  type CompanyId,
  type Edge,
  EDGES,
  type End,
  type Facts,
  factsOf,
  type HexId,
  contentAt,
  memo,
  memory,
  type Network,
  networkOf,
  oppositeEdge,
  type PlacedToken,
  type Shape,
  shapeAt,
  type State,
  titleOf,
  type TrackSet,
} from '@roundhouse/engine';
import { bestTotal } from '@roundhouse/routes';
import type { Insight } from './insight.ts';

/** Enough for most titles; what is found by then is near the best. */
const NODES = 400;
/** Positions of companies that are remembered; a long game comes to some thousand. */
const MOST_REMEMBERED = 20_000;

const withTokens = memo((tokens: Board['tokens']): ReadonlySet<HexId> => new Set(tokens.map(({ hex }) => hex)));

const homes = memo((_board: Board) => new Map<CompanyId, Board>());

/** The board with the home station of a company that has none yet, where it is known. */
export const boardFor = (state: State, company: CompanyId): Board => {
  const { board } = state;
  if (board.tokens.some((each) => each.company === company)) return board;
  const byCompany = homes(board);
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

/** The edges of a shape with track, as a set of bits; and those that each of its paths joins. */
const edgesOf = memo((shape: Shape): { readonly all: number; readonly paths: readonly number[] } => {
  const bitOf = (end: End): number => ('edge' in end ? 1 << end.edge : 0);
  const paths = shape.paths.map(({ a, b }) => bitOf(a) | bitOf(b));
  return { all: paths.reduce((all, each) => all | each, 0), paths };
});

const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** Whether some track through a hex without stops leads on at both ends, to other hexes that runs can use. */
const leadsThrough = (
  track: TrackSet,
  board: Board,
  used: ReadonlySet<HexId>,
  hex: HexId,
  reached: number,
): boolean => {
  const neighbors = track.map.neighbours[hex] ?? [];
  const leadsOn = (edge: Edge): boolean => {
    const other = neighbors[edge];
    return (
      typeof other === 'string' &&
      used.has(other) &&
      (edgesOf(contentAt(track, board, other)).all & (1 << oppositeEdge(edge))) !== 0
    );
  };
  let open = 0;
  const { all, paths } = edgesOf(contentAt(track, board, hex));
  for (const edge of EDGES) if ((all & (1 << edge)) !== 0 && leadsOn(edge)) open |= 1 << edge;
  let atJunctions = 0;
  for (const [index, edges] of paths.entries()) {
    if ((reached & (1 << index)) === 0) continue;
    if (!isSeveral(edges)) atJunctions |= edges & open;
    else if ((edges & open) === edges) return true;
  }
  return isSeveral(atJunctions);
};

/** Of what a company reaches, the hexes that its runs can use: stops, and track between them. What leads nowhere yet is left out. */
const usedHexes = (track: TrackSet, board: Board, { hexes }: Network): ReadonlySet<HexId> => {
  const used = new Set<HexId>();
  let between: HexId[] = [];
  for (const [hex, { nodes, paths }] of hexes) {
    if (nodes === 0 && paths === 0) continue;
    used.add(hex);
    const stops = contentAt(track, board, hex).nodes.some(
      ({ kind }, index) => kind !== 'junction' && (nodes & (1 << index)) !== 0,
    );
    if (!stops) between.push(hex);
  }
  for (let before = -1; before !== used.size;) {
    before = used.size;
    between = between.filter((hex) => {
      const leads = leadsThrough(track, board, used, hex, hexes.get(hex)?.paths ?? 0);
      if (!leads) used.delete(hex);
      return leads;
    });
  }
  return used;
};

/** Of the stations in a hex only those of the company matter to its runs, and those that close a city to it. */
const stationsIn = (track: TrackSet, board: Board, hex: HexId, company: CompanyId): string => {
  let text = '';
  for (const each of board.tokens) if (each.hex === hex && each.company === company) text += `o${each.city}`;
  const shape = contentAt(track, board, hex);
  for (const node of citiesOf(shape)) if (blocks(board, shape, hex, node, company)) text += `x${node}`;
  return text;
};

/** All that decides the runs of a company: the same text on boards that differ only where its trains cannot go. */
const signatureOf = (track: TrackSet, company: CompanyId, board: Board, network: Network): string => {
  const occupied = withTokens(board.tokens);
  const parts: string[] = [company];
  for (const hex of usedHexes(track, board, network)) {
    const tile = board.tiles[hex];
    const marks = board.marks[hex];
    parts.push(
      `${hex}:${tile ? `${tile.tile}/${tile.rotation}` : ''}${occupied.has(hex) ? stationsIn(track, board, hex, company) : ''}${marks ? marks.join() : ''}`,
    );
  }
  return parts.join(' ');
};

/** By trains, and whatever else the question depends on, what they run for. */
type Answers = Map<string, number>;

/** While nothing changes where a company's trails come, its network is the same object on all boards. */
const answersInNetwork = memory<Network, { readonly marks: Board['marks']; readonly answers: Answers }>();
const answersBySignature = memo((_facts: Facts) => new Map<string, Answers>());
const answersOnBoard = memo((_board: Board) => new Map<CompanyId, Answers>());

const answersLike = (state: State, company: CompanyId, board: Board, network: Network): Answers => {
  const known = answersBySignature(factsOf(state));
  const signature = signatureOf(factsOf(state).track, company, board, network);
  let answers = known.get(signature);
  if (!answers) {
    if (known.size > MOST_REMEMBERED) known.clear();
    known.set(signature, (answers = new Map<string, number>()));
  }
  return answers;
};

/** What is known of a company's runs on a board, or on another that looks the same to them. */
const answersFor = (state: State, company: CompanyId, board: Board): Answers => {
  const byCompany = answersOnBoard(board);
  let answers = byCompany.get(company);
  if (!answers) {
    const network = networkOf(factsOf(state).track, board, company, titleOf(state).network);
    const inNetwork = answersInNetwork.get(network);
    answers = inNetwork?.marks === board.marks ? inNetwork.answers : answersLike(state, company, board, network);
    answersInNetwork.set(network, { marks: board.marks, answers });
    byCompany.set(company, answers);
  }
  return answers;
};

/** Whether a company would run alike in both positions, whatever its trains. */
export const runsAlike = (before: State, after: State, company: CompanyId): boolean => {
  const [was, is] = [boardFor(before, company), boardFor(after, company)];
  return was === is || answersFor(before, company, was) === answersFor(after, company, is);
};

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
  const problem = insight.problem(state, company);
  const { rules, companyMarks, colours } = problem;
  const budget = insight.nodes ?? NODES;
  const names = trains.length > 1 ? trains.toSorted() : trains;
  const answers = answersFor(state, company, board);
  const key = `${names.join()}|${colours.join()}|${companyMarks.join()}|${budget}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const home =
    problem.home.length > 0 || !rules.connectedRuns
      ? problem.home
      : (factsOf(state).companies[company]?.home ?? []).map(({ hex }) => hex);
  const named = names.flatMap((name, index) => {
    const rule = rules.trains[name];
    return rule ? [{ id: `${name}#${index}`, rule }] : [];
  });
  const { revenue, subsidy } = bestTotal({ ...problem, board, home, trains: named }, { budget });
  meter.asked++;
  answers.set(key, revenue + subsidy);
  return revenue + subsidy;
};
