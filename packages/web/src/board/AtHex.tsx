/**
 * Something that stands beside a hex of the board, wherever the map is moved: on the side where it hides least of what a player looks
 * at while building there.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './AtHex.module.css';

/** Between the hex and what stands beside it, in pixels. */
const GAP = 6;

/** The board tells that it has moved by this event on its frame. */
export const MOVED = 'roundhouse:moved';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Sides of a hex, the one that is tried first first: what hides no more than another goes there. */
const SIDES = ['above', 'below', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];

const boxAt = (side: Side, hex: Box, { width, height }: Pick<Box, 'width' | 'height'>, room: Box): Box => {
  const [x, y] = [hex.left + hex.width / 2, hex.top + hex.height / 2];
  const left = side === 'left' ? hex.left - width - GAP : side === 'right' ? hex.left + hex.width + GAP : x - width / 2;
  const top =
    side === 'above' ? hex.top - height - GAP : side === 'below' ? hex.top + hex.height + GAP : y - height / 2;
  return {
    left: Math.max(GAP, Math.min(room.width - width - GAP, left)),
    top: Math.max(GAP, Math.min(room.height - height - GAP, top)),
    width,
    height,
  };
};

/** How much the hex itself, what joins it, and track elsewhere count against empty land. */
const [ITSELF, BESIDE, TRACK] = [40, 4, 2];

/** The side that hides least: the hex and the track around it matter most. */
const bestSide = (frame: HTMLElement, hex: Box, size: Pick<Box, 'width' | 'height'>): Side => {
  const room = frame.getBoundingClientRect();
  const reach = Math.max(hex.width, hex.height) * 1.3;
  const fields = [...frame.querySelectorAll('[data-board] [data-hex]')].map((field) => {
    const at = field.getBoundingClientRect();
    const box = { left: at.left - room.left, top: at.top - room.top, width: at.width, height: at.height };
    const away = Math.hypot(
      box.left + box.width / 2 - hex.left - hex.width / 2,
      box.top + box.height / 2 - hex.top - hex.height / 2,
    );
    const track = field.querySelector('.track') === null ? 1 : TRACK;
    return { box, weight: away < 1 ? ITSELF : track * (away < reach ? BESIDE : 1) };
  });
  const hides = (side: Side): number => {
    const box = boxAt(side, hex, size, room);
    return fields.reduce((sum, field) => sum + field.weight * overlap(box, field.box), 0);
  };
  return SIDES.map((side) => ({ side, cost: hides(side) })).reduce((best, each) =>
    each.cost < best.cost ? each : best,
  ).side;
};

const boxOf = (frame: HTMLElement, hex: string): Box | null => {
  const field = frame.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
  if (!field) return null;
  const [outer, own] = [frame.getBoundingClientRect(), field.getBoundingClientRect()];
  return { left: own.left - outer.left, top: own.top - outer.top, width: own.width, height: own.height };
};

const findFrame = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-board-frame]');

export const AtHex = ({ hex, children }: { readonly hex: string; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState(findFrame);
  // On a page that has just been opened the board is there a moment later.
  useEffect(() => setFrame(findFrame), []);
  // With every change of what stands there: its size may be another.
  useLayoutEffect(() => {
    const { current } = box;
    if (!frame || !current) return;
    let side: Side | undefined;
    const put = (): void => {
      const at = boxOf(frame, hex);
      if (!at) return;
      const size = { width: current.offsetWidth, height: current.offsetHeight };
      // While the map is moved it stays on its side.
      side ??= bestSide(frame, at, size);
      const { left, top } = boxAt(side, at, size, frame.getBoundingClientRect());
      current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
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
