/** The choices in a box that scrolls: how many are still below is said, and pressing it leads there. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../app/afterPaint.ts';
import { useOneStop } from '../../app/oneStop.ts';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import css from './ScrollingChoices.module.css';
import { WithRefused } from './Refused.tsx';

/** Rows of which less than this is to be seen count as hidden. */
const SEEN = 12;

/** So little more is the margin of the last row. */
const MARGIN = 5;

/** So little more takes no more room than to say that there is more, in pixels. */
const LITTLE = 44;

/** So many choices are stops for Tab, each of them; more are one stop, with arrows within. */
const FEW_STOPS = 2;

const overflowOf = (box: HTMLElement): number => box.scrollHeight - box.clientHeight;

const hiddenIn = (box: HTMLElement): number => {
  if (overflowOf(box) - box.scrollTop < MARGIN) return 0;
  const { bottom } = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll('li:not([data-remark]), [role=radiogroup], summary')].filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    // What is folded away has a height of its own in newer browsers, and is not waited for.
    const folded = each.closest('details:not([open]) > :not(summary)') !== null;
    return !folded && height > 0 && top > bottom - SEEN;
  });
  return Math.max(1, rows.length);
};

export const ScrollingChoices = ({
  label,
  onHidden,
  children,
}: {
  readonly label: string;
  /** How many are out of sight: a sheet says so at its head, where it costs no height. */
  readonly onHidden: (count: number) => void;
  readonly children: ReactNode;
}) => {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  const [stretched, setStretched] = useState(false);
  const narrow = useWidth() === 'narrow';
  useOneStop(box, !narrow, FEW_STOPS);
  useEffect(() => onHidden(hidden), [onHidden, hidden]);
  /** How long the list was when stretching did not help: it is not tried again, or both would take turns for ever. */
  const futile = useRef<number | null>(null);
  const measure = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const over = overflowOf(current);
    if (over >= MARGIN && current.dataset['choices'] === 'stretched') futile.current = current.scrollHeight;
    // A sheet is as high as it is.
    const little = !narrow && over >= MARGIN && over <= LITTLE && futile.current !== current.scrollHeight;
    if (over >= MARGIN) setStretched(little);
    setHidden(little ? 0 : hiddenIn(current));
  }, [narrow]);
  useEffect(() => {
    // On a sheet it changes a figure at its head, which may come when the choices are on the screen.
    if (narrow) {
      afterPaint(measure);
      return undefined;
    }
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const found = box.current;
    if (!found) return undefined;
    const size = new ResizeObserver(measure);
    size.observe(found);
    // What is unfolded does not bubble, and is to be heard all the same.
    found.addEventListener('toggle', measure, true);
    return () => {
      size.disconnect();
      found.removeEventListener('toggle', measure, true);
    };
  }, [measure]);
  return (
    <>
      <div
        className={css.choices}
        ref={box}
        onScroll={measure}
        role="group"
        aria-label={label}
        data-choices={stretched ? 'stretched' : ''}
      >
        <WithRefused>{children}</WithRefused>
      </div>
      {hidden > 0 && !narrow && (
        <button
          type="button"
          className={css.more}
          data-more="choices"
          // The keyboard gets there row by row, and so does who listens.
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => box.current?.scrollBy({ top: box.current.clientHeight * 0.8, behavior: 'smooth' })}
        >
          <span aria-hidden="true">▾</span> {t('decision.more', { count: hidden })}
        </button>
      )}
    </>
  );
};
