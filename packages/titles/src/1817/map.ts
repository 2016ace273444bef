/** 1817 tables 4.9 and 4.10: the north-east of the United States. Pointed hexes, rows are letters, columns numbers. */
import { buildMap, type HexId } from '@roundhouse/engine';

const NAMES: Readonly<Record<HexId, string>> = {
  A20: 'Montréal',
  A28: 'Maritime Prov.',
  B5: 'Lansing',
  B13: 'Toronto',
  B17: 'Rochester',
  C8: 'Detroit',
  C14: 'Buffalo',
  C22: 'Albany',
  C26: 'Boston',
  D1: 'Chicago',
  D7: 'Toledo',
  D9: 'Cleveland',
  D19: 'Scranton',
  E22: 'New York',
  F3: 'Indianapolis',
  F13: 'Pittsburgh',
  F19: 'Philadelphia',
  G6: 'Cincinnati',
  G18: 'Baltimore',
  H1: 'St. Louis',
  H3: 'Louisville',
  H9: 'Charleston',
  I12: 'Blacksburg',
  I16: 'Richmond',
  J7: 'Atlanta',
  J15: 'Raleigh-Durham',
};

const RIVER = 'upgrade=cost:10,terrain:water';
const MOUNTAIN = 'upgrade=cost:15,terrain:mountain';
const LAKE = 'upgrade=cost:20,terrain:lake';
const CITY = 'city=revenue:0';
const SMALL_AREA = 'offboard=revenue:yellow_20|green_30|brown_50|gray_60';
const LARGE_AREA = 'offboard=revenue:yellow_30|green_50|brown_60|gray_80';

export const MAP = buildMap({
  layout: 'pointy',
  axes: { x: 'number', y: 'letter' },
  names: NAMES,
  hexes: {
    red: {
      [`${SMALL_AREA};path=a:5,b:_0;path=a:0,b:_0`]: 'A20',
      [`${SMALL_AREA};path=a:0,b:_0`]: 'A28',
      [`${LARGE_AREA};path=a:4,b:_0;path=a:5,b:_0`]: 'D1',
      [`${SMALL_AREA};path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0`]: 'H1',
      [`${LARGE_AREA};path=a:2,b:_0;path=a:3,b:_0`]: 'J7',
      [`${SMALL_AREA};path=a:2,b:_0;path=a:3,b:_0`]: 'J15',
    },
    white: {
      [CITY]: 'B5 B17 C14 C22 F3 F13 F19 I16',
      [`${CITY};${LAKE}`]: 'D7',
      [`${CITY};${MOUNTAIN}`]: 'D19 I12',
      [`${CITY};${RIVER}`]: 'G6 H3 H9',
      [MOUNTAIN]: 'B25 C20 C24 E16 E18 F15 G12 G14 H11 H13 H15 I8 I10',
      [RIVER]: 'D13 E12 F11 G4 G10 H7',
      [LAKE]: 'B9 B27 D25 D27 G20 H17',
      '': 'B3 B7 B11 B15 B19 B21 B23 C4 C6 C16 C18 D3 D5 D15 D17 D21 D23 E2 E4 E6 E8 E10 E14 E20 F5 F7 F9 F17 F21 G2 G8 G16 H5 I2 I4 I6 I14',
      'border=edge:5,type:impassable': 'C10',
      'border=edge:2,type:impassable': 'D11',
    },
    gray: {
      'town=revenue:yellow_20|green_30|brown_40;path=a:1,b:_0;path=a:4,b:_0;path=a:5,b:_0': 'B13',
      'city=revenue:yellow_30|green_40|brown_50|gray_60,slots:2;path=a:5,b:_0;path=a:0,b:_0': 'D9',
      'junction;path=a:4,b:_0;path=a:3,b:_0;path=a:5,b:_0': 'F1',
    },
    yellow: {
      [`city=revenue:30;path=a:4,b:_0;path=a:0,b:_0;label=B;${LAKE}`]: 'C8',
      'city=revenue:30;path=a:3,b:_0;path=a:5,b:_0;label=B': 'C26',
      [`city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1;label=NY;${LAKE}`]: 'E22',
      'city=revenue:30;path=a:4,b:_0;path=a:0,b:_0;label=B': 'G18',
    },
    blue: { '': 'C12' },
  },
});

/** priv.1: mountain hexes without a city that touch a location. */
export const MINE_HEXES: readonly HexId[] = 'B25 C20 C24 E18 F15 G12 G14 H11 H13 H15 I8 I10'.split(' ');

/** priv.6: Louisville, Cincinnati and Charleston. */
export const BRIDGE_CITIES: readonly HexId[] = ['H3', 'G6', 'H9'];

/** vpriv.10: empty hexes west of every mountain of their row, beside a city that is no B city or an area but these two. */
export const RANCH_HEXES: readonly HexId[] =
  'B3 B7 B11 B15 B19 B21 B23 C4 C6 C10 C16 C18 D5 D11 D13 D15 D17 E2 E4 E6 E8 E10 E12 E14 F5 F7 F11 G2 G4 G8 G10 H5 H7 I2 I4'.split(
    ' ',
  );
export const NO_RANCH_AREAS: readonly HexId[] = ['D1', 'J7'];
