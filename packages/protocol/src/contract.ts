/**
 * The contract: for every route of `paths.ts` who may call it, its request and its response. The server's routes, the
 * types of the client's calls and the OpenAPI document all come from this table.
 */
import { orderForm } from '@roundhouse/engine/orders';
import * as z from 'zod/mini';
import { profile, rated, token } from './community.ts';
import { DENIED, type DeniedKey } from './denied.ts';
import {
  ask,
  chatName,
  gameChange,
  gameSummary,
  gameView,
  message,
  newGame,
  PACES,
  seatNumber,
  seatWish,
  STATUSES,
} from './games.ts';
import { hours } from './hours.ts';
import { givenOrder } from './orders.ts';
import {
  gameNotify,
  mailToken,
  newsItem,
  newChannel,
  notifications,
  notifyChange,
  reason,
  channelChange,
  channelAdded,
  channel,
} from './notify.ts';
import type { RouteName } from './paths.ts';
import {
  credential,
  id,
  json,
  language,
  me,
  name,
  passkey,
  password,
  person,
  session,
  shortText,
  text,
} from './people.ts';
import { appended, decision, entry, header, position, story, takingBack } from './story.ts';

/**
 * Who may call. `anyone`: strangers, too. `person`: guest or member. `member`. `watcher`: everybody who may see the game (a
 * listed one, one by link, one's own, by invitation; moderators all). `player`: one who sits there. `owner`: who created it.
 */
export type Who = 'anyone' | 'person' | 'member' | 'watcher' | 'player' | 'owner';

export const denied = z.object({
  denied: z.enum(DENIED),
  /** For developers, in English: which field and why. */
  detail: z.optional(z.string()),
});

/** Somebody was faster: what the client has not seen. */
export const behind = z.object({ denied: z.literal('behind'), head: z.int(), missed: z.array(entry) });

/** The engine's refusal of one of the actions; nothing was changed. */
export const refused = z.object({
  denied: z.literal('refused'),
  /** Which of the posted actions. */
  index: z.int(),
  refusal: z.object({ rule: z.string(), key: z.string(), args: z.record(z.string(), json) }),
});

interface RouteForm {
  readonly who: Who;
  /** One line for the document. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The largest body in bytes, where it is not the usual 64 kB. */
  readonly limit?: number;
  /** How often one caller may call: times per minute, where it is not the usual 600. */
  readonly rate?: number;
  /** The status of success and its body; null: none. */
  readonly answer: { readonly status: 200 | 201 | 202 | 204; readonly body: z.ZodMiniType | null };
  /** Answers that carry more than a key. */
  readonly others?: Readonly<Record<number, z.ZodMiniType>>;
  /** Programs may call it, too, with a token. */
  readonly token?: true;
  /** Keys that this route may deny with, beyond those that every route may. */
  readonly denies?: readonly DeniedKey[];
}

const ok = <T extends z.ZodMiniType>(body: T) => ({ status: 200, body }) as const;
const made = <T extends z.ZodMiniType>(body: T) => ({ status: 201, body }) as const;
const nothing = { status: 204, body: null } as const;

const ofGame = z.strictObject({ game: id });
const inBothLanguages = z.strictObject({ en: z.string(), ru: z.string() });
/** Path and query come as text. */
const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const seatOfPath = z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number));
const ratingOfQuery = z.pipe(z.string().check(z.regex(/^-?\d{1,5}$/)), z.transform(Number));
const ofSeat = z.strictObject({ game: id, seat: seatOfPath });
const ofAsk = z.strictObject({ game: id, ask: id });
const ofMessage = z.strictObject({ game: id, message: whole });

