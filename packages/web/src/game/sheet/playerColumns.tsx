/** What the spreadsheet says of players. */
import type { PlayerLine } from '@roundhouse/engine/models/ledgerLines';
import type { RoundWorth } from '@roundhouse/engine/models/ledger';
import { DOT } from '../../i18n/dot.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import type { Column } from './columns.ts';
import css from './Spreadsheet.module.css';

interface ColumnContext {
  readonly position: number;
  readonly rounds: readonly RoundWorth[];
  readonly formatter: Formatter;
  readonly t: Translate<'sheet'>;
  readonly goTo: (position: number) => void;
}

type PlayerColumn = Column<PlayerLine>;

const signed = (by: number, formatter: Formatter): string =>
  by > 0 ? `+${formatter.number(by)}` : formatter.number(by);

/** A round between the others, of mergers or for sale, has a column where it changed what somebody is worth. */
const hasColumn = ({ mark: { kind }, players }: RoundWorth): boolean =>
  kind === 'stock' || kind === 'operating' || players.some(({ change }) => change !== 0);

const roundColumn = (round: RoundWorth, { formatter, position, t, goTo }: ColumnContext): PlayerColumn => {
  const of = (player: string) => round.players.find((each) => each.player === player);
  const name = formatter.roundShort(round.mark);
  return {
    id: `round ${round.from}`,
    group: 'rounds',
    name,
    ahead: round.from > position,
    value: ({ player }) => of(player)?.worth ?? 0,
    text: ({ player }) => String(of(player)?.worth ?? ''),
    cell: ({ player }) => {
      const found = of(player);
      if (!found) return null;
      const said = t('sheet.worthAt', {
        player: formatter.holder(player),
        round: name,
        worth: formatter.money(found.worth),
        change: signed(found.change, formatter),
      });
      return (
        <button type="button" className={css.moment} title={said} aria-label={said} onClick={() => goTo(round.to)}>
          {formatter.number(found.worth)}
          <small data-sign={Math.sign(found.change)}>{signed(found.change, formatter)}</small>
        </button>
      );
    },
  };
};

export const playerColumns = (lines: readonly PlayerLine[], known: ColumnContext): readonly PlayerColumn[] => {
  const { formatter, t, rounds } = known;
  const money = (id: string, name: string, value: (line: PlayerLine) => number): PlayerColumn => ({
    id,
    group: 'figures',
    name,
    value,
    text: (line) => formatter.money(value(line)),
  });
  const list = (id: string, name: string, values: (line: PlayerLine) => readonly string[]): PlayerColumn => ({
    id,
    group: 'figures',
    name,
    value: (line) => values(line).length,
    text: (line) => values(line).join(', '),
    cell: (line) => <span className={css.names}>{values(line).join(', ')}</span>,
  });
  const owning = lines.some(({ worth, cash }) => worth !== cash);
  return [
    money('worth', t('player.worth'), ({ worth }) => worth),
    money('cash', t('player.cash'), ({ cash }) => cash),
    ...(lines.some(({ bound }) => bound > 0) ? [money('bound', t('sheet.bound'), ({ bound }) => bound)] : []),
    ...(owning ? [money('liquidity', t('player.liquid'), ({ liquidity }) => liquidity)] : []),
    {
      id: 'certificates',
      group: 'figures',
      name: t('player.certificates'),
      value: ({ certificates }) => certificates,
      text: ({ certificates, limit }) => `${formatter.number(certificates)}/${formatter.number(limit)}`,
    },
    {
      ...list('companies', t('sheet.presides'), ({ companies }) => companies),
      cell: ({ companies }) => (
        <span className={css.chips}>
          {companies.map((each) => (
            <span key={each}>{formatter.chip(each)}</span>
          ))}
        </span>
      ),
    },
    ...(lines.some(({ privates }) => privates.length > 0)
      ? [
          list('privates', formatter.term('term.privates'), ({ privates }) =>
            privates.map((each) => formatter.privateName(each)),
          ),
        ]
      : []),
    ...rounds.filter(hasColumn).map((round) => roundColumn(round, known)),
  ];
};

/** What stands beside a player's name. */
export const marksOf = ({ priority, out }: PlayerLine, formatter: Formatter, t: Translate<'sheet'>): string =>
  [...(priority ? [formatter.term('player.priority')] : []), ...(out ? [t('player.out')] : [])].join(DOT);
