/** Who came in where, by how much: the first highest and in the middle. */
import type { Place } from '@roundhouse/engine/models/finale';
import { useThemeName } from './settings.ts';
import { strokeOf } from './playerStrokes.ts';
import type { Formatter } from '../i18n/formatter.tsx';
import css from './Podium.module.css';

const ON_PODIUM = 3;

export const Podium = ({ places, formatter }: { readonly places: readonly Place[]; readonly formatter: Formatter }) => {
  const theme = useThemeName();
  const pen = (player: string) => ({
    ['--pen' as string]: strokeOf(theme, formatter.playerNumber(player)).colour,
  });
  const margin = (behind: number): string => (behind === 0 ? '' : `−${formatter.money(behind)}`);
  return (
    <div className={css.finale}>
      {/* Read from the first to the last; shown with the first in the middle. */}
      <ol className={css.podium}>
        {places.slice(0, ON_PODIUM).map(({ player, place, score, behind }, at) => (
          <li key={player} data-place={at + 1} style={pen(player)}>
            <b className={css.name}>{formatter.subject(player, false)}</b>
            <span className={css.score}>{formatter.money(score)}</span>
            <small>{margin(behind)}</small>
            <span className={css.step} aria-hidden="true">
              {place}
            </span>
          </li>
        ))}
      </ol>
      {places.length > ON_PODIUM && (
        <ol className={css.rest}>
          {places.slice(ON_PODIUM).map(({ player, place, score, behind }) => (
            // Equals share a place, on the podium and beside it.
            <li key={player} value={place} style={pen(player)}>
              <b>{formatter.subject(player, false)}</b> <span>{formatter.money(score)}</span>{' '}
              <small>{margin(behind)}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
