/** Hexes that a company's track comes to: those of the company pointed at, else of the one on turn. */
import { companyAtWork, networkOf } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGameContext, useShown, useUi } from '../game/context.tsx';

const NONE: readonly string[] = [];

export const useReach = (): readonly string[] => {
  const { title, facts } = useGameContext();
  const state = useShown();
  const wanted = useSettings((s) => s.reach);
  const pointedAt = useUi((s) => s.company);
  const company = pointedAt ?? companyAtWork(state);
  return useMemo(() => {
    if (!wanted || company === undefined) return NONE;
    return [...networkOf(facts.track, state.board, company, title.network).hexes.keys()];
  }, [wanted, company, facts, state.board, title]);
};
