/**
 * A move in the making: the state so far and the events so far. Rules read `move.state`, which is always plain
 * immutable data, and change it by the verbs of the core (pay, take, moveMarker…), each of which puts a new state in.
 */
import type { Event } from './events.ts';
import type { FrameData, NamedStep, TypedStep } from './handles.ts';
import { changedCompany, changedPrivate, changedState } from './records.ts';
import type { Company, CompanyId, Ending, Frame, Json, PlayerId, Private, PrivateId, State } from './state.ts';
import { titleOf } from './title.ts';

export interface Move {
  state: State;
  readonly events: Event[];
  /** Set when the turn in which the move was made has ended and something follows by itself. */
  turnEnd?: TurnEnd;
}

/** How things stood when a turn was over, and how many events belong to it. */
export interface TurnEnd {
  readonly state: State;
  readonly events: number;
}

export const newMove = (state: State): Move => ({ state, events: [] });

export const update = (move: Move, changes: Partial<State>): void => {
  move.state = changedState(move.state, changes);
};

/** From here on nothing belongs to the turn. The first one counts: later turns are none of the move's. */
export const markTurnEnd = (move: Move): void => {
  move.turnEnd ??= { state: move.state, events: move.events.length };
};

/** Records what happened and lets the title react to it. */
export const emit = (move: Move, event: Event): void => {
  if (event.type === 'turnBegan' || event.type === 'roundBegan') markTurnEnd(move);
  move.events.push(event);
  titleOf(move.state).after?.(move, event);
};

export const special = (move: Move, key: string, args: Readonly<Record<string, Json>> = {}): void =>
  emit(move, { type: 'special', key, args });

export const companyOf = (state: State, id: CompanyId): Company => {
  const company = state.companies[id];
  if (!company) throw new Error(`no company ${id}`);
  return company;
};

export const updateCompany = (move: Move, id: CompanyId, changes: Partial<Company>): void => {
  const companies: Record<CompanyId, Company> = { ...move.state.companies };
  companies[id] = changedCompany(companyOf(move.state, id), changes);
  update(move, { companies });
};

export const privateOf = (state: State, id: PrivateId): Private => {
  const found = state.privates[id];
  if (!found) throw new Error(`no private ${id}`);
  return found;
};

export const updatePrivate = (move: Move, id: PrivateId, changes: Partial<Private>): void => {
  const before = privateOf(move.state, id);
  const after = changedPrivate(before, changes);
  update(move, { privates: { ...move.state.privates, [id]: after } });
  if (after.owner !== before.owner)
    emit(move, { type: 'privateMoved', private: id, from: before.owner, to: after.owner });
};

/** The frame on top; with a handle only where it is one of that step. */
export function topFrame(state: State): Frame | undefined;
export function topFrame<F extends Frame>(state: State, step: TypedStep<F>): F | undefined;
export function topFrame(state: State, step?: NamedStep): Frame | undefined {
  const top = state.agenda.at(-1);
  return !step || step.is(top) ? top : undefined;
}

export const push = (move: Move, frame: Frame): void => update(move, { agenda: [...move.state.agenda, frame] });

export const pop = (move: Move): void => update(move, { agenda: move.state.agenda.slice(0, -1) });

const topmost = (agenda: readonly Frame[], step: NamedStep): number => {
  let at = agenda.length - 1;
  while (at >= 0 && !step.is(agenda[at])) at--;
  return at;
};

const changeFrame = (move: Move, at: number, changes: object): void => {
  const { agenda } = move.state;
  const frame = agenda[at];
  if (!frame) throw new Error('no such frame on the agenda');
  update(move, { agenda: agenda.with(at, Object.assign({ ...frame }, changes)) });
};

/** Changes what the topmost frame of a step remembers, at any depth of the stack; the step by its handle or a frame of it. */
export function amend<F extends Frame>(move: Move, step: TypedStep<F>, changes: Partial<FrameData<F>>): void;
export function amend<F extends Frame>(move: Move, frame: F, changes: Partial<FrameData<F>>): void;
export function amend(move: Move, of: Frame | NamedStep, changes: object): void {
  const { agenda } = move.state;
  changeFrame(move, 'step' in of ? agenda.findLastIndex(({ step }) => step === of.step) : topmost(agenda, of), changes);
}

/** The topmost frame of a step, at any depth of the stack. */
export const frameOf = <F extends Frame>({ agenda }: State, step: TypedStep<F>): F | undefined =>
  agenda[topmost(agenda, step)] as F | undefined;

/** Removes every frame from the topmost frame of this step upwards. */
export const dropFrom = (move: Move, step: NamedStep): void => {
  const at = topmost(move.state.agenda, step);
  if (at >= 0) update(move, { agenda: move.state.agenda.slice(0, at) });
};

/** A piece of a title's own state, with its type and its value before anything was put in. */
export interface Slot<T extends Json> {
  readonly get: (state: State) => T;
  readonly set: (move: Move, value: T) => void;
}

export const slot = <T extends Json>(name: string, initial: T): Slot<T> => ({
  get: (state) => (state.own[name] as T | undefined) ?? initial,
  set: (move, value) => {
    const own: Record<string, Json> = { ...move.state.own };
    own[name] = value;
    update(move, { own });
  },
});

export const triggerEnd = (move: Move, ending: Ending): void => {
  if (move.state.ending) return;
  update(move, { ending });
  emit(move, { type: 'endTriggered', reason: ending.reason });
};

/** The game is over, for a reason or by an end that was triggered: scores are taken and the agenda is cleared. */
export const endGame = (move: Move, end: string | Ending): void => {
  const { state } = move;
  const reason = typeof end === 'string' ? end : end.reason;
  const scores: Record<PlayerId, number> = {};
  for (const player of state.seats) scores[player] = titleOf(state).worth(state, player);
  const ranking = titleOf(state).ranking?.(state, scores);
  update(move, { agenda: [], outcome: { reason, scores, ...(ranking ? { ranking } : {}) } });
  emit(move, { type: 'gameEnded', reason, scores });
};
