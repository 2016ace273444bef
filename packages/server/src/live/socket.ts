/** The WebSocket of one client: what comes in is parsed and bounded, what goes out must be taken in time. */
import { CLOSE, type DeniedKey, fromClient, type FromClient, type FromServer } from '@roundhouse/protocol';
import type { WebSocket } from 'ws';
import { Denial } from '../denial.ts';
import { entered } from '../games/access.ts';
import { viewOf } from '../games/views.ts';
import type { House } from '../house.ts';
import type { Limits } from '../limits.ts';
import type { Signed } from '../people/sessions.ts';
import { toldPerson } from '../people/told.ts';
import { troubleOf } from '../store/trouble.ts';
import type { LiveClient } from './client.ts';
import { type Hall, PING_EVERY } from './hall.ts';

/** A client that lets so much wait is told to come back and ask. */
const MOST_WAITING = 1024 * 1024;
const MOST_GAMES = 60;
const MESSAGES_PER_MINUTE = 240;

const newClient = (house: House, socket: WebSocket, signed: Signed | null): LiveClient => {
  const close = (code: number, why: string): void => {
    if (socket.readyState > 1) return;
    socket.close(code, why);
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => socket.terminate(), 2000).unref();
  };
  const sendText = (text: string): void => {
    if (socket.readyState !== 1) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      house.metrics.cutOff.inc({ why: 'tooSlow' });
      close(CLOSE.tooSlow, 'come back and ask since');
      return;
    }
    socket.send(text);
  };
  return {
    person: signed?.person ?? null,
    session: signed?.session ?? null,
    games: new Map(),
    mine: false,
    lobby: false,
    silent: 0,
    send: (message: FromServer) => sendText(JSON.stringify(message)),
    sendText,
    close,
  };
};

const subscribe = async (
  house: House,
  hall: Hall,
  client: LiveClient,
  { game: id, since, invitation }: Extract<FromClient, { type: 'subscribe' }>,
): Promise<void> => {
  if (client.games.size >= MOST_GAMES && !client.games.has(id)) throw new Denial('tooMany');
  const access = await entered(house.store, id, client.person, 'watcher', invitation);
  const looking = client.games.get(id)?.looking ?? true;
  hall.follow(client, id, {
    sent: Math.min(since, access.game.head),
    looking,
    seated: access.seat !== null,
    invitation,
    catchingUp: true,
  });
  await hall.catchUp(id, access.game.head);
  const following = client.games.get(id);
  if (!following) return;
  client.send({ type: 'subscribed', game: id, head: following.sent, view: await viewOf(house.store, access) });
};

const obey = async (house: House, hall: Hall, client: LiveClient, message: FromClient): Promise<void> => {
  switch (message.type) {
    case 'subscribe':
      return subscribe(house, hall, client, message);
    case 'unsubscribe':
      if (client.games.has(message.game)) hall.unfollow(client, message.game);
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
      hall.presenceChanged(message.game);
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
  house: House,
  hall: Hall,
  limits: Limits,
  socket: WebSocket,
  signed: Signed | null,
): void => {
  const client = newClient(house, socket, signed);
  if (signed?.person.banned) {
    client.close(CLOSE.banned, 'banned');
    return;
  }
  hall.enter(client);
  socket.on('close', () => hall.leave(client));
  // Broken frames and resets: the socket closes by itself.
  socket.on('error', () => undefined);
  const { person } = client;
  client.send({
    type: 'hello',
    person: person && toldPerson(person),
    rules: house.rules,
    pingEvery: PING_EVERY,
  });
  const denied = (key: DeniedKey, message: FromClient): void => {
    house.metrics.denials.inc({ key });
    client.send({
      type: 'denied',
      denied: key,
      to: message.type,
      ...('game' in message ? { game: message.game } : {}),
    });
  };
  const bucket = `live ${person?.id ?? ''} ${Math.random()}`;
  // One message after the other, so that answers come in the order of the questions.
  let turn: Promise<void> = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    client.silent = 0;
    const message = isBinary ? undefined : read((data as Buffer).toString('utf8'));
    if (!message || limits.take(bucket, MESSAGES_PER_MINUTE) > 0) {
      house.metrics.cutOff.inc({ why: 'malformed' });
      client.close(CLOSE.malformed, message ? 'too many messages' : 'not a message of this protocol');
      return;
    }
    turn = turn
      .then(() => obey(house, hall, client, message))
      .catch((error: unknown) => {
        if (error instanceof Denial) return denied(error.key, message);
        house.metrics.failures.inc({ where: 'live' });
        house.log.error({ err: error }, 'a live message failed');
        return denied(troubleOf(error) ?? 'unavailable', message);
      });
  });
};
