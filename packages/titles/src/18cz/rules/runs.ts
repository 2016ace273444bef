/**
 * Runs of trains that do not mind each other: the private 3E-train of Moravia-Silesia may use track of the other trains, so it
 * is a problem of its own. Everywhere else there is one problem for all trains.
 */
import {
  type ActionOf,
  type Choice,
  type CompanyId,
  emit,
  memoryOfLast,
  type Move,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { judgeRuns, type Problem, type Run } from '@roundhouse/routes';
import { bestResult, fromRun, isSoonFound, type RunFrame, toRun } from '../../common/runs.ts';
import { refuse, type RuleId } from '../vocabulary.ts';

export interface RunsRules {
  readonly decider: (state: State, company: CompanyId) => PlayerId | null;
  readonly problems: (state: State, company: CompanyId) => readonly Problem[];
  /** The rule that makes the best total compulsory; undefined where any legal run will do. */
  readonly mustBeBest: (state: State) => RuleId | undefined;
  readonly cite: (state: State, key: string, train: unknown) => RuleId;
  readonly ran: (move: Move, company: CompanyId, revenue: number) => void;
}

type RunAction = ActionOf<'runTrains'>;

interface Judged {
  readonly revenue: number;
  readonly runs: readonly Run[];
}

const isRefusal = (value: Judged | Refusal): value is Refusal => 'rule' in value;

export const bestOf = (problems: readonly Problem[]): Judged => {
  const found = problems.map(bestResult);
  return { revenue: found.reduce((sum, each) => sum + each.revenue, 0), runs: found.flatMap((each) => each.runs) };
};

/** Every run is judged with the trains it must not meet. */
const judgeAll = (
  state: State,
  { cite }: RunsRules,
  problems: readonly Problem[],
  action: RunAction,
): Judged | Refusal => {
  const paths = action.runs.map(fromRun);
  const problemOf = (train: string): Problem | undefined =>
    problems.find((each) => each.trains.some(({ id }) => id === train)) ?? problems[0];
  let revenue = 0;
  const runs: Run[] = [];
  for (const problem of problems) {
    const judged = judgeRuns(
      problem,
      paths.filter(({ train }) => problemOf(train) === problem),
    );
    if (!judged.ok)
      return refuse(cite(state, judged.refusal.key, judged.refusal.args['train']), `run.${judged.refusal.key}`, {
        ...judged.refusal.args,
      });
    revenue += judged.revenue;
    runs.push(...judged.runs);
  }
  return { revenue, runs };
};

export const logRuns = (move: Move, company: CompanyId, { revenue, runs }: Judged): void =>
  emit(move, {
    type: 'trainsRan',
    company,
    revenue,
    runs: runs.map(({ train, revenue: earned, stops }) => ({
      train,
      revenue: earned,
      stops: stops.map(({ hex, node }) => `${hex}/${node}`),
    })),
  });

export const runsChoice = (rules: RunsRules): Choice<RunFrame, 'runTrains'> => {
  const last = memoryOfLast<
    RunAction,
    { readonly state: State; readonly company: CompanyId; readonly found: Judged | Refusal }
  >();

  /** An action is judged and then carried out: once is enough. */
  const judgedIn = (state: State, company: CompanyId, action: RunAction): Judged | Refusal => {
    const before = last.get(action);
    if (before?.state === state && before.company === company) return before.found;
    const found = judgeAll(state, rules, rules.problems(state, company), action);
    last.set(action, { state, company, found });
    return found;
  };

  return {
    options: (state, { company }) => {
      const by = rules.decider(state, company);
      return by ? [{ kind: 'run', by, company }] : [];
    },
    judge: (state, { company }, action) => {
      const judged = judgedIn(state, company, action);
      if (isRefusal(judged)) return judged;
      const rule = rules.mustBeBest(state);
      if (rule === undefined) return undefined;
      const { revenue } = bestOf(rules.problems(state, company));
      return judged.revenue < revenue
        ? refuse(rule, 'run.notBest', { revenue: judged.revenue, best: revenue })
        : undefined;
    },
    expand: (state, { company }, { nodes }) => {
      const by = rules.decider(state, company);
      if (!by) return [];
      const problems = rules.problems(state, company);
      if (nodes !== undefined && !problems.every((each) => isSoonFound(each, nodes))) return [];
      const proved = problems.every((each) => bestResult(each).proved);
      return [{ kind: 'one', action: { type: 'runTrains', by, runs: bestOf(problems).runs.map(toRun) }, proved }];
    },
    apply: (move, { company }, action) => {
      const judged = judgedIn(move.state, company, action);
      if (isRefusal(judged)) throw new Error(`a run that is refused: ${judged.key}`);
      logRuns(move, company, judged);
      rules.ran(move, company, judged.revenue);
    },
  };
};
