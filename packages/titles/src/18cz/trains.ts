/** 18CZ 4.2-4.4: train cards with their sides, scrapping, and phases; 5.1 and 5.3 for the tutorial and Moravia-Silesia. */
import type { PhaseFacts, TrainFacts, TrainSide } from '@roundhouse/engine';
import { MORAVIA } from './moravia.ts';

type Triggers = Readonly<Record<string, readonly string[]>>;

/** 4.3: by the name of a train, the sides that scrap it. */
const SCRAPPED_BY: Triggers = {
  2: ['4e', '4f', '5g', '5h', '5i', '5j'],
  3: ['5g', '5h', '5i', '5j'],
  '2+2': ['4+4f', '4+4g', '5+5h', '5+5i', '5+5j'],
  '3+3': ['5+5h', '5+5i', '5+5j'],
  '3E': ['6Ei', '8Ej'],
  '4E': ['8Ej'],
};

const side = (distance: string, letter: string, price: number, triggers: Triggers): TrainSide => ({
  name: `${distance}${letter}`,
  price,
  distance,
  rustsOn: triggers[distance] ?? [],
  obsoleteOn: [],
  // 4.2: only companies of one size run it, in the modes that have several.
  ...(triggers === SCRAPPED_BY ? { kind: runBy(distance) } : {}),
});

const runBy = (distance: string): string =>
  distance.includes('E') ? 'forLarge' : distance.includes('+') ? 'forMedium' : 'forSmall';

type Printed = readonly [distance: string, price: number];

/** A card: its letter, how many, and its sides, the red one first. */
const card = (letter: string, count: number, printed: readonly Printed[], triggers = SCRAPPED_BY): TrainFacts => {
  const [first, ...others] = printed.map(([distance, price]) => side(distance, letter, price, triggers));
  if (!first) throw new Error(`card ${letter} has no side`);
  const endless = count === UNLIMITED ? { unlimited: true as const } : {};
  return { ...first, count, ...endless, starts: letter === 'a' ? [] : [{ nth: 1, phase: letter }], sides: others };
};

/** j-cards are unlimited: a new one follows whenever the last is taken. */
export const UNLIMITED = 40;

export const TRAINS: readonly TrainFacts[] = [
  card('a', 5, [['2', 70]]),
  card('b', 4, [
    ['2', 70],
    ['2+2', 80],
  ]),
  card('c', 4, [
    ['3', 120],
    ['2+2', 80],
  ]),
  card('d', 4, [
    ['3', 120],
    ['3+3', 180],
    ['3E', 250],
  ]),
  card('e', 4, [
    ['4', 250],
    ['3+3', 180],
    ['3E', 250],
  ]),
  card('f', 4, [
    ['4', 250],
    ['4+4', 400],
    ['4E', 350],
  ]),
  card('g', 4, [
    ['5', 350],
    ['4+4', 400],
    ['4E', 350],
  ]),
  card('h', 2, [
    ['5', 350],
    ['5+5', 500],
    ['5E', 700],
  ]),
  card('i', 2, [
    ['5', 350],
    ['5+5', 500],
    ['6E', 800],
  ]),
  card('j', UNLIMITED, [
    ['5', 350],
    ['5+5', 500],
    ['8E', 1000],
  ]),
];

/** §TUT-2, §TUT-11: only red sides; a phase by the first 3-, 4- and 5-train; only the 4-train scraps. */
export const tutorialTrains = (players: number): readonly TrainFacts[] => {
  const [twos = 0, threes = 0, fours = 0, fives = 0] = TUTORIAL_STACK[players] ?? [];
  const stack = (letters: string, counts: readonly number[], printed: Printed, phase: string | null) =>
    counts.flatMap((count, index): readonly TrainFacts[] =>
      count === 0
        ? []
        : [
            {
              ...card(letters.charAt(index), count, [printed], { 2: ['4e'] }),
              starts: index === 0 && phase !== null ? [{ nth: 1, phase }] : [],
            },
          ],
    );
  return [
    ...stack('ab', [Math.min(twos, 5), Math.max(0, twos - 5)], ['2', 70], null),
    ...stack('cd', [Math.min(threes, 4), Math.max(0, threes - 4)], ['3', 120], '2'),
    ...stack('e', [fours], ['4', 250], '3'),
    ...stack('g', [fives], ['5', 350], '4'),
  ];
};

