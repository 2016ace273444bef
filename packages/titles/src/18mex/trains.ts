/** Trains and phases of 18MEX (18MEX T3, T4). */
import type { PhaseFacts, TrainFacts } from '@roundhouse/engine';
import { phaseRow, trainCard } from '../common/facts.ts';

/** The 2-trains built into the charters of the minors: they are neither bought nor sold and leave with their minor. */
export const BUILT_IN = '2b';

/** Table I, 6½: 4-trains go with the second 6 (`rules/phases.ts`). */
const WITH_SECOND_SIX = { train: '6', nth: 2, lastRun: true } as const;

export const TRAINS: readonly TrainFacts[] = [
  trainCard(BUILT_IN, 3, 0, { distance: '2', starts: [] }),
  trainCard('2', 6, 100, { rustsOn: ['4'] }),
  trainCard('3', 6, 180, {
    rustsOn: ['6'],
    starts: [
      { nth: 1, phase: '3' },
      { nth: 5, phase: '3½' },
    ],
  }),
  trainCard('4', 3, 300, { endsWith: WITH_SECOND_SIX }),
  trainCard('5', 2, 450),
  trainCard('6', 2, 600, {
    starts: [
      { nth: 1, phase: '6' },
      { nth: 2, phase: '6½' },
    ],
  }),
  trainCard('4D', 7, 700),
];

/** §8(d): with the option they leave at once. */
export const HARD_RUST: readonly TrainFacts[] = TRAINS.map((each) =>
  each.endsWith ? { ...each, endsWith: { ...each.endsWith, lastRun: false } } : each,
);

/** What a phase allows: `ndmFrozen`, `oneBankTrain` per turn, `privatesToMajors`, `highValues` of two-value locations. */
type Flag = 'ndmFrozen' | 'oneBankTrain' | 'privatesToMajors' | 'highValues';

/** Table I: NdM owns one more from Phase 3½ on. */
const phase = (...[name, last, limit, ...row]: Parameters<typeof phaseRow<Flag>>): PhaseFacts<Flag> => {
  const plain = phaseRow<Flag>(name, last, limit, ...row);
  const ndm = plain.flags.includes('ndmFrozen') ? limit : limit + 1;
  return { ...plain, trainLimit: { default: limit, ndm, minor: 1 } };
};

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('1', 'yellow', 3, 1, 'ndmFrozen', 'oneBankTrain'),
  phase('2', 'yellow', 3, 1, 'ndmFrozen', 'oneBankTrain'),
  phase('3', 'green', 3, 2, 'ndmFrozen', 'oneBankTrain', 'privatesToMajors'),
  { ...phase('3½', 'green', 3, 2, 'oneBankTrain', 'privatesToMajors'), happens: ['minorsClose'] },
  phase('4', 'green', 2, 2, 'privatesToMajors'),
  { ...phase('5', 'brown', 2, 3, 'highValues'), happens: ['privatesClose', 'ndmMerger'] },
  phase('6', 'brown', 2, 3, 'highValues'),
  phase('6½', 'brown', 2, 3, 'highValues'),
  phase('4D', 'gray', 2, 3, 'highValues'),
];

/** §8(c): with the option minors wait for the next stock round. */
export const LATE_MINORS: readonly PhaseFacts<Flag>[] = PHASES.map((each) =>
  each.happens?.includes('minorsClose') === true ? { ...each, happens: ['minorsCloseLater'] } : each,
);
