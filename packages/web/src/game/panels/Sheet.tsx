/** Everything about companies and players as one table, sorted by any column. */
import { cashOf, percentAt, priceOf, trainsAt } from '@roundhouse/engine';
import { useMemo, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { useHere, usePosition, useSession, useShown, useVoice } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { lastRevenues } from '../statistics.ts';
import css from './Panels.module.css';

interface Column {
  readonly id: string;
  readonly head: string;
  readonly value: (company: string) => number | string;
  readonly text?: (value: number) => string;
}

const Sheet = () => {
  const t = useT();
  const voice = useVoice();
  const { ui, facts, title } = useHere();
  const state = useShown();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const [sort, setSort] = useState<{ readonly by: string; readonly down: boolean } | null>(null);
  const columns = useMemo((): readonly Column[] => {
    const revenues = lastRevenues(line, position);
    const places: readonly { readonly id: string; readonly name: string }[] = [
      ...state.seats.map((id) => ({ id, name: voice.holder(id) })),
      { id: 'ipo', name: voice.term('place.ipo') },
      { id: 'pool', name: voice.term('place.pool') },
    ];
    return [
      { id: 'price', head: t('depot.price'), value: (id) => priceOf(state, id), text: voice.money },
      { id: 'par', head: t('sheet.par'), value: (id) => state.companies[id]?.par ?? 0, text: voice.money },
      ...places.map(({ id: at, name }) => ({
        id: at,
        head: name,
        value: (id: string) => percentAt(state, at, id),
        text: (value: number) => `${voice.number(value)}%`,
      })),
      { id: 'cash', head: t('company.treasury'), value: (id) => cashOf(state, id), text: voice.money },
      { id: 'revenue', head: t('company.revenue'), value: (id) => revenues.get(id) ?? 0, text: voice.money },
      {
        id: 'trains',
        head: t('panel.trains'),
        value: (id) =>
          trainsAt(state, id)
            .map((each) => each.side)
            .join(' '),
      },
      { id: 'tokens', head: t('company.tokens'), value: (id) => state.companies[id]?.tokens.length ?? 0 },
      { id: 'loans', head: t('company.loans'), value: (id) => state.companies[id]?.loans ?? 0 },
    ];
  }, [state, line, position, voice, t]);
  const used = columns.filter(({ value }) =>
    Object.keys(facts.companies).some((id) => value(id) !== 0 && value(id) !== ''),
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
  return (
    <Dialog title={t('menu.sheet')} wide onClose={() => ui.setState({ dialog: null })}>
      <div className={css.sheet} tabIndex={0} role="region" aria-label={t('menu.sheet')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheet.company')}</th>
              {used.map(({ id, head }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={sort?.by === id ? (sort.down ? 'descending' : 'ascending') : undefined}
                >
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
                <th scope="row">{voice.chip(id)}</th>
                {used.map(({ id: key, value, text }) => {
                  const shown = value(id);
                  return (
                    <td key={key}>
                      {shown === 0 || shown === '' ? '–' : typeof shown === 'number' && text ? text(shown) : shown}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr className={css.sum}>
              <th scope="row">{t('sheet.players')}</th>
              {used.map(({ id }) => (
                <td key={id}>{state.seats.includes(id as `@${string}`) ? voice.money(cashOf(state, id)) : ''}</td>
              ))}
            </tr>
            <tr className={css.sum}>
              <th scope="row">{t('player.worth')}</th>
              {used.map(({ id }) => (
                <td key={id}>
                  {state.seats.includes(id as `@${string}`) ? voice.money(title.worth(state, id as `@${string}`)) : ''}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
};

export default Sheet;
