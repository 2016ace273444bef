/**
 * The tables as the code sees them. Portable between SQLite and PostgreSQL: times are milliseconds, flags 0 or 1, JSON is
 * text. Everything of a game is keyed by the game first, so that it can be laid out by game.
 */
type Flag = 0 | 1;

export interface People {
  id: string;
  name: string;
  /** The name as it is compared; only members have one to themselves. */
  folded: string | null;
  /** The name as it looks (`names.ts`); only members have one. */
  skeleton: string | null;
  kind: 'guest' | 'member' | 'former';
  language: 'en' | 'ru';
  moderator: Flag;
  banned: Flag;
  password: string | null;
  /** SHA-256 of the recovery code, and until when it is good. */
  recovery: string | null;
  recovery_until: number | null;
  /** Its decisions are made by a program of its own. */
  machine: Flag;
  /** Others see no more than the name. */
  unshown: Flag;
  /** When nothing is sent, as JSON; null: at all times. */
  quiet: string | null;
  /** Kinds of news that are not put into the app, as JSON. */
  unwanted: string;
  /** When they are not to be waited for, as JSON; null: as usual, in UTC. */
  hours: string | null;
  /** When the server warned this guest that the account expires. */
  warned: number | null;
  created: number;
}

export interface Sessions {
  id: string;
  /** SHA-256 of the token. */
  token: string;
  person: string;
  created: number;
  seen: number;
  device: string;
  /** When the person last proved who they are in it. */
  proved: number;
}

export interface Passkeys {
  id: string;
  person: string;
  credential: string;
  public_key: string;
  counter: number;
  transports: string;
  label: string;
  created: number;
  used: number | null;
}

/** What a browser was asked to sign; good once and for minutes. */
export interface Challenges {
  id: string;
  person: string | null;
  challenge: string;
  until: number;
}

export interface Games {
  id: string;
  title: string;
  status: 'forming' | 'playing' | 'finished' | 'adjourned';
  visibility: 'listed' | 'link' | 'private';
  pace: 'live' | 'days';
  take_backs: 'none' | 'own' | 'asked';
  seat_order: 'drawn' | 'seated';
  language: 'en' | 'ru' | null;
  description: string;
  options: string;
  rulings: string;
  owner: string | null;
  invitation: string | null;
  /** The engine's game file without actions, from the start on; before it the file that was brought along, if any. */
  header: string | null;
  head: number;
  revision: number;
  /** The one open question, as JSON. */
  ask: string | null;
  round: string | null;
  waiting: number | null;
  /** A bot is to decide; a node that finds the game waiting too long wakes the bot. */
  waiting_bot: Flag;
  /** The player to decide has standing orders, which go before the notification; 2: the player knows already. */
  waiting_order: Flag | 2;
  /** How the clock is set and what happens at its end; JSON. */
  clock: string;
  at_end: 'shown' | 'mildest' | 'bot';
  /** Minutes without a decision after which the others may vote. */
  away_after: number | null;
  /** The times as they stand, and the moments at which something is to happen; JSON. */
  times: string | null;
  timers: string;
  /** The first of those moments. */
  due: number | null;
  scores: string | null;
  /** Seats by place, as JSON. */
  ranking: string | null;
  reason: string | null;
  /** Version of the rules that the last entry was played by. */
  rules: string;
  /** A digest of the address that created it, for quotas; null: legacy. */
  source: string | null;
  /** When the server warned the owner that the game expires unless it starts. */
  warned: number | null;
  created: number;
  moved: number;
}

export interface Seats {
  game: string;
  seat: number;
  kind: 'open' | 'person' | 'invited' | 'bot';
  person: string | null;
  bot: string | null;
  /** During play: who may sit down here instead, an id or `*` for anybody. */
  offered: string | null;
  /** How many standing orders the person here has. */
  orders: number;
}

export interface Entries {
  game: string;
  number: number;
  at: number;
  kind: 'decided' | 'takenBack' | 'seatChanged' | 'clock' | 'ended';
  seat: number | null;
  person: string | null;
  bot: string | null;
  /** What the kind has beyond the common parts, as JSON. */
  data: string;
  /** The key of the post that made it. */
  key: string | null;
}

/** A position, compressed; `kept` 0 marks the one that only stands for the present head and is replaced by the next. */
export interface Snapshots {
  game: string;
  number: number;
  rules: string;
  kept: Flag;
  state: Uint8Array;
}

/** What a decision changed in the position, as compressed JSON, and the version of the rules. */
export interface Differences {
  game: string;
  number: number;
  rules: string;
  difference: Uint8Array;
}

