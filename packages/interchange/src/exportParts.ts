/** What every adapter exports in the same form: who acts, cities, runs. */
import { citiesOf, type CompanyId, factsOf, type HexId, type PlayerId, shapeAt, type State } from '@roundhouse/engine';
import { connectionsOf, judgeRuns, type Problem, type RunPath } from '@roundhouse/routes';
import { type ExportContext, playerToPeer } from './adapter.ts';

export const byPlayer = (player: PlayerId) => ({ entity: playerToPeer(player), entity_type: 'player' }) as const;
export const byCorporation = (company: CompanyId) => ({ entity: company, entity_type: 'corporation' }) as const;

/** Printed hexes are numbered there among those with the same print, in the order of the map. */
const printedNumber = (state: State, hex: HexId): number => {
  const { hexes } = factsOf(state).track.map;
  const printed = hexes[hex];
  return Object.values(hexes)
    .filter(({ code, colour }) => code === printed?.code && colour === printed.colour)
    .findIndex(({ id }) => id === hex);
};

/** `57-0-0` for a tile that was laid, `B14-0-1` for a printed city. */
export const cityName = ({ copies }: Pick<ExportContext, 'copies'>, state: State, hex: HexId, city: number): string => {
  const shape = shapeAt(factsOf(state).track, state.board, hex);
  const tile = copies.get(hex) ?? `${hex}-${printedNumber(state, hex)}`;
  return `${tile}-${shape.nodes[citiesOf(shape)[city] ?? -1]?.part ?? 0}`;
};

/** The runs of a turn with their revenue. */
export const exportRoutes = (
  problem: Problem,
  paths: readonly RunPath[],
  trainName: (id: string) => string = (id) => id,
): { readonly routes: readonly Readonly<Record<string, unknown>>[]; readonly subsidy: number } => {
  const judged = judgeRuns(problem, paths);
  if (!judged.ok) throw new Error(`a run that is refused: ${judged.refusal.key}`);
  const routes = judged.runs.map((run) => {
    const hexes = run.stops.map(({ hex }) => hex);
    const partOf = (hex: HexId, node: number): number =>
      shapeAt(problem.track, problem.board, hex).nodes[node]?.part ?? 0;
    return {
      train: trainName(run.train),
      connections: connectionsOf(run).connections,
      hexes,
      revenue: run.revenue,
      revenue_str: hexes.join('-'),
      nodes: run.stops.map(({ hex, node }) => `${hex}-${partOf(hex, node)}`),
    };
  });
  return { routes, subsidy: judged.subsidy };
};
