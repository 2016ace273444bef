/** Running trains: §7.8 (j), the director need not maximise, so that what is found in good time will do. */
import { type Action, expand, explain, type Offer, type State } from '@roundhouse/engine';
import { bestRuns } from '@roundhouse/routes';
import { routeProblem, toRun } from '@roundhouse/titles/1862';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';

/** How far the route finder looks: within this, nearly all best runs are proved. */
const NODES = 400_000;

/** The very best, where what was found leaves a train at home that must run. */
const best = (state: State): readonly Action[] =>
  expand(state, 'runTrains', {}).flatMap((each) => (each.kind === 'one' && !each.refusal ? [each.action] : []));

export const runs = ({ state }: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'run') return [];
    const found = bestRuns(routeProblem(state, offer.company), { budget: NODES });
    const quick: Action = { type: 'runTrains', by: offer.by, runs: found.runs.map(toRun) };
    const actions = explain(state, quick) ? best(state) : [quick];
    return actions.map((action) => ({ action, value: 1, reasons: [{ key: 'reason.bestRun', args: {} }] }));
  });
