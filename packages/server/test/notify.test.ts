/** Notifications: with real receivers on this machine, with a clock that the test moves, on both stores and on two nodes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '@roundhouse/protocol/client';
import { isPrivate } from '../src/notify/outboundHttp.ts';
import { pauseAfter } from '../src/notify/deliveryWorker.ts';
import { quietUntil } from '../src/notify/quiet.ts';
import { canStartPostgres, testDatabase } from './postgres.ts';
import { newBrowser, openHook, openMailServer, readVapid } from './receivers.ts';
import {
  Asker,
  begunGame,
  guest,
  member,
  openTestServer,
  type TestServer,
  playOn,
  someAction,
  stateOf,
  until,
} from './table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** It starts at noon in London; only the test moves it on. */
const newClock = () => {
  const clock = { at: Date.UTC(2026, 10, 16, 12) };
  return { clock, now: () => clock.at };
};

type Hook = Awaited<ReturnType<typeof openHook>>;
type MailServer = Awaited<ReturnType<typeof openMailServer>>;

const everywhere: readonly (readonly [
  string,
  () => Promise<{ env: Record<string, string>; stop: () => Promise<void> }>,
])[] = [
  ['SQLite', () => Promise.resolve({ env: {}, stop: () => Promise.resolve() })],
  ...(canStartPostgres()
    ? [
        [
          'PostgreSQL',
          async () => {
            const postgres = await testDatabase();
            return { env: { DATABASE_URL: postgres.url }, stop: () => postgres.stop() };
          },
        ] as const,
      ]
    : []),
];

