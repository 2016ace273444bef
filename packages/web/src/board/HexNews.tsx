/** The hex that is pointed at, in words, and what could ever lie there. */
import { Suspense, useMemo, useState } from 'react';
import { part } from '../app/part.ts';
import { useShown, useUi, useVoice } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexText } from './hexText.ts';

// Asked for now and then: it comes when it is.
const Ever = part(() => import('./Ever.tsx'));

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
          {open && (
            <Suspense>
              <Ever hex={hex} />
            </Suspense>
          )}
        </details>
      )}
    </div>
  );
};
