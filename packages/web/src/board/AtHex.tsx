/** Something that stands beside a hex of the board, wherever the map is moved: above it, or below where there is no room above. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './AtHex.module.css';

/** Between the hex and what stands beside it, in pixels. */
const GAP = 6;

/** The board tells that it has moved by this event on its frame. */
export const MOVED = 'roundhouse:moved';

const placeBeside = (frame: HTMLElement, hex: string, box: HTMLElement): void => {
  const field = frame.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
  if (!field) return;
  const [outer, own] = [frame.getBoundingClientRect(), field.getBoundingClientRect()];
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const left = Math.max(GAP, Math.min(outer.width - width - GAP, own.left + own.width / 2 - outer.left - width / 2));
  const above = own.top - outer.top - height - GAP;
  const below = own.bottom - outer.top + GAP;
  const top = above >= GAP ? above : Math.min(below, outer.height - height - GAP);
  box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
};

export const AtHex = ({ hex, children }: { readonly hex: string; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const frame = document.querySelector<HTMLElement>('[data-board-frame]');
  // With every change of what stands there: its size may be another.
  useLayoutEffect(() => {
    const { current } = box;
    if (!frame || !current) return;
    const put = (): void => placeBeside(frame, hex, current);
    put();
    frame.addEventListener(MOVED, put);
    const watcher = new ResizeObserver(put);
    watcher.observe(frame);
    watcher.observe(current);
    return () => {
      frame.removeEventListener(MOVED, put);
      watcher.disconnect();
    };
  }, [frame, hex]);
  return (
    frame &&
    createPortal(
      <div ref={box} className={css.beside} data-at-hex={hex}>
        {children}
      </div>,
      frame,
    )
  );
};
