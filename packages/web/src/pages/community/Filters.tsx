/** Which tables are shown: title, players, pace, language, rating. */
import type { GameSummary } from '@roundhouse/protocol/client';
import { useT } from '../../i18n/words.ts';
import { BLURBS } from '../titles.ts';
import css from './Community.module.css';

export interface Filter {
  readonly title: string;
  readonly players: string;
  readonly pace: string;
  readonly language: string;
  readonly rating: string;
}
export const NO_FILTER: Filter = { title: '', players: '', pace: '', language: '', rating: '' };
export const isFiltered = (filter: Filter): boolean => Object.values(filter).some((value) => value !== '');

/** Everybody begins at 1000. */
const RATINGS = { low: { to: 999 }, middle: { from: 1000, to: 1499 }, high: { from: 1500 } } as const;
type Span = { readonly from?: number; readonly to?: number };
const spanOf = ({ rating }: Filter): Span => (rating in RATINGS ? RATINGS[rating as keyof typeof RATINGS] : {});

/** What the server is asked. */
export const queryOf = (filter: Filter) => {
  const { from, to } = spanOf(filter);
  return {
    ...(filter.title === '' ? {} : { title: filter.title }),
    ...(filter.players === '' ? {} : { players: filter.players }),
    ...(filter.pace === '' ? {} : { pace: filter.pace as 'live' | 'days' }),
    ...(filter.language === '' ? {} : { language: filter.language as 'en' | 'ru' }),
    ...(from === undefined ? {} : { ratingFrom: String(from) }),
    ...(to === undefined ? {} : { ratingTo: String(to) }),
  };
};

/** Whether a table that has just changed belongs into the list. */
export const fits = (filter: Filter, game: GameSummary): boolean => {
  const { from = -Infinity, to = Infinity } = spanOf(filter);
  const rating = game.rating ?? 1000;
  return (
    (filter.title === '' || game.title === filter.title) &&
    (filter.players === '' || game.seats.length === Number(filter.players)) &&
    (filter.pace === '' || game.pace === filter.pace) &&
    (filter.language === '' || game.language === null || game.language === filter.language) &&
    rating >= from &&
    rating <= to
  );
};

export const Filters = ({ filter, change }: { readonly filter: Filter; readonly change: (filter: Filter) => void }) => {
  const t = useT('community', 'online');
  const chosen = (key: keyof Filter, label: string, options: readonly (readonly [string, string])[]) => (
    <label>
      {label}
      <select value={filter[key]} onChange={(event) => change({ ...filter, [key]: event.target.value })}>
        <option value="">{t('lobby.any')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const counts = [...new Set(BLURBS.flatMap(({ players }) => players))].toSorted((a, b) => a - b);
  return (
    <details className={css.filterBox} open={isFiltered(filter)}>
      <summary>{t('lobby.filters')}</summary>
      <div className={css.filters}>
        {chosen(
          'title',
          t('lobby.title'),
          BLURBS.map(({ id }) => [id, id]),
        )}
        {chosen(
          'players',
          t('lobby.players'),
          counts.map((count) => [String(count), String(count)]),
        )}
        {chosen('pace', t('lobby.pace'), [
          ['live', t('online.pace.live')],
          ['days', t('online.pace.days')],
        ])}
        {chosen('language', t('lobby.language'), [
          ['en', 'English'],
          ['ru', 'Русский'],
        ])}
        {chosen('rating', t('lobby.rating'), [
          ['low', t('lobby.below', { rating: 1000 })],
          ['middle', t('lobby.around', { from: 1000, to: 1499 })],
          ['high', t('lobby.above', { rating: 1500 })],
        ])}
        {isFiltered(filter) && (
          <button type="button" className="quiet" onClick={() => change(NO_FILTER)}>
            {t('lobby.clear')}
          </button>
        )}
      </div>
    </details>
  );
};
