/** A table: a session that is kept on the device, with bots in some of its seats. */
import { type Action, decider, type PlayerId, type Refusal, type State, winners } from '@roundhouse/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { afterPaint } from '../app/afterPaint.ts';
import { useSettings } from '../app/settings.ts';
import { playTurnSound } from '../app/sound.ts';
import { keepHead, onChangedElsewhere, saveRecord } from '../store/games.ts';
import type { GameRecord, Summary } from '../store/record.ts';
import { noteUnsaved } from '../store/unsaved.ts';
import { createAutosave } from './autosave.ts';
import { createBotRunner } from './botRunner.ts';
import { firstUndoable, newestOf, type Session } from './session.ts';
import { createFilm, type Film } from './film/film.ts';
import { filmPace } from './film/pace.ts';
import type { Lock } from './stored.ts';
import { newThinking } from './thinking.ts';
import type { NetGame } from '../net/netGame.ts';

export interface TableState {
  /** The bot that is thinking. */
  readonly thinking: PlayerId | null;
  /** How far its thought is, from 0 to 1. */
  readonly thought: number;
  /** What it looks at, where it thinks for long. */
  readonly considered: Action | null;
  /** Seats that a bot plays, and which. */
  readonly bots: Readonly<Record<PlayerId, string>>;
  /** Bots wait. */
  readonly paused: boolean;
  /** Another tab went on with this game while something here could not be saved. */
  readonly conflict: boolean;
  /** What a bot stumbled over: a rule, or something in the program. */
  readonly botError: Refusal | string | null;
}

export interface Table {
  readonly session: Session;
  /** The address of its page. */
  readonly page: string;
  /** Whether the people at this device decide for this player. */
  readonly mine: (player: PlayerId) => boolean;
  readonly status: StoreApi<TableState>;
  readonly record: () => GameRecord;
  /** Why the game can only be looked at: actions that are no longer understood or not allowed. */
  readonly locked: Lock | null;
  readonly play: (action: Action) => Refusal | undefined;
  /** Back to the last decision of a person. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Back to a position; bots that would be next wait until somebody lets them go on. */
  readonly undoTo: (position: number) => void;
  readonly stopBots: () => void;
  readonly resumeBots: () => void;
  /** A bot plays for somebody from now on; null: the person is back. Absent where seats are not this device's to give. */
  readonly seat?: (player: PlayerId, bot: string | null) => void;
  /** What the people at this device tried out first is played for real. */
  readonly playSandbox: () => void;
  /** What others do, frame by frame. */
  readonly film: Film;
  /** The side of the table that only one over the net has. */
  readonly net?: NetGame;
  readonly close: () => void;
  readonly closed: () => boolean;
}

/** Two tabs with the same game: bots think in one of them. Without locks (an unsafe address) each tab is alone. */
const aloneWith =
  (id: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    if (!('locks' in navigator)) await work();
    else await navigator.locks.request(`roundhouse-bots-${id}`, work);
  };

export const summaryOf = (state: State): Summary => ({
  round: state.round,
  waiting: decider(state),
  over: state.outcome !== null,
  ...(state.outcome ? { scores: state.outcome.scores, winners: winners(state) } : {}),
});

const standOf = (session: Session): State => newestOf(session.getState());

export const openTable = (first: GameRecord, session: Session, locked: Lock | null, changed: () => void): Table => {
  let record = first;
  let closed = false;
  const status = createStore<TableState>(() => ({
    thinking: null,
    thought: 0,
    considered: null,
    bots: record.bots,
    paused: false,
    conflict: false,
    botError: null,
  }));

  const mine = (player: PlayerId): boolean => status.getState().bots[player] === undefined;

  const save = async (): Promise<void> => {
    const { game, undone } = session.getState();
    const state = standOf(session);
    const head = { actions: game.actions.length, state };
    const { bots } = status.getState();
    const saved = await saveRecord({ ...record, bots, game, undone, head, summary: summaryOf(state) });
    if ('record' in saved) record = saved.record;
    else if ('newer' in saved) status.setState({ conflict: true });
    // Where storage was full, saving is tried again with the next action: the message is at the top of the page.
  };
  const autosave = createAutosave(save, afterPaint);
  const saveSoon = (): void => {
    if (!locked) autosave.saveSoon();
  };

  const film = createFilm(session, filmPace, () => {
    if (useSettings.getState().sounds) playTurnSound();
  });
  const bots = createBotRunner({
    session,
    status,
    thinking: newThinking(),
    film,
    alone: aloneWith(record.id),
    done: () => {
      if (!film.isWatched() && useSettings.getState().sounds) playTurnSound();
    },
  });
  const runBots = (): void => {
    if (!locked && !closed) bots.run();
  };

  const undo = (): void => {
    film.skip();
    const { sandbox, main, whenRecalled } = session.getState();
    if (session.getState().shown !== null) {
      session.getState().undo();
      return;
    }
    if (locked && !sandbox) return;
    if (main.gap?.recalling && main.actions.length <= firstUndoable(main)) {
      whenRecalled(undo);
      return;
    }
    if (bots.isRunning()) bots.interrupt();
    status.setState({ thinking: null });
    do session.getState().undo();
    while (bots.botToMove() && session.getState().main.actions.length > firstUndoable(session.getState().main));
  };

  const unsubscribe = session.subscribe((now, before) => {
    // The line alone changes when its past is recalled: nothing to save, nothing to think about.
    const played = now.main.actions !== before.main.actions;
    if (played) saveSoon();
    if (played || now.sandbox !== before.sandbox) runBots();
  });
  const leave = (): void => {
    const { game, undone } = session.getState();
    if (!autosave.isIdle()) noteUnsaved(record, { actions: game.actions, undone, bots: status.getState().bots });
    autosave.saveNow();
  };
  addEventListener('pagehide', leave);
  const stopListening = onChangedElsewhere((id) => {
    if (id === record.id && autosave.isIdle()) changed();
  });
  if (!record.head && !locked) {
    const state = standOf(session);
    void keepHead(record, { actions: record.game.actions.length, state }, summaryOf(state));
  }
  runBots();

  return {
    session,
    status,
    page: `/game/${record.id}`,
    mine,
    record: () => record,
    locked,
    play: (action) => {
      if (locked && !session.getState().sandbox) return { rule: '', key: 'locked', args: {} };
      return session.getState().play(action);
    },
    undo,
    redo: () => {
      if (session.getState().shown !== null) {
        session.getState().redo();
        return;
      }
      do session.getState().redo();
      while (bots.botToMove() && session.getState().undone.length > 0);
    },
    undoTo: (position) => {
      if (locked) return;
      film.stop();
      bots.interrupt();
      status.setState({ thinking: null, paused: Object.keys(status.getState().bots).length > 0 });
      session.getState().undoTo(position);
    },
    film,
    stopBots: () => {
      film.skip();
      bots.interrupt();
      status.setState({ paused: true, thinking: null });
    },
    resumeBots: () => {
      status.setState({ paused: false, botError: null });
      runBots();
    },
    seat: (player, bot) => {
      const { [player]: _before, ...others } = status.getState().bots;
      bots.interrupt();
      status.setState({ thinking: null, bots: bot === null ? others : { ...others, [player]: bot } });
      saveSoon();
      runBots();
    },
    playSandbox: () => session.getState().playSandbox(mine),
    close: () => {
      closed = true;
      bots.interrupt();
      unsubscribe();
      stopListening();
      removeEventListener('pagehide', leave);
      autosave.saveNow();
    },
    closed: () => closed,
  };
};
