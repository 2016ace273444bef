import { describe, expect, it } from 'vitest';
import { isRecord, separateDamaged } from '../src/store/check.ts';
import { isNewerFile } from '../src/store/record.ts';

const RECORD = {
  id: 'a',
  schema: 1,
  revision: 3,
  created: 1,
  updated: 2,
  name: '',
  bots: {},
  game: { title: '18MEX', players: [{ id: '@1', name: 'Ann' }], actions: [] },
  undone: [],
  summary: { round: null, waiting: '@1', over: false },
};

describe('a record on the device', () => {
  it('is one with all that lists and pages read', () => {
    expect(isRecord(RECORD)).toBe(true);
    const summary = { round: { kind: 'stock', set: 1, number: 1, of: 1 }, waiting: null, over: true, scores: {} };
    expect(isRecord({ ...RECORD, summary })).toBe(true);
  });

  it.each([
    ['no game', { game: null }],
    ['no actions', { game: { title: '18MEX', players: [] } }],
    ['players that are none', { game: { ...RECORD.game, players: 5 } }],
    ['a name that is none', { game: { ...RECORD.game, players: [{ id: '@1', name: 12 }] } }],
    ['no summary', { summary: null }],
    ['no bots', { bots: null }],
    ['a time that is none', { updated: 'x' }],
    ['nothing taken back', { undone: undefined }],
  ])('is damaged with %s, and the others are listed all the same', (_what, damage) => {
    const damaged = { ...RECORD, id: 'b', ...damage };
    expect(separateDamaged([damaged, RECORD])).toEqual({
      games: [RECORD],
      damaged: [{ id: 'b', value: damaged, newer: false }],
    });
  });

  it('of a form to come is called newer', () => {
    expect(separateDamaged([{ id: 'c', schema: 2 }]).damaged[0]?.newer).toBe(true);
  });

  it('lists the game that was played last first', () => {
    const later = { ...RECORD, id: 'd', updated: 9 };
    expect(separateDamaged([RECORD, later]).games.map(({ id }) => id)).toEqual(['d', 'a']);
  });
});

describe('a file', () => {
  it('of a newer version is known as one', () => {
    expect(isNewerFile({ format: 'roundhouse', version: 2 })).toBe(true);
    expect(isNewerFile({ format: 'roundhouse', version: 1 })).toBe(false);
    expect(isNewerFile({ format: 'roundhouse', version: 'two' })).toBe(false);
  });
});
