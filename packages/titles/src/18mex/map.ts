/** The board of 18MEX, by colour and tile code; one line per kind of hex (18MEX T10–T13). */
import { buildMap, changeMap, type TrackMap } from '@roundhouse/engine';

const names = {
  A6: 'Juárez',
  B1: 'Baja California',
  B3: 'Nogales / Tucson',
  D3: 'Hermosillo',
  D11: 'San Antonio',
  E6: 'Chihuahua',
  F5: 'Copper Canyon',
  G10: 'Nuevo Laredo',
  I4: 'Los Mochis',
  I8: 'Torreón',
  I10: 'Monterrey',
  I12: 'Matamoros',
  J5: 'Culiacán',
  J7: 'Durango',
  K6: 'Mazatlán',
  K8: 'Zacatecas',
  L9: 'San Luis Potosí',
  M10: 'Querétaro',
  M12: 'Tampico',
  O8: 'Guadalajara',
  O10: 'Mexico City',
  P7: 'Puerto Vallarta',
  P11: 'Puebla',
  P13: 'Veracruz',
  Q14: 'Mérida',
  S10: 'Acapulco',
  S12: 'Oaxaca',
  U14: 'Guatemala',
};

export const MAP: TrackMap = buildMap({
  layout: 'flat',
  axes: { x: 'number', y: 'letter' },
  names,
  hexes: {
    red: {
      'offboard=revenue:yellow_30|brown_60;path=a:0,b:_0;path=a:1,b:_0': 'A6',
      'offboard=revenue:yellow_30|brown_50;path=a:5,b:_0': 'B1',
      'city=revenue:yellow_10|brown_50;path=a:1,b:_0,terminal:1;path=a:2,b:_0,terminal:1': 'Q14',
      'offboard=revenue:yellow_30|brown_40;path=a:2,b:_0': 'U14',
    },
    gray: {
      'city=revenue:yellow_30|brown_50;path=a:0,b:_0;path=a:1,b:_0': 'B3',
      'city=revenue:yellow_30|brown_60,slots:2;path=a:0,b:_0;path=a:1,b:_0': 'D11',
      'city=revenue:yellow_20|brown_40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0': 'I12',
      'path=a:3,b:4': 'U12',
    },
    white: {
      '': 'F11 G4 H7 K10 L7 M8 R9',
      'upgrade=cost:20,terrain:desert': 'E2 C6 D5 E8 E10 F3 G6 H9 J9 J11',
      'upgrade=cost:20,terrain:water': 'D9 H11 N7 T11 T13',
      'upgrade=cost:40,terrain:swamp': 'G12 K12',
      'upgrade=cost:60,terrain:mountain': 'C2 L11 Q8 Q12',
      'upgrade=cost:60,terrain:mountain;border=edge:0,type:impassable;border=edge:1,type:impassable': 'N11',
      'upgrade=cost:60,terrain:mountain;border=edge:5,type:impassable': 'O12',
      'upgrade=cost:120,terrain:mountain': 'B5 C4 D7 E4 F7 F9 G8 H5 I6 N9 P9',
      'upgrade=cost:120,terrain:mountain;icon=image:18_al/coal': 'F5',
      'upgrade=cost:120,terrain:mountain;border=edge:4,type:impassable': 'Q10',
      'upgrade=cost:120,terrain:mountain;border=edge:3,type:impassable': 'R11',
      'city=revenue:0': 'I8 I10',
      'city=revenue:0;upgrade=cost:20,terrain:water': 'G10',
      'city=revenue:0;upgrade=cost:20,terrain:water;future_label=label:L,color:green': 'I4',
      'city=revenue:0;upgrade=cost:20,terrain:water;future_label=label:G,color:brown': 'O8',
      'city=revenue:0;upgrade=cost:60,terrain:mountain': 'D3 M10',
      'city=revenue:20,loc:center;town=revenue:10,loc:1;path=a:_1,b:_0;upgrade=cost:20,terrain:water;label=M': 'K6',
      'city=revenue:20,loc:center;town=revenue:10,loc:4;path=a:_0,b:_1;upgrade=cost:40,terrain:swamp;label=T': 'M12',
      'city=revenue:0,loc:center;town=revenue:0,loc:5;upgrade=cost:40,terrain:swamp;border=edge:2,type:impassable;label=V':
        'P13',
      'city=revenue:20;path=a:4,b:_0;upgrade=cost:20,terrain:water': 'S12',
      'town=revenue:0': 'J5 L9 P7',
      'town=revenue:0;upgrade=cost:20,terrain:desert': 'K8',
      'town=revenue:0;upgrade=cost:60,terrain:mountain': 'J7',
      'town=revenue:0;upgrade=cost:120,terrain:mountain': 'S10',
    },
    yellow: {
      'city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0': 'E6',
      'city=revenue:20,loc:center;town=revenue:0,loc:2;path=a:3,b:_0;path=a:5,b:_0;border=edge:4,type:impassable;label=MC;border=edge:5':
        'O10',
      'town=revenue:10;path=a:2,b:_0;path=a:_0,b:5;upgrade=cost:60,terrain:mountain;border=edge:0,type:impassable;border=edge:1,type:impassable;border=edge:3,type:impassable;label=P;border=edge:2':
        'P11',
      'path=a:1,b:4;upgrade=cost:60,terrain:mountain': 'R13',
    },
  },
});

/** 18MEX Baja: Santa Rosalia across the gulf, and a printed Los Mochis. */
export const BAJA_MAP: TrackMap = changeMap(MAP, {
  without: 'I4',
  names: { H3: 'Santa Rosalia', I4: 'Los Mochis' },
  hexes: {
    gray: { 'city=revenue:30,loc:center;town=revenue:20,loc:3;path=a:5,b:_0;path=a:_0,b:_1;': 'H3' },
    red: { 'city=revenue:yellow_30|brown_40;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0': 'I4' },
  },
});

/** The two halves of Mexico City are built together. */
export const MEXICO_CITY = 'O10';
export const PUEBLA = 'P11';
export const COPPER_CANYON = 'F5';
export const SANTA_ROSALIA = 'H3';
