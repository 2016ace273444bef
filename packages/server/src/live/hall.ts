/**
 * The hall: all live clients of this node and what they follow. It hears from the store where something changed, looks
 * it up once, and tells those who follow it. A notice that is lost is made up for by the next one, or by the slow poll.
 */
import { CLOSE, type Entry, type FromServer } from '@roundhouse/protocol';
import { mayRead, messageOf } from '../beside/chat.ts';
import { accessOf, maySee } from '../games/access.ts';
import { entriesAfter } from '../games/entries.ts';
import { waitingCount } from '../games/lists.ts';
import { knownGame, namesIn } from '../games/rows.ts';
import { timeOf } from '../games/times.ts';
import { hasMessages, summaryOf, viewFor } from '../games/views.ts';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { unreadNews } from '../notify/news.ts';
import { apartFrom, blockersOf } from '../company/blocks.ts';
import type { Notice } from '../store/notices.ts';
import type { Following, LiveClient } from './client.ts';
import { newPresence } from './presence.ts';

export const PING_EVERY = 25_000;
const POLL_EVERY = 5000;
const PRESENCE_EVERY = 30_000;
/** More than these are not listed. */
const MOST_HERE = 60;

export interface Hall {
  readonly enter: (client: LiveClient) => void;
  readonly leave: (client: LiveClient) => void;
  readonly follow: (client: LiveClient, game: string, following: Following) => void;
  readonly unfollow: (client: LiveClient, game: string) => void;
  /** Sends what a client lacks. */
  readonly catchUp: (game: string, head: number) => Promise<void>;
  readonly presenceChanged: (game: string) => void;
  /** Whether a person looks at the page of a game, on whatever node. */
  readonly isLooking: (game: string, person: string) => boolean;
  readonly count: () => number;
  readonly ofPerson: (person: string) => number;
  readonly close: () => void;
}

interface Followed {
  head: number;
  revision: number;
  readonly clients: Set<LiveClient>;
}

