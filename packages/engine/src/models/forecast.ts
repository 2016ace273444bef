/**
 * What a choice would do, found by doing it: applying an action is pure and quick. What would happen anyway, or with every other
 * choice, is left out: it is no effect of this one.
 */
import type { Action, ActionType } from '../actions.ts';
import { isEqual } from '../equal.ts';
import { companyIn } from '../handles.ts';
import { type Applied, decider, isRefusal, options as optionsOf } from '../play.ts';
import type { PlayerId, State } from '../state.ts';
import { topFrame } from '../move.ts';
import { applied } from './applied.ts';
import { afterTurn, cashChange, type Change, type Played, withinTurn } from './change.ts';
import { closesStep } from './mainEvent.ts';
import { type Warning, warningsOf } from './warnings.ts';

export { cashChange, type Change, changeFrom, type Played, withinTurn } from './change.ts';
export type { FinalPlace, Warning, WarningKind } from './warnings.ts';

/** What the choice causes until the turn ends, or until somebody is asked before that. */
export interface Forecast extends Change {
  readonly action: Action;
  /** Where somebody decides again. `after` is the same unless the turn ended on the way. */
  readonly next: State;
  /** What nobody may walk into unknowingly, of all that follows without another decision. */
  readonly warnings: readonly Warning[];
  /** What comes by itself once the turn has ended; it is no effect of the choice. */
  readonly later: Change | null;
}

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

/** The lists of a change whose pieces are compared whole. */
type Lists =
  | 'worth'
  | 'shares'
  | 'prices'
  | 'limits'
  | 'rusted'
  | 'fading'
  | 'presidents'
  | 'floated'
  | 'closed'
  | 'privatesClosed'
  | 'out'
  | 'specials';

const commons = new WeakMap<State, Change | null>();

/** What would happen with every choice: the next company is paid for its mail, no matter which train was given up. */
const commonOf = (state: State, by: PlayerId): Change | null => {
  let found = commons.get(state);
  if (found !== undefined) return found;
  const all = optionsOf(state).flatMap((each) => {
    const result = each.kind === 'one' && !each.refusal ? applied(state, each.action) : null;
    return result && !isRefusal(result) ? [withinTurn(state, result)] : [];
  });
  const [first, ...others] = all;
  const pick = <K extends Lists>(key: K): Change[K] =>
    inAll<Change[K][number]>(
      first?.[key] ?? [],
      others.map((each) => each[key]),
    ) as Change[K];
  const company = companyIn(topFrame(state));
  found =
    first && others.length > 0
      ? {
          ...first,
          // The player on turn sees everything that it brings.
          cash: first.cash.filter(
            ({ holder, by: moved }) =>
              holder !== by && holder !== company && others.every((each) => cashChange(each, holder) === moved),
          ),
          worth: pick('worth'),
          shares: pick('shares'),
          prices: pick('prices'),
          limits: pick('limits'),
          rusted: pick('rusted'),
          fading: pick('fading'),
          presidents: pick('presidents'),
          floated: pick('floated'),
          closed: pick('closed'),
          privatesClosed: pick('privatesClosed'),
          out: pick('out'),
          specials: pick('specials'),
          phase: others.every((each) => each.phase === first.phase) ? first.phase : null,
          ending: others.every((each) => each.ending === first.ending) && first.ending,
          over: others.every((each) => each.over === first.over) && first.over,
        }
      : null;
  commons.set(state, found);
  return found;
};

/** Without what would happen anyway: a price that falls because nothing can be run falls without a station too. */
const causedBy = (found: Change, anyway: Change | null, sameMoney: boolean): Change => {
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
    // Worth and shares stay as they are: they say how everybody stands, not what moves.
    prices: own(found.prices, anyway.prices),
    limits: own(found.limits, anyway.limits),
    rusted: own(found.rusted, anyway.rusted),
    fading: own(found.fading, anyway.fading),
    phase: found.phase === anyway.phase ? null : found.phase,
    presidents: own(found.presidents, anyway.presidents),
    floated: own(found.floated, anyway.floated),
    closed: own(found.closed, anyway.closed),
    privatesClosed: own(found.privatesClosed, anyway.privatesClosed),
    out: own(found.out, anyway.out),
    specials: own(found.specials, anyway.specials),
    ending: found.ending && !anyway.ending,
  };
};

/** Without what is paid once the step has ended: interest is due no matter who has passed before. */
const untilStepEnds = (found: Change): Change => {
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
const withoutIt = (before: State, after: State): Change | null => {
  let played: Played = { state: before, events: [] };
  for (let step = 0; step < ASIDE; step++) {
    const next = stepAside(played.state);
    if (!next) return null;
    const turnEnd =
      played.turnEnd ?? (next.turnEnd && { ...next.turnEnd, events: played.events.length + next.turnEnd.events });
    played = { state: next.state, events: [...played.events, ...next.events], ...(turnEnd && { turnEnd }) };
    const { state } = played;
    if (isEqual(topFrame(state), topFrame(after))) return withinTurn(before, played);
    // What the others do on their turns is not an effect of the choice.
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
    companyIn(asked) === companyIn(still) &&
    decider(before) === decider(after) &&
    isEqual(before.round, after.round)
  );
};

/** What of it the choice itself causes. */
const caused = (state: State, action: Action, by: PlayerId, result: Applied): Change => {
  let found = withinTurn(state, result);
  if (PASSED_OVER.has(action.type) && !goesOn(state, result.state)) {
    const passed = forecastOf(state, { type: 'pass', by });
    // Money is compared only where both lead to the same question.
    const without = withoutIt(state, result.state);
    if (without) found = causedBy(found, without, true);
    else found = causedBy(found, passed ?? commonOf(state, by), passed === null);
  }
  if (MUST_CHOOSE.has(action.type)) {
    const without = action.type === 'answer' ? withoutIt(state, result.state) : null;
    found = causedBy(found, without ?? commonOf(state, by), true);
  }
  // Who gives up has nothing else to choose that it could be compared with.
  return action.type === 'bankrupt' ? untilStepEnds(found) : found;
};

const find = (state: State, action: Action): Forecast | null => {
  const result = applied(state, action);
  if (isRefusal(result)) return null;
  const by = decider(state);
  let warnings: readonly Warning[] | undefined;
  return {
    ...(by === null ? withinTurn(state, result) : caused(state, action, by, result)),
    action,
    next: result.state,
    // Of a hundred choices that are looked at, few are asked for their dangers.
    get warnings() {
      return (warnings ??= warningsOf(state, action, result));
    },
    later: afterTurn(result),
  };
};

const known = new WeakMap<State, Map<string, Forecast | null>>();

/** Null where the action is refused. Remembered by position. */
export const forecastOf = (state: State, action: Action): Forecast | null => {
  let byAction = known.get(state);
  if (!byAction) known.set(state, (byAction = new Map<string, Forecast | null>()));
  const key = JSON.stringify(action);
  let found = byAction.get(key);
  if (found === undefined) byAction.set(key, (found = find(state, action)));
  return found;
};

/** Money that leaves the one who decides (or the company in whose name) at once: what the thing costs. */
export const costOf = (found: Change | null, payer: string): number => Math.max(0, -cashChange(found, payer));
