/** A request of every route as it should be, for those who tear it to pieces. */
import type { Action } from '@roundhouse/engine';
import { PATHS, type RouteName } from '@roundhouse/protocol/client';
import type { Real } from './nonsense.ts';

interface Example {
  readonly body?: unknown;
  readonly query?: string;
  /** How often of all it comes; one where nothing is said. */
  readonly weight?: number;
}

const NO_ID = 'zzzzzzzzzzzzzzzzzzzz';
const PASSWORD = 'four quiet brown horses';
const key = 'b3b1a5a2-7d5c-4d5e-9f60-0d3c9a6f4b11';
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30', signature: 'eA' } };
const hook = { type: 'webhook', url: 'https://192.0.2.1/hook', form: 'json' };
const HOURS = {
  zone: 'Europe/Prague',
  night: { from: 1320, to: 420 },
  weekend: [0, 6],
  holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
};
const seats = [{ kind: 'me' }, { kind: 'invited', name: 'Ann' }, { kind: 'bot', level: 'nobody' }];

/** Passwords are hashed slowly on purpose: what hashes one comes seldom. */
const examplesOf = (action: Action, file: object): Readonly<Record<RouteName, readonly Example[]>> => ({
  whoAmI: [{}],
  sitAsGuest: [{ body: { name: 'Visitor', language: 'en' } }],
  becomeMember: [{ body: { name: 'Ann', password: 'short' } }],
  signIn: [{ body: { name: 'Ann', password: 'wrong' } }],
  // Without a body there is little to tear: who asks is signed out, and a stranger from then on.
  signOut: [{ weight: 0 }],
  confirmMe: [{ body: { current: 'wrong' } }],
  recover: [{ body: { name: 'Ann', code: 'abcde-abcde', password: PASSWORD } }],
  askForRecovery: [{ body: { name: 'Ann' } }],
  recoverByMail: [{ body: { token: 'a'.repeat(52), password: PASSWORD }, weight: 2 }],
  passkeySignInOptions: [{}],
  passkeySignIn: [{ body: { challenge: NO_ID, credential }, weight: 3 }],
  changeMe: [
    {
      body: { language: 'ru', hours: HOURS },
      weight: 4,
    },
    { body: { name: 'Ann' } },
  ],
  setPassword: [{ body: { current: 'wrong', password: 'short' } }],
  newRecoveryCode: [{ body: { current: 'wrong' } }],
  exportMe: [{}],
  deleteMe: [{ body: { current: 'wrong' } }],
  mySessions: [{}],
  endSession: [{}],
  myPasskeys: [{}],
  passkeyOptions: [{}],
  addPasskey: [{ body: { challenge: NO_ID, credential, label: 'phone' }, weight: 2 }],
  removePasskey: [{}],
  news: [{}],
  readNews: [{ body: { upTo: 1 }, weight: 2 }],
  notifications: [{}],
  changeNotifications: [
    { body: { quiet: { zone: 'Europe/Prague', from: 1320, to: 420 }, app: ['turn', 'ended'] }, weight: 3 },
  ],
  addChannel: [{ body: hook, weight: 2 }, { body: { type: 'mail', address: 'a@example.org' } }],
  changeChannel: [{ body: { kinds: ['turn'] } }],
  removeChannel: [{}],
  tryChannel: [{}],
  confirmMail: [{ body: { token: 'a'.repeat(52) } }],
  unsubscribe: [{ body: { token: 'a'.repeat(52) } }],
  gameNotifications: [{}],
  setGameNotifications: [{ body: { off: ['mail', 'push'] }, weight: 2 }],
  profile: [{}],
  showProfile: [{ body: { shown: true } }],
  ratings: [{ query: 'title=18MEX' }],
  blocked: [{}],
  block: [{}],
  unblock: [{}],
  reportPerson: [{ body: { reason: 'rude', game: NO_ID }, weight: 2 }],
  myTokens: [{}],
  newToken: [{ body: { label: 'program' } }],
  endToken: [{}],
  choices: [{}],
  bots: [{}],
  lobby: [{ query: 'status=forming&title=18MEX&pace=live&players=3&ratingFrom=900&before=1700000000000', weight: 3 }],
  myGames: [{}],
  createGame: [
    { body: { title: '18MEX', seats, description: 'x', visibility: 'listed', pace: 'days' }, weight: 5 },
    { body: { title: '18MEX', seats, clock: { kind: 'live', bank: 600, increment: 10, perRound: 0 } }, weight: 3 },
    { body: { title: '18MEX', seats, file }, weight: 3 },
  ],
  game: [{}],
  changeGame: [{ body: { description: 'x', seats: [0, 2, 1], awayAfter: 600 }, weight: 4 }],
  cancelGame: [{}],
  startGame: [{}],
  invitation: [{}],
  renewInvitation: [{}],
  sitDown: [{ body: { invitation: NO_ID } }],
  setSeat: [{ body: { kind: 'bot', level: 'nobody' }, weight: 3 }, { body: { kind: 'invited', name: 'Ann' } }],
  leaveSeat: [{}],
  story: [{ query: 'since=0', weight: 2 }],
  position: [{ query: 'at=0', weight: 2 }],
  gameFile: [{}],
  decide: [{ body: { expected: 0, key, decide: [action] }, weight: 40 }],
  takeBack: [{ body: { expected: 0, key, to: 0 }, weight: 8 }],
  ask: [
    { body: { kind: 'takeBack', expected: 0, to: 0 }, weight: 3 },
    { body: { kind: 'replace', expected: 0, seat: 1, bot: 'plain' }, weight: 2 },
    { body: { kind: 'end', expected: 1 } },
  ],
  answerAsk: [{ body: { agree: true } }],
  withdrawAsk: [{}],
  resume: [{}],
  resumeAdjourned: [{}],
  seekSubstitute: [{ body: { wanted: false } }],
  orders: [{}],
  giveOrder: [
    { body: { kind: 'run', watch: [], company: 'X', pay: 'pay' }, weight: 4 },
    { body: { kind: 'plan', watch: [], steps: [action], figures: [{ what: 'cash', of: 'X', least: 1 }] }, weight: 4 },
    { body: { kind: 'bid', watch: [], item: 'X', upTo: 100 }, weight: 2 },
  ],
  removeOrder: [{}],
  messages: [{ query: 'chat=players&before=5' }],
  say: [{ body: { chat: 'players', text: 'hello' }, weight: 4 }],
  removeMessage: [{}],
  reportMessage: [{}],
  readMessages: [{ body: { chat: 'players', message: 1 } }],
  notes: [{}],
  writeNotes: [{ body: { text: 'x' }, weight: 2 }],
});

/** Every route, asked about this game; `action` is one that is not the asker's to make. */
export const everyRoute = (game: string, action: Action, file: object): readonly Real[] =>
  Object.entries(examplesOf(action, file)).flatMap(([route, examples]) => {
    const [method, address] = PATHS[route as RouteName];
    const filled = address.replaceAll(/:(\w+)/g, (_, part: string) =>
      part === 'game' ? game : part === 'seat' || part === 'message' ? '1' : NO_ID,
    );
    return examples.map(({ body, query, weight = 1 }) => ({
      method,
      path: query === undefined ? filled : `${filled}?${query}`,
      ...(body === undefined ? {} : { body }),
      weight,
    }));
  });

/** Every live message. */
export const everyMessage = (game: string): readonly object[] => [
  { type: 'subscribe', game, since: 0 },
  { type: 'subscribe', game, since: 0, invitation: NO_ID },
  { type: 'unsubscribe', game },
  { type: 'watchMine', on: true },
  { type: 'watchLobby', on: true },
  { type: 'looking', game, here: true },
  { type: 'pong' },
];
