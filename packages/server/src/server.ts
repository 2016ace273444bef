/** Puts the server together, opens it and closes it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { newBotSeats } from './bots/seats.ts';
import { newClock } from './clock/clock.ts';
import { newTimers } from './clock/timers.ts';
import { newResultRecorder, type ResultRecorder } from './community/resultRecorder.ts';
import { newThinkers, type Thread } from './bots/thinkers.ts';
import { newHotGames } from './games/hotGames.ts';
import { newPositions } from './games/positions.ts';
import { newRecentEntries } from './games/recentEntries.ts';
import { loadRules } from './games/rules.ts';
import { newGameEvents } from './gameEvents.ts';
import type { ServerContext } from './context.ts';
import { newApp } from './http/app.ts';
import { newLimits } from './limits/limits.ts';
import { type Logger, silent } from './log.ts';
import { newMetrics } from './metrics.ts';
import { newOrderSeats } from './orders/seats.ts';
import { newPasswords, type PasswordCost } from './people/passwords.ts';
import { newDeliveryWorker, type DeliveryWorker } from './notify/deliveryWorker.ts';
import { enqueueNotifications } from './notify/enqueue.ts';
import { openSecrets } from './notify/secrets.ts';
import { databaseFile, type Settings } from './settings.ts';
import { openStore } from './store/store.ts';

/** How long a stop may take before it is cut short. */
export const STOP_DEADLINE = 10_000;

export interface Server {
  readonly context: ServerContext;
  /** Carries messages out. */
  readonly deliveryWorker: DeliveryWorker;
  /** Counts games that have ended. */
  readonly resultRecorder: ResultRecorder;
  /** Ready to listen. */
  readonly app: FastifyInstance;
  /** Fires the timers that are due and waits until only people are to decide. The server does it by itself every second. */
  readonly runDueTimers: () => Promise<void>;
  /** Finishes running requests, asks live clients to reconnect, and writes what is only in memory. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly checkAnswers?: boolean;
  /** A clock of the test's own: nothing else says what time it is. */
  readonly now?: () => number;
  /** The clock of this machine, which may be wrong. */
  readonly systemNow?: () => number;
  /** The server can never write again: its file was replaced. */
  readonly onLost?: (error: Error) => void;
  /** Where the built client lies. */
  readonly client?: string;
  /** What bots think in, where the server is not run compiled. */
  readonly thread?: Thread;
  /** The version of the rules, where it is not what it is. */
  readonly rules?: string;
  /** What a hash of a password costs, where it is not what it should be. */
  readonly passwordCost?: PasswordCost;
  /** A request that has not come whole after so many ms is given up. */
  readonly requestTimeout?: number;
}

const versionOf = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
};

export const openServer = async (settings: Settings, options: ServerOptions = {}): Promise<Server> => {
  const { systemNow = Date.now } = options;
  const rules = options.rules ?? (await loadRules());
  if (options.rules !== undefined) await loadRules();
  let log: Logger = silent;
  const store = await openStore({
    url: settings.databaseUrl,
    file: databaseFile(settings),
    connections: settings.connections,
    wait: settings.databaseWait,
  });
  const clock = options.now === undefined ? await newClock(store, systemNow) : undefined;
  const now = options.now ?? clock?.now ?? systemNow;
  const metrics = newMetrics(() => clock?.offset() ?? 0);
  let stopping = false;
  const positions = newPositions(store, rules, settings.cachedGames, (error) => {
    metrics.failures.inc({ where: 'snapshot' });
    log.error({ err: error }, 'storing a position failed');
  });
  const gameEvents = newGameEvents();
  enqueueNotifications(gameEvents);
  let isLooking: ServerContext['isLooking'] = () => false;
  const bots = newBotSeats(() => context);
  const orders = newOrderSeats(() => context);
  // A test that moves the clock also says when its timers fire and its messages are delivered: what the server did by itself in
  // between would depend on how busy the machine is.
  const byItself = options.now === undefined;
  const timers = newTimers(() => context, byItself);
  const context: ServerContext = {
    settings,
    store,
    rules,
    now,
    log: {
      info: (about, message) => log.info(about, message),
      warn: (about, message) => log.warn(about, message),
      error: (about, message) => log.error(about, message),
    },
    metrics,
    limits: newLimits(settings.rateFactor, now),
    passwords: newPasswords(options.passwordCost),
    positions,
    recentEntries: newRecentEntries(),
    hotGames: newHotGames(settings.cachedGames, now),
    thinkers: newThinkers(settings.botThreads, options.thread),
    gameEvents,
    secrets: await openSecrets(store.db),
    telegramName: () => deliveryWorker.telegram(),
    isLooking: (game, person) => isLooking(game, person),
    wakeBots: bots.wake,
    wakeOrders: orders.wake,
  };
  const { fastify, hub } = await newApp({
    context,
    stopping: () => stopping,
    client: options.client ?? fileURLToPath(new URL('../../web/dist/', import.meta.url)),
    version: versionOf(),
    checkAnswers: options.checkAnswers ?? false,
    requestTimeout: options.requestTimeout,
  });
  log = fastify.log;
  store.onLost((error) => {
    log.error({ err: error }, 'the database file was replaced, so this server is stopping');
    options.onLost?.(error);
  });
  ({ isLooking } = hub);
  const deliveryWorker = newDeliveryWorker(context, byItself);
  const resultRecorder = newResultRecorder(context);
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    hub.close();
    timers.close();
    clock?.close();
    await context.thinkers.close();
    await bots.close();
    await orders.close();
    await deliveryWorker.close();
    await resultRecorder.close();
    await fastify.close();
    await positions.flush();
    await store.close();
    log.info({}, 'stopped');
  };
  const runDueTimers = async (): Promise<void> => {
    await timers.runDue();
    await orders.untilIdle();
    await bots.untilIdle();
  };
  return { context, deliveryWorker, resultRecorder, app: fastify, runDueTimers, stop: () => (stopped ??= stop()) };
};
