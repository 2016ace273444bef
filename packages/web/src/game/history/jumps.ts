/** Ways through the history by turn, by round, and to one's own last turn, from the position on the screen. */
import { lineOnScreen, positionShown } from '../session.ts';
import type { Table } from '../table.ts';
import { momentsOf, neighbour, ownTurnBefore } from './moments.ts';

export interface Jumps {
  readonly byTurn: (way: 1 | -1) => void;
  readonly byRound: (way: 1 | -1) => void;
  readonly toMyLastTurn: () => void;
}

/** They look where the game is when they are used, so a component that keeps them need not follow every position. */
export const jumpsAt = ({ session, mine }: Pick<Table, 'session' | 'mine'>): Jumps => {
  const step = (starts: readonly number[], way: 1 | -1): void => {
    const now = session.getState();
    const newest = lineOnScreen(now).states.length - 1;
    now.goTo(neighbour(starts, positionShown(now), way) ?? (way > 0 ? newest : 0));
  };
  const moments = () => momentsOf(lineOnScreen(session.getState()));
  return {
    byTurn: (way) => step(moments().turns, way),
    byRound: (way) =>
      step(
        moments().rounds.map(({ from }) => from),
        way,
      ),
    toMyLastTurn: () => {
      const now = session.getState();
      const own = ownTurnBefore(lineOnScreen(now), positionShown(now), mine);
      if (own !== null) now.goTo(own);
    },
  };
};
