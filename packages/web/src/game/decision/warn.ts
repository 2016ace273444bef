/** Warnings of a forecast as sentences, and which of them ask once more before the choice is made. */
import { type Action, type ActionType, isPlayer, type State } from '@roundhouse/engine';
import { type Forecast, forecastOf, type Warning } from '@roundhouse/engine/models/forecast';
import type { Formatter } from '../../i18n/formatter.tsx';

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

/** The zones of a cell, in words. */
const zoneOf = (formatter: Formatter, cell: string): string => {
  const zones = formatter.facts.market.cells[cell]?.zones ?? [];
  const named = zones.filter((zone) => formatter.has(`zone.${zone}`)).map((zone) => formatter.term(`zone.${zone}`));
  return named.join(', ') || 'none';
};

const sentence = (warning: Warning, by: string, formatter: Formatter): readonly string[] => {
  const { kind } = warning;
  const say = (args: Readonly<Record<string, unknown>> = {}): string => formatter.term(`warn.${kind}`, args);
  const { money } = formatter;
  switch (kind) {
    case 'closes':
      return [say({ company: warning.company, trainless: String(warning.trainless) })];
    case 'liquidates':
      return [
        say({
          company: warning.company,
          trainless: String(warning.trainless),
          zone: zoneOf(formatter, warning.cell),
          from: money(warning.from),
          to: money(warning.to),
        }),
      ];
    case 'bankrupts':
      return [say(formatter.who(warning.player))];
    case 'ends': {
      const own = warning.places.find(({ player }) => player === by);
      return [
        say(),
        ...(own
          ? [formatter.term('warn.place', { ...formatter.who(by), place: own.place, score: money(own.score) })]
          : []),
      ];
    }
    case 'pays': {
      const why = `payment.${warning.for}`;
      const amount = money(warning.amount);
      return [
        say({ ...formatter.who(warning.player), amount, why: formatter.has(why) ? formatter.term(why) : 'none' }),
      ];
    }
    case 'owes':
      return [say({ ...formatter.who(warning.player), amount: money(warning.amount) })];
    case 'answers':
      return [formatter.refusal({ rule: '', ...warning.duty.remark })];
    case 'discards':
      return [say({ company: warning.company, trains: warning.trains, limit: warning.limit })];
    case 'removes':
      return [say({ company: warning.company })];
    case 'sells':
      return [say(formatter.who(warning.player))];
    case 'buysTrain':
      return [
        say({
          ...formatter.who(warning.player),
          company: warning.company,
          train: warning.train,
          name: warning.train,
          price: money(warning.price),
          missing: money(warning.missing),
        }),
      ];
    case 'loses':
      return [say({ ...formatter.who(warning.player), from: money(warning.from), to: money(warning.to) })];
  }
};

/** In words, each once: what is lost is not said again where the game ends with it. */
export const warningTexts = (warnings: readonly Warning[], by: string, formatter: Formatter): readonly string[] => {
  const isOver = warnings.some(({ kind }) => kind === 'ends');
  return [
    ...new Set(
      warnings
        .filter((each) => !(isOver && each.kind === 'loses' && isPlayer(each.player)))
        .flatMap((each) => sentence(each, by, formatter)),
    ),
  ];
};
