/** Sends every follower of a game the entries it lacks, in order and without a gap. */
import type { Entry, FromServer } from '@roundhouse/protocol';
import type { LiveClient } from './client.ts';
import type { FollowedGame, Followers } from './following.ts';

/** Entries after `since` up to `head`, from memory or from the store; at least one. */
export type EntrySource = (game: string, since: number, head: number) => Promise<readonly Entry[]>;

export interface Pump {
  /** The story has grown up to `head`: resolves when every follower has been sent what it lacked. */
  readonly catchUp: (game: string, head: number) => Promise<void>;
}

/** Clients that lack entries, grouped by the last entry that they were sent. */
const lackingIn = (id: string, { head, clients }: FollowedGame): ReadonlyMap<number, readonly LiveClient[]> => {
  const lacking = new Map<number, LiveClient[]>();
  for (const client of clients) {
    const sent = client.games.get(id)?.sent ?? head;
    if (sent < head) lacking.set(sent, [...(lacking.get(sent) ?? []), client]);
  }
  return lacking;
};

export const newPump = (followers: Followers, entriesFor: EntrySource): Pump => {
  const pumping = new Map<string, Promise<void>>();

  /** One message text per group, however many clients it has. */
  const send = async (id: string, since: number, head: number, group: readonly LiveClient[]): Promise<void> => {
    const entries = await entriesFor(id, since, head);
    const last = entries.at(-1)?.number;
    if (last === undefined) throw new Error(`game ${id} lacks entry ${since + 1}`);
    const message = { type: 'entries', game: id, head: last, entries: [...entries] } satisfies FromServer;
    const text = JSON.stringify(message);
    for (const client of group) {
      const following = client.games.get(id);
      // It unsubscribed, or subscribed anew from another entry, while the entries were read.
      if (following?.sent !== since) continue;
      following.sent = last;
      client.sendText(text);
    }
  };

  const pump = async (id: string): Promise<void> => {
    for (;;) {
      const game = followers.game(id);
      if (!game) return;
      const { head } = game;
      const lacking = lackingIn(id, game);
      if (lacking.size === 0) return;
      for (const [since, group] of lacking) await send(id, since, head, group);
    }
  };

  return {
    catchUp: (id, head) => {
      const game = followers.game(id);
      if (!game) return Promise.resolve();
      game.head = Math.max(game.head, head);
      // A pump that runs now may have looked at its clients already: pump again after it.
      const next = (pumping.get(id) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => pump(id))
        .finally(() => {
          if (pumping.get(id) === next) pumping.delete(id);
        });
      pumping.set(id, next);
      return next;
    },
  };
};
