/** Running trains: the best runs are found, any other is judged; both by the route finder. */
import {
  type ActionOf,
  type Board,
  type Choice,
  companyOf,
  type CompanyId,
  emit,
  type Frame,
  memoOfLast,
  memoOfText,
  memory,
  memoryOfLast,
  type Move,
  type Option,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  type Run,
  type State,
} from '@roundhouse/engine';
import {
  bestRuns,
  judgeRuns,
  type Judgement,
  type Problem,
  type Result,
  type Run as PaidRun,
  type RunPath,
  type StopRef,
  type TrackRef,
} from '@roundhouse/routes';

export interface RunFrame extends Frame {
  readonly company: CompanyId;
}

export type RunAction = ActionOf<'runTrains'>;

export interface RunRules<F extends RunFrame> {
  /** Who decides; absent: the president. */
  readonly decider?: (state: State, frame: F) => PlayerId | null;
  /** The board as this company's trains see it. The same question must be the same object for the same state. */
  readonly problem: (state: State, company: CompanyId) => Problem;
  /** The rule that makes the best total compulsory now; undefined where any legal run will do. */
  readonly mustBeBest: (state: State, frame: F) => RuleRef | undefined;
  /** What else a legal run must not leave out; undefined: nothing. */
  readonly whyNotThese?: (state: State, frame: F, runs: readonly RunPath[], revenue: number) => Refusal | undefined;
  /** The rule behind a refusal of the route finder. */
  readonly cite: (key: string) => RuleRef;
  readonly ran: (
    move: Move,
    frame: F,
    ran: { readonly revenue: number; readonly subsidy: number; readonly trains: readonly string[] },
  ) => void;
  /** Trains share stops, so that the action must say what each is paid for. */
  readonly explains?: true;
}

/** What a run is paid for, and with which other trains it is one. */
export const explained = ({
  paid,
  chain,
}: PaidRun): { readonly paid: readonly number[]; readonly chain?: readonly string[] } => ({
  paid: paid.map((stop) => stop.paid),
  ...(chain && chain.length > 1 ? { chain } : {}),
});

const refText = (ref: TrackRef): string => `${ref[0]}/${ref[1]}`;

/** `hex/number`; the number is after the last slash. */
const readRef = (text: string): readonly [string, number] => {
  const slash = text.lastIndexOf('/');
  return [text.slice(0, slash), Number(text.slice(slash + 1))];
};

/** More places than there are on all maps together. */
const TEXTS = 20_000;

const trackRef = memoOfText(readRef, TEXTS);

const stopRef = memoOfText((text): StopRef => {
  const [hex, node] = readRef(text);
  return { hex, node };
}, TEXTS);

export const toRun = ({ train, stops, links }: RunPath): Run => ({
  train,
  stops: stops.map(({ hex, node }) => `${hex}/${node}`),
  links: links.map((link) => link.map(refText)),
});

export const fromRun = ({ train, stops, links, scored, chain }: Run): RunPath => {
  const path: RunPath = { train, stops: stops.map(stopRef), links: links.map((link) => link.map(trackRef)) };
  if (!scored && chain === undefined) return path;
  return { ...path, ...(scored ? { scored } : {}), ...(chain === undefined ? {} : { group: chain }) };
};

const known = memory<Board, Map<string, Result>>();

const keyOf = ({ company, trains, colours, companyMarks }: Problem): string =>
  [company, trains.map((each) => each.id).join(), colours.join(), companyMarks.join()].join('|');

/** The best runs, remembered by board: a new object whenever anything on the board changes. */
export const bestResult = (problem: Problem): Result => {
  let byKey = known.get(problem.board);
  if (!byKey) known.set(problem.board, (byKey = new Map<string, Result>()));
  const key = keyOf(problem);
  let result = byKey.get(key);
  if (!result) byKey.set(key, (result = bestRuns(problem)));
  return result;
};

/** Whether runs that earn so much are known to be the best. */
export const isKnownBest = (problem: Problem, revenue: number): boolean => {
  const result = known.get(problem.board)?.get(keyOf(problem));
  return result !== undefined && revenue >= result.revenue;
};

