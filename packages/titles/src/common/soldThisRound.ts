/**
 * What players have sold in this stock round: anyone who sold a company's shares buys none of them before the next round. A title
 * names where that is remembered, notes sales, refuses purchases by it, and clears it when a stock round begins.
 */
import { type CompanyId, type Move, type PlayerId, slot, type State } from '@roundhouse/engine';

type Sold = { readonly [player: PlayerId]: readonly CompanyId[] };

export interface SoldThisRound {
  readonly get: (state: State) => Sold;
  readonly has: (state: State, player: PlayerId, company: CompanyId) => boolean;
  readonly note: (move: Move, player: PlayerId, company: CompanyId) => void;
  readonly clear: (move: Move) => void;
}

export const soldThisRoundIn = (name: string): SoldThisRound => {
  const { get, set } = slot<Sold>(name, {});
  const has = (state: State, player: PlayerId, company: CompanyId): boolean =>
    get(state)[player]?.includes(company) ?? false;
  return {
    get,
    has,
    note: (move, player, company) => {
      const all = get(move.state);
      if (!has(move.state, player, company)) set(move, { ...all, [player]: [...(all[player] ?? []), company] });
    },
    clear: (move) => set(move, {}),
  };
};
