/**
 * 18CZ 4.7, 5.2: the map of the Czech lands and, cut from it, the map of Bohemia for two players.
 * Hex ids are those of 18xx.games, so that files and stored games keep them; people read the printed coordinate, whose column is one lower.
 */
import { buildMap, changeMap, type TrackMap } from '@roundhouse/engine';

const RIVER = 'upgrade=cost:10,terrain:water';
const HILL = 'upgrade=cost:20,terrain:hill';
const MOUNTAIN = 'upgrade=cost:40,terrain:mountain';

const red = (...edges: readonly number[]): string => edges.map((edge) => `border=edge:${edge},type:offboard`).join(';');

/** Praha is E12 in files and E11 on the board. */
export const printed = (id: string): string => `${id.charAt(0)}${Number(id.slice(1)) - 1}`;

export const BASE_MAP: TrackMap = buildMap({
  layout: 'pointy',
  printed,
  axes: { x: 'number', y: 'letter' },
  hexes: {
    gray: { 'town=revenue:10;path=a:4,b:_0;path=a:5,b:_0': 'D1' },
    white: {
      '': 'A12 B25 C16 D7 D9 D19 D21 D23 D25 E8 E18 E20 E24 E26 F9 F15 F17 F19 F25 G8 H9 H13 H21',
      [red(5)]: 'H23 I14',
      [red(4)]: 'J13 I22 G26',
      [red(2)]: 'B23',
      [red(1)]: 'F5 I20',
      [red(2, 5)]: 'G4',
      [red(0)]: 'G6 H19 H25',
      [MOUNTAIN]: 'A16 C22 I8',
      [`${MOUNTAIN};${red(1, 3)}`]: 'B21',
      [`${MOUNTAIN};${red(3)}`]: 'C4',
      [`${MOUNTAIN};${red(3, 1)}`]: 'B7',
      [HILL]: 'A14 D29 E28 E6 H15 G14',
      [`${HILL};${red(5)}`]: 'F27',
      [`town=revenue:0;${MOUNTAIN};${red(2)}`]: 'C6',
      [`town=revenue:0;${HILL}`]: 'J11 G18',
      [`town=revenue:0;${HILL};${red(5)}`]: 'H17',
      [`town=revenue:0;${HILL};${red(1)}`]: 'H7',
      [`town=revenue:0;${HILL};${red(4)}`]: 'B17',
      [`city=revenue:0;${HILL}`]: 'G16',
      [RIVER]: 'D11 D15 G10 H11',
      [`${RIVER};stub=edge:0`]: 'D13',
      [`${RIVER};${red(3)}`]: 'C18',
      [`town=revenue:0;${RIVER}`]: 'F11 C10 C12',
      [`town=revenue:0;${RIVER};${red(1)}`]: 'A10',
      [`city=revenue:0;${RIVER}`]: 'D17 E16',
      'city=revenue:0': 'B11 C24 E22 G24 G12 E10 D3 D5 F23 I10',
      'city=revenue:0;label=Y': 'B13 I12 F7 C26 G20',
      'town=revenue:0': 'C14 G22 C28',
      'town=revenue:0;stub=edge:2': 'F13',
      [`town=revenue:0;${red(0)}`]: 'E4',
      [`town=revenue:0;${red(5)}`]: 'E2',
      [`town=revenue:0;${red(2)}`]: 'C20',
      'town=revenue:0;town=revenue:0': 'E14 F21 B15',
      [`city=revenue:20,groups:Praha;city=revenue:20,groups:Praha;path=a:5,b:_0;path=a:3,b:_1;label=P;${RIVER}`]: 'E12',
      [`label=SX;${red(0, 5, 4)}`]: 'A8 B5',
      [`label=PR;${red(0, 5, 4, 1)}`]: 'B19',
      [`label=PR;${red(0, 5)}`]: 'A22',
      [`label=BY;${red(2, 3, 4)}`]: 'H5',
      [`label=BY;${red(2, 3, 4, 5)}`]: 'F3',
      [`label=kk;${red(2, 3, 4)}`]: 'I18',
      [`label=kk;${red(1, 2)}`]: 'J15',
      [`label=Ug;${red(1, 2, 3)}`]: 'I24',
      [`label=Ug;${red(1, 2)}`]: 'G28',
    },
    yellow: {
      'city=revenue:0;city=revenue:0;label=OO': 'D27 C8',
      [`city=revenue:0;city=revenue:0;label=OO;${RIVER};${red(2)}`]: 'B9',
    },
  },
  names: {
    B9: 'Teplice & Ústí nad Labem',
    B11: 'Děčín',
    B13: 'Liberec',
    C8: 'Chomutov & Most',
    C24: 'Opava',
    C26: 'Ostrava',
    D3: 'Cheb',
    D5: 'Karlovy Vary',
    D17: 'Hradec Králové',
    D27: 'Frýdlant & Frýdek',
    E10: 'Kladno',
    E12: 'Praha',
    E16: 'Pardubice',
    E22: 'Olomouc',
    F7: 'Plzeň',
    F23: 'Přerov',
    G12: 'Tábor',
    G16: 'Jihlava',
    G20: 'Brno',
    G24: 'Hulín',
    I10: 'Strakonice',
    I12: 'České Budějovice',
  },
});

/** §XI.1-1: what the map of Bohemia lacks. */
export const EAST =
  'A22 B19 B21 B23 B25 C22 C24 C26 C28 D21 D23 D25 D27 D29 E20 E22 E24 E26 E28 F21 F23 F25 F27 G20 G22 G24 G26 G28 H21 H23 H25 I20 I22 I24';

export const BOHEMIA_MAP: TrackMap = changeMap(BASE_MAP, { without: EAST });