/** Whether the best runs are known, or can be proved within so many nodes of the search. */
export const isSoonFound = (problem: Problem, nodes: number): boolean => {
  const key = keyOf(problem);
  if (known.get(problem.board)?.has(key)) return true;
  const result = bestRuns(problem, { budget: nodes });
  if (result.proved) learnBest(problem.board, [[key, result]]);
  return result.proved;
};

/** What is known of the best runs on a board, as plain data: for a caller that looked for them elsewhere. */
export type BestKnown = readonly (readonly [key: string, result: Result])[];

export const bestKnown = (board: Board): BestKnown => [...(known.get(board) ?? [])];

/** Best runs that were found elsewhere, on an equal board by the same finder. */
export const learnBest = (board: Board, found: BestKnown): void => {
  known.set(board, new Map([...(known.get(board) ?? []), ...found]));
};

/** An action is judged and then carried out: once is enough. */
const judged = memoryOfLast<RunAction, { readonly problem: Problem; readonly judgement: Judgement }>();

const isSameProblem = (one: Problem, other: Problem): boolean =>
  one === other || (one.board === other.board && keyOf(one) === keyOf(other));

export const judgementOf = (problem: Problem, action: RunAction): Judgement => {
  const before = judged.get(action);
  if (before && isSameProblem(before.problem, problem)) return before.judgement;
  const judgement = judgeRuns(problem, action.runs.map(fromRun));
  judged.set(action, { problem, judgement });
  return judgement;
};

export const runChoice = <F extends RunFrame>(rules: RunRules<F>): Choice<F, 'runTrains'> => {
  // Judging asks for it, and carrying out asks again.
  const problemOf = memoOfLast(rules.problem);
  const best = (state: State, company: CompanyId): Result => bestResult(problemOf(state, company));

  const deciderOf = (state: State, frame: F): PlayerId | null =>
    rules.decider ? rules.decider(state, frame) : companyOf(state, frame.company).president;

  const options = (state: State, frame: F): readonly Option[] => {
    const by = deciderOf(state, frame);
    return by ? [{ kind: 'run', by, company: frame.company }] : [];
  };

  const valued = (state: State, frame: F, action: RunAction): Judgement =>
    judgementOf(problemOf(state, frame.company), action);

  return {
    options,
    judge: (state, frame, action): Refusal | undefined => {
      const found = valued(state, frame, action);
      if (!found.ok)
        return refuse(rules.cite(found.refusal.key), `run.${found.refusal.key}`, { ...found.refusal.args });
      const rule = rules.mustBeBest(state, frame);
      if (rule === undefined) return rules.whyNotThese?.(state, frame, action.runs.map(fromRun), found.revenue);
      const { revenue } = best(state, frame.company);
      return found.revenue < revenue
        ? refuse(rule, 'run.notBest', { revenue: found.revenue, best: revenue })
        : undefined;
    },
    expand: (state, frame, { nodes }) => {
      const by = deciderOf(state, frame);
      if (!by || (nodes !== undefined && !isSoonFound(problemOf(state, frame.company), nodes))) return [];
      const { runs, proved } = best(state, frame.company);
      return [{ kind: 'one', action: { type: 'runTrains', by, runs: runs.map(toRun) }, proved }];
    },
    apply: (move, frame, action) => {
      const found = valued(move.state, frame, action);
      if (!found.ok) throw new Error(`a run that is refused: ${found.refusal.key}`);
      emit(move, {
        type: 'trainsRan',
        company: frame.company,
        revenue: found.revenue,
        runs: found.runs.map((run) => ({
          train: run.train,
          revenue: run.revenue,
          stops: run.stops.map(({ hex, node }) => `${hex}/${node}`),
          ...(rules.explains ? explained(run) : {}),
        })),
      });
      const trains = found.runs.map((run) => run.train);
      rules.ran(move, frame, { revenue: found.revenue, subsidy: found.subsidy, trains });
    },
  };
};
