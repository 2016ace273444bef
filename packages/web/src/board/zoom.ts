/** Panning, pinching and wheel on the board; the drawing is only moved, never drawn again. */
import { MOVED } from './AtHex.tsx';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface BoardZoom {
  /** The two that are moved together. */
  readonly ground: RefObject<SVGGElement | null>;
  readonly above: RefObject<SVGGElement | null>;
  readonly by: (factor: number) => void;
  readonly fit: () => void;
  /** As large as fills the frame, with a spot in the middle. */
  readonly closeUp: (spot: Spot) => void;
  /** As large as a thumb wants it, as long as all the spots are in sight. */
  readonly near: (spots: readonly Spot[]) => void;
  /** Moves the map aside, as near as it is, where most of the spots are out of sight; else nothing moves. */
  readonly reveal: (spots: readonly Spot[]) => void;
  /** Whether a hand has moved the map since it was last put in its place. */
  readonly isMoved: () => boolean;
  /** Calls when the frame gets another size and no hand has moved the map; gives the way to stop. */
  readonly whenResized: (act: () => void) => (() => void) | undefined;
  /** How many times larger than whole, as of when the hand rested last. */
  readonly nearness: number;
}

const WHOLE: View = { k: 1, x: 0, y: 0 };
const CLOSEST = 8;
/** Where something lies over the frame the whole map is shown beside it, smaller than the frame would allow. */
const FARTHEST = 0.45;
/** A finger or a mouse that moved less than this clicked. */
const CLICK = 6;
/** Milliseconds between the taps of a double tap. */
const TWICE = 320;

