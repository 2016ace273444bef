/** 1817 tables 4.3 and 4.5: trains and phases. */
import type { PhaseFacts, TrainFacts } from '@roundhouse/engine';
import { phaseRow, trainCard } from '../common/facts.ts';

/** trn.2: as many as twenty companies could hold at once is without limit. */
const MORE_THAN_COMPANIES_CAN_HOLD = 80;
/** 18xx.games prints forty (D-20). */
const FORTY = 40;

/** phase.1: the 2+ brings no change. */
const NO_PHASE = { starts: [] } as const;

export const trainsOf = (fortyTwos: boolean): readonly TrainFacts[] => [
  trainCard('2', fortyTwos ? FORTY : MORE_THAN_COMPANIES_CAN_HOLD, 100, {
    ...NO_PHASE,
    rustsOn: ['4'],
    ...(fortyTwos ? {} : { unlimited: true }),
  }),
  trainCard('2+', 4, 100, { ...NO_PHASE, distance: '2', obsoleteOn: ['4'] }),
  trainCard('3', 12, 250, { rustsOn: ['6'] }),
  trainCard('4', 8, 400, { rustsOn: ['8'] }),
  trainCard('5', 5, 600),
  trainCard('6', 4, 750),
  trainCard('7', 3, 900),
  trainCard('8', MORE_THAN_COMPANIES_CAN_HOLD, 1100, { unlimited: true }),
];

/** Sizes that may be started (phase.3); short.4: in phase 8 nobody sells short anymore. */
type Flag = 'size2' | 'size5' | 'size10' | 'noNewShorts';

const phase = (
  name: string,
  last: Parameters<typeof phaseRow>[1],
  limit: number,
  sizes: readonly (2 | 5 | 10)[],
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => phaseRow<Flag>(name, last, limit, 2, ...sizes.map((size): Flag => `size${size}`), ...flags);

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('2', 'yellow', 4, [2]),
  phase('3', 'green', 4, [2, 5]),
  phase('4', 'green', 3, [5]),
  phase('5', 'brown', 3, [5, 10]),
  phase('6', 'brown', 2, [10]),
  phase('7', 'gray', 2, [10]),
  phase('8', 'gray', 2, [10], 'noNewShorts'),
];
