/** Where to lay tiles and stations: what the routes gain now, and where the track leads. */
import {
  type ActionOf,
  apply,
  cashOf,
  companyAtWork,
  type CompanyId,
  decider,
  exitsOf,
  expand,
  factsOf,
  isRefusal,
  contentAt,
  memo,
  type Network,
  networkOf,
  type Offer,
  offers,
  percentAt,
  rightAfter,
  rotated,
  type Shape,
  sideFacts,
  type State,
  tileOf,
  titleOf,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import type { Proposal, Reason } from './bot.ts';
import { depotOfState } from './depot.ts';
import type { Insight, View } from './insight.ts';
import { surroundingWorth, trackPotentialOf } from './trackPotential.ts';
import { farRevenue, namesOf, revenueNow, ruleName } from './outlook.ts';
import { revenueWith } from './revenue.ts';

/** Track that does no harm will serve somebody; most often oneself. */
const LIKES_TO_BUILD = 5;

/** What a dollar is worth that the first train lacks then: without one nothing runs. */
const NO_TRAIN = 4;

/** Lays that are looked at closely, after a glance at all. */
const CLOSELY = 4;
const BRIEFLY = 2;
const THOROUGHLY = 8;
/** First tiles that are looked at, how many of them with a second one, and second ones for each. */
const AT_FIRST = 8;
const WITH_SECOND = 4;
const SECOND = 4;

const howMany = ({ brief, thorough }: View): number => (brief ? BRIEFLY : thorough ? THOROUGHLY : CLOSELY);

type Lay = ActionOf<'layTile'>;
type LayOffer = Extract<Offer, { kind: 'lay' }>;

/** What building changes for a company. */
interface Standing {
  /** Revenue of its trains; of the next one where it has none. */
  readonly now: number;
  /** Revenue of a train that reaches far. */
  readonly far: number;
  readonly potential: number;
  readonly money: number;
}

const standingOf = ({ insight }: View, state: State, company: CompanyId): Standing => ({
  now: revenueWith(state, insight, company, trainsOrNext(state, insight, company)),
  far: farRevenue(state, insight, company),
  potential: trackPotentialOf(state, company, state.board),
  money: cashOf(state, company),
});

const trainsOrNext = (state: State, insight: Insight, company: CompanyId): readonly string[] => {
  const mine = namesOf(state, insight, company);
  if (mine.length > 0) return mine;
  const next = depotOfState(state, insight).onTop(0);
  if (!next) return [];
  const sides = [trainFacts(state, next.name), ...trainFacts(state, next.name).sides];
  const wanted = insight.sideFor ? insight.sideFor(state, company, sides) : sides[0];
  return wanted ? [ruleName(insight, state, company, wanted)] : [];
};

/** Money that the company should not build with: what its next train lacks. */
const reserveOf = (state: State, insight: Insight, company: CompanyId): number => {
  const depot = depotOfState(state, insight);
  if (trainsAt(state, company).some((each) => !each.obsolete && depot.gone(sideFacts(state, each)) > 2)) return 0;
  const next = depot.onTop(0);
  return next ? trainFacts(state, next.name).price : 0;
};

const worthOfBuilding = (view: View, company: CompanyId, before: Standing, after: Standing): number => {
  const { state, insight, me, horizon } = view;
  const { weights } = insight;
  const share = Math.max(percentAt(state, me, company), 20) / 100;
  const rounds = Math.min(horizon, insight.roundsLeft(state) + 1);
  const cost = before.money - after.money;
  const reserve = reserveOf(state, insight, company);
  const short = Math.max(0, reserve - after.money) - Math.max(0, reserve - before.money);
  return (
    share *
      ((after.now - before.now) * Math.min(rounds, 6) +
        (after.far - before.far) * Math.min(rounds, 10) * weights.futureRevenue +
        (after.potential - before.potential) * Math.min(rounds, 5) * weights.trackPotential) -
    cost * weights.buildingCost * share * (after.money > 1.5 * reserve + 100 ? 0.3 : 1) -
    short * (trainsAt(state, company).length === 0 ? NO_TRAIN : 0.5)
  );
};

const worthNow = memo((shape: Shape): number => {
  let sum = 0;
  for (const { revenue } of shape.nodes)
    sum += typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue));
  return sum;
});

/** The best stop of a shape: of two towns or cities that are apart a train meets one. */
const bestStop = memo((shape: Shape): number => {
  let most = 0;
  for (const { revenue } of shape.nodes)
    most = Math.max(most, typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue)));
  return most;
});

const laysOf = (view: View, offer: LayOffer, network: Network): readonly Lay[] => {
  // Without a power track is laid where a company's own leads; before it has a station it may be anywhere.
  const reached = offer.power === undefined && network.hexes.size > 0 ? [...network.hexes.keys()] : undefined;
  const hexes = offer.hexes ?? reached ?? Object.keys(factsOf(view.state).track.map.hexes);
  const found: Lay[] = [];
  for (const hex of hexes) {
    const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
    for (const each of expand(view.state, 'layTile', about))
      if (
        each.kind === 'one' &&
        !each.refusal &&
        each.action.type === 'layTile' &&
        each.action.power === offer.power &&
        each.action.by === view.me
      )
        found.push(each.action);
  }
  return found;
};

