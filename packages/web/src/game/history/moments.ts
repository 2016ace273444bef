/** Where rounds, turns and phases begin in a line of play, and what nobody forgets. */
import type { Event, PlayerId } from '@roundhouse/engine';
import { ledgerOf, type LedgerRound } from '@roundhouse/engine/models/ledger';
import type { Line } from '../session.ts';

export type MarkKind = 'rust' | 'merger' | 'closed' | 'bankrupt' | 'end';

export interface MomentMark {
  readonly position: number;
  readonly kind: MarkKind;
  readonly event: Event;
}

export interface PhaseStart {
  readonly phase: string;
  readonly from: number;
}

export interface Moments {
  readonly rounds: readonly LedgerRound[];
  /** Positions at which somebody's turn begins. */
  readonly turns: readonly number[];
  readonly phases: readonly PhaseStart[];
  readonly marks: readonly MomentMark[];
}

const MARKS: Partial<Readonly<Record<Event['type'], MarkKind>>> = {
  trainsRusted: 'rust',
  companiesMerged: 'merger',
  companyClosed: 'closed',
  bankrupt: 'bankrupt',
  endTriggered: 'end',
};

const known = new WeakMap<Line, Moments>();

export const momentsOf = (line: Line): Moments => {
  let found = known.get(line);
  if (found) return found;
  const turns: number[] = [];
  const marks: MomentMark[] = [];
  for (const [position, events] of [line.opening, ...line.events].entries())
    for (const event of events) {
      if (event.type === 'turnBegan' && turns.at(-1) !== position) turns.push(position);
      const kind = MARKS[event.type];
      if (kind) marks.push({ position, kind, event });
    }
  const phases = line.states.flatMap(({ phase }, from) =>
    line.states[from - 1]?.phase === phase ? [] : [{ phase, from }],
  );
  found = { rounds: ledgerOf(line).rounds, turns, phases, marks };
  known.set(line, found);
  return found;
};

/** The nearest of these positions before or after one; null where there is none. */
export const neighbour = (positions: readonly number[], from: number, way: 1 | -1): number | null =>
  (way > 0 ? positions.find((each) => each > from) : positions.findLast((each) => each < from)) ?? null;

/** Where the last turn began in which one of these players decided, before a position. */
export const ownTurnBefore = (line: Line, from: number, mine: (player: PlayerId) => boolean): number | null => {
  const { turns } = momentsOf(line);
  // From the beginning of one's own turn one goes to the one before it.
  const last = line.actions.slice(0, from).findLastIndex(({ by }) => mine(by));
  return last < 0 ? null : (turns.findLast((each) => each <= last) ?? 0);
};
