/** Prices that the action before the position on the screen moved: lit up while the past is looked at or others play. */
import type { MarketState } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useGameContext, useLive, usePosition, useSession } from '../context.tsx';
import { lineOnScreen } from '../session.ts';

export interface Moved {
  readonly company: string;
  readonly from: string;
  readonly to: string;
}

const NONE: readonly Moved[] = [];

const cellsOf = ({ stacks }: MarketState): ReadonlyMap<string, string> =>
  new Map(Object.entries(stacks).flatMap(([cell, companies]) => companies.map((company) => [company, cell] as const)));

const movedBetween = (before: MarketState, after: MarketState): readonly Moved[] => {
  if (before === after) return NONE;
  const [old, now] = [cellsOf(before), cellsOf(after)];
  return [...now].flatMap(([company, to]) => {
    const from = old.get(company);
    return from !== undefined && from !== to ? [{ company, from, to }] : [];
  });
};

export const useMoved = (): readonly Moved[] => {
  const { table } = useGameContext();
  const live = useLive();
  const position = usePosition();
  const before = useSession((s) => lineOnScreen(s).states[position - 1]?.market);
  const after = useSession((s) => lineOnScreen(s).states[position]?.market);
  const by = useSession((s) => lineOnScreen(s).actions[position - 1]?.by);
  const shown = !live || (by !== undefined && !table.mine(by));
  return useMemo(() => (shown && before && after ? movedBetween(before, after) : NONE), [shown, before, after]);
};
