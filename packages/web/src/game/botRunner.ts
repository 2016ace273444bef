/** Bots at a table on the device: they play one after another until a person is asked. */
import type { Choice } from '@roundhouse/bots';
import { decider, type PlayerId, type Refusal, type State } from '@roundhouse/engine';
import type { StoreApi } from 'zustand/vanilla';
import { newestOf, type Session } from './session.ts';
import type { TableState } from './table.ts';
import type { Film } from './film/film.ts';
import type { OnProgress, Thinking } from './thinking.ts';

const reasons = new WeakMap<Session, Map<number, Choice['reasons']>>();

/** Why bots decided as they did, by the position that it led to; as long as the page is open. */
export const reasonsOf = (session: Session): Map<number, Choice['reasons']> => {
  let found = reasons.get(session);
  if (!found) reasons.set(session, (found = new Map<number, Choice['reasons']>()));
  return found;
};

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
      onProgress?: OnProgress,
    ) => Promise<Pick<Choice, 'action' | 'reasons'>>;
  };
  readonly film: Pick<Film, 'hold' | 'finish' | 'behind' | 'isWatched'>;
  /** Bots of one table think in one tab at a time. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** The bots are done, and a person is asked. */
  readonly done: () => void;
}

/** A bot that thinks longer than this, in milliseconds, says what it looks at. */
const LONG = 1000;

/** Another seed for every decision, and the same one where the game is replayed. */
const seedFor = (gameSeed: number, decisions: number): number => (gameSeed + decisions * 7919) % 2 ** 31;

/** So many actions a film may be behind before bots wait for it. */
const FAR_BEHIND = 30;

/** Milliseconds between two looks at how far behind it is. */
const LOOK_AGAIN = 300;

const delay = (time: number): Promise<void> => new Promise((resume) => setTimeout(resume, time));

export const createBotRunner = ({
  session,
  status,
  thinking,
  film,
  done,
  alone = (work) => work(),
}: BotRunnerParts): BotRunner => {
  let running = false;
  /** Counts interruptions: a thought that began before the newest one must not be acted on. */
  let interruptions = 0;
  /** Gives the place at the table free for the next run, in this tab or another. */
  let release: () => void = () => undefined;
  const botOf = (player: PlayerId): string | undefined => status.getState().bots[player];
  const botToMove = (): PlayerId | null => {
    const { sandbox } = session.getState();
    const by = decider(newestOf(session.getState()));
    return !sandbox && by && botOf(by) !== undefined ? by : null;
  };

  const decideFor = async (bot: string): Promise<Pick<Choice, 'action' | 'reasons'>> => {
    const { game, main } = session.getState();
    const began = Date.now();
    const onProgress: OnProgress = (share, about) =>
      status.setState({ thought: share, considered: Date.now() - began >= LONG ? (about ?? null) : null });
    const [choice] = await Promise.all([
      thinking.think(bot, seedFor(game.seed, main.actions.length), newestOf(session.getState()), onProgress),
      // The page is drawn before the next one decides.
      delay(0),
    ]);
    return choice;
  };

  const play = async (started: number): Promise<void> => {
    for (;;) {
      if (started !== interruptions) return;
      // Where only bots sit, they do not run away from those who watch.
      if (film.behind() > FAR_BEHIND) {
        await delay(LOOK_AGAIN);
        continue;
      }
      const by = botToMove();
      const bot = by === null ? undefined : botOf(by);
      if (by === null || bot === undefined || status.getState().paused) break;
      const before = session.getState().main.actions;
      status.setState({ thinking: by, thought: 0, considered: null, botError: null });
      try {
        const { action, reasons } = await decideFor(bot);
        if (started !== interruptions) return;
        // Somebody took a move back, or tries something out, while the bot thought.
        if (session.getState().main.actions !== before || session.getState().sandbox) continue;
        film.hold();
        reasonsOf(session).set(before.length + 1, reasons);
        const refusal: Refusal | undefined = session.getState().append(action, film.isWatched());
        if (refusal) status.setState({ paused: true, botError: refusal });
      } catch (error) {
        if (started !== interruptions) return;
        status.setState({ paused: true, botError: error instanceof Error ? error.message : String(error) });
      }
    }
    const wereThinking = status.getState().thinking !== null;
    status.setState({ thinking: null });
    running = false;
    film.finish();
    if (wereThinking && decider(newestOf(session.getState()))) done();
  };

  const run = async (): Promise<void> => {
    if (running || botToMove() === null || status.getState().paused) return;
    running = true;
    const started = interruptions;
    // A thought that was given up never ends: the next run must not wait for it.
    const stopped = new Promise<void>((resolve) => {
      release = resolve;
    });
    await alone(() => Promise.race([play(started), stopped]));
  };

  return {
    botToMove,
    run: () => void run(),
    interrupt: () => {
      interruptions++;
      running = false;
      release();
      thinking.stop();
    },
    isRunning: () => running,
  };
};
