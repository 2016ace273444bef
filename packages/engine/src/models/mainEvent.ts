/** What the events of one action are about, without the story of the game. */
import { type Event, isEntry } from '../events.ts';

/** Titles say by such a message that a step was over by itself. */
const STEP_CLOSED = 'closed.';

export const closesStep = (event: Event): boolean => event.type === 'special' && event.key.startsWith(STEP_CLOSED);

/** The one event that says what an action was about; undefined where there is nothing but what follows by itself. */
export const mainEventOf = (events: readonly Event[] | undefined): Event | undefined => {
  const logged = events?.filter(
    (event) => event.type !== 'turnBegan' && event.type !== 'roundBegan' && !isEntry(event),
  );
  // Who presides follows from what was bought.
  return logged?.find(({ type }) => type !== 'presidencyChanged') ?? logged?.[0];
};
