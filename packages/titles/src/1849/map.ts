/** 1849 table 4.7: Sicily. Flat-topped hexes, rows are letters (`a` lies above `A`), columns are numbers. */
import { buildMap, type HexId } from '@roundhouse/engine';

const MESSINA = 'B14';
const PALERMO = 'C5';
const CATANIA = 'H12';
const SIRACUSA = 'M13';

/** §12: the city that the earthquake destroys. */
export const EARTHQUAKE_CITY: HexId = MESSINA;

/** §7.1-P1: where nobody lays while a player owns SCE. */
export const ACIREALE: HexId = 'G13';

/** §7.1-P3: the four ports. */
export const PORTS: readonly HexId[] = ['a12', 'A5', 'L14', 'N8'];

/** §7.1-P4: every city but Caltanissetta and Ragusa. */
export const COASTAL_CITIES: readonly HexId[] = [MESSINA, 'C1', PALERMO, 'E1', CATANIA, 'J6', 'M9', SIRACUSA];

/** §9.4.1-a: Garibaldi's possible homes, in the rulebook's order. */
export const GARIBALDI_HOMES: readonly HexId[] = ['H8', MESSINA, 'M11', 'M9', 'C1'];

const NAMES: Readonly<Record<HexId, string>> = {
  A13: 'Milazzo',
  B14: 'Messina',
  C1: 'Trapani',
  C3: 'Alcamo',
  C5: 'Palermo',
  C9: 'St. Stefano',
  C15: 'Calabria',
  D4: 'Partinico',
  E1: 'Marsala',
  E5: 'Corleone',
  E7: 'Termini Imerese',
  E11: 'Bronte',
  E13: 'Taormina',
  F10: 'Troina',
  F12: 'Etna',
  G1: 'Mazzara',
  G3: 'Castelvetrano',
  G9: 'Castrogiovanni',
  G13: 'Acireale',
  H4: 'Sciacca',
  H8: 'Caltanissetta',
  H12: 'Catania',
  I7: 'Canicatti',
  I9: 'Piazza Armerina',
  J6: 'Girgenti',
  J10: 'Caltagirone',
  K7: 'Licata',
  K13: 'Augusta',
  M9: 'Terranova',
  M11: 'Ragusa',
  M13: 'Siracusa',
  N10: 'Vittoria',
};

const closed = (...edges: readonly number[]): string =>
  edges.map((edge) => `border=edge:${edge},type:impassable`).join(';');
const ROUGH = 'upgrade=cost:40,terrain:rough';
const HILL = 'upgrade=cost:80,terrain:hill';
const MOUNTAIN = 'upgrade=cost:160,terrain:mountain';
const TOWN = 'town=revenue:0';
const CITY = 'city=revenue:0';
/** §10.5.2-b: low, middle and high value by phase. */
const GREY_CITY = 'revenue:white_20|gray_30|black_40';

export const MAP = buildMap({
  layout: 'flat',
  axes: { x: 'number', y: 'letter' },
  names: NAMES,
  hexes: {
    white: {
      '': 'B12 D14 H2 J12 L8 O11',
      [closed(0)]: 'C11',
      [closed(1)]: 'B4 C7',
      [closed(2)]: 'N12',
      [closed(4)]: 'D6',
      [closed(0, 1, 5)]: 'D8 D10',
      [ROUGH]: 'H6 H10',
      [`${closed(1)};${ROUGH}`]: 'B2',
      [`${closed(0, 1)};${ROUGH}`]: 'K11',
      [HILL]: 'E3 F6 G7 I5',
      [MOUNTAIN]: 'D2 D12 F2 F4 G5 G11 J8 L12',
      [`${closed(2, 4)};${MOUNTAIN}`]: 'E9',
      [`${closed(3)};${MOUNTAIN}`]: 'F8',
      [`${closed(4)};${MOUNTAIN}`]: 'L10',
      [TOWN]: 'G1 G3 G13 K7 N10',
      [`${TOWN};${closed(4)}`]: 'C3 E7',
      [`${TOWN};${ROUGH}`]: 'D4 I7 J10',
      [`${TOWN};${HILL}`]: 'G9 H4',
      [`${TOWN};${MOUNTAIN}`]: 'E5 I9',
      [`${TOWN};${closed(3)};${MOUNTAIN}`]: 'F10',
      [`${TOWN};${closed(2, 3)};${MOUNTAIN}`]: 'E11',
      [`${CITY};${ROUGH}`]: 'J6',
      [`${CITY};${HILL}`]: 'H8',
    },
    yellow: {
      'path=a:2,b:4': 'I11',
      [`${MOUNTAIN};path=a:0,b:3,track:narrow`]: 'K9',
      'label=P;city=revenue:50;path=a:5,b:_0;path=a:2,b:_0;path=a:3,b:_0': PALERMO,
      'label=C;city=revenue:40;path=a:1,b:_0': CATANIA,
      'label=S;city=revenue:10;path=a:2,b:_0,track:narrow': SIRACUSA,
      'label=M;city=revenue:30;path=a:0,b:_0': MESSINA,
      [`city=revenue:20;${ROUGH};path=a:1,b:_0;path=a:4,b:_0,track:narrow;${closed(3, 5)}`]: 'M11',
    },
    gray: {
      '': 'F12',
      // §10.5.1-h: the crossing to Calabria counts as two hexes, and is two here.
      'path=a:1,b:5,track:dual': 'A15',
      'path=a:1,b:2,track:dual': 'B16',
      'offboard=revenue:white_10|gray_30|black_90;path=a:4,b:_0,track:dual': 'C15',
      'path=a:1,b:4,track:narrow;path=a:2,b:3': 'C13',
      'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:5,b:_0': 'C9',
      'town=revenue:10;path=a:0,b:_0;path=a:2,b:_0,track:narrow;path=a:4,b:_0': 'E13',
      'town=revenue:10;path=a:0,b:_0;path=a:2,b:_0;path=a:5,b:_0': 'A13 K13',
      [`${closed(4)};city=${GREY_CITY};path=a:0,b:_0,track:dual;path=a:5,b:_0,track:dual`]: 'C1',
      [`city=${GREY_CITY};path=a:0,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0,track:dual;path=a:5,b:_0,track:dual`]:
        'E1',
      [`city=slots:2,${GREY_CITY};path=a:1,b:_0,track:dual;path=a:2,b:_0;path=a:3,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:5,b:_0`]:
        'M9',
    },
    blue: {
      'offboard=revenue:20,route:optional;path=a:5,b:_0': 'a12',
      'offboard=revenue:10,route:optional;path=a:0,b:_0': 'A5',
      'offboard=revenue:20,route:optional;path=a:4,b:_0,track:dual': 'N8',
      'offboard=revenue:60,route:optional;path=a:2,b:_0': 'L14',
    },
  },
});
