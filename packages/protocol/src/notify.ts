/** Notifications: their kinds, channels and quiet hours. */
import * as z from 'zod/mini';
import { isZone } from './hours.ts';
import { CHANNEL_TYPES, NEWS_KINDS, EXTERNAL_CHANNEL_TYPES } from './newsKinds.ts';
import { id, shortText, text, time } from './people.ts';

export const newsKind = z.enum(NEWS_KINDS);

export const channelType = z.enum(CHANNEL_TYPES);

/** The messages in the app for a person to read. */
export const newsItem = z.strictObject({
  id,
  kind: newsKind,
  at: time,
  read: z.boolean(),
  game: z.nullable(z.strictObject({ id, title: z.string() })),
  /** A name where somebody did it. */
  by: z.nullable(z.string()),
});

const minute = z.int().check(z.gte(0), z.lt(24 * 60));

/** When nothing is sent: minutes after midnight in the person's own zone. What happens meanwhile is sent afterwards. */
export const quiet = z.strictObject({
  zone: z.string().check(z.minLength(1), z.maxLength(60), z.refine(isZone, 'no such zone')),
  from: minute,
  to: minute,
});

/** Where a person gets notifications outside of the app: a browser, an address, a webhook, a chat. */
export const channel = z.strictObject({
  id,
  type: z.enum(EXTERNAL_CHANNEL_TYPES),
  /** What distinguishes it from the others: an address, a host, the name of a browser. */
  label: z.string(),
  /** Mail and Telegram are used once the person has shown that they are theirs. */
  confirmed: z.boolean(),
  kinds: z.array(newsKind),
  /** The last thing that went wrong; null: all is well. */
  trouble: z.nullable(z.string()),
  created: time,
});

const kinds = z.array(newsKind).check(z.maxLength(NEWS_KINDS.length));
const key = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/));

export const newChannel = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('mail'), address: z.string().check(z.trim(), z.maxLength(200), z.email()) }),
  z.strictObject({
    type: z.literal('push'),
    subscription: z.strictObject({
      endpoint: shortText(1000).check(z.url()),
      keys: z.strictObject({ p256dh: key, auth: key }),
    }),
  }),
  z.strictObject({
    type: z.literal('webhook'),
    url: shortText(500).check(z.url()),
    form: z.enum(['json', 'discord', 'slack']),
  }),
  z.strictObject({ type: z.literal('telegram') }),
]);

export const channelAdded = z.strictObject({
  channel,
  /** Telegram: to be sent to the bot. */
  code: z.nullable(z.string()),
});

export const channelChange = z.strictObject({ kinds });

export const notifications = z.strictObject({
  quiet: z.nullable(quiet),
  /** What is put into the app. */
  app: kinds,
  channels: z.array(channel),
  /** What this server can do. */
  can: z.strictObject({
    /** The key that a browser needs to subscribe. */
    push: z.string(),
    mail: z.boolean(),
    webhook: z.boolean(),
    /** The name of the bot. */
    telegram: z.nullable(z.string()),
  }),
});

export const notifyChange = z.strictObject({ quiet: z.optional(z.nullable(quiet)), app: z.optional(kinds) });

/** What is switched off for one game. */
export const gameNotify = z.strictObject({ off: z.array(channelType).check(z.maxLength(CHANNEL_TYPES.length)) });

/** What a link in a mail carries. */
export const mailToken = z.string().check(z.regex(/^[a-z0-9]{52}$/));

export const reason = text(1000).check(z.trim(), z.minLength(1));

export type NewsKind = (typeof NEWS_KINDS)[number];
export type ChannelType = (typeof CHANNEL_TYPES)[number];
export type ExternalChannelType = (typeof EXTERNAL_CHANNEL_TYPES)[number];
export type NewsItem = z.infer<typeof newsItem>;
export type Quiet = z.infer<typeof quiet>;
export type Channel = z.infer<typeof channel>;
export type NewChannel = z.infer<typeof newChannel>;
export type Notifications = z.infer<typeof notifications>;