describe.each(everywhere)('messages, %s', (_store, open) => {
  const { clock, now } = newClock();
  let place: TestServer;
  let hook: Hook;
  let mail: MailServer;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ stop } = opened);
    hook = await openHook();
    mail = await openMailServer();
    place = await openTestServer(
      {
        ...opened.env,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Roundhouse <house@example.org>',
        ALLOW_PRIVATE_HOOKS: '1',
        TELEGRAM_TOKEN: '123:abc',
        TELEGRAM_API: hook.url,
      },
      { now },
    );
  });
  afterAll(async () => {
    await place.close();
    await mail.close();
    await hook.close();
    await stop();
  });

  const run = (minutes = 2): Promise<number> => {
    clock.at += minutes * MINUTE;
    return place.server.deliveryWorker.run();
  };
  /** Three people at a table; the one who is to decide is the first of what is given. */
  const table = async (names: readonly string[]) => {
    const people: Asker[] = [];
    for (const name of names) people.push(await guest(place.url, name));
    const { id: game } = await begunGame(people);
    return { people, game };
  };
  const waitingAt = async (asker: Asker, game: string): Promise<number> =>
    (await asker.does('game', { params: { game } })).waiting!;
  /** Plays on until somebody else is to decide; gives the seat. */
  const passOn = async (people: readonly Asker[], game: string): Promise<number> => {
    const before = await waitingAt(people[0]!, game);
    for (let tries = 0; tries < 40; tries++) {
      await playOn(people, game, 1, tries);
      const waiting = await waitingAt(people[0]!, game);
      if (waiting !== before) return waiting;
    }
    throw new Error('nobody else is asked');
  };
  const addHook = (asker: Asker, path: string) =>
    asker.does('addChannel', { body: { type: 'webhook', url: `${hook.url}${path}`, form: 'json' } });
  const receivedAt = (path: string) => hook.received.filter((each) => each.path === path);

  it('push: a browser can read it, the service knows who sends, the link leads to the table', async () => {
    const { people, game } = await table(['Pia', 'Pol', 'Per']);
    const browser = newBrowser(`${hook.url}/push/pia`);
    const seat = await passOn(people, game);
    await run();
    const recipient = people[seat]!;
    const { channel } = await recipient.does('addChannel', {
      body: { type: 'push', subscription: browser.subscription },
    });
    expect(channel).toMatchObject({ type: 'push', confirmed: true, trouble: null });
    // Around the table once: it is their turn again.
    for (let next = await passOn(people, game); next !== seat; next = await passOn(people, game));
    expect(await run()).toBe(1);
    const [sent, ...more] = receivedAt('/push/pia');
    expect(more).toEqual([]);
    const { can } = await recipient.does('notifications');
    expect(readVapid(sent!.headers.authorization ?? '', can.push)).toMatchObject({ aud: hook.url });
    expect(sent!.headers['content-encoding']).toBe('aes128gcm');
    expect(browser.open(sent!.body)).toMatchObject({
      title: '18MEX: your turn',
      link: `${place.url}/table/${game}`,
      tag: game,
    });
    // The browser has thrown the subscription away: so do we.
    hook.state.status = 410;
    await recipient.does('tryChannel', { params: { channel: channel.id } });
    await run();
    hook.state.status = 200;
    expect((await recipient.does('notifications')).channels).toEqual([]);
  });

  it('mail: confirmed by a link, in the language of the person, ended by a link or one click', async () => {
    const asker = await member(place.url, 'Мила');
    await asker.does('changeMe', { body: { language: 'ru' } });
    const { channel } = await asker.does('addChannel', { body: { type: 'mail', address: 'mila@example.org' } });
    expect(channel.confirmed).toBe(false);
    await run(0);
    const [asking] = mail.received.filter(({ to }) => to.includes('mila@example.org'));
    expect(asking!.headers['subject']).toBe('Подтвердите адрес');
    const [, token = ''] = /\/mail\/([a-z0-9]{52})/.exec(asking!.text) ?? [];
    const nobody = new Asker(place.url);
    expect((await nobody.ask('confirmMail', { body: { token: 'a'.repeat(52) } })).body.denied).toBe('linkVoid');
    await nobody.does('confirmMail', { body: { token } });
    expect((await nobody.ask('confirmMail', { body: { token } })).body.denied).toBe('linkVoid');

    const owner = await guest(place.url, 'Inviter');
    const { id: game } = await owner.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'invited', name: 'Мила' }, { kind: 'open' }] },
    });
    expect(await run()).toBe(1);
    const sent = mail.received.filter(({ to }) => to.includes('mila@example.org')).at(-1)!;
    expect(sent.headers['subject']).toBe('Inviter приглашает вас в партию 18MEX');
    expect(sent.text).toContain(`${place.url}/table/${game}`);
    expect(sent.headers['from']).toContain('house@example.org');
    const leave = sent.headers['list-unsubscribe']!.slice(1, -1);
    expect(sent.text).toContain(leave);
    expect(sent.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect((await asker.does('news')).items[0]).toMatchObject({ kind: 'invited', by: 'Inviter', read: false });
    expect((await asker.does('whoAmI')).unread).toBe(1);
    await asker.does('readNews', { body: { upTo: clock.at } });
    expect((await asker.does('news')).unread).toBe(0);

    // As a mail program does it: a form, no origin, no cookie.
    const click = () =>
      fetch(leave, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).status).toBe(204);
    expect((await click()).status).toBe(404);
    expect((await asker.does('notifications')).channels).toEqual([]);
    expect((await nobody.ask('unsubscribe', { body: { token: leave.slice(-52) } })).body.denied).toBe('linkVoid');
  });

  it('a forgotten password: a link to the confirmed address, once and for an hour; the answer tells nothing', async () => {
    const asker = await member(place.url, 'Forgetful');
    await asker.does('changeMe', { body: { language: 'en' } });
    const stranger = new Asker(place.url);
    const lettersOf = () => mail.received.filter(({ to }) => to.includes('forget@example.org'));
    const linkOf = (text: string): string => /\/recover\/([a-z0-9]{52})/.exec(text)?.[1] ?? '';
    await asker.does('addChannel', { body: { type: 'mail', address: 'forget@example.org' } });
    await run(0);
    // Not confirmed: it may be anybody's.
    for (const name of ['Forgetful', 'Nobody at all']) await stranger.does('askForRecovery', { body: { name } });
    await run(0);
    expect(lettersOf()).toHaveLength(1);
    const [, confirming = ''] = /\/mail\/([a-z0-9]{52})/.exec(lettersOf()[0]!.text) ?? [];
    await stranger.does('confirmMail', { body: { token: confirming } });
    await stranger.does('askForRecovery', { body: { name: 'forgetful' } });
    await stranger.does('askForRecovery', { body: { name: 'Forgetful' } });
    await run(0);
    expect(lettersOf()).toHaveLength(2);
    expect(lettersOf()[1]!.headers['subject']).toBe('Reset your password');
    const late = linkOf(lettersOf()[1]!.text);
    // It confirms nothing, and after an hour it is good for nothing.
    expect((await stranger.ask('confirmMail', { body: { token: late } })).body.denied).toBe('linkVoid');
    clock.at += HOUR + 1;
    const password = 'a password that is remembered';
    expect((await stranger.ask('recoverByMail', { body: { token: late, password } })).body.denied).toBe('linkVoid');
    await stranger.does('askForRecovery', { body: { name: 'Forgetful' } });
    await run(0);
    const token = linkOf(lettersOf()[2]!.text);
    const stored = await place.server.context.store.db.selectFrom('channels').select('code').execute();
    expect(stored.map(({ code }) => code)).not.toContain(token);
    expect((await stranger.does('recoverByMail', { body: { token, password } })).name).toBe('Forgetful');
    expect((await stranger.ask('recoverByMail', { body: { token, password } })).body.denied).toBe('linkVoid');
    expect((await asker.does('whoAmI')).me).toBeNull();
    await new Asker(place.url).does('signIn', { body: { name: 'Forgetful', password } });
  });

  it('a mail server that is away: tried again, later every time, shown to the person, sent once', async () => {
    const asker = await member(place.url, 'Patient');
    await asker.does('addChannel', { body: { type: 'mail', address: 'patient@example.org' } });
    mail.state.refuse = 451;
    expect(await run(0)).toBe(0);
    expect((await asker.does('notifications')).channels[0]!.trouble).toContain('not now');
    expect(await run(0.2)).toBe(0);
    mail.state.refuse = null;
    // Not yet due.
    expect(mail.received.some(({ to }) => to.includes('patient@example.org'))).toBe(false);
    expect(await run(1)).toBe(1);
    expect(await run(60)).toBe(0);
    expect(mail.received.filter(({ to }) => to.includes('patient@example.org')).length).toBe(1);
    expect((await asker.does('notifications')).channels[0]!.trouble).toBeNull();
    mail.state.refuse = 550;
    await asker.does('confirmMe', { body: { current: 'correct horse' } });
    await asker.does('addChannel', { body: { type: 'mail', address: 'nobody@example.org' } });
    await run(0);
    mail.state.refuse = null;
    expect(await run(600)).toBe(0);
    expect(pauseAfter(1, 0.5)).toBe(30_000);
    expect(pauseAfter(3, 0.5)).toBe(480_000);
    expect(pauseAfter(9, 0.5)).toBe(6 * HOUR);
  });

  it('several turns are one message; decided meanwhile, looked at, muted: none', async () => {
    const names = ['Sev', 'Era', 'Lot'];
    const one = await table(names);
    const people = one.people;
    const two = { people, game: (await begunGame(people)).id };
    const recipient = people[1]!;
    await run();
    await addHook(recipient, '/several');
    const untilHer = async ({ game }: { game: string }) => {
      for (let tries = 0; (await waitingAt(recipient, game)) !== 1 && tries < 20; tries++) await passOn(people, game);
      expect(await waitingAt(recipient, game)).toBe(1);
    };
    // Both come to her anew.
    for (const each of [one, two]) {
      if ((await waitingAt(recipient, each.game)) === 1) await passOn(people, each.game);
      await untilHer(each);
    }
    expect(await run()).toBe(1);
    const [first] = receivedAt('/several');
    const said = JSON.parse(first!.body.toString('utf8')) as { items: { text: string; link: string }[]; link: string };
    expect(said.items.map(({ link }) => link).toSorted()).toEqual(
      [one.game, two.game].map((game) => `${place.url}/table/${game}`).toSorted(),
    );
    expect(said.link).toBe(`${place.url}/online`);
    expect(said.items[0]!.text).toContain('Sev, Lot');

    const again = async ({ game }: { game: string }) => {
      await passOn(people, game);
      await untilHer({ game });
    };
    // She decides within the minute.
    await again(one);
    await passOn(people, one.game);
    expect(await run()).toBe(0);
    // She looks at it.
    const live = await recipient.live();
    live.send({ type: 'subscribe', game: one.game, since: 0 });
    live.send({ type: 'looking', game: one.game, here: true });
    await live.until('presence', ({ here }) => here.some(({ person, looking }) => person === recipient.id && looking));
    await untilHer(one);
    expect(await run(1.1)).toBe(0);
    live.close();
    // Switched off for this game, not for the other.
    await recipient.does('setGameNotifications', { params: { game: one.game }, body: { off: ['webhook'] } });
    await again(one);
    expect(await run()).toBe(0);
    await again(two);
    expect(await run()).toBe(1);
    expect(receivedAt('/several').length).toBe(2);
    // Of turns nothing, of mentions yes.
    const [channel] = (await recipient.does('notifications')).channels;
    await recipient.does('changeChannel', { params: { channel: channel!.id }, body: { kinds: ['mentioned'] } });
    await again(two);
    await people[0]!.does('say', {
      params: { game: two.game },
      body: { chat: 'players', text: 'well, @era, what now?' },
    });
    expect(await run()).toBe(1);
    expect(receivedAt('/several').at(-1)!.body.toString('utf8')).toContain('Sev mentioned you');
    expect((await recipient.does('news')).items[0]).toMatchObject({ kind: 'mentioned', by: 'Sev' });
  });

  it('quiet hours in the person’s own zone: one message when they are over', async () => {
    const { people, game } = await table(['Qua', 'Que', 'Qui']);
    await run();
    const recipient = people[1]!;
    await addHook(recipient, '/quiet');
    // Two more hours of night in Auckland, whatever the time is here.
    const zone = 'Pacific/Auckland';
    const here = new Date(new Date(clock.at).toLocaleString('en-US', { timeZone: zone }));
    const minute = here.getHours() * 60 + here.getMinutes();
    const day = 24 * 60;
    const [from, to] = [(minute + day - 60) % day, (minute + 120) % day] as const;
    await recipient.does('changeNotifications', { body: { quiet: { zone, from, to } } });
    await people[0]!.does('say', { params: { game }, body: { chat: 'players', text: '@que one' } });
    await people[0]!.does('say', { params: { game }, body: { chat: 'players', text: '@que two' } });
    expect(await run()).toBe(0);
    expect(receivedAt('/quiet')).toEqual([]);
    const sent: number[] = [];
    for (let hours = 0; hours < 4; hours++) sent.push(await run(60));
    expect(sent).toEqual([0, 1, 0, 0]);
    expect(receivedAt('/quiet').length).toBe(1);
    await recipient.does('changeNotifications', { body: { quiet: null } });
  });

  it('asked and ended: those whom it concerns, once; the person who asks gets nothing', async () => {
    const { people, game } = await table(['Ask', 'Bea', 'Cid']);
    await run();
    for (const [index, each] of people.entries()) await addHook(each, `/asked/${index}`);
    const { number } = await stateOf(people[0]!, game);
    const { ask } = await people[0]!.does('ask', { params: { game }, body: { kind: 'end', expected: number } });
    await run();
    const kinds = (index: number) =>
      receivedAt(`/asked/${index}`).flatMap(({ body }) =>
        (JSON.parse(body.toString('utf8')) as { items: { text: string }[] }).items.map(
          ({ text }) => text.split(' · ')[0],
        ),
      );
    expect(kinds(0)).toEqual([]);
    expect(kinds(1)).toContain('18MEX: Ask needs your approval');
    await people[1]!.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    await people[2]!.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    await run();
    for (const index of [0, 1, 2])
      expect(kinds(index).filter((text) => text === '18MEX: the game is over')).toHaveLength(1);
    // Nothing more comes to these people; what earlier tests left may still remind others of their turn.
    const received = [0, 1, 2].map(kinds);
    await run(60);
    expect([0, 1, 2].map(kinds)).toEqual(received);
  });

  it('Telegram: linked by a code, then notified there', async () => {
    const asker = await guest(place.url, 'Tele');
    hook.state.answer = (path, _body) =>
      path.endsWith('/getMe') ? { ok: true, result: { username: 'roundhouse_bot' } } : { ok: true, result: [] };
    const { channel, code } = await asker.does('addChannel', { body: { type: 'telegram' } });
    expect(channel.confirmed).toBe(false);
    hook.state.answer = (path) =>
      path.endsWith('/getMe')
        ? { ok: true, result: { username: 'roundhouse_bot' } }
        : path.endsWith('/getUpdates')
          ? { ok: true, result: [{ update_id: 7, message: { text: `/start ${code}`, chat: { id: 4711 } } }] }
          : { ok: true, result: {} };
    await until(async () => {
      await run(0);
      return (await asker.does('notifications')).channels[0]!.confirmed;
    });
    await asker.does('tryChannel', { params: { channel: channel.id } });
    await run(0);
    const said = hook.received.filter(({ path }) => path === '/bot123:abc/sendMessage').at(-1)!;
    expect(JSON.parse(said.body.toString('utf8'))).toMatchObject({ chat_id: 4711 });
    hook.state.answer = () => ({});
  });

  it('pending notifications of a deleted account are gone', async () => {
    const { people } = await table(['Del', 'Eted', 'Soon']);
    await addHook(people[0]!, '/gone');
    await people[0]!.does('deleteMe', { body: {} });
    await run(10);
    expect(receivedAt('/gone')).toEqual([]);
  });
});

