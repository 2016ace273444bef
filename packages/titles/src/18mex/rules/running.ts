/** §4.4.2: running trains. Minors run for the most; a shareholder of a major may insist that it does too. */
import {
  amend,
  BANK,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Frame,
  type Move,
  one,
  percentAt,
  type PlayerId,
  playersFrom,
  pop,
  push,
  type RuleRef,
  sideFacts,
  type State,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { noteRevenue } from '../../common/dividendStep.ts';
import { routeProblemOf } from '../../common/routeProblem.ts';
import { bestResult, type RunFrame } from '../../common/runs.ts';
import { defineRunStep } from '../../common/runStep.ts';
import { isMinor } from '../companies.ts';
import { routesFor } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { hasLegalRoute } from './operating.ts';
import { ranThisRound } from './slots.ts';
import { STEP } from '../steps.ts';
import { cite, pay, type RuleId, special } from '../vocabulary.ts';

/** The ruling: a train that has run in this operating round does not run again for NdM after the merger. */
const runnable = (state: State, company: CompanyId): readonly Train[] => {
  const ran = ranThisRound.get(state);
  return trainsAt(state, company).filter(({ id }) => !ran.includes(id));
};

export const routeProblem = routeProblemOf({
  rules: routesFor,
  trains: runnable,
  // The trains built into the charters run like any 2-train.
  kind: (state, each) => sideFacts(state, each).distance,
});

export interface RunningFrame extends RunFrame {
  /** A shareholder has insisted on the best revenue. */
  readonly best?: boolean;
}

const mustBeBest = (state: State, { company, best }: RunningFrame): RuleRef | undefined => {
  if (ruling(state, 'anyRoute')) return undefined;
  if (isMinor(company)) return cite('18MEX §4.4.2.1#5');
  return ruling(state, 'bestRevenue') === 'enforced' || best === true ? cite('18MEX §4.4.2.1#4') : undefined;
};

const CITED: Readonly<Record<string, RuleId>> = {
  tooFewStops: '18MEX §4.4.2(a)',
  trackDoesNotJoin: '18MEX §4.4.2(a)',
  trackTwice: '18MEX §4.4.2(b)',
  blocked: '18MEX §4.4.2(e)',
  noStation: '18MEX §4.4.2(f)',
  stopTwice: '18MEX §4.4.2(g)',
  passesEnd: '18MEX §4.4.2(h)',
  tooManyCities: '18MEX §4.4.2(i)',
  tooManyStops: '18MEX §4.4.2(i)',
  trackShared: '18MEX §4.4.2(j)',
};

const citeRun = (key: string): RuleRef => cite(CITED[key] ?? '18MEX §4.4.2#1');

/** §4.4.2.1#4: other shareholders clockwise from the president. */
const objectors = (state: State, company: CompanyId): readonly PlayerId[] => {
  const { president } = companyOf(state, company);
  return president
    ? playersFrom(state, president).filter((each) => each !== president && percentAt(state, each, company) > 0)
    : [];
};

const hasRunnable = (state: State, company: CompanyId): boolean => runnable(state, company).length > 0;

export const canRun = (state: State, company: CompanyId): boolean =>
  hasRunnable(state, company) && hasLegalRoute(state, company);

const run = (ran: (move: Move, frame: RunningFrame, revenue: number) => void) =>
  defineRunStep<RunningFrame>({
    problem: routeProblem,
    mustBeBest,
    cite: citeRun,
    hasTrains: hasRunnable,
    ran: (move, frame, { revenue }) => ran(move, frame, revenue),
  });

export const runStep = run((move, { company }, revenue) => {
  const mayInsist = !ruling(move.state, 'anyRoute') && ruling(move.state, 'bestRevenue') === 'objection';
  const best = mayInsist ? bestResult(routeProblem(move.state, company)).revenue : 0;
  const asked = best > revenue ? objectors(move.state, company) : [];
  if (asked.length > 0) push(move, STEP.objection.frame({ company, revenue, best, asked }));
  else noteRevenue(move, STEP.operatingTurn, revenue);
});

/** §4.2(d): half to the owner, half to the minor. */
export const minorRunStep = run((move, { company }, revenue) => {
  const { president } = companyOf(move.state, company);
  const half = revenue / 2;
  if (president) pay(move, BANK, president, half, 'dividend');
  pay(move, BANK, company, half, 'revenue');
  emit(move, {
    type: 'dividend',
    company,
    kind: 'half',
    revenue,
    perShare: 0,
    paid: president ? { [president]: half, [company]: half } : { [company]: half },
  });
});

export interface ObjectionFrame extends Frame {
  readonly company: CompanyId;
  readonly revenue: number;
  readonly best: number;
  readonly asked: readonly PlayerId[];
}

/** O9: each shareholder accepts the declared total or insists on the best. */
export const objectionStep = defineStep<ObjectionFrame>({
  decider: (_state, { asked }) => asked[0] ?? null,
  open: false,
  choices: {
    choose: {
      options: (_state, { asked }) => {
        const [by] = asked;
        return by ? [one({ type: 'choose', by, choice: 'accept' }), one({ type: 'choose', by, choice: 'insist' })] : [];
      },
      apply: (move, { company, asked, best }, { by, choice }) => {
        if (choice === 'accept') {
          amend(move, STEP.objection, { asked: asked.slice(1) });
          return;
        }
        pop(move);
        special(move, 'insisted', { player: by, company, best });
        push(move, STEP.run.frame({ company, best: true }));
      },
    },
  },
  settle: (move, { asked, revenue }) => {
    if (asked.length > 0) return false;
    pop(move);
    noteRevenue(move, STEP.operatingTurn, revenue);
    return true;
  },
});
