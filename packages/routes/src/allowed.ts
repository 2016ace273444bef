/** Whether a single run is allowed for its train. */
import { hasLicence, type Stop } from './stops.ts';
import type { Examined, ExaminedLink } from './examine.ts';
import { plainRange, rangeUsed } from './reach.ts';
import type { Problem, RefusalKey, RouteRefusal } from './types.ts';

/** The first link that uses track which the run has used before, or -1. */
const firstTrackTwice = (links: readonly ExaminedLink[]): number => {
  const seen: number[] = [];
  for (let i = 0; i < links.length; i++) {
    for (const track of (links[i] as ExaminedLink).tracks) {
      if (seen.includes(track)) return i;
      seen.push(track);
    }
  }
  return -1;
};

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
  for (let i = 1; i < stops.length; i++) {
    const stop = stops[i] as Stop;
    for (let j = 0; j < i; j++) if (stops[j]?.place === stop.place) return refuse('stopTwice', stop);
  }
  const twice = firstTrackTwice(links);
  if (twice >= 0) return refuse('trackTwice', stops[twice + 1]);
  for (let i = 1; i < stops.length - 1; i++) {
    const stop = stops[i] as Stop;
    if (!stop.passable) return refuse(stop.kind === 'city' && !stop.terminal ? 'blocked' : 'passesEnd', stop);
  }
  if (!stops.some((stop) => stop.own)) return refuse('noStation', stops[0]);
  if (rules.portsBeyondMinimum === true && stops.filter((stop) => !stop.port).length < 2)
    return refuse('tooFewStops', stops[0]);

  const outside = stops.find((stop) => stop.kind === 'offboard');
  if (train.rule.inland === true && outside) return refuse('inlandOnly', outside);
  const { licence } = rules;
  const licensed = licence && stops.find((stop) => stop.group === licence.group);
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
