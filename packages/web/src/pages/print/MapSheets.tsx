/** The map: once as a whole, then sheet by sheet at the scale of the tiles. */
import { drawMap, type Theme } from '@roundhouse/board';
import type { Facts } from '@roundhouse/engine';
import { useMemo } from 'react';
import { liveriesOf } from '../../board/liveries.ts';
import { innerMarkup } from '../../board/markup.ts';
import { useT } from '../../i18n/words.ts';
import css from './Print.module.css';
import { mapSheets } from './sheets.ts';

/** Homes as they are printed on the board. */
const homesOf = ({ companies, track }: Facts) =>
  Object.values(companies).flatMap(({ id, home }) =>
    home.length === 1
      ? home.flatMap(({ hex, city }) =>
          track.map.hexes[hex] ? [{ company: id, hex, ...(city === undefined ? {} : { city }) }] : [],
        )
      : [],
  );

export const MapSheets = ({
  facts,
  theme,
  name,
}: {
  readonly facts: Facts;
  readonly theme: Theme;
  readonly name: string;
}) => {
  const t = useT('print');
  const { map, tiles } = facts.track;
  const node = useMemo(
    () =>
      drawMap({
        map,
        tiles,
        board: { tiles: {}, tokens: [], reservations: homesOf(facts), marks: {} },
        liveries: liveriesOf(facts),
        theme,
      }),
    [facts, map, tiles, theme],
  );
  const sheets = useMemo(() => mapSheets(map), [map]);
  const label = t('print.map', { title: name });
  return (
    <>
      <section className={css.across} data-sheet="map">
        <h2>{label}</h2>
        <svg viewBox={String(node.attrs['viewBox'])} className={css.whole} role="img" aria-label={label}>
          <g id="printed-map" dangerouslySetInnerHTML={innerMarkup(node)} />
        </svg>
      </section>
      {sheets.map(({ x, y, width, height }, i) => (
        <section key={i} className={css.across} data-sheet="part">
          <svg
            viewBox={`${x} ${y} ${width} ${height}`}
            className={css.part}
            role="img"
            aria-label={t('print.part', { part: i + 1, of: sheets.length })}
          >
            <use href="#printed-map" />
          </svg>
        </section>
      ))}
    </>
  );
};
