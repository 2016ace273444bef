/** How far a run goes, in the units of its train. */
import type { Stop } from './stops.ts';
import type { ExaminedLink } from './examine.ts';
import { UNLIMITED, isBeyondReach } from './trainView.ts';
import type { TrainRule } from './types.ts';

export const plainRange = (rule: TrainRule): { stops: number; cities: number; borders: number } => ({
  stops: rule.stops ?? UNLIMITED,
  cities: rule.cities ?? UNLIMITED,
  borders: rule.borders ?? UNLIMITED,
});

/** `wrongGauge` is the number of the first link that the train may not use. */
export const rangeUsed = (
  rule: TrainRule,
  stops: readonly Stop[],
  links: readonly ExaminedLink[],
): { stops: number; cities: number; borders: number; wrongGauge?: number } => {
  let borders = 0;
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as ExaminedLink;
    const each = rule.gauge?.[link.gauge] ?? 1;
    if (each === 'never') return { stops: 0, cities: 0, borders: 0, wrongGauge: i };
    borders += each * link.borders;
  }
  let within = 0;
  let cities = 0;
  for (const stop of stops) {
    if (isBeyondReach(rule, stop)) continue;
    within += 1;
    if (stop.kind !== 'town') cities += 1;
  }
  return { stops: within, cities, borders };
};
