/** What the spreadsheet says of companies. */
import type { State } from '@roundhouse/engine';
import type { CompanyLine } from '@roundhouse/engine/models/ledgerLines';
import { isDoomed } from '@roundhouse/engine/models/rusting';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import type { Column } from './columns.ts';
import type { RevenueRound } from './rounds.ts';
import css from './Spreadsheet.module.css';

interface ColumnContext {
  readonly state: State;
  readonly position: number;
  readonly rounds: readonly RevenueRound[];
  readonly formatter: Formatter;
  readonly t: Translate<'sheet'>;
  readonly goTo: (position: number) => void;
}

type CompanyColumn = Column<CompanyLine>;

const TURN_SIGNS = { done: '✓', now: '●', next: '→', later: '' } as const;

const sumAt = ({ holdings }: CompanyLine, places: readonly string[]): number =>
  places.reduce((sum, at) => sum + (holdings[at] ?? 0), 0);

/** Players, offering, pool, treasury, and what others hold: only places that hold something. */
const shareColumns = (
  lines: readonly CompanyLine[],
  { state, formatter, t }: ColumnContext,
): readonly CompanyColumn[] => {
  const [ipo, pool] = [formatter.term('place.ipo'), formatter.term('place.pool')];
  const column = (id: string, name: string, percent: (line: CompanyLine) => number): CompanyColumn => ({
    id,
    group: 'shares',
    name,
    value: percent,
    text: (line) => (percent(line) === 0 ? '' : `${formatter.number(percent(line))}%`),
    cell: (line) =>
      percent(line) === 0 ? null : (
        <span className={line.president === id ? css.presides : undefined}>
          {formatter.number(percent(line))}%
          {line.president === id && <abbr title={formatter.term('company.president')}>★</abbr>}
        </span>
      ),
  });
  const others = [
    // Where a title has one name for both, they are one place.
    ...(ipo === pool
      ? [column('pool', pool, (line) => sumAt(line, ['ipo', 'pool']))]
      : [column('ipo', ipo, (line) => sumAt(line, ['ipo'])), column('pool', pool, (line) => sumAt(line, ['pool']))]),
    column('treasury', t('sheet.ownShares'), (line) => sumAt(line, [line.company])),
    column('reserved', formatter.term('place.reserved'), (line) => sumAt(line, ['reserved'])),
    column('companies', t('sheet.otherCompanies'), (line) =>
      sumAt(
        line,
        Object.keys(state.companies).filter((each) => each !== line.company),
      ),
    ),
  ].filter(({ value }) => lines.some((line) => value(line) !== 0));
  return [
    ...state.seats.map((player) => ({
      ...column(player, formatter.holder(player), (line) => line.holdings[player] ?? 0),
      head: formatter.subject(player, false),
    })),
    ...others,
  ];
};

const roundColumn = (round: RevenueRound, { formatter, position, t, goTo }: ColumnContext): CompanyColumn => {
  const name = formatter.roundShort({ kind: 'operating', set: round.set, number: round.number });
  return {
    id: `round ${round.set}.${round.number}`,
    group: 'rounds',
    name,
    ahead: round.position > position,
    value: ({ company }) => round.by.get(company)?.revenue ?? 0,
    text: ({ company }) => {
      const found = round.by.get(company);
      return found ? String(found.revenue) : '';
    },
    cell: ({ company }) => {
      const found = round.by.get(company);
      if (!found) return null;
      const how = found.withheld ? (found.revenue > 0 ? 'kept' : 'none') : found.part ? 'part' : 'paid';
      const said = t(`sheet.revenue.${how}`, {
        company,
        round: name,
        revenue: formatter.money(found.revenue),
        perShare: formatter.money(found.perShare),
      });
      return (
        <button
          type="button"
          className={css.moment}
          data-how={how}
          title={said}
          aria-label={said}
          onClick={() => goTo(found.position)}
        >
          {formatter.number(found.revenue)}
        </button>
      );
    },
  };
};

