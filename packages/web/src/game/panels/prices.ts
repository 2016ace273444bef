/** What the decisions that are open now would do to a company's price. */
import { options, type State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useT } from '../../i18n/words.ts';
import { useLive, useShown, useFormatter } from '../context.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { actionLabel } from '../decision/describe.ts';

export interface ComingPrice {
  readonly company: string;
  readonly from: string;
  readonly to: string;
  readonly price: number;
  readonly why: string;
}

const movesOf = (state: State, company: string) =>
  options(state).flatMap((each) => {
    if (each.kind !== 'one' || each.refusal) return [];
    const found = forecastOf(state, each.action);
    const move = found?.prices.find((price) => price.company === company);
    return move ? [{ action: each.action, move }] : [];
  });

export const usePrices = (company: string | null): readonly ComingPrice[] => {
  const t = useT();
  const formatter = useFormatter();
  const live = useLive();
  const state = useShown();
  return useMemo(() => {
    if (company === null || !live) return [];
    const byTarget = new Map<string, ComingPrice>();
    for (const { action, move } of movesOf(state, company)) {
      const why = actionLabel(action, state, formatter, t);
      if (!byTarget.has(move.cells[1]))
        byTarget.set(move.cells[1], { company, from: move.cells[0], to: move.cells[1], price: move.to, why });
    }
    return [...byTarget.values()];
  }, [company, live, state, formatter, t]);
};
