/** A cell of the market in words. */
import type { State } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';

/** Its price, what its zones mean, and who lies there, from the top. */
export const cellLines = (id: string, state: State, formatter: Formatter): readonly string[] => {
  const cell = formatter.facts.market.cells[id];
  if (!cell) return [];
  const zones = cell.zones
    .filter((zone) => formatter.has(`zone.${zone}`))
    .map((zone) => formatter.term(`zone.${zone}`));
  const stack = (state.market.stacks[id] ?? []).map(
    (company, at) => `${at + 1}. ${company} ${formatter.companyName(company)}`,
  );
  return [[formatter.money(cell.price), ...zones].join(' · '), ...stack];
};
