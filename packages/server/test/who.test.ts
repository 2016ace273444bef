/** Who may do what: every route and every live message, asked by everybody. `ok` or the key of the denial. */
import { beforeAll, describe, expect, it } from 'vitest';
import { routeOf } from '@roundhouse/protocol';
import { CLOSE, PATHS, type RouteName } from '@roundhouse/protocol/client';
import { onBothStores } from './stores.ts';
import { begunGame, guest, member, openTestServer, Asker, type Request, type TestServer } from './table.ts';

let place: TestServer;

const NO_ID = 'zzzzzzzzzzzzzzzzzzzz';
const ban = async (asker: Asker): Promise<Asker> => {
  await place.server.context.store.db.updateTable('people').set({ banned: 1 }).where('id', '=', asker.id).execute();
  return asker;
};

const said = async (asker: Asker, route: RouteName, asking: Request<RouteName>): Promise<string> => {
  // A browser of its own for every question: an answer may sign in or out.
  const browser = new Asker(asker.url);
  browser.cookie = asker.cookie;
  const { status, body } = await browser.ask(route, asking);
  if (status < 300) return 'ok';
  expect(status).toBeLessThan(500);
  return body.denied ?? `${status}`;
};

let count = 0;
const somebody = () => `Somebody ${++count}`;

const ACCOUNT: readonly (readonly [RouteName, Request<RouteName>, string])[] = [
  // nobody, guest, member, banned
  ['whoAmI', {}, 'ok ok ok ok'],
  ['sitAsGuest', { body: { name: 'Visitor' } }, 'ok alreadySignedIn alreadySignedIn ok'],
  [
    'signIn',
    { body: { name: 'Nobody', password: 'wrong' } },
    'wrongCredentials wrongCredentials wrongCredentials wrongCredentials',
  ],
  ['signOut', {}, 'ok ok ok ok'],
  [
    'recover',
    { body: { name: 'Nobody', code: 'abcde-abcde', password: 'long enough' } },
    'wrongCredentials wrongCredentials wrongCredentials wrongCredentials',
  ],
  ['askForRecovery', { body: { name: 'Nobody' } }, 'noSuchChannel noSuchChannel noSuchChannel noSuchChannel'],
  [
    'recoverByMail',
    { body: { token: 'a'.repeat(52), password: 'long enough' } },
    'linkVoid linkVoid linkVoid linkVoid',
  ],
  ['passkeySignInOptions', {}, 'ok ok ok ok'],
  [
    'passkeySignIn',
    { body: { challenge: NO_ID, credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } } },
    'passkeyFailed passkeyFailed passkeyFailed passkeyFailed',
  ],
  ['changeMe', { body: { language: 'ru' } }, 'signIn ok ok banned'],
  ['setPassword', { body: { password: 'long enough' } }, 'signIn ok wrongPassword banned'],
  ['newRecoveryCode', { body: {} }, 'signIn membersOnly wrongPassword banned'],
  ['exportMe', {}, 'signIn ok ok banned'],
  ['deleteMe', { body: {} }, 'signIn ok wrongPassword banned'],
  ['confirmMe', { body: { current: 'wrong' } }, 'signIn ok wrongPassword banned'],
  ['mySessions', {}, 'signIn ok ok banned'],
  ['endSession', { params: { session: NO_ID } }, 'signIn notFound notFound banned'],
  ['myPasskeys', {}, 'signIn ok ok banned'],
  ['passkeyOptions', {}, 'signIn ok ok banned'],
  [
    'addPasskey',
    { body: { challenge: NO_ID, credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } } },
    'signIn passkeyFailed passkeyFailed banned',
  ],
  ['removePasskey', { params: { passkey: NO_ID } }, 'signIn membersOnly notFound banned'],
  ['bots', {}, 'ok ok ok ok'],
  ['lobby', {}, 'ok ok ok ok'],
  ['myGames', {}, 'signIn ok ok banned'],
  [
    'createGame',
    { body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } },
    'signIn ok ok banned',
  ],
  ['invitation', { params: { invitation: NO_ID } }, 'notFound notFound notFound notFound'],
  ['news', {}, 'signIn ok ok banned'],
  ['readNews', { body: { upTo: 1 } }, 'signIn ok ok banned'],
  ['notifications', {}, 'signIn ok ok banned'],
  ['changeNotifications', { body: { quiet: null } }, 'signIn ok ok banned'],
  ['addChannel', { body: { type: 'webhook', url: 'https://example.org/hook', form: 'json' } }, 'signIn ok ok banned'],
  ['changeChannel', { params: { channel: NO_ID }, body: { kinds: [] } }, 'signIn notFound notFound banned'],
  ['removeChannel', { params: { channel: NO_ID } }, 'signIn notFound notFound banned'],
  ['tryChannel', { params: { channel: NO_ID } }, 'signIn notFound notFound banned'],
  ['confirmMail', { body: { token: 'a'.repeat(52) } }, 'linkVoid linkVoid linkVoid linkVoid'],
  ['unsubscribe', { body: { token: 'a'.repeat(52) } }, 'linkVoid linkVoid linkVoid linkVoid'],
  ['profile', { params: { person: NO_ID } }, 'notFound notFound notFound notFound'],
  ['showProfile', { body: { shown: true } }, 'signIn ok ok banned'],
  ['ratings', {}, 'ok ok ok ok'],
  ['blocked', {}, 'signIn ok ok banned'],
  ['block', { params: { person: NO_ID } }, 'signIn notFound notFound banned'],
  ['unblock', { params: { person: NO_ID } }, 'signIn ok ok banned'],
  ['reportPerson', { params: { person: NO_ID }, body: { reason: 'rude' } }, 'signIn notFound notFound banned'],
  ['myTokens', {}, 'signIn membersOnly ok banned'],
  ['newToken', { body: { label: 'mine' } }, 'signIn membersOnly ok banned'],
  ['endToken', { params: { token: NO_ID } }, 'signIn membersOnly notFound banned'],
];

