/** `stationsSeenOnce`: what a company found when it looked for a city counts until the map changes by a tile or a marker. */
import { type CompanyId, type Event, type Move, slot } from '@roundhouse/engine';

const stationsSeen = slot<Readonly<Record<CompanyId, boolean>>>('stationsSeen', {});

export const noteStations = (move: Move, company: CompanyId, readStations: () => boolean): boolean => {
  const seen = stationsSeen.get(move.state);
  const found = seen[company] ?? readStations();
  if (seen[company] === undefined) stationsSeen.set(move, { ...seen, [company]: found });
  return found;
};

const SHOWS_ALL: ReadonlySet<Event['type']> = new Set(['tileLaid', 'tokenPlaced', 'companiesMerged']);

export const lookAgain = (move: Move, { type }: Event): void => {
  if (SHOWS_ALL.has(type) && Object.keys(stationsSeen.get(move.state)).length > 0) stationsSeen.set(move, {});
};
