/** 1862 tables 4.7 and 4.8: the Eastern Counties. Off-board values are low | middle | high (`white`, `gray`, `purple`). */
import { buildMap } from '@roundhouse/engine';

export const LONDON = ['A12', 'A14', 'B15', 'C14', 'D15'] as const;
/** §7.6.5: the four places for markers in London; how they are split has no meaning. */
export const LONDON_PLACES = ['B15', 'D15'] as const;

export const MAP = buildMap({
  layout: 'flat',
  axes: { x: 'letter', y: 'number' },
  hexes: {
    white: {
      'town=revenue:0': 'B3 D3 G4 E6 G6 D7 F9 E10 G10 B11 C12',
      'town=revenue:0;border=edge:4,type:impassable': 'E14',
      'city=revenue:0': 'E2 F3 E4 B5 D5 C6 B7 F7 H7 E8 G8 C10 D11 B13 D13',
      'city=revenue:0;label=N': 'F5 B9 E12',
      'city=revenue:0;label=Y': 'H5 C4 C8 D9',
      'city=revenue:0;label=N;border=edge:0,type:impassable': 'F11',
      'city=revenue:0;border=edge:1,type:impassable': 'G12',
      'city=revenue:0;label=Y;border=edge:1,type:impassable;border=edge:3,type:impassable;border=edge:4,type:impassable':
        'F13',
    },
    blue: {
      'offboard=revenue:white_80|gray_90|purple_100,groups:North0;border=edge:1;border=edge:5': 'E0',
      'offboard=revenue:white_80|gray_90|purple_100,groups:North0,hide:1;path=a:5,b:_0;border=edge:1,type:divider;border=edge:4':
        'D1',
      'offboard=revenue:white_80|gray_90|purple_100,groups:North0,hide:1;path=a:1,b:_0;offboard=revenue:white_80|gray_90|purple_100,groups:North1,hide:1;path=a:0,b:_1;partition=a:1,b:4,type:divider;border=edge:2;border=edge:5':
        'F1',
      'offboard=revenue:white_80|gray_90|purple_100,groups:North;path=a:0,b:_0;border=edge:4,type:divider': 'C2',
      'offboard=revenue:white_80|gray_90|purple_100,groups:North1;border=edge:2': 'G2',
      'offboard=revenue:white_80|gray_100|purple_120,groups:NorthEast;path=a:1,b:_0;border=edge:0': 'I4',
      'offboard=revenue:white_80|gray_100|purple_120,groups:NorthEast,hide:1;path=a:2,b:_0;offboard=revenue:white_60|gray_90|purple_120,groups:East,hide:1;path=a:1,b:_1;partition=a:2,b:5,type:divider;border=edge:3;border=edge:0':
        'I6',
      'offboard=revenue:white_60|gray_90|purple_120,groups:East;path=a:2,b:_0;border=edge:3;border=edge:1': 'I8',
      'offboard=revenue:white_60|gray_90|purple_120,groups:East,hide:1;path=a:3,b:_0;border=edge:4;border=edge:0,type:divider':
        'H9',
      'offboard=revenue:white_70|gray_100|purple_130,groups:Denmark,hide:1;path=a:1,b:_0;border=edge:0;border=edge:3,type:divider':
        'H11',
      'offboard=revenue:white_70|gray_100|purple_130,groups:Denmark;path=a:2,b:_0;border=edge:3;border=edge:1': 'H13',
      'offboard=revenue:white_70|gray_100|purple_130,groups:Denmark,hide:1;path=a:3,b:_0;offboard=revenue:white_70|gray_100|purple_130,groups:Holland,hide:1;path=a:2,b:_1;border=edge:4;border=edge:1;partition=a:3,b:0,type:divider':
        'G14',
      'offboard=revenue:white_70|gray_100|purple_130,groups:Holland;path=a:3,b:_0;border=edge:4': 'F15',
    },
    red: {
      'offboard=revenue:white_40|gray_90|purple_140,hide:1,groups:Midlands;path=a:5,b:_0;border=edge:0': 'A2',
      'offboard=revenue:white_40|gray_90|purple_140,hide:1,groups:Midlands;path=a:4,b:_0;path=a:5,b:_0;border=edge:0;border=edge:3':
        'A4',
      'offboard=revenue:white_40|gray_90|purple_140,groups:Midlands;path=a:4,b:_0;path=a:5,b:_0;border=edge:0;border=edge:3':
        'A6',
      'offboard=revenue:white_40|gray_90|purple_140,groups:Midlands,hide:1;path=a:4,b:_0;offboard=revenue:white_70|gray_100|purple_120,groups:West,hide:1;path=a:5,b:_1;border=edge:0;border=edge:3;partition=a:2,b:5,type:divider':
        'A8',
      'offboard=revenue:white_70|gray_100|purple_120,groups:West;path=a:4,b:_0;path=a:5,b:_0;border=edge:0;border=edge:3':
        'A10',
      'offboard=revenue:white_100|gray_150|purple_200,groups:London,hide:1;path=a:5,b:_0;offboard=revenue:white_70|gray_100|purple_120,groups:West,hide:1;path=a:4,b:_1;border=edge:0;border=edge:3;partition=a:2,b:5,type:divider':
        'A12',
      'offboard=revenue:white_100|gray_150|purple_200,groups:London,hide:1;path=a:4,b:_0;border=edge:5;border=edge:3':
        'A14',
      'offboard=revenue:white_100|gray_150|purple_200,groups:London;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;border=edge:5;border=edge:1':
        'C14',
      'offboard=revenue:white_100|gray_150|purple_200,groups:London,hide:1;path=a:3,b:_0;border=edge:2;city=revenue:0,slots:2;border=edge:4':
        'B15',
      'offboard=revenue:white_100|gray_150|purple_200,groups:London,hide:1;path=a:3,b:_0;path=a:4,b:_0;border=edge:2;city=revenue:0,slots:2':
        'D15',
    },
  },
  names: {
    A6: 'Midlands',
    A10: 'The West',
    B3: 'Holbeach',
    B5: 'Wisbech',
    B7: 'March',
    B9: 'Cambridge',
    B11: 'Royston',
    B13: 'Bishop’s Stortford',
    C4: 'King’s Lynn',
    C6: 'Downham Market',
    C8: 'Ely',
    C10: 'Newmarket',
    C12: 'Great Dunmow',
    C14: 'London',
    D3: 'Hunstanton',
    D5: 'Swaffham',
    D7: 'Brandon',
    D9: 'Bury St. Edmunds',
    D11: 'Sudbury',
    D13: 'Witham',
    E2: 'Wells-Next-The-Sea',
    E4: 'Fakenham',
    E6: 'Watton',
    E8: 'Thetford',
    E10: 'Stowmarket',
    E12: 'Colchester',
    E14: 'Tiptree',
    F3: 'Cromer',
    F5: 'Norwich',
    F7: 'Diss',
    F9: 'Framlingham',
    F11: 'Ipswich',
    F13: 'Harwich',
    G4: 'N Walsham',
    G6: 'Acle',
    G8: 'Beccles',
    G10: 'Woodbridge',
    G12: 'Felixstowe',
    H5: 'Great Yarmouth',
    H7: 'Lowestoft',
  },
});
