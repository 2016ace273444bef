/** Trains: the depot, the pool, who owns what; phases, rust and obsolescence triggered by purchases. */
import type { LostTrain } from './events.ts';
import { flatMap, withId } from './lists.ts';
import { memo } from './memo.ts';
import { emit, type Move, update } from './move.ts';
import { changedTrain } from './records.ts';
import type { CompanyId, State, Train, TrainId } from './state.ts';
import type { ValueColour } from './track/types.ts';
import { factsOf, type PhaseFacts, type TrainFacts, type TrainSide, titleOf } from './title.ts';

export const train = (state: State, id: TrainId): Train => {
  const found = withId(state.trains, id);
  if (!found) throw new Error(`no train ${id}`);
  return found;
};

const byPlace = memo((trains: State['trains']): ReadonlyMap<Train['at'], readonly Train[]> => {
  const found = new Map<Train['at'], Train[]>();
  for (let index = 0; index < trains.length; index++) {
    const each = trains[index] as Train;
    const here = found.get(each.at);
    if (here) here.push(each);
    else found.set(each.at, [each]);
  }
  return found;
});

const NO_TRAINS: readonly Train[] = [];
export const trainsAt = (state: State, place: Train['at']): readonly Train[] =>
  byPlace(state.trains).get(place) ?? NO_TRAINS;

const factsByName = memo(
  (trains: readonly TrainFacts[]): ReadonlyMap<string, TrainFacts> => new Map(trains.map((each) => [each.name, each])),
);

export const trainFacts = (state: State, name: string): TrainFacts => {
  const facts = factsByName(factsOf(state).trains).get(name);
  if (!facts) throw new Error(`no train type ${name}`);
  return facts;
};

/** The facts of the side a train runs as. */
export const sideFacts = (state: State, of: Train): TrainSide => {
  const facts = trainFacts(state, of.name);
  for (const side of facts.sides) if (side.name === of.side) return side;
  return facts;
};

/** All trains of a game in depot order, with ids `name-0`, `name-1`… */
export const depotOf = (facts: readonly TrainFacts[]): readonly Train[] =>
  flatMap(facts, ({ name, count }) =>
    Array.from({ length: count }, (_, index): Train => ({
      id: `${name}-${index}`,
      name,
      side: name,
      at: 'depot',
      obsolete: false,
      warranties: 0,
    })),
  );

/** The next train of the depot's order. */
export const nextTrain = (state: State): Train | undefined =>
  trainsAt(state, 'depot').find((each) => trainFacts(state, each.name).from === undefined);

const soldInPhase = memo((_trains: State['trains']): Map<string, readonly Train[]> => new Map());

const saleOf = (state: State): readonly Train[] => {
  const names = new Set<string>();
  const next = nextTrain(state);
  const begun = phaseIndex(state, state.phase);
  return trainsAt(state, 'depot').filter((each) => {
    if (names.has(each.name)) return false;
    const { from } = trainFacts(state, each.name);
    const sold = from === undefined ? each.id === next?.id : begun >= phaseIndex(state, from);
    if (sold) names.add(each.name);
    return sold;
  });
};

/** One train of each kind that the depot sells now: the next in order, and those for sale out of order in this phase. */
export const trainsForSale = (state: State): readonly Train[] => {
  const known = soldInPhase(state.trains);
  const before = known.get(state.phase);
  if (before) return before;
  const found = saleOf(state);
  known.set(state.phase, found);
  return found;
};

/** The entry of a train that has come to another place. */
export const logTrainMoved = (move: Move, { id, side, at: from }: Train, to: Train['at']): void => {
  if (from !== to) emit(move, { type: 'trainMoved', train: id, name: side, from, to });
};

export const changeTrain = (move: Move, id: TrainId, changes: Partial<Train>): void => {
  const before = train(move.state, id);
  const { trains } = move.state;
  update(move, { trains: trains.with(trains.indexOf(before), changedTrain(before, changes)) });
  if (changes.at !== undefined)
    logTrainMoved(move, changedTrain(before, { side: changes.side ?? before.side }), changes.at);
};

const phasesByName = memo(
  (phases: readonly PhaseFacts[]): ReadonlyMap<string, PhaseFacts> => new Map(phases.map((each) => [each.name, each])),
);

export const phaseFacts = (state: State, name = state.phase): PhaseFacts => {
  const facts = phasesByName(factsOf(state).phases).get(name);
  if (!facts) throw new Error(`no phase ${name}`);
  return facts;
};

