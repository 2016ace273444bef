/** Judges runs: what they earn together, or what is wrong with them. */
import { flatMap } from '@roundhouse/engine';
import { refuseRun } from './allowed.ts';
import { runContextOf, examine, isRefusal, type Examined, type ExaminedLink } from './examine.ts';
import { valueAlone, valueTogether } from './revenue.ts';
import type { Judgement, Problem, RouteRefusal, RunPath } from './types.ts';

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

/** The first link of a run that uses track which is taken already, or -1; takes its track. */
const sharesTrack = (taken: Set<number>, links: readonly ExaminedLink[]): number => {
  const shared = links.findIndex(({ tracks }) => tracks.some((track) => taken.has(track)));
  if (shared < 0) for (const { tracks } of links) tracks.forEach((track) => taken.add(track));
  return shared;
};

export const judgeRuns = (problem: Problem, paths: readonly RunPath[]): Judgement => {
  const context = runContextOf(problem);
  const refused = (refusal: RouteRefusal): Judgement => ({ ok: false, refusal });
  const runs: Examined[] = [];
  const taken = new Set<number>();
  for (const path of paths) {
    if (runs.some(({ train }) => train.id === path.train))
      return refused({ key: 'trainRunsTwice', args: { train: path.train } });
    const run = examine(context, path);
    if (isRefusal(run)) return refused(run);
    const refusal = refuseRun(problem, run);
    if (refusal) return refused(refusal);
    const chosen = refuseChoice(problem, run);
    if (chosen) return refused(chosen);
    runs.push(run);
    if (problem.rules.sharing === 'everything') continue;
    const shared = sharesTrack(taken, run.links);
    if (shared >= 0)
      return refused({ key: 'trackShared', args: { train: path.train, hex: run.stops[shared + 1]?.hexId ?? '' } });
  }
  if (problem.rules.sharing === 'nothing') {
    const valued = runs.map((run) => valueAlone(problem, run));
    return { ok: true, runs: valued, revenue: valued.reduce((sum, run) => sum + run.revenue, 0), subsidy: 0 };
  }
  const joint = valueTogether(problem, runs);
  if (typeof joint === 'string') return refused({ key: joint, args: {} });
  return { ok: true, ...joint };
};
