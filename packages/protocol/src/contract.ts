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
  newWay,
  notifications,
  notifyChange,
  reason,
  wayChange,
  wayMade,
  way,
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
 * listed one, one by link, one's own, by invitation; keepers all). `player`: one who sits there. `owner`: who created it.
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
  /** How often one asker may ask: times per minute, where it is not the usual 600. */
  readonly rate?: number;
  /** The status of success and its body; null: none. */
  readonly answer: { readonly status: 200 | 201 | 202 | 204; readonly body: z.ZodMiniType | null };
  /** Answers that carry more than a key. */
  readonly others?: Readonly<Record<number, z.ZodMiniType>>;
  /** Programs may ask it too, by a token. */
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
      'Who asks; null for somebody unknown. `mail`: this server can send some. `nearby`: where other devices of the network reach it, answered only on the machine itself.',
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
    summary: 'A name is enough: makes a guest and signs them in on this device.',
    body: z.strictObject({ name, language: z.prefault(language, 'en') }),
    rate: 20,
    answer: made(me),
    denies: ['nameTaken', 'nameReserved', 'alreadySignedIn'],
  },
  becomeMember: {
    who: 'anyone',
    summary: 'A member with name and password. A guest who asks keeps their games.',
    body: z.strictObject({ name, password, language: z.optional(language) }),
    rate: 20,
    answer: made(me),
    denies: ['nameTaken', 'nameReserved', 'weakPassword', 'alreadySignedIn'],
  },
  signIn: {
    who: 'anyone',
    summary: 'Signs in by name and password.',
    body: z.strictObject({ name, password: shortText(200).check(z.minLength(1)) }),
    rate: 20,
    answer: ok(me),
    denies: ['wrongCredentials', 'banned'],
  },
  confirmMe: {
    who: 'person',
    summary:
      'Proves by the password who is signed in here. What could take an account over (tokens, mail, passkeys) asks for it where the last proof is older than a quarter of an hour; signing in is one.',
    body: z.strictObject({ current: shortText(200).check(z.minLength(1)) }),
    rate: 20,
    answer: nothing,
    denies: ['wrongPassword'],
  },
  signOut: { who: 'anyone', summary: 'Ends the session of this device.', answer: nothing },
  recover: {
    who: 'anyone',
    summary: 'Sets a new password by a recovery code, which is used up; ends all other sessions.',
    body: z.strictObject({ name, code: shortText(80).check(z.minLength(8)), password }),
    rate: 10,
    answer: ok(me),
    denies: ['wrongCredentials', 'banned'],
  },
  askForRecovery: {
    who: 'anyone',
    summary:
      'A link to set a new password, to the confirmed mail addresses of that member. The answer says nothing about them.',
    body: z.strictObject({ name }),
    rate: 6,
    answer: nothing,
    denies: ['noSuchWay'],
  },
  recoverByMail: {
    who: 'anyone',
    summary: 'Sets a new password by the link in a mail, which is used up; ends all other sessions.',
    body: z.strictObject({ token: mailToken, password }),
    rate: 10,
    answer: ok(me),
    denies: ['linkVoid', 'weakPassword', 'banned'],
  },
  passkeySignInOptions: {
    who: 'anyone',
    summary: 'What the browser needs to ask for a passkey.',
    rate: 60,
    answer: ok(z.strictObject({ challenge: id, options: z.record(z.string(), json) })),
  },
  passkeySignIn: {
    who: 'anyone',
    summary: 'Signs in by a passkey.',
    body: z.strictObject({ challenge: id, credential }),
    rate: 20,
    answer: ok(me),
    denies: ['passkeyFailed', 'banned'],
  },

  changeMe: {
    who: 'person',
    summary: 'Another name, language, or hours in which one is not to be waited for.',
    body: z.strictObject({ name: z.optional(name), language: z.optional(language), hours: z.optional(hours) }),
    rate: 30,
    answer: ok(me),
    denies: ['nameTaken', 'nameReserved'],
  },
  setPassword: {
    who: 'person',
    summary: 'A new password; makes a member of a guest. `current` where there is one already. Ends other sessions.',
    body: z.strictObject({ current: z.optional(shortText(200)), password }),
    rate: 20,
    answer: ok(me),
    denies: ['wrongPassword', 'weakPassword', 'nameTaken', 'nameReserved'],
  },
  newRecoveryCode: {
    who: 'member',
    summary: 'A new recovery code, shown once; the one before is void.',
    body: z.strictObject({ current: z.optional(shortText(200)) }),
    rate: 10,
    answer: ok(z.strictObject({ code: z.string() })),
    denies: ['wrongPassword'],
  },
  exportMe: {
    who: 'person',
    summary: 'Everything that is stored about the asker.',
    rate: 10,
    answer: ok(z.record(z.string(), json)),
  },
  deleteMe: {
    who: 'person',
    summary: 'Deletes the account. Games stay; the name becomes that of a former player.',
    body: z.strictObject({ current: z.optional(shortText(200)) }),
    rate: 10,
    answer: nothing,
    denies: ['wrongPassword'],
  },
  mySessions: { who: 'person', summary: 'Where one is signed in.', answer: ok(z.array(session)) },
  endSession: {
    who: 'person',
    summary: 'Ends one of them.',
    params: z.strictObject({ session: id }),
    answer: nothing,
  },
  myPasskeys: { who: 'person', summary: 'The passkeys of the asker.', answer: ok(z.array(passkey)) },
  passkeyOptions: {
    who: 'person',
    summary: 'What the browser needs to make a passkey.',
    rate: 60,
    answer: ok(z.strictObject({ challenge: id, options: z.record(z.string(), json) })),
    denies: ['nameTaken'],
  },
  addPasskey: {
    who: 'person',
    summary: 'Adds a passkey; makes a member of a guest.',
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
    summary: 'The news of the asker in the app, newest first.',
    rate: 120,
    answer: ok(z.strictObject({ items: z.array(newsItem), unread: z.int() })),
  },
  readNews: {
    who: 'person',
    summary: 'Everything up to this time has been read.',
    body: z.strictObject({ upTo: z.int().check(z.gte(0)) }),
    rate: 120,
    answer: nothing,
  },
  notifications: {
    who: 'person',
    summary: 'The channels of the caller, what each sends, and quiet hours.',
    answer: ok(notifications),
  },
  changeNotifications: {
    who: 'person',
    summary: 'Quiet hours, and what is put into the app.',
    body: notifyChange,
    rate: 60,
    answer: ok(notifications),
  },
  addWay: {
    who: 'person',
    summary:
      'A new way to be reached: a browser, a mail address (confirmed by a link), a webhook, Telegram (by a code).',
    body: newWay,
    rate: 10,
    answer: made(wayMade),
    denies: ['noSuchWay', 'privateAddress', 'membersOnly', 'confirmFirst'],
  },
  changeWay: {
    who: 'person',
    summary: 'Of what this way tells.',
    params: z.strictObject({ way: id }),
    body: wayChange,
    rate: 120,
    answer: ok(way),
  },
  removeWay: { who: 'person', summary: 'Forgets a way.', params: z.strictObject({ way: id }), answer: nothing },
  tryWay: {
    who: 'person',
    summary: 'Sends a message there now, to see whether it arrives.',
    params: z.strictObject({ way: id }),
    rate: 6,
    answer: nothing,
    denies: ['noSuchWay'],
  },
  confirmMail: {
    who: 'anyone',
    summary: 'By the link in a mail: the address is theirs.',
    body: z.strictObject({ token: mailToken }),
    rate: 30,
    answer: nothing,
    denies: ['linkVoid'],
  },
  unsubscribe: {
    who: 'anyone',
    summary: 'By the link in a mail: no more mail to this address.',
    body: z.strictObject({ token: mailToken }),
    rate: 30,
    answer: nothing,
    denies: ['linkVoid'],
  },
  gameNotifications: {
    who: 'player',
    summary: 'Which channels are switched off for this game.',
    params: ofGame,
    answer: ok(gameNotify),
  },
  setGameNotifications: {
    who: 'player',
    summary: 'Switches channels off for this game.',
    params: ofGame,
    body: gameNotify,
    rate: 120,
    answer: ok(gameNotify),
  },

  profile: {
    who: 'anyone',
    summary: 'A person: games, results, ratings, how fast they decide; and how the asker fared against them.',
    params: z.strictObject({ person: id }),
    rate: 120,
    token: true,
    answer: ok(profile),
  },
  showProfile: {
    who: 'person',
    summary: 'Whether others see more of the asker than the name.',
    body: z.strictObject({ shown: z.boolean() }),
    rate: 30,
    answer: nothing,
  },
  ratings: {
    who: 'anyone',
    summary: 'The table of ratings, people and bots, in one title or over all.',
    query: z.strictObject({ title: z.optional(shortText(20)) }),
    rate: 120,
    token: true,
    answer: ok(z.array(rated)),
  },
  blocked: { who: 'person', summary: 'Whom the asker does not want to meet.', answer: ok(z.array(person)) },
  block: {
    who: 'person',
    summary: 'They cannot sit down at the asker’s tables, nor invite the asker; what they say is not shown.',
    params: z.strictObject({ person: id }),
    rate: 30,
    answer: nothing,
    denies: ['notYours', 'tooMany'],
  },
  unblock: {
    who: 'person',
    summary: 'Lifts it.',
    params: z.strictObject({ person: id }),
    rate: 30,
    answer: nothing,
  },
  reportPerson: {
    who: 'person',
    summary: 'Tells the keepers of a person.',
    params: z.strictObject({ person: id }),
    body: z.strictObject({ reason, game: z.optional(id) }),
    rate: 5,
    answer: nothing,
    denies: ['notYours'],
  },

  myTokens: { who: 'member', summary: 'The tokens of the asker’s programs.', answer: ok(z.array(token)) },
  newToken: {
    who: 'member',
    summary: 'A token for a program that plays: shown once. The account is then marked as that of a program.',
    body: z.strictObject({ label: text(60).check(z.trim(), z.minLength(1)) }),
    rate: 10,
    answer: made(z.strictObject({ ...token.shape, token: z.string() })),
    denies: ['tooMany'],
  },
  endToken: { who: 'member', summary: 'Ends a token.', params: z.strictObject({ token: id }), answer: nothing },
  choices: {
    who: 'player',
    summary:
      'What the asker may decide now: the offers of the rules, and complete actions (with the lowest and the highest price, some tile lays, the best run) of which any can be posted.',
    params: ofGame,
    rate: 240,
    token: true,
    answer: ok(
      z.strictObject({
        head: z.int(),
        /** Whether the game waits for the asker. */
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
    summary: 'The levels of bots that can be given a seat.',
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
    summary: 'Listed games, the newest first; `before` is the `moved` of the last one seen.',
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
    summary: 'Games of the asker: those that wait for them first, then by what happened last.',
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
    summary: 'Changes conditions before the start; `seats` gives the seats in their new order.',
    params: ofGame,
    body: gameChange,
    answer: ok(gameView),
    denies: ['notForming'],
  },
  cancelGame: {
    who: 'owner',
    summary: 'Calls a game off that has not started.',
    params: ofGame,
    answer: nothing,
    denies: ['notForming'],
  },
  startGame: {
    who: 'owner',
    summary: 'Starts it: order drawn or as seated, the seed drawn by the server.',
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
    summary: 'Another invitation link; the one before is void.',
    params: ofGame,
    rate: 30,
    answer: ok(gameView),
    denies: ['notForming'],
  },
  sitDown: {
    who: 'person',
    token: true,
    summary:
      'Sits down: at an open seat (a private game needs the invitation), where one is invited, or again at one’s own seat that a bot has.',
    params: ofSeat,
    body: z.strictObject({ invitation: z.optional(id) }),
    rate: 60,
    answer: ok(gameView),
    denies: ['seatTaken', 'alreadySeated', 'invitationNeeded', 'notForming', 'notWelcome'],
  },
  setSeat: {
    who: 'watcher',
    summary:
      'Before the start the owner says what a seat is to be. During play somebody gives their own seat to a bot.',
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
    summary: 'Before the start: leaves one’s seat, declines an invitation, or, the owner, empties a seat.',
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
    summary: 'The position after entry `at`; without it the present one.',
    params: ofGame,
    query: z.strictObject({ at: z.optional(whole) }),
    rate: 120,
    answer: ok(position),
    denies: ['notPlaying', 'stuck'],
  },
  gameFile: {
    who: 'watcher',
    token: true,
    summary: 'The game as a file, without what was taken back: to be copied to a device, verified, exported.',
    params: ofGame,
    rate: 60,
    answer: ok(z.looseObject({ ...header.shape, actions: z.array(json) })),
    denies: ['notPlaying'],
  },
  decide: {
    who: 'player',
    token: true,
    summary: 'Decides, one or several actions, all or nothing.',
    params: ofGame,
    body: decision,
    answer: ok(appended),
    others: { 409: behind, 422: refused },
    denies: ['notYourSeat', 'mustAsk', 'notPlaying', 'keyUsed', 'stuck'],
  },
  takeBack: {
    who: 'player',
    token: true,
    summary: 'Takes back one’s own decisions, as long as nobody else has decided since.',
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
      'Asks those affected to take back further, or everybody: to stop here, to pause the clocks, to set the game aside, to give the seat of somebody who is away to a bot or a member. Done at once where nobody is to be asked.',
    params: ofGame,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('takeBack'), expected: z.int().check(z.gte(0)), to: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('end'), expected: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('pause'), expected: z.int().check(z.gte(0)) }),
      z.strictObject({ kind: z.literal('aside'), expected: z.int().check(z.gte(0)) }),
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
    summary: 'Says yes or no. With the last yes it is done; a no ends the question, and so does a decision.',
    params: ofAsk,
    body: z.strictObject({ agree: z.boolean() }),
    answer: ok(z.strictObject({ ask: z.nullable(ask), ...appended.shape })),
    denies: ['notAsked', 'notPlaying'],
  },
  withdrawAsk: {
    who: 'player',
    token: true,
    summary: 'Takes a question back.',
    params: ofAsk,
    answer: nothing,
    denies: ['notYours'],
  },

  resume: {
    who: 'player',
    summary: 'Starts the clocks again that were paused by agreement.',
    params: ofGame,
    rate: 30,
    answer: ok(appended),
    denies: ['notPaused', 'notPlaying', 'behind'],
  },
  takeUp: {
    who: 'player',
    summary: 'Takes up a game that was set aside.',
    params: ofGame,
    rate: 30,
    answer: ok(gameView),
    denies: ['notAside', 'stuck'],
  },
  seekSubstitute: {
    who: 'player',
    summary: 'Offers one’s own seat to everybody who may see the game, or takes the offer back.',
    params: ofGame,
    body: z.strictObject({ wanted: z.boolean() }),
    rate: 30,
    answer: ok(gameView),
    denies: ['notPlaying'],
  },

  orders: {
    who: 'player',
    summary: 'The asker’s own standing orders in this game, the newest first; nobody else sees them.',
    params: ofGame,
    answer: ok(z.array(givenOrder)),
  },
  giveOrder: {
    who: 'player',
    summary: 'Gives a standing order: carried out the moment the asker is to decide.',
    params: ofGame,
    body: orderForm,
    rate: 60,
    answer: made(givenOrder),
    denies: ['notPlaying', 'notYourSeat', 'mustAsk', 'stuck'],
  },
  removeOrder: {
    who: 'player',
    summary: 'Takes an order back.',
    params: z.strictObject({ game: id, order: id }),
    answer: nothing,
  },

  messages: {
    who: 'watcher',
    token: true,
    summary: 'Messages of a chat, the newest first; only players read the chat of the players.',
    params: ofGame,
    query: z.strictObject({ chat: z.prefault(chatName, 'players'), before: z.optional(whole) }),
    rate: 120,
    answer: ok(z.array(message)),
    denies: ['playersOnly'],
  },
  say: {
    who: 'watcher',
    token: true,
    summary: 'Says something: players in their chat, others in the chat of the spectators.',
    params: ofGame,
    body: z.strictObject({ chat: chatName, text: text(2000).check(z.trim(), z.minLength(1)) }),
    rate: 30,
    answer: made(message),
    denies: ['signIn', 'playersOnly', 'notYours'],
  },
  removeMessage: {
    who: 'watcher',
    summary: 'Removes a message: one’s own, or, a keeper, any.',
    params: ofMessage,
    answer: nothing,
    denies: ['signIn', 'notYours'],
  },
  reportMessage: {
    who: 'watcher',
    summary: 'Tells the keepers of a message.',
    params: ofMessage,
    rate: 10,
    answer: nothing,
    denies: ['signIn'],
  },
  readMessages: {
    who: 'watcher',
    token: true,
    summary: 'Everything up to this message has been read.',
    params: ofGame,
    body: z.strictObject({ chat: chatName, message: z.int().check(z.gte(0)) }),
    rate: 240,
    answer: nothing,
    denies: ['signIn', 'playersOnly'],
  },
  notes: {
    who: 'watcher',
    token: true,
    summary: 'The asker’s private notes on this game.',
    params: ofGame,
    answer: ok(z.strictObject({ text: z.string() })),
    denies: ['signIn'],
  },
  writeNotes: {
    who: 'watcher',
    token: true,
    summary: 'Writes them.',
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
