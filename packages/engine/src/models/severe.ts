/** Which warnings are grave: a button asks once more, and nothing that plays by itself goes on. */
import type { Action, ActionType } from '../actions.ts';
import { isEqual } from '../equal.ts';
import { offers } from '../play.ts';
import type { PlayerId, State } from '../state.ts';
import { type Change, type Played, withinTurn } from './change.ts';
import { forecastOf } from './forecast.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** Who wants one of these wants the end of a company, or knows the price. */
const ON_PURPOSE: ReadonlySet<ActionType> = new Set<ActionType>([
  'merge',
  'answer',
  'choose',
  'convert',
  'bid',
  'buyPrivate',
  'sellPrivate',
  'par',
  'buyShares',
  'usePower',
]);

/** Given up, or sold to its end, a company is gone also for who loses nothing by it. */
const ENDS_IT: ReadonlySet<ActionType> = new Set<ActionType>(['bankrupt', 'sellShares']);

type Worth = Pick<Change, 'worth'>;

const losesBy = ({ worth }: Worth, player: string): boolean =>
  worth.some((each) => each.player === player && each.to < each.from);

/** Who passes last is struck by what the end of the round brings, and might have done something about it. */
const strikesWhoPasses = (warning: Warning, action: Action): boolean =>
  action.type === 'pass' &&
  (warning.kind === 'pays' || warning.kind === 'owes' || warning.kind === 'bankrupts' || warning.kind === 'loses') &&
  warning.player === action.by;

/** Whether it must be pressed twice. */
const asksAgain = (warning: Warning, action: Action, loses: boolean): boolean => {
  const { kind } = warning;
  if (kind === 'ends') return true;
  if (warning.later) return strikesWhoPasses(warning, action);
  const passes = action.type === 'pass';
  switch (kind) {
    case 'bankrupts':
      return true;
    case 'closes':
    case 'liquidates':
      return (kind === 'closes' && ENDS_IT.has(action.type)) || (!ON_PURPOSE.has(action.type) && loses);
    case 'pays':
      return true;
    case 'owes':
      return warning.player === action.by && !ON_PURPOSE.has(action.type);
    case 'loses':
      return warning.player === action.by && !ON_PURPOSE.has(action.type);
    case 'discards':
    case 'removes':
    case 'sells':
    case 'buysTrain':
      return passes;
    case 'answers':
      return false;
  }
};

/** A company is lost, and with it some of what its owner is worth: that is why it is asked again. */
const priceOfIt = (grave: readonly Warning[], { worth }: Worth, by: PlayerId): readonly Warning[] => {
  const isLost = grave.some(({ kind }) => kind === 'closes' || kind === 'liquidates');
  const isSaid = grave.some((each) => each.kind === 'ends' || (each.kind === 'loses' && each.player === by));
  if (!isLost || isSaid) return [];
  return worth.flatMap(({ player, from, to }) =>
    player === by && to < from ? [{ kind: 'loses', player, from, to, later: false } as const] : [],
  );
};

const graveAmong = (warnings: readonly Warning[], action: Action, found: Worth): readonly Warning[] => {
  const loses =
    losesBy(found, action.by) || warnings.some((each) => each.kind === 'loses' && each.player === action.by);
  const grave = warnings.filter((each) => asksAgain(each, action, loses));
  return [...grave, ...priceOfIt(grave, found, action.by)];
};

/** Something must be given up, and only what is the question. */
const GIVES_UP: ReadonlySet<ActionType> = new Set<ActionType>(['removeToken', 'discardTrain']);

/** What comes of every choice there is: asking again about one of them would help nobody. */
export const warningsAnyway = (state: State, action: Action): readonly Warning[] => {
  if (!GIVES_UP.has(action.type)) return [];
  const open = offers(state);
  const all = open.flatMap((each) =>
    each.kind === 'one' && GIVES_UP.has(each.action.type) ? [forecastOf(state, each.action)?.warnings ?? []] : [],
  );
  const [first = [], ...others] = all;
  if (all.length < open.length || others.length === 0) return [];
  return first.filter((each) => others.every((other) => other.some((one) => isEqual(one, each))));
};

/** What must be read before the choice is made. */
export const severeWarnings = (state: State, action: Action): readonly Warning[] => {
  const found = forecastOf(state, action);
  if (!found) return [];
  const anyway = warningsAnyway(state, action);
  const own = found.warnings.filter((each) => !anyway.some((one) => isEqual(one, each)));
  return own.length === 0 ? [] : graveAmong(own, action, found);
};

/** The same of a choice that is made several times at one press: `end` is where all of them lead. */
export const severeTogether = (state: State, action: Action, end: Played): readonly Warning[] =>
  graveAmong(warningsOf(state, action, end), action, withinTurn(state, end));
