/** A cell of the market in words. */
import type { State } from '@roundhouse/engine';
import type { Voice } from '../../i18n/voice.tsx';

/** Its price, what its zones mean, and who lies there, from the top. */
export const cellLines = (id: string, state: State, voice: Voice): readonly string[] => {
  const cell = voice.facts.market.cells[id];
  if (!cell) return [];
  const zones = cell.zones.filter((zone) => voice.has(`zone.${zone}`)).map((zone) => voice.term(`zone.${zone}`));
  const stack = (state.market.stacks[id] ?? []).map(
    (company, at) => `${at + 1}. ${company} ${voice.companyName(company)}`,
  );
  return [[voice.money(cell.price), ...zones].join(' · '), ...stack];
};
