/**
 * One game on the screen: its actions, every position they lead to, the position shown, and a sandbox beside it.
 * Undo, redo and history are look-ups; nothing is replayed.
 */
import {
  type Action,
  apply,
  begin,
  type Event,
  type Game,
  isRefusal,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { breathe } from '../app/breathe.ts';

/** A line of play: state i is the one after i actions. */
export interface Line {
  readonly actions: readonly Action[];
  readonly states: readonly State[];
  /** Events i are those of action i; `opening` those of the set-up. */
  readonly events: readonly (readonly Event[])[];
  readonly opening: readonly Event[];
  /** Actions of an older day that cannot be replayed one by one. */
  readonly gap?: Gap;
}

/** Between these two positions nothing can be shown: the game is known as it stood before and after. */
export interface Gap {
  readonly after: number;
  readonly before: number;
}

export interface SessionState {
  readonly game: Game;
  readonly main: Line;
  /** Actions that were undone and may be redone, the next one last. */
  readonly undone: readonly Action[];
  /** A trial line from some position of the main one; null when nothing is being tried out. */
  readonly sandbox: { readonly from: number; readonly line: Line } | null;
  /** Position shown, counted in actions of the line on the screen; null: the newest. */
  readonly shown: number | null;
  /** Why the last attempt was refused. */
  readonly refusal: Refusal | null;
}

export interface SessionActions {
  /** Plays in the line on the screen; from an older position only in the sandbox. */
  readonly play: (action: Action) => Refusal | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (position: number | null) => void;
  readonly tryOut: () => void;
  /** The sandbox line becomes the real one (only where it starts at the newest real position). */
  readonly playSandbox: () => void;
  readonly discardSandbox: () => void;
}

export type Session = StoreApi<SessionState & SessionActions>;

export const lineOnScreen = (session: SessionState): Line => session.sandbox?.line ?? session.main;

export const positionShown = (session: SessionState): number =>
  session.shown ?? lineOnScreen(session).states.length - 1;

export const stateShown = (session: SessionState): State => {
  const state = lineOnScreen(session).states[positionShown(session)];
  if (!state) throw new Error('no such position');
  return state;
};

const cut = ({ actions, states, events, opening, gap }: Line, length: number): Line => ({
  actions: actions.slice(0, length),
  states: states.slice(0, length + 1),
  events: events.slice(0, length),
  opening,
  ...(gap && length >= gap.before ? { gap } : {}),
});

/** The line goes on behind actions that cannot be replayed, from the position that was kept. */
export const bridge = (line: Line, actions: readonly Action[], head: State): Line => {
  // Where all could be replayed, but to another end, the last of them is the one that was decided otherwise.
  const after = Math.min(line.actions.length, actions.length - 1);
  const missing = actions.length - after;
  return {
    actions,
    // Positions in the gap are never shown: whoever points at one is led to its nearer end.
    states: [...line.states.slice(0, after + 1), ...Array.from({ length: missing }, () => head)],
    events: [...line.events.slice(0, after), ...Array.from({ length: missing }, () => [])],
    opening: line.opening,
    gap: { after, before: actions.length },
  };
};

/** Nothing is taken back across a gap. */
export const firstUndoable = (line: Line): number => line.gap?.before ?? 0;

/** Out of the gap: back over it when coming from behind it, on over it otherwise. */
const outOfGap = ({ gap }: Line, position: number, from: number): number => {
  if (!gap || position <= gap.after || position >= gap.before) return position;
  return from >= gap.before ? gap.after : gap.before;
};

const extend = (line: Line, action: Action): Line | Refusal => {
  const head = line.states.at(-1);
  if (!head) throw new Error('a line without positions');
  const result = apply(head, action);
  if (isRefusal(result)) return result;
  return {
    ...line,
    actions: [...line.actions, action],
    states: [...line.states, result.state],
    events: [...line.events, result.events],
  };
};

const isLine = (value: Line | Refusal): value is Line => 'states' in value;

/** Milliseconds of work without a breath, and between two words about how far it is: each of these is a picture to paint. */
const SLICE = 30;
const TELL = 150;

/** All positions of a stored game, in slices: the page stays alive while a long game is replayed. Actions that today's rules
 * refuse are reported, never dropped silently. */
export const lineInSlices = async (
  game: Game,
  progress: (done: number, of: number) => void,
): Promise<{ readonly line: Line; readonly refused?: { readonly index: number; readonly refusal: Refusal } }> => {
  const start = newLine(game);
  const states = [...start.states];
  const events: (readonly Event[])[] = [];
  let since = performance.now();
  let told = since;
  for (const [index, action] of game.actions.entries()) {
    const before = states[index];
    if (!before) throw new Error('a line without positions');
    const result = apply(before, action);
    if (isRefusal(result))
      return {
        line: { actions: game.actions.slice(0, index), states, events, opening: start.opening },
        refused: { index, refusal: result },
      };
    states.push(result.state);
    events.push(result.events);
    if (performance.now() - since < SLICE) continue;
    if (performance.now() - told >= TELL) {
      progress(index + 1, game.actions.length);
      told = performance.now();
    }
    await breathe();
    since = performance.now();
  }
  return { line: { actions: game.actions, states, events, opening: start.opening } };
};

export const newLine = (game: Game): Line => {
  const { state, events } = begin(game);
  return { actions: [], states: [state], events: [], opening: events };
};

export const createSession = (game: Game, main: Line, undone: readonly Action[] = []): Session =>
  createStore((set, get) => {
    const update = (changes: Partial<SessionState>): void => set({ refusal: null, ...changes });
    const setMain = (line: Line, undone: readonly Action[]): void =>
      update({ main: line, undone, shown: null, game: { ...get().game, actions: line.actions } });
    const refused = (refusal: Refusal): Refusal => {
      set({ refusal });
      return refusal;
    };
    return {
      game,
      main,
      undone,
      sandbox: null,
      shown: null,
      refusal: null,
      play: (action) => {
        const { sandbox, main: line, shown } = get();
        if (sandbox) {
          const position = positionShown(get());
          const next = extend(cut(sandbox.line, position), action);
          if (!isLine(next)) return refused(next);
          update({ sandbox: { ...sandbox, line: next }, shown: null });
          return undefined;
        }
        if (shown !== null && shown < line.states.length - 1) return refused({ rule: '', key: 'notNewest', args: {} });
        const next = extend(line, action);
        if (!isLine(next)) return refused(next);
        setMain(next, []);
        return undefined;
      },
      undo: () => {
        const { sandbox, main: line, undone } = get();
        if (sandbox) {
          if (sandbox.line.actions.length > sandbox.from)
            update({ sandbox: { ...sandbox, line: cut(sandbox.line, sandbox.line.actions.length - 1) }, shown: null });
          return;
        }
        const last = line.actions.at(-1);
        if (last && line.actions.length > firstUndoable(line))
          setMain(cut(line, line.actions.length - 1), [...undone, last]);
      },
      redo: () => {
        const { sandbox, main: line, undone } = get();
        const last = undone.at(-1);
        if (sandbox || !last) return;
        const next = extend(line, last);
        if (isLine(next)) setMain(next, undone.slice(0, -1));
      },
      goTo: (position) => {
        const line = lineOnScreen(get());
        const newest = line.states.length - 1;
        const wanted = position === null ? newest : outOfGap(line, position, positionShown(get()));
        update({ shown: wanted >= newest ? null : Math.max(0, wanted) });
      },
      tryOut: () => {
        if (get().sandbox) return;
        const from = positionShown(get());
        update({ sandbox: { from, line: cut(get().main, from) }, shown: null });
      },
      playSandbox: () => {
        const { sandbox, main: line } = get();
        if (!sandbox || sandbox.from !== line.states.length - 1) return;
        update({ sandbox: null });
        setMain(sandbox.line, []);
      },
      discardSandbox: () => update({ sandbox: null, shown: null }),
    };
  });