/** A point of the window in the coordinates of the drawing's view box. */
const inBox = (
  svg: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Spot => {
  const matrix = svg.getScreenCTM()?.inverse();
  const point = new DOMPoint(clientX, clientY);
  return matrix ? point.matrixTransform(matrix) : point;
};

/** Scaled so that what lies under a spot stays there. */
const scaled = (view: View, factor: number, at: Spot): View => {
  const k = Math.max(FARTHEST, Math.min(CLOSEST, view.k * factor));
  const by = k / view.k;
  return { k, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
};

const centred = (k: number, spot: Spot, { x, y, width, height }: DOMRect): View => ({
  k,
  x: x + width / 2 - spot.x * k,
  y: y + height / 2 - spot.y * k,
});

/** What of the drawing's coordinates the frame shows: its shape is another than that of the view box. */
const shownBy = (svg: SVGSVGElement): DOMRect => {
  const box = svg.viewBox.baseVal;
  const frame = svg.getBoundingClientRect();
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
};

/** What share of the frame's height, from below, lies under something else: said by the style sheet of the page that lays it there. */
const coveredShare = (svg: SVGSVGElement): number =>
  Number.parseFloat(getComputedStyle(svg).getPropertyValue('--covered')) || 0;

/** What of it is in sight whatever lies over its lower edge. */
const freeOf = (svg: SVGSVGElement): DOMRect => {
  const { x, y, width, height } = shownBy(svg);
  return new DOMRect(x, y, width, height * (1 - coveredShare(svg)));
};

/** The whole map, where it is in sight. */
const wholeIn = (svg: SVGSVGElement): View => {
  if (coveredShare(svg) === 0) return WHOLE;
  const box = svg.viewBox.baseVal;
  const free = freeOf(svg);
  const k = Math.max(FARTHEST, Math.min(1, free.height / box.height));
  return centred(k, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, free);
};

/** The map may be moved about, but not out of sight. */
const kept = (view: View, svg: SVGSVGElement): View => {
  const box = svg.viewBox.baseVal;
  const k = Math.max(coveredShare(svg) === 0 ? 1 : FARTHEST, Math.min(CLOSEST, view.k));
  const within = (at: number, start: number, size: number, under: number): number => {
    const ends = [start + size - (start + size) * k, start - start * k] as const;
    const slack = size * 0.1;
    return Math.max(Math.min(...ends) - slack - under, Math.min(Math.max(...ends) + slack, at));
  };
  const under = shownBy(svg).height * coveredShare(svg);
  return { k, x: within(view.x, box.x, box.width, 0), y: within(view.y, box.y, box.height, under) };
};

/** As near as can be, without showing the table beside a map that could fill the frame. */
const snug = (view: View, svg: SVGSVGElement): View => {
  const box = svg.viewBox.baseVal;
  const free = freeOf(svg);
  const along = (at: number, start: number, size: number, from: number, length: number): number => {
    const [least, most] = [from + length - (start + size) * view.k, from - start * view.k];
    return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
  };
  return {
    k: view.k,
    x: along(view.x, box.x, box.width, free.x, free.width),
    y: along(view.y, box.y, box.height, free.y, free.height),
  };
};

/** Filling a frame of another shape enlarges a map at most so far: the rest of it should not be forgotten. */
const FULLEST = 2.2;
/** For less than this, the whole map is better. */
const WORTH = 1.35;

/** How much larger a map becomes that fills its frame. */
const filling = (svg: SVGSVGElement): number => {
  const { width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  const [across, down] = [width / box.width, (height * (1 - coveredShare(svg))) / box.height];
  if (width === 0 || height === 0) return 1;
  const whole = Math.min(width / box.width, height / box.height);
  const wanted = Math.max(across, down) / whole;
  return wanted < WORTH ? 1 : Math.min(FULLEST, wanted);
};

/** Pixels for a unit of the drawing at which a thumb meets the hex that is meant: 60 across a hex. */
const NEAR = 0.3;

/** Around the outermost spots the hex itself and half of the next one are seen. */
const RIM = 200;

const nearBy = (svg: SVGSVGElement, spots: readonly Spot[]): View => {
  const { width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  const whole = Math.min(width / box.width, height / box.height);
  const free = height * (1 - coveredShare(svg));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const all = Math.min(width / (right - left + 2 * RIM), free / (bottom - top + 2 * RIM));
  const k = whole > 0 ? Math.max(FARTHEST, Math.min(CLOSEST, Math.min(NEAR, all) / whole)) : 1;
  const fits = wholeIn(svg);
  return k < WORTH * fits.k
    ? fits
    : snug(centred(k, { x: (left + right) / 2, y: (top + bottom) / 2 }, freeOf(svg)), svg);
};

export const meanOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** The one that is nearest to the middle of all. */
const midmost = (spots: readonly Spot[]): Spot | undefined => {
  const middle = meanOf(spots);
  const off = ({ x, y }: Spot): number => Math.hypot(x - middle.x, y - middle.y);
  return spots.toSorted((a, b) => off(a) - off(b))[0];
};

const between = (a: Spot, b: Spot): { readonly middle: Spot; readonly apart: number } => ({
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  apart: Math.hypot(a.x - b.x, a.y - b.y),
});

const watch = (
  svg: SVGSVGElement,
  see: (change: (view: View) => View) => void,
  nearsByTaps: () => boolean,
): (() => void) => {
  const down = new Map<number, PointerEvent>();
  let moved = 0;
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, event);
  };
  const drag = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    const [was, is] = [inBox(svg, before), inBox(svg, event)];
    const other = [...down.values()].find((each) => each.pointerId !== event.pointerId);
    if (other) {
      const fixed = inBox(svg, other);
      const [old, now] = [between(was, fixed), between(is, fixed)];
      see((view) => {
        const turned = scaled(view, old.apart > 0 ? now.apart / old.apart : 1, old.middle);
        return { ...turned, x: turned.x + now.middle.x - old.middle.x, y: turned.y + now.middle.y - old.middle.y };
      });
      moved = CLICK + 1;
    } else if (moved > CLICK) {
      // Capturing at once would take the click away from the hex.
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      see((view) => ({ ...view, x: view.x + is.x - was.x, y: view.y + is.y - was.y }));
    }
    down.set(event.pointerId, event);
  };
  const release = (event: PointerEvent): void => void down.delete(event.pointerId);
  /** Two taps on the same spot look nearer; a mouse has its wheel. */
  let tapped: { readonly at: number; readonly x: number; readonly y: number } | undefined;
  const tap = (event: PointerEvent): void => {
    release(event);
    if (event.pointerType !== 'touch' || moved > CLICK || down.size > 0) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const twice = tapped && at - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 24;
    tapped = twice ? undefined : { at, x, y };
    if (twice && nearsByTaps()) see((view) => scaled(view, 1.8, inBox(svg, event)));
  };
  const noClickAfterDrag = (event: MouseEvent): void => {
    if (moved > CLICK) event.stopPropagation();
    moved = 0;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = 2 ** (-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002) * (event.ctrlKey ? 5 : 1));
    see((view) => scaled(view, factor, inBox(svg, event)));
  };
  svg.addEventListener('pointerdown', press);
  svg.addEventListener('pointermove', drag);
  svg.addEventListener('pointerup', tap);
  svg.addEventListener('pointercancel', release);
  svg.addEventListener('pointerleave', release);
  svg.addEventListener('click', noClickAfterDrag, { capture: true });
  svg.addEventListener('wheel', wheel, { passive: false });
  return () => {
    svg.removeEventListener('pointerdown', press);
    svg.removeEventListener('pointermove', drag);
    svg.removeEventListener('pointerup', tap);
    svg.removeEventListener('pointercancel', release);
    svg.removeEventListener('pointerleave', release);
    svg.removeEventListener('click', noClickAfterDrag, { capture: true });
    svg.removeEventListener('wheel', wheel);
  };
};

