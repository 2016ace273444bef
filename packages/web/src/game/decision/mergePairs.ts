/** Mergers as pairs of companies: with whom is asked first, who survives afterwards. */
import { decider, priceOf, type State } from '@roundhouse/engine';
import type { OfType } from './options.ts';

type MergeOption = OfType<'merge'>;

export interface Pair {
  readonly key: string;
  readonly company: string;
  readonly partner: string;
  readonly options: readonly MergeOption[];
}

/** The same two companies are one choice, whichever survives; the player's own companies come first. */
export const pairsOf = (options: readonly MergeOption[], state: State): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const option of options) {
    const { company, with: partner } = option.action;
    const key = [company, partner].sort().join(' ');
    const known = pairs.get(key);
    if (known) pairs.set(key, { ...known, options: [...known.options, option] });
    else pairs.set(key, { key, company, partner, options: [option] });
  }
  const all = [...pairs.values()];
  // Where all would join the same company, the others are what is chosen from.
  const [first] = all;
  const joined = first && all.every(({ partner }) => partner === first.partner) && all.length > 1;
  const named = joined ? all.map((each) => ({ ...each, company: each.partner, partner: each.company })) : all;
  const by = decider(state);
  const foreign = ({ partner }: Pair): number => Number(state.companies[partner]?.president !== by);
  return named.sort((a, b) => foreign(a) - foreign(b) || priceOf(state, b.partner) - priceOf(state, a.partner));
};

/** Whether every pair has the same company in it, which then needs no name. */
export const sameCompany = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ company }) => company === pairs[0]?.company);
