/**
 * Cache of games with their seats, and of people by their sessions, for the fast path of `decide`. The write checks that
 * all of it still holds; where it does not, the game is read from the store.
 */
import type { Signed } from '../people/sessions.ts';
import type { GameWithSeats } from './rows.ts';

const SESSIONS = 5000;
/** Now and then it is read again: when a session was seen last is written down there. */
const FOR = 10 * 60_000;

export interface HotGames {
  readonly game: (id: string) => GameWithSeats | undefined;
  readonly keep: (known: GameWithSeats) => void;
  /** Its story has grown up to this number, here or elsewhere. */
  readonly noteHead: (id: string, head: number) => void;
  readonly forget: (id: string) => void;
  /** By the token of a browser. */
  readonly signed: (token: string) => Signed | undefined;
  readonly keepSigned: (token: string, signed: Signed) => void;
  readonly forgetSigned: (token: string) => void;
  readonly forgetSession: (session: string) => void;
}

const put = <T>(map: Map<string, T>, key: string, value: T, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
};

export const newHotGames = (most: number, now: () => number): HotGames => {
  const games = new Map<string, GameWithSeats>();
  const sessions = new Map<string, { readonly signed: Signed; readonly until: number }>();
  return {
    game: (id) => games.get(id),
    keep: (known) => put(games, known.game.id, known, most),
    noteHead: (id, head) => {
      if ((games.get(id)?.game.head ?? head) < head) games.delete(id);
    },
    forget: (id) => void games.delete(id),
    signed: (token) => {
      const found = sessions.get(token);
      return found && found.until > now() ? found.signed : undefined;
    },
    keepSigned: (token, signed) => put(sessions, token, { signed, until: now() + FOR }, SESSIONS),
    forgetSigned: (token) => void sessions.delete(token),
    forgetSession: (session) => {
      for (const [token, { signed }] of sessions) if (signed.session === session) sessions.delete(token);
    },
  };
};
