/** A server for a test, and people who ask it things. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diceOf, type Action, randomAction, type State } from '@roundhouse/engine';
import {
  addressOf,
  type AnswerOf,
  type BodyOf,
  type Entry,
  type FromServer,
  type GameView,
  LIVE_PATH,
  PATHS,
  type RouteName,
} from '@roundhouse/protocol/client';
import { afterAll } from 'vitest';
import { WebSocket } from 'ws';
import { openServer, type Server, type ServerOptions } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

export interface TestServer {
  readonly server: Server;
  readonly url: string;
  readonly data: string;
  readonly close: () => Promise<void>;
}

const thread = {
  filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  execArgv: ['--conditions=@roundhouse/source'],
};

/** Nobody guesses these passwords. */
const QUICKLY_HASHED = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A folder for the data of servers that follow each other on it; it goes when the tests around it are done. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roundhouse-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A server on a free port; its data go with it unless a folder is given. */
export const openTestServer = async (
  env: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
): Promise<TestServer> => {
  const data = env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'roundhouse-'));
  const settings = readSettings({
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    RATE_FACTOR: '1000',
    ...env,
    DATA_DIR: data,
  });
  const server = await openServer(settings, {
    thread,
    checkAnswers: true,
    passwordCost: QUICKLY_HASHED,
    client: path.join(data, 'none'),
    ...options,
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    data,
    close: async () => {
      await server.stop();
      if (env['DATA_DIR'] === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
};

/** On Node 20 a closed database keeps its lock until its statements are collected; in a process of its own it is gone with it. */
export const letGoOfFiles = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let times = 0; times < 5; times++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Asks again until it is so; a test that waits in vain fails, on a slow machine late. */
export const until = async (what: () => Promise<boolean>, why: () => string = () => ''): Promise<void> => {
  const deadline = Date.now() + 200_000;
  // Most of what is waited for is a matter of milliseconds.
  for (let pause = 5; !(await what()); pause = Math.min(pause * 1.5, 100)) {
    if (Date.now() > deadline) throw new Error(`it does not happen; ${why()}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: (T extends object ? T : object) & { readonly denied?: string };
}

type Values = Readonly<Record<string, string | number | undefined>>;

export interface Request<N extends RouteName> {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: BodyOf<N> | undefined;
}

/** Somebody with a browser: keeps the cookie, sends the origin. */
export class Asker {
  readonly url: string;
  cookie = '';
  id = '';

  constructor(url: string) {
    this.url = url;
  }

  async raw(
    method: string,
    address: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}${address}`, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((each) => each.startsWith('roundhouse='));
    if (set !== undefined) this.cookie = set.startsWith('roundhouse=;') ? '' : (set.split(';')[0] ?? '');
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
  }

  async ask<N extends RouteName>(route: N, { params, query, body }: Request<N> = {}): Promise<Answer<AnswerOf<N>>> {
    return (await this.raw(PATHS[route][0], addressOf(route, params, query), body)) as Answer<AnswerOf<N>>;
  }

  /** Asks what must go well. */
  async does<N extends RouteName>(route: N, asking: Request<N> = {}): Promise<AnswerOf<N>> {
    const { status, body } = await this.ask(route, asking);
    if (status >= 300) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    return body as AnswerOf<N>;
  }

  live(): Promise<Live> {
    return openLive(this.url, this.cookie);
  }
}

export const guest = async (url: string, name: string): Promise<Asker> => {
  const asker = new Asker(url);
  asker.id = (await asker.does('sitAsGuest', { body: { name } })).id;
  return asker;
};

export const member = async (url: string, name: string, password = 'correct horse'): Promise<Asker> => {
  const asker = new Asker(url);
  asker.id = (await asker.does('becomeMember', { body: { name, password } })).id;
  return asker;
};

/** A live connection that remembers what it heard. */
export interface Live {
  readonly received: FromServer[];
  readonly send: (message: unknown) => void;
  /** The first message from now or before that fits. */
  readonly until: <T extends FromServer['type']>(
    type: T,
    fits?: (message: Extract<FromServer, { type: T }>) => boolean,
  ) => Promise<Extract<FromServer, { type: T }>>;
  readonly entries: (game: string) => Entry[];
  readonly closed: Promise<number>;
  readonly close: () => void;
  readonly terminate: () => void;
}

export const openLive = async (url: string, cookie: string, origin = url): Promise<Live> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, {
    headers: { origin, ...(cookie ? { cookie } : {}) },
  });
  const received: FromServer[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as FromServer);
    waiting.splice(0).forEach((wake) => wake());
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  type Of<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
  const until = async <T extends FromServer['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> => {
    const deadline = Date.now() + 100_000;
    for (;;) {
      const found = received.find((each): each is Of<T> => each.type === type && fits(each as Of<T>));
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`no ${type} among ${received.map((each) => each.type).join()}`);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, 200);
      });
    }
  };
  return {
    received,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until,
    entries: (game) => received.flatMap((each) => (each.type === 'entries' && each.game === game ? each.entries : [])),
    closed,
    close: () => socket.close(),
    terminate: () => socket.terminate(),
  };
};

/** A game of 18MEX among these people, begun, in the order given. */
export const begunGame = async (
  people: readonly Asker[],
  more: Partial<BodyOf<'createGame'>> = {},
): Promise<GameView> => {
  const [owner, ...others] = people as [Asker, ...Asker[]];
  const { id } = await owner.does('createGame', {
    body: {
      title: '18MEX',
      order: 'seated',
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)],
      ...more,
    },
  });
  for (const [index, other] of others.entries())
    await other.does('sitDown', { params: { game: id, seat: index + 1 }, body: {} });
  return owner.does('startGame', { params: { game: id } });
};

export const stateOf = async (
  asker: Asker,
  game: string,
): Promise<{ readonly number: number; readonly state: State }> => {
  const { number, state } = await asker.does('position', { params: { game } });
  return { number, state: state as unknown as State };
};

export const someAction = (state: State, seed: number): Action => randomAction(state, diceOf(seed));

/** Plays a game on by so many random decisions, each by the one who is to decide. */
export const playOn = async (people: readonly Asker[], game: string, decisions: number, seed = 1): Promise<number> => {
  let head = 0;
  for (let done = 0; done < decisions; done++) {
    const { number, state } = await stateOf(people[0]!, game);
    head = number;
    if (state.outcome) return head;
    const action = someAction(state, seed + number);
    const asker = people[Number(action.by.slice(1)) - 1]!;
    ({ head } = await asker.does('decide', {
      params: { game },
      body: { expected: number, key: crypto.randomUUID(), decide: [action] },
    }));
  }
  return head;
};
