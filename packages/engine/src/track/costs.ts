/** What a lay costs by the terrain: one function value per title. */
import type { Gauge, MapHex, Path, Terrain, Tile } from './types.ts';

export interface LaidOver {
  readonly hex: MapHex;
  /** What lies there now, as it is turned: a tile, or the printed hex. */
  readonly from: Tile | MapHex;
  /** The new tile as it will lie. */
  readonly to: Tile;
  /** Whether this is the first tile in the hex. */
  readonly first: boolean;
  /** Which new node takes the place of each old one. */
  readonly mapping: readonly number[];
}

export type LayCost = (lay: LaidOver) => number;

const sum = (terrain: readonly Terrain[]): number => terrain.reduce((total, { cost }) => total + cost, 0);

/** Terrain is paid by the first tile; a later tile pays only what is printed on the tile that it replaces. */
export const firstTilePays: LayCost = ({ hex, from, first }) => sum(first ? hex.terrain : (from.terrain ?? []));

export const nothingToPay: LayCost = () => 0;

const RISING: readonly Gauge[] = ['narrow', 'broad', 'dual'];

const isKept = (path: Path, { from, mapping }: LaidOver): boolean => {
  const same = (old: Path['a'], now: Path['a']): boolean =>
    'edge' in old ? 'edge' in now && old.edge === now.edge : 'node' in now && mapping[old.node] === now.node;
  return from.paths.some(
    (old) =>
      old.gauge === path.gauge &&
      ((same(old.a, path.a) && same(old.b, path.b)) || (same(old.a, path.b) && same(old.b, path.a))),
  );
};

/** The heaviest gauge that a lay adds; track that only widens counts as added (1849 §10.3.1-d). */
export const heaviestAdded = (lay: LaidOver): Gauge | undefined => {
  const added = lay.to.paths.filter((path) => !isKept(path, lay)).map(({ gauge }) => gauge);
  return RISING.findLast((gauge) => added.includes(gauge));
};

/** Every tile pays, a share of the printed cost by the heaviest gauge that it adds (1849 §10.3.1). */
export const gaugePays =
  (share: Readonly<Record<Gauge, number>>): LayCost =>
  (lay) => {
    const gauge = heaviestAdded(lay);
    return gauge === undefined ? 0 : sum(lay.hex.terrain) * share[gauge];
  };
