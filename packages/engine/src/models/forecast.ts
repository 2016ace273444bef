/**
 * What a choice would do, found by doing it: applying an action is pure and quick. What would happen anyway, or with every other
 * choice, is left out: it is no effect of this one.
 */
import type { Action, ActionType } from '../actions.ts';
import { isEqual } from '../equal.ts';
import type { Event } from '../events.ts';
import { cashOf } from '../money.ts';
import { type Applied, decider, isRefusal, options as optionsOf } from '../play.ts';
import type { PlayerId, State } from '../state.ts';
import { topFrame } from '../move.ts';
import { applied } from './applied.ts';
import { closesStep } from './story.ts';

export interface Forecast {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly cash: readonly { readonly holder: string; readonly by: number; readonly left: number }[];
  readonly prices: readonly {
    readonly company: string;
    readonly from: number;
    readonly to: number;
    readonly cells: readonly [string, string];
  }[];
  readonly rusted: readonly { readonly name: string; readonly owners: readonly string[] }[];
  readonly fading: readonly string[];
  readonly phase: string | null;
  readonly presidents: readonly { readonly company: string; readonly to: string | null }[];
  readonly floated: readonly string[];
  readonly closed: readonly string[];
  readonly ending: boolean;
  /** Players who leave the game. */
  readonly out: readonly string[];
  /** Events that only this title has, as the log will show them. */
  readonly specials: readonly Event[];
}

const cashMoves = (before: State, after: State): Forecast['cash'] =>
  [...before.seats, ...Object.keys(before.companies)].flatMap((holder) => {
    const left = cashOf(after, holder);
    const by = left - cashOf(before, holder);
    return by === 0 ? [] : [{ holder, by, left }];
  });

const priceMoves = (before: State, after: State, events: readonly Event[]): Forecast['prices'] =>
  Object.entries(after.market.at).flatMap(([company, cell]) => {
    const was = before.market.at[company];
    if (was === undefined || was === cell) return [];
    const moves = events.flatMap((each) => (each.type === 'priceMoved' && each.company === company ? [each] : []));
    const [first, last] = [moves[0], moves.at(-1)];
    return first && last ? [{ company, from: first.from, to: last.to, cells: [was, cell] as const }] : [];
  });

const rustedIn = (before: State, events: readonly Event[]): Forecast['rusted'] =>
  events.flatMap((event) => {
    if (event.type !== 'trainsRusted') return [];
    const gone = before.trains.filter((each) => event.trains.includes(each.id));
    return [...new Set(gone.map((each) => each.side))].map((name) => ({
      name,
      owners: [...new Set(gone.filter((each) => each.side === name).map((each) => each.at))].filter(
        (at) => at !== 'pool' && at !== 'depot' && at !== 'out',
      ),
    }));
  });

export const forecastFrom = (before: State, after: State, events: readonly Event[]): Forecast => ({
  before,
  after,
  events,
  cash: cashMoves(before, after),
  prices: priceMoves(before, after, events),
  rusted: rustedIn(before, events),
  fading: events.flatMap((each) => (each.type === 'trainsObsolete' ? each.names : [])),
  phase: after.phase === before.phase ? null : after.phase,
  presidents: events.flatMap((each) =>
    each.type === 'presidencyChanged' && each.from !== null ? [{ company: each.company, to: each.to }] : [],
  ),
  floated: events.flatMap((each) => (each.type === 'companyFloated' ? [each.company] : [])),
  closed: events.flatMap((each) => (each.type === 'companyClosed' ? [each.company] : [])),
  out: after.out.filter((each) => !before.out.includes(each)),
  specials: events.filter((each) => each.type === 'special'),
  ending: before.ending === null && after.ending !== null,
});

/** What can be passed over, as a rule: what comes of passing as well does not come of it. */
const PASSED_OVER: ReadonlySet<ActionType> = new Set<ActionType>([
  'layTile',
  'placeToken',
  'removeToken',
  'buyToken',
  'usePower',
  'buyTrain',
  'turnTrain',
  'convert',
  'takeLoan',
  'repayLoan',
  'buyPrivate',
  'sellPrivate',
  'buyShares',
  'sellShares',
  'short',
]);

/** One of these must be chosen: what comes of each of them comes of none. */
const MUST_CHOOSE: ReadonlySet<ActionType> = new Set<ActionType>([
  'dividend',
  'discardTrain',
  'removeToken',
  'choose',
  'answer',
]);

/** Those of the first that are among all others as well. */
const inAll = <T>(first: readonly T[], others: readonly (readonly T[])[]): readonly T[] =>
  first.filter((each) => others.every((other) => other.some((one) => isEqual(one, each))));

const commons = new WeakMap<State, Forecast | null>();

/** What would happen with every choice: the next company is paid for its mail, no matter which train was given up. */
const commonOf = (state: State, by: PlayerId): Forecast | null => {
  let found = commons.get(state);
  if (found !== undefined) return found;
  const all = optionsOf(state).flatMap((each) => {
    const result = each.kind === 'one' && !each.refusal ? applied(state, each.action) : null;
    return result && !isRefusal(result) ? [forecastFrom(state, result.state, result.events)] : [];
  });
  const [first, ...others] = all;
  const pick = <K extends 'prices' | 'rusted' | 'fading' | 'presidents' | 'floated' | 'closed' | 'out' | 'specials'>(
    key: K,
  ): Forecast[K] =>
    inAll<Forecast[K][number]>(
      first?.[key] ?? [],
      others.map((each) => each[key]),
    ) as Forecast[K];
  const company = topFrame(state)?.['company'];
  found =
    first && others.length > 0
      ? {
          ...first,
          // The player on turn sees everything that it brings.
          cash: first.cash.filter(
            ({ holder, by: moved }) =>
              holder !== by && holder !== company && others.every((each) => cashChange(each, holder) === moved),
          ),
          prices: pick('prices'),
          rusted: pick('rusted'),
          fading: pick('fading'),
          presidents: pick('presidents'),
          floated: pick('floated'),
          closed: pick('closed'),
          out: pick('out'),
          specials: pick('specials'),
          phase: others.every((each) => each.phase === first.phase) ? first.phase : null,
          ending: others.every((each) => each.ending === first.ending) && first.ending,
        }
      : null;
  commons.set(state, found);
  return found;
};