export const newHall = (house: House): Hall => {
  const { store, recent, held, metrics, log } = house;
  const node = newId();
  const clients = new Set<LiveClient>();
  const games = new Map<string, Followed>();
  const presence = newPresence(house.now);
  const pumping = new Map<string, Promise<void>>();
  const waiting = new Map<string, NodeJS.Timeout>();

  const failing = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      metrics.failures.inc({ where: 'live' });
      log.error({ err: error }, 'telling live clients failed');
    });
  };

  /** Many changes within a moment are looked up once. */
  const soon = (what: string, delay: number, work: () => Promise<unknown>): void => {
    if (waiting.has(what)) return;
    waiting.set(
      what,
      setTimeout(() => {
        waiting.delete(what);
        failing(work());
      }, delay),
    );
  };

  const entriesFor = async (game: string, since: number, head: number): Promise<readonly Entry[]> => {
    const known = recent.after(game, since, head);
    if (known) return known;
    await recent.written(game);
    return recent.after(game, since, head) ?? entriesAfter(store.db, game, since, head);
  };

  /** Everybody who follows the game gets what they lack, in order and without a gap. */
  const pump = async (id: string): Promise<void> => {
    for (;;) {
      const game = games.get(id);
      if (!game) return;
      const { head } = game;
      const lacking = new Map<number, LiveClient[]>();
      for (const client of game.clients) {
        const sent = client.games.get(id)?.sent ?? head;
        if (sent < head) lacking.set(sent, [...(lacking.get(sent) ?? []), client]);
      }
      if (lacking.size === 0) return;
      for (const [since, group] of lacking) {
        const entries = await entriesFor(id, since, head);
        const last = entries.at(-1)?.number;
        if (last === undefined) throw new Error(`game ${id} lacks entry ${since + 1}`);
        const text = JSON.stringify({
          type: 'entries',
          game: id,
          head: last,
          entries: [...entries],
        } satisfies FromServer);
        for (const client of group) {
          const following = client.games.get(id);
          if (following?.sent !== since) continue;
          following.sent = last;
          client.sendText(text);
        }
      }
    }
  };

  const catchUp = (id: string, head: number): Promise<void> => {
    const game = games.get(id);
    if (!game) return Promise.resolve();
    game.head = Math.max(game.head, head);
    const running = pumping.get(id);
    // Whoever pumps now may have looked already: pump again after it.
    const next = (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => pump(id))
      .finally(() => {
        if (pumping.get(id) === next) pumping.delete(id);
      });
    pumping.set(id, next);
    return next;
  };

  const tellView = async (id: string): Promise<void> => {
    const game = games.get(id);
    if (!game) return;
    const known = await knownGame(store.db, id);
    const names = known ? await namesIn(store.db, [known]) : new Map();
    if (known) game.revision = known.game.revision;
    const chats = await hasMessages(store, id);
    let reseated = false;
    for (const client of game.clients) {
      const following = client.games.get(id);
      if (!following) continue;
      const access = known && accessOf(known, client.person);
      if (!known || !access || !maySee(access, following.invitation)) {
        unfollow(client, id);
        client.send({ type: 'unsubscribed', game: id, why: 'notFound' });
        continue;
      }
      const seated = access.seat !== null;
      if (following.seated !== seated) reseated = true;
      following.seated = seated;
      client.send({ type: 'game', game: id, view: await viewFor(store, known, client.person, names, chats) });
    }
    if (known) await catchUp(id, known.game.head);
    if (reseated) presenceChanged(id);
  };

  /** A decision has set the clock: what its writer remembers of the game need not be read again. */
  const tellTime = async (id: string, head: number): Promise<void> => {
    if (!games.has(id)) return;
    const remembered = held.game(id);
    const known = remembered && remembered.game.head >= head ? remembered : await knownGame(store.db, id);
    if (!known) return;
    const { game, seats } = known;
    const time = timeOf(game, seats.length);
    const text = JSON.stringify({ type: 'time', game: id, head: game.head, time } satisfies FromServer);
    for (const client of games.get(id)?.clients ?? []) client.sendText(text);
  };

  const tellMessage = async (id: string, message: number): Promise<void> => {
    const game = games.get(id);
    if (!game) return;
    const [known, told] = [await knownGame(store.db, id), await messageOf(store, id, message)];
    if (!known || !told) return;
    const by = told.by?.id;
    const deaf = by === undefined ? [] : await blockersOf(store.db, by);
    for (const client of game.clients)
      if (mayRead(accessOf(known, client.person), told.room) && !deaf.includes(client.person?.id ?? ''))
        client.send({ type: 'message', game: id, message: told });
  };

  /** Lists of games: one's own, and the lobby. */
  const tellLists = async (id: string, lobbyToo: boolean): Promise<void> => {
    const interested = [...clients].filter(({ mine, lobby }) => mine || (lobby && lobbyToo));
    if (interested.length === 0) return;
    const known = await knownGame(store.db, id);
    const summary = known && summaryOf(known, await namesIn(store.db, [known]));
    const apart = lobbyToo ? await apartFrom(store.db, known?.game.owner ?? null) : [];
    for (const client of interested) {
      const person = client.person?.id;
      if (client.mine && summary && person !== undefined && summary.seats.some((seat) => seat.person?.id === person))
        client.send({
          type: 'mine',
          summary,
          waiting: await waitingCount(store, person),
          unread: await unreadNews(store, person),
        });
      if (!client.lobby || !lobbyToo) continue;
      if (summary?.visibility === 'listed' && !apart.includes(person ?? '')) client.send({ type: 'lobby', summary });
      else client.send({ type: 'gone', game: id });
    }
  };

  const tellPresence = (id: string): void => {
    const text = JSON.stringify({ type: 'presence', game: id, ...presence.of(id) } satisfies FromServer);
    for (const client of games.get(id)?.clients ?? []) client.sendText(text);
  };

  /** Tells all nodes who of this one is here; players by name, others only as a number. */
  const announce = async (id: string): Promise<void> => {
    const people = new Map<string, boolean>();
    let watching = 0;
    for (const client of games.get(id)?.clients ?? []) {
      const following = client.games.get(id);
      if (client.person && following?.seated)
        people.set(client.person.id, following.looking || people.get(client.person.id) === true);
      else watching++;
    }
    const here = [...people].slice(0, MOST_HERE).map(([person, looking]) => ({ person, looking }));
    await store.tell({ what: 'presence', game: id, node, here, watching });
  };

  const presenceChanged = (id: string): void => soon(`presence ${id}`, 100, () => announce(id));

  const unfollow = (client: LiveClient, id: string): void => {
    client.games.delete(id);
    const game = games.get(id);
    game?.clients.delete(client);
    presenceChanged(id);
    if (game?.clients.size === 0) games.delete(id);
  };

  const heard = (notice: Notice): void => {
    switch (notice.what) {
      case 'entries':
        held.heard(notice.game, notice.head);
        failing(catchUp(notice.game, notice.head));
        if (clients.size > 0) soon(`mine ${notice.game}`, 150, () => tellLists(notice.game, false));
        break;
      case 'time':
        soon(`time ${notice.game}`, 20, () => tellTime(notice.game, notice.head));
        break;
      case 'game':
        soon(`view ${notice.game}`, 20, () => tellView(notice.game));
        if (clients.size > 0) soon(`lists ${notice.game}`, 100, () => tellLists(notice.game, true));
        break;
      case 'message':
        failing(tellMessage(notice.game, notice.id));
        break;
      case 'presence':
        presence.hear(notice);
        tellPresence(notice.game);
        break;
      case 'signedOut':
        for (const client of clients) {
          const meant =
            notice.session === null ? client.person?.id === notice.person : client.session === notice.session;
          if (meant) client.close(notice.banned ? CLOSE.banned : CLOSE.signedOut, 'signed out');
        }
        break;
    }
  };

  /** What notices may have missed. */
  const poll = async (): Promise<void> => {
    const ids = [...games.keys()];
    for (let first = 0; first < ids.length; first += 500) {
      const rows = await store.db
        .selectFrom('games')
        .select(['id', 'head', 'revision'])
        .where('id', 'in', ids.slice(first, first + 500))
        .execute();
      for (const { id, head, revision } of rows) {
        const game = games.get(id);
        if (!game) continue;
        if (head > game.head) failing(catchUp(id, head));
        if (revision !== game.revision) soon(`view ${id}`, 20, () => tellView(id));
      }
    }
  };

  const ping = (): void => {
    for (const client of clients) {
      if (client.silent >= 2) {
        metrics.cutOff.inc({ why: 'silent' });
        client.close(CLOSE.silent, 'no answer');
      } else {
        client.silent++;
        client.send({ type: 'ping' });
      }
    }
  };

  store.hear(heard);
  store.onGap(() => failing(poll()));
  const timers = [
    setInterval(ping, PING_EVERY),
    setInterval(() => failing(poll()), POLL_EVERY),
    setInterval(() => {
      presence.sweep();
      for (const id of games.keys()) presenceChanged(id);
    }, PRESENCE_EVERY),
  ];
  for (const timer of timers) timer.unref();

  return {
    enter: (client) => {
      clients.add(client);
      metrics.sockets.set(clients.size);
    },
    leave: (client) => {
      for (const id of client.games.keys()) unfollow(client, id);
      clients.delete(client);
      metrics.sockets.set(clients.size);
    },
    follow: (client, id, following) => {
      const game = games.get(id) ?? { head: 0, revision: 0, clients: new Set<LiveClient>() };
      games.set(id, game);
      game.clients.add(client);
      client.games.set(id, following);
      presenceChanged(id);
    },
    unfollow,
    catchUp,
    presenceChanged,
    isLooking: (game, person) => presence.of(game).here.some((each) => each.person === person && each.looking),
    count: () => clients.size,
    ofPerson: (person) => [...clients].filter((client) => client.person?.id === person).length,
    close: () => {
      timers.forEach(clearInterval);
      waiting.forEach((timer) => clearTimeout(timer));
      waiting.clear();
      for (const client of clients) client.close(CLOSE.restart, 'the server stops');
    },
  };
};
