/** The tile chart: every tile once, with how many there are; in a game, how many are left. */
import { printedNumber } from '@roundhouse/board';
import { type Facts, type State, tilesLeft } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { CHART_COLOURS } from '../reference/upgrades.ts';
import { TileFigure } from '../shared/Tile.tsx';
import css from './Print.module.css';
import { tileChart } from './tileChart.ts';

export const TileChart = ({ facts, state }: { readonly facts: Facts; readonly state: State | null }) => {
  const t = useT('print', 'reference');
  const tiles = tileChart(facts.track);
  const { layout } = facts.track.map;
  const countOf = ({ id, count }: (typeof tiles)[number]): string => {
    if (count === 'unlimited') return '∞';
    if (!state) return `× ${count}`;
    return `${tilesLeft(facts.track, state.board, id) - (state.lostTiles[id] ?? 0)}/${count}`;
  };
  return (
    <section className={css.upright} data-sheet="tiles">
      <h2>{t('print.tiles')}</h2>
      {CHART_COLOURS.map((colour) => {
        const group = tiles.filter((tile) => tile.colour === colour);
        if (group.length === 0) return null;
        return (
          <section key={colour}>
            <h3>{t(`swatch.${colour}`)}</h3>
            <ul className={css.tiles}>
              {group.map((tile) => (
                <li key={tile.id} data-tile={tile.id}>
                  <TileFigure tile={tile} layout={layout} size={62} />
                  <small>
                    <b>{printedNumber(tile)}</b> {countOf(tile)}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
};