describe.runIf(canStartPostgres())('two nodes', () => {
  it('every message is sent once, no matter who looks', async () => {
    const postgres = await testDatabase();
    const { clock, now } = newClock();
    const hook = await openHook();
    const env = { DATABASE_URL: postgres.url, ALLOW_PRIVATE_HOOKS: '1' };
    const places = [await openTestServer(env, { now }), await openTestServer(env, { now })] as const;
    // The same keys on both: what a browser was given by one is good for the other.
    expect(places[0].server.context.secrets.push).toEqual(places[1].server.context.secrets.push);
    const people = [
      await guest(places[0].url, 'N1'),
      await guest(places[0].url, 'N2'),
      await guest(places[0].url, 'N3'),
    ] as const;
    for (const [index, each] of people.entries())
      await each.does('addChannel', { body: { type: 'webhook', url: `${hook.url}/${index}`, form: 'json' } });
    const { id: game } = await begunGame(people);
    const ids = new Map<string, number>();
    for (let times = 0; times < 10; times++) {
      for (const [index, each] of people.entries()) {
        const other = ['n1', 'n2', 'n3'][(index + 1) % 3]!;
        await each.does('say', { params: { game }, body: { chat: 'players', text: `@${other} ${times}` } });
      }
      const { number, state } = await stateOf(people[0], game);
      const action = someAction(state, number);
      await people[Number(action.by.slice(1)) - 1]!.does('decide', {
        params: { game },
        body: { expected: number, key: crypto.randomUUID(), decide: [action] },
      });
      clock.at += 2 * MINUTE;
      await Promise.all(
        places.flatMap(({ server: { deliveryWorker } }) => [deliveryWorker.run(), deliveryWorker.run()]),
      );
    }
    for (const { headers } of hook.received) {
      const id = String(headers['x-roundhouse-id']);
      ids.set(id, (ids.get(id) ?? 0) + 1);
    }
    expect([...ids.values()].every((count) => count === 1)).toBe(true);
    // Ten rounds, each with a mention for everybody.
    expect([0, 1, 2].map((index) => hook.received.filter(({ path }) => path === `/${index}`).length)).toEqual([
      10, 10, 10,
    ]);
    for (const place of places) await place.close();
    await hook.close();
    await postgres.stop();
  });
});

