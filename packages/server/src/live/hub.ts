/**
 * The hub of this node's live clients. The store tells it where something changed; it reads that once and broadcasts it to
 * the clients that follow it. The next notice, or the slow poll, makes up for one that was lost. Its parts: who follows what
 * (`following.ts`), entries in order (`pump.ts`), who is here (`presence.ts`), everything else (`broadcasts.ts`).
 */
import { CLOSE } from '@roundhouse/protocol';
import type { ServerContext } from '../context.ts';
import { entriesAfter } from '../games/entries.ts';
import { newId } from '../ids.ts';
import type { Notice } from '../store/notices.ts';
import { newBroadcasts } from './broadcasts.ts';
import type { Following, LiveClient } from './client.ts';
import { newDebounce } from './debounce.ts';
import { type Followers, newFollowers } from './following.ts';
import { newPresence, presentHere } from './presence.ts';
import { type EntrySource, newPump, type Pump } from './pump.ts';

/** The clients answer this one by a message: it shows them that the connection lives. */
export const PING_EVERY = 25_000;
/** Browsers answer this one by themselves. Two without an answer: the client is gone, seen by the others within 15 s. */
const PROBE_EVERY = 5000;
const MOST_SILENT = 2;
const POLL_EVERY = 5000;
const PRESENCE_EVERY = 30_000;

export interface LiveHub {
  readonly enter: (client: LiveClient) => void;
  readonly leave: (client: LiveClient) => void;
  readonly follow: (client: LiveClient, game: string, following: Following) => void;
  readonly unfollow: (client: LiveClient, game: string) => void;
  readonly catchUp: Pump['catchUp'];
  readonly presenceChanged: (game: string) => void;
  /** Whether a person looks at the page of a game, on whatever node. */
  readonly isLooking: (game: string, person: string) => boolean;
  readonly close: () => void;
}

/** From the cache of recent entries; after a write that is under way; else from the store. */
const entrySource =
  ({ recentEntries, store }: ServerContext): EntrySource =>
  async (game, since, head) => {
    const known = recentEntries.after(game, since, head);
    if (known) return known;
    await recentEntries.written(game);
    return recentEntries.after(game, since, head) ?? entriesAfter(store.db, game, since, head);
  };

/** Compares what the clients have with the store: `moved` where the head has, `revised` where anything else has. */
const compareWithStore = async (
  { store }: ServerContext,
  followers: Followers,
  moved: (game: string, head: number) => void,
  revised: (game: string) => void,
): Promise<void> => {
  const ids = followers.ids();
  for (let first = 0; first < ids.length; first += 500) {
    const rows = await store.db
      .selectFrom('games')
      .select(['id', 'head', 'revision'])
      .where('id', 'in', ids.slice(first, first + 500))
      .execute();
    for (const { id, head, revision } of rows) {
      const game = followers.game(id);
      if (!game) continue;
      if (head > game.head) moved(id, head);
      if (revision !== game.revision) revised(id);
    }
  }
};

export const newLiveHub = (context: ServerContext): LiveHub => {
  const { store, hotGames, metrics, log } = context;
  const node = newId();
  const clients = new Set<LiveClient>();
  const failed = (error: unknown): void => {
    metrics.failures.inc({ where: 'live' });
    log.error({ err: error }, 'a broadcast failed');
  };
  const { soon, close: dropWaiting } = newDebounce(failed);
  const presence = newPresence(context.now);
  const presenceChanged = (id: string): void =>
    soon(`presence ${id}`, 100, () =>
      store.notify({ what: 'presence', game: id, node, ...presentHere(followers, id) }),
    );
  const followers = newFollowers(presenceChanged);
  const pump = newPump(followers, entrySource(context));
  const broadcasts = newBroadcasts(context, { clients, followers, presence, pump, presenceChanged });

  const catchUp = (id: string, head: number): void => void pump.catchUp(id, head).catch(failed);
  const viewSoon = (id: string): void => soon(`view ${id}`, 20, () => broadcasts.view(id));

  const onNotice = (notice: Notice): void => {
    switch (notice.what) {
      case 'entries':
        hotGames.noteHead(notice.game, notice.head);
        catchUp(notice.game, notice.head);
        if (clients.size > 0) soon(`mine ${notice.game}`, 150, () => broadcasts.lists(notice.game, false));
        break;
      case 'time':
        soon(`time ${notice.game}`, 20, () => broadcasts.time(notice.game, notice.head));
        break;
      case 'game':
        viewSoon(notice.game);
        if (clients.size > 0) soon(`lists ${notice.game}`, 100, () => broadcasts.lists(notice.game, true));
        break;
      case 'unlisted':
        broadcasts.gone(notice.game);
        break;
      case 'message':
        broadcasts.message(notice.game, notice.id).catch(failed);
        break;
      case 'presence':
        presence.record(notice);
        broadcasts.presence(notice.game);
        break;
      case 'considers':
        broadcasts.considers(notice.game, notice.head, notice.action);
        break;
      case 'rotated':
        hotGames.forgetSession(notice.session);
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

  const poll = (): void => void compareWithStore(context, followers, catchUp, viewSoon).catch(failed);

  const ping = (): void => {
    for (const client of clients) client.send({ type: 'ping' });
  };

  const probe = (): void => {
    for (const client of clients) {
      if (client.silent >= MOST_SILENT) {
        metrics.cutOff.inc({ why: 'silent' });
        client.close(CLOSE.silent, 'no answer');
      } else {
        client.silent++;
        client.probe();
      }
    }
  };

  store.onNotice(onNotice);
  store.onGap(poll);
  const timers = [
    setInterval(ping, PING_EVERY),
    setInterval(probe, PROBE_EVERY),
    setInterval(poll, POLL_EVERY),
    setInterval(() => {
      presence.sweep();
      followers.ids().forEach(presenceChanged);
    }, PRESENCE_EVERY),
  ];
  for (const timer of timers) timer.unref();

  return {
    enter: (client) => {
      clients.add(client);
      metrics.sockets.set(clients.size);
    },
    leave: (client) => {
      for (const id of client.games.keys()) followers.unfollow(client, id);
      clients.delete(client);
      metrics.sockets.set(clients.size);
    },
    follow: followers.follow,
    unfollow: followers.unfollow,
    catchUp: pump.catchUp,
    presenceChanged,
    isLooking: presence.isLooking,
    close: () => {
      timers.forEach(clearInterval);
      dropWaiting();
      for (const client of clients) client.close(CLOSE.restart, 'the server stops');
    },
  };
};
