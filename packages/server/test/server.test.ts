/** Bots in seats, operators, backups, passkeys, and input of every bad kind. */
import { execFileSync } from 'node:child_process';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { addressOf, CLOSE, PATHS, type RouteName } from '@roundhouse/protocol/client';
import { diceOf, type Dice } from '@roundhouse/engine';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator, restoreBackup } from '../src/index.ts';
import { readSettings } from '../src/settings.ts';
import { troubleOf } from '../src/store/databaseErrors.ts';
import {
  dataFolder,
  Asker,
  begunGame,
  guest,
  letGoOfFiles,
  member,
  openTestServer,
  type TestServer,
  playOn,
  stateOf,
  until,
} from './table.ts';

describe('a server', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer();
  });
  afterAll(() => place.close());

  it('bots play when it is their turn; a seat is given to a bot and taken back', async () => {
    const ann = await guest(place.url, 'Ann');
    const { id: game } = await ann.does('createGame', {
      body: {
        title: '18MEX',
        order: 'seated',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'plain' }],
      },
    });
    const live = await ann.live();
    live.send({ type: 'subscribe', game, since: 0 });
    await ann.does('startGame', { params: { game } });
    const view = async () => ann.does('game', { params: { game } });
    await until(async () => (await view()).waiting === 0);
    await ann.does('setSeat', { params: { game, seat: 0 }, body: { kind: 'bot', level: 'random' } });
    const { head } = await view();
    await until(async () => (await view()).head > head + 20);
    const back = await ann.does('sitDown', { params: { game, seat: 0 }, body: {} });
    expect(back.you.seat).toBe(0);
    // However often, and whatever the bots decide in the same moment.
    for (let times = 0; times < 8; times++) {
      await ann.does('setSeat', { params: { game, seat: 0 }, body: { kind: 'bot', level: 'random' } });
      await ann.does('sitDown', { params: { game, seat: 0 }, body: {} });
    }
    await until(async () => {
      const { waiting, status } = await view();
      return waiting === 0 || status === 'finished';
    });
    const { entries } = await ann.does('story', { params: { game } });
    expect(new Set(entries.map(({ by }) => by.bot))).toEqual(new Set([null, 'random', 'plain']));
    expect(
      entries.filter(({ kind }) => kind === 'seatChanged').map((entry) => entry.kind === 'seatChanged' && entry.now),
    ).toEqual(Array.from({ length: 9 }, () => ['bot', 'person']).flat());
    for (const entry of entries)
      if (entry.kind === 'decided') expect(entry.by.bot === null).toBe(entry.by.person !== null);
    await live.until('entries', (message) => message.head === entries.length);
    expect(live.entries(game)).toEqual(entries);
    live.close();
  });

  it('a passkey makes a member, and signs in', async () => {
    const name = 'Key holder';
    const asker = await guest(place.url, name);
    const site = { origin: place.url, rp: new URL(place.url).hostname };
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credentialId = randomBytes(16);
    const b64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
    const clientData = (type: string, challenge: string): Buffer =>
      Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));
    const authenticator = (flags: number, counter: number, more: Uint8Array = new Uint8Array()): Buffer => {
      const head = Buffer.alloc(5);
      head[0] = flags;
      head.writeUInt32BE(counter, 1);
      return Buffer.concat([createHash('sha256').update(site.rp).digest(), head, more]);
    };
    const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), credentialId, cose]);

    const asked = await asker.does('passkeyOptions');
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticator(0x45, 0, attested))],
      ]) as never,
    );
    const made = {
      challenge: asked.challenge,
      label: 'phone',
      credential: {
        id: b64(credentialId),
        rawId: b64(credentialId),
        type: 'public-key' as const,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', asked.options['challenge'] as string)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      },
    };
    expect(await asker.does('addPasskey', { body: made })).toMatchObject({ label: 'phone' });
    expect((await asker.ask('addPasskey', { body: made })).body.denied).toBe('passkeyFailed');
    expect((await asker.does('whoAmI')).me).toMatchObject({ kind: 'member', name, passkeys: 1, password: false });
    const [passkey] = await asker.does('myPasskeys');
    expect((await asker.ask('removePasskey', { params: { passkey: passkey!.id } })).body.denied).toBe('lastWayIn');

    const elsewhere = new Asker(place.url);
    const request = await elsewhere.does('passkeySignInOptions');
    const signing = clientData('webauthn.get', request.options['challenge'] as string);
    const data = authenticator(0x05, 1);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, createHash('sha256').update(signing).digest()]))
      .sign(keys.privateKey);
    const signed = (by: Buffer) => ({
      body: {
        challenge: request.challenge,
        credential: {
          id: b64(credentialId),
          rawId: b64(credentialId),
          type: 'public-key' as const,
          response: { clientDataJSON: b64(signing), authenticatorData: b64(data), signature: b64(by) },
          clientExtensionResults: {},
        },
      },
    });
    expect((await elsewhere.does('passkeySignIn', signed(signature))).name).toBe(name);
    // The challenge is used up.
    expect((await new Asker(place.url).ask('passkeySignIn', signed(signature))).body.denied).toBe('passkeyFailed');
  });

  it('a client that asks too often has to wait', async () => {
    const strict = await openTestServer({ RATE_FACTOR: '1' });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => new Asker(strict.url).ask('signIn', { body: { name: 'x', password: 'y' } })),
    );
    expect(answers.filter(({ body }) => body.denied === 'tooMany').length).toBeGreaterThanOrEqual(4);
    await strict.close();
  });

  /** Values that something might stumble over. */
  const NASTY: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    1e308,
    0.5,
    '',
    '\u0000',
    '\ud800',
    'constructor',
    '__proto__',
    '../../etc/passwd',
    "'; drop table games; --",
    '<script>alert(1)</script>',
    'x'.repeat(5000),
    [],
    [[]],
    {},
    { toString: 1 },
    [null],
    '@1',
    '@',
    2 ** 60,
    '２',
  ];

  const mutated = (value: unknown, dice: Dice): unknown => {
    if (dice.below(6) === 0) return NASTY[dice.below(NASTY.length)];
    if (Array.isArray(value)) {
      const items = value.map((each) => (dice.below(3) === 0 ? mutated(each, dice) : (each as unknown)));
      return dice.below(5) === 0 ? [...items, NASTY[dice.below(NASTY.length)]] : items;
    }
    if (typeof value !== 'object' || value === null)
      return dice.below(2) === 0 ? NASTY[dice.below(NASTY.length)] : value;
    const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
      const lot = dice.below(8);
      if (lot === 0) return [];
      return [
        [
          lot === 1 ? JSON.stringify(NASTY[dice.below(NASTY.length)]).slice(0, 50) : name,
          lot < 5 ? mutated(each, dice) : each,
        ],
      ];
    });
    return Object.fromEntries(entries);
  };

  it('ten thousand mutated requests and messages: no crash, no 500, no change of a game', async () => {
    const people = [
      await member(place.url, 'Mut'),
      await guest(place.url, 'Ata'),
      await guest(place.url, 'Ted'),
    ] as const;
    const { id: game } = await begunGame(people, { visibility: 'listed' });
    await playOn(people, game, 5);
    const { number, state } = await stateOf(people[0], game);
    // Somebody whose turn it is not: whatever they post, nothing of it is possible.
    const decides = (await people[0].does('game', { params: { game } })).waiting!;
    const asker = people[(decides + 1) % 3]!;
    const before = await asker.does('story', { params: { game } });
    const key = crypto.randomUUID();
    const { header, ...file } = { ...(await asker.does('gameFile', { params: { game } })), header: 0 };
    expect(header).toBe(0);
    const bodies: Readonly<Partial<Record<RouteName, unknown>>> = {
      becomeMember: { name: 'Zed', password: 'abcdefgh' },
      signIn: { name: 'Zed', password: 'abcdefgh' },
      recover: { name: 'Zed', code: 'abcde-fghjk', password: 'abcdefgh' },
      askForRecovery: { name: 'Zed' },
      recoverByMail: { token: 'a'.repeat(52), password: 'abcdefgh' },
      passkeySignIn: {
        challenge: 'a'.repeat(20),
        credential: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30' } },
      },
      createGame: {
        title: '18MEX',
        options: {},
        rulings: {},
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
        file,
      },
      decide: {
        expected: number,
        key,
        decide: [
          { type: 'bid', by: `@${((decides + 1) % 3) + 1}`, item: 'x', price: 5 },
          { type: 'runTrains', by: '@1', runs: [{ train: 't', stops: ['a'], links: [['b']] }] },
        ],
      },
      answerAsk: { agree: true },
      setSeat: { kind: 'invited', name: 'Mut' },
      sitDown: { invitation: 'a'.repeat(20) },
      changeGame: { description: 'x', seats: [0, 1, 2] },
      say: { chat: 'players', text: 'x' },
      readMessages: { chat: 'players', message: 1 },
      writeNotes: { text: 'x' },
      changeNotifications: { quiet: { zone: 'Europe/Berlin', from: 1, to: 2 }, app: ['turn'] },
      addChannel: {
        type: 'push',
        subscription: {
          endpoint: 'https://example.org/x',
          keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) },
        },
      },
      changeChannel: { kinds: ['turn'] },
      confirmMail: { token: 'a'.repeat(52) },
      unsubscribe: { token: 'a'.repeat(52) },
      setGameNotifications: { off: ['mail'] },
      showProfile: { shown: true },
      reportPerson: { reason: 'x' },
      readNews: { upTo: 1 },
    };
    const routes = Object.keys(PATHS).filter(
      (route) => !['takeBack', 'ask', 'signOut', 'deleteMe', 'changeMe', 'setPassword', 'endSession'].includes(route),
    ) as RouteName[];
    const dice = diceOf(1862);
    const { app } = place.server;
    const statuses = new Map<number, number>();
    const headers = { origin: 'http://localhost', host: 'localhost', cookie: asker.cookie };
    const IDS = [game, 'a'.repeat(20), '%00', '..%2f..', '-1', '99999999999999999999', '__proto__'];
    for (let times = 0; times < 9000; times++) {
      const drawn = routes[dice.below(routes.length)]!;
      // Passwords are hashed slowly on purpose: those routes come less often.
      const route =
        ['becomeMember', 'signIn', 'recover', 'recoverByMail'].includes(drawn) && dice.below(12) > 0 ? 'decide' : drawn;
      const [method] = PATHS[route];
      const pick = () => (dice.below(3) > 0 ? game : IDS[dice.below(IDS.length)]!);
      const params = {
        game: pick(),
        seat: dice.below(4) - 1,
        ask: pick(),
        message: dice.below(3),
        session: pick(),
        passkey: pick(),
        invitation: pick(),
        channel: pick(),
        person: pick(),
        token: pick(),
      };
      const url = addressOf(route, params, {
        since: dice.below(2) ? 'x' : 0,
        chat: dice.below(2) ? 'players' : '<b>',
        at: dice.below(9),
        before: 'NaN',
      }).replaceAll('%25', '%');
      const body = JSON.stringify(mutated(bodies[route] ?? { current: 'x' }, dice));
      const spoiled =
        [
          body,
          body.slice(1),
          '['.repeat(5000),
          `{"a":${'[{"b":'.repeat(100)}`,
          body.replace('{', '{"__proto__":{"x":1},'),
        ][dice.below(12)] ?? body;
      const type = dice.below(20) === 0 ? 'text/plain' : 'application/json';
      const { statusCode } = await app.inject({
        method,
        url,
        headers: method === 'GET' ? headers : { ...headers, 'content-type': type },
        ...(method === 'GET' ? {} : { payload: spoiled }),
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode >= 500) throw new Error(`${statusCode} ${method} ${url} ${spoiled.slice(0, 300)}`);
    }
    const message = { type: 'subscribe', game, since: 0 };
    let live = await asker.live();
    for (let times = 0; times < 1000; times++) {
      live.send(
        dice.below(10) === 0 ? JSON.stringify(message).slice(dice.below(20)) : JSON.stringify(mutated(message, dice)),
      );
      if (times % 4 === 0) {
        const open = await Promise.race([live.closed, new Promise<undefined>((resolve) => setTimeout(resolve, 2))]);
        if (open !== undefined) {
          // 1006: what was sent on to a connection that is being closed made the farewell get lost.
          expect([CLOSE.malformed, 1009, 1007, 1006]).toContain(open);
          live = await asker.live();
        }
      }
    }
    live.terminate();
    expect(await asker.does('story', { params: { game } })).toEqual(before);
    expect((await stateOf(asker, game)).state).toEqual(state);
    expect(statuses.get(400)).toBeGreaterThan(1000);
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
  }, 900_000);
});

