/** Bots at a table on the device: they play one after another until a person is asked. */
import { type Action, decider, type PlayerId, type Refusal, type State } from '@roundhouse/engine';
import type { StoreApi } from 'zustand/vanilla';
import { newestOf, type Session } from './session.ts';
import type { TableState } from './table.ts';
import type { Thinking } from './thinking.ts';

export interface BotRunner {
  /** The bot that is asked now, if it is one. */
  readonly botToMove: () => PlayerId | null;
  readonly run: () => void;
  /** Gives up the thought under way; nothing comes of it. */
  readonly interrupt: () => void;
  readonly isRunning: () => boolean;
}

export interface BotRunnerParts {
  readonly session: Session;
  readonly status: StoreApi<TableState>;
  readonly thinking: Pick<Thinking, 'stop'> & {
    readonly think: (
      bot: string,
      seed: number,
      state: State,
      tell?: (share: number) => void,
    ) => Promise<{ readonly action: Action }>;
  };
  /** How long a decision of a bot takes at least, in milliseconds. */
  readonly pause: () => number;
  /** The bots are done, and a person is asked. */
  readonly done: () => void;
}

/** Another seed for every decision, and the same one where the game is replayed. */
const seedFor = (gameSeed: number, decisions: number): number => (gameSeed + decisions * 7919) % 2 ** 31;

export const createBotRunner = ({ session, status, thinking, pause, done }: BotRunnerParts): BotRunner => {
  let running = false;
  /** Counts interruptions: a thought that began before the newest one must not be acted on. */
  let interruptions = 0;
  const botOf = (player: PlayerId): string | undefined => status.getState().bots[player];
  const botToMove = (): PlayerId | null => {
    const { sandbox } = session.getState();
    const by = decider(newestOf(session.getState()));
    return !sandbox && by && botOf(by) !== undefined ? by : null;
  };

  const decideFor = async (bot: string): Promise<Action> => {
    const { game, main } = session.getState();
    const [{ action }] = await Promise.all([
      thinking.think(bot, seedFor(game.seed, main.actions.length), newestOf(session.getState()), (share) =>
        status.setState({ thought: share }),
      ),
      new Promise((resume) => setTimeout(resume, pause())),
    ]);
    return action;
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    const started = interruptions;
    for (;;) {
      const by = botToMove();
      const bot = by === null ? undefined : botOf(by);
      if (by === null || bot === undefined || status.getState().paused) break;
      const before = session.getState().main.actions;
      status.setState({ thinking: by, thought: 0, botError: null });
      try {
        const action = await decideFor(bot);
        if (started !== interruptions) return;
        // Somebody took a move back, or tries something out, while the bot thought.
        if (session.getState().main.actions !== before || session.getState().sandbox) continue;
        const refusal: Refusal | undefined = session.getState().play(action);
        if (refusal) throw new Error(refusal.key);
      } catch (error) {
        if (started !== interruptions) return;
        status.setState({ paused: true, botError: error instanceof Error ? error.message : String(error) });
      }
    }
    const wereThinking = status.getState().thinking !== null;
    status.setState({ thinking: null });
    running = false;
    if (wereThinking && decider(newestOf(session.getState()))) done();
  };

  return {
    botToMove,
    run: () => void run(),
    interrupt: () => {
      interruptions++;
      running = false;
      thinking.stop();
    },
    isRunning: () => running,
  };
};
