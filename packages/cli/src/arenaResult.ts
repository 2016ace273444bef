/** Who has won a game between bots, by the title's own ranking. */
import { type PlayerId, type State, standings, titleOf, winners } from '@roundhouse/engine';

interface Result {
  readonly scores: Readonly<Record<string, number>>;
  readonly winner: PlayerId | null;
  /** The seats in the first place: not always those with the highest score. */
  readonly best: readonly string[];
}

export const resultOf = (state: State): Result => ({
  scores:
    state.outcome?.scores ??
    Object.fromEntries(state.seats.map((player) => [player, titleOf(state).worth(state, player)])),
  winner: winners(state)[0] ?? null,
  best: standings(state)[0] ?? [],
});

/** Games won by each bot; several in the first place share the win. */
export const winsOf = (
  games: readonly { readonly bots: readonly string[]; readonly best: readonly string[] }[],
): Readonly<Record<string, number>> => {
  const wins: Record<string, number> = {};
  for (const { bots, best } of games) {
    for (const bot of bots) wins[bot] ??= 0;
    for (const [seat, bot] of bots.entries())
      if (best.includes(`@${seat + 1}`)) wins[bot] = (wins[bot] ?? 0) + 1 / best.length;
  }
  return wins;
};
