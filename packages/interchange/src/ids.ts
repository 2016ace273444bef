/** Names of tile copies, cities and market cells on 18xx.games. */
import { citiesOf, factsOf, shapeAt, type State, type HexId } from '@roundhouse/engine';
import { PeerError } from './peer.ts';

/** `57-0` → `57`. */
export const tileOfCopy = (copy: string): string => copy.replace(/-\d+$/, '');

/** `57-0-0` (tile, copy, part) or `B14-0-1` (printed hex, number, part) → hex and index of the city in it. */
export const cityFromPeer = (
  state: State,
  copies: ReadonlyMap<string, string>,
  name: string,
): { readonly hex: HexId; readonly city: number } => {
  const [, copy, partText] = /^(.+-\d+)-(\d+)$/.exec(name) ?? [];
  if (copy === undefined) throw new PeerError(`no city ${name}`);
  const laid = [...copies].find(([, each]) => each === copy)?.[0];
  const hex = laid ?? tileOfCopy(copy);
  const { track } = factsOf(state);
  if (!track.map.hexes[hex]) throw new PeerError(`no city ${name}`);
  const shape = shapeAt(track, state.board, hex);
  const city = citiesOf(shape).findIndex((node) => shape.nodes[node]?.part === Number(partText));
  if (city < 0) throw new PeerError(`no city ${name} in ${hex}`);
  return { hex, city };
};

/** The copy that a lay takes: the first that does not lie on the board. */
export const freeCopy = (copies: ReadonlyMap<string, string>, tile: string): string => {
  const used = new Set(copies.values());
  for (let index = 0; ; index++) if (!used.has(`${tile}-${index}`)) return `${tile}-${index}`;
};

/** `75,1,4` → our cell. */
export const cellFromPeer = (name: string): string => {
  const [, row, column] = /^-?\d+,(\d+),(\d+)$/.exec(name) ?? [];
  if (row === undefined || column === undefined) throw new PeerError(`no market cell ${name}`);
  return `${row},${column}`;
};

export const cellToPeer = (state: State, cell: string): string =>
  `${factsOf(state).market.cells[cell]?.price ?? 0},${cell}`;
