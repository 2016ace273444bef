/** What a choice brings without another decision, found without the forecast: what its warnings and effects are held against. */
import {
  type Action,
  apply,
  decider,
  type Dice,
  type Event,
  isRefusal,
  memberOf,
  offeredType,
  offers,
  type PlayerId,
  priceOf,
  scoreOf,
  type State,
} from '@roundhouse/engine';
import { type Forecast, forecastOf, type Warning } from '@roundhouse/engine/models/forecast';

/** One member of every offer; of a range of prices the least and the most. */
export const choicesAt = (state: State, dice: Dice): readonly Action[] =>
  offers(state).flatMap((offer) => {
    if (offer.kind === 'price') return [offer.min, offer.max].map((price) => ({ ...offer.action, price }));
    const action = memberOf(state, offer, dice);
    return action ? [action] : [];
  });

const isBoundary = ({ type }: Event): boolean => type === 'turnBegan' || type === 'roundBegan';

interface Found {
  readonly what: string;
  readonly kinds: readonly Warning['kind'][];
  readonly about: string;
}

const lost = (before: State, after: State, player: PlayerId): boolean => {
  const [was, is] = [scoreOf(before, player), scoreOf(after, player)];
  return was > 0 && was - is > was / 5;
};

/** The ruins of a choice, each with the warnings that would say it. */
const ruinsOf = (before: State, after: State, events: readonly Event[]): readonly Found[] => [
  ...events.flatMap((event): readonly Found[] => {
    if (event.type === 'companyClosed')
      return [{ what: `${event.company} closes`, kinds: ['closes'], about: event.company }];
    return event.type === 'bankrupt'
      ? [{ what: `${event.player} is bankrupt`, kinds: ['bankrupts'], about: event.player }]
      : [];
  }),
  ...Object.keys(after.market.at)
    .filter((company) => priceOf(before, company) > 0 && priceOf(after, company) === 0)
    .map((company): Found => ({
      what: `${company} is worth nothing`,
      kinds: ['liquidates', 'closes'],
      about: company,
    })),
  ...before.seats
    .filter((player) => lost(before, after, player))
    .map((player): Found => ({ what: `${player} loses a fifth`, kinds: ['loses'], about: player })),
  ...(after.outcome ? [{ what: 'the game ends', kinds: ['ends'] as const, about: '' }] : []),
];

const concerns = (warning: Warning, about: string): boolean =>
  about === '' ||
  ('company' in warning && warning.company === about) ||
  ('player' in warning && warning.player === about);

/** So many questions with one answer may follow each other. */
const FAR = 4;

/** Bankruptcy stands open, and nothing else but sales that cannot prevent it. */
const isHopeless = (state: State): boolean => {
  const types = new Set(offers(state).map(offeredType));
  return types.has('bankrupt') && [...types].every((type) => type === 'bankrupt' || type === 'sellShares');
};

/** What follows within the turn where there is but one thing to do: who can only declare bankruptcy decides nothing. */
const carriedOn = (
  before: State,
  state: State,
  events: readonly Event[],
): { readonly state: State; readonly events: readonly Event[] } => {
  let reached = { state, events };
  for (let step = 0; step < FAR && !reached.events.some(isBoundary) && !reached.state.outcome; step++) {
    const [first, ...others] = offers(reached.state);
    const isLost = isHopeless(reached.state) && !isHopeless(before);
    const only = isLost ? offers(reached.state, 'bankrupt')[0] : others.length === 0 ? first : undefined;
    if (only?.kind !== 'one') break;
    const next = apply(reached.state, only.action);
    if (isRefusal(next)) break;
    reached = { state: next.state, events: [...reached.events, ...next.events] };
  }
  return reached;
};

/** Ruins that no warning speaks of. */
export const unwarned = (before: State, action: Action): readonly string[] => {
  const result = apply(before, action);
  if (isRefusal(result)) return [`refused: ${result.key}`];
  const { warnings } = forecastOf(before, action) ?? { warnings: [] };
  const reached = carriedOn(before, result.state, result.events);
  return ruinsOf(before, reached.state, reached.events)
    .filter(({ kinds, about }) => !warnings.some((each) => kinds.includes(each.kind) && concerns(each, about)))
    .map(({ what }) => `${JSON.stringify(action)}: ${what}`);
};

/** So many positions are reached from a choice before the search for another course is given up. */
const MANY = 400;

/** What is ruined within the turn, as the events tell it. */
const ruinedWithin = (before: State, { state, events }: Reached): ReadonlySet<string> => {
  const end = events.findIndex(isBoundary);
  const within = end < 0 ? events : events.slice(0, end);
  const found = new Set<string>();
  for (const event of within) {
    if (event.type === 'companyClosed') found.add(event.company);
    if (event.type === 'bankrupt') found.add(event.player);
    if (event.type === 'priceMoved' && event.to === 0 && priceOf(before, event.company) > 0) found.add(event.company);
  }
  if (end < 0)
    for (const company of Object.keys(state.market.at))
      if (priceOf(before, company) > 0 && priceOf(state, company) === 0) found.add(company);
  return found;
};

