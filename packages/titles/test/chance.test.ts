import { begin, parseGame } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { loadAllTitles } from '@roundhouse/titles';

/** A number that nothing else in a position is. */
const SEED = 1_234_567_891;

it('everything is drawn at the set-up and lies open: no position carries the seed, so that knowing it tells nothing more', async () => {
  for (const title of await loadAllTitles()) {
    const players = Array.from({ length: Math.max(...title.players) }, (_, i) => ({
      id: `@${i + 1}`,
      name: `P${i + 1}`,
    }));
    const parsed = parseGame({
      format: 'roundhouse',
      version: 1,
      title: title.id,
      options: {},
      rulings: {},
      seed: SEED,
      players,
      actions: [],
    });
    if ('error' in parsed) throw new Error(`${title.id}: ${parsed.error}`);
    expect(JSON.stringify(begin(parsed.value).state)).not.toContain(String(SEED));
  }
});
