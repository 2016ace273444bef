/** The WebSocket of one client: what comes in is parsed and bounded, what goes out must be taken in time. */
import { CLOSE, type DeniedKey, fromClient, type FromClient, type FromServer } from '@roundhouse/protocol';
import type { WebSocket } from 'ws';
import { Denial } from '../denial.ts';
import { type Access, entered } from '../games/access.ts';
import { viewOf } from '../games/views.ts';
import type { ServerContext } from '../context.ts';
import type { SocketCount } from '../limits/socketCount.ts';
import type { Signed } from '../people/sessions.ts';
import { publicPerson } from '../people/publicPerson.ts';
import { troubleOf } from '../store/databaseErrors.ts';
import type { LiveClient } from './client.ts';
import { type LiveHub, PING_EVERY } from './hub.ts';

/** A client with so many unsent bytes is cut off with the code for "come back and ask since". */
const MOST_WAITING = 1024 * 1024;
const MOST_GAMES = 60;
/** A story of no more entries is sent as often as it is asked for. */
const FEW_ENTRIES = 50;
/** A client that owes so much is a slow one: only then its neighbors' debts are counted. */
const SLOW = 64 * 1024;

const newClient = (
  context: ServerContext,
  sockets: SocketCount,
  socket: WebSocket,
  signed: Signed | null,
  address: string,
): LiveClient => {
  const close = (code: number, why: string): void => {
    if (socket.readyState > 1) return;
    socket.close(code, why);
    // A client that does not answer the close frame is dropped; one that answers nothing, at once.
    setTimeout(() => socket.terminate(), code === CLOSE.silent ? 0 : 2000).unref();
  };
  const sendText = (text: string): void => {
    if (socket.readyState !== 1) return;
    const owed = socket.bufferedAmount;
    if (owed > MOST_WAITING || (owed > SLOW && sockets.owesTooMuch(address))) {
      context.metrics.cutOff.inc({ why: 'tooSlow' });
      close(CLOSE.tooSlow, 'come back and ask since');
      return;
    }
    socket.send(text);
  };
  return {
    address,
    person: signed?.person ?? null,
    session: signed?.session ?? null,
    games: new Map(),
    mine: false,
    lobby: false,
    silent: 0,
    probe: () => {
      if (socket.readyState === 1) socket.ping();
    },
    send: (message: FromServer) => sendText(JSON.stringify(message)),
    sendText,
    close,
  };
};

/** Catching up costs what is sent. The whole story of a game that has one is for once a minute. */
const countStory = ({ limits }: ServerContext, client: LiveClient, { game }: Access, since: number): void => {
  const { address } = client;
  const person = client.person?.id;
  const entries = Math.max(0, game.head - since);
  if (entries > FEW_ENTRIES && since === 0)
    limits.take('wholeStories', { address, target: `${game.id} ${person ?? address}` });
  limits.take('storyEntries', { address, person }, entries);
};

const subscribe = async (
  context: ServerContext,
  hub: LiveHub,
  client: LiveClient,
  { game: id, since, invitation }: Extract<FromClient, { type: 'subscribe' }>,
): Promise<void> => {
  if (client.games.size >= MOST_GAMES && !client.games.has(id)) throw new Denial('tooMany');
  const access = await entered(context.store, id, client.person, 'watcher', invitation);
  countStory(context, client, access, since);
  const looking = client.games.get(id)?.looking ?? true;
  hub.follow(client, id, {
    sent: Math.min(since, access.game.head),
    looking,
    seated: access.seat !== null,
    invitation,
  });
  await hub.catchUp(id, access.game.head);
  const following = client.games.get(id);
  if (!following) return;
  client.send({ type: 'subscribed', game: id, head: following.sent, view: await viewOf(context.store, access) });
};

const obey = async (context: ServerContext, hub: LiveHub, client: LiveClient, message: FromClient): Promise<void> => {
  switch (message.type) {
    case 'subscribe':
      return subscribe(context, hub, client, message);
    case 'unsubscribe':
      if (client.games.has(message.game)) hub.unfollow(client, message.game);
      client.send({ type: 'unsubscribed', game: message.game, why: 'asked' });
      return;
    case 'watchMine':
      if (!client.person) throw new Denial('signIn');
      client.mine = message.on;
      return;
    case 'watchLobby':
      client.lobby = message.on;
      return;
    case 'looking': {
      const following = client.games.get(message.game);
      if (!following) throw new Denial('notFound');
      following.looking = message.here;
      hub.presenceChanged(message.game);
      return;
    }
    case 'pong':
  }
};

const read = (text: string): FromClient | undefined => {
  try {
    const parsed = fromClient.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

export const serveSocket = (
  context: ServerContext,
  hub: LiveHub,
  sockets: SocketCount,
  socket: WebSocket,
  signed: Signed | null,
  address: string,
): void => {
  const client = newClient(context, sockets, socket, signed, address);
  if (signed?.person.banned) {
    client.close(CLOSE.banned, 'banned');
    return;
  }
  hub.enter(client);
  const letGo = sockets.hold(socket, address, signed?.person.id ?? null);
  socket.on('close', () => {
    letGo();
    hub.leave(client);
  });
  socket.on('pong', () => {
    client.silent = 0;
  });
  // Broken frames and resets: the socket closes by itself.
  socket.on('error', () => undefined);
  const { person } = client;
  client.send({
    type: 'hello',
    person: person && publicPerson(person),
    rules: context.rules,
    pingEvery: PING_EVERY,
  });
  const denied = (key: DeniedKey, message: FromClient): void => {
    context.metrics.denials.inc({ key });
    client.send({
      type: 'denied',
      denied: key,
      to: message.type,
      ...('game' in message ? { game: message.game } : {}),
    });
  };
  const isTooMany = (): boolean => {
    const by = { address, person: person?.id };
    if (context.limits.wait('liveMessages', by) > 0) return true;
    context.limits.take('liveMessages', by);
    return false;
  };
  // One message after the other, so that answers come in the order of the questions.
  let turn: Promise<void> = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    client.silent = 0;
    const message = isBinary ? undefined : read((data as Buffer).toString('utf8'));
    if (!message || isTooMany()) {
      context.metrics.cutOff.inc({ why: 'malformed' });
      client.close(CLOSE.malformed, message ? 'too many messages' : 'not a message of this protocol');
      return;
    }
    turn = turn
      .then(() => obey(context, hub, client, message))
      .catch((error: unknown) => {
        if (error instanceof Denial) return denied(error.key, message);
        context.metrics.failures.inc({ where: 'live' });
        context.log.error({ err: error }, 'a live message failed');
        return denied(troubleOf(error) ?? 'unavailable', message);
      });
  });
};
