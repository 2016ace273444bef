/** What is worked out from the network before a lay is what the network after it shows. */
import { expect, it } from 'vitest';
import { isConnected } from '@roundhouse/engine/track/connection';
import { layTile } from '@roundhouse/engine/track/laying';
import { networkOf } from '@roundhouse/engine/track/network';
import type { NetworkPolicy } from '@roundhouse/engine/track/network';
import { placementsAt } from '@roundhouse/engine/track/placements';
import { GAMES, TITLES, UPGRADES, boardOf, factsOf, problemsOf, trackOf, withRecordings } from './facts.ts';

withRecordings('connection of a lay', () => {
  it.each(TITLES)('%s: new track is reached before the lay as after it', (title) => {
    const track = trackOf(factsOf(title));
    const policy: NetworkPolicy = { gauges: title === '1849' ? 'separate' : 'ignored' };
    const wrong: string[] = [];
    let compared = 0;
    for (const game of GAMES[title]) {
      const problems = problemsOf(game).filter((_, i) => i % 12 === 5);
      for (const problem of problems) {
        const board = boardOf(problem);
        const company = problem.corporation;
        for (const hex of Object.keys(track.map.hexes)) {
          for (const placement of placementsAt(track, board, hex, UPGRADES[title])) {
            const before = isConnected(track, board, company, hex, placement, 'newTrackReached', policy);
            const after = networkOf(track, layTile(track, board, hex, placement), company, policy);
            const reached = ((after.hexes.get(hex)?.paths ?? 0) & placement.fresh) !== 0;
            compared++;
            if (before !== reached) {
              wrong.push(`${game} ${company} ${hex} ${placement.tile}/${placement.rotation}: ${before}`);
            }
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});
