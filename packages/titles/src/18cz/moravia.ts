/**
 * 18CZ 5.3: the printed map of Moravia-Silesia is not among our sources. Everything in this file is a reconstruction and
 * is shown as such in the app (`map.reconstructed`); replace it here, and only here, when the printed map is at hand.
 */
import { BASE_MAP, EAST, printed } from './map.ts';
import { buildMap, type Colour, type HexId, type TrackMap } from '@roundhouse/engine';

/** Home cities of the five companies: the cities left over besides MW's own and the double city D27. */
const HOMES: Readonly<Record<string, HexId>> = { PR: 'C24', SX: 'C26', BY: 'E22', kk: 'G20', Ug: 'G24' };

/** Red locations and the edges at which track may come in. */
const RED_ENDS: Readonly<Record<HexId, readonly number[]>> = {
  A22: [0, 5],
  B19: [4],
  G28: [1, 2],
  I24: [1, 2, 3],
  I18: [4],
};

const RED_VALUE = 'yellow_30|green_30|brown_40|gray_50';

export const MORAVIA = {
  homes: HOMES,
  redEnds: RED_ENDS,
  /** §XI.2-15: the home of the private MW. */
  mwHome: 'F23',
  /** Minimum bids, and which locals take part: one of each size. */
  bids: { S1: 25, M1: 40, L1: 55, '3E': 40, MW: 50 },
  locals: ['S1', 'M1', 'L1'],
} as const;

const redCode = (edges: readonly number[]): string =>
  [`offboard=revenue:${RED_VALUE}`, ...edges.map((edge) => `path=a:${edge},b:_0,terminal:1`)].join(';');

const withoutBorders = (code: string): string =>
  code
    .split(';')
    .filter((part) => !part.startsWith('border='))
    .join(';');

const hexTable = (): Readonly<Partial<Record<Colour, Readonly<Record<string, string>>>>> => {
  const table: Partial<Record<Colour, Record<string, string>>> = {};
  const add = (colour: Colour, code: string, id: HexId): void => {
    const codes = (table[colour] ??= {});
    codes[code] = codes[code] === undefined ? id : `${codes[code]} ${id}`;
  };
  for (const [id, edges] of Object.entries(RED_ENDS)) add('red', redCode(edges), id);
  for (const id of EAST.split(' ')) {
    const hex = BASE_MAP.hexes[id];
    if (hex && !RED_ENDS[id]) add(hex.colour, withoutBorders(hex.code), id);
  }
  return table;
};

const NAMES: Readonly<Record<HexId, string>> = {
  C24: 'Opava',
  C26: 'Ostrava',
  D27: 'Frýdlant & Frýdek',
  E22: 'Olomouc',
  F23: 'Přerov',
  G20: 'Brno',
  G24: 'Hulín',
  A22: 'Berlin',
  B19: 'Berlin',
  G28: 'Budapest',
  I24: 'Budapest',
  I18: 'Wien',
};

export const MORAVIA_MAP: TrackMap = buildMap({
  layout: BASE_MAP.layout,
  axes: BASE_MAP.axes,
  hexes: hexTable(),
  names: NAMES,
  printed,
});
