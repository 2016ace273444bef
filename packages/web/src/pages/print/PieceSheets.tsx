/** The tiles to cut out, each as often as it is in the box, at the scale of the map's sheets. */
import { drawTile, HEX_RADIUS, printedNumber, type Theme } from '@roundhouse/board';
import type { Facts } from '@roundhouse/engine';
import { markup } from '../../board/markup.ts';
import { useT } from '../../i18n/words.ts';
import css from './Print.module.css';
import { MM_PER_UNIT, piecesOf } from './sheets.ts';

export const PieceSheets = ({ facts, theme }: { readonly facts: Facts; readonly theme: Theme }) => {
  const t = useT('print');
  const { layout } = facts.track.map;
  const [w, h] = layout === 'flat' ? [HEX_RADIUS, HEX_RADIUS * 0.8661] : [HEX_RADIUS * 0.8661, HEX_RADIUS];
  const size = { width: `${2 * w * MM_PER_UNIT}mm`, height: `${2 * h * MM_PER_UNIT}mm` };
  const viewBox = `${-w} ${-h} ${2 * w} ${2 * h}`;
  return (
    <section className={css.upright} data-sheet="tiles">
      <h2>{t('print.tiles')}</h2>
      <ul className={css.pieces}>
        {piecesOf(facts.track).flatMap(({ tile, count, unlimited }) =>
          Array.from({ length: count }, (_, i) => (
            <li key={`${tile.id} ${i}`} data-piece={tile.id}>
              <svg viewBox={viewBox} style={size} aria-hidden="true" focusable="false">
                {i === 0 ? (
                  <g id={`printed-${tile.id}`} dangerouslySetInnerHTML={markup(drawTile(tile, 0, layout, theme))} />
                ) : (
                  <use href={`#printed-${tile.id}`} />
                )}
              </svg>
              <small>
                {t(unlimited ? 'print.pieceOfMany' : 'print.piece', {
                  tile: printedNumber(tile),
                  number: i + 1,
                  of: count,
                })}
              </small>
            </li>
          )),
        )}
      </ul>
    </section>
  );
};
