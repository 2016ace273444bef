/** The hex that is pointed at, in words, and what could ever lie there. */
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { useShown, useUi, useFormatter } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexText } from './hexText.ts';

// Asked for now and then: it comes when it is.
const FutureTiles = lazyPart(() => import('./FutureTiles.tsx'));

export const HexInfo = () => {
  const t = useT();
  const formatter = useFormatter();
  const state = useShown();
  const hex = useUi((s) => s.hex);
  const [open, setOpen] = useState(false);
  const [high, setHigh] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // What could lie on one hex says nothing of the next.
  useEffect(() => setOpen(false), [hex]);
  // The card stands where the hex is not.
  useLayoutEffect(() => {
    const frame = box.current?.parentElement;
    const field = hex === null ? null : frame?.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
    if (!frame || !field) return;
    const [outer, own] = [frame.getBoundingClientRect(), field.getBoundingClientRect()];
    setHigh(own.top + own.height / 2 > outer.top + outer.height / 2);
  }, [hex]);
  const text = useMemo(() => (hex === null ? '' : hexText(state, hex, formatter, t)), [state, hex, formatter, t]);
  return (
    <div
      ref={box}
      className={hex === null ? 'visually-hidden' : css.news}
      data-news="hex"
      data-high={high || undefined}
    >
      <span aria-live="polite">{text}</span>
      {hex !== null && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('board.ever')}</summary>
          {open && (
            <Suspense>
              <FutureTiles hex={hex} />
            </Suspense>
          )}
        </details>
      )}
    </div>
  );
};
