/** Judges runs: what they earn together, or what is wrong with them. */
import { flatMap } from '@roundhouse/engine';
import type { HexId } from '@roundhouse/engine';
import { refuseRun } from './allowed.ts';
import { deskOf, examine, isRefusal, type Examined } from './examine.ts';
import { networkWith, type Network } from './network.ts';
import { valueAlone, valueTogether } from './revenue.ts';
import type { Judgement, Problem, RouteRefusal, RunPath } from './types.ts';

const hexesOf = (paths: readonly RunPath[]): ReadonlySet<HexId> => {
  const hexes = new Set<HexId>();
  for (const { stops, links } of paths) {
    for (const { hex } of stops) hexes.add(hex);
    for (const link of links) for (const [hex] of link) hexes.add(hex);
  }
  return hexes;
};

/** 1862 §7.8.2, §7.8.3: the director says which stations count, as many as the train's number. */
const refuseChoice = ({ rules }: Problem, { train, path, stops }: Examined): RouteRefusal | undefined => {
  const { scored, group } = path;
  const free = rules.sharing === 'everything' && rules.joinFreights === undefined;
  if (group !== undefined && (!free || !train.rule.freight)) return { key: 'group', args: { train: train.id } };
  if (!scored) return undefined;
  const large = flatMap(stops, ({ kind }, i) => (kind === 'town' ? [] : [i]));
  const limit = Math.min(large.length, train.rule.pay?.stops ?? large.length);
  const counted = large.filter((i) => scored.includes(i)).length;
  const right = free && !train.rule.freight && counted === limit;
  return right ? undefined : { key: 'scored', args: { train: train.id, limit } };
};

export const judgeRuns = (
  problem: Problem,
  paths: readonly RunPath[],
  network: Network = networkWith(problem, hexesOf(paths)),
): Judgement => {
  const desk = deskOf(problem, network);
  const refused = (refusal: RouteRefusal): Judgement => ({ ok: false, refusal });
  const runs: Examined[] = [];
  const trains = new Set<string>();
  const tracks = new Map<number, string>();
  for (const path of paths) {
    if (trains.has(path.train)) return refused({ key: 'trainRunsTwice', args: { train: path.train } });
    trains.add(path.train);
    const run = examine(desk, path);
    if (isRefusal(run)) return refused(run);
    const refusal = refuseRun(problem, run);
    if (refusal) return refused(refusal);
    const chosen = refuseChoice(problem, run);
    if (chosen) return refused(chosen);
    runs.push(run);
    if (problem.rules.sharing === 'everything') continue;
    for (const [i, link] of run.links.entries()) {
      for (const track of link.tracks) {
        if (tracks.has(track))
          return refused({ key: 'trackShared', args: { train: path.train, hex: run.stops[i + 1]?.hexId ?? '' } });
      }
    }
    for (const link of run.links) for (const track of link.tracks) tracks.set(track, path.train);
  }
  if (problem.rules.sharing === 'nothing') {
    const valued = runs.map((run) => valueAlone(problem, run));
    return { ok: true, runs: valued, revenue: valued.reduce((sum, run) => sum + run.revenue, 0), subsidy: 0 };
  }
  const joint = valueTogether(problem, runs);
  if (typeof joint === 'string') return refused({ key: joint, args: {} });
  return { ok: true, ...joint };
};
