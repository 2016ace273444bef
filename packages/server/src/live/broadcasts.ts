/** What the hub broadcasts beyond entries: views, clocks, messages, lists of games, presence. */
import type { Action } from '@roundhouse/engine';
import type { FromServer } from '@roundhouse/protocol';
import { mayRead, messageOf } from '../chatAndNotes/chat.ts';
import { apartFrom, blockersOf } from '../community/blocks.ts';
import type { ServerContext } from '../context.ts';
import { accessOf, maySee } from '../games/access.ts';
import { waitingCount } from '../games/lists.ts';
import { loadGame, namesIn } from '../games/rows.ts';
import { timeOf } from '../games/times.ts';
import { hasMessages, summaryOf, viewFor } from '../games/views.ts';
import { unreadNews } from '../notify/news.ts';
import type { LiveClient } from './client.ts';
import type { Followers } from './following.ts';
import type { Presence } from './presence.ts';
import type { Pump } from './pump.ts';

export interface Broadcasts {
  /** The view of a game to everybody who follows it; those who may no longer see it are unsubscribed. */
  readonly view: (game: string) => Promise<void>;
  /** The clock after a decision that changed nothing else. */
  readonly time: (game: string, head: number) => Promise<void>;
  readonly message: (game: string, number: number) => Promise<void>;
  /** One's own games, and the lobby. */
  readonly lists: (game: string, lobbyToo: boolean) => Promise<void>;
  /** To those who look at the lobby. */
  readonly gone: (game: string) => void;
  readonly presence: (game: string) => void;
  /** What a bot looks at that thinks for long, about the position after entry `head`. */
  readonly considers: (game: string, head: number, action: Action) => void;
}

export interface BroadcastParts {
  readonly clients: ReadonlySet<LiveClient>;
  readonly followers: Followers;
  readonly presence: Presence;
  readonly pump: Pump;
  readonly presenceChanged: (game: string) => void;
}

export const newBroadcasts = (context: ServerContext, parts: BroadcastParts): Broadcasts => {
  const { store, hotGames } = context;
  const { clients, followers, presence, pump, presenceChanged } = parts;

  const sendTo = (receivers: Iterable<LiveClient>, message: FromServer): void => {
    const text = JSON.stringify(message);
    for (const client of receivers) client.sendText(text);
  };

  return {
    view: async (id) => {
      const followed = followers.game(id);
      if (!followed) return;
      const known = await loadGame(store.db, id);
      const names = known ? await namesIn(store.db, [known]) : new Map();
      if (known) followed.revision = known.game.revision;
      const chats = await hasMessages(store, id);
      let reseated = false;
      for (const client of followed.clients) {
        const following = client.games.get(id);
        if (!following) continue;
        const access = known && accessOf(known, client.person);
        if (!known || !access || !maySee(access, following.invitation)) {
          followers.unfollow(client, id);
          client.send({ type: 'unsubscribed', game: id, why: 'notFound' });
          continue;
        }
        const seated = access.seat !== null;
        if (following.seated !== seated) reseated = true;
        following.seated = seated;
        client.send({ type: 'game', game: id, view: await viewFor(store, known, client.person, names, chats) });
      }
      if (known) await pump.catchUp(id, known.game.head);
      if (reseated) presenceChanged(id);
    },
    time: async (id, head) => {
      if (!followers.game(id)) return;
      // The node that wrote the decision has the game in its cache.
      const cached = hotGames.game(id);
      const known = cached && cached.game.head >= head ? cached : await loadGame(store.db, id);
      if (!known) return;
      const { game, seats } = known;
      const message = { type: 'time', game: id, head: game.head, time: timeOf(game, seats.length) } as const;
      sendTo(followers.clientsOf(id), message);
    },
    message: async (id, number) => {
      const followed = followers.game(id);
      if (!followed) return;
      const [known, message] = [await loadGame(store.db, id), await messageOf(store, id, number)];
      if (!known || !message) return;
      const deaf = message.by ? await blockersOf(store.db, message.by.id) : [];
      for (const client of followed.clients)
        if (mayRead(accessOf(known, client.person), message.chat) && !deaf.includes(client.person?.id ?? ''))
          client.send({ type: 'message', game: id, message });
    },
    lists: async (id, lobbyToo) => {
      const interested = [...clients].filter(({ mine, lobby }) => mine || (lobby && lobbyToo));
      if (interested.length === 0) return;
      const known = await loadGame(store.db, id);
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
        // Anybody with the id of a game by link may watch it; games that were never listed are not broadcast here.
        if (summary && summary.visibility !== 'listed') continue;
        if (summary && !apart.includes(person ?? '')) client.send({ type: 'lobby', summary });
        else client.send({ type: 'gone', game: id });
      }
    },
    gone: (id) => {
      sendTo(
        [...clients].filter(({ lobby }) => lobby),
        { type: 'gone', game: id },
      );
    },
    considers: (id, head, action) => sendTo(followers.clientsOf(id), { type: 'considers', game: id, head, action }),
    presence: (id) => sendTo(followers.clientsOf(id), { type: 'presence', game: id, ...presence.of(id) }),
  };
};
