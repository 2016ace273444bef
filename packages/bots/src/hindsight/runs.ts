/** Runs that were not the best possible. */
import { type Action, apply, type CompanyId, type Event, expand, isRefusal, type State } from '@roundhouse/engine';
import type { MissedRun } from './findings.ts';

interface Ran {
  readonly company: CompanyId;
  readonly revenue: number;
}

const ranIn = (events: readonly Event[]): Ran | undefined => events.find((event) => event.type === 'trainsRan');

/** What the best runs earn in this position, under the rulings of the game; undefined where nothing was proved. */
const bestIn = (state: State): Ran | undefined => {
  for (const offer of expand(state, 'runTrains', {})) {
    if (offer.kind !== 'one' || offer.proved !== true || offer.refusal) continue;
    const result = apply(state, offer.action);
    if (!isRefusal(result)) return ranIn(result.events);
  }
  return undefined;
};

/** Looks at one action, decided in this position. */
export const missedRun = (
  state: State,
  action: Action,
  events: readonly Event[],
  at: number,
): MissedRun | undefined => {
  if (action.type !== 'runTrains') return undefined;
  const ran = ranIn(events);
  const player = ran && state.companies[ran.company]?.president;
  if (!player) return undefined;
  const best = bestIn(state);
  if (!best || best.company !== ran.company || best.revenue <= ran.revenue) return undefined;
  return { kind: 'missedRun', at, player, company: ran.company, revenue: ran.revenue, best: best.revenue };
};
