/**
 * The projector. While others decide, the screen stays where a person left it and goes on frame by frame; the game itself does
 * not wait for it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BotPace } from '../../app/settings.ts';
import { positionShown, type Session } from '../session.ts';
import type { Frame, frameAfter } from './frames.ts';

export interface FilmState {
  /** `live`: follows what others do; `replay`: shows again what was missed; null: the screen is the person's own. */
  readonly mode: 'live' | 'replay' | null;
  readonly frame: Frame | null;
  /** What was shown before it, the newest first. */
  readonly past: readonly Frame[];
}

export interface Film {
  readonly state: StoreApi<FilmState>;
  /** Somebody else is about to decide: the screen is held where it is. */
  readonly hold: () => void;
  /** The others are done: what is left is shown, then the screen is the person's own. */
  readonly finish: () => void;
  /** To the newest position, and no more frames until a person has decided. */
  readonly skip: () => void;
  /** Ends it where it is: the person wants to look at something else. */
  readonly stop: () => void;
  readonly replay: (after: number) => void;
  /** Actions that are yet to be shown. */
  readonly behind: () => number;
  /** Whether what others do is shown frame by frame now. */
  readonly isWatched: () => boolean;
}

let makeFrame: typeof frameAfter | undefined;

/** Frames are made by code that the first question of a game does without; it is fetched with the first film. */
export const loadFrames = async (): Promise<void> => {
  makeFrame ??= (await import('./frames.ts')).frameAfter;
};

const IDLE: FilmState = { mode: null, frame: null, past: [] };

export const createFilm = (session: Session, pace: () => BotPace, over: () => void = () => undefined): Film => {
  const state = createStore<FilmState>(() => IDLE);
  let skipped = false;
  let finishing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const newest = (): number => session.getState().main.states.length - 1;
  const isOn = (): boolean => state.getState().mode !== null;

  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    finishing = false;
    if (!isOn()) return;
    state.setState(IDLE);
    if (session.getState().shown !== null) session.getState().goTo(null);
    over();
  };

  const next = (): void => {
    timer = undefined;
    if (!isOn()) return;
    if (!makeFrame) {
      // Without them (the net is gone) there is nothing to watch: the person sees how the game stands.
      void loadFrames().then(wake, end);
      return;
    }
    const frame = makeFrame(session.getState().main, positionShown(session.getState()), pace());
    if (frame) {
      const { frame: last, past } = state.getState();
      state.setState({ frame, past: last ? [last, ...past] : past });
      session.getState().goTo(frame.position);
      timer = setTimeout(next, frame.time);
    } else if (state.getState().mode === 'replay' || finishing) end();
    // Nothing new yet: the next action continues the film.
  };
  const wake = (): void => {
    if (isOn() && timer === undefined) next();
  };

  session.subscribe((now, before) => {
    if (!isOn()) return;
    // Taken back, or tried out: nothing is left to be shown.
    if (now.sandbox || now.main.actions.length < before.main.actions.length) end();
    else if (now.main.actions !== before.main.actions) wake();
  });

  return {
    state,
    hold: () => {
      if (skipped || isOn() || pace() === 'instant' || session.getState().shown !== null) return;
      state.setState({ ...IDLE, mode: 'live' });
    },
    finish: () => {
      skipped = false;
      if (!isOn()) return;
      finishing = true;
      wake();
    },
    skip: () => {
      skipped = state.getState().mode === 'live' && !finishing;
      end();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      skipped = state.getState().mode === 'live' && !finishing;
      finishing = false;
      state.setState(IDLE);
    },
    replay: (after) => {
      end();
      state.setState({ ...IDLE, mode: 'replay' });
      session.getState().goTo(after);
      timer = setTimeout(next, 300);
    },
    behind: () => (isOn() ? newest() - positionShown(session.getState()) : 0),
    isWatched: isOn,
  };
};
