/** The figures of the charts as tables. */
import { Link } from 'wouter';
import type { Voice } from '../../i18n/voice.tsx';
import shared from '../shared/shared.module.css';
import type { Series } from './LineChart.tsx';
import type { RevenueRow } from './RevenueChart.tsx';
import type { Story } from './story.ts';
import { useT } from '../../i18n/words.ts';

/** A row per round: the figures when it ended. */
export const SeriesTable = (props: {
  readonly story: Story;
  readonly voice: Voice;
  readonly series: readonly Series[];
  readonly figure: (value: number) => string;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('after');
  const { story, voice, series, figure, addressOf } = props;
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('after.round')}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className={shared.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {story.rounds.map(({ position, mark }, i) => {
          const end = story.rounds[i + 1]?.position ?? story.positions - 1;
          return (
            <tr key={position}>
              <th scope="row">
                <Link href={addressOf(end)}>{voice.round(mark)}</Link>
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
  readonly voice: Voice;
  readonly rows: readonly RevenueRow[];
  readonly columns: readonly string[];
}) => {
  const t = useT('after');
  const { voice, rows, columns } = props;
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('after.company')}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className={shared.number}>
              {name}
            </th>
          ))}
          <th scope="col" className={shared.number}>
            {t('after.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ company, cells, total }) => (
          <tr key={company}>
            <th scope="row">{voice.chip(company)}</th>
            {cells.map((cell, i) => (
              <td key={columns[i]} className={shared.number}>
                {cell ? voice.number(cell.revenue) : ''}
                {cell?.withheld === true && cell.revenue > 0 && <small> {t('after.withheld')}</small>}
              </td>
            ))}
            <td className={shared.number}>{voice.money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const TrainTable = (props: {
  readonly story: Story;
  readonly voice: Voice;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('after');
  const { story, voice, addressOf } = props;
  const told = story.trains.map(({ position, event }) => {
    switch (event.type) {
      case 'phaseBegan':
        return { position, text: t('after.phase', { phase: event.phase }) };
      case 'trainBought':
        return {
          position,
          text: t('after.bought', { company: event.company, train: event.name, price: voice.money(event.price) }),
        };
      case 'trainExported':
        return { position, text: t('after.exported', { train: event.name }) };
      case 'trainsRusted':
        return { position, text: t('after.rusted', { trains: event.names.join(', ') }) };
      case 'trainsObsolete':
        return { position, text: t('after.obsolete', { trains: event.names.join(', ') }) };
    }
  });
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col">{t('after.action')}</th>
          <th scope="col">{t('after.what')}</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ position, text }, i) => (
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