/** Without what would happen anyway: a price that falls because nothing can be run falls without a station too. */
const causedBy = (found: Forecast, anyway: Forecast | null, sameMoney: boolean): Forecast => {
  if (!anyway) return found;
  const own = <T>(mine: readonly T[], theirs: readonly T[]): readonly T[] =>
    mine.filter((each) => !theirs.some((other) => isEqual(each, other)));
  const cash = found.cash.flatMap(({ holder, by, left }) => {
    const without = sameMoney ? cashChange(anyway, holder) : 0;
    return by === without ? [] : [{ holder, by: by - without, left: left - without }];
  });
  return {
    ...found,
    cash,
    prices: own(found.prices, anyway.prices),
    rusted: own(found.rusted, anyway.rusted),
    fading: own(found.fading, anyway.fading),
    phase: found.phase === anyway.phase ? null : found.phase,
    presidents: own(found.presidents, anyway.presidents),
    floated: own(found.floated, anyway.floated),
    closed: own(found.closed, anyway.closed),
    out: own(found.out, anyway.out),
    specials: own(found.specials, anyway.specials),
    ending: found.ending && !anyway.ending,
  };
};

/** Without what is paid once the step has ended: interest is due no matter who has passed before. */
const untilStepEnds = (found: Forecast): Forecast => {
  const end = found.events.findIndex(closesStep);
  if (end < 0) return found;
  const later = new Map<string, number>();
  for (const event of found.events.slice(end)) {
    if (event.type !== 'paid') continue;
    later.set(event.from, (later.get(event.from) ?? 0) - event.amount);
    later.set(event.to, (later.get(event.to) ?? 0) + event.amount);
  }
  const cash = found.cash.flatMap(({ holder, by, left }) => {
    const then = later.get(holder) ?? 0;
    return by === then ? [] : [{ holder, by: by - then, left: left - then }];
  });
  return { ...found, cash };
};

/** So often one steps aside before it is another story. */
const ASIDE = 4;

/** Wanting nothing: passing, and declining what somebody else proposes. */
const stepAside = (state: State): Applied | null => {
  const by = decider(state);
  if (by === null) return null;
  for (const action of [
    { type: 'pass', by },
    { type: 'answer', by, accept: false },
  ] as const) {
    const result = applied(state, action);
    if (!isRefusal(result)) return result;
  }
  return null;
};

/**
 * What would have happened until the same question is asked, had nothing been wanted meanwhile: interest is due at the end of
 * the turn, whether the train is sold or not. Null where stepping aside leads elsewhere.
 */
const withoutIt = (before: State, after: State): Forecast | null => {
  const events: Event[] = [];
  let state = before;
  for (let step = 0; step < ASIDE; step++) {
    const next = stepAside(state);
    if (!next) return null;
    state = next.state;
    events.push(...next.events);
    if (isEqual(topFrame(state), topFrame(after))) return forecastFrom(before, state, events);
    // Round the table is not beside the choice.
    if (!isEqual(state.round, before.round) && !isEqual(state.round, after.round)) return null;
  }
  return null;
};

/** Whether the same question stays open: then nothing followed by itself, and there is nothing to separate. */
const goesOn = (before: State, after: State): boolean => {
  const [asked, still] = [topFrame(before), topFrame(after)];
  return (
    before.agenda.length === after.agenda.length &&
    asked?.step === still?.step &&
    asked?.['company'] === still?.['company'] &&
    decider(before) === decider(after) &&
    isEqual(before.round, after.round)
  );
};

const known = new WeakMap<State, Map<string, Forecast | null>>();

/** Null where the action is refused. Remembered by position. */
export const forecastOf = (state: State, action: Action): Forecast | null => {
  let byAction = known.get(state);
  if (!byAction) known.set(state, (byAction = new Map<string, Forecast | null>()));
  const key = JSON.stringify(action);
  let found = byAction.get(key);
  if (found === undefined) {
    const result = applied(state, action);
    found = isRefusal(result) ? null : forecastFrom(state, result.state, result.events);
    const by = decider(state);
    if (found && by !== null && PASSED_OVER.has(action.type) && !goesOn(state, found.after)) {
      const passed = forecastOf(state, { type: 'pass', by });
      // Money is compared only where both lead to the same question.
      const without = withoutIt(state, found.after);
      if (without) found = causedBy(found, without, true);
      else found = causedBy(found, passed ?? commonOf(state, by), passed === null);
    }
    if (found && by !== null && MUST_CHOOSE.has(action.type)) {
      const without = action.type === 'answer' ? withoutIt(state, found.after) : null;
      found = causedBy(found, without ?? commonOf(state, by), true);
    }
    // Who gives up has nothing else to choose that it could be compared with.
    if (found && action.type === 'bankrupt') found = untilStepEnds(found);
    byAction.set(key, found);
  }
  return found;
};

/** The change of one holder's money. */
export const cashChange = (found: Forecast | null, holder: string): number =>
  found?.cash.find((each) => each.holder === holder)?.by ?? 0;

/** Money that leaves the one who decides (or the company in whose name) at once: what the thing costs. */
export const costOf = (found: Forecast | null, payer: string): number => Math.max(0, -cashChange(found, payer));
