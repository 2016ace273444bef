/** 1849 tables 4.3 and 4.4: phases and trains. */
import type { PhaseFacts, Rules, TrainFacts } from '@roundhouse/engine';
import { phaseRow, trainCard } from '../common/facts.ts';
import { AREA_VALUES } from './routes.ts';
import { option, type OPTIONS } from './settings.ts';

/** What a phase brings besides its figures; the last words are those of the variants. */
export const BUY_PRIVATES = 'buyPrivates';
export const BLUE_AREA = 'blueArea';
export const TOKENS_FOR_SALE = 'tokensForSale';
export const BONDS = 'bonds';
export const E_MARKERS = 'eMarkers';

type Flag = typeof BUY_PRIVATES | typeof BLUE_AREA | typeof TOKENS_FOR_SALE | typeof BONDS | typeof E_MARKERS;

const phase = (...[name, ...row]: Parameters<typeof phaseRow<Flag>>): PhaseFacts<Flag> => ({
  ...phaseRow<Flag>(name, ...row),
  values: AREA_VALUES[name] ?? [],
});

export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('4H', 'yellow', 4, 1),
  phase('6H', 'green', 4, 2, BUY_PRIVATES, TOKENS_FOR_SALE),
  phase('8H', 'green', 3, 2, BUY_PRIVATES, TOKENS_FOR_SALE, BONDS),
  phase('10H', 'brown', 2, 3, BUY_PRIVATES, TOKENS_FOR_SALE, BONDS),
  { ...phase('12H', 'brown', 2, 3, TOKENS_FOR_SALE, BONDS, E_MARKERS), happens: ['privatesClose', 'earthquake'] },
  phase('16H', 'brown', 2, 3, TOKENS_FOR_SALE, BONDS, E_MARKERS, BLUE_AREA),
];

/** Rules of variants that begin with a phase. */
const OPTIONAL: Readonly<Partial<Record<Flag, keyof typeof OPTIONS>>> = {
  [TOKENS_FOR_SALE]: 'tokenAcquisition',
  [BONDS]: 'bonds',
  [E_MARKERS]: 'electricDreams',
};

/** A phase brings what the game is played with. */
export const phasesFor = (rules: Rules): readonly PhaseFacts<Flag>[] =>
  PHASES.map((each) => ({
    ...each,
    flags: each.flags.filter((flag) => OPTIONAL[flag] === undefined || option({ rules }, OPTIONAL[flag])),
  }));

/** §6-a: the first of a class starts its phase; R6H and E start none. */
const train = (
  name: string,
  count: number,
  price: number,
  distance: string,
  more: Pick<Partial<TrainFacts>, 'rustsOn' | 'from'> = {},
): TrainFacts =>
  trainCard(name, count, price, {
    distance,
    ...(PHASES.some((each) => each.name === name && name !== '4H') ? {} : { starts: [] }),
    ...more,
  });

export const E_TRAIN = 'E';
export const REVERSED_TRAIN = 'R6H';

export const trainsFor = (corporations: 5 | 6, electric: boolean): readonly TrainFacts[] => {
  const six = corporations === 6 ? 1 : 0;
  return [
    train('4H', 4, 100, '4', { rustsOn: ['8H'] }),
    train('6H', 3 + six, 200, '6', { rustsOn: ['10H'] }),
    train('8H', 2 + six, 350, '8', { rustsOn: ['16H'] }),
    train('10H', 2, 550, '10'),
    train('12H', 1, 800, '12'),
    train('16H', 4 + six, 1100, '16'),
    ...(electric ? [train(E_TRAIN, 6, 550, '∞', { from: '12H' })] : []),
    train(REVERSED_TRAIN, 2, 350, '6', { from: '16H' }),
  ];
};

/** Phases are called by their number: Phase 6 begins with the first 6H. */
export const phaseNumber = (phase: string): string => phase.replace('H', '');
