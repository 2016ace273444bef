/** Trains and phases of 18MEX (18MEX T3, T4). */
import type { PhaseFacts, TrainFacts } from '@roundhouse/engine';

/** The 2-trains built into the charters of the minors: they are neither bought nor sold and leave with their minor. */
export const BUILT_IN = '2b';

const train = (
  name: string,
  count: number,
  price: number,
  starts: TrainFacts['starts'],
  ends: { readonly rustsOn?: string; readonly obsoleteOn?: string } = {},
): TrainFacts => ({
  name,
  count,
  price,
  distance: name,
  starts,
  rustsOn: ends.rustsOn === undefined ? [] : [ends.rustsOn],
  obsoleteOn: ends.obsoleteOn === undefined ? [] : [ends.obsoleteOn],
  sides: [],
});

/** Table I, 6½: 4-trains go with the second 6 (`rules/phases.ts`). */
const WITH_SECOND_SIX = { train: '6', nth: 2, lastRun: true } as const;

export const TRAINS: readonly TrainFacts[] = [
  { ...train(BUILT_IN, 3, 0, []), distance: '2' },
  train('2', 6, 100, [{ nth: 1, phase: '2' }], { rustsOn: '4' }),
  train(
    '3',
    6,
    180,
    [
      { nth: 1, phase: '3' },
      { nth: 5, phase: '3½' },
    ],
    { rustsOn: '6' },
  ),
  { ...train('4', 3, 300, [{ nth: 1, phase: '4' }]), endsWith: WITH_SECOND_SIX },
  train('5', 2, 450, [{ nth: 1, phase: '5' }]),
  train('6', 2, 600, [
    { nth: 1, phase: '6' },
    { nth: 2, phase: '6½' },
  ]),
  train('4D', 7, 700, [{ nth: 1, phase: '4D' }]),
];

/** §8(d): with the option they leave at once. */
export const HARD_RUST: readonly TrainFacts[] = TRAINS.map((each) =>
  each.endsWith ? { ...each, endsWith: { ...each.endsWith, lastRun: false } } : each,
);

/** What a phase allows: `ndmFrozen`, `oneBankTrain` per turn, `privatesToMajors`, `highValues` of two-value locations. */
type Flag = 'ndmFrozen' | 'oneBankTrain' | 'privatesToMajors' | 'highValues';

const phase = (
  name: string,
  operatingRounds: number,
  colours: PhaseFacts['colours'],
  limit: number,
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => ({
  name,
  operatingRounds,
  colours,
  // Table I: NdM owns one more from Phase 3½ on.
  trainLimit: { default: limit, ndm: flags.includes('ndmFrozen') ? limit : limit + 1, minor: 1 },
  flags,
});

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('1', 1, ['yellow'], 3, 'ndmFrozen', 'oneBankTrain'),
  phase('2', 1, ['yellow'], 3, 'ndmFrozen', 'oneBankTrain'),
  phase('3', 2, ['yellow', 'green'], 3, 'ndmFrozen', 'oneBankTrain', 'privatesToMajors'),
  { ...phase('3½', 2, ['yellow', 'green'], 3, 'oneBankTrain', 'privatesToMajors'), happens: ['minorsClose'] },
  phase('4', 2, ['yellow', 'green'], 2, 'privatesToMajors'),
  { ...phase('5', 3, ['yellow', 'green', 'brown'], 2, 'highValues'), happens: ['privatesClose', 'ndmMerger'] },
  phase('6', 3, ['yellow', 'green', 'brown'], 2, 'highValues'),
  phase('6½', 3, ['yellow', 'green', 'brown'], 2, 'highValues'),
  phase('4D', 3, ['yellow', 'green', 'brown', 'gray'], 2, 'highValues'),
];

/** §8(c): with the option minors wait for the next stock round. */
export const LATE_MINORS: readonly PhaseFacts<Flag>[] = PHASES.map((each) =>
  each.happens?.includes('minorsClose') === true ? { ...each, happens: ['minorsCloseLater'] } : each,
);
