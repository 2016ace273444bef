/**
 * Notices between nodes say only where something changed, never what. A node reads the change from the store, so a notice
 * may come twice or late.
 */
import * as z from 'zod/mini';
import { action } from '@roundhouse/protocol';

const notice = z.discriminatedUnion('what', [
  /** The story of a game has grown. */
  z.object({ what: z.literal('entries'), game: z.string(), head: z.int() }),
  /** With it the clock, and nothing else that is shown. */
  z.object({ what: z.literal('time'), game: z.string(), head: z.int() }),
  /** Something else about it has changed. */
  z.object({ what: z.literal('game'), game: z.string() }),
  /** It was in the lobby, and is no longer. */
  z.object({ what: z.literal('unlisted'), game: z.string() }),
  z.object({ what: z.literal('message'), game: z.string(), id: z.int() }),
  /** Who is connected to a node and looks at a game. */
  z.object({
    what: z.literal('presence'),
    game: z.string(),
    node: z.string(),
    here: z.array(z.object({ person: z.string(), looking: z.boolean() })),
    watching: z.int(),
  }),
  /** What a bot that thinks for long looks at: broadcast to followers, never stored. */
  z.object({ what: z.literal('considers'), game: z.string(), head: z.int(), action }),
  /** Sessions were ended: the sockets that hang on them end too. */
  z.object({ what: z.literal('signedOut'), person: z.string(), session: z.nullable(z.string()), banned: z.boolean() }),
  /** A session goes on under another token: caches of the old one are void. */
  z.object({ what: z.literal('rotated'), session: z.string() }),
]);

export type Notice = z.infer<typeof notice>;
export type NoticeListener = (notice: Notice) => void;

export const writeNotice = (what: Notice): string => JSON.stringify(what);

/** Undefined: of a newer or older node that says something else. */
export const readNotice = (text: string): Notice | undefined => {
  try {
    const read = notice.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};