/** After these one is somebody else: they are asked by people of their own. */
const LEAVE_NOTHING: readonly RouteName[] = ['signOut', 'setPassword', 'deleteMe'];

const ofNobodysGame = (): void => {
  const newPeople = async (): Promise<readonly Asker[]> => [
    new Asker(place.url),
    await guest(place.url, somebody()),
    await member(place.url, somebody()),
    await ban(await guest(place.url, somebody())),
  ];
  let people: readonly Asker[];
  beforeAll(async () => void (people = await newPeople()));

  it.each(ACCOUNT)('%s', async (route, asking, expected) => {
    const askers = LEAVE_NOTHING.includes(route) ? await newPeople() : people;
    const answers: string[] = [];
    for (const asker of askers) answers.push(await said(asker, route, asking));
    expect(answers.join(' ')).toBe(expected);
  });

  it('becomeMember: a name each', async () => {
    const asked = async (asker: Asker) =>
      said(asker, 'becomeMember', { body: { name: somebody(), password: 'long enough' } });
    expect(await asked(new Asker(place.url))).toBe('ok');
    expect(await asked(await guest(place.url, somebody()))).toBe('ok');
    expect(await asked(await member(place.url, somebody()))).toBe('alreadySignedIn');
  });
};

const key = 'b3b1a5a2-7d5c-4d5e-9f60-0d3c9a6f4b11';
const OWNER_ONLY = 'signIn notFound notFound ownerOnly notForming ownerOnly banned | signIn ownerOnly';
const SEEN = 'notFound notFound notFound ok ok ok banned | ok ok';
const PLAYERS = 'signIn notFound notFound behind behind playersOnly banned | signIn playersOnly';
const OF_AN_ASK = 'signIn notFound notFound notFound notFound playersOnly banned | signIn playersOnly';

