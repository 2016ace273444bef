/** Reference sheets: the tile chart. */
import { knownTitle } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { tileChart } from '../src/pages/print/tileChart.ts';
import { factsFor, usualPlayers } from '../src/pages/shared/conditions.ts';

const TITLES = ['1817', '1849', '1862', '18CZ', '18MEX'];

test.each(TITLES)('the tile chart of %s has every tile of the box once', async (id) => {
  await loadTitle(id);
  const title = knownTitle(id);
  if (!title) throw new Error(`no title ${id}`);
  const { track } = factsFor(title, { players: usualPlayers(title.players), options: {} });
  const printed = (tile: { readonly id: string; readonly supply?: string }): string => tile.supply ?? tile.id;
  const box = new Set(
    Object.values(track.tiles)
      .filter(({ count }) => count !== 0)
      .map(printed),
  );
  expect(tileChart(track).map(printed).sort()).toEqual([...box].sort());
});
