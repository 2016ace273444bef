/** Who is placed how: at the end by the title's own word, before it by what everybody is worth now. */
import type { PlayerId, Ranking, State } from './state.ts';
import { titleOf } from './title.ts';

/** Most first; equals share a place. */
export const rankedBy = (players: readonly PlayerId[], value: (player: PlayerId) => number): Ranking => {
  const values = [...new Set(players.map(value))].sort((a, b) => b - a);
  return values.map((each) => players.filter((player) => value(player) === each));
};

/** What a player counts: the score once the game is over, the worth of the moment before. */
export const scoreOf = (state: State, player: PlayerId): number =>
  state.outcome?.scores[player] ?? titleOf(state).worth(state, player);

export const standings = (state: State): Ranking =>
  state.outcome?.ranking ?? rankedBy(state.seats, (player) => scoreOf(state, player));

/** Who has won, several where they share it; nobody before the end. */
export const winners = (state: State): readonly PlayerId[] => (state.outcome ? (standings(state)[0] ?? []) : []);
