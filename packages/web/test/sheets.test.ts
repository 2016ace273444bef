/** A title on paper: the sheets of the map and the pieces. */
import { HEX_RADIUS, hexCentre } from '@roundhouse/board';
import { knownTitle } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { mapSheets, MM_PER_UNIT, piecesOf, SHEET } from '../src/pages/print/sheets.ts';
import { factsFor, usualPlayers } from '../src/pages/shared/conditions.ts';

const TITLES = ['1817', '1849', '1862', '18CZ', '18MEX'];

const factsOfTitle = async (id: string) => {
  await loadTitle(id);
  const title = knownTitle(id);
  if (!title) throw new Error(`no title ${id}`);
  return factsFor(title, { players: usualPlayers(title.players), options: {} });
};

test.each(TITLES)('every hex of %s is on one sheet, at the scale of the tiles', async (id) => {
  const { map } = (await factsOfTitle(id)).track;
  const sheets = mapSheets(map);
  const elsewhere = Object.values(map.hexes).filter((hex) => {
    const { x, y } = hexCentre(hex, map.layout);
    const on = sheets.filter(
      (sheet) => x >= sheet.x && x < sheet.x + sheet.width && y >= sheet.y && y < sheet.y + sheet.height,
    );
    return on.length !== 1;
  });
  expect(elsewhere).toEqual([]);
  for (const sheet of sheets) expect(sheet.width * MM_PER_UNIT).toBeCloseTo(SHEET.width);
  expect(HEX_RADIUS * Math.sqrt(3) * MM_PER_UNIT).toBeCloseTo(38);
});

test.each(TITLES)('the pieces of %s are those of the box', async (id) => {
  const { track } = await factsOfTitle(id);
  const pieces = piecesOf(track);
  const printed = (tile: { readonly id: string; readonly supply?: string }): string => tile.supply ?? tile.id;
  const box = new Set(
    Object.values(track.tiles)
      .filter(({ count }) => count !== 0)
      .map(printed),
  );
  // Each number once, with its own count.
  expect(pieces.map(({ tile }) => printed(tile)).sort()).toEqual([...box].sort());
  for (const { tile, count, unlimited } of pieces) expect(unlimited ? 'unlimited' : count).toBe(tile.count);
});
