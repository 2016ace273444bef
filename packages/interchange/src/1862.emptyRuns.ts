/**
 * 1862: runs that 18xx.games asks for although nothing can run: a company without its home marker on the board, and one
 * that had a route at some time, which that system never forgets.
 */
import { type CompanyId, type Event, factsOf, hasRoute, type State, topFrame } from '@roundhouse/engine';
import { NETWORK, runnable } from '@roundhouse/titles/1862';
import { companyOnTurn } from './1862.ghosts.ts';
import type { ExportContext } from './adapter.ts';
import type { PeerAction } from './peer.ts';
import { byCorporation } from './telling.ts';

const ROUTES = '1862 routes';

const onceHadRoute = ({ memory }: ExportContext): Set<CompanyId> => {
  const known = memory.get(ROUTES) as Set<CompanyId> | undefined;
  if (known) return known;
  const fresh = new Set<CompanyId>();
  memory.set(ROUTES, fresh);
  return fresh;
};

/** Routes to small stations only are forgotten. */
const betweenLargeStations = (state: State, company: CompanyId): boolean =>
  hasRoute(factsOf(state).track, state.board, company, NETWORK, ({ kind }) => kind !== 'town');

const canRunThere = (context: ExportContext, before: State, after: State, company: CompanyId): boolean => {
  const state = after.companies[company]?.status === 'floated' ? after : before;
  if (runnable(before, company).length === 0) return false;
  return onceHadRoute(context).has(company) || hasRoute(factsOf(state).track, state.board, company, NETWORK);
};

/** Companies whose turn came to the dividend without a run, in order, as the events tell. */
export const emptyRuns = (
  context: ExportContext,
  before: State,
  after: State,
  events: readonly Event[],
): readonly PeerAction[] => {
  const step = topFrame(before)?.step;
  const onTurn = companyOnTurn(before);
  if (step === 'run' && onTurn !== undefined && betweenLargeStations(before, onTurn)) onceHadRoute(context).add(onTurn);
  const silent = events.flatMap((event) => (event.type === 'dividend' && event.revenue === 0 ? [event.company] : []));
  return (
    silent
      .filter((company) => company !== onTurn || step === 'build' || step === 'station')
      // A merger that leaves no director takes the place of the run.
      .filter((company) => !events.some((event) => event.type === 'companiesMerged' && event.survivor === company))
      .filter((company) => canRunThere(context, before, after, company))
      .map((company) => ({ type: 'run_routes', ...byCorporation(company), routes: [], extra_revenue: 0 }))
  );
};
