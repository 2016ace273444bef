/** The live connection, on both stores; and two nodes on one PostgreSQL. */
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '@roundhouse/protocol/client';
import type { WebSocket } from 'ws';
import { newSocketCount } from '../src/limits/socketCount.ts';
import { newLiveHub } from '../src/live/hub.ts';
import { serveSocket } from '../src/live/socket.ts';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { onBothStores } from './stores.ts';
import { Asker, begunGame, guest, openTestServer, type TestServer, playOn } from './table.ts';

onBothStores('live', (place) => {
  const url = (): string => place().url;

  it('what was missed comes first, then what happens, in order and once; those who watch see it too', async () => {
    const people = [await guest(url(), 'A'), await guest(url(), 'B'), await guest(url(), 'C')] as const;
    const { id: game } = await begunGame(people);
    await playOn(people, game, 4);
    const lives = [await people[0].live(), await people[1].live(), await new Asker(url()).live()];
    for (const [index, live] of lives.entries()) live.send({ type: 'subscribe', game, since: index });
    for (const live of lives) expect((await live.until('subscribed')).head).toBe(4);
    await playOn(people, game, 5, 2);
    const { entries } = await people[0].does('story', { params: { game } });
    for (const [index, live] of lives.entries()) {
      await live.until('entries', ({ head }) => head === entries.length);
      expect(live.entries(game)).toEqual(entries.slice(index));
      live.close();
    }
  });

  it('says who is here, what is said, and what changes at the table', async () => {
    const [a, b, c] = [await guest(url(), 'Pa'), await guest(url(), 'Pb'), await guest(url(), 'Pc')];
    const { id: game } = await begunGame([a, b, c]);
    const [la, lb, watcher] = [await a.live(), await b.live(), await new Asker(url()).live()];
    for (const live of [la, lb, watcher]) live.send({ type: 'subscribe', game, since: 0 });
    await la.until('presence', ({ here, watching }) => here.length === 2 && watching === 1);
    lb.send({ type: 'looking', game, here: false });
    await la.until('presence', ({ here }) => here.some(({ person, looking }) => person === b.id && !looking));
    await b.does('say', { params: { game }, body: { chat: 'players', text: 'psst' } });
    expect((await la.until('message')).message.text).toBe('psst');
    await a.does('ask', { params: { game }, body: { kind: 'end', expected: 0 } });
    expect((await watcher.until('game', ({ view }) => view.asks.length === 1)).view.you.seat).toBeNull();
    expect(watcher.received.some(({ type }) => type === 'message')).toBe(false);
    lb.terminate();
    await la.until('presence', ({ here }) => here.length === 1);
    la.close();
    watcher.close();
  });

  it('tells how the clock stands after every decision, to everybody who looks', async () => {
    const people = [await guest(url(), 'Ta'), await guest(url(), 'Tb'), await guest(url(), 'Tc')] as const;
    const clock = { kind: 'live', bank: 600, increment: 30, perRound: 0 } as const;
    const { id: game } = await begunGame(people, { pace: 'live', clock });
    const lives = [await people[0].live(), await new Asker(url()).live()];
    for (const live of lives) live.send({ type: 'subscribe', game, since: 0 });
    for (const live of lives) await live.until('subscribed');
    const head = await playOn(people, game, 5);
    const { time } = await people[0].does('game', { params: { game } });
    expect(time.deadline).not.toBeNull();
    for (const live of lives) {
      expect((await live.until('time', (message) => message.head === head)).time).toEqual(time);
      live.close();
    }
  });

  it('my games tell of a turn that has come; the lobby of a table that is set', async () => {
    const people = [await guest(url(), 'Ma'), await guest(url(), 'Mb'), await guest(url(), 'Mc')] as const;
    const visitor = await new Asker(url()).live();
    visitor.send({ type: 'watchLobby', on: true });
    const lives = await Promise.all(people.map((each) => each.live()));
    for (const live of lives) live.send({ type: 'watchMine', on: true });
    const begun = await begunGame(people, { visibility: 'listed' });
    await visitor.until('lobby', ({ summary }) => summary.id === begun.id && summary.status === 'playing');
    const message = await lives[begun.waiting!]!.until(
      'mine',
      ({ summary }) => summary.id === begun.id && summary.waiting === begun.waiting,
    );
    expect(message.waiting).toBe(1);
    for (const live of [...lives, visitor]) live.close();
  });

  it('a session that is ended takes its connection along; nonsense ends it too', async () => {
    const asker = await guest(url(), 'Gone');
    const live = await asker.live();
    await asker.does('signOut');
    expect(await live.closed).toBe(CLOSE.signedOut);
    for (const nonsense of ['not json', '[]', '{"type":"subscribe"}', '{"type":"subscribe","game":"x","since":-1}']) {
      const stranger = await new Asker(url()).live();
      stranger.send(nonsense);
      expect(await stranger.closed).toBe(CLOSE.malformed);
    }
  });
});

