/**
 * The dividend step: what the trains of the turn earned is paid out or kept, and the marker follows. The run leaves the revenue
 * with the turn's frame (`noteRevenue`); this step reads it there and closes by itself where nothing was earned.
 *
 * Plain: `defineDividendStep({ turn: STEP.operatingTurn, distribute: payOrWithhold({ payout }) })` pays all or keeps all; the marker goes one
 * right (at the end of its row one up) or one left (in the first column one down). Other kinds of dividend are listed in
 * `kinds`, and a title that distributes otherwise gives its own `distribute`.
 */
import {
  type ActionOf,
  amend,
  companyOf,
  type CompanyId,
  defineStep,
  type Frame,
  frameOf,
  type Move,
  one,
  type PlayerId,
  pop,
  type Refusal,
  type State,
  type StepOf,
  type TypedStep,
  stepMarker,
} from '@roundhouse/engine';
import { keepRevenue, type PayoutRules, payRevenue } from './dividends.ts';

export type DividendKind = ActionOf<'dividend'>['kind'];

export interface DividendFrame extends Frame {
  readonly company: CompanyId;
}

export interface EarningTurn extends Frame {
  readonly revenue?: number;
}

/** A step whose frames keep what the trains earn. */
export type Earning = TypedStep<EarningTurn>;

/** The turn keeps what its trains earned. */
export const noteRevenue = (move: Move, turn: Earning, revenue: number): void => amend(move, turn, { revenue });

/** What the trains of the turn that is going on earned. */
export const revenueOfTurn = (state: State, turn: Earning): number => frameOf(state, turn)?.revenue ?? 0;

export type Distribute = (move: Move, company: CompanyId, revenue: number, kind: DividendKind) => void;

export interface DividendRules {
  /** The step of the operating turn, with which the revenue is kept. */
  readonly turn: Earning;
  /** Carries the decision out: money, then the marker. */
  readonly distribute: Distribute;
  /** What may be chosen, in this order; absent: pay or withhold. */
  readonly kinds?: readonly DividendKind[];
  /** Why a kind may not be chosen now. */
  readonly whyNot?: (state: State, company: CompanyId, kind: DividendKind) => Refusal | undefined;
  /** Who decides; absent: the president. */
  readonly decider?: (state: State, company: CompanyId) => PlayerId | null;
  /**
   * What is done where nobody is asked; `skip`: nothing at all, undefined: somebody is asked. Absent: without revenue the
   * company withholds nothing.
   */
  readonly unasked?: (state: State, company: CompanyId, revenue: number) => DividendKind | 'skip' | undefined;
}

export interface PayOrWithhold {
  readonly payout: PayoutRules | ((state: State, company: CompanyId) => PayoutRules);
  /** Moves the marker after a payment, given the price before it; absent: one right, at the end of the row one up. */
  readonly paid?: (move: Move, company: CompanyId, revenue: number) => void;
  /** Moves the marker where nothing was paid; absent: one left, in the first column one down. */
  readonly withheld?: (move: Move, company: CompanyId) => void;
  /** The log also says that nothing was kept where nothing was earned. */
  readonly logsZeroDividend?: true;
}

const oneRight = (move: Move, company: CompanyId): void => stepMarker(move, company, 1, 'paid', 'right', 'up');

const oneLeft = (move: Move, company: CompanyId): void => stepMarker(move, company, 1, 'withheld', 'left', 'down');

/** Everything is paid out or everything is kept. */
export const payOrWithhold =
  ({ payout, paid = oneRight, withheld = oneLeft, logsZeroDividend }: PayOrWithhold): Distribute =>
  (move, company, revenue, kind) => {
    if (kind === 'pay') {
      payRevenue(move, company, revenue, typeof payout === 'function' ? payout(move.state, company) : payout);
      paid(move, company, revenue);
      return;
    }
    if (revenue > 0 || logsZeroDividend) keepRevenue(move, company, revenue);
    withheld(move, company);
  };

const KINDS: readonly DividendKind[] = ['pay', 'withhold'];

const president = (state: State, company: CompanyId): PlayerId | null => companyOf(state, company).president;

const withoutRevenue = (_state: State, _company: CompanyId, revenue: number): DividendKind | undefined =>
  revenue > 0 ? undefined : 'withhold';

export const defineDividendStep = (rules: DividendRules): StepOf<DividendFrame> => {
  const { turn, distribute, whyNot, kinds = KINDS, decider = president, unasked = withoutRevenue } = rules;
  return defineStep<DividendFrame>({
    decider: (state, { company }) => decider(state, company),
    choices: {
      dividend: {
        options: (state, { company }) => {
          const by = decider(state, company);
          return by ? kinds.map((kind) => one({ type: 'dividend', by, kind }, whyNot?.(state, company, kind))) : [];
        },
        apply: (move, { company }, { kind }) => {
          const revenue = revenueOfTurn(move.state, turn);
          pop(move);
          distribute(move, company, revenue, kind);
        },
      },
    },
    settle: (move, { company }) => {
      const revenue = revenueOfTurn(move.state, turn);
      const kind = unasked(move.state, company, revenue);
      if (kind === undefined) return false;
      pop(move);
      if (kind !== 'skip') distribute(move, company, revenue, kind);
      return true;
    },
  });
};
