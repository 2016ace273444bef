import { nameplates, THEMES } from '@roundhouse/board';
import { factsOf, type State, valueColours } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { contrast, liveriesOf } from '../src/board/liveries.ts';

/** What small print needs. */
const LEAST = 4.5;

const GAMES = ['1817', '1849', '1862', '18CZ', '18MEX'] as const;

/** The opening and the position in which a game has come far enough for brown or gray tiles, or has gone on long. */
const positionsOf = async (title: string): Promise<readonly State[]> => {
  const { states } = await playedGame(title, 2, 3, { enough: (state) => state.round.set >= 4 });
  return [states[0], states[Math.floor(states.length / 2)], states.at(-1)].flatMap((each) => each ?? []);
};

describe.each(GAMES)('what is written on the board of %s', (title) => {
  it('can be read in every theme: names on their hex, letters on their token', async () => {
    for (const state of await positionsOf(title)) {
      const facts = factsOf(state);
      const liveries = liveriesOf(facts);
      for (const theme of Object.values(THEMES)) {
        const picture = {
          map: facts.track.map,
          tiles: facts.track.tiles,
          board: state.board,
          liveries,
          inForce: valueColours(state),
          theme,
        };
        const plates = nameplates(picture);
        expect(plates.length).toBeGreaterThan(5);
        const faint = plates.filter(({ face }) => contrast(theme.ink, face) < LEAST);
        expect(faint.map(({ hex }) => `${theme.id} ${hex}`)).toEqual([]);
      }
      const unread = Object.entries(liveries).filter(([, { colour, text }]) => contrast(colour, text) < LEAST);
      expect(unread.map(([company]) => company)).toEqual([]);
    }
  });
});

describe('every color of a tile', () => {
  it.each(Object.values(THEMES))('lets a name be read ($id)', ({ ink, hex }) => {
    const unread = Object.entries(hex).filter(([, face]) => contrast(ink, face) < LEAST);
    expect(unread.map(([colour]) => colour)).toEqual([]);
  });

  it.each(Object.values(THEMES))('lets the cost of terrain and a reserved home be read ($id)', ({ faint, hex }) => {
    const unread = Object.entries(hex).filter(([, face]) => contrast(faint, face) < LEAST);
    expect(unread.map(([colour]) => colour)).toEqual([]);
  });

  it.each(Object.values(THEMES))('stands on a table whose coordinates can be read ($id)', ({ onTable, table }) => {
    expect(contrast(onTable, table)).toBeGreaterThanOrEqual(LEAST);
  });
});
