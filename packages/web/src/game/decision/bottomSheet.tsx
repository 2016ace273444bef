/**
 * The decision on a phone is a sheet over the table, at three heights: the question; the choices; everything. It is drawn up and down
 * by its head, or by a button; the back gesture lowers it. Elsewhere it is a panel, and nothing here does anything.
 */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useBackCloses } from '../backCloses.ts';
import { useGameContext, useUi } from '../context.tsx';
import { DECISION_HEIGHTS, type DecisionHeight } from '../ui.ts';
import css from './bottomSheet.module.css';

/** A finger that went less than this has tapped, in pixels. */
const TAP = 10;

/** So far it gives way to a finger that draws it up, in pixels. */
const LITTLE = 16;

const shifted = (head: HTMLElement, by: number): void => {
  const sheet = head.closest<HTMLElement>('#decision');
  if (sheet) sheet.style.translate = by === 0 ? '' : `0 ${by}px`;
};

export interface SheetHands {
  /** Undefined where the decision is a panel. */
  readonly height: DecisionHeight | undefined;
  readonly set: (height: DecisionHeight) => void;
  readonly drag: {
    readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel?: (event: PointerEvent<HTMLElement>) => void;
  };
}

const stepped = (height: DecisionHeight, by: 1 | -1): DecisionHeight =>
  DECISION_HEIGHTS[DECISION_HEIGHTS.indexOf(height) + by] ?? height;

export const useBottomSheet = (): SheetHands => {
  const { ui } = useGameContext();
  const height = useUi((s) => s.decisionHeight);
  const narrow = useWidth() === 'narrow';
  const from = useRef<number | null>(null);
  const set = (next: DecisionHeight): void => ui.setState({ decisionHeight: next });
  useBackCloses(narrow && height === 'all', () => set('choices'));
  if (!narrow) return { height: undefined, set, drag: {} };
  return {
    height,
    set,
    drag: {
      onPointerDown: ({ clientY, target, currentTarget, pointerId }) => {
        if (target instanceof Element && target.closest('a, button')) return;
        currentTarget.setPointerCapture(pointerId);
        from.current = clientY;
      },
      // It follows the finger down, and gives way a little upward.
      onPointerMove: ({ clientY, currentTarget }) => {
        if (from.current !== null) shifted(currentTarget, Math.max(-LITTLE, clientY - from.current));
      },
      onPointerUp: ({ clientY, currentTarget }) => {
        if (from.current === null) return;
        const by = clientY - from.current;
        from.current = null;
        shifted(currentTarget, 0);
        if (Math.abs(by) > TAP) set(stepped(height, by < 0 ? 1 : -1));
        else if (height === 'line') set('choices');
      },
      onPointerCancel: ({ currentTarget }) => {
        from.current = null;
        shifted(currentTarget, 0);
      },
    },
  };
};

/** One press up or down; how many choices are out of sight stands on it. */
export const SheetHandle = ({
  sheet,
  hidden: outOfSight,
}: {
  readonly sheet: SheetHands;
  readonly hidden: StoreApi<number>;
}) => {
  const t = useT();
  const hidden = useStore(outOfSight);
  if (sheet.height === undefined) return null;
  const { height, set } = sheet;
  const next: DecisionHeight =
    height === 'line' ? 'choices' : height === 'all' ? 'choices' : hidden > 0 ? 'all' : 'line';
  const up = DECISION_HEIGHTS.indexOf(next) > DECISION_HEIGHTS.indexOf(height);
  return (
    <button
      type="button"
      className={css.grip}
      aria-expanded={height !== 'line'}
      aria-label={hidden > 0 && height === 'choices' ? t('decision.more', { count: hidden }) : t('decision.choices')}
      data-more={hidden > 0 && height !== 'line' ? 'choices' : undefined}
      onClick={() => set(next)}
    >
      {hidden > 0 && height === 'choices' && <small aria-hidden="true">{t('decision.more', { count: hidden })}</small>}
      <span aria-hidden="true">{up ? '▴' : '▾'}</span>
    </button>
  );
};

/**
 * What lies under the sheet can be scrolled out from under it: whatever is marked `data-under-sheet` ends as much higher. Each has the
 * length of its own: what everything on the page inherits would make the browser look at all of it again.
 */
export const useBottomSheetRoom = (panel: RefObject<HTMLElement | null>, narrow: boolean): void => {
  useEffect(() => {
    const { current } = panel;
    const around = current?.closest<HTMLElement>('[data-width]');
    if (!current || !around || !narrow) return;
    const give = (room: string): void => {
      for (const each of around.querySelectorAll<HTMLElement>('[data-under-sheet]'))
        each.style.setProperty('--under', room);
    };
    const watcher = new ResizeObserver(([entry]) => give(`${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      give('0px');
    };
  }, [panel, narrow]);
};
