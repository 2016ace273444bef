/**
 * The sweep over refusals: in positions of walks many kinds of wrong action are tried, and the rule that each refusal cites is
 * judged against a table *kind of mistake → rules that forbid it*, written from the printed rulebook.
 */
import {
  type Action,
  type ActionType,
  companyIn,
  type CompanyId,
  CONSENT,
  decider,
  explain,
  type Frame,
  type OptionValue,
  type Refusal,
  type State,
  stepNameOf,
  titleOf,
  trainsAt,
} from '@roundhouse/engine';
import type { Preferences } from '../support/index.ts';
import { walk } from '../support/index.ts';
import { MISTAKES, type Mistake } from './mistakes.ts';

/**
 * Where the turn stands for an action: the step where such things are done asks now; it is over; it comes later in this turn;
 * it belongs to another round altogether.
 */
export type Moment = 'open' | 'over' | 'later' | 'elsewhere';

type Rules = readonly string[];

/** A tile for another kind of hex or tile: where the title has one rule for all of these. */
export const anotherKind = (rules: Allowed) => ({
  cityOnOpenHex: rules,
  townOnOpenHex: rules,
  trackOnCity: rules,
  trackOnTown: rules,
  townOnCity: rules,
  cityOnTown: rules,
});

/** Rules that forbid a mistake: at any moment, or by the moment (`over` also allows what `open` does). */
export type Allowed =
  | Rules
  | (Readonly<Partial<Record<Moment, Rules>>> & { readonly also?: (state: State, action: Action) => Rules });

export interface WalkConditions {
  readonly players: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly preferences?: Preferences;
  readonly limit?: number;
}

export interface RefusalTable {
  readonly title: string;
  readonly walks: readonly WalkConditions[];
  /** Every kind of mistake, with the rules that forbid it. */
  readonly rules: Readonly<Record<Mistake, Allowed>>;
  /** Steps that must be answered before anything else, and the rule for that; `consent.buyTrain` for a proposal of that kind. */
  readonly asks: Readonly<Record<string, Rules>>;
  /** Whose turn it is, by the step that asks or the round below it. */
  readonly turns: Readonly<Record<string, Rules>>;
}

export interface Wrong {
  readonly mistake: Mistake;
  readonly moment: Moment;
  readonly step: string;
  readonly action: Action;
  readonly refusal: Refusal | undefined;
}

const turnFrame = (state: State): Frame | undefined =>
  state.agenda.findLast((frame) => 'begun' in frame && 'company' in frame && typeof frame['begun'] === 'number');

export const momentOf = (state: State, type: ActionType): Moment => {
  const { steps } = titleOf(state);
  const top = state.agenda.at(-1);
  const has = (frame: Frame): boolean => steps[stepNameOf(frame)]?.choices[type] !== undefined;
  if (!top || has(top)) return 'open';
  const turn = turnFrame(state);
  if (!turn) return 'elsewhere';
  return steps[stepNameOf(turn)]?.past?.(state, turn).some(has) ? 'over' : 'later';
};

/** The company whose turn it is; empty where none has one. */
export const companyOfTurn = ({ agenda }: State): CompanyId => {
  const turn = agenda.findLast((frame) => 'begun' in frame || 'stage' in frame);
  return (turn && companyIn(turn)) ?? '';
};

/** Whether a company has as many trains as it may. */
export const isFull = (state: State, company: CompanyId): boolean =>
  trainsAt(state, company).length >= titleOf(state).trainLimit(state, company);

type ByStep = Readonly<Record<string, Rules>>;

const ruledBy = (rules: ByStep, frame: Frame): Rules | undefined =>
  (CONSENT.is(frame) ? rules[`consent.${frame.proposal}`] : undefined) ?? rules[stepNameOf(frame)];

/** The step that asks. */
export const stepNow = ({ agenda }: State): string => {
  const top = agenda.at(-1);
  return top ? stepNameOf(top) : '';
};

/** The rules of a table that say whose turn it is now. */
export const turnsNow = ({ turns }: Pick<RefusalTable, 'turns'>, { agenda }: State): readonly string[] => {
  const asking = agenda.findLast((frame) => ruledBy(turns, frame) !== undefined);
  return (asking && ruledBy(turns, asking)) ?? [];
};

const allowedBy = (table: RefusalTable, mistake: Mistake, state: State, action: Action): Rules => {
  const said = table.rules[mistake];
  if (mistake === 'outOfTurn' || mistake === 'passOutOfTurn') {
    return turnsNow(table, state);
  }
  const top = state.agenda.at(-1);
  const asked = (top && ruledBy(table.asks, top)) ?? [];
  if (Array.isArray(said)) return [...asked, ...(said as Rules)];
  const by = said as Exclude<Allowed, Rules>;
  const moment = momentOf(state, action.type);
  return [
    ...asked,
    ...(by[moment] ?? []),
    ...(moment === 'over' ? (by.open ?? []) : []),
    ...(by.also?.(state, action) ?? []),
  ];
};

/** Everything that is wrongly refused, or accepted, in one position. */
export const sweepAt = (table: RefusalTable, state: State, tried: (mistake: Mistake) => void): readonly Wrong[] =>
  Object.entries(MISTAKES).flatMap(([name, make]) => {
    const mistake = name as Mistake;
    const action = make(state);
    if (!action || decider(state) === null) return [];
    tried(mistake);
    const refusal = explain(state, action);
    if (refusal && allowedBy(table, mistake, state, action).includes(refusal.rule)) return [];
    const step = stepNow(state);
    return [{ mistake, moment: momentOf(state, action.type), step, action, refusal }];
  });

/** A sweep of the suite walks less. */
const FEW_WALKS = 2;

/** Positions spread evenly over the walks of a table; few of them come from its first walks only. */
export const positionsOf = ({ title, walks }: RefusalTable, count: number): readonly State[] => {
  const taken = count < 100 ? walks.slice(0, FEW_WALKS) : walks;
  const perWalk = Math.ceil(count / taken.length);
  return taken.flatMap(({ limit = 900, ...conditions }) => {
    const seen: State[] = [];
    const { start } = walk({
      title,
      ...conditions,
      limit,
      after: (state) => {
        if (!state.outcome) seen.push(state);
      },
    });
    const every = Math.max(1, Math.floor(seen.length / perWalk));
    return [start, ...seen.filter((_, index) => index % every === 0)].slice(0, perWalk);
  });
};
