/** 1849 tables 4.3 and 4.4: phases and trains. */
import type { PhaseFacts, TrainFacts } from '@roundhouse/engine';
import { AREA_VALUES } from './routes.ts';

const YELLOW = ['yellow'] as const;
const GREEN = ['yellow', 'green'] as const;
const BROWN = ['yellow', 'green', 'brown'] as const;

/** What a phase brings beside its figures; the last words are those of the variants. */
export const BUY_PRIVATES = 'buyPrivates';
export const BLUE_AREA = 'blueArea';
export const TOKENS_FOR_SALE = 'tokensForSale';
export const BONDS = 'bonds';
export const E_MARKERS = 'eMarkers';

type Flag = typeof BUY_PRIVATES | typeof BLUE_AREA | typeof TOKENS_FOR_SALE | typeof BONDS | typeof E_MARKERS;

const phase = (
  name: string,
  colours: PhaseFacts['colours'],
  trainLimit: number,
  operatingRounds: number,
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => ({
  name,
  colours,
  values: AREA_VALUES[name] ?? [],
  trainLimit: { default: trainLimit },
  operatingRounds,
  flags,
});

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('4H', YELLOW, 4, 1),
  phase('6H', GREEN, 4, 2, BUY_PRIVATES, TOKENS_FOR_SALE),
  phase('8H', GREEN, 3, 2, BUY_PRIVATES, TOKENS_FOR_SALE, BONDS),
  phase('10H', BROWN, 2, 3, BUY_PRIVATES, TOKENS_FOR_SALE, BONDS),
  { ...phase('12H', BROWN, 2, 3, TOKENS_FOR_SALE, BONDS, E_MARKERS), happens: ['privatesClose', 'earthquake'] },
  phase('16H', BROWN, 2, 3, TOKENS_FOR_SALE, BONDS, E_MARKERS, BLUE_AREA),
];

interface TrainLine {
  readonly count: number;
  readonly price: number;
  readonly distance: string;
  readonly rustsOn?: string;
  readonly from?: string;
}

const train = (name: string, { count, price, distance, rustsOn, from }: TrainLine): TrainFacts => ({
  name,
  count,
  price,
  distance,
  rustsOn: rustsOn === undefined ? [] : [rustsOn],
  obsoleteOn: [],
  sides: [],
  // §6-a: the first of a class starts its phase; R6H and E start none.
  starts: PHASES.some((each) => each.name === name && name !== '4H') ? [{ nth: 1, phase: name }] : [],
  ...(from === undefined ? {} : { from }),
});

export const E_TRAIN = 'E';
export const REVERSED_TRAIN = 'R6H';

export const trainsFor = (corporations: 5 | 6, electric: boolean): readonly TrainFacts[] => {
  const six = corporations === 6 ? 1 : 0;
  return [
    train('4H', { count: 4, price: 100, distance: '4', rustsOn: '8H' }),
    train('6H', { count: 3 + six, price: 200, distance: '6', rustsOn: '10H' }),
    train('8H', { count: 2 + six, price: 350, distance: '8', rustsOn: '16H' }),
    train('10H', { count: 2, price: 550, distance: '10' }),
    train('12H', { count: 1, price: 800, distance: '12' }),
    train('16H', { count: 4 + six, price: 1100, distance: '16' }),
    ...(electric ? [train(E_TRAIN, { count: 6, price: 550, distance: '∞', from: '12H' })] : []),
    train(REVERSED_TRAIN, { count: 2, price: 350, distance: '6', from: '16H' }),
  ];
};

/** Phases are called by their number: Phase 6 begins with the first 6H. */
export const phaseNumber = (phase: string): string => phase.replace('H', '');
