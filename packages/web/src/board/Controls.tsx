/** Nearer, farther, the whole map. On a phone two fingers do it: one button leads back, and has the others behind it. */
import { useState } from 'react';
import { useWidth } from '../app/width.ts';
import { useGameContext, useUi } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import type { BoardZoom } from './zoom.ts';

export const Controls = ({ zoom, back }: { readonly zoom: BoardZoom; readonly back: () => void }) => {
  const t = useT();
  const { ui } = useGameContext();
  const narrow = useWidth() === 'narrow';
  const alone = useUi((s) => s.wholeBoard);
  const [open, setOpen] = useState(false);
  return (
    <div className={css.zoom} role="group" aria-label={t('board.zoom')} data-zoom="">
      {narrow && (
        <button
          type="button"
          aria-label={t('board.back')}
          title={t('board.back')}
          aria-expanded={open}
          onClick={() => {
            back();
            setOpen(!open);
          }}
        >
          ◎
        </button>
      )}
      {(!narrow || open) && (
        <>
          <button type="button" aria-label={t('board.in')} data-zoom-in="" onClick={() => zoom.by(1.4)}>
            +
          </button>
          <button type="button" aria-label={t('board.out')} onClick={() => zoom.by(1 / 1.4)}>
            −
          </button>
          <button type="button" aria-label={t('board.fit')} title={t('board.fit')} data-key="f" onClick={zoom.fit}>
            ⤢
          </button>
        </>
      )}
      {!narrow && (
        <button
          type="button"
          aria-label={t('board.alone')}
          title={t('board.alone')}
          aria-pressed={alone}
          data-key="w"
          onClick={() => ui.setState({ wholeBoard: !alone })}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      )}
    </div>
  );
};
