import { test } from 'vitest';
import { journey } from './walker.ts';
test('walk', () => {
  for (let seed = 3; seed <= 13; seed++) {
    const t = Date.now();
    const counts: Record<string, number> = {};
    const { state, game } = journey({
      players: 2 + (seed % 7),
      seed,
      after: (_s, a) => {
        counts[a.type] = (counts[a.type] ?? 0) + 1;
      },
    });
    console.log(
      seed,
      state.rules.players,
      game.actions.length,
      state.outcome?.reason,
      state.phase,
      state.round.set,
      Date.now() - t,
      JSON.stringify(counts),
    );
    if (!state.outcome)
      console.log(
        state.cash,
        Object.values(state.companies)
          .filter((c) => c.status === 'started' || c.status === 'floated')
          .map((c) => [
            c.id,
            c.status,
            c.president,
            c.par,
            state.market.at[c.id],
            state.trains
              .filter((t) => t.at === c.id)
              .map((t) => t.side)
              .join(),
          ]),
        JSON.stringify(state.agenda),
      );
  }
}, 220000);
