/** The hex that is pointed at: its name, what lies there, and what could ever lie there. A swipe or a button closes it. */
import {
  startTransition,
  Suspense,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../app/afterPaint.ts';
import { lazyPart } from '../app/lazyPart.ts';
import { useWidth } from '../app/width.ts';
import { useFormatter, useGameContext, useShown, useUi } from '../game/context.tsx';
import { useBackCloses } from '../game/backCloses.ts';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexPieces } from './hexText.ts';

// People open it now and then: it is loaded when they do.
const FutureTiles = lazyPart(() => import('./FutureTiles.tsx'), 'later');

/** A finger that went so far has swiped, in pixels. */
const SWIPE = 30;
/** On a phone the buttons of the map stand above the card, and there is a gap between it and the hex, in pixels. */
const HEAD = 56;
const GAP = 4;

export const HexInfo = ({ lit }: { readonly lit: readonly string[] }) => {
  const t = useT();
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const state = useShown();
  const hex = useUi((s) => s.hex);
  const narrow = useWidth() === 'narrow';
  /** Whose tiles are shown: what could lie on one hex says nothing of the next. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const [high, setHigh] = useState(false);
  /** How much of the board the sheet of a phone covers, in pixels. */
  const [under, setUnder] = useState(0);
  /** How much of it the card can take beside the hex. */
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly y: number; readonly scrolled: number } | null>(null);
  // A phone has a card for it: the tiles come when the card is there.
  useEffect(() => {
    setOpenFor(null);
    if (!narrow || hex === null) return undefined;
    let gone = false;
    afterPaint(() => gone || startTransition(() => setOpenFor(hex)));
    return () => {
      gone = true;
    };
  }, [hex, narrow]);
  // The card stands where the hex is not.
  useLayoutEffect(() => {
    const frame = box.current?.parentElement;
    const field = hex === null ? null : frame?.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
    if (!frame || !field) return;
    const [outer, own] = [frame.getBoundingClientRect(), field.getBoundingClientRect()];
    const sheet = narrow ? document.querySelector('#decision')?.getBoundingClientRect() : undefined;
    const bottom = sheet && sheet.left <= outer.left ? Math.min(outer.bottom, sheet.top) : outer.bottom;
    const isHigh = own.top + own.height / 2 > (outer.top + bottom) / 2;
    setHigh(isHigh);
    setRoom(Math.round(isHigh ? own.top - outer.top - HEAD : bottom - own.bottom - 2 * GAP));
    setUnder(Math.round(outer.bottom - bottom));
  }, [hex, narrow]);
  const pieces = useMemo(() => (hex === null ? [] : hexPieces(state, hex, formatter, t)), [state, hex, formatter, t]);
  const [which, ...rest] = pieces;
  const open = hex !== null && openFor === hex;
  // What is decided there stands beside the hex, or on a phone in the sheet: the card would only hide the map.
  const decided = hex !== null && lit.includes(hex);
  const shown = hex !== null && !(narrow && decided);
  const close = (): void => ui.setState({ hex: null, lay: null });
  // With the hex the tile goes that is in the hand there.
  useBackCloses(narrow && hex !== null, close);
  return (
    <div
      ref={box}
      className={shown ? css.news : 'visually-hidden'}
      data-news="hex"
      data-high={high || undefined}
      style={{ ['--sheet' as string]: `${under}px`, ['--room' as string]: `${room}px` }}
      // Touches, not pointers: a browser that may scroll takes the pointer away as soon as the finger moves.
      onTouchStart={({ touches, currentTarget }: TouchEvent) => {
        const finger = touches.item(0);
        from.current = finger ? { y: finger.clientY, scrolled: currentTarget.scrollTop } : null;
      }}
      onTouchEnd={({ changedTouches, currentTarget }: TouchEvent) => {
        const finger = changedTouches.item(0);
        const start = from.current;
        from.current = null;
        if (!finger || !start || Math.abs(finger.clientY - start.y) <= SWIPE) return;
        // Who has scrolled it reads on.
        if (Math.abs(currentTarget.scrollTop - start.scrolled) < 1) close();
      }}
    >
      {shown && !decided && (
        <button type="button" className={css.closeCard} aria-label={t('act.close')} onClick={close}>
          ×
        </button>
      )}
      <span aria-live="polite" aria-atomic="true" className={decided || narrow ? 'visually-hidden' : undefined}>
        {which !== undefined && <b>{which}</b>}
        {rest.length > 0 && <>. {rest.join('; ')}</>}
      </span>
      {shown && narrow && (
        <b className={css.which} aria-hidden="true">
          {which}
        </b>
      )}
      {shown && (
        // One for each hex: an element tells late that it was opened, when the next hex may already have been chosen.
        <details key={hex} open={open} onToggle={(event) => setOpenFor(event.currentTarget.open ? hex : null)}>
          <summary>{t('board.ever')}</summary>
          {open && (
            <Suspense>
              <FutureTiles hex={hex} />
            </Suspense>
          )}
        </details>
      )}
      {shown && narrow && rest.length > 0 && (
        <ul className={css.facts} aria-hidden="true">
          {rest.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
