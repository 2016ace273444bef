/** Whether a single run is allowed for its train. */
import { hasLicence, type Stop } from './stops.ts';
import type { Examined } from './examine.ts';
import { plainRange, rangeUsed } from './reach.ts';
import type { Problem, RefusalKey, RouteRefusal } from './types.ts';

export const refuseRun = (problem: Problem, run: Examined): RouteRefusal | undefined => {
  const { stops, links, train } = run;
  const { rules } = problem;
  const refuse = (key: RefusalKey, stop?: Stop, limit?: number): RouteRefusal => ({
    key,
    args: {
      train: train.id,
      ...(stop ? { hex: stop.hexId, node: stop.node } : {}),
      ...(limit === undefined ? {} : { limit }),
    },
  });
  const places = new Set<number>();
  for (const stop of stops) {
    if (places.has(stop.place)) return refuse('stopTwice', stop);
    places.add(stop.place);
  }
  const tracks = new Set<number>();
  for (const [i, link] of links.entries()) {
    for (const track of link.tracks) {
      if (tracks.has(track)) return refuse('trackTwice', stops[i + 1]);
      tracks.add(track);
    }
  }
  for (const stop of stops.slice(1, -1)) {
    if (!stop.passable) return refuse(stop.kind === 'city' && !stop.terminal ? 'blocked' : 'passesEnd', stop);
  }
  if (!stops.some((stop) => stop.own)) return refuse('noStation', stops[0]);
  const counting = stops.filter((stop) => !(rules.portsBeyondMinimum === true && stop.port));
  if (counting.length < 2) return refuse('tooFewStops', stops[0]);

  const outside = stops.find((stop) => stop.kind === 'offboard');
  if (train.rule.inland === true && outside) return refuse('inlandOnly', outside);
  const licensed = stops.find((stop) => rules.licence !== undefined && stop.group === rules.licence.group);
  if (licensed && !hasLicence(problem)) return refuse('noLicence', licensed);
  const first = stops[0] as Stop;
  const last = stops.at(-1) as Stop;
  if (rules.endsAtLargeStations === true) {
    const town = [first, last].find((stop) => stop.kind === 'town');
    if (town) return refuse('endsAtTown', town);
    if (first.kind === 'offboard' && last.kind === 'offboard' && first.port === last.port)
      return refuse('samePortKind', last);
  }

  const limits = plainRange(train.rule);
  const used = rangeUsed(train.rule, stops, links);
  if (used.wrongGauge !== undefined) return refuse('wrongGauge', stops[used.wrongGauge + 1]);
  if (used.cities > limits.cities) return refuse('tooManyCities', last, limits.cities);
  if (used.stops > limits.stops) return refuse('tooManyStops', last, limits.stops);
  if (used.borders > limits.borders) return refuse('tooFar', last, limits.borders);
  return undefined;
};
