/** Whether a map that is low leaves room for the whole market below it. */
import { mapExtent } from '@roundhouse/board';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useRoomy, useWidth } from '../../app/width.ts';
import { useGameContext } from '../context.tsx';

/** What stands above and between: heading, head of the board, gaps; in pixels. */
const ABOVE = 101;
const BESIDE = 30;

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Only where both stand in the middle of a wide screen; columns as in `GamePage.module.css`, heights as in `Market.module.css`. */
export const useMarketFits = (): boolean => {
  const { facts } = useGameContext();
  const wide = useWidth() === 'wide';
  // There the chart is lower, and its legend stands in the head of the panel.
  const roomy = useRoomy();
  const middle = useSettings((s) => s.arrangement.middle);
  const side = useSettings((s) => s.sideWidth);
  const far = useSettings((s) => s.farWidth);
  const shape = useMemo(() => {
    const { width, height } = mapExtent(facts.track.map);
    return height / width;
  }, [facts]);
  const usual = wide && middle.length === 2 && middle.includes('board') && middle.includes('market');
  const measure = useCallback((): boolean => {
    if (!usual) return false;
    const columns = (side || clamp(300, innerWidth * 0.24, 430)) + (far || clamp(264, innerWidth * 0.2, 360));
    const left = innerHeight - ABOVE - (innerWidth - columns - BESIDE) * shape;
    const market = roomy ? 70 + clamp(150, innerHeight * 0.24, 320) : 100 + clamp(150, innerHeight * 0.29, 340);
    return left >= market;
  }, [usual, side, far, shape, roomy]);
  return useSyncExternalStore(subscribe, measure);
};
