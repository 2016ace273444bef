/** The lessons: a position of the game each, something to do in it, and how it is seen that it was done. */
import {
  type Action,
  boundCash,
  cashOf,
  decider,
  type Event,
  factsOf,
  hasRoute,
  type Json,
  nextTrain,
  percentAt,
  priceOf,
  scoreOf,
  type State,
  stepNameOf,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import type { STEP } from '@roundhouse/titles/18mex';
import { ME } from './game.ts';

export const LESSON_IDS = [
  'track',
  'train',
  'run',
  'dividend',
  'share',
  'president',
  'rust',
  'broke',
  'auction',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export type PanelName = 'board' | 'market' | 'companies' | 'players' | 'trains';

/** What was done in a lesson so far. */
export interface Course {
  readonly start: State;
  readonly now: State;
  readonly events: readonly Event[];
}

/** The steps of the title that is taught; by name, since the title itself is loaded later. */
type StepName = keyof typeof STEP;

/** Whether the learner is asked in one of these steps: a lesson goes no further where somebody else is. */
export const isAtStep = (state: State, ...steps: readonly StepName[]): boolean =>
  decider(state) === ME && steps.some((each) => each === stepNameOf(topFrame(state)));

export interface Lesson {
  readonly id: LessonId;
  /** Lines of the game that come before it. */
  readonly at: number;
  /** What to look at, the most important first. */
  readonly panels: readonly [PanelName, ...PanelName[]];
  /** What shows best that it was done, where that is something else. */
  readonly shows?: PanelName;
  /** Steps in which it goes on; elsewhere something else was decided. */
  readonly steps: readonly StepName[];
  /** Which of the choices it offers: the others come in later lessons. Passing stays: the lesson says why not. */
  readonly offers: (action: Action) => boolean;
  /** Whether the task has a second part, which is begun once something was decided. */
  readonly goesOn?: boolean;
  readonly done: (course: Course) => boolean;
  /** Figures for what is said before and afterwards. */
  readonly args: (course: Course) => Readonly<Record<string, Json>>;
}

const MINE = 'MC';
const TAKEN = 'SPM';

const ran = ({ events }: Course): number =>
  events.reduce((sum, each) => (each.type === 'trainsRan' ? sum + each.revenue : sum), 0);

/** The price of a company before and after. */
const prices = ({ start, now }: Course, company: string) => ({
  company,
  value: priceOf(start, company),
  worth: priceOf(now, company),
});

/** A company of which the learner has more than before. */
const bought = ({ start, now }: Course): string | undefined =>
  Object.keys(now.companies).find((id) => percentAt(now, ME, id) > percentAt(start, ME, id));

/** What the next new train costs. */
const nextPrice = (state: State): number => {
  const next = nextTrain(state);
  return next ? trainFacts(state, next.name).price : 0;
};

const trainsLost = ({ events }: Course): readonly string[] => [
  ...new Set(events.flatMap((each) => (each.type === 'trainsRusted' ? each.owners : []))),
];

/** Privates, and minors, which are sold like them. */
const owned = (state: State): number =>
  Object.values(state.privates).filter(({ owner }) => owner === ME).length +
  Object.values(state.companies).filter(({ president }) => president === ME).length;

export const LESSONS: readonly Lesson[] = [
  {
    id: 'track',
    at: 46,
    panels: ['board'],
    steps: ['track'],
    offers: ({ type }) => type === 'layTile',
    goesOn: true,
    done: ({ now }) => hasRoute(factsOf(now).track, now.board, MINE),
    args: () => ({ company: MINE }),
  },
  {
    id: 'train',
    at: 48,
    panels: ['trains', 'board'],
    steps: ['trains'],
    offers: (action) => action.type === 'buyTrain' && action.from === 'depot',
    done: ({ now }) => trainsAt(now, MINE).length > 0,
    args: ({ now, start }) => ({
      company: MINE,
      treasury: cashOf(start, MINE),
      cash: cashOf(now, MINE),
      price: nextPrice(start),
    }),
  },
  {
    id: 'run',
    at: 75,
    panels: ['board'],
    steps: ['run'],
    offers: ({ type }) => type === 'runTrains',
    done: ({ now }) => isAtStep(now, 'dividend'),
    args: (course) => ({ company: MINE, revenue: ran(course) }),
  },
  {
    id: 'dividend',
    at: 76,
    panels: ['market', 'players'],
    steps: ['dividend'],
    offers: ({ type }) => type === 'dividend',
    done: ({ now }) => !isAtStep(now, 'dividend'),
    args: (course) => ({
      ...prices(course, MINE),
      paid: cashOf(course.now, ME) - cashOf(course.start, ME),
      percent: percentAt(course.start, ME, MINE),
      kind: cashOf(course.now, ME) > cashOf(course.start, ME) ? 'pay' : 'withhold',
    }),
  },
  {
    id: 'share',
    at: 52,
    panels: ['players', 'companies', 'market'],
    steps: ['stockTurn'],
    offers: ({ type }) => type === 'buyShares',
    done: (course) => bought(course) !== undefined,
    args: (course) => {
      const company = bought(course) ?? TAKEN;
      return {
        company,
        cash: cashOf(course.start, ME),
        cost: cashOf(course.start, ME) - cashOf(course.now, ME),
        percent: percentAt(course.now, ME, company),
      };
    },
  },
  {
    id: 'president',
    at: 164,
    panels: ['players', 'companies', 'market'],
    shows: 'companies',
    steps: ['stockTurn'],
    offers: (action) => action.type === 'buyShares' && action.company === TAKEN,
    done: ({ now }) => now.companies[TAKEN]?.president === ME,
    args: ({ start, now }) => ({
      company: TAKEN,
      player: start.companies[TAKEN]?.president ?? '',
      percent: percentAt(start, ME, TAKEN),
      percentNow: percentAt(now, ME, TAKEN),
      treasury: cashOf(now, TAKEN),
    }),
  },
  {
    id: 'rust',
    at: 219,
    panels: ['trains', 'companies'],
    shows: 'companies',
    steps: ['trains', 'discardTrains'],
    offers: (action) => action.type === 'discardTrain' || (action.type === 'buyTrain' && action.from === 'depot'),
    done: (course) => trainsLost(course).length > 0,
    args: (course) => ({ company: MINE, owners: trainsLost(course), mine: TAKEN, price: nextPrice(course.start) }),
  },
  {
    id: 'broke',
    at: 273,
    panels: ['players', 'market', 'companies'],
    steps: ['trains'],
    offers: ({ type }) => type === 'sellShares' || type === 'buyTrain',
    goesOn: true,
    done: ({ now }) => trainsAt(now, TAKEN).length > 0,
    args: ({ start, now }) => ({
      company: TAKEN,
      treasury: cashOf(start, TAKEN),
      cash: cashOf(start, ME),
      value: scoreOf(start, ME),
      worth: scoreOf(now, ME),
      lost: scoreOf(start, ME) > scoreOf(now, ME) ? 'yes' : 'no',
    }),
  },
  {
    id: 'auction',
    at: 3,
    panels: ['players', 'companies'],
    steps: ['privateSale'],
    offers: ({ type }) => type === 'buyPrivate' || type === 'bid',
    done: ({ start, now }) => boundCash(now, ME) > 0 || owned(now) > owned(start),
    args: ({ start, now }) => ({
      cash: cashOf(start, ME),
      bound: boundCash(now, ME),
      free: cashOf(now, ME) - boundCash(now, ME),
      kind: boundCash(now, ME) > 0 ? 'bid' : 'buy',
    }),
  },
];
