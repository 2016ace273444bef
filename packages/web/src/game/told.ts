/** What an action was about, in one of its events: beginnings of turns and payments say little of what was decided. */
import type { Event } from '@roundhouse/engine';

const QUIET: ReadonlySet<Event['type']> = new Set(['turnBegan', 'paid', 'roundBegan']);

export const toldBy = (events: readonly Event[] | undefined): Event | undefined =>
  events?.find((each) => !QUIET.has(each.type)) ?? events?.[0];
