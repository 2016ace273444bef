/** What changed a game at one stroke: trains gone without another, closings, mergers, shorts, debts, bankruptcies. */
import {
  type Event,
  percentAt,
  type PlayerId,
  priceOf,
  scoreOf,
  type State,
  titleOf,
  trainsAt,
} from '@roundhouse/engine';
import { changeFrom } from '@roundhouse/engine/models/forecast';
import type {
  Bankrupt,
  Indebted,
  LeftWithoutTrain,
  Merged,
  Ruined,
  Shorted,
  TakenOver,
  EventFinding,
} from './findings.ts';

/** An action: the position before it, the one after it, and what happened. */
export interface Happened {
  readonly at: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** What companies had run for the last time. */
  readonly lastRuns: ReadonlyMap<string, number>;
}

const leftTrainless = ({ at, before, after, events, lastRuns }: Happened): readonly LeftWithoutTrain[] => {
  const { rusted } = changeFrom(before, after, events);
  const owners = new Set(rusted.flatMap((each) => each.owners));
  return [...owners].flatMap((company): readonly LeftWithoutTrain[] => {
    const player = after.companies[company]?.president ?? null;
    if (player === null || trainsAt(after, company).length > 0) return [];
    const trains = rusted.flatMap((each) =>
      each.owners.flatMap((owner, index) =>
        owner === company ? Array.from({ length: each.counts[index] ?? 0 }, () => each.name) : [],
      ),
    );
    return [{ kind: 'leftTrainless', at, player, company, trains, revenue: lastRuns.get(company) ?? 0 }];
  });
};

const worthOf = ({ before, after }: Happened): readonly { player: PlayerId; from: number; to: number }[] =>
  before.seats.map((player) => ({ player, from: scoreOf(before, player), to: scoreOf(after, player) }));

const absorbedIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(events.flatMap((each) => (each.type === 'companiesMerged' ? [each.absorbed] : [])));

const ruined = (happened: Happened): readonly Ruined[] => {
  const { at, before, after, events } = happened;
  const { closed, prices } = changeFrom(before, after, events);
  const absorbed = absorbedIn(events);
  const gone = new Set([
    ...closed,
    ...prices.flatMap(({ company, from, to }) => (to === 0 && from > 0 ? [company] : [])),
  ]);
  return [...gone].flatMap((company) => {
    // What has no price loses nobody anything: minors close on schedule, and other things may have cost money at the same time.
    if (absorbed.has(company) || priceOf(before, company) === 0) return [];
    const [why = null] = events.flatMap((each) =>
      each.type === 'companyClosed' && each.company === company ? [each.why] : [],
    );
    return worthOf(happened).flatMap(({ player, from, to }): readonly Ruined[] =>
      to < from && percentAt(before, player, company) > 0
        ? [{ kind: 'ruined', at, player, company, why, from, to }]
        : [],
    );
  });
};

const merged = (happened: Happened): readonly Merged[] =>
  happened.events.flatMap((event) => {
    if (event.type !== 'companiesMerged') return [];
    const { survivor: company, absorbed } = event;
    return worthOf(happened).flatMap(({ player, from, to }): readonly Merged[] =>
      from === to ? [] : [{ kind: 'merged', at: happened.at, player, company, absorbed, from, to }],
    );
  });

const owedBy = (state: State, player: PlayerId): number =>
  (titleOf(state).duties?.(state) ?? []).reduce(
    (sum, each) => sum + (each.player === player && each.kind !== 'obligation' ? each.amount : 0),
    0,
  );

const indebted = ({ at, before, after }: Happened): readonly Indebted[] =>
  before.own === after.own
    ? []
    : before.seats.flatMap((player): readonly Indebted[] => {
        const amount = owedBy(after, player) - owedBy(before, player);
        return amount > 0 ? [{ kind: 'indebted', at, player, amount }] : [];
      });

const bankrupt = ({ at, before, events }: Happened): readonly Bankrupt[] =>
  events.flatMap((event): readonly Bankrupt[] =>
    event.type === 'bankrupt'
      ? [{ kind: 'bankrupt', at, player: event.player, from: scoreOf(before, event.player) }]
      : [],
  );

export const eventFindings = (happened: Happened): readonly EventFinding[] => [
  ...leftTrainless(happened),
  ...ruined(happened),
  ...merged(happened),
  ...indebted(happened),
  ...bankrupt(happened),
];

/** A purchase of a whole company, as titles log it: who buys which, for how much. */
const purchaseIn = (
  event: Event,
  { companies }: State,
): { readonly company: string; readonly absorbed: string; readonly price: number } | null => {
  if (event.type !== 'special') return null;
  const { company, buyer, price } = event.args;
  if (typeof company !== 'string' || typeof buyer !== 'string' || typeof price !== 'number') return null;
  return companies[company] && companies[buyer] ? { company: buyer, absorbed: company, price } : null;
};

/** Each take-over, from the purchase to the position in which the shareholders have been paid and the company has closed. */
export const takeOversOf = (states: readonly State[], events: readonly (readonly Event[])[]): readonly TakenOver[] =>
  events.flatMap((happened, at) =>
    happened.flatMap((event): readonly TakenOver[] => {
      const before = states[at];
      const bought = before && purchaseIn(event, before);
      if (!before || !bought) return [];
      const closing = events
        .slice(at)
        .findIndex((each) => each.some((then) => then.type === 'companyClosed' && then.company === bought.absorbed));
      const until = at + closing + 1;
      const after = states[until];
      if (closing < 0 || !after) return [];
      return before.seats.flatMap((player): readonly TakenOver[] => {
        const [from, to] = [scoreOf(before, player), scoreOf(after, player)];
        return from === to ? [] : [{ kind: 'takenOver', at, player, ...bought, from, to, until }];
      });
    }),
  );

/** Each short, from the sale to the position in which the player is short of the company no longer. */
export const shortsOf = (states: readonly State[], events: readonly (readonly Event[])[]): readonly Shorted[] =>
  events.flatMap((happened, at) =>
    happened.flatMap((event): readonly Shorted[] => {
      if (event.type !== 'shorted') return [];
      const { player, company, price } = event;
      const rest = states.slice(at + 1);
      const over = rest.findIndex((state) => percentAt(state, player, company) >= 0);
      const until = over < 0 ? states.length - 1 : at + 1 + over;
      const last = priceOf(states[Math.max(at, over < 0 ? until : until - 1)] as State, company);
      return [{ kind: 'shorted', at, player, company, price, last, until }];
    }),
  );