interface Reached {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Whether a course of the same turn that begins with this choice leads past the ruin. */
const isAvoided = (before: State, first: Reached, about: string): boolean => {
  const by = decider(before);
  const open: Reached[] = [first];
  for (let seen = 0; seen < MANY; seen++) {
    const here = open.pop();
    if (!here) return false;
    if (here.events.some(isBoundary) || here.state.outcome || decider(here.state) !== by) {
      // Who can only declare bankruptcy after that decides nothing.
      if (!ruinedWithin(before, carriedOn(before, here.state, here.events)).has(about)) return true;
      continue;
    }
    const last = offers(here.state).filter((each) => each.kind === 'one');
    // What is pushed last is looked at first: a train, then wanting nothing, then the others.
    const rank = (type: Action['type']): number => (type === 'buyTrain' ? 2 : type === 'pass' ? 1 : 0);
    for (const { action } of last.toSorted((a, b) => rank(a.action.type) - rank(b.action.type))) {
      const next = apply(here.state, action);
      if (!isRefusal(next)) open.push({ state: next.state, events: [...here.events, ...next.events] });
    }
  }
  return false;
};

/** Ruins that a warning speaks of though another course of the same turn avoids them. */
export const falselyWarned = (before: State, action: Action): readonly string[] => {
  const said = (forecastOf(before, action)?.warnings ?? []).flatMap((each) => {
    if (each.later) return [];
    if (each.kind === 'closes' || each.kind === 'liquidates') return [each.company];
    return each.kind === 'bankrupts' ? [each.player] : [];
  });
  if (said.length === 0) return [];
  const result = apply(before, action);
  if (isRefusal(result)) return [];
  return said
    .filter((about) => isAvoided(before, result, about))
    .map((about) => `${JSON.stringify(action)}: ${about} is not ruined`);
};

/** Figures of another player than the one they are said of. */
export const wrongWorth = (before: State, action: Action): readonly string[] => {
  const found = forecastOf(before, action);
  return (found?.worth ?? [])
    .filter(
      ({ player, from, to }) => from !== scoreOf(before, player) || to !== scoreOf(found?.after ?? before, player),
    )
    .map(({ player, from, to }) => `${JSON.stringify(action)}: ${player} is not worth ${from} and then ${to}`);
};

/** What the effects of a forecast speak of. */
const namedBy = ({ cash, prices, presidents, floated, closed, rusted, shares, privatesClosed }: Forecast) => ({
  cash: cash.map(({ holder }) => holder),
  prices: prices.map(({ company }) => company),
  presidents: presidents.map(({ company }) => company),
  floated,
  closed,
  privatesClosed,
  rusted: rusted.flatMap(({ owners }) => owners),
  shares: shares.map(({ company }) => company),
});

/** The same, of what happens until the turn ends, from the events alone. */
const touchedBy = (events: readonly Event[]) => {
  const named = {
    cash: new Set<string>(),
    prices: new Set<string>(),
    presidents: new Set<string>(),
    floated: new Set<string>(),
    closed: new Set<string>(),
    privatesClosed: new Set<string>(),
    rusted: new Set<string>(),
    shares: new Set<string>(),
  };
  for (const event of events) {
    if (event.type === 'paid') named.cash.add(event.from).add(event.to);
    if (event.type === 'dividend') for (const holder of Object.keys(event.paid)) named.cash.add(holder);
    if (event.type === 'priceMoved') named.prices.add(event.company);
    if (event.type === 'presidencyChanged') named.presidents.add(event.company);
    if (event.type === 'companyFloated') named.floated.add(event.company);
    if (event.type === 'companyClosed') named.closed.add(event.company);
    if (event.type === 'privateClosed') named.privatesClosed.add(event.private);
    if (event.type === 'trainsRusted') for (const owner of event.owners) named.rusted.add(owner);
  }
  return named;
};

/** Effects that belong to the next turn. */
export const ofNextTurn = (before: State, action: Action): readonly string[] => {
  const result = apply(before, action);
  const forecast = forecastOf(before, action);
  if (isRefusal(result) || !forecast) return [];
  const end = result.events.findIndex(isBoundary);
  if (end < 0) return [];
  const [within, later] = [touchedBy(result.events.slice(0, end)), touchedBy(result.events.slice(end))];
  const named = namedBy(forecast);
  return (Object.keys(within) as (keyof typeof within)[]).flatMap((kind) =>
    named[kind]
      .filter((each) => later[kind].has(each) && !within[kind].has(each))
      .map((each) => `${JSON.stringify(action)}: ${kind} of ${each}`),
  );
};
