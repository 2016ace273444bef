/** What could ever lie on a hex: the whole upgrade tree, colour by colour, whatever is missing for it now. */
import {
  EDGES,
  fits,
  type MapHex,
  type Rotation,
  rotated,
  type State,
  type Tile,
  type TrackSet,
} from '@roundhouse/engine';

/** Freedoms that one title or another grants; a reader is better served by too many than by too few. */
const GENEROUS = { gaugesMayWiden: true, mayMerge: ['city', 'town'] } as const;

interface Lying {
  readonly tile: Tile;
  readonly rotation: Rotation;
}

const next = (from: Tile | MapHex, hex: MapHex, tiles: readonly Tile[]): readonly Lying[] =>
  tiles.flatMap((tile) =>
    EDGES.filter((rotation) => fits(from, rotated(tile, rotation), hex, GENEROUS) !== null).map((rotation) => ({
      tile,
      rotation,
    })),
  );

export const futureTilesOn = (track: TrackSet, state: State, id: string): readonly Tile[] => {
  const hex = track.map.hexes[id];
  if (!hex) return [];
  const laid = state.board.tiles[id];
  const tile = laid ? track.tiles[laid.tile] : undefined;
  const tiles = Object.values(track.tiles).filter((each) => !each.special);
  const found = new Map<string, Tile>();
  const seen = new Set<string>();
  let level: readonly (Tile | MapHex)[] = [tile && laid ? rotated(tile, laid.rotation) : hex];
  while (level.length > 0) {
    const following: Tile[] = [];
    for (const from of level)
      for (const { tile: each, rotation } of next(from, hex, tiles)) {
        found.set(each.id, each);
        const key = `${each.id} ${rotation}`;
        if (!seen.has(key)) following.push(rotated(each, rotation));
        seen.add(key);
      }
    level = following;
  }
  return [...found.values()];
};
