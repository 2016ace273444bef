/** The tile lays in one hex, tile by tile with their rotations. */
import { expand, type State } from '@roundhouse/engine';
import type { LayInHand } from '../ui.ts';
import { type OfType, onesOf } from './options.ts';

export interface TileLays {
  readonly tile: string;
  readonly rotations: readonly number[];
  readonly options: readonly OfType<'layTile'>[];
}

export const laysIn = (state: State, hex: string, power: string | null): readonly TileLays[] => {
  const options = onesOf(expand(state, 'layTile', power === null ? { hex } : { hex, power }), 'layTile').filter(
    (each) => (each.action.power ?? null) === power,
  );
  return [...new Set(options.map((each) => each.action.tile))].map((tile) => {
    const of = options.filter((each) => each.action.tile === tile);
    return { tile, options: of, rotations: [...new Set(of.map((each) => each.action.rotation))] };
  });
};

export const layOf = (lays: TileLays, rotation: number, hex: string, power: string | null): LayInHand => ({
  hex,
  tile: lays.tile,
  rotation,
  ...(power === null ? {} : { power }),
});

/** The next rotation that is allowed. */
export const turned = (lays: readonly TileLays[], lay: LayInHand, by: 1 | -1): LayInHand => {
  const rotations = lays.find((each) => each.tile === lay.tile)?.rotations ?? [];
  const at = rotations.indexOf(lay.rotation);
  return { ...lay, rotation: rotations[(at + by + rotations.length) % rotations.length] ?? lay.rotation };
};
