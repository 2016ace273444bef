/** How a game ended: places, margins, and the moment from which the winner was never overtaken. */
import type { PlayerId, State } from '../state.ts';
import { scoreOf, standings } from '../standings.ts';

export interface Place {
  readonly player: PlayerId;
  /** From 1; equals share a place. */
  readonly place: number;
  readonly score: number;
  /** How much less than the first. */
  readonly behind: number;
}

export interface Finale {
  readonly places: readonly Place[];
  /** The position at which the winner took the lead for good; null where nobody else ever led. */
  readonly turned: number | null;
  /** Who led just before that. */
  readonly before: PlayerId | null;
}

const leaderOf = (state: State, winner: PlayerId): PlayerId => {
  let best = winner;
  for (const player of state.seats) if (scoreOf(state, player) > scoreOf(state, best)) best = player;
  return best;
};

/** The moment is looked for from the end: only positions after it are scored. */
export const finaleOf = (states: readonly State[]): Finale => {
  const last = states.at(-1);
  if (!last) return { places: [], turned: null, before: null };
  const ranked = standings(last);
  const [first] = ranked.flat();
  const top = first === undefined ? 0 : scoreOf(last, first);
  let place = 1;
  const places = ranked.flatMap((equals) => {
    const here = equals.map((player): Place => {
      const score = scoreOf(last, player);
      return { player, place, score, behind: top - score };
    });
    place += equals.length;
    return here;
  });
  if (first === undefined) return { places, turned: null, before: null };
  for (let at = states.length - 2; at > 0; at--) {
    const state = states[at];
    const leader: PlayerId = state ? leaderOf(state, first) : first;
    if (leader !== first) return { places, turned: at + 1, before: leader };
  }
  return { places, turned: null, before: null };
};
