/** The figures of the results page: the ledger, the worth of every player after every action, trains and phases. */
import { type Event, isEqual, type PlayerId, type RoundMark, scoreOf } from '@roundhouse/engine';
import { type Finale, finaleOf } from '@roundhouse/engine/models/finale';
import { type Ledger, ledgerOf } from '@roundhouse/engine/models/ledger';
import { yieldToPage } from '../../app/yieldToPage.ts';
import type { Line } from '../../game/session.ts';

export type TrainEvent = Extract<
  Event,
  { readonly type: 'trainBought' | 'trainExported' | 'trainsRusted' | 'trainsObsolete' | 'phaseBegan' }
>;

export interface GameFigures extends Ledger {
  readonly positions: number;
  /** By player, one figure per position. */
  readonly worth: ReadonlyMap<PlayerId, readonly number[]>;
  readonly trains: readonly { readonly position: number; readonly event: TrainEvent }[];
  readonly finale: Finale;
  /** Where each round began. */
  readonly began: readonly { readonly position: number; readonly round: RoundMark }[];
}

const isOfTrains = (event: Event): event is TrainEvent =>
  event.type === 'trainBought' ||
  event.type === 'trainExported' ||
  event.type === 'trainsRusted' ||
  event.type === 'trainsObsolete' ||
  event.type === 'phaseBegan';

/** So long the page may be still, in milliseconds. */
const SLICE = 30;

export const figuresOf = async (line: Line): Promise<GameFigures> => {
  const { states } = line;
  const seats = states[0]?.seats ?? [];
  const worth = new Map<PlayerId, number[]>(seats.map((id) => [id, []]));
  let since = performance.now();
  for (const state of states) {
    for (const [id, values] of worth) values.push(scoreOf(state, id));
    if (performance.now() - since > SLICE) {
      await yieldToPage();
      since = performance.now();
    }
  }
  const trains = [line.opening, ...line.events].flatMap((events, position) =>
    events.filter(isOfTrains).map((event) => ({ position, event })),
  );
  const began = states.flatMap(({ round }, position) =>
    isEqual(round, states[position - 1]?.round) ? [] : [{ position, round }],
  );
  return { ...ledgerOf(line), positions: states.length, worth, trains, finale: finaleOf(states), began };
};