describe('operators', () => {
  const [data, reports] = [dataFolder(), dataFolder()];
  const env = { DATA_DIR: data };

  it('look, ban, rename, recover, close, check; back up and restore', async () => {
    const place = await openTestServer(env);
    const people = [
      await member(place.url, 'Boss'),
      await guest(place.url, 'G1'),
      await guest(place.url, 'G2'),
    ] as const;
    const { id: game } = await begunGame(people);
    await playOn(people, game, 30);
    await people[1].does('say', { params: { game }, body: { chat: 'players', text: 'rude' } });
    await people[0].does('reportMessage', { params: { game, message: 1 } });
    await asOperator(env, async (operator) => {
      expect(await operator.list('reports')).toMatchObject([{ game, id: 1, text: 'rude' }]);
      await operator.removeMessage(game, 1);
      expect(await operator.list('reports')).toEqual([]);
      await operator.makeModerator('boss', true);
      await operator.ban(people[2].id, true);
      await operator.rename('Boss', 'Chief');
      const { code } = await operator.recover('Chief');
      await new Asker(place.url).does('recover', { body: { name: 'chief', code, password: 'a new password' } });
      const checked: unknown[] = [];
      expect(await operator.check((each) => checked.push(each))).toMatchObject({ games: 1, wrong: 0 });
      expect(checked).toMatchObject([{ game, entries: 30, problems: [] }]);
      await operator.backUp(path.join(data, 'copy.sqlite'));
      await expect(operator.backUp(path.join(data, 'copy.sqlite'))).rejects.toThrow('already exists');
      // Every act of an operator is written down.
      const acts = (await operator.list('acts')) as readonly { act: string; by: string }[];
      expect(acts.map(({ act }) => act)).toEqual(
        expect.arrayContaining(['remove', 'moderator', 'ban', 'rename', 'recover', 'check', 'backup']),
      );
      for (const { by: who } of acts) expect(who).toMatch(/^command line: /);
      await operator.closeGame(game);
    });
    expect((await people[2].ask('myGames')).body.denied).toBe('banned');
    expect((await people[1].does('game', { params: { game } })).status).toBe('adjourned');
    // What an operator closed only an operator opens; then anybody of the table takes it up.
    expect((await people[1].ask('resumeAdjourned', { params: { game } })).body.denied).toBe('notAdjourned');
    await asOperator(env, (operator) => operator.openGame(game));
    expect((await people[1].does('resumeAdjourned', { params: { game } })).status).toBe('playing');
    await place.close();
    await letGoOfFiles();

    restoreBackup(env, path.join(data, 'copy.sqlite'));
    const again = await openTestServer(env);
    const visitor = await guest(again.url, 'Visitor');
    expect(await visitor.does('game', { params: { game } })).toMatchObject({ status: 'playing', head: 30 });
    await asOperator(env, (operator) => operator.look(game));
    await again.close();
  });

  it('mark a report as done: of a person, and of a message, which is one matter', async () => {
    const env = { DATA_DIR: reports };
    const place = await openTestServer(env);
    const people = [
      await member(place.url, 'Quiet'),
      await guest(place.url, 'Rude'),
      await guest(place.url, 'Also quiet'),
    ] as const;
    const [quiet, rude, other] = people;
    const { id: game } = await begunGame(people);
    await rude.does('say', { params: { game }, body: { chat: 'players', text: 'first' } });
    await rude.does('say', { params: { game }, body: { chat: 'players', text: 'second' } });
    for (const asker of [quiet, other]) await asker.does('reportMessage', { params: { game, message: 1 } });
    await quiet.does('reportMessage', { params: { game, message: 2 } });
    await quiet.does('reportPerson', { params: { person: rude.id }, body: { reason: 'leaves', game } });
    // What its author takes away can still be judged.
    await rude.does('removeMessage', { params: { game, message: 2 } });
    await asOperator(env, async (operator) => {
      const listed = (await operator.list('reports')) as readonly { report: string }[];
      expect(listed).toMatchObject([
        { game, id: 1, reports: 2, text: 'first' },
        { game, id: 2, reports: 1, text: null, said: 'second' },
        { person: rude.id, reason: 'leaves' },
      ]);
      const [first, second, third] = listed.map(({ report }) => report) as [string, string, string];
      expect(await operator.reportDone(first)).toEqual({
        report: first,
        person: rude.id,
        game,
        message: 1,
        done: true,
      });
      expect(await operator.list('reports')).toMatchObject([{ report: second }, { report: third }]);
      expect(await operator.reportDone(third)).toMatchObject({ message: null });
      expect(await operator.list('reports')).toMatchObject([{ report: second }]);
      await expect(operator.reportDone(first)).rejects.toThrow('there is no open report');
      const acts = (await operator.list('acts')) as readonly { act: string; report?: string }[];
      expect(new Set(acts.flatMap(({ act, report }) => (act === 'report-done' ? [report] : [])))).toEqual(
        new Set([first, third]),
      );
      await operator.makeModerator('Quiet', true);
    });
    // In the app a moderator settles it by removing.
    await quiet.does('removeMessage', { params: { game, message: 2 } });
    await asOperator(env, async (operator) => expect(await operator.list('reports')).toEqual([]));
    await place.close();
  });

  it('a full disk and an unreachable database have denials of their own', () => {
    expect(
      troubleOf(Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })),
    ).toBe('full');
    expect(troubleOf(Object.assign(new Error('x'), { errcode: 5 }))).toBe('unavailable');
    expect(troubleOf(Object.assign(new Error('x'), { code: '57P01' }))).toBe('unavailable');
    expect(troubleOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe('unavailable');
    expect(troubleOf(Object.assign(new Error('x'), { code: '23505' }))).toBeUndefined();
    expect(troubleOf(new TypeError('a bug'))).toBeUndefined();
  });

  it('settings that make no sense are refused in one line', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL must begin with postgres://');
    expect(() => readSettings({ BOT_THREADS: 'many' })).toThrow('BOT_THREADS must be a whole number');
  });

  it('is on the command line', () => {
    const cli = path.resolve(import.meta.dirname, '../../cli/bin/roundhouse.mjs');
    const said = execFileSync(process.execPath, [cli, 'keep', 'list', 'games', '--json'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([{ title: '18MEX', status: 'playing' }]);
  });
});
