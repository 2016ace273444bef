/** The tile in the hand, as it lies on the board: the wheel turns it, a press on it lays it. */
import type { State } from '@roundhouse/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { laysIn, turned } from '../game/decision/lays.ts';
import type { UiStore } from '../game/ui.ts';

/** Presses what Enter would, once the page shows the tile as it lies now. */
export const confirmSoon = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLButtonElement>('[data-lays] button')?.click());

/** So much of a wheel is one turn, in pixels. */
const NOTCH = 40;

export const useWheelTurns = (svg: RefObject<SVGSVGElement | null>, ui: UiStore, state: State): void => {
  const rolled = useRef(0);
  useEffect(() => {
    const { current } = svg;
    if (!current) return;
    const wheel = (event: WheelEvent): void => {
      const { lay, power } = ui.getState();
      const over =
        event.target instanceof Element ? event.target.closest('[data-hex]')?.getAttribute('data-hex') : null;
      if (!lay || over !== lay.hex || event.ctrlKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      rolled.current += event.deltaMode === 1 ? event.deltaY * NOTCH : event.deltaY;
      if (Math.abs(rolled.current) < NOTCH) return;
      const by = rolled.current > 0 ? 1 : -1;
      rolled.current = 0;
      ui.setState({ lay: turned(laysIn(state, lay.hex, lay.power ?? power), lay, by) });
    };
    // Before the one that makes the map larger.
    current.addEventListener('wheel', wheel, { capture: true, passive: false });
    return () => current.removeEventListener('wheel', wheel, { capture: true });
  }, [svg, ui, state]);
};
