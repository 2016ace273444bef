/** What every part of the server has at hand. */
import type { Logger } from './log.ts';
import type { GameEvents } from './gameEvents.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './metrics.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { HotGames } from './games/hotGames.ts';
import type { Positions } from './games/positions.ts';
import type { RecentEntries } from './games/recentEntries.ts';
import type { Secrets } from './notify/secrets.ts';
import type { Passwords } from './people/passwords.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export interface ServerContext {
  readonly settings: Settings;
  readonly store: Store;
  /** The version of the rules. */
  readonly rules: string;
  readonly now: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Counts every limit of `limits/table.ts`. */
  readonly limits: Limits;
  /** Hashes passwords, a few at a time. */
  readonly passwords: Passwords;
  readonly positions: Positions;
  readonly recentEntries: RecentEntries;
  readonly hotGames: HotGames;
  readonly thinkers: Thinkers;
  /** What the server keeps to itself: keys for push, and for links in mails. */
  readonly secrets: Secrets;
  /** The name of the bot in Telegram, once it is known. */
  readonly telegramName: () => string | null;
  /** Whether somebody looks at the page of a game right now, on whatever node. */
  readonly isLooking: (game: string, person: string) => boolean;
  /** A bot is to decide in this game. */
  readonly wakeBots: (game: string) => void;
  /** Somebody with standing orders is to decide. */
  readonly wakeOrders: (game: string) => void;
  readonly gameEvents: GameEvents;
}
