/** Warnings of a forecast as sentences. */
import { isPlayer } from '@roundhouse/engine';
import type { Warning } from '@roundhouse/engine/models/forecast';
import type { Formatter } from '../../i18n/formatter.tsx';

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
      return [say({ ...formatter.who(warning.player), score: money(warning.score) })];
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
      return [
        say({
          ...formatter.who(warning.player),
          due: warning.due ? formatter.refusal({ rule: '', ...warning.due }) : 'none',
        }),
      ];
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
