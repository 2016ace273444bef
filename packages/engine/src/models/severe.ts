/** Which warnings are grave: a button asks once more, and nothing that plays by itself goes on. */
import type { Action, ActionType } from '../actions.ts';
import type { State } from '../state.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import type { Warning } from './warnings.ts';

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

const losesBy = ({ worth }: Forecast, player: string): boolean =>
  worth.some((each) => each.player === player && each.to < each.from);

/** Whether it must be pressed twice. */
const asksAgain = (warning: Warning, action: Action, found: Forecast): boolean => {
  const { kind } = warning;
  if (kind === 'ends') return true;
  if (warning.later) return false;
  const passes = action.type === 'pass';
  switch (kind) {
    case 'bankrupts':
      return true;
    case 'closes':
    case 'liquidates':
      return !ON_PURPOSE.has(action.type) && losesBy(found, action.by);
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

/** What must be read before the choice is made. */
export const severeWarnings = (state: State, action: Action): readonly Warning[] => {
  const found = forecastOf(state, action);
  return found ? found.warnings.filter((each) => asksAgain(each, action, found)) : [];
};