/** Zooming changes what can be read: listeners are called when the hand rests, not with every frame. */
const RESTS = 120;

export const useZoom = (
  svg: RefObject<SVGSVGElement | null>,
  /** Whether two taps look nearer: not while a tap on the same spot means something else. The same function every time. */
  nearsByTaps: () => boolean,
): BoardZoom => {
  const ground = useRef<SVGGElement>(null);
  const above = useRef<SVGGElement>(null);
  const [nearness, setNearness] = useState(1);
  const hands = useMemo(() => {
    let view = WHOLE;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    /** Whether a hand has moved the map since it was last put in its place. */
    let moved = false;
    const see = (change: (view: View) => View): void => {
      if (!svg.current) return;
      view = kept(change(view), svg.current);
      // One redraw per frame, however many events come.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const { k, x, y } = view;
        for (const { current } of [ground, above])
          current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
        svg.current?.parentElement?.dispatchEvent(new Event(MOVED));
      });
      clearTimeout(rest);
      rest = setTimeout(() => setNearness(view.k), RESTS);
    };
    const put = (change: (view: View) => View): void => {
      moved = false;
      see(change);
      // No hand that could move on: names at the size of the last view would be seen for a moment.
      clearTimeout(rest);
      setNearness(view.k);
    };
    const byHand = (change: (view: View) => View): void => {
      moved = true;
      see(change);
    };
    return {
      watch: () => {
        see((now) => now);
        return svg.current ? watch(svg.current, byHand, nearsByTaps) : undefined;
      },
      stop: () => {
        cancelAnimationFrame(frame);
        frame = 0;
        clearTimeout(rest);
      },
      by: (factor: number) => {
        const box = svg.current?.viewBox.baseVal;
        if (box) byHand((now) => scaled(now, factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      },
      fit: () => put(() => (svg.current ? wholeIn(svg.current) : WHOLE)),
      near: (spots: readonly Spot[]) => {
        const { current } = svg;
        if (current && spots.length > 0) put(() => nearBy(current, spots));
      },
      closeUp: (spot: Spot) => {
        const { current } = svg;
        if (!current) return;
        const k = filling(current);
        // A map that is shown whole is not pushed aside.
        put(() => (k === 1 ? wholeIn(current) : snug(centred(k, spot, freeOf(current)), current)));
      },
      reveal: (spots: readonly Spot[]) => {
        const { current } = svg;
        const target = midmost(spots);
        if (!current || !target) return;
        const { k, x, y } = view;
        const free = freeOf(current);
        const seen = spots.filter((spot) => {
          const [across, down] = [spot.x * k + x, spot.y * k + y];
          return across > free.x && across < free.right && down > free.y && down < free.bottom;
        });
        // Where most of them are in sight nothing moves under the thumb.
        if (seen.length * 2 < spots.length) see((now) => snug(centred(now.k, target, free), current));
      },
      isMoved: () => moved,
      whenResized: (act: () => void) => {
        const { current } = svg;
        if (!current) return undefined;
        let first = true;
        const watcher = new ResizeObserver(() => {
          // It calls once for the size there is.
          if (!first && !moved) act();
          first = false;
        });
        watcher.observe(current);
        return () => watcher.disconnect();
      },
    };
  }, [svg, nearsByTaps]);
  useEffect(() => hands.watch(), [hands]);
  useEffect(() => hands.stop, [hands]);
  return useMemo(() => ({ ...hands, ground, above, nearness }), [hands, nearness]);
};