/** A private game that is being played, then a listed one; no request changes anything that later rows look at. */
const GAME: readonly (readonly [RouteName, Request<RouteName>, string])[] = [
  // private: nobody, stranger, player of another game, player, owner, moderator, banned player | listed: nobody, spectator
  ['game', {}, SEEN],
  ['changeGame', { body: {} }, OWNER_ONLY],
  ['cancelGame', {}, OWNER_ONLY],
  ['startGame', {}, OWNER_ONLY],
  ['renewInvitation', {}, OWNER_ONLY],
  [
    'sitDown',
    { params: { seat: 1 }, body: {} },
    'signIn notFound notFound alreadySeated alreadySeated seatTaken banned | signIn seatTaken',
  ],
  [
    'setSeat',
    { params: { seat: 0 }, body: { kind: 'open' } },
    'notFound notFound notFound notYourSeat notYourSeat notYourSeat banned | signIn notYourSeat',
  ],
  [
    'setSeat',
    { params: { seat: 2 }, body: { kind: 'bot', level: 'random' } },
    'notFound notFound notFound notYourSeat notYourSeat notYourSeat banned | signIn notYourSeat',
  ],
  [
    'leaveSeat',
    { params: { seat: 0 } },
    'notFound notFound notFound notYourSeat notForming notYourSeat banned | signIn notYourSeat',
  ],
  ['story', {}, SEEN],
  ['position', {}, SEEN],
  ['gameFile', {}, SEEN],
  [
    'decide',
    { body: { expected: 99, key, decide: [{ type: 'pass', by: '@2' }] } },
    'signIn notFound notFound behind notYourSeat playersOnly banned | signIn playersOnly',
  ],
  ['takeBack', { body: { expected: 99, key, to: 0 } }, PLAYERS],
  ['ask', { body: { kind: 'end', expected: 99 } }, PLAYERS],
  ['answerAsk', { params: { ask: NO_ID }, body: { agree: true } }, OF_AN_ASK],
  ['withdrawAsk', { params: { ask: NO_ID } }, OF_AN_ASK],
  ['choices', {}, 'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly'],
  ['gameNotifications', {}, 'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly'],
  [
    'setGameNotifications',
    { body: { off: ['mail'] } },
    'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly',
  ],
  ['resume', {}, 'signIn notFound notFound notPaused notPaused playersOnly banned | signIn playersOnly'],
  ['resumeAdjourned', {}, 'signIn notFound notFound notAdjourned notAdjourned playersOnly banned | signIn playersOnly'],
  [
    'seekSubstitute',
    { body: { wanted: false } },
    'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly',
  ],
  ['orders', {}, 'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly'],
  [
    'giveOrder',
    { body: { kind: 'bid', watch: [], item: 'nothing', upTo: 1 } },
    'signIn notFound notFound ok ok playersOnly banned | signIn playersOnly',
  ],
  ['removeOrder', { params: { order: NO_ID } }, OF_AN_ASK],
  ['messages', { query: { chat: 'players' } }, 'notFound notFound notFound ok ok ok banned | playersOnly playersOnly'],
  ['messages', { query: { chat: 'spectators' } }, SEEN],
  [
    'say',
    { body: { chat: 'players', text: 'hello' } },
    'notFound notFound notFound ok ok playersOnly banned | signIn playersOnly',
  ],
  [
    'say',
    { body: { chat: 'spectators', text: 'hello' } },
    'notFound notFound notFound notYours notYours ok banned | signIn ok',
  ],
  ['reportMessage', { params: { message: 1 } }, 'notFound notFound notFound ok ok ok banned | signIn notFound'],
  ['removeMessage', { params: { message: 1 } }, 'notFound notFound notFound notYours ok ok banned | signIn notFound'],
  [
    'readMessages',
    { body: { chat: 'players', message: 1 } },
    'notFound notFound notFound ok ok ok banned | signIn playersOnly',
  ],
  ['notes', {}, 'notFound notFound notFound ok ok ok banned | signIn ok'],
  ['writeNotes', { body: { text: 'mine' } }, 'notFound notFound notFound ok ok ok banned | signIn ok'],
];

