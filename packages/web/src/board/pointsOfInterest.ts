/** What a small screen shows of the board. */
import { hexCentre, type RouteLine } from '@roundhouse/board';
import type { TrackMap } from '@roundhouse/engine';
import { useCallback, useEffect, useRef } from 'react';
import { useWidth } from '../app/width.ts';
import { useGameContext, useShown } from '../game/context.tsx';
import { type BoardZoom, meanOf, type Spot } from './zoom.ts';

const spotOf =
  (map: TrackMap) =>
  (id: string): Spot[] => {
    const hex = map.hexes[id];
    return hex ? [hexCentre(hex, map.layout)] : [];
  };

/**
 * On a phone the board opens where something happens, filling its frame, and comes near to what can be decided: a hex must be
 * large enough to be met and read. Where a table opens at a run it comes near to the route, once that is found.
 */
export const usePointsOfInterest = (
  zoom: BoardZoom,
  lit: readonly string[],
  routes: readonly RouteLine[],
): (() => void) => {
  const { facts } = useGameContext();
  const state = useShown();
  const { board } = state;
  const narrow = useWidth() === 'narrow';
  const { map } = facts.track;
  const opened = useRef(false);
  // Tokens matter only at the opening; a hand that moved the map is not overruled by the next station.
  const tokens = useRef(board.tokens);
  const first = useRef(state);
  // Once it is decided the eye stays where it was.
  const last = useRef<readonly Spot[]>([]);
  const { closeUp, fit, isMoved, near, reveal, whenResized } = zoom;
  const showPoints = useCallback((): void => {
    if (last.current.length > 0) {
      near(last.current);
      return;
    }
    const around = tokens.current.flatMap((token) => spotOf(map)(token.hex));
    const all = around.length > 0 ? around : Object.keys(map.hexes).flatMap(spotOf(map));
    closeUp(meanOf(all));
  }, [map, near, closeUp]);
  // A panel above that shrinks gives the board more room: it is filled again, unless a hand has moved the map.
  useEffect(() => (narrow ? whenResized(showPoints) : undefined), [narrow, whenResized, showPoints]);
  useEffect(() => {
    const spots = lit.flatMap(spotOf(map));
    const isFirst = last.current.length === 0;
    if (spots.length > 0) last.current = spots;
    if (!narrow) {
      if (opened.current) fit();
      opened.current = false;
      return;
    }
    if (opened.current) {
      // A table that opened before anything was built comes near with the first question on the map.
      const wasBare = Object.keys(first.current.board.tiles).length === 0;
      if (isFirst && wasBare && !isMoved()) near(spots);
      else reveal(spots);
      return;
    }
    opened.current = true;
    showPoints();
  }, [narrow, lit, map, fit, isMoved, near, reveal, showPoints]);
  useEffect(() => {
    if (!narrow || first.current !== state || last.current.length > 0) return;
    // Not what others ran last, which is drawn as well.
    const asked = routes.filter(({ faint, colour }) => faint !== true && colour === undefined);
    const stops = asked.flatMap((route) => route.stops.flatMap(({ hex }) => spotOf(map)(hex)));
    if (stops.length === 0) return;
    last.current = stops;
    showPoints();
  }, [narrow, state, map, routes, showPoints]);
  return showPoints;
};