export interface Messages {
  game: string;
  id: number;
  chat: 'players' | 'spectators';
  person: string | null;
  at: number;
  text: string | null;
  reports: number;
}

export interface Reads {
  game: string;
  person: string;
  chat: 'players' | 'spectators';
  message: number;
}

export interface Notes {
  game: string;
  person: string;
  text: string;
}

/** Notifications that wait to be sent outside of the app. */
export interface Outbox {
  id: string;
  game: string | null;
  person: string;
  kind: string;
  data: string;
  made: number;
  due: number;
  tries: number;
}

/** The messages in the app for a person to read. */
export interface News {
  id: string;
  person: string;
  game: string | null;
  kind: string;
  /** The name of who did it. */
  by: string | null;
  at: number;
  read: Flag;
}

/** Where a person gets notifications outside of the app. */
export interface Channels {
  id: string;
  person: string;
  type: 'push' | 'mail' | 'webhook' | 'telegram';
  /** Where it leads, as JSON, by type. */
  target: string;
  /** What no two channels share: the endpoint of a browser. */
  unique_target: string | null;
  label: string;
  confirmed: Flag;
  /** SHA-256 of what confirms it: the link in a mail, the code for Telegram; and until when. */
  code: string | null;
  code_until: number | null;
  /** SHA-256 of what the link in every mail carries. */
  leave: string | null;
  /** Kinds of news, as JSON. */
  kinds: string;
  trouble: string | null;
  failures: number;
  /** The address of this server in the person's browser. */
  origin: string;
  created: number;
}

/** One message on one channel: sent once, tried until it arrives or is given up. */
export interface Deliveries {
  id: string;
  person: string;
  channel: string;
  /** What is to be said, as JSON. */
  data: string;
  made: number;
  due: number;
  tries: number;
  /** A node is sending it until then. */
  held: number;
}

/** Channels that are switched off for one game, as JSON. */
export interface Mutes {
  game: string;
  person: string;
  off: string;
}

/** Keys that the server made for itself. */
export interface Secrets {
  name: string;
  value: string;
}

/** How a game ended for one who sat there. */
export interface Results {
  game: string;
  seat: number;
  person: string | null;
  bot: string | null;
  title: string;
  /** 1 is the first; equals share a place. */
  place: number;
  players: number;
  score: number;
  at: number;
}

/** Games whose end has been counted. */
export interface Counted {
  game: string;
  at: number;
}

/** How long decisions took, in classes: four to every doubling. */
export interface Paces {
  person: string;
  class: number;
  count: number;
}

export interface Ratings {
  /** The id of a person, or `bot:` and the level. */
  who: string;
  /** Empty: over all titles. */
  title: string;
  mu: number;
  sigma: number;
  games: number;
  shown: number;
  at: number;
}

export interface Blocks {
  person: string;
  blocked: string;
  at: number;
}

export interface Reports {
  id: string;
  /** Who reports whom. */
  by: string;
  person: string;
  game: string | null;
  message: number | null;
  reason: string;
  at: number;
  done: Flag;
}

/** Tokens of programs. */
export interface Tokens {
  id: string;
  person: string;
  /** SHA-256 of the token. */
  token: string;
  label: string;
  created: number;
  used: number | null;
}

/** Standing orders: private to who gave them. */
export interface Orders {
  game: string;
  id: string;
  person: string;
  seat: number;
  /** The order, and what it compares the position with; JSON. */
  data: string;
  made: number;
  ended: number | null;
  /** Why it ended, as JSON; null where it was taken back by hand. */
  why: string | null;
}

/** What moderators and operators did. */
export interface ModerationActs {
  id: string;
  at: number;
  /** Who: an account, or the name of the one at the command line. */
  by: string;
  act: string;
  /** What it concerned; JSON. */
  about: string;
}

export interface Tables {
  people: People;
  sessions: Sessions;
  passkeys: Passkeys;
  challenges: Challenges;
  games: Games;
  seats: Seats;
  entries: Entries;
  snapshots: Snapshots;
  differences: Differences;
  messages: Messages;
  reads: Reads;
  notes: Notes;
  outbox: Outbox;
  news: News;
  channels: Channels;
  deliveries: Deliveries;
  mutes: Mutes;
  secrets: Secrets;
  results: Results;
  counted: Counted;
  paces: Paces;
  ratings: Ratings;
  blocks: Blocks;
  reports: Reports;
  tokens: Tokens;
  orders: Orders;
  moderation_acts: ModerationActs;
}
