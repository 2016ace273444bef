/**
 * Every limit of how often and how much, in one table. A limit counts per address (IPv6 by /64), per person, per target (an
 * account, a mailbox, a game, a person) and for the whole server; a request must fit all of those that its row names.
 * Sessions are free, so no row counts by session, and what a stranger can do is always counted by address.
 *
 * `RATE_FACTOR` multiplies all of them. They are counted per node.
 */
import type { RouteName } from '@roundhouse/protocol';

export interface Rate {
  readonly most: number;
  /** In milliseconds. */
  readonly within: number;
}

export interface Limit {
  readonly address?: readonly Rate[];
  readonly person?: readonly Rate[];
  readonly target?: readonly Rate[];
  readonly server?: readonly Rate[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1024 * 1024;

const per = (within: number, most: number): Rate => ({ within, most });

export const LIMITS = {
  /** Every request, by what it costs (`COSTS`). Ten people may sit behind one address. */
  requests: { address: [per(MINUTE, 3000)], person: [per(MINUTE, 1200)] },

  guests: { address: [per(MINUTE, 10), per(HOUR, 60)] },
  members: { address: [per(MINUTE, 10), per(HOUR, 40)] },
  /** Wrong passwords and codes. Target: the account, so that many addresses do not guess faster. */
  wrongPasswords: { address: [per(MINUTE, 20), per(HOUR, 100)], target: [per(15 * MINUTE, 10)] },
  /** The reserve of an address that has not failed yet, where strangers have used up the tries of an account. */
  ownersTry: { target: [per(15 * MINUTE, 2)] },
  /** How often an owner is warned that somebody tries passwords. Target: the account. */
  warnings: { target: [per(DAY, 1)] },
  /** Recovery mails. Target: the account. */
  recoveryMail: { address: [per(HOUR, 10)], target: [per(HOUR, 3)], server: [per(HOUR, 500)] },
  /** Mails that ask whether an address belongs to the person. Target: the mailbox. */
  confirmationMail: {
    address: [per(HOUR, 10)],
    person: [per(HOUR, 4)],
    target: [per(HOUR, 1), per(DAY, 3)],
    server: [per(HOUR, 300)],
  },

  games: { address: [per(MINUTE, 40), per(DAY, 400)], person: [per(MINUTE, 20), per(DAY, 120)] },
  /** Bytes of games from a device. */
  uploads: { address: [per(HOUR, 24 * MB)], person: [per(HOUR, 8 * MB)] },
  /** Target: the person who is invited. */
  invitations: { address: [per(HOUR, 150)], person: [per(HOUR, 50)], target: [per(HOUR, 15)] },
  /** What makes a story grow: decisions, take-backs, seats that change hands. A long game has 3,000 of them. */
  decisions: { address: [per(MINUTE, 900), per(DAY, 60_000)], person: [per(MINUTE, 300), per(DAY, 12_000)] },
  /** Target: the game. */
  chat: {
    address: [per(MINUTE, 90), per(DAY, 6000)],
    person: [per(MINUTE, 30), per(DAY, 1500)],
    target: [per(MINUTE, 120)],
  },
  /** Bytes of notes. */
  notes: { address: [per(HOUR, 4 * MB), per(DAY, 24 * MB)], person: [per(HOUR, MB), per(DAY, 4 * MB)] },
  /** Messages that leave the server, of any kind; what exceeds the limit is sent later, together. Target: the person. */
  deliveries: { target: [per(HOUR, 30)] },
  /** Target: the person who is reported. */
  reports: { address: [per(HOUR, 30)], person: [per(HOUR, 10)], target: [per(DAY, 40)] },
  exports: { address: [per(HOUR, 20)], person: [per(HOUR, 6)] },

  connects: { address: [per(MINUTE, 60)], person: [per(MINUTE, 40)] },
  liveMessages: { address: [per(MINUTE, 900)], person: [per(MINUTE, 240)] },
  /** Entries sent to catch up, by request or live. */
  storyEntries: { address: [per(MINUTE, 60_000)], person: [per(MINUTE, 20_000)] },
  /** Live subscriptions that begin at the beginning. Target: the game together with the caller. */
  wholeStories: { address: [per(MINUTE, 30)], target: [per(MINUTE, 1)] },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/**
 * What a request takes from `requests`, where it costs the server more than a millisecond or two: about its processor time in ms
 * for a long game (`npm run bench -- cold`). An address so has at most a twentieth of a core, whatever it asks for.
 */
const COSTS: Readonly<Partial<Record<RouteName, number>>> = {
  position: 8,
  gameFile: 8,
  choices: 5,
  decide: 3,
  takeBack: 8,
  ask: 8,
  giveOrder: 5,
  createGame: 10,
  startGame: 10,
  exportMe: 30,
  myGames: 3,
  lobby: 3,
  ratings: 3,
  profile: 3,
};

export const costOf = (route: RouteName): number => COSTS[route] ?? 1;

/** An address may call a route as often as so many people, where the route needs a person. */
export const PEOPLE_BEHIND_AN_ADDRESS = 4;

/** What one address or person may hold at a time. */
export const LIMITS_AT_ONCE = {
  socketsPerAddress: 60,
  socketsPerPerson: 15,
  /** Bytes that wait for the sockets of one address to take them. */
  bytesOwedPerAddress: 8 * MB,
  /** Plain connections per address, where no proxy is in front. */
  connectionsPerAddress: 120,
} as const;

/** What a person may own. Guests are free to make, so theirs is less. */
export const QUOTAS = {
  formingGames: { guest: 8, member: 30, address: 60 },
  /** Games in play with a bot in a seat, by the owner of the game. */
  botGames: { guest: 4, member: 12, address: 16 },
  /** Bytes of stored games from devices that have not begun. */
  uploadedBytes: { guest: 2 * MB, member: 8 * MB },
} as const;
