/** The figures of a game in figures: worth after every action, revenue, trains and phases, from states and events. */
import {
  type CompanyId,
  type Event,
  type PlayerId,
  type RoundMark,
  scoreOf,
  type State,
  type Title,
} from '@roundhouse/engine';
import { yieldToPage } from '../../app/yieldToPage.ts';
import type { Line } from '../../game/session.ts';

export interface RoundStart {
  /** The first position of the round, counted in actions. */
  readonly position: number;
  readonly mark: RoundMark;
}

export interface Revenue {
  readonly company: CompanyId;
  /** Its operating round: `3.1`. */
  readonly round: string;
  readonly revenue: number;
  readonly withheld: boolean;
}

export type TrainEvent = Extract<
  Event,
  { readonly type: 'trainBought' | 'trainExported' | 'trainsRusted' | 'trainsObsolete' | 'phaseBegan' }
>;

export interface GameFigures {
  readonly positions: number;
  readonly rounds: readonly RoundStart[];
  /** By player, one figure per position. */
  readonly worth: ReadonlyMap<PlayerId, readonly number[]>;
  readonly revenues: readonly Revenue[];
  readonly trains: readonly { readonly position: number; readonly event: TrainEvent }[];
}

const sameRound = (a: RoundMark, b: RoundMark): boolean =>
  a.kind === b.kind && a.set === b.set && a.number === b.number;

export const roundsOf = (states: readonly State[]): readonly RoundStart[] =>
  states.flatMap(({ round }, position) => {
    const before = states[position - 1];
    return before && sameRound(before.round, round) ? [] : [{ position, mark: round }];
  });

const isOfTrains = (event: Event): event is TrainEvent =>
  event.type === 'trainBought' ||
  event.type === 'trainExported' ||
  event.type === 'trainsRusted' ||
  event.type === 'trainsObsolete' ||
  event.type === 'phaseBegan';

/**
 * What the trains of a company earned, and whether it was paid out: a run belongs to the dividend that follows it. Where there
 * are no shares a run is followed by none.
 */
export const revenuesOf = ({ states, opening, events: all }: Line): readonly Revenue[] => {
  const found: Revenue[] = [];
  const runs = new Map<CompanyId, number>();
  const nameOf = ({ set, number }: Pick<RoundMark, 'set' | 'number'>): string => `${set}.${number}`;
  const [first] = states;
  let round = first ? nameOf(first.round) : '';
  // A round in which nobody is asked begins and ends between two positions: what happens says which it is.
  for (const events of [opening, ...all]) {
    for (const event of events) {
      if (event.type === 'roundBegan') round = nameOf(event);
      if (event.type !== 'dividend' && event.type !== 'trainsRan') continue;
      const { company, revenue } = event;
      if (event.type === 'trainsRan') {
        runs.set(company, found.push({ company, round, revenue, withheld: false }) - 1);
        continue;
      }
      // What is kept is paid to the company itself.
      const withheld = Object.entries(event.paid).every(([who, amount]) => who === company || amount === 0);
      const run = runs.get(company);
      runs.delete(company);
      const entry: Revenue = { company, round, revenue, withheld };
      if (run === undefined || found[run]?.round !== round) found.push(entry);
      else found[run] = entry;
    }
  }
  return found;
};

export const figuresOf = async (title: Title, line: Line): Promise<GameFigures> => {
  const { states } = line;
  const rounds = roundsOf(states);
  const seats = states[0]?.seats ?? [];
  const worth = new Map<PlayerId, number[]>(seats.map((id) => [id, []]));
  let since = performance.now();
  for (const state of states) {
    for (const [id, values] of worth) values.push(scoreOf(state, id));
    if (performance.now() - since > 30) {
      await yieldToPage();
      since = performance.now();
    }
  }
  const trains = [line.opening, ...line.events].flatMap((events, position) =>
    events.filter(isOfTrains).map((event) => ({ position, event })),
  );
  return { positions: states.length, rounds, worth, revenues: revenuesOf(line), trains };
};