export const CONTRACT = {
  whoAmI: {
    who: 'anyone',
    token: true,
    summary:
      'The caller, or null if unknown. `mail`: this server can send email. `nearby`: addresses for other devices on the network, given only to callers on the server’s own machine.',
    answer: ok(
      z.strictObject({
        me: z.nullable(me),
        rules: z.string(),
        waiting: z.int(),
        unread: z.int(),
        mail: z.boolean(),
        nearby: z.array(z.string()),
      }),
    ),
  },
  sitAsGuest: {
    who: 'anyone',
    summary: 'Creates a guest from a name and signs them in on this device.',
    body: z.strictObject({ name, language: z.prefault(language, 'en') }),
    rate: 20,
    answer: made(me),
    denies: ['nameTaken', 'nameReserved', 'alreadySignedIn'],
  },
  becomeMember: {
    who: 'anyone',
    summary: 'Creates an account with a name and a password. A guest who calls this keeps their games.',
    body: z.strictObject({ name, password, language: z.optional(language) }),
    rate: 20,
    answer: made(me),
    denies: ['nameTaken', 'nameReserved', 'weakPassword', 'alreadySignedIn'],
  },
  signIn: {
    who: 'anyone',
    summary: 'Signs in with a name and a password.',
    body: z.strictObject({ name, password: shortText(200).check(z.minLength(1)) }),
    rate: 20,
    answer: ok(me),
    denies: ['wrongCredentials', 'banned'],
  },
  confirmMe: {
    who: 'person',
    summary:
      'Confirms the caller’s identity with their password. Changes that could hand over an account (tokens, email, passkeys) require this unless the caller signed in or confirmed within the last 15 minutes.',
    body: z.strictObject({ current: shortText(200).check(z.minLength(1)) }),
    rate: 20,
    answer: nothing,
    denies: ['wrongPassword'],
  },
  signOut: { who: 'anyone', summary: 'Ends the session on this device.', answer: nothing },
  recover: {
    who: 'anyone',
    summary: 'Sets a new password with a recovery code, which then expires. Ends all other sessions.',
    body: z.strictObject({ name, code: shortText(80).check(z.minLength(8)), password }),
    rate: 10,
    answer: ok(me),
    denies: ['wrongCredentials', 'banned'],
  },
  askForRecovery: {
    who: 'anyone',
    summary:
      'Emails a link for setting a new password to that member’s confirmed addresses. The response doesn’t reveal whether there are any.',
    body: z.strictObject({ name }),
    rate: 6,
    answer: nothing,
    denies: ['noSuchChannel'],
  },
  recoverByMail: {
    who: 'anyone',
    summary: 'Sets a new password with the link from an email, which then expires. Ends all other sessions.',
    body: z.strictObject({ token: mailToken, password }),
    rate: 10,
    answer: ok(me),
    denies: ['linkVoid', 'weakPassword', 'banned'],
  },
  passkeySignInOptions: {
    who: 'anyone',
    summary: 'The options a browser needs to request a passkey.',
    rate: 60,
    answer: ok(z.strictObject({ challenge: id, options: z.record(z.string(), json) })),
  },
  passkeySignIn: {
    who: 'anyone',
    summary: 'Signs in with a passkey.',
    body: z.strictObject({ challenge: id, credential }),
    rate: 20,
    answer: ok(me),
    denies: ['passkeyFailed', 'banned'],
  },

  changeMe: {
    who: 'person',
    summary: 'Changes the caller’s name, language, or off hours.',
    body: z.strictObject({ name: z.optional(name), language: z.optional(language), hours: z.optional(hours) }),
    rate: 30,
    answer: ok(me),
    denies: ['nameTaken', 'nameReserved'],
  },
  setPassword: {
    who: 'person',
    summary:
      'Sets a password, which turns a guest into a member. Send `current` if there already is one. Ends all other sessions.',
    body: z.strictObject({ current: z.optional(shortText(200)), password }),
    rate: 20,
    answer: ok(me),
    denies: ['wrongPassword', 'weakPassword', 'nameTaken', 'nameReserved'],
  },
  newRecoveryCode: {
    who: 'member',
    summary: 'Creates a recovery code, shown only once. The previous one stops working.',
    body: z.strictObject({ current: z.optional(shortText(200)) }),
    rate: 10,
    answer: ok(z.strictObject({ code: z.string() })),
    denies: ['wrongPassword'],
  },
  exportMe: {
    who: 'person',
    summary: 'Everything the server stores about the caller.',
    rate: 10,
    answer: ok(z.record(z.string(), json)),
  },
  deleteMe: {
    who: 'person',
    summary: 'Deletes the account. Its games stay, with the name replaced by “former player”.',
    body: z.strictObject({ current: z.optional(shortText(200)) }),
    rate: 10,
    answer: nothing,
    denies: ['wrongPassword'],
  },
  mySessions: { who: 'person', summary: 'The devices the caller is signed in on.', answer: ok(z.array(session)) },
  endSession: {
    who: 'person',
    summary: 'Signs out one of those devices.',
    params: z.strictObject({ session: id }),
    answer: nothing,
  },
  myPasskeys: { who: 'person', summary: 'The caller’s passkeys.', answer: ok(z.array(passkey)) },
  passkeyOptions: {
    who: 'person',
    summary: 'The options a browser needs to create a passkey.',
    rate: 60,
    answer: ok(z.strictObject({ challenge: id, options: z.record(z.string(), json) })),
    denies: ['nameTaken'],
  },
  addPasskey: {
    who: 'person',
    summary: 'Adds a passkey, which turns a guest into a member.',
    body: z.strictObject({ challenge: id, credential, label: z.prefault(text(60), '') }),
    rate: 20,
    answer: made(passkey),
    denies: ['passkeyFailed', 'nameTaken', 'nameReserved', 'confirmFirst'],
  },
  removePasskey: {
    who: 'member',
    summary: 'Removes a passkey.',
    params: z.strictObject({ passkey: id }),
    answer: nothing,
    denies: ['lastWayIn', 'confirmFirst'],
  },

  news: {
    who: 'person',
    summary: 'The caller’s in-app notifications, newest first.',
    rate: 120,
    answer: ok(z.strictObject({ items: z.array(newsItem), unread: z.int() })),
  },
  readNews: {
    who: 'person',
    summary: 'Marks notifications up to this time as read.',
    body: z.strictObject({ upTo: z.int().check(z.gte(0)) }),
    rate: 120,
    answer: nothing,
  },
  notifications: {
    who: 'person',
    summary: 'The caller’s notification channels, what each one sends, and quiet hours.',
    answer: ok(notifications),
  },
  changeNotifications: {
    who: 'person',
    summary: 'Changes quiet hours and which notifications appear in the app.',
    body: notifyChange,
    rate: 60,
    answer: ok(notifications),
  },
  addChannel: {
    who: 'person',
    summary:
      'Adds a notification channel: a browser, an email address (confirmed by a link), a webhook, or Telegram (by a code).',
    body: newChannel,
    rate: 10,
    answer: made(channelAdded),
    denies: ['noSuchChannel', 'privateAddress', 'membersOnly', 'confirmFirst'],
  },
  changeChannel: {
    who: 'person',
    summary: 'Changes which notifications a channel sends.',
    params: z.strictObject({ channel: id }),
    body: channelChange,
    rate: 120,
    answer: ok(channel),
  },
  removeChannel: {
    who: 'person',
    summary: 'Removes a channel.',
    params: z.strictObject({ channel: id }),
    answer: nothing,
  },
  tryChannel: {
    who: 'person',
    summary: 'Sends a test message to a channel.',
    params: z.strictObject({ channel: id }),
    rate: 6,
    answer: nothing,
    denies: ['noSuchChannel'],
  },
  confirmMail: {
    who: 'anyone',
    summary: 'Confirms an email address with the link from an email.',
    body: z.strictObject({ token: mailToken }),
    rate: 30,
    answer: nothing,
    denies: ['linkVoid'],
  },
  unsubscribe: {
    who: 'anyone',
    summary: 'Stops all email to an address, with the link from an email.',
    body: z.strictObject({ token: mailToken }),
    rate: 30,
    answer: nothing,
    denies: ['linkVoid'],
  },
  gameNotifications: {
    who: 'player',
    summary: 'The channels that are turned off for this game.',
    params: ofGame,
    answer: ok(gameNotify),
  },
  setGameNotifications: {
    who: 'player',
    summary: 'Turns channels off for this game.',
    params: ofGame,
    body: gameNotify,
    rate: 120,
    answer: ok(gameNotify),
  },

  profile: {
    who: 'anyone',
    summary: 'A player’s games, results, ratings, and move times, and how the caller has done against them.',
    params: z.strictObject({ person: id }),
    rate: 120,
    token: true,
    answer: ok(profile),
  },
  showProfile: {
    who: 'person',
    summary: 'Sets whether others can see more than the caller’s name.',
    body: z.strictObject({ shown: z.boolean() }),
    rate: 30,
    answer: nothing,
  },
  ratings: {
    who: 'anyone',
    summary: 'Ratings of people and bots, in one title or overall.',
    query: z.strictObject({ title: z.optional(shortText(20)) }),
    rate: 120,
    token: true,
    answer: ok(z.array(rated)),
  },
  blocked: { who: 'person', summary: 'The players the caller has blocked.', answer: ok(z.array(person)) },
  block: {
    who: 'person',
    summary:
      'Blocks a player: they can’t join the caller’s games or invite the caller, and the caller doesn’t see their messages.',
    params: z.strictObject({ person: id }),
    rate: 30,
    answer: nothing,
    denies: ['notYours', 'tooMany'],
  },
  unblock: {
    who: 'person',
    summary: 'Unblocks a player.',
    params: z.strictObject({ person: id }),
    rate: 30,
    answer: nothing,
  },
  reportPerson: {
    who: 'person',
    summary: 'Reports a player to the moderators.',
    params: z.strictObject({ person: id }),
    body: z.strictObject({ reason, game: z.optional(id) }),
    rate: 5,
    answer: nothing,
    denies: ['notYours'],
  },

  myTokens: { who: 'member', summary: 'The tokens of the caller’s programs.', answer: ok(z.array(token)) },
  newToken: {
    who: 'member',
    summary: 'Creates a token for a program that plays, shown only once. The account is marked as a bot from then on.',
    body: z.strictObject({ label: text(60).check(z.trim(), z.minLength(1)) }),
    rate: 10,
    answer: made(z.strictObject({ ...token.shape, token: z.string() })),
    denies: ['tooMany'],
  },
  endToken: { who: 'member', summary: 'Revokes a token.', params: z.strictObject({ token: id }), answer: nothing },
  choices: {
    who: 'player',
    summary:
      'What the caller can do now: the offers of the rules, and complete actions that can be posted as they are (with the lowest and the highest price, some tile lays, and the best run).',
    params: ofGame,
    rate: 240,
    token: true,
    answer: ok(
      z.strictObject({
        head: z.int(),
        /** Whether the game waits for the caller. */
        yours: z.boolean(),
        offers: z.array(json),
        actions: z.array(z.looseObject({ type: z.string() })),
      }),
    ),
    denies: ['notPlaying', 'stuck'],
  },

  bots: {
    who: 'anyone',
    token: true,
    summary: 'The bots that can take a seat.',
    answer: ok(
      z.array(
        z.strictObject({
          id: z.string(),
          name: inBothLanguages,
          style: inBothLanguages,
          /** Whether people are offered it. */
          shown: z.boolean(),
        }),
      ),
    ),
  },
  lobby: {
    who: 'anyone',
    token: true,
    summary: 'Listed games, newest first. To get the next page, set `before` to the `moved` of the last game received.',
    query: z.strictObject({
      status: z.prefault(z.enum(STATUSES), 'forming'),
      title: z.optional(shortText(20)),
      pace: z.optional(z.enum(PACES)),
      language: z.optional(language),
      /** How many play. */
      players: z.optional(seatOfPath),
      /** The mean rating of those who sit there already; nobody rated counts as 1000. */
      ratingFrom: z.optional(ratingOfQuery),
      ratingTo: z.optional(ratingOfQuery),
      /** Only games in which a seat looks for a player. */
      wanted: z.optional(z.literal('yes')),
      before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number))),
    }),
    rate: 120,
    answer: ok(z.array(gameSummary)),
  },
  myGames: {
    who: 'person',
    token: true,
    summary: 'The caller’s games: those waiting for them first, then the most recently active.',
    rate: 120,
    answer: ok(z.array(gameSummary)),
  },
  createGame: {
    who: 'person',
    summary: 'Creates a game.',
    body: newGame,
    limit: 2 * 1024 * 1024,
    rate: 20,
    answer: made(gameView),
    denies: ['cannotBePlayed', 'unknownPerson', 'unknownBot', 'quotaUsed', 'notWelcome'],
  },
  game: { who: 'watcher', summary: 'One game.', params: ofGame, token: true, answer: ok(gameView) },
  changeGame: {
    who: 'owner',
    summary: 'Changes a game’s settings before it starts. `seats` lists the seats in their new order.',
    params: ofGame,
    body: gameChange,
    answer: ok(gameView),
    denies: ['notForming'],
  },
  cancelGame: {
    who: 'owner',
    summary: 'Cancels a game that hasn’t started.',
    params: ofGame,
    answer: nothing,
    denies: ['notForming'],
  },
  startGame: {
    who: 'owner',
    summary: 'Starts a game. Seating is random or as listed, and the server draws the seed.',
    params: ofGame,
    answer: ok(gameView),
    denies: ['notForming', 'seatsOpen', 'cannotBePlayed', 'needsPerson', 'botGamesFull'],
  },
  invitation: {
    who: 'anyone',
    summary: 'The game behind an invitation link.',
    params: z.strictObject({ invitation: id }),
    rate: 120,
    answer: ok(gameView),
  },
  renewInvitation: {
    who: 'owner',
    summary: 'Creates a new invitation link. The previous one stops working.',
    params: ofGame,
    rate: 30,
    answer: ok(gameView),
    denies: ['notForming'],
  },
  sitDown: {
    who: 'person',
    token: true,
    summary:
      'Takes a seat: an open one (with the invitation if the game is private), one the caller is invited to, or the caller’s own that a bot is playing.',
    params: ofSeat,
    body: z.strictObject({ invitation: z.optional(id) }),
    rate: 60,
    answer: ok(gameView),
    denies: ['seatTaken', 'alreadySeated', 'invitationNeeded', 'notForming', 'notWelcome'],
  },
  setSeat: {
    who: 'watcher',
    summary:
      'Before the start, the owner chooses who takes a seat. During play, callers can hand their own seat to a bot.',
    params: ofSeat,
    body: seatWish,
    answer: ok(gameView),
    denies: [
      'signIn',
      'ownerOnly',
      'notYourSeat',
      'notPlaying',
      'unknownPerson',
      'unknownBot',
      'notWelcome',
      'alreadySeated',
    ],
  },
  leaveSeat: {
    who: 'watcher',
    token: true,
    summary: 'Before the start: leaves the caller’s seat, declines an invitation, or, for the owner, clears a seat.',
    params: ofSeat,
    answer: ok(gameView),
    denies: ['notForming', 'notYourSeat', 'signIn'],
  },

  story: {
    who: 'watcher',
    token: true,
    summary: 'The entries after `since`.',
    params: ofGame,
    query: z.strictObject({ since: z.prefault(whole, '0') }),
    rate: 120,
    answer: ok(story),
  },
  position: {
    who: 'watcher',
    token: true,
    summary: 'The position after entry `at`, or the current one.',
    params: ofGame,
    query: z.strictObject({ at: z.optional(whole) }),
    rate: 120,
    answer: ok(position),
    denies: ['notPlaying', 'stuck'],
  },
  gameFile: {
    who: 'watcher',
    token: true,
    summary: 'The game as a file, without undone actions, to copy to a device, verify, or export.',
    params: ofGame,
    rate: 60,
    answer: ok(z.looseObject({ ...header.shape, actions: z.array(json) })),
    denies: ['notPlaying'],
  },
  decide: {
    who: 'player',
    token: true,
    summary: 'Plays one or more actions: either all of them or none.',
    params: ofGame,
    body: decision,
    answer: ok(appended),
    others: { 409: behind, 422: refused },
    denies: ['notYourSeat', 'mustAsk', 'notPlaying', 'keyUsed', 'stuck'],
  },
  takeBack: {
    who: 'player',
    token: true,
    summary: 'Undoes the caller’s own actions, as long as nobody else has acted since.',
    params: ofGame,
    body: takingBack,
    rate: 120,
    answer: ok(appended),
    others: { 409: behind },
    denies: ['noTakeBacks', 'mustAsk', 'nothingToTakeBack', 'notPlaying', 'keyUsed'],
  },
  ask: {
    who: 'player',
    token: true,
    summary:
      'Asks the players affected to undo further, or asks everyone to end the game here, pause the clocks, adjourn the game, or replace a player who is away with a bot or a member. If there is nobody to ask, it happens at once.',
    params: ofGame,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('takeBack'), expected: z.int().check(z.gte(0)), to: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('end'), expected: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('pause'), expected: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('adjourn'), expected: z.int().check(z.gte(0)) }),
      z.strictObject({
        kind: z.literal('replace'),
        expected: z.int().check(z.gte(0)),
        seat: seatNumber,
        bot: z.optional(shortText(30)),
        name: z.optional(name),
      }),
    ]),
    rate: 30,
    answer: ok(z.strictObject({ ask: z.nullable(ask), ...appended.shape })),
    others: { 409: behind },
    denies: [
      'noTakeBacks',
      'nothingToTakeBack',
      'askOpen',
      'notPlaying',
      'notPaused',
      'notAway',
      'unknownBot',
      'unknownPerson',
      'alreadySeated',
    ],
  },
  answerAsk: {
    who: 'player',
    token: true,
    summary:
      'Agrees to a request or declines it. The last yes carries it out. One no cancels it, and so does any action in the game.',
    params: ofAsk,
    body: z.strictObject({ agree: z.boolean() }),
    answer: ok(z.strictObject({ ask: z.nullable(ask), ...appended.shape })),
    denies: ['notAsked', 'notPlaying'],
  },
  withdrawAsk: {
    who: 'player',
    token: true,
    summary: 'Withdraws a request.',
    params: ofAsk,
    answer: nothing,
    denies: ['notYours'],
  },

  resume: {
    who: 'player',
    summary: 'Restarts clocks that were paused by agreement.',
    params: ofGame,
    rate: 30,
    answer: ok(appended),
    denies: ['notPaused', 'notPlaying', 'behind'],
  },
  resumeAdjourned: {
    who: 'player',
    summary: 'Resumes an adjourned game.',
    params: ofGame,
    rate: 30,
    answer: ok(gameView),
    denies: ['notAdjourned', 'stuck'],
  },
  seekSubstitute: {
    who: 'player',
    summary: 'Offers the caller’s seat to everyone who can see the game, or withdraws the offer.',
    params: ofGame,
    body: z.strictObject({ wanted: z.boolean() }),
    rate: 30,
    answer: ok(gameView),
    denies: ['notPlaying'],
  },

  orders: {
    who: 'player',
    summary: 'The caller’s auto-actions in this game, newest first. Nobody else sees them.',
    params: ofGame,
    answer: ok(z.array(givenOrder)),
  },
  giveOrder: {
    who: 'player',
    summary: 'Turns on an auto-action, which acts as soon as it’s the caller’s turn.',
    params: ofGame,
    body: orderForm,
    rate: 60,
    answer: made(givenOrder),
    denies: ['notPlaying', 'notYourSeat', 'mustAsk', 'stuck'],
  },
  removeOrder: {
    who: 'player',
    summary: 'Turns off an auto-action.',
    params: z.strictObject({ game: id, order: id }),
    answer: nothing,
  },

  messages: {
    who: 'watcher',
    token: true,
    summary: 'Messages in a chat, newest first. Only players can read the players’ chat.',
    params: ofGame,
    query: z.strictObject({ chat: z.prefault(chatName, 'players'), before: z.optional(whole) }),
    rate: 120,
    answer: ok(z.array(message)),
    denies: ['playersOnly'],
  },
  say: {
    who: 'watcher',
    token: true,
    summary: 'Sends a message: players to the players’ chat, everyone else to the spectators’ chat.',
    params: ofGame,
    body: z.strictObject({ chat: chatName, text: text(2000).check(z.trim(), z.minLength(1)) }),
    rate: 30,
    answer: made(message),
    denies: ['signIn', 'playersOnly', 'notYours'],
  },
  removeMessage: {
    who: 'watcher',
    summary: 'Removes one of the caller’s messages. Moderators can remove any message.',
    params: ofMessage,
    answer: nothing,
    denies: ['signIn', 'notYours'],
  },
  reportMessage: {
    who: 'watcher',
    summary: 'Reports a message to the moderators.',
    params: ofMessage,
    rate: 10,
    answer: nothing,
    denies: ['signIn'],
  },
  readMessages: {
    who: 'watcher',
    token: true,
    summary: 'Marks messages up to this one as read.',
    params: ofGame,
    body: z.strictObject({ chat: chatName, message: z.int().check(z.gte(0)) }),
    rate: 240,
    answer: nothing,
    denies: ['signIn', 'playersOnly'],
  },
  notes: {
    who: 'watcher',
    token: true,
    summary: 'The caller’s private notes on this game.',
    params: ofGame,
    answer: ok(z.strictObject({ text: z.string() })),
    denies: ['signIn'],
  },
  writeNotes: {
    who: 'watcher',
    token: true,
    summary: 'Saves the caller’s notes.',
    params: ofGame,
    body: z.strictObject({ text: text(20_000) }),
    limit: 128 * 1024,
    rate: 120,
    answer: nothing,
    denies: ['signIn'],
  },
} as const satisfies Record<RouteName, RouteForm>;

/** By every name of `paths.ts`: a row that is missing above is one error, at the table. */
export type Contract = { readonly [N in RouteName]: (typeof CONTRACT)[N & keyof typeof CONTRACT] };
export type Denied = z.infer<typeof denied>;
export type OutOfDate = z.infer<typeof behind>;
export type Refused = z.infer<typeof refused>;

/** A route of the table in its general form. */
export const routeOf = (route: RouteName): RouteForm => CONTRACT[route];
export type { RouteForm };
