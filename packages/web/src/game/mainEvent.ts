/** What an action was about, in one of its events: beginnings of turns and payments say little of what was decided. */
import type { Event } from '@roundhouse/engine';

const QUIET: ReadonlySet<Event['type']> = new Set(['turnBegan', 'paid', 'roundBegan']);

/** Undefined where there is nothing but what follows by itself. */
export const mainEventOf = (events: readonly Event[] | undefined): Event | undefined => {
  const loud = events?.filter((each) => !QUIET.has(each.type));
  // Who presides follows from what was bought.
  return loud?.find((each) => each.type !== 'presidencyChanged') ?? loud?.[0];
};

export const mainOrFirstEventOf = (events: readonly Event[] | undefined): Event | undefined =>
  mainEventOf(events) ?? events?.[0];
