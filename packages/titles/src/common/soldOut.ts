/** At the end of a stock round companies that players hold wholly rise by one row, in the given order. */
import { type CompanyId, inMarketOrder, type Move, percentWithPlayers, stepMarker } from '@roundhouse/engine';

/** Absent `order`: by market value, the highest first. */
export const raiseSoldOut = (move: Move, order: readonly CompanyId[] = inMarketOrder(move.state)): void => {
  for (const company of order)
    if (percentWithPlayers(move.state, company) === 100) stepMarker(move, company, 1, 'soldOut', 'up');
};
