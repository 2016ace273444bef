/** The figures of the charts as tables. */
import { Link } from 'wouter';
import type { Formatter } from '../../i18n/formatter.tsx';
import shared from '../shared/shared.module.css';
import type { Series } from './LineChart.tsx';
import type { RevenueRow } from './RevenueChart.tsx';
import type { GameFigures } from './figures.ts';
import { useT } from '../../i18n/words.ts';

/** A row per round: the figures when it ended. */
export const SeriesTable = (props: {
  readonly figures: GameFigures;
  readonly formatter: Formatter;
  readonly series: readonly Series[];
  readonly figure: (value: number) => string;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('results');
  const { figures, formatter, series, figure, addressOf } = props;
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('results.round')}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className={shared.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rounds.map(({ from, to: end, mark }) => {
          return (
            <tr key={from}>
              <th scope="row">
                <Link href={addressOf(end)}>{formatter.round(mark)}</Link>
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={shared.number}>
                  {figure(values[end] ?? 0)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export const RevenueTable = (props: {
  readonly formatter: Formatter;
  readonly rows: readonly RevenueRow[];
  readonly columns: readonly string[];
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('results');
  const { formatter, rows, columns, addressOf } = props;
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('results.company')}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className={shared.number}>
              {name}
            </th>
          ))}
          <th scope="col" className={shared.number}>
            {t('results.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ company, cells, total }) => (
          <tr key={company}>
            <th scope="row">{formatter.chip(company)}</th>
            {cells.map((cell, i) => (
              <td key={columns[i]} className={shared.number}>
                {cell && <Link href={addressOf(cell.position)}>{formatter.number(cell.revenue)}</Link>}
                {cell?.withheld === true && cell.revenue > 0 && <small> {t('results.withheld')}</small>}
              </td>
            ))}
            <td className={shared.number}>{formatter.money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const TrainTable = (props: {
  readonly figures: GameFigures;
  readonly formatter: Formatter;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('results');
  const { figures, formatter, addressOf } = props;
  const lines = figures.trains.map(({ position, event }) => {
    switch (event.type) {
      case 'phaseBegan':
        return { position, text: t('results.phase', { phase: formatter.phase(event.phase) }) };
      case 'trainBought':
        return {
          position,
          text: t('results.bought', { company: event.company, train: event.name, price: formatter.money(event.price) }),
        };
      case 'trainExported':
        return { position, text: t('results.exported', { train: event.name }) };
      case 'trainsRusted':
        return { position, text: t('results.rusted', { trains: event.names.join(', ') }) };
      case 'trainsObsolete':
        return { position, text: t('results.obsolete', { trains: event.names.join(', ') }) };
    }
  });
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('results.action')}</th>
          <th scope="col">{t('results.what')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ position, text }, i) => (
          <tr key={i}>
            <td>
              <Link href={addressOf(position)}>{position}</Link>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