it('when the server stops it asks clients to come back', async () => {
  const place = await openTestServer();
  const live = await new Asker(place.url).live();
  await live.until('hello');
  await place.close();
  expect(await live.closed).toBe(CLOSE.restart);
});

it('a client that does not take what it is sent is cut off, and asked to come back', async () => {
  const place = await openTestServer();
  const closed: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    bufferedAmount: 2 * 1024 * 1024,
    send: () => expect.unreachable(),
    close: (code: number) => void closed.push(code),
    terminate: () => undefined,
  });
  const { context } = place.server;
  const hub = newLiveHub(context);
  serveSocket(context, hub, newSocketCount(1), socket as unknown as WebSocket, null, '127.0.0.1');
  expect(closed).toEqual([CLOSE.tooSlow]);
  socket.emit('close');
  expect((await context.metrics.sockets.get()).values[0]?.value).toBe(0);
  hub.close();
  await place.close();
});

describe.runIf(canStartPostgres())('two nodes on one PostgreSQL', () => {
  let postgres: Postgres;
  let nodes: readonly [TestServer, TestServer];
  beforeAll(async () => {
    postgres = await testDatabase();
    nodes = [
      await openTestServer({ DATABASE_URL: postgres.url }),
      await openTestServer({ DATABASE_URL: postgres.url }),
    ];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.stop();
  });

  it('what is decided at one is seen at the other; both may decide; one may stop', async () => {
    const here = [
      await guest(nodes[0].url, 'N1'),
      await guest(nodes[0].url, 'N2'),
      await guest(nodes[0].url, 'N3'),
    ] as const;
    const there = here.map((asker) => Object.assign(new Asker(nodes[1].url), { cookie: asker.cookie, id: asker.id }));
    const clock = { kind: 'live', bank: 600, increment: 30, perRound: 0 } as const;
    const { id: game } = await begunGame(here, { pace: 'live', clock });
    const live = await there[0]!.live();
    live.send({ type: 'subscribe', game, since: 0 });
    await live.until('subscribed');
    const homely = await here[1].live();
    homely.send({ type: 'subscribe', game, since: 0 });
    await live.until('presence', ({ here: present }) => present.length === 2);
    await playOn(here, game, 4);
    await playOn([here[0], there[1]!, here[2]], game, 6, 2);
    await playOn(there, game, 4, 3);
    const { entries } = await here[0].does('story', { params: { game } });
    for (const each of [live, homely]) {
      await each.until('entries', ({ head }) => head === entries.length);
      expect(each.entries(game)).toEqual(entries);
      const { time } = await here[0].does('game', { params: { game } });
      expect((await each.until('time', (message) => message.head === entries.length)).time).toEqual(time);
      each.close();
    }
    await there[0]!.does('signOut');
    expect((await here[0].does('whoAmI')).me).toBeNull();
  });
});
