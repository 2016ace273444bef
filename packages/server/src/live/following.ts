/** Who follows which game on this node. */
import type { Following, LiveClient } from './client.ts';

/** A game that at least one client of this node follows. */
export interface FollowedGame {
  /** The newest head that this node knows. */
  head: number;
  /** The revision that the clients have seen. */
  revision: number;
  readonly clients: Set<LiveClient>;
}

export interface Followers {
  readonly follow: (client: LiveClient, game: string, following: Following) => void;
  readonly unfollow: (client: LiveClient, game: string) => void;
  readonly game: (id: string) => FollowedGame | undefined;
  readonly clientsOf: (game: string) => Iterable<LiveClient>;
  readonly ids: () => string[];
}

/** `changed` is called when the set of clients of a game changes. */
export const newFollowers = (changed: (game: string) => void): Followers => {
  const games = new Map<string, FollowedGame>();
  return {
    follow: (client, id, following) => {
      const game = games.get(id) ?? { head: 0, revision: 0, clients: new Set<LiveClient>() };
      games.set(id, game);
      game.clients.add(client);
      client.games.set(id, following);
      changed(id);
    },
    unfollow: (client, id) => {
      client.games.delete(id);
      const game = games.get(id);
      game?.clients.delete(client);
      if (game?.clients.size === 0) games.delete(id);
      changed(id);
    },
    game: (id) => games.get(id),
    clientsOf: (id) => games.get(id)?.clients ?? [],
    ids: () => [...games.keys()],
  };
};
