/** How the printed tables of a title are written down: trains, phases, certificates, lists by id. */
import type { CertificateFacts, PhaseFacts, TrainFacts } from '@roundhouse/engine';

/** A list as a record by id, in the same order. */
export const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]));

/** Ten shares of 10%, two of them on the president's certificate. */
export const TEN_SHARES: readonly CertificateFacts[] = [
  { percent: 20, kind: 'president', count: 1 },
  { percent: 10, kind: 'ordinary', count: 8 },
];

/** A train without a second side. As a rule it is named after its distance, and the first one starts the phase of that name. */
export const trainCard = (
  name: string,
  count: number,
  price: number,
  more: Partial<Omit<TrainFacts, 'name' | 'count' | 'price'>> = {},
): TrainFacts => ({
  name,
  count,
  price,
  distance: name,
  rustsOn: [],
  obsoleteOn: [],
  starts: [{ nth: 1, phase: name }],
  sides: [],
  ...more,
});

const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;

/** The tiles of a phase: this colour and those before it. */
const coloursUpTo = (last: (typeof COLOURS)[number]): PhaseFacts['colours'] =>
  COLOURS.slice(0, COLOURS.indexOf(last) + 1);

/** A phase: the last colour of tiles, the train limit of every company, how many operating rounds, and what else it allows. */
export const phaseRow = <const Flag extends string = never>(
  name: string,
  last: (typeof COLOURS)[number],
  trainLimit: number,
  operatingRounds: number,
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => ({
  name,
  operatingRounds,
  colours: coloursUpTo(last),
  trainLimit: { default: trainLimit },
  flags,
});
