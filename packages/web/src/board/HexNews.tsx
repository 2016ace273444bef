/** The hex that is pointed at, in words, and what could ever lie there. */
import { printedNumber } from '@roundhouse/board';
import { tilesLeft } from '@roundhouse/engine';
import { useMemo, useState } from 'react';
import { useHere, useShown, useUi, useVoice } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { everOn } from './ever.ts';
import { hexText } from './hexText.ts';
import { TilePicture } from './TilePicture.tsx';

const Ever = ({ hex }: { readonly hex: string }) => {
  const t = useT();
  const { facts } = useHere();
  const state = useShown();
  const tiles = useMemo(() => everOn(facts.track, state, hex), [facts, state, hex]);
  if (tiles.length === 0) return <p>{t('board.never')}</p>;
  return (
    <div className={css.ever}>
      {tiles.map((tile) => {
        const left = tilesLeft(facts.track, state.board, tile.id);
        return (
          <span key={tile.id}>
            <TilePicture tile={tile.id} rotation={0} />#{printedNumber(tile)}{' '}
            {Number.isFinite(left) ? `×${left}` : '×∞'}
          </span>
        );
      })}
    </div>
  );
};

export const HexNews = () => {
  const t = useT();
  const voice = useVoice();
  const state = useShown();
  const hex = useUi((s) => s.hex);
  const [open, setOpen] = useState(false);
  const text = useMemo(() => (hex === null ? '' : hexText(state, hex, voice, t)), [state, hex, voice, t]);
  return (
    <div className={hex === null ? 'visually-hidden' : css.news}>
      <span aria-live="polite">{text}</span>
      {hex !== null && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('board.ever')}</summary>
          {open && <Ever hex={hex} />}
        </details>
      )}
    </div>
  );
};