const valuesIn = memo(({ colours, values }: PhaseFacts): readonly ValueColour[] =>
  values ? [...colours, ...values] : colours,
);

/** Colours whose values count now, the last of them before the others; the same object for the same phase. */
export const valueColours = (state: State): readonly ValueColour[] => valuesIn(phaseFacts(state));

export const phaseIndex = (state: State, name: string): number => {
  const { phases } = factsOf(state);
  return phases.indexOf(phasesByName(phases).get(name) as PhaseFacts);
};

export const phaseHas = (state: State, flag: string): boolean => phaseFacts(state).flags.includes(flag);

export const startPhase = (move: Move, phase: string): void => {
  const { phase: before } = move.state;
  if (phaseIndex(move.state, phase) <= phaseIndex(move.state, before)) return;
  update(move, { phase });
  emit(move, { type: 'phaseBegan', phase, before });
};

/** How many cards of a kind have left the depot. */
export const leftDepot = (state: State, name: string): number => {
  const { trains } = state;
  let left = 0;
  for (let index = 0; index < trains.length; index++) {
    const each = trains[index] as Train;
    if (each.name === name && each.at !== 'depot') left++;
  }
  return left;
};

/** Trains under warranty do not age until the last warranty is gone, which is the title's affair. */
const rustedBy = (state: State, sides: readonly string[], when: 'rustsOn' | 'obsoleteOn'): readonly Train[] => {
  const found: Train[] = [];
  for (const each of state.trains) {
    if (each.warranties > 0 || each.at === 'depot' || each.at === 'out') continue;
    if (sideFacts(state, each)[when].some((name) => sides.includes(name))) found.push(each);
  }
  return found;
};

const lostOf = (trains: readonly Train[]): readonly LostTrain[] =>
  trains.map(({ id, side, at }) => ({ train: id, name: side, owner: at }));

/** Trains leave the game. */
export const rust = (move: Move, trains: readonly Train[]): void => {
  if (trains.length === 0) return;
  const gone = new Set(trains.map((each) => each.id));
  update(move, {
    trains: move.state.trains.map((each) =>
      gone.has(each.id) ? changedTrain(each, { at: 'out', obsolete: false }) : each,
    ),
  });
  emit(move, {
    type: 'trainsRusted',
    names: [...new Set(trains.map((each) => each.side))],
    trains: [...gone],
    owners: [...new Set(trains.map((each) => each.at))],
    lost: lostOf(trains),
  });
};

/** Owned trains run once more; those in the pool leave at once. */
export const makeObsolete = (move: Move, trains: readonly Train[]): void => {
  rust(
    move,
    trains.filter((each) => each.at === 'pool'),
  );
  const owned = trains.filter((each) => each.at !== 'pool');
  if (owned.length === 0) return;
  const faded = new Set(owned.map((each) => each.id));
  update(move, {
    trains: move.state.trains.map((each) => (faded.has(each.id) ? changedTrain(each, { obsolete: true }) : each)),
  });
  emit(move, {
    type: 'trainsObsolete',
    names: [...new Set(owned.map((each) => each.side))],
    trains: [...faded],
    lost: lostOf(owned),
  });
};

/** What leaves or fades when a train of one of these names or sides comes into play. */
export const ageTrains = (move: Move, sides: readonly string[]): void => {
  rust(move, rustedBy(move.state, sides, 'rustsOn'));
  makeObsolete(
    move,
    rustedBy(move.state, sides, 'obsoleteOn').filter((each) => !each.obsolete),
  );
};

/**
 * A card leaves the depot for a company (or, exported, for `out`): its phase begins if it is the one that starts it,
 * and older trains age. Money is the caller's affair.
 */
export const takeFromDepot = (move: Move, id: TrainId, to: Train['at'], side?: string): void => {
  const { name } = train(move.state, id);
  changeTrain(move, id, { at: to, side: side ?? name });
  const nth = leftDepot(move.state, name);
  for (const start of trainFacts(move.state, name).starts) if (start.nth === nth) startPhase(move, start.phase);
  ageTrains(move, side !== undefined && side !== name ? [side] : [name]);
};

/** Trains above the limit of a company; 0 when it is within. */
export const trainsOverLimit = (state: State, company: CompanyId): number =>
  Math.max(0, trainsAt(state, company).length - titleOf(state).trainLimit(state, company));
