/** The map on one sheet: as it is printed, or as it stands in a game. */
import { drawMap, type Theme } from '@roundhouse/board';
import type { Facts, State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { liveriesOf } from '../../board/liveries.ts';
import { innerMarkup } from '../../board/markup.ts';
import { useT } from '../../i18n/words.ts';
import css from './Print.module.css';

/** Homes as they are printed on the board. */
const homesOf = ({ companies, track }: Facts) =>
  Object.values(companies).flatMap(({ id, home }) =>
    home.length === 1
      ? home.flatMap(({ hex, city }) =>
          track.map.hexes[hex] ? [{ company: id, hex, ...(city === undefined ? {} : { city }) }] : [],
        )
      : [],
  );

export const MapSheet = ({
  facts,
  theme,
  name,
  state,
}: {
  readonly facts: Facts;
  readonly theme: Theme;
  readonly name: string;
  readonly state: State | null;
}) => {
  const t = useT('print');
  const { map, tiles } = facts.track;
  const node = useMemo(
    () =>
      drawMap({
        map,
        tiles,
        board: state?.board ?? { tiles: {}, tokens: [], reservations: homesOf(facts), marks: {} },
        liveries: liveriesOf(facts),
        theme,
      }),
    [facts, map, tiles, theme, state],
  );
  const label = t('print.map', { title: name });
  return (
    <section className={css.across} data-sheet="map">
      <h2>{label}</h2>
      <svg viewBox={String(node.attrs['viewBox'])} className={css.whole} role="img" aria-label={label}>
        <g dangerouslySetInnerHTML={innerMarkup(node)} />
      </svg>
    </section>
  );
};
