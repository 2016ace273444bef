/** What strangers try, at the limits that a server has by itself. The same on both stores. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '@roundhouse/protocol/client';
import { costOf, LIMITS_AT_ONCE, LIMITS, QUOTAS } from '../src/limits/table.ts';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { openHook } from './receivers.ts';
import { Asker, begunGame, guest, member, openTestServer, type TestServer, playOn, until } from './table.ts';

/** Everybody at an address of their own: the server believes the proxy that says so. */
class From extends Asker {
  readonly ip: string;

  constructor(url: string, ip: string) {
    super(url);
    this.ip = ip;
  }

  override raw(method: string, address: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    return super.raw(method, address, body, { 'x-forwarded-for': this.ip, ...headers });
  }
}

const guestFrom = async (url: string, ip: string, name: string): Promise<From> => {
  const asker = new From(url, ip);
  asker.id = (await asker.does('sitAsGuest', { body: { name } })).id;
  return asker;
};

const PASSWORD = 'four quiet brown horses';

const tests = (place: () => TestServer): void => {
  let subnet = 0;
  /** Nobody has used up anything there. */
  const freshAddress = (): string => `198.51.${++subnet}.1`;
  const memberFrom = async (ip: string, name: string): Promise<From> => {
    const asker = new From(place().url, ip);
    asker.id = (await asker.does('becomeMember', { body: { name, password: PASSWORD } })).id;
    return asker;
  };

  it('guessing passwords through many guests ends after a few tries, and the owner gets in and hears of it', async () => {
    const home = freshAddress();
    const owner = await memberFrom(home, 'Victoria');
    const attacker = freshAddress();
    const answers: string[] = [];
    for (let guests = 0; guests < 5; guests++) {
      const each = await guestFrom(place().url, attacker, `Guesser ${guests}`);
      for (let tries = 0; tries < 10; tries++) {
        const { body } = await each.ask('signIn', { body: { name: 'Victoria', password: `guess ${guests} ${tries}` } });
        answers.push(body.denied ?? 'in');
      }
    }
    expect(answers.filter((each) => each === 'wrongCredentials').length).toBeLessThanOrEqual(12);
    expect(answers.at(-1)).toBe('tooMany');
    // Other addresses do not guess faster: the account counts.
    let more = 0;
    for (let times = 0; times < 10; times++) {
      const { body } = await new From(place().url, freshAddress()).ask('signIn', {
        body: { name: 'victoria', password: `other ${times}` },
      });
      if (body.denied === 'wrongCredentials') more++;
    }
    expect(more).toBeLessThanOrEqual(10);
    const again = new From(place().url, home);
    expect((await again.does('signIn', { body: { name: 'Victoria', password: PASSWORD } })).id).toBe(owner.id);
    const { items } = await again.does('news');
    expect(items.filter(({ kind }) => kind === 'signInTried')).toHaveLength(1);
  });

  it('guests, members and requests are counted by address, IPv6 by its /64', async () => {
    const made = async (ip: (index: number) => string): Promise<number> => {
      let count = 0;
      for (let index = 0; index < 20; index++) {
        const { status } = await new From(place().url, ip(index)).ask('sitAsGuest', {
          body: { name: `Many ${index}` },
        });
        if (status === 201) count++;
      }
      return count;
    };
    const most = LIMITS.guests.address[0].most;
    const address = freshAddress();
    expect(await made(() => address)).toBe(most);
    expect(await made((index) => `2001:db8:7:7::${index + 1}`)).toBe(most);
    // The proxy appends: what the caller wrote before is not believed.
    expect(await made((index) => `203.0.113.${index}, 198.51.250.1`)).toBe(most);
  });

  it('what is too much says when to come back', async () => {
    const ip = freshAddress();
    let answer: Response | undefined;
    for (let times = 0; times < 40 && answer?.status !== 429; times++)
      answer = await fetch(`${place().url}/api/session`, {
        method: 'POST',
        headers: { origin: place().url, 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ name: 'nobody here', password: 'x' }),
      });
    expect(answer?.status).toBe(429);
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer?.json()).toMatchObject({ denied: 'tooMany', after: expect.any(Number) as number });
  });

  it('games are counted by person and address; a file of nonsense is stored nowhere', async () => {
    const ip = freshAddress();
    const one = await guestFrom(place().url, ip, 'Flo');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const file = {
      format: 'roundhouse',
      version: 1,
      title: '18MEX',
      players: [1, 2, 3].map((number) => ({ id: `@${number}`, name: `P${number}` })),
      options: {},
      rulings: {},
      seed: 1,
      actions: [],
    } as const;
    const create = (more: object) => one.ask('createGame', { body: { title: '18MEX', seats: [...seats], ...more } });
    for (const fixed of [
      { junk: 'x'.repeat(1_900_000) },
      { junk: Array.from({ length: 5000 }, () => 'x') },
      { junk: { deep: { deeper: { deepest: 1 } } } },
      { 'not a name!': 1 },
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part_${'abcdefghijklmnopqrst'[index]}`, 1])),
    ])
      expect((await create({ file: { ...file, fixed } })).body.denied).toMatch(/cannotBePlayed|tooMany/);
    expect((await create({ file: { ...file, fixed: { seed: 7 }, junk: 'x'.repeat(1000) } })).status).toBe(201);
    const stored = await place()
      .server.context.store.db.selectFrom('games')
      .select('header')
      .where('owner', '=', one.id)
      .execute();
    expect(stored.every(({ header }) => (header ?? '').length < 2000 && !header?.includes('junk'))).toBe(true);
    const answers: string[] = [];
    for (let times = 0; times < QUOTAS.formingGames.guest + 2; times++)
      answers.push((await create({})).body.denied ?? 'made');
    expect(answers.filter((each) => each === 'made').length).toBe(QUOTAS.formingGames.guest - 1);
    expect(answers.at(-1)).toBe('quotaUsed');
  });

  it('a guest starts no game of bots alone, and only so many with bots', async () => {
    const one = await guestFrom(place().url, freshAddress(), 'Botty');
    const bot = { kind: 'bot', level: 'random' } as const;
    const made = async (seats: readonly unknown[]) =>
      (await one.does('createGame', { body: { title: '18MEX', seats } as never })).id;
    const alone = await made([bot, bot, bot]);
    expect((await one.ask('startGame', { params: { game: alone } })).body.denied).toBe('needsPerson');
    await one.does('cancelGame', { params: { game: alone } });
    const answers: string[] = [];
    for (let times = 0; times <= QUOTAS.botGames.guest; times++) {
      const game = await made([{ kind: 'me' }, bot, bot]);
      answers.push((await one.ask('startGame', { params: { game } })).body.denied ?? 'started');
    }
    expect(answers).toEqual([...Array.from({ length: QUOTAS.botGames.guest }, () => 'started'), 'botGamesFull']);
  });

  it('names that look like another, or speak for the server, are refused', async () => {
    const ip = freshAddress();
    await memberFrom(ip, 'Alise');
    const tried = async (name: string): Promise<string> =>
      (await new From(place().url, freshAddress()).ask('sitAsGuest', { body: { name } })).body.denied ?? 'welcome';
    for (const name of ['alise', 'Аlise', 'Alısе', 'ALISE', 'AIise'])
      expect([name, await tried(name)]).toEqual([name, 'nameTaken']);
    for (const name of ['keeper', 'Admin', 'аdmin', 'Roundhouse', 'Модератор', 'Novice'])
      expect([name, await tried(name)]).toEqual([name, 'nameReserved']);
    for (const name of ['Alice', 'Алиса', 'Боря', 'Mary']) expect([name, await tried(name)]).toEqual([name, 'welcome']);
  });

  it('passwords that everybody tries, and the own name, are refused', async () => {
    const tried = async (password: string): Promise<string> =>
      (
        await new From(place().url, freshAddress()).ask('becomeMember', {
          body: { name: 'Valentina Petrova', password },
        })
      ).body.denied ?? 'taken';
    for (const password of [
      '12345678',
      'password',
      ' '.repeat(8),
      'Valentina Petrova',
      'valentina1',
      'qwertyuiop',
      'roundhouse',
      'пароль123',
      'йцукенгш',
    ])
      expect([password, await tried(password)]).toEqual([password, 'weakPassword']);
    expect(await tried(PASSWORD)).toBe('taken');
  });

  it('the session of a guest who becomes a member goes on under another token', async () => {
    const one = await guestFrom(place().url, freshAddress(), 'Growing');
    const old = one.cookie;
    await one.does('becomeMember', { body: { name: 'Growing up', password: PASSWORD } });
    expect(one.cookie).not.toBe(old);
    expect((await one.does('whoAmI')).me?.kind).toBe('member');
    const thief = new From(place().url, freshAddress());
    thief.cookie = old;
    expect((await thief.does('whoAmI')).me).toBeNull();
  });

  it('a token, a mail address and a passkey need a fresh proof of who asks', async () => {
    const one = await memberFrom(freshAddress(), 'Provable');
    const token = () => one.ask('newToken', { body: { label: 'x' } });
    expect((await token()).status).toBe(201);
    await place()
      .server.context.store.db.updateTable('sessions')
      .set({ proved: 0 })
      .where('person', '=', one.id)
      .execute();
    expect((await token()).body.denied).toBe('confirmFirst');
    expect((await one.ask('passkeyOptions')).body.denied).toBe('confirmFirst');
    expect((await one.ask('addChannel', { body: { type: 'mail', address: 'a@example.org' } })).body.denied).toBe(
      'confirmFirst',
    );
    expect((await one.ask('confirmMe', { body: { current: 'wrong' } })).body.denied).toBe('wrongPassword');
    await one.does('confirmMe', { body: { current: PASSWORD } });
    expect((await token()).status).toBe(201);
  });

  it('one mailbox gets one mail an hour, from members only, however many ask', async () => {
    const mails = async (asker: From): Promise<string> =>
      (await asker.ask('addChannel', { body: { type: 'mail', address: 'Victim@example.org' } })).body.denied ?? 'sent';
    expect(await mails(await guestFrom(place().url, freshAddress(), 'Mailer'))).toBe('membersOnly');
    const answers: string[] = [];
    for (let index = 0; index < 4; index++)
      answers.push(await mails(await memberFrom(freshAddress(), `Mailer ${index}`)));
    expect(answers).toEqual(['sent', 'tooMany', 'tooMany', 'tooMany']);
  });

  it('invitations: one person is not flooded by many tables', async () => {
    const target = await memberFrom(freshAddress(), 'Popular');
    const ip = freshAddress();
    const answers: string[] = [];
    for (let index = 0; index < 4; index++) {
      const each = await guestFrom(place().url, ip, `Inviter ${index}`);
      for (let times = 0; times < 6; times++)
        answers.push(
          (
            await each.ask('createGame', {
              body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'invited', name: 'Popular' }, { kind: 'open' }] },
            })
          ).body.denied ?? 'made',
        );
    }
    expect(answers.filter((each) => each === 'made').length).toBe(LIMITS.invitations.target[0].most);
    expect((await target.does('news')).items.length).toBe(LIMITS.invitations.target[0].most);
  });

  it('notes and decisions do not fill the disk: both are counted by what they come to', async () => {
    const one = await guestFrom(place().url, freshAddress(), 'Scribe');
    const { id: game } = await one.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    const text = 'ж'.repeat(20_000);
    let written = 0;
    while ((await one.ask('writeNotes', { params: { game }, body: { text } })).status === 204) written++;
    expect(written).toBe(Math.floor(LIMITS.notes.person[0].most / Buffer.byteLength(text)));
    const other = await guestFrom(place().url, freshAddress(), 'Decider');
    const decide = Array.from({ length: 50 }, () => ({ type: 'pass', by: '@1' }) as const);
    const answers: string[] = [];
    for (let times = 0; times < 8; times++) {
      const asking = { params: { game: 'zzzzzzzzzzzzzzzzzzzz' }, body: { expected: 0, key: randomUUID(), decide } };
      answers.push((await other.ask('decide', asking)).body.denied ?? 'ok');
    }
    expect(answers.indexOf('tooMany')).toBe(LIMITS.decisions.person[0].most / decide.length);
  });

  it('U+0000 is refused everywhere, and nothing is changed', async () => {
    const one = await memberFrom(freshAddress(), 'Nulla');
    const { id: game } = await one.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    const bad = 'a\u0000b';
    const answers = [
      await one.raw('GET', '/api/games?title=a%00b'),
      await one.raw('GET', '/api/ratings?title=a%00b'),
      await one.raw('POST', `/api/games/${game}/messages`, { chat: 'players', text: bad }),
      await one.raw('PUT', `/api/games/${game}/notes`, { text: bad }),
      await one.raw('PATCH', `/api/games/${game}`, { description: bad }),
      await one.raw('POST', '/api/games', {
        title: '18MEX',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        description: bad,
      }),
      await one.raw('POST', '/api/me/tokens', { label: bad }),
      await one.raw('POST', `/api/people/${one.id}/reports`, { reason: bad }),
      await one.raw('PATCH', '/api/me', { name: bad }),
      await one.raw('POST', '/api/session', { name: bad, password: bad }),
      await one.raw('POST', '/api/recovery', { name: 'x', code: `12345678${bad}`, password: bad }),
      await one.raw('PUT', `/api/games/${game}/notes`, '{"text":"raw \u0000"}'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    // A backslash and five signs are text like any other.
    await one.does('writeNotes', { params: { game }, body: { text: 'c:\\u0000' } });
    expect((await one.does('notes', { params: { game } })).text).toBe('c:\\u0000');
  });
};

describe('strangers, SQLite', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer({
      RATE_FACTOR: '1',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'x@example.org',
    });
  });
  afterAll(() => place.close());
  tests(() => place);
});

describe.runIf(canStartPostgres())('strangers, PostgreSQL', () => {
  let [place, postgres]: [TestServer | undefined, Postgres | undefined] = [undefined, undefined];
  beforeAll(async () => {
    postgres = await testDatabase();
    place = await openTestServer({
      RATE_FACTOR: '1',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'x@example.org',
      DATABASE_URL: postgres.url,
    });
  });
  afterAll(async () => {
    await place?.close();
    await postgres?.stop();
  });
  tests(() => place!);
});

describe('live, at the usual limits', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer({ RATE_FACTOR: '1' });
  });
  afterAll(() => place.close());

  it('the whole story of a game is sent once a minute, what was missed as often as it is asked for', async () => {
    const people = [];
    for (const name of ['Ann', 'Ben', 'Cid']) people.push(await guest(place.url, name));
    const { id: game } = await begunGame(people);
    await playOn(people, game, 60);
    const live = await people[0]!.live();
    for (let times = 0; times < 5; times++) live.send({ type: 'subscribe', game, since: 0 });
    await live.until('denied', ({ denied }) => denied === 'tooMany');
    live.send({ type: 'subscribe', game, since: 55 });
    await live.until('subscribed', ({ head }) => head >= 60);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const whole = live.received.filter((each) => each.type === 'entries' && each.entries[0]?.number === 1);
    expect(whole).toHaveLength(1);
    live.close();
  });

  it('messages are counted by address over all sockets, and sockets are held in bounds', async () => {
    const sockets = [];
    let refused = 0;
    for (let times = 0; times < LIMITS_AT_ONCE.socketsPerAddress + 5; times++)
      try {
        sockets.push(await new Asker(place.url).live());
      } catch {
        refused++;
      }
    expect(sockets.length).toBeLessThanOrEqual(LIMITS_AT_ONCE.socketsPerAddress);
    expect(refused).toBeGreaterThan(0);
    for (const each of sockets) for (let times = 0; times < 40; times++) each.send({ type: 'watchLobby', on: true });
    const codes: number[] = [];
    for (const each of sockets) void each.closed.then((code) => void codes.push(code));
    await until(() => Promise.resolve(codes.length > sockets.length / 3));
    expect(codes).toEqual(codes.map(() => CLOSE.malformed));
    sockets.forEach((each) => each.close());
  });
});

it('a request whose body does not come is given up', async () => {
  const place = await openTestServer({}, { requestTimeout: 300 });
  const { port } = new URL(place.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${place.url}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  socket.on('data', () => undefined);
  // The server closes it: nobody else would.
  await new Promise((resolve) => socket.once('close', resolve));
  await place.close();
});

it('a member of a busy household signs in while a neighbor floods', async () => {
  const place = await openTestServer({ RATE_FACTOR: '1', TRUST_PROXY: '1' });
  await member(place.url, 'Calm', PASSWORD);
  const flood = Array.from({ length: 60 }, () =>
    new From(place.url, '198.51.100.9').ask('signIn', { body: { name: 'Somebody', password: 'x' } }),
  );
  const { status } = await new From(place.url, '198.51.100.77').ask('signIn', {
    body: { name: 'Calm', password: PASSWORD },
  });
  expect(status).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers.filter((each) => each.status === 503)).toHaveLength(0);
  await place.close();
});

it('one who mentions somebody again and again does not flood their channels: what exceeds the limit is sent later, together', async () => {
  const clock = { at: Date.now() };
  const hook = await openHook();
  const place = await openTestServer({ RATE_FACTOR: '1', ALLOW_PRIVATE_HOOKS: '1' }, { now: () => clock.at });
  const people = [];
  for (const name of ['Loud', 'Quiet', 'Third']) people.push(await guest(place.url, name));
  const { id: game } = await begunGame(people);
  const [loud, quiet] = people;
  await quiet?.does('addChannel', { body: { type: 'webhook', url: `${hook.url}/quiet`, form: 'json' } });
  let said = 0;
  for (let times = 0; times < 60; times++) {
    clock.at += 15_000;
    const { status } = await loud!.ask('say', { params: { game }, body: { chat: 'players', text: '@quiet!' } });
    if (status === 201) said++;
    await place.server.deliveryWorker.run();
  }
  const { most } = LIMITS.deliveries.target[0];
  expect(said).toBe(60);
  // So many an hour, and what came back in a quarter of one.
  expect(hook.received.length).toBeGreaterThan(most / 2);
  expect(hook.received.length).toBeLessThanOrEqual(most * 1.25 + 1);
  const before = hook.received.length;
  clock.at += 10 * 60_000;
  await place.server.deliveryWorker.run();
  expect(hook.received.length).toBe(before + 1);
  await place.close();
  await hook.close();
});

it('an address pays for what its requests cost: what is dear is used up sooner, for all its guests together', async () => {
  // Nothing is refilled while the clock stands still.
  const at = Date.now();
  const place = await openTestServer({ RATE_FACTOR: '1', TRUST_PROXY: '1' }, { now: () => at });
  const guests: From[] = [];
  for (let index = 0; index < 6; index++) guests.push(await guestFrom(place.url, '198.51.100.9', `Dear ${index}`));
  const dear = async (asker: From | undefined): Promise<number> =>
    (await asker?.ask('position', { params: { game: 'zzzzzzzzzzzzzzzzzzzz' } }))?.status ?? 0;
  // No game has this id: what it would cost is paid before anything is looked up.
  const answers = await Promise.all(Array.from({ length: 400 }, (_, index) => dear(guests[index % guests.length])));
  const left = LIMITS.requests.address[0].most - guests.length;
  expect(answers.filter((status) => status === 404)).toHaveLength(Math.floor(left / costOf('position')));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await dear(await guestFrom(place.url, '198.51.100.10', 'Neighbor'))).toBe(404);
  await place.close();
});
