/** What a small screen shows of the board. */
import { hexCentre } from '@roundhouse/board';
import type { TrackMap } from '@roundhouse/engine';
import { useCallback, useEffect, useRef } from 'react';
import { useWidth } from '../app/width.ts';
import { useHere, useShown } from '../game/context.tsx';
import { type BoardZoom, meanOf, type Spot } from './zoom.ts';

const spotOf =
  (map: TrackMap) =>
  (id: string): Spot[] => {
    const hex = map.hexes[id];
    return hex ? [hexCentre(hex, map.layout)] : [];
  };

/** On a phone the board opens where something happens, filling its frame, and follows what can be decided. */
export const useWhatMatters = (zoom: BoardZoom, lit: readonly string[], near: boolean): (() => void) => {
  const { facts } = useHere();
  const { board } = useShown();
  const narrow = useWidth() === 'narrow';
  const { map } = facts.track;
  const opened = useRef(false);
  // Tokens matter only at the opening; a hand that moved the map is not overruled by the next station.
  const tokens = useRef(board.tokens);
  const { closeUp, fit, reveal, whenResized } = zoom;
  const look = useCallback((): void => {
    const spots = lit.flatMap(spotOf(map));
    const around = spots.length > 0 ? spots : tokens.current.flatMap((token) => spotOf(map)(token.hex));
    const all = around.length > 0 ? around : Object.keys(map.hexes).flatMap(spotOf(map));
    closeUp(meanOf(all), near);
  }, [map, lit, near, closeUp]);
  // A panel above that shrinks gives the board more room: it is filled again, unless a hand has moved the map.
  useEffect(() => (narrow ? whenResized(look) : undefined), [narrow, whenResized, look]);
  useEffect(() => {
    if (!narrow) {
      if (opened.current) fit();
      opened.current = false;
      return;
    }
    if (opened.current) {
      reveal(lit.flatMap(spotOf(map)));
      return;
    }
    opened.current = true;
    look();
  }, [narrow, lit, map, fit, reveal, look]);
  return look;
};
