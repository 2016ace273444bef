/** 1817 tables 4.3 and 4.5: trains and phases. */
import type { PhaseFacts, TrainFacts } from '@roundhouse/engine';

/** trn.2: as many as twenty companies could hold at once is without limit. */
const MORE_THAN_COMPANIES_CAN_HOLD = 80;
/** 18xx.games prints forty (D-20). */
const FORTY = 40;

const train = (name: string, price: number, count: number, facts: Partial<TrainFacts> = {}): TrainFacts => ({
  name,
  price,
  count,
  distance: name.replace('+', ''),
  rustsOn: [],
  obsoleteOn: [],
  // phase.1: the 2+ brings no change.
  starts: name === '2' || name === '2+' ? [] : [{ nth: 1, phase: name }],
  sides: [],
  ...facts,
});

export const trainsOf = (fortyTwos: boolean): readonly TrainFacts[] => [
  train('2', 100, fortyTwos ? FORTY : MORE_THAN_COMPANIES_CAN_HOLD, {
    rustsOn: ['4'],
    ...(fortyTwos ? {} : { unlimited: true }),
  }),
  train('2+', 100, 4, { obsoleteOn: ['4'] }),
  train('3', 250, 12, { rustsOn: ['6'] }),
  train('4', 400, 8, { rustsOn: ['8'] }),
  train('5', 600, 5),
  train('6', 750, 4),
  train('7', 900, 3),
  train('8', 1100, MORE_THAN_COMPANIES_CAN_HOLD, { unlimited: true }),
];

/** Sizes that may be started (phase.3); short.4: in phase 8 nobody sells short anymore. */
type Flag = 'size2' | 'size5' | 'size10' | 'noNewShorts';

const phase = (
  name: string,
  colours: PhaseFacts['colours'],
  limit: number,
  sizes: readonly (2 | 5 | 10)[],
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => ({
  name,
  colours,
  trainLimit: { default: limit },
  operatingRounds: 2,
  flags: [...sizes.map((size): Flag => `size${size}`), ...flags],
});

const YELLOW = ['yellow'] as const;
const GREEN = ['yellow', 'green'] as const;
const BROWN = ['yellow', 'green', 'brown'] as const;
const GRAY = ['yellow', 'green', 'brown', 'gray'] as const;

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('2', YELLOW, 4, [2]),
  phase('3', GREEN, 4, [2, 5]),
  phase('4', GREEN, 3, [5]),
  phase('5', BROWN, 3, [5, 10]),
  phase('6', BROWN, 2, [10]),
  phase('7', GRAY, 2, [10]),
  phase('8', GRAY, 2, [10], 'noNewShorts'),
];
