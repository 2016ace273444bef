/** A kind of train on a graph: what each stop and link is worth to it and costs it. */
import type { Graph } from './compile.ts';
import type { Stop } from './stops.ts';
import type { Pay, Problem, TrainRule } from './types.ts';

/** Larger than any range. */
export const UNLIMITED = 999;

export interface View {
  readonly rule: TrainRule;
  /** What a stop pays this train, bonuses of the stop included. */
  readonly value: Int32Array;
  /** 1 where the train may stop. */
  readonly allowed: Uint8Array;
  readonly city: Uint8Array;
  /** What a stop costs of the range in stops: 1, or 0 where it is beyond the reach. */
  readonly stopCost: Uint8Array;
  /** What a link costs of the range in borders; -1: not for this train. */
  readonly linkCost: Int32Array;
  /** Limits, UNLIMITED where there is none. */
  readonly stops: number;
  readonly cities: number;
  readonly borders: number;
  readonly pay: Pay | undefined;
  readonly counted: (stop: Stop) => boolean;
}

interface StopBonus {
  readonly kind: 'stopMark' | 'ownMark' | 'ownLabel' | 'ownStation';
  readonly amount: number;
}

const NOTHING: readonly StopBonus[] = [];
const NO_MARKS: readonly string[] = [];

export const stopBonuses = (problem: Problem, rule: TrainRule, stop: Stop): readonly StopBonus[] => {
  if (problem.rules.bonuses.length === 0 && rule.perOwnStation === undefined) return NOTHING;
  const result: StopBonus[] = [];
  const marks = problem.board.marks[stop.hexId] ?? NO_MARKS;
  for (const bonus of problem.rules.bonuses) {
    if (bonus.kind === 'stopMark' && marks.includes(bonus.mark))
      result.push({ kind: bonus.kind, amount: bonus.amount });
    if (bonus.kind === 'ownMark' && marks.includes(bonus.mark) && problem.companyMarks.includes(bonus.mark)) {
      result.push({ kind: bonus.kind, amount: bonus.amount });
    }
    if (bonus.kind === 'ownLabel' && stop.label === problem.company)
      result.push({ kind: bonus.kind, amount: bonus.amount });
  }
  if (rule.perOwnStation !== undefined && stop.own) result.push({ kind: 'ownStation', amount: rule.perOwnStation });
  return result;
};

export const plainValue = (rule: TrainRule, stop: Stop): number => {
  const value = (rule.kind && stop.byTrain[rule.kind]) ?? stop.value;
  if (stop.kind === 'town') return value;
  const doubled = stop.kind === 'city' && rule.doubled?.includes(stop.hexId) === true;
  return value * (rule.citiesTimes ?? 1) * (doubled ? 2 : 1);
};

export const isBeyondReach = (rule: TrainRule, stop: Pick<Stop, 'kind'>): boolean =>
  rule.areasBeyondReach === true && stop.kind === 'offboard';

/** What these marked hexes pay a run that touches them. */
export const valueOfMarks = ({ marks }: Graph, bits: number): number =>
  marks.reduce((sum, { amount }, i) => ((bits & (1 << i)) === 0 ? sum : sum + amount), 0);

export const viewOf = (problem: Problem, graph: Graph, rule: TrainRule): View => {
  const value = new Int32Array(graph.stops.length);
  const allowed = new Uint8Array(graph.stops.length);
  const city = new Uint8Array(graph.stops.length);
  const stopCost = new Uint8Array(graph.stops.length);
  graph.stops.forEach((stop, i) => {
    value[i] = stopBonuses(problem, rule, stop).reduce((sum, bonus) => sum + bonus.amount, plainValue(rule, stop));
    allowed[i] = rule.inland === true && stop.kind === 'offboard' ? 0 : 1;
    const beyondReach = isBeyondReach(rule, stop);
    city[i] = stop.kind === 'town' || beyondReach ? 0 : 1;
    stopCost[i] = beyondReach ? 0 : 1;
  });
  const linkCost = Int32Array.from(graph.links, (link) => {
    const each = rule.gauge?.[link.gauge] ?? 1;
    return each === 'never' ? -1 : each * link.borders;
  });
  const beyond = problem.rules.portsBeyondMinimum === true;
  return {
    rule,
    value,
    allowed,
    city,
    stopCost,
    linkCost,
    stops: rule.stops ?? UNLIMITED,
    cities: rule.cities ?? UNLIMITED,
    borders: rule.borders ?? UNLIMITED,
    pay: rule.pay,
    counted: (stop) => !(beyond && stop.port),
  };
};
