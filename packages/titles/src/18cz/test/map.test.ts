import { expect } from 'vitest';
import { printedHex } from '@roundhouse/engine';
import { rule } from '../../../test/support/index.ts';
import { factsFor } from '../facts.ts';

rule(
  ['18CZ §IV.2.b-1', '18CZ §IV.2.c-1', '18CZ §IV.2.d-1'],
  'the homes have the coordinates of the printed tables',
  () => {
    const { companies, track } = factsFor({ title: '18CZ', players: 3, options: {}, rulings: {} });
    const homes = Object.values(companies).map(({ id, home }) =>
      [
        id,
        ...home.map(({ hex }) => printedHex(track.map, hex)).toSorted((one, other) => one.localeCompare(other)),
      ].join(' '),
    );
    expect(homes).toEqual([
      'EKJ D4',
      'OFE C25',
      'BCB E15',
      'MW F22',
      'VBW I9',
      'BN E11',
      'NWB E11',
      'ATE B8',
      'BTE D2',
      'KFN G19',
      'SX A7 B4',
      'PR A21 B18',
      'BY F2 H4',
      'kk I17 J14',
      'Ug G27 I23',
    ]);
  },
);