const figure = (
  id: string,
  name: string,
  value: (line: CompanyLine) => number,
  money: (amount: number) => string,
): CompanyColumn => ({
  id,
  group: 'figures',
  name,
  value,
  text: (line) => (value(line) === 0 ? '' : money(value(line))),
});

export const companyColumns = (lines: readonly CompanyLine[], known: ColumnContext): readonly CompanyColumn[] => {
  const { state, formatter, t, rounds, position } = known;
  const last = (company: string) =>
    rounds.find((round) => (round.by.get(company)?.position ?? Infinity) <= position)?.by.get(company);
  const dividends = (company: string): number =>
    rounds.reduce((sum, { by }) => {
      const found = by.get(company);
      return sum + (found && found.position <= position ? found.paidOut : 0);
    }, 0);
  const hasShares = lines.some(({ holdings }) => Object.keys(holdings).length > 0);
  const used = (column: CompanyColumn): boolean => lines.some((line) => column.text(line) !== '');
  return [
    {
      id: 'order',
      group: 'figures',
      name: t('sheet.order'),
      value: ({ place }) => (place === 0 ? Infinity : place),
      text: ({ place }) => (place === 0 ? '' : String(place)),
      cell: ({ place, turn }) =>
        place === 0 ? null : (
          <span title={turn === null ? undefined : t(`order.${turn}`)} data-turn={turn ?? undefined}>
            {place}
            <small aria-hidden="true"> {turn && TURN_SIGNS[turn]}</small>
            {turn && <span className="visually-hidden">{t(`order.${turn}`)}</span>}
          </span>
        ),
    },
    ...[
      figure('price', t('sheet.price'), ({ price }) => price, formatter.money),
      figure('par', t('sheet.par'), ({ par }) => par, formatter.money),
      figure('cash', t('sheet.treasury'), ({ cash }) => cash, formatter.money),
      {
        id: 'trains',
        group: 'figures',
        name: t('panel.trains'),
        value: ({ trains }) => trains.map(({ side }) => side).join(' '),
        text: ({ trains }) => trains.map(({ side }) => formatter.trainCard(side)).join(' '),
        cell: ({ trains }) => (
          <span className={css.trains}>
            {trains.map((train) => (
              <span key={train.id} data-doomed={isDoomed(state, train) || undefined}>
                {formatter.trainCard(train.side)}
              </span>
            ))}
          </span>
        ),
      } satisfies CompanyColumn,
      {
        ...figure('tokens', t('sheet.tokens'), ({ tokens }) => tokens.length, formatter.number),
        text: ({ tokens, group }: CompanyLine) =>
          group === 'waiting' || group === 'closed' ? '' : String(tokens.length),
      },
      figure('loans', formatter.term('company.loans'), ({ loans }) => loans, formatter.number),
      figure('revenue', t('sheet.revenue'), ({ company }) => last(company)?.revenue ?? 0, formatter.money),
      figure(
        'perShare',
        t('sheet.perShare'),
        ({ company }) => (last(company)?.withheld ? 0 : (last(company)?.perShare ?? 0)),
        formatter.money,
      ),
      figure('dividends', t('sheet.dividends'), ({ company }) => dividends(company), formatter.money),
    ].filter(used),
    ...(hasShares ? shareColumns(lines, known) : []),
    // Last of the figures: names are long, and what players hold is looked for first.
    ...[
      {
        id: 'privates',
        group: 'figures',
        name: formatter.term('term.privates'),
        value: ({ privates }) => privates.length,
        text: ({ privates }) => privates.map((each) => formatter.privateName(each)).join(', '),
        cell: ({ privates }) => (
          <span className={css.names}>{privates.map((each) => formatter.privateName(each)).join(', ')}</span>
        ),
      } satisfies CompanyColumn,
    ].filter(used),
    ...rounds.map((round) => roundColumn(round, known)),
  ];
};
