/** What a small screen shows of the board. */
import { hexCentre } from '@roundhouse/board';
import { useEffect, useRef } from 'react';
import { useWidth } from '../app/width.ts';
import { useHere, useShown } from '../game/context.tsx';
import { type BoardZoom, meanOf, type Spot } from './zoom.ts';

/** On a phone the board opens where something happens, filling its frame, and follows what can be decided. */
export const useWhatMatters = (zoom: BoardZoom, lit: readonly string[]): void => {
  const { facts } = useHere();
  const { board } = useShown();
  const narrow = useWidth() === 'narrow';
  const { map } = facts.track;
  const opened = useRef(false);
  // Tokens matter only at the opening; a hand that moved the map is not overruled by the next station.
  const tokens = useRef(board.tokens);
  useEffect(() => {
    const spot = (id: string): Spot[] => {
      const hex = map.hexes[id];
      return hex ? [hexCentre(hex, map.layout)] : [];
    };
    if (!narrow) {
      if (opened.current) zoom.fit();
      opened.current = false;
      return;
    }
    const spots = lit.flatMap(spot);
    if (opened.current) {
      zoom.reveal(spots);
      return;
    }
    opened.current = true;
    const around = spots.length > 0 ? spots : tokens.current.flatMap((token) => spot(token.hex));
    const all = around.length > 0 ? around : Object.keys(map.hexes).flatMap(spot);
    zoom.closeUp(meanOf(all));
  }, [narrow, lit, map, zoom]);
};
