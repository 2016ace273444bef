/**
 * One game on the screen: its actions, every position they lead to, the position shown, and a sandbox of tries that are not part of it.
 * Undo, redo and history are look-ups; nothing is replayed.
 */
import {
  type Action,
  apply,
  begin,
  type Event,
  type Game,
  isRefusal,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { yieldToPage } from '../app/yieldToPage.ts';
import { applied } from '@roundhouse/engine/models/applied';

/** A line of play: state i is the one after i actions. */
export interface Line {
  readonly actions: readonly Action[];
  readonly states: readonly State[];
  /** Events i are those of action i; `opening` those of the set-up. */
  readonly events: readonly (readonly Event[])[];
  readonly opening: readonly Event[];
  /** Actions of an earlier version that today’s rules cannot replay one by one. */
  readonly gap?: Gap;
}

/** Between these two positions nothing can be shown: the game is known as it stood before and after. */
export interface Gap {
  readonly after: number;
  readonly before: number;
  /** What is missing is being replayed, and will soon be there. */
  readonly recalling?: true;
}

/** Moves that are tried out after a position. */
export interface Sandbox {
  readonly from: number;
  readonly line: Line;
}

export interface SessionState {
  readonly game: Game;
  readonly main: Line;
  /** Actions that were undone and may be redone, the next one last. */
  readonly undone: readonly Action[];
  /** A trial line from some position of the main one; null when nothing is being tried out. */
  readonly sandbox: Sandbox | null;
  /** Position shown, counted in actions of the line on the screen; null: the newest. */
  readonly shown: number | null;
  /** Why the last attempt was refused. */
  readonly refusal: Refusal | null;
}

export interface SessionActions {
  /** Plays in the line on the screen; from an older position only in the sandbox. */
  readonly play: (action: Action) => Refusal | undefined;
  /** Somebody else has decided: the game goes on at its end. What is on the screen stays there, unless it was the newest position
   * and nobody wants to watch. */
  readonly append: (action: Action, watched?: boolean) => Refusal | undefined;
  /** Takes the newest action back; while the past is looked at, only looks one action further back. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes everything back that came after a position; it can be redone. */
  readonly undoTo: (position: number) => void;
  readonly goTo: (position: number | null) => void;
  /** What led to the position that the game was opened at is known now. */
  readonly recall: (past: Line) => void;
  /** Does what needs the past at once, or as soon as it is known; only the last wish is kept. */
  readonly whenRecalled: (wish: () => void) => void;
  readonly tryOut: () => void;
  /** What these players tried out first is played for real, up to the first decision of somebody else; only where it was tried out
   * from the newest real position. */
  readonly playSandbox: (mine: (player: PlayerId) => boolean) => void;
  readonly discardSandbox: () => void;
  /** Goes on with another line: what really happened, as the server tells it. */
  readonly become: (line: Line, watched?: boolean) => void;
}

export type Session = StoreApi<SessionState & SessionActions>;

export const lineOnScreen = (session: SessionState): Line => session.sandbox?.line ?? session.main;

/** What was done in a sandbox. */
export const triedOut = ({ from, line }: Sandbox): readonly Action[] => line.actions.slice(from);

/** The leading actions of these players: nothing is ever decided for anybody else. */
export const ownPart = (tried: readonly Action[], mine: (player: PlayerId) => boolean): readonly Action[] => {
  const others = tried.findIndex(({ by }) => !mine(by));
  return others < 0 ? tried : tried.slice(0, others);
};

export const positionShown = (session: SessionState): number =>
  session.shown ?? lineOnScreen(session).states.length - 1;

/** Where the game really stands, whatever is shown. */
export const newestOf = (session: SessionState): State => {
  const head = session.main.states.at(-1);
  if (!head) throw new Error('a line without positions');
  return head;
};

export const stateShown = (session: SessionState): State => {
  const state = lineOnScreen(session).states[positionShown(session)];
  if (!state) throw new Error('no such position');
  return state;
};

export const cut = ({ actions, states, events, opening, gap }: Line, length: number): Line => ({
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
    // Positions in the gap are never shown: a request for one leads to the nearer end of the gap.
    states: [...line.states.slice(0, after + 1), ...Array.from({ length: missing }, () => head)],
    events: [...line.events.slice(0, after), ...Array.from({ length: missing }, () => [])],
    opening: line.opening,
    gap: { after, before: actions.length },
  };
};

/** The game as it stands, while what led there is still to be replayed. */
export const lineToRecall = (start: Line, actions: readonly Action[], head: State): Line => {
  const line = bridge(start, actions, head);
  return line.gap ? { ...line, gap: { ...line.gap, recalling: true } } : line;
};

/** The past of a line is known now: what was played since goes on from it. */
const recalled = (line: Line, past: Line): Line => {
  let whole = past;
  for (const action of line.actions.slice(past.actions.length)) {
    const next = extend(whole, action);
    // The same action from the same position: only a faulty program would refuse it now.
    if (!isLine(next)) return line;
    whole = next;
  }
  // The same actions: nothing was decided by remembering.
  return { ...whole, actions: line.actions };
};

/** Nothing is taken back across a gap. */
export const firstUndoable = (line: Line): number => line.gap?.before ?? 0;

/** Out of the gap: back over it when coming from behind it, on over it otherwise. */
const outOfGap = ({ gap }: Line, position: number, from: number): number => {
  if (!gap || position <= gap.after || position >= gap.before) return position;
  return from >= gap.before ? gap.after : gap.before;
};

export const extend = (line: Line, action: Action): Line | Refusal => {
  const head = line.states.at(-1);
  if (!head) throw new Error('a line without positions');
  const result = applied(head, action);
  if (isRefusal(result)) return result;
  return {
    ...line,
    actions: [...line.actions, action],
    states: [...line.states, result.state],
    events: [...line.events, result.events],
  };
};

export const isLine = (value: Line | Refusal): value is Line => 'states' in value;

/** How a game is replayed: the longest stretch without yielding, in milliseconds, a callback for progress, and whether the result is still wanted. */
export interface Pace {
  readonly slice: number;
  readonly progress?: (done: number, of: number) => void;
  readonly stopped?: () => boolean;
  /** The position after action `index` as it was kept when it was decided, for what today's rules refuse. */
  readonly keptAfter?: (index: number) => Promise<State | undefined>;
}

/** So long the page may be still, in milliseconds, while somebody waits for what is replayed. */
export const WAITED_FOR = 30;

/** Why a game could not be replayed to its end: a rule, or an action that the program stumbles over. */
export type Failure = { readonly refusal: Refusal } | { readonly error: string };

/** An old action may name what is no longer there. */
const tryToApply = (state: State, action: Action): ReturnType<typeof apply> | { readonly error: string } => {
  try {
    return apply(state, action);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

/** Milliseconds between two words about how far it is: each of these is a picture to paint. */
const REPORT_EVERY = 150;

/** All positions of a stored game, in slices: the page stays alive while a long game is replayed. Actions that today's rules
 * refuse are reported, never dropped silently. */
export const lineInSlices = async (
  game: Game,
  { slice, progress, stopped, keptAfter }: Pace,
): Promise<{ readonly line: Line; readonly end?: Failure }> => {
  const start = newLine(game);
  const states = [...start.states];
  const events: (readonly Event[])[] = [];
  const lineUpTo = (count: number): Line => ({
    actions: count === game.actions.length ? game.actions : game.actions.slice(0, count),
    states,
    events,
    opening: start.opening,
  });
  let since = performance.now();
  let reportedAt = since;
  for (const [index, action] of game.actions.entries()) {
    const before = states[index];
    if (!before) throw new Error('a line without positions');
    const result = tryToApply(before, action);
    if ('error' in result || isRefusal(result)) {
      const kept = await keptAfter?.(index);
      if (!kept) return { line: lineUpTo(index), end: 'error' in result ? result : { refusal: result } };
      states.push(kept);
      events.push([]);
    } else {
      states.push(result.state);
      events.push(result.events);
    }
    if (performance.now() - since < slice) continue;
    if (performance.now() - reportedAt >= REPORT_EVERY) {
      progress?.(index + 1, game.actions.length);
      reportedAt = performance.now();
    }
    await yieldToPage();
    if (stopped?.()) return { line: lineUpTo(index + 1) };
    since = performance.now();
  }
  return { line: lineUpTo(game.actions.length) };
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
    let wished: (() => void) | null = null;
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
      append: (action, watched = false) => {
        const { main: line, shown } = get();
        const next = extend(line, action);
        if (!isLine(next)) return refused(next);
        const stays = shown ?? (watched && !get().sandbox ? line.states.length - 1 : null);
        update({ main: next, undone: [], shown: stays, game: { ...get().game, actions: next.actions } });
        return undefined;
      },
      undo: () => {
        const { sandbox, main: line, undone } = get();
        // While the past is shown, undo steps back in it: the newest decision is not taken back unseen.
        if (get().shown !== null) {
          get().goTo(positionShown(get()) - 1);
          return;
        }
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
        if (get().shown !== null) {
          get().goTo(positionShown(get()) + 1);
          return;
        }
        if (sandbox || !last) return;
        const next = extend(line, last);
        if (isLine(next)) setMain(next, undone.slice(0, -1));
      },
      undoTo: (position) => {
        const { sandbox, main: line, undone } = get();
        if (sandbox || position < firstUndoable(line) || position >= line.actions.length) return;
        setMain(cut(line, position), [...undone, ...line.actions.slice(position).toReversed()]);
      },
      goTo: (position) => {
        const line = lineOnScreen(get());
        const newest = line.states.length - 1;
        if (line.gap?.recalling && position !== null && position < newest) {
          get().whenRecalled(() => get().goTo(position));
          return;
        }
        const wanted = position === null ? newest : outOfGap(line, position, positionShown(get()));
        update({ shown: wanted >= newest ? null : Math.max(0, wanted) });
      },
      recall: (past) => {
        const { main: line, sandbox } = get();
        set({
          main: recalled(line, past),
          sandbox: sandbox && { ...sandbox, line: recalled(sandbox.line, past) },
        });
        const asked = wished;
        wished = null;
        asked?.();
      },
      whenRecalled: (wish) => {
        if (get().main.gap?.recalling) wished = wish;
        else wish();
      },
      tryOut: () => {
        if (get().sandbox) return;
        const from = positionShown(get());
        update({ sandbox: { from, line: cut(get().main, from) }, shown: null });
      },
      playSandbox: (mine) => {
        const { sandbox, main: line } = get();
        if (!sandbox || sandbox.from !== line.states.length - 1) return;
        const own = ownPart(triedOut(sandbox), mine).length;
        if (own === 0) return;
        update({ sandbox: null });
        setMain(cut(sandbox.line, sandbox.from + own), []);
      },
      discardSandbox: () => update({ sandbox: null, shown: null }),
      become: (line, watched = false) => {
        const { main: before, shown } = get();
        const grows = line.states.length > before.states.length;
        const stays = shown ?? (watched && grows && !get().sandbox ? before.states.length - 1 : null);
        set({ main: line, shown: stays, game: { ...get().game, actions: line.actions } });
      },
    };
  });