describe('what leads inside', () => {
  it('no request to private addresses, by whatever spelling', async () => {
    const place = await openTestServer();
    const asker = await guest(place.url, 'Sly');
    const denied = async (url: string) =>
      (await asker.ask('addChannel', { body: { type: 'webhook', url, form: 'json' } })).body.denied;
    for (const url of [
      'http://example.org/hook',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://user:secret@example.org/',
      'ftp://example.org/',
      'https://example.org:22/',
    ])
      expect([url, await denied(url)]).toEqual([url, 'privateAddress']);
    // A name that leads inside is found out when it is looked up.
    const { deliveryWorker } = place.server;
    const { channel } = await asker.does('addChannel', {
      body: { type: 'webhook', url: 'https://localhost.localdomain/', form: 'json' },
    });
    await asker.does('tryChannel', { params: { channel: channel.id } });
    await deliveryWorker.run();
    const [row] = (await asker.does('notifications')).channels;
    // Not why: that would tell of names and ports around the server.
    expect(row?.trouble).toMatch(/^(can’t be reached|this address isn’t on the public internet)$/);
    for (const inside of ['10.0.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fe80::1', 'fd00::1', '::', 'no'])
      expect([inside, isPrivate(inside)]).toEqual([inside, true]);
    for (const outside of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isPrivate(outside)).toBe(false);
    await place.close();
  });

  it('quiet hours know summer time', () => {
    const quiet = { zone: 'Europe/Berlin', from: 22 * 60, to: 8 * 60 };
    // The night in which clocks go back: seven o'clock UTC is eight in Berlin.
    expect(quietUntil(quiet, Date.UTC(2026, 9, 24, 21))).toBe(Date.UTC(2026, 9, 25, 7));
    expect(quietUntil(quiet, Date.UTC(2026, 9, 25, 12))).toBeNull();
    expect(quietUntil(null, 0)).toBeNull();
  });

  it('without a mail server or Telegram these are not offered', async () => {
    const place = await openTestServer();
    const asker = await guest(place.url, 'Modest');
    expect((await asker.does('notifications')).can).toMatchObject({ mail: false, telegram: null, webhook: true });
    expect((await asker.ask('addChannel', { body: { type: 'telegram' } })).body.denied).toBe('noSuchChannel');
    expect((await asker.ask('addChannel', { body: { type: 'mail', address: 'a@example.org' } })).body.denied).toBe(
      'noSuchChannel',
    );
    expect(PATHS.addChannel[0]).toBe('POST');
    await place.close();
  });
});
