/** Where a game stands: companies and players, to be set up on a real table or kept. */
import type { State } from '@roundhouse/engine';
import { companyLines, playerLines } from '@roundhouse/engine/models/ledgerLines';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useT } from '../../i18n/words.ts';
import shared from '../shared/shared.module.css';
import css from './Print.module.css';

export const PositionSheet = ({ state, formatter }: { readonly state: State; readonly formatter: Formatter }) => {
  const t = useT('print', 'reference');
  const companies = companyLines(state).filter(({ group }) => group === 'operating' || group === 'started');
  const money = (amount: number): string => (amount === 0 ? '' : formatter.money(amount));
  return (
    <section className={css.upright} data-sheet="position">
      <h2>{t('print.position', { round: formatter.round(state.round), phase: formatter.phase(state.phase) })}</h2>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('print.company')}</th>
            <th scope="col">{t('print.price')}</th>
            <th scope="col">{t('print.treasury')}</th>
            <th scope="col">{t('reference.trains')}</th>
            {state.seats.map((player) => (
              <th key={player} scope="col">
                {formatter.holder(player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map(({ company, price, cash, trains, holdings, president }) => (
            <tr key={company}>
              <th scope="row">{formatter.chip(company)}</th>
              <td>{money(price)}</td>
              <td>{formatter.money(cash)}</td>
              <td>{trains.map(({ side }) => side).join(', ')}</td>
              {state.seats.map((player) => (
                <td key={player}>
                  {holdings[player] ? `${holdings[player]}%${president === player ? ' ★' : ''}` : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('print.player')}</th>
            <th scope="col">{t('player.cash')}</th>
            <th scope="col">{t('player.worth')}</th>
            <th scope="col">{t('player.certificates')}</th>
            <th scope="col">{t('reference.privates')}</th>
          </tr>
        </thead>
        <tbody>
          {playerLines(state).map(({ player, cash, worth, certificates, limit, privates, priority }) => (
            <tr key={player}>
              <th scope="row">
                {formatter.holder(player)} {priority && <small>{formatter.term('player.priority')}</small>}
              </th>
              <td>{formatter.money(cash)}</td>
              <td>{formatter.money(worth)}</td>
              <td>
                {formatter.number(certificates)}/{formatter.number(limit)}
              </td>
              <td>{privates.map((each) => formatter.privateName(each)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
