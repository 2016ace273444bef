/**
 * The live connection of the page: one WebSocket for everything. It is opened when somebody listens, comes back by itself, and
 * asks for what was missed meanwhile.
 */
import { CLOSE, type FromClient, type FromServer, LIVE_PATH } from '@roundhouse/protocol/client';
import { createStore } from 'zustand/vanilla';

export type Connection = 'closed' | 'opening' | 'open';

/** How the connection stands: panels show when it is gone. */
export const connection = createStore<{ readonly state: Connection }>(() => ({ state: 'closed' }));

interface GameListener {
  /** The last entry that is known here. */
  readonly since: () => number;
  /** The code of the link that led here: who has no seat at a private table yet may look at it by this alone. */
  readonly invitation?: string | undefined;
  readonly onMessage: (message: FromServer) => void;
}

const games = new Map<string, Set<GameListener>>();
const others = new Set<(message: FromServer) => void>();
/** Subjects other than games, as they were last asked for. */
const subjects = new Map<'watchMine' | 'watchLobby', boolean>();

let socket: WebSocket | undefined;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const wanted = (): boolean => games.size > 0 || others.size > 0;

const send = (message: FromClient): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const subscribe = (game: string): void => {
  const listeners = [...(games.get(game) ?? [])];
  const since = Math.min(...listeners.map((each) => each.since()));
  const invitation = listeners.find((each) => each.invitation !== undefined)?.invitation;
  if (Number.isFinite(since))
    send({ type: 'subscribe', game, since, ...(invitation === undefined ? {} : { invitation }) });
};

const receive = (message: FromServer): void => {
  if (message.type === 'ping') {
    send({ type: 'pong' });
    return;
  }
  if (message.type === 'hello') {
    tries = 0;
    connection.setState({ state: 'open' });
    for (const [type, on] of subjects) if (on) send({ type, on });
    for (const game of games.keys()) subscribe(game);
  }
  const about = 'game' in message ? message.game : undefined;
  if (about !== undefined) for (const each of games.get(about) ?? []) each.onMessage(message);
  for (const each of others) each(message);
};

/** Sooner after the first failure than after the tenth; not everybody in the same moment. */
const pause = (): number => Math.min(10_000, 400 * 1.5 ** tries++) * (0.7 + Math.random() * 0.6);

const lost = (code: number): void => {
  socket = undefined;
  connection.setState({ state: 'closed' });
  if (!wanted() || code === CLOSE.signedOut || code === CLOSE.malformed || code === CLOSE.banned) return;
  clearTimeout(timer);
  timer = setTimeout(open, pause());
};

const open = (): void => {
  if (socket || !wanted()) return;
  clearTimeout(timer);
  connection.setState({ state: 'opening' });
  const made = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`);
  socket = made;
  made.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && socket === made) receive(JSON.parse(data) as FromServer);
  });
  made.addEventListener('close', ({ code }) => {
    if (socket === made) lost(code);
  });
};

/** The server has answered something: no need to wait. */
export const reconnectNow = (): void => {
  if (socket) return;
  tries = 0;
  open();
};

/** The device found its net again, or the page is looked at again. */
const again = (): void => {
  if (document.visibilityState === 'visible') reconnectNow();
};
addEventListener('online', again);
document.addEventListener('visibilitychange', again);

/** Who listens next, perhaps in the same moment, gets another connection at once and does not wait for this one to end. */
const closeIfIdle = (): void => {
  if (wanted()) return;
  clearTimeout(timer);
  const old = socket;
  socket = undefined;
  old?.close();
  connection.setState({ state: 'closed' });
};

/** Everything that happens in a game, from what was missed on; gives the way to stop. */
export const listenToGame = (game: string, listener: GameListener): (() => void) => {
  const all = games.get(game) ?? new Set<GameListener>();
  games.set(game, all);
  all.add(listener);
  open();
  subscribe(game);
  return () => {
    all.delete(listener);
    if (all.size > 0) return;
    games.delete(game);
    send({ type: 'unsubscribe', game });
    closeIfIdle();
  };
};

/** Asks for what is missing in a game, where a gap was seen. */
export const askAgain = subscribe;

/** Others see whether somebody looks at the page of their game. */
export const sendPresence = (game: string, here: boolean): void => send({ type: 'looking', game, here });

/** Games of mine, or listed ones, that change. */
export const listenTo = (
  subject: 'watchMine' | 'watchLobby',
  onMessage: (message: FromServer) => void,
): (() => void) => {
  others.add(onMessage);
  subjects.set(subject, true);
  open();
  send({ type: subject, on: true });
  return () => {
    others.delete(onMessage);
    subjects.set(subject, false);
    send({ type: subject, on: false });
    closeIfIdle();
  };
};

/** After signing in or out the server must take the page for somebody else. */
export const reconnect = (): void => {
  tries = 0;
  const old = socket;
  socket = undefined;
  old?.close();
  connection.setState({ state: 'closed' });
  open();
};
