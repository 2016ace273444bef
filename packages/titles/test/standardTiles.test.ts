/** Standard tiles are written once, on the common sheet, and titles take them from there. */
import { begin, factsOf, newGame, type Tile } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { standardTiles, tilesById, unlimitedTiles } from '../src/common/standardTiles.ts';
import { loadTitle, titleIds } from '../src/index.ts';
import { seatNames } from './support/index.ts';

const tilesOf = async (title: string): Promise<readonly Tile[]> => {
  await loadTitle(title);
  const players = seatNames(4).map((id) => ({ id, name: id }));
  return Object.values(factsOf(begin(newGame({ title, players, seed: 1 })).state).track.tiles);
};

const printed = ({ colour, code }: Tile): string => `${colour} ${code}`;

describe('the sheet of standard tiles', () => {
  it('gives the numbers that are asked for, in the numbers that are asked for', () => {
    expect(standardTiles({ '7': 4, '57': 2 }).map(({ id, count }) => [id, count])).toEqual([
      ['7', 4],
      ['57', 2],
    ]);
    expect(unlimitedTiles('9')).toMatchObject([
      { id: '9', colour: 'yellow', count: 'unlimited', code: 'path=a:0,b:3' },
    ]);
  });

  it('refuses a number that a title lists twice', () => {
    expect(() => tilesById([...unlimitedTiles('9'), ...standardTiles({ '9': 1 })])).toThrow(/tile 9 is listed twice/);
  });

  it('has every tile that two titles print alike: nobody writes it again', async () => {
    const all = (await Promise.all(titleIds.map(tilesOf))).flat();
    const numbers = new Set(all.map(({ id }) => id));
    const known = tilesById(standardTiles(Object.fromEntries([...numbers].map((id) => [id, 1]))));
    const shared = [...numbers].filter((number) => {
      const prints = all.filter(({ id }) => id === number).map(printed);
      return new Set(prints).size < prints.length;
    });
    expect(shared.length).toBeGreaterThan(30);
    expect(shared.filter((id) => known[id] === undefined)).toEqual([]);
    const differs = all.filter((tile) => known[tile.id] && printed(tile) !== printed(known[tile.id] ?? tile));
    expect(differs.map(({ id }) => id)).toEqual([]);
  });
});
