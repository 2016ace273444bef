/**
 * 1862: runs that 18xx.games asks for although nothing can run: a company without its home marker on the board, and one
 * that had a route at some time, which that system never forgets.
 */
import { type CompanyId, type Event, factsOf, frameOf, hasRoute, isAt, type State, trainsAt } from '@roundhouse/engine';
import { NETWORK, permits, STEP, typeOf } from '@roundhouse/titles/1862';
import type { ExportContext } from '../adapter.ts';
import type { PeerAction } from '../peer.ts';
import { byCorporation } from '../exportParts.ts';

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

/** Whether the company had a train that it may run when these events had happened. */
const hadTrain = (before: State, events: readonly Event[], company: CompanyId): boolean => {
  const types = permits.get(before)[company] ?? [];
  const trains = new Map(trainsAt(before, company).map(({ id, side }) => [id, side]));
  for (const event of events) {
    if (event.type === 'trainBought' && event.company === company) trains.set(event.train, event.name);
    if (event.type === 'trainsRusted') for (const id of event.trains) trains.delete(id);
  }
  return [...trains.values()].some((side) => types.includes(typeOf(side)));
};

const hasRouteOnSite = (context: ExportContext, before: State, after: State, company: CompanyId): boolean => {
  const state = after.companies[company]?.status === 'floated' ? after : before;
  return onceHadRoute(context).has(company) || hasRoute(factsOf(state).track, state.board, company, NETWORK);
};

/** Companies whose turn came to the dividend without a run, in order, as the events tell. */
export const emptyRuns = (
  context: ExportContext,
  before: State,
  after: State,
  events: readonly Event[],
): readonly PeerAction[] => {
  const onTurn = frameOf(before, STEP.operatingTurn)?.company;
  if (onTurn !== undefined && betweenLargeStations(before, onTurn)) onceHadRoute(context).add(onTurn);
  const silent = events.flatMap((event, index) =>
    event.type === 'dividend' && event.revenue === 0 && hadTrain(before, events.slice(0, index), event.company)
      ? [event.company]
      : [],
  );
  return (
    silent
      .filter((company) => company !== onTurn || isAt(before, STEP.track, STEP.station))
      // A merger that leaves no director takes the place of the run.
      .filter((company) => !events.some((event) => event.type === 'companiesMerged' && event.survivor === company))
      .filter((company) => hasRouteOnSite(context, before, after, company))
      .map((company) => ({ type: 'run_routes', ...byCorporation(company), routes: [], extra_revenue: 0 }))
  );
};
