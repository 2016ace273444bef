/**
 * Where everything is asked: method and path of every route, as plain data without a schema library, so that a page can
 * carry it. Requests and responses are in `contract.ts` under the same names.
 */
export const PATHS = {
  // Signing in
  whoAmI: ['GET', '/api/me'],
  sitAsGuest: ['POST', '/api/guests'],
  becomeMember: ['POST', '/api/members'],
  signIn: ['POST', '/api/session'],
  signOut: ['DELETE', '/api/session'],
  confirmMe: ['POST', '/api/session/confirmation'],
  recover: ['POST', '/api/recovery'],
  askForRecovery: ['POST', '/api/recovery/mail'],
  recoverByMail: ['POST', '/api/recovery/link'],
  passkeySignInOptions: ['POST', '/api/session/passkey/options'],
  passkeySignIn: ['POST', '/api/session/passkey'],

  // One's own account
  changeMe: ['PATCH', '/api/me'],
  setPassword: ['PUT', '/api/me/password'],
  newRecoveryCode: ['POST', '/api/me/recovery'],
  exportMe: ['GET', '/api/me/export'],
  deleteMe: ['DELETE', '/api/me'],
  mySessions: ['GET', '/api/me/sessions'],
  endSession: ['DELETE', '/api/me/sessions/:session'],
  myPasskeys: ['GET', '/api/me/passkeys'],
  passkeyOptions: ['POST', '/api/me/passkeys/options'],
  addPasskey: ['POST', '/api/me/passkeys'],
  removePasskey: ['DELETE', '/api/me/passkeys/:passkey'],

  // Notifications
  news: ['GET', '/api/me/news'],
  readNews: ['PUT', '/api/me/news/read'],
  notifications: ['GET', '/api/me/notifications'],
  changeNotifications: ['PATCH', '/api/me/notifications'],
  addChannel: ['POST', '/api/me/channels'],
  changeChannel: ['PATCH', '/api/me/channels/:channel'],
  removeChannel: ['DELETE', '/api/me/channels/:channel'],
  tryChannel: ['POST', '/api/me/channels/:channel/try'],
  confirmMail: ['POST', '/api/mail/confirmation'],
  unsubscribe: ['POST', '/api/mail/unsubscription'],
  gameNotifications: ['GET', '/api/games/:game/notifications'],
  setGameNotifications: ['PUT', '/api/games/:game/notifications'],

  // Community
  profile: ['GET', '/api/people/:person'],
  showProfile: ['PUT', '/api/me/profile'],
  ratings: ['GET', '/api/ratings'],
  blocked: ['GET', '/api/me/blocked'],
  block: ['PUT', '/api/people/:person/block'],
  unblock: ['DELETE', '/api/people/:person/block'],
  reportPerson: ['POST', '/api/people/:person/reports'],

  // Programs that play
  myTokens: ['GET', '/api/me/tokens'],
  newToken: ['POST', '/api/me/tokens'],
  endToken: ['DELETE', '/api/me/tokens/:token'],
  choices: ['GET', '/api/games/:game/choices'],

  // Games
  bots: ['GET', '/api/bots'],
  lobby: ['GET', '/api/games'],
  myGames: ['GET', '/api/me/games'],
  createGame: ['POST', '/api/games'],
  game: ['GET', '/api/games/:game'],
  changeGame: ['PATCH', '/api/games/:game'],
  cancelGame: ['DELETE', '/api/games/:game'],
  startGame: ['POST', '/api/games/:game/start'],
  invitation: ['GET', '/api/invitations/:invitation'],
  renewInvitation: ['POST', '/api/games/:game/invitation'],
  sitDown: ['POST', '/api/games/:game/seats/:seat'],
  setSeat: ['PUT', '/api/games/:game/seats/:seat'],
  leaveSeat: ['DELETE', '/api/games/:game/seats/:seat'],

  // The story
  story: ['GET', '/api/games/:game/story'],
  position: ['GET', '/api/games/:game/position'],
  gameFile: ['GET', '/api/games/:game/file'],
  decide: ['POST', '/api/games/:game/entries'],
  takeBack: ['POST', '/api/games/:game/takebacks'],
  ask: ['POST', '/api/games/:game/asks'],
  answerAsk: ['POST', '/api/games/:game/asks/:ask'],
  withdrawAsk: ['DELETE', '/api/games/:game/asks/:ask'],
  resume: ['POST', '/api/games/:game/resume'],
  resumeAdjourned: ['POST', '/api/games/:game/resume-adjourned'],
  seekSubstitute: ['PUT', '/api/games/:game/substitute'],

  // Standing orders
  orders: ['GET', '/api/games/:game/orders'],
  giveOrder: ['POST', '/api/games/:game/orders'],
  removeOrder: ['DELETE', '/api/games/:game/orders/:order'],

  // Chat and notes
  messages: ['GET', '/api/games/:game/messages'],
  say: ['POST', '/api/games/:game/messages'],
  removeMessage: ['DELETE', '/api/games/:game/messages/:message'],
  reportMessage: ['POST', '/api/games/:game/messages/:message/report'],
  readMessages: ['PUT', '/api/games/:game/messages/read'],
  notes: ['GET', '/api/games/:game/notes'],
  writeNotes: ['PUT', '/api/games/:game/notes'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', `/api/${string}`]>;

export type RouteName = keyof typeof PATHS;

/** Where the WebSocket is. */
export const LIVE_PATH = '/api/live';

/** Why the server closes a WebSocket. Come back and ask `since` after every one but the last three. */
export const CLOSE = {
  /** The server stops or is started anew. */
  restart: 1012,
  /** Too much was waiting to be sent: come back and ask since. */
  tooSlow: 4000,
  /** No answer to a ping. */
  silent: 4001,
  /** The session was ended: signed out, or ended from another device. */
  signedOut: 4002,
  /** What was sent is no message of this protocol, or far too many. */
  malformed: 4003,
  banned: 4004,
} as const;