const ofAGame = (): void => {
  let hidden: string;
  let listed: string;
  let askers: readonly Asker[];
  let spectators: readonly Asker[];

  beforeAll(async () => {
    const { url } = place;
    const [owner, player, third] = [await member(url, 'Owner'), await guest(url, 'Player'), await guest(url, 'Third')];
    hidden = (
      await begunGame([owner, player, third], { visibility: 'private' }).catch(async () => {
        // Others need the invitation to sit down at a private table.
        const { id, invitation } = await owner.does('createGame', {
          body: {
            title: '18MEX',
            order: 'seated',
            visibility: 'private',
            seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
          },
        });
        for (const [index, other] of [player, third].entries())
          await other.does('sitDown', { params: { game: id, seat: index + 1 }, body: { invitation: invitation! } });
        return owner.does('startGame', { params: { game: id } });
      })
    ).id;
    listed = (await begunGame([owner, player, third], { visibility: 'listed' })).id;
    for (const game of [hidden, listed])
      await owner.does('say', { params: { game }, body: { chat: 'players', text: 'first' } });
    const elsewhere = [await guest(url, 'E1'), await guest(url, 'E2'), await guest(url, 'E3')] as const;
    await begunGame(elsewhere);
    const moderator = await member(url, 'Guardian');
    await place.server.context.store.db
      .updateTable('people')
      .set({ moderator: 1 })
      .where('id', '=', moderator.id)
      .execute();
    const stranger = await guest(url, 'Stranger');
    askers = [new Asker(url), stranger, elsewhere[0], player, owner, moderator, await ban(third)];
    spectators = [new Asker(url), stranger];
  });

  it.each(GAME)('%s %j', async (route, asking, expected) => {
    const asked = async (asker: Asker, game: string) =>
      said(asker, route, { ...asking, params: { ...asking.params, game } });
    const answers: string[] = [];
    for (const asker of askers) answers.push(await asked(asker, hidden));
    answers.push('|');
    for (const asker of spectators) answers.push(await asked(asker, listed));
    expect(answers.join(' ')).toBe(expected);
  });

  it('every route is in a table', () => {
    const asked = new Set<string>([...ACCOUNT, ...GAME].map(([route]) => route));
    expect((Object.keys(PATHS) as RouteName[]).filter((route) => !asked.has(route))).toEqual(['becomeMember']);
  });

  it('a token opens only what is for programs, whatever the account may', async () => {
    const program = await member(place.url, somebody());
    const { token } = await program.does('newToken', { body: { label: 'x' } });
    for (const route of Object.keys(PATHS) as RouteName[]) {
      const [method, address] = PATHS[route];
      const filled = address.replaceAll(/:(\w+)/g, (_, part) => (part === 'seat' || part === 'message' ? '1' : NO_ID));
      const { body } = await new Asker(place.url).raw(method, filled, method === 'GET' ? undefined : {}, {
        authorization: `Bearer ${token}`,
        origin: 'https://elsewhere.example',
      });
      expect([route, body.denied === 'tokenScope']).toEqual([route, routeOf(route).token !== true]);
      const { body: nobodys } = await new Asker(place.url).raw(method, filled, method === 'GET' ? undefined : {}, {
        authorization: 'Bearer roundhouse_wrong',
      });
      expect([route, nobodys.denied]).toEqual([route, 'signIn']);
    }
  });

  it('nobody asks from another site', async () => {
    const [owner] = [askers[4]!];
    for (const route of Object.keys(PATHS) as RouteName[]) {
      const [method, address] = PATHS[route];
      if (method === 'GET') continue;
      const filled = address.replaceAll(/:(\w+)/g, (_, part) =>
        part === 'seat' || part === 'message' ? '1' : part === 'game' ? hidden : NO_ID,
      );
      for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }])
        expect(await owner.raw(method, filled, method === 'DELETE' ? undefined : {}, headers)).toMatchObject({
          status: 403,
          body: { denied: 'origin' },
        });
    }
  });

  const LIVE: readonly (readonly [string, object, string])[] = [
    ['subscribe', { since: 0 }, 'notFound notFound notFound subscribed subscribed subscribed'],
    ['unsubscribe', {}, 'unsubscribed unsubscribed unsubscribed unsubscribed unsubscribed unsubscribed'],
    ['looking', { here: true }, 'notFound notFound notFound notFound notFound notFound'],
  ];

  it.each(LIVE)('live: %s', async (type, more, expected) => {
    const answers: string[] = [];
    for (const asker of askers.slice(0, 6)) {
      const live = await asker.live();
      live.send({ type, game: hidden, ...more });
      live.send({ type: 'unsubscribe', game: NO_ID });
      await live.until('unsubscribed', ({ game }) => game === NO_ID);
      const answer = live.received.find(
        (each) => each.type === 'denied' || (each.type === `${type}d` && 'game' in each && each.game === hidden),
      );
      answers.push(answer?.type === 'denied' ? answer.denied : (answer?.type ?? 'nothing'));
      live.close();
    }
    expect(answers.join(' ')).toBe(expected);
  });

  it('live: my games are for somebody, the lobby for all; the banned are shown out; other sites stay out', async () => {
    for (const [index, asker] of askers.slice(0, 6).entries()) {
      const live = await asker.live();
      live.send({ type: 'watchMine', on: true });
      live.send({ type: 'watchLobby', on: true });
      live.send({ type: 'pong' });
      live.send({ type: 'unsubscribe', game: NO_ID });
      await live.until('unsubscribed');
      expect(live.received.filter((each) => each.type === 'denied').map((each) => each.to)).toEqual(
        index === 0 ? ['watchMine'] : [],
      );
      live.close();
    }
    const banned = await askers[6]!.live();
    expect(await banned.closed).toBe(CLOSE.banned);
    const { openLive } = await import('./table.ts');
    await expect(openLive(place.url, '', 'https://evil.example')).rejects.toThrow('403');
  });

  it('figures are not for strangers behind a proxy', async () => {
    expect((await fetch(`${place.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${place.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });
};

const asHeader = (authorization: string) => ({ authorization });

onBothStores('who may do what', (opened) => {
  beforeAll(() => void (place = opened()));
  describe('routes of nobody’s game', ofNobodysGame);
  describe('routes of a game', ofAGame);
});

it('figures behind a token are for those who know it', async () => {
  const guarded = await openTestServer({ METRICS_TOKEN: 'a long token' });
  const statuses: number[] = [];
  for (const headers of [{}, ...['Bearer a long', 'Bearer a wrong token', 'Bearer a long token'].map(asHeader)])
    statuses.push((await fetch(`${guarded.url}/metrics`, { headers })).status);
  await guarded.close();
  expect(statuses).toEqual([404, 404, 404, 200]);
});
