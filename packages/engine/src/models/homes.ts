/** Homes of companies that are still to come, or will not, where the board keeps no circle for them. */
import { memo } from '../memo.ts';
import type { CompanyId, State } from '../state.ts';
import { type Facts, factsOf } from '../title.ts';
import type { HexId } from '../track/types.ts';

/** By hex; `gone`: the company is not in this game. */
type Homes = Readonly<Record<HexId, readonly { readonly company: CompanyId; readonly gone?: boolean }[]>>;

const NONE: Homes = {};

const known = new WeakMap<Facts, Map<string, Homes>>();

const find = (state: State): Homes => {
  const facts = factsOf(state);
  const { tokens, reservations } = state.board;
  const homes: Record<string, { company: string; gone?: boolean }[]> = {};
  for (const { id, home } of Object.values(facts.companies)) {
    const [only, ...others] = home;
    const status = state.companies[id]?.status;
    if (!only || others.length > 0 || status === undefined || status === 'floated') continue;
    const seen = [...tokens, ...reservations].some(({ company, hex }) => company === id && hex === only.hex);
    if (!seen) (homes[only.hex] ??= []).push({ company: id, ...(status === 'closed' ? { gone: true } : {}) });
  }
  return homes;
};

/** The same object while the homes are the same, so that nothing is drawn again for it. */
export const homesOf = memo((state: State): Homes => {
  const facts = factsOf(state);
  const found = find(state);
  const text = JSON.stringify(found);
  if (text === '{}') return NONE;
  let alike = known.get(facts);
  if (!alike) known.set(facts, (alike = new Map<string, Homes>()));
  const same = alike.get(text);
  if (same) return same;
  alike.set(text, found);
  return found;
});
