/** The ledger of a game: its rounds, and what companies earned in them. Every figure knows the position that it comes from. */
import type { Event } from '../events.ts';
import { memo } from '../memo.ts';
import type { CompanyId, PlayerId, RoundMark, State } from '../state.ts';
import { titleOf } from '../title.ts';

/** A game as far as it was played: a position after every action, and the events that led to it. */
export interface History {
  readonly states: readonly State[];
  readonly opening: readonly Event[];
  readonly events: readonly (readonly Event[])[];
}

export interface LedgerRound {
  readonly mark: RoundMark;
  /** Its first position, counted in actions. */
  readonly from: number;
  /** The position that it ended with: the first of the next round, or the last of all. */
  readonly to: number;
}

export interface Revenue {
  readonly company: CompanyId;
  /** Its operating round: `3.1`. */
  readonly round: string;
  /** The position after the run, or after the dividend where one followed. */
  readonly position: number;
  readonly revenue: number;
  readonly perShare: number;
  /** What went to the holders of its shares. */
  readonly paidOut: number;
  readonly withheld: boolean;
  /** Part of it was paid and part kept, as was chosen. */
  readonly part: boolean;
}

export interface Ledger {
  readonly rounds: readonly LedgerRound[];
  /** In the order in which they were earned. */
  readonly revenues: readonly Revenue[];
}

const isSameRound = (a: RoundMark, b: RoundMark): boolean =>
  a.kind === b.kind && a.set === b.set && a.number === b.number;

const roundsOf = (states: readonly State[]): readonly LedgerRound[] => {
  const starts = states.flatMap(({ round }, position) => {
    const before = states[position - 1];
    return before && isSameRound(before.round, round) ? [] : [{ from: position, mark: round }];
  });
  return starts.map((start, at) => ({ ...start, to: starts[at + 1]?.from ?? states.length - 1 }));
};

const nameOf = ({ set, number }: Pick<RoundMark, 'set' | 'number'>): string => `${set}.${number}`;

/** A run belongs to the dividend that follows it. Where there are no shares a run is followed by none. */
const revenuesOf = ({ states, opening, events: all }: History): readonly Revenue[] => {
  const found: Revenue[] = [];
  const runs = new Map<CompanyId, number>();
  const [first] = states;
  let round = first ? nameOf(first.round) : '';
  for (const [position, events] of [opening, ...all].entries())
    for (const event of events) {
      // A round in which nobody is asked begins and ends between two positions: only the events say which it is.
      if (event.type === 'roundBegan') round = nameOf(event);
      if (event.type !== 'dividend' && event.type !== 'trainsRan') continue;
      const { company, revenue } = event;
      if (event.type === 'trainsRan') {
        runs.set(
          company,
          found.push({ company, round, position, revenue, perShare: 0, paidOut: 0, withheld: false, part: false }) - 1,
        );
        continue;
      }
      // What is kept is paid to the company itself.
      const paidOut = Object.entries(event.paid).reduce(
        (sum, [who, amount]) => sum + (who === company ? 0 : amount),
        0,
      );
      const run = runs.get(company);
      runs.delete(company);
      const { perShare } = event;
      const entry: Revenue = {
        company,
        round,
        position,
        revenue,
        perShare,
        paidOut,
        withheld: paidOut === 0,
        part: event.kind === 'half',
      };
      if (run === undefined || found[run]?.round !== round) found.push(entry);
      else found[run] = entry;
    }
  return found;
};

export const ledgerOf = (history: History): Ledger => ({
  rounds: roundsOf(history.states),
  revenues: revenuesOf(history),
});

/** A game as it stood at a position. */
export const historyUntil = ({ states, opening, events }: History, position: number): History => ({
  states: states.slice(0, position + 1),
  opening,
  events: events.slice(0, position),
});

/** What a player was worth when a round ended, and by how much that had changed since it began. */
export interface Worth {
  readonly player: PlayerId;
  readonly worth: number;
  readonly change: number;
}

export interface RoundWorth extends LedgerRound {
  readonly players: readonly Worth[];
}

const worthIn = memo((state: State): ReadonlyMap<PlayerId, number> => {
  const title = titleOf(state);
  return new Map(state.seats.map((player) => [player, title.worth(state, player)]));
});

/** The worth of all players by round; the last round is the one that is being played. */
export const worthByRound = (rounds: readonly LedgerRound[], states: readonly State[]): readonly RoundWorth[] =>
  rounds.flatMap((round) => {
    const [before, after] = [states[round.from], states[round.to]];
    if (!before || !after) return [];
    const [was, is] = [worthIn(before), worthIn(after)];
    const players = [...is].map(([player, worth]) => ({ player, worth, change: worth - (was.get(player) ?? worth) }));
    return [{ ...round, players }];
  });

/** What each company ran for last, up to a position. */
export const lastRevenues = ({ events }: Pick<History, 'events'>, position: number): ReadonlyMap<CompanyId, number> => {
  const found = new Map<CompanyId, number>();
  for (let at = position - 1; at >= 0; at--)
    for (const event of events[at] ?? [])
      if (event.type === 'trainsRan' && !found.has(event.company)) found.set(event.company, event.revenue);
  return found;
};
