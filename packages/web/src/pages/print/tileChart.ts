/** The tiles of a box, each once, with how many there are. */
import { upgradeOrder } from '@roundhouse/board';
import type { Tile, TrackSet } from '@roundhouse/engine';

/** A tile that another becomes by something put on it is no tile of its own. */
export const tileChart = ({ tiles }: TrackSet): readonly Tile[] =>
  upgradeOrder(Object.values(tiles)).filter(
    ({ id, supply, count }) => count !== 0 && (supply === undefined || supply === id || tiles[supply] === undefined),
  );
