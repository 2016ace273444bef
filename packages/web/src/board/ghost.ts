/** The tile in the hand, as it lies on the board: the wheel turns it, Shift and the wheel take another, a press on it lays it. */
import type { State } from '@roundhouse/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { laysIn, turned } from '../game/decision/lays.ts';
import type { UiStore } from '../game/ui.ts';

/** Presses what Enter would, once the page shows the tile as it lies now. */
export const confirmSoon = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLButtonElement>('[data-lays] button')?.click());

/** So much of a wheel is one turn, in pixels. */
const NOTCH = 40;

/** The tile before or after the one in the hand, as if it were pressed in its strip. */
const pickBeside = (by: 1 | -1): void => {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-at-hex] [role=radio]')];
  const at = tiles.findIndex((each) => each.getAttribute('aria-checked') === 'true');
  const next = tiles[(at + by + tiles.length) % tiles.length];
  if (next !== tiles[at]) next?.click();
};

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
      // With Shift a wheel rolls sideways.
      const rolls = event.shiftKey ? event.deltaX || event.deltaY : event.deltaY;
      rolled.current += event.deltaMode === 1 ? rolls * NOTCH : rolls;
      if (Math.abs(rolled.current) < NOTCH) return;
      const by = rolled.current > 0 ? 1 : -1;
      rolled.current = 0;
      if (event.shiftKey) {
        pickBeside(by);
        return;
      }
      ui.setState({ lay: turned(laysIn(state, lay.hex, lay.power ?? power), lay, by) });
    };
    // Before the one that makes the map larger.
    current.addEventListener('wheel', wheel, { capture: true, passive: false });
    return () => current.removeEventListener('wheel', wheel, { capture: true });
  }, [svg, ui, state]);
};
