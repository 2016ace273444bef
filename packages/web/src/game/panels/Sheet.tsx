/** Everything about companies and players as one table, sorted by any column. */
import { cashOf, certificatesOf, percentAt, priceOf, type State, trainsAt } from '@roundhouse/engine';
import { useMemo, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, usePosition, useSession, useShown, useFormatter } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { lastRevenues } from '@roundhouse/engine/models/ledger';
import css from './Sheet.module.css';

interface Column {
  readonly id: string;
  readonly head: string;
  readonly value: (company: string) => number | string;
  readonly text?: (value: number, company: string) => string;
  /** Who holds how much, or the rest: two tables where there is room for one of them. */
  readonly part: 'shares' | 'rest';
}

/** Percent that lie neither with players nor in offering or pool: with the company itself, set aside, or with others. */
const elsewhere = (state: State, company: string, where: 'treasury' | 'reserved' | 'companies'): number =>
  certificatesOf(state, company)
    .filter(({ at }) =>
      where === 'treasury'
        ? at === company
        : where === 'reserved'
          ? at === 'reserved'
          : at !== company && state.companies[at] !== undefined,
    )
    .reduce((sum, { percent }) => sum + percent, 0);

const ELSEWHERE = ['treasury', 'reserved', 'companies'] as const;

const Sheet = () => {
  const t = useT();
  const formatter = useFormatter();
  const { ui, facts, title } = useGameContext();
  const state = useShown();
  const narrow = useWidth() === 'narrow';
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const [sort, setSort] = useState<{ readonly by: string; readonly down: boolean } | null>(null);
  const columns = useMemo((): readonly Column[] => {
    const revenues = lastRevenues(line, position);
    const [ipo, pool] = [formatter.term('place.ipo'), formatter.term('place.pool')];
    const places: readonly { readonly id: string; readonly name: string; readonly at: readonly string[] }[] = [
      ...state.seats.map((id) => ({ id, name: formatter.holder(id), at: [id] })),
      // Where a title has one name for both, they are one place.
      ...(ipo === pool
        ? [{ id: 'pool', name: pool, at: ['ipo', 'pool'] }]
        : [
            { id: 'ipo', name: ipo, at: ['ipo'] },
            { id: 'pool', name: pool, at: ['pool'] },
          ]),
    ];
    const percent = (value: number): string => `${formatter.number(value)}%`;
    const presidentOf = (company: string): string | null => state.companies[company]?.president ?? null;
    return [
      {
        id: 'price',
        head: t('depot.price'),
        value: (id) => priceOf(state, id),
        text: formatter.money,
        part: 'rest',
      },
      {
        id: 'par',
        head: t('sheet.par'),
        value: (id) => state.companies[id]?.par ?? 0,
        text: formatter.money,
        part: 'rest',
      },
      ...places.map(({ id: holder, name, at }) => ({
        id: holder,
        head: name,
        value: (id: string) => at.reduce((sum, each) => sum + percentAt(state, each, id), 0),
        text: (value: number, company: string) =>
          `${percent(value)}${presidentOf(company) === holder ? `${narrow ? '' : ' '}★` : ''}`,
        part: 'shares' as const,
      })),
      ...ELSEWHERE.map((where) => ({
        id: where,
        head: where === 'companies' ? t('panel.companies') : formatter.term(`place.${where}`),
        value: (id: string) => elsewhere(state, id, where),
        text: percent,
        part: 'shares' as const,
      })),
      {
        id: 'cash',
        // Its own shares may lie in the treasury too.
        head: t('player.cash'),
        value: (id) => cashOf(state, id),
        text: formatter.money,
        part: 'rest',
      },
      {
        id: 'revenue',
        head: t('company.revenue'),
        value: (id) => revenues.get(id) ?? 0,
        text: formatter.money,
        part: 'rest',
      },
      {
        id: 'trains',
        head: t('panel.trains'),
        value: (id) =>
          trainsAt(state, id)
            .map((each) => each.side)
            .join(' '),
        part: 'rest',
      },
      {
        id: 'tokens',
        head: formatter.term('company.tokens'),
        value: (id) => state.companies[id]?.tokens.length ?? 0,
        part: 'rest',
      },
      {
        id: 'loans',
        head: formatter.term('company.loans'),
        value: (id) => state.companies[id]?.loans ?? 0,
        part: 'rest',
      },
    ];
  }, [state, line, position, narrow, formatter, t]);
  const isSeat = (id: string): id is `@${string}` => state.seats.includes(id as `@${string}`);
  // A player without a share has money all the same.
  const used = columns.filter(
    ({ id: head, value }) =>
      isSeat(head) || Object.keys(facts.companies).some((id) => value(id) !== 0 && value(id) !== ''),
  );
  const column = used.find((each) => each.id === sort?.by);
  const order = title.operatingOrder(state);
  const base = [...order, ...Object.keys(facts.companies).filter((id) => !order.includes(id))];
  const rows = column
    ? base.toSorted((a, b) => {
        const [x, y] = [column.value(a), column.value(b)];
        const compared = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
        return sort?.down ? -compared : compared;
      })
    : base;
  const table = (shown: readonly Column[]) => (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('sheet.company')}</th>
          {shown.map(({ id, head }) => (
            <th key={id} scope="col" aria-sort={sort?.by === id ? (sort.down ? 'descending' : 'ascending') : undefined}>
              <button type="button" onClick={() => setSort({ by: id, down: sort?.by === id ? !sort.down : true })}>
                {head}
                {sort?.by === id && (sort.down ? ' ▾' : ' ▴')}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((id) => (
          <tr key={id}>
            <th scope="row">{formatter.chip(id)}</th>
            {shown.map(({ id: key, value, text }) => {
              const found = value(id);
              return (
                <td key={key}>
                  {found === 0 || found === '' ? '–' : typeof found === 'number' && text ? text(found, id) : found}
                </td>
              );
            })}
          </tr>
        ))}
        {shown.some(({ id }) => isSeat(id)) &&
          (
            [
              ['sheet.players', (id: `@${string}`) => cashOf(state, id)],
              ['player.worth', (id: `@${string}`) => title.worth(state, id)],
            ] as const
          ).map(([key, of]) => (
            <tr key={key} className={css.sum}>
              <th scope="row">{t(key)}</th>
              {shown.map(({ id }) => (
                <td key={id}>{isSeat(id) ? formatter.money(of(id)) : ''}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
  const parts = narrow
    ? (['shares', 'rest'] as const).map((part) => used.filter((each) => each.part === part))
    : [used];
  return (
    <Dialog title={t('menu.sheet')} wide onClose={() => ui.setState({ dialog: null })}>
      <div className={css.sheet} tabIndex={0} role="region" aria-label={t('menu.sheet')}>
        {parts
          .filter((each) => each.length > 0)
          .map((each) => (
            <div key={each[0]?.id}>{table(each)}</div>
          ))}
      </div>
    </Dialog>
  );
};

export default Sheet;
