/** Puts the house together, opens it and closes it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { newBotSeats } from './bots/seats.ts';
import { newClockwork } from './clock/clockwork.ts';
import { newBooks, type Books } from './company/books.ts';
import { newThinkers, type Thread } from './bots/thinkers.ts';
import { newHeld } from './games/held.ts';
import { newPositions } from './games/positions.ts';
import { newRecent } from './games/recent.ts';
import { loadRules } from './games/rules.ts';
import { newHappenings } from './happenings.ts';
import type { House } from './house.ts';
import { newApp } from './http/app.ts';
import { newLimits } from './limits.ts';
import { type Logger, silent } from './log.ts';
import { newMetrics } from './metrics.ts';
import { newOrderSeats } from './orders/seats.ts';
import { newPostman, type Postman } from './notify/postman.ts';
import { putWhatHappens } from './notify/put.ts';
import { openSecrets } from './notify/secrets.ts';
import { databaseFile, type Settings } from './settings.ts';
import { openStore } from './store/store.ts';

/** How long a stop may take before it is cut short. */
export const STOP_DEADLINE = 10_000;

export interface Server {
  readonly house: House;
  /** Carries messages out. */
  readonly postman: Postman;
  /** Counts games that have ended. */
  readonly books: Books;
  /** Ready to listen. */
  readonly app: FastifyInstance;
  /** Does what is due by now, and waits until nobody but people is to decide. It happens by itself every second. */
  readonly look: () => Promise<void>;
  /** Lets everybody finish, tells live clients to come back, writes down what is in memory. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly checkAnswers?: boolean;
  readonly now?: () => number;
  /** Where the built client lies. */
  readonly client?: string;
  /** What bots think in, where the server is not run compiled. */
  readonly thread?: Thread;
  /** The version of the rules, where it is not what it is. */
  readonly rules?: string;
}

const versionOf = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
};

export const openServer = async (settings: Settings, options: ServerOptions = {}): Promise<Server> => {
  const { now = Date.now } = options;
  const rules = options.rules ?? (await loadRules());
  if (options.rules !== undefined) await loadRules();
  const store = await openStore({
    url: settings.databaseUrl,
    file: databaseFile(settings),
    connections: settings.connections,
  });
  const metrics = newMetrics();
  const limits = newLimits(settings.rateFactor, now);
  let stopping = false;
  let log: Logger = silent;
  const positions = newPositions(store, rules, settings.cachedGames, (error) => {
    metrics.failures.inc({ where: 'snapshot' });
    log.error({ err: error }, 'a position could not be kept');
  });
  const happenings = newHappenings();
  putWhatHappens(happenings);
  let isLooking: House['isLooking'] = () => false;
  const bots = newBotSeats(() => house);
  const orders = newOrderSeats(() => house);
  const clockwork = newClockwork(() => house);
  const house: House = {
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
    positions,
    recent: newRecent(),
    held: newHeld(settings.cachedGames, now),
    thinkers: newThinkers(settings.botThreads, options.thread),
    happenings,
    secrets: await openSecrets(store.db),
    telegramName: () => postman.telegram(),
    isLooking: (game, person) => isLooking(game, person),
    wakeBots: bots.wake,
    wakeOrders: orders.wake,
  };
  const { fastify, hall } = await newApp({
    house,
    limits,
    stopping: () => stopping,
    client: options.client ?? fileURLToPath(new URL('../../web/dist/', import.meta.url)),
    version: versionOf(),
    checkAnswers: options.checkAnswers ?? false,
  });
  log = fastify.log;
  ({ isLooking } = hall);
  // Whoever moves the clock also says when messages are carried out: otherwise both would, and neither knew what the other has sent.
  const postman = newPostman(house, options.now === undefined);
  const books = newBooks(house);
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    hall.close();
    clockwork.close();
    await house.thinkers.close();
    await bots.close();
    await orders.close();
    await postman.close();
    await books.close();
    await fastify.close();
    await positions.flush();
    await store.close();
    log.info({}, 'stopped');
  };
  const look = async (): Promise<void> => {
    await clockwork.look();
    await orders.rest();
    await bots.rest();
  };
  return { house, postman, books, app: fastify, look, stop: () => (stopped ??= stop()) };
};
