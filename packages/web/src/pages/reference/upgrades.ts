/** The upgrade paths of a title: what each tile may become, and what may be laid on the printed hexes. */
import {
  type Colour,
  EDGES,
  fits,
  type MapHex,
  nextColour,
  type Rotation,
  rotated,
  type Tile,
  type TileId,
  type TrackSet,
  type UpgradePolicy,
} from '@roundhouse/engine';

export interface Successor {
  readonly tile: Tile;
  /** A rotation in which the old track is kept. */
  readonly rotation: Rotation;
  /** Only in this hex, or in hexes like it. */
  readonly only?: MapHex;
}

/** Where a title does not say how its tiles follow each other: as tiles usually do. */
export const usualPolicy = (track: TrackSet): UpgradePolicy => {
  const tiles = Object.values(track.tiles);
  const cities = (tile: Tile): number => tile.nodes.filter(({ kind }) => kind === 'city').length;
  return {
    gaugesMayWiden: tiles.some(({ paths }) => paths.some(({ gauge }) => gauge !== 'broad')),
    mayMerge: ['city', 'town'],
    mayGain: tiles.filter((tile) => cities(tile) > 1).flatMap(({ label }) => label ?? []),
    mayTurnOver: tiles.some(({ supply }) => supply !== undefined),
  };
};

const rotationThatFits = (
  from: Tile | MapHex,
  to: Tile,
  hex: MapHex | undefined,
  policy: UpgradePolicy,
): Rotation | undefined => EDGES.find((rotation) => fits(from, rotated(to, rotation), hex, policy) !== null);

/** Labels that a hex asks for later make successors possible that the tile alone would not have. */
const hexesThatAsk = (track: TrackSet): readonly MapHex[] => {
  const seen = new Set<string>();
  return Object.values(track.map.hexes).filter(({ futureLabel }) => {
    if (!futureLabel || seen.has(futureLabel.label)) return false;
    seen.add(futureLabel.label);
    return true;
  });
};

export const successorsOf = (track: TrackSet, policy: UpgradePolicy): ReadonlyMap<TileId, readonly Successor[]> => {
  const tiles = Object.values(track.tiles);
  const askers: readonly (MapHex | undefined)[] = [
    undefined,
    ...hexesThatAsk(track),
    ...Object.values(policy.onlyOn ?? {}).map((id) => track.map.hexes[id]),
  ];
  const mayFollow = (from: Tile, to: Tile): boolean =>
    to !== from && (nextColour(from.colour) === to.colour || (from.supply !== undefined && from.supply === to.supply));
  return new Map(
    tiles.map((from) => [
      from.id,
      tiles
        .filter((to) => mayFollow(from, to))
        .flatMap((to) => {
          for (const hex of askers) {
            const rotation = rotationThatFits(from, to, hex, policy);
            if (rotation !== undefined) return [{ tile: to, rotation, ...(hex ? { only: hex } : {}) }];
          }
          return [];
        }),
    ]),
  );
};

export interface Beginning {
  /** Hexes that look alike: the same stops, label and colour. */
  readonly hexes: readonly MapHex[];
  readonly tiles: readonly Successor[];
}

/** What may be laid first, by kind of printed hex; hexes that nobody can build in are left out. */
export const beginningsOf = (track: TrackSet, policy: UpgradePolicy): readonly Beginning[] => {
  const kinds = new Map<string, MapHex[]>();
  for (const hex of Object.values(track.map.hexes)) {
    if (!nextColour(hex.colour)) continue;
    const only = Object.values(policy.onlyOn ?? {}).includes(hex.id) ? hex.id : '';
    const stops = hex.nodes.map(({ kind }) => kind).join();
    const key = [hex.colour, stops, hex.label ?? '', only, hex.paths.length > 0 ? hex.code : ''].join('|');
    const known = kinds.get(key);
    if (known) known.push(hex);
    else kinds.set(key, [hex]);
  }
  return [...kinds.values()]
    .map((hexes) => {
      const [hex] = hexes;
      const tiles = Object.values(track.tiles).flatMap((tile) => {
        const rotation = hex && rotationThatFits(hex, tile, hex, policy);
        return rotation === undefined ? [] : [{ tile, rotation }];
      });
      return { hexes, tiles };
    })
    .filter(({ tiles }) => tiles.length > 0);
};

export const CHART_COLOURS: readonly Colour[] = ['yellow', 'green', 'brown', 'gray', 'red', 'blue', 'white'];