/** At a glance: stops that grow, and land that new track looks into. */
const glanceAt = (state: State, network: Network, lay: Lay): number => {
  const { track } = factsOf(state);
  const field = surroundingWorth(track);
  const before = contentAt(track, state.board, lay.hex);
  const after = rotated(tileOf(track, lay.tile), lay.rotation);
  const old = new Set(exitsOf(before));
  let sum = bestStop(after) - bestStop(before);
  for (const edge of exitsOf(after)) {
    if (old.has(edge)) continue;
    const other = track.map.neighbours[lay.hex]?.[edge];
    if (other === null || other === undefined) continue;
    const reached = network.hexes.get(other);
    const news = reached === undefined ? 1 : reached.arrivals.length > 0 && reached.paths === 0 ? 0.3 : 0.15;
    sum += (field.get(other) ?? 0) * news * 0.5;
  }
  return sum;
};

/** Lays worth a close look, after a glance at all. */
const closeLays = (view: View, offer: LayOffer, most: number): readonly Lay[] => {
  const { state } = view;
  const network = networkOf(factsOf(state).track, state.board, offer.company, titleOf(state).network);
  return laysOf(view, offer, network)
    .map((action) => ({ action, glance: glanceAt(state, network, action) }))
    .sort((a, b) => b.glance - a.glance)
    .slice(0, most)
    .map(({ action }) => action);
};

/** How the company stands if the best second tile follows at once, where a second tile is allowed. */
const withSecond = (view: View, first: Lay, company: CompanyId, before: Standing): number => {
  const result = apply(view.state, first);
  if (isRefusal(result) || decider(result.state) !== view.me) return -Infinity;
  const { state } = result;
  const then = { ...view, state };
  const offer = offers(state, 'layTile').find((each) => each.kind === 'lay' && each.company === company);
  if (offer?.kind !== 'lay') return -Infinity;
  let best = -Infinity;
  for (const action of closeLays(then, offer, SECOND)) {
    const after = rightAfter(state, action);
    if (after) best = Math.max(best, worthOfBuilding(view, company, before, standingOf(then, after, company)));
  }
  return best;
};

/** Whether a lay takes money for the first train that the company has now: it would not run for another round. */
const losesTheTrain = ({ state, insight }: View, company: CompanyId, before: Standing, after: Standing): boolean => {
  if (!insight.presidentPays || trainsAt(state, company).length > 0 || insight.capital(state, company) > 0)
    return false;
  const reserve = reserveOf(state, insight, company);
  return before.money >= reserve && after.money < reserve;
};

const laysFor = (view: View, offer: LayOffer): readonly Proposal[] => {
  const { state } = view;
  const { company } = offer;
  const before = standingOf(view, state, company);
  const close = closeLays(view, offer, before.now === 0 && !view.brief ? AT_FIRST : howMany(view));
  const looked = close.flatMap((action) => {
    const after = rightAfter(state, action);
    if (!after) return [];
    const stands = standingOf(view, after, company);
    return [{ action, stands, alone: worthOfBuilding(view, company, before, stands) }];
  });
  // A first tile earns nothing by itself: which one is right is seen by what the second makes of it.
  const lonely = looked
    .filter(({ stands }) => !view.brief && (stands.now === 0 || (view.thorough && stands.now <= before.now)))
    .toSorted((a, b) => b.alone - a.alone)
    .slice(0, view.thorough ? THOROUGHLY : WITH_SECOND)
    .map(({ action }) => action);
  return looked.map(({ action, stands, alone }): Proposal => {
    const gain = stands.now - before.now;
    const harmless = gain >= 0 && stands.far >= before.far && stands.potential >= before.potential;
    const value = Math.max(alone, lonely.includes(action) ? withSecond(view, action, company, before) : -Infinity);
    const reason: Reason =
      gain > 0
        ? { key: 'reason.layEarns', args: { hex: action.hex, company, gain } }
        : { key: 'reason.layLeads', args: { hex: action.hex, company } };
    const liked = value + (harmless ? LIKES_TO_BUILD : 0);
    return {
      action,
      value: losesTheTrain(view, company, before, stands) ? Math.min(liked, -1) : liked,
      reasons: [reason],
    };
  });
};

export const lays = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  view.skipsBuilding ? [] : offered.flatMap((offer) => (offer.kind === 'lay' ? laysFor(view, offer) : []));

export const operatingCompany = (state: State): CompanyId | undefined => {
  const company = companyAtWork(state);
  return typeof company === 'string' ? company : undefined;
};

export const stations = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight } = view;
  const company = operatingCompany(state);
  if (company === undefined || view.skipsBuilding) return [];
  const before = standingOf(view, state, company);
  const places = offered
    .flatMap((offer) => (offer.kind === 'one' && offer.action.type === 'placeToken' ? [offer.action] : []))
    .map((action) => ({ action, worth: worthNow(contentAt(factsOf(state).track, state.board, action.hex)) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, howMany(view));
  return places.flatMap(({ action, worth }): readonly Proposal[] => {
    const after = rightAfter(state, action);
    if (!after) return [];
    // A circle taken is a way that nobody closes anymore.
    const held = worth * insight.weights.stationHold;
    const value = worthOfBuilding(view, company, before, standingOf(view, after, company)) + held;
    return [{ action, value, reasons: [{ key: 'reason.stationOpens', args: { hex: action.hex, company } }] }];
  });
};

/** A station that must go is the one that the runs miss least; of those the one in the poorest place. */
export const removals = ({ state, insight }: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'removeToken') return [];
    const { company, hex } = offer.action;
    const after = rightAfter(state, offer.action);
    const runs = after ? farRevenue(after, insight, company) + revenueNow(after, insight, company) : 0;
    const worth = worthNow(contentAt(factsOf(state).track, state.board, hex));
    return [{ action: offer.action, value: runs - worth, reasons: [{ key: 'reason.judged', args: {} }] }];
  });
