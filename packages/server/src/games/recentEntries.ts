/** Cache of the last entries of games in play: most clients lack only these. */
import type { Entry } from '@roundhouse/protocol';

const GAMES = 1000;
const ENTRIES = 60;

export interface RecentEntries {
  readonly add: (game: string, entries: readonly Entry[]) => void;
  /** Entries of this game are being written: the hub waits for them instead of reading them from the store. */
  readonly writing: (game: string, done: Promise<unknown>) => void;
  readonly written: (game: string) => Promise<unknown> | undefined;
  /** Where it is no longer certain what was stored. */
  readonly forget: (game: string) => void;
  /** Everything after `since` up to `head`; undefined where some of it is not here. */
  readonly after: (game: string, since: number, head: number) => readonly Entry[] | undefined;
}

export const newRecentEntries = (): RecentEntries => {
  const games = new Map<string, readonly Entry[]>();
  const underWay = new Map<string, Promise<unknown>>();
  return {
    add: (game, entries) => {
      const known = games.get(game) ?? [];
      const follows = known.at(-1)?.number === (entries[0]?.number ?? 0) - 1;
      games.delete(game);
      games.set(game, [...(follows ? known : []), ...entries].slice(-ENTRIES));
      const [oldest] = games.keys();
      if (games.size > GAMES && oldest !== undefined) games.delete(oldest);
    },
    writing: (game, done) => {
      const over = done
        .catch(() => undefined)
        .finally(() => {
          if (underWay.get(game) === over) underWay.delete(game);
        });
      underWay.set(game, over);
    },
    written: (game) => underWay.get(game),
    forget: (game) => void games.delete(game),
    after: (game, since, head) => {
      const known = games.get(game) ?? [];
      const first = known[0]?.number;
      if (first === undefined || first > since + 1 || (known.at(-1)?.number ?? 0) < head) return undefined;
      return known.filter(({ number }) => number > since && number <= head);
    },
  };
};
