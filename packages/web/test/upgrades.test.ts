import { describe, expect, it } from 'vitest';
import { rotated, type Title } from '@roundhouse/engine';
import { loadAllTitles, loadTitle } from '@roundhouse/titles';
import { beginningsOf, successorsOf, usualPolicy } from '../src/pages/reference/upgrades.ts';
import { factsFor, usualPlayers } from '../src/pages/shared/conditions.ts';

const trackOf = (title: Title) => factsFor(title, { players: usualPlayers(title.players), options: {} }).track;

describe('the tile chart', () => {
  it('shows for 18MEX what its rulebook shows', async () => {
    const title = await loadTitle('18MEX');
    const track = trackOf(title);
    const chart = successorsOf(track, title.upgrades ?? usualPolicy(track));
    const after = (id: string) => (chart.get(id) ?? []).map(({ tile }) => tile.id).toSorted();
    expect(after('57')).toEqual(['14', '15', '619']);
    expect(after('63')).toEqual(['455']);
    expect(after('455')).toEqual([]);
    expect(after('471')).toEqual(['476']);
    expect(after('7')).toEqual(expect.arrayContaining(['26', '27', '28', '29']));
  });

  it('turns every successor so that no exit is lost, in every title', async () => {
    for (const title of await loadAllTitles()) {
      const track = trackOf(title);
      const chart = successorsOf(track, title.upgrades ?? usualPolicy(track));
      const exits = (id: string, rotation: 0 | 1 | 2 | 3 | 4 | 5): ReadonlySet<number> => {
        const tile = track.tiles[id];
        if (!tile) throw new Error(id);
        return new Set(
          rotated(tile, rotation).paths.flatMap(({ a, b }) =>
            [a, b].flatMap((end) => ('edge' in end ? [end.edge] : [])),
          ),
        );
      };
      const lost = [...chart].flatMap(([from, list]) =>
        list
          .filter(({ tile, rotation }) => {
            const later = exits(tile.id, rotation);
            return [...exits(from, 0)].some((edge) => !later.has(edge));
          })
          .map(({ tile }) => `${title.id} ${from} ${tile.id}`),
      );
      expect(lost).toEqual([]);
    }
  });

  it('knows what goes first on the printed map of every title', async () => {
    const titles = await loadAllTitles();
    const bare = titles.filter((title) => {
      const track = trackOf(title);
      return beginningsOf(track, title.upgrades ?? usualPolicy(track)).length < 3;
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
