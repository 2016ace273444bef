/** What could ever lie on a hex, tile by tile. */
import { printedNumber } from '@roundhouse/board';
import { tilesLeft } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useGameContext, useShown } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { futureTilesOn } from './futureTiles.ts';
import { TilePicture } from './TilePicture.tsx';

const FutureTiles = ({ hex }: { readonly hex: string }) => {
  const t = useT('later');
  const { facts } = useGameContext();
  const state = useShown();
  const tiles = useMemo(() => futureTilesOn(facts.track, state, hex), [facts, state, hex]);
  if (tiles.length === 0) return <p>{t('board.never')}</p>;
  return (
    <div className={css.ever}>
      {tiles.map((tile) => {
        const left = tilesLeft(facts.track, state.board, tile.id);
        return (
          <span key={tile.id}>
            <TilePicture tile={tile.id} rotation={0} />
            {t('lay.number', { tile: printedNumber(tile) })} {Number.isFinite(left) ? `×${left}` : '×∞'}
          </span>
        );
      })}
    </div>
  );
};

export default FutureTiles;
