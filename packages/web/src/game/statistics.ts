/** Figures over the course of a game, derived from its positions and events. */
import { type CompanyId, type Event, type PlayerId, titleOf } from '@roundhouse/engine';
import type { Line } from './session.ts';

/** What each company ran for last, up to a position. */
export const lastRevenues = (line: Line, position: number): ReadonlyMap<CompanyId, number> => {
  const found = new Map<CompanyId, number>();
  for (let at = position - 1; at >= 0; at--)
    for (const event of line.events[at] ?? [])
      if (event.type === 'trainsRan' && !found.has(event.company)) found.set(event.company, event.revenue);
  return found;
};

export interface Sample {
  readonly position: number;
  readonly label: string;
  readonly set: number;
  readonly number: number;
  readonly kind: string;
}

/** The positions at which rounds begin, and the last one. */
export const roundStarts = (line: Line): readonly Sample[] => {
  const samples: Sample[] = [];
  line.events.forEach((events, at) => {
    const began = events.findLast((each): each is Extract<Event, { type: 'roundBegan' }> => each.type === 'roundBegan');
    if (began)
      samples.push({
        position: at + 1,
        label: `${began.set}.${began.number}`,
        set: began.set,
        number: began.number,
        kind: began.kind,
      });
  });
  const [start] = line.states;
  const last = line.states.length - 1;
  if (start) samples.unshift({ position: 0, label: '0', set: 0, number: 0, kind: start.round.kind });
  const end = line.states[last];
  if (end && samples.at(-1)?.position !== last)
    samples.push({ position: last, label: '', set: end.round.set, number: end.round.number, kind: end.round.kind });
  return samples;
};

export const worthOverTime = (line: Line, samples: readonly Sample[]): ReadonlyMap<PlayerId, readonly number[]> => {
  const [start] = line.states;
  return new Map(
    (start?.seats ?? []).map((player) => [
      player,
      samples.map(({ position }) => {
        const state = line.states[position];
        return state ? titleOf(state).worth(state, player) : 0;
      }),
    ]),
  );
};

export interface Ran {
  readonly company: CompanyId;
  readonly position: number;
  readonly revenue: number;
}

export const allRuns = (line: Line): readonly Ran[] =>
  line.events.flatMap((events, at) =>
    events.flatMap((each) =>
      each.type === 'trainsRan' ? [{ company: each.company, position: at + 1, revenue: each.revenue }] : [],
    ),
  );

export interface Milestone {
  readonly position: number;
  readonly event: Event;
}

/** Trains that came and went, phases, companies that started and closed: the history of a game in a page. */
export const milestones = (line: Line): readonly Milestone[] =>
  line.events.flatMap((events, at) =>
    events
      .filter((each) =>
        [
          'phaseBegan',
          'trainsRusted',
          'companyStarted',
          'companyClosed',
          'companiesMerged',
          'bankrupt',
          'endTriggered',
          'gameEnded',
        ].includes(each.type),
      )
      .map((event) => ({ position: at + 1, event })),
  );