/** 5.1: 2-, 3-, 4- and 5-trains by player count. */
export const TUTORIAL_STACK: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [3, 2, 1, 1],
  3: [4, 3, 2, 1],
  4: [5, 4, 3, 1],
  5: [6, 5, 4, 1],
};

/** §XI.2-6: every company buys and runs all of them. */
export const moraviaTrains = (players: number): readonly TrainFacts[] => {
  const few = players === 2;
  const triggers: Triggers = { 2: ['4e'], 3: ['5+5j'] };
  return [
    { ...card('a', 5, [['2', 70]], triggers) },
    ...(few ? [] : [{ ...card('b', 1, [['2', 70]], triggers), starts: [] }]),
    card('d', few ? 4 : 5, [['3', 120]], triggers),
    card('e', 3, [['4', 250]], triggers),
    card('g', few ? 2 : 3, [['4+4', 400]], triggers),
    card('j', UNLIMITED, [['5+5', 500]], triggers),
    // §XI.2-14: the private train waits outside the stack.
    { ...side('3E', '', MORAVIA.bids['3E'], {}), count: 1, starts: [], sides: [], from: 'never' },
  ];
};

type Flag = 'trade' | 'medium' | 'large';

const phase = (
  name: string,
  colours: PhaseFacts['colours'],
  trainLimit: PhaseFacts['trainLimit'],
  ...flags: readonly Flag[]
): PhaseFacts<Flag> => ({ name, colours, trainLimit, operatingRounds: 0, flags });

const YELLOW = ['yellow'] as const;
const GREEN = ['yellow', 'green'] as const;
const BROWN = ['yellow', 'green', 'brown'] as const;
const GREY = ['yellow', 'green', 'brown', 'gray'] as const;

const limits = (small: number, medium: number, large: number): PhaseFacts['trainLimit'] => ({ small, medium, large });

/** Flags: `medium`, `large` classes are for sale; `trade`: locals and trains may be bought from others. */
export const PHASES: readonly PhaseFacts<Flag>[] = [
  phase('a', YELLOW, limits(3, 0, 0)),
  phase('b', YELLOW, limits(3, 3, 0), 'trade', 'medium'),
  phase('c', YELLOW, limits(3, 3, 0), 'trade', 'medium'),
  phase('d', GREEN, limits(3, 3, 3), 'trade', 'medium', 'large'),
  phase('e', GREEN, limits(2, 3, 3), 'trade', 'medium', 'large'),
  phase('f', GREEN, limits(2, 2, 3), 'trade', 'medium', 'large'),
  phase('g', BROWN, limits(2, 2, 3), 'trade', 'medium', 'large'),
  phase('h', BROWN, limits(1, 2, 3), 'trade', 'medium', 'large'),
  phase('i', GREY, limits(1, 1, 3), 'trade', 'medium', 'large'),
  phase('j', GREY, limits(1, 1, 2), 'trade', 'medium', 'large'),
];

export const TUTORIAL_PHASES: readonly PhaseFacts<Flag>[] = [
  phase('1', YELLOW, { default: 4 }),
  phase('2', GREEN, { default: 4 }),
  phase('3', GREEN, { default: 3 }),
  phase('4', BROWN, { default: 2 }),
];

export const MORAVIA_PHASES: readonly PhaseFacts<Flag>[] = [
  phase('a', YELLOW, { default: 4 }, 'large'),
  phase('d', GREEN, { default: 4 }, 'trade', 'large'),
  phase('e', GREEN, { default: 4 }, 'trade', 'large'),
  phase('g', BROWN, { default: 3 }, 'trade', 'large'),
  phase('j', GREY, { default: 2 }, 'trade', 'large'),
];
