/** Kinds of news and the channels they come by, as plain lists: the client shows them without loading the schemas. */

/** Kinds that a person switches on and off, channel by channel. */
export const CHOSEN_NEWS = [
  'turn',
  'deadline',
  'timeOver',
  'invited',
  'begun',
  'ended',
  'asked',
  'declined',
  'mentioned',
  'orderEnded',
  'absent',
  'seatOffered',
  'seatChanged',
  'paused',
  'resumed',
  'adjourned',
  'adjournmentEnded',
] as const;

/** Nobody switches these off by a list of kinds: they say that something of one's own is at stake. */
export const ALWAYS_SENT = [
  /** Their seat was given to a bot while they were away. */
  'seatLost',
  /** Somebody tries passwords of their account. */
  'signInTried',
  /** A game that has not begun, or a guest account, is about to be removed. */
  'gameExpires',
  'accountExpires',
] as const;

/** `reported`: to those who look after the server. */
export const NEWS_KINDS = [...CHOSEN_NEWS, 'reported', ...ALWAYS_SENT] as const;

/** Channels outside of the app. */
export const EXTERNAL_CHANNEL_TYPES = ['push', 'mail', 'webhook', 'telegram'] as const;
export const CHANNEL_TYPES = ['app', 'sound', ...EXTERNAL_CHANNEL_TYPES] as const;
