/** What is to be seen on one hex, as plain data: the printed hex or the tile that covers it. */
import type { Border, Colour, CompanyId, Revenue, Shape, Terrain, ValueColour } from '@roundhouse/engine/track/types';
import type { Layout } from './geometry.ts';
import type { SlotUse } from './stops.ts';

/** What can be shown or left out. */
export interface Layers {
  readonly names: boolean;
  readonly costs: boolean;
  readonly numbers: boolean;
  readonly coordinates: boolean;
  readonly values: boolean;
  readonly tokens: boolean;
  /** Coordinates around the map. */
  readonly rim: boolean;
}

export const ALL_LAYERS: Layers = {
  names: true,
  costs: true,
  numbers: false,
  coordinates: false,
  values: true,
  tokens: true,
  rim: true,
};

export interface HexPicture {
  readonly layout: Layout;
  readonly shape: Shape;
  readonly rotation: number;
  readonly colour: Colour;
  readonly frame?: string;
  readonly id?: string;
  readonly name?: string;
  readonly terrain?: readonly Terrain[];
  readonly borders?: readonly Border[];
  readonly stubs?: readonly number[];
  readonly futureLabel?: { readonly label: string; readonly from: Colour };
  readonly icons?: readonly string[];
  readonly partitions?: readonly { readonly a: number; readonly b: number }[];
  readonly tileNumber?: string;
  /** Companies whose home is or will be on this hex, no circle being kept for them; and privates that block it. */
  readonly notes?: readonly { readonly text: string; readonly company?: CompanyId; readonly gone?: boolean }[];
  readonly uses: readonly SlotUse[];
  /** Colours in the order of the phases so far; of a value by colour, the last one listed is in force. */
  readonly inForce: readonly ValueColour[];
}

/** The colour whose value counts now; undefined where the value never changes. */
export const colourInForce = (
  revenue: Exclude<Revenue, number>,
  inForce: readonly ValueColour[],
): ValueColour | undefined => [...inForce].reverse().find((colour) => revenue[colour] !== undefined);
