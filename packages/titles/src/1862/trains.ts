/** 1862 tables 4.5 and 4.6: trains and phases. */
import type { PhaseFacts, Rules, TrainFacts, TrainSide } from '@roundhouse/engine';
import { phaseRow } from '../common/facts.ts';
import { AREA_VALUES } from './routes.ts';
import { modeOf } from './modes.ts';
import { option } from './settings.ts';

export const TYPES = ['freight', 'local', 'express'] as const;
export type TrainType = (typeof TYPES)[number];

const LETTERS: Readonly<Record<TrainType, string>> = { freight: 'F', local: 'L', express: 'E' };

export const sideName = (distance: string, type: TrainType): string => `${distance}${LETTERS[type]}`;

const TYPE_BY_LETTER: ReadonlyMap<string, TrainType> = new Map(TYPES.map((type) => [LETTERS[type], type]));

/** `2/3L` is a Local. */
export const typeOf = (side: string): TrainType => {
  const found = TYPE_BY_LETTER.get(side.slice(-1));
  if (!found) throw new Error(`${side} is no train`);
  return found;
};

interface Group {
  readonly name: string;
  readonly freight: string;
  readonly other: string;
  readonly price: number;
  /** Short, standard and long roster. */
  readonly counts: readonly [number, number, number];
  readonly rustsOn?: string;
}

/** H is unlimited (§2.4.3): more cards than the companies can ever hold. */
const PLENTY = 60;

const GROUPS: readonly Group[] = [
  { name: 'A', freight: '1', other: '2', price: 100, counts: [6, 7, 7], rustsOn: 'C' },
  { name: 'B', freight: '2', other: '2/3', price: 200, counts: [5, 6, 6], rustsOn: 'E' },
  { name: 'C', freight: '3', other: '3', price: 280, counts: [4, 4, 5], rustsOn: 'F' },
  { name: 'D', freight: '5', other: '4', price: 360, counts: [3, 3, 4], rustsOn: 'G' },
  { name: 'E', freight: '6', other: '4/5', price: 500, counts: [3, 3, 3] },
  { name: 'F', freight: '7', other: '5', price: 600, counts: [2, 2, 2] },
  { name: 'G', freight: '8', other: '5/6', price: 700, counts: [1, 1, 1] },
  { name: 'H', freight: '9', other: '6', price: 800, counts: [PLENTY, PLENTY, PLENTY] },
];

/** §7.10.1: A and D trains come with a warranty. */
export const freeWarranties = (group: string): number => (group === 'A' || group === 'D' ? 1 : 0);

export const MOST_WARRANTIES = 3;
export const WARRANTY_PRICE = 50;

const ROSTERS = { short: 0, standard: 1, long: 2 } as const;

/** §11.2 (a): the short game has its own roster; else the length that was chosen. */
const rosterOf = (rules: Rules): 0 | 1 | 2 => {
  if (option({ rules }, 'shortGame')) return rules.players <= 4 ? ROSTERS.short : ROSTERS.standard;
  return ROSTERS[option({ rules }, 'length')];
};

export const trainsFor = (rules: Rules): readonly TrainFacts[] => {
  const { types } = modeOf({ rules });
  const roster = rosterOf(rules);
  return GROUPS.map(({ name, freight, other, price, counts, rustsOn }): TrainFacts => {
    // §11.2 (c): in the short game D trains are permanent.
    const rusts = rustsOn === undefined || (name === 'D' && option({ rules }, 'shortGame')) ? [] : [rustsOn];
    const sides = types.map((type): TrainSide => {
      const distance = type === 'freight' ? freight : other;
      return { name: sideName(distance, type), price, distance, rustsOn: rusts, obsoleteOn: [], kind: type };
    });
    return {
      name,
      count: counts[roster],
      ...(counts[roster] === PLENTY ? { unlimited: true } : {}),
      price,
      distance: name,
      rustsOn: rusts,
      obsoleteOn: [],
      starts: name === 'A' ? [] : [{ nth: 1, phase: name }],
      sides,
    };
  });
};

type Flag = 'perType' | 'low' | 'middle' | 'high';

const phase = (...[name, ...row]: Parameters<typeof phaseRow<Flag>>): PhaseFacts<Flag> => ({
  ...phaseRow<Flag>(name, ...row),
  values: AREA_VALUES[name] ?? [],
});

/** Limits are `perType` or, without that flag, for all trains together (§7.9 (f), §11.1). */
const phasesWith = (
  early: number,
  middle: number,
  late: number,
  ...flags: readonly Flag[]
): readonly PhaseFacts<Flag>[] => [
  phase('A', 'yellow', early, 1, ...flags, 'low'),
  phase('B', 'green', early, 2, ...flags, 'low'),
  phase('C', 'green', early, 2, ...flags, 'middle'),
  phase('D', 'brown', early, 3, ...flags, 'middle'),
  phase('E', 'brown', middle, 3, ...flags, 'high'),
  phase('F', 'brown', middle, 3, ...flags, 'high'),
  phase('G', 'brown', late, 3, 'high'),
  phase('H', 'brown', late, 3, 'high'),
];

const perType = phasesWith(3, 2, 3, 'perType');
const inAll = phasesWith(4, 3, 2);

export const phasesFor = (rules: Rules): readonly PhaseFacts<Flag>[] => (modeOf({ rules }).simple ? inAll : perType);
