/** What a place is called: as it is printed on the board, in every language. */
import type { TrackMap } from '@roundhouse/engine';

/** Harbours have no name of their own on any board: they are hexes of the sea where trains run to. */
export const isPort = (map: TrackMap, hex: string): boolean => {
  const own = map.hexes[hex];
  return own?.colour === 'blue' && own.nodes.length > 0 && placeName(map, hex) === undefined;
};

/** A hex of an area that has its name elsewhere (London over five hexes) is called by it; `node` says of which area. */
export const placeName = (map: TrackMap, hex: string, node?: number): string | undefined => {
  const own = map.hexes[hex];
  if (own?.name !== undefined || own === undefined) return own?.name;
  const groups = (node === undefined ? own.nodes : own.nodes.slice(node, node + 1)).flatMap(
    (each) => each.groups ?? [],
  );
  if (groups.length === 0) return undefined;
  return Object.values(map.hexes).find(
    ({ name, nodes }) =>
      name !== undefined && nodes.some((each) => each.groups?.some((group) => groups.includes(group)) === true),
  )?.name;
};
