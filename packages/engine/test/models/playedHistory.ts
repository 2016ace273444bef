/** A game of bots, every position and event of it. */
import { apply, begin, type Event, isRefusal } from '@roundhouse/engine';
import type { History } from '@roundhouse/engine/models/ledger';
import { playedGame } from '../../../web/e2e/played.ts';

/** Up to so many questions. */
export const playedHistory = async (title: string, most: number): Promise<History> => {
  let asked = 0;
  const { game } = await playedGame(title, 3, 3, { enough: () => asked++ > most });
  const start = begin({ ...game, actions: [] });
  const states = [start.state];
  const events: (readonly Event[])[] = [];
  for (const action of game.actions) {
    const result = apply(states.at(-1) ?? start.state, action);
    if (isRefusal(result)) throw new Error(result.key);
    states.push(result.state);
    events.push(result.events);
  }
  return { states, events, opening: start.events };
};
