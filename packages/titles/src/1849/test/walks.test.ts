import { expect, test } from 'vitest';
import '../index.ts';
import { title1849 } from '../index.ts';
import { journey } from './walker.ts';

test('a walk', () => {
  const t = Date.now();
  let n = 0;
  const reasons: Record<string, number> = {};
  for (let seed = 1; seed <= 60; seed++) {
    const v = seed % 4;
    const options =
      v === 0
        ? {}
        : v === 1
          ? { tokenAcquisition: true }
          : v === 2
            ? { bonds: true }
            : { tokenAcquisition: true, bonds: true, electricDreams: true };
    try {
      const w = journey({
        players: 3 + (seed % 3),
        seed,
        options,
        rulings: seed % 2 ? (title1849.presets['18xx.games'] ?? {}) : {},
      });
      n += w.game.actions.length;
      const k = `${w.state.phase} ${w.state.outcome?.reason}`;
      reasons[k] = (reasons[k] ?? 0) + 1;
    } catch (e) {
      console.log(String((e as Error).message).slice(0, 600), (e as Error).stack?.split('\n').slice(1, 8).join('\n'));
    }
  }
  console.log(n, reasons, Date.now() - t);
  expect(1).toBe(1);
});
