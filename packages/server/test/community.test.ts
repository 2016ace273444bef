/** Company: ratings, profiles, the lobby's filters, whom one does not want to meet, reports, programs that play. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { begin, newGame, standings } from '@roundhouse/engine';
import type { Header } from '@roundhouse/protocol';
import { loadTitle } from '@roundhouse/titles';
import { describe, expect, it } from 'vitest';
import { thoughtTimes } from '../src/community/pace.ts';
import { standingOf } from '../src/games/append.ts';
import { Asker, begunGame, guest, member, openTestServer, playOn, stateOf, until } from './table.ts';
import { onBothStores } from './stores.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../docs/example-bot.mjs');

onBothStores('company', (place) => {
  it('a game that has ended is counted once: results, ratings, pace, head to head', async () => {
    const { url, server } = place();
    const people = [
      await member(url, 'Rated one'),
      await guest(url, 'Rated two'),
      await guest(url, 'Rated three'),
    ] as const;
    const { id: game } = await begunGame(people, { visibility: 'listed' });
    await playOn(people, game, 60);
    const { number } = await stateOf(people[0], game);
    const { ask } = await people[0].does('ask', { params: { game }, body: { kind: 'end', expected: number } });
    for (const each of people.slice(1))
      await each.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    await Promise.all([server.resultRecorder.run(), server.resultRecorder.run(), server.resultRecorder.run()]);
    await server.resultRecorder.run();
    const { db } = server.context.store;
    const results = await db.selectFrom('results').selectAll().where('game', '=', game).orderBy('seat').execute();
    const { state } = await stateOf(people[0], game);
    const ranking = standings(state);
    for (const { seat, place: at } of results) {
      const index = ranking.findIndex((each) => each.includes(state.seats[seat]!));
      expect(at).toBe(1 + ranking.slice(0, index).reduce((sum, each) => sum + each.length, 0));
    }
    expect(results.length).toBe(3);
    const rated = await db
      .selectFrom('ratings')
      .selectAll()
      .where(
        'who',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    expect(rated.length).toBe(6);
    expect(rated.every(({ games }) => games === 1)).toBe(true);
    const profiles = [];
    for (const each of people) profiles.push(await people[0].does('profile', { params: { person: each.id } }));
    const [mine, theirs] = profiles;
    expect(mine!.headToHead).toBeNull();
    expect(theirs!.headToHead!.games).toBe(1);
    const better = results[0]!.place < results[1]!.place;
    const same = results[0]!.place === results[1]!.place;
    expect(theirs!.headToHead).toMatchObject({ before: better && !same ? 1 : 0, behind: !better && !same ? 1 : 0 });
    expect(mine!.shown).toMatchObject({
      results: [{ title: '18MEX', games: 1 }],
      recent: [{ game, players: 3, place: results[0]!.place }],
      playing: 0,
    });
    // Anyone who is placed before has the higher rating.
    const shown = profiles.map((each) => each.shown!.ratings.find(({ title }) => title === null)!.rating);
    for (const [a, one] of results.entries())
      for (const [b, two] of results.entries()) if (one.place < two.place) expect(shown[a]!).toBeGreaterThan(shown[b]!);
    expect((await new Asker(url).does('ratings', { query: { title: '18MEX' } })).length).toBeGreaterThanOrEqual(3);

    await people[1].does('showProfile', { body: { shown: false } });
    expect(await people[0].does('profile', { params: { person: people[1].id } })).toMatchObject({
      shown: null,
      open: false,
      headToHead: null,
      person: { name: 'Rated two' },
    });
    expect((await people[1].does('profile', { params: { person: people[1].id } })).shown).not.toBeNull();
    const table = await new Asker(url).does('ratings', { query: {} });
    expect(table.some(({ person }) => person?.id === people[1].id)).toBe(false);
    expect(await people[0].does('exportMe')).toMatchObject({ results: [{ game }], ratings: [{}, {}] });
  });

  it('bots are rated too', async () => {
    const { url, server } = place();
    const asker = await guest(url, 'Against bots');
    const { id: game } = await asker.does('createGame', {
      body: {
        title: '18MEX',
        order: 'seated',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
      },
    });
    await asker.does('startGame', { params: { game } });
    const view = () => asker.does('game', { params: { game } });
    // A bot sits in for a while: what is stopped at once is not rated.
    await asker.does('setSeat', { params: { game, seat: 0 }, body: { kind: 'bot', level: 'random' } });
    await until(async () => (await view()).head > 40);
    await asker.does('sitDown', { params: { game, seat: 0 }, body: {} });
    await until(async () => (await view()).waiting === 0);
    const { number } = await stateOf(asker, game);
    await asker.does('ask', { params: { game }, body: { kind: 'end', expected: number } });
    await server.resultRecorder.run();
    const table = await asker.does('ratings', { query: {} });
    expect(table.find(({ bot }) => bot === 'random')).toMatchObject({ person: null, games: 1, provisional: true });
    // The seat was the person's all the time.
    expect(table.find(({ person }) => person?.id === asker.id)).toMatchObject({ bot: null, games: 1 });
  });

  it('a game that is stopped by agreement before it has begun in earnest counts for nobody', async () => {
    const { url, server } = place();
    const people = [await guest(url, 'Early 1'), await guest(url, 'Early 2'), await guest(url, 'Early 3')] as const;
    const { id: game } = await begunGame(people);
    const head = await playOn(people, game, 6);
    const { ask } = await people[0].does('ask', { params: { game }, body: { kind: 'end', expected: head } });
    for (const each of people.slice(1))
      await each.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    expect((await people[0].does('game', { params: { game } })).status).toBe('finished');
    await server.resultRecorder.run();
    for (const { id } of people) {
      const { shown } = await people[0].does('profile', { params: { person: id } });
      expect([shown?.results, shown?.ratings, shown?.recent]).toEqual([[], [], []]);
    }
  });

  it('the lobby: by title, players, pace and rating', async () => {
    const { url, server } = place();
    const [strong, fresh] = [await guest(url, 'Sturdy'), await guest(url, 'Fresh')];
    await server.context.store.db
      .insertInto('ratings')
      .values({ who: strong.id, title: '', mu: 35, sigma: 2, games: 9, shown: 2160, at: 1 })
      .execute();
    const create = (asker: Asker, title: string, seats: number, pace: 'live' | 'days') =>
      asker.does('createGame', {
        body: {
          title,
          pace,
          visibility: 'listed',
          seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)],
        },
      });
    const high = (await create(strong, '18MEX', 3, 'days')).id;
    const low = (await create(fresh, '18MEX', 4, 'live')).id;
    const other = (await create(fresh, '1849', 3, 'live')).id;
    const nobody = new Asker(url);
    const found = async (query: Record<string, string | number>) => {
      const list = await nobody.does('lobby', { query });
      return [high, low, other].filter((id) => list.some((game) => game.id === id));
    };
    expect(await found({})).toEqual([high, low, other]);
    expect(await found({ title: '1849' })).toEqual([other]);
    expect(await found({ players: 3 })).toEqual([high, other]);
    expect(await found({ pace: 'days' })).toEqual([high]);
    expect(await found({ ratingFrom: 1500 })).toEqual([high]);
    expect(await found({ ratingTo: 1500 })).toEqual([low, other]);
    expect((await nobody.does('lobby', { query: { ratingFrom: 1500 } })).find(({ id }) => id === high)!.rating).toBe(
      2160,
    );

    // Fresh does not want to meet Strong.
    await fresh.does('block', { params: { person: strong.id } });
    const seenBy = async (asker: Asker) => (await asker.does('lobby')).map(({ id }) => id);
    expect(await seenBy(strong)).not.toContain(low);
    expect(await seenBy(fresh)).not.toContain(high);
    expect((await strong.ask('sitDown', { params: { game: low, seat: 1 }, body: {} })).body.denied).toBe('notWelcome');
    expect((await fresh.does('profile', { params: { person: strong.id } })).blocked).toBe(true);
    expect((await fresh.does('blocked')).map(({ name }) => name)).toEqual(['Sturdy']);
    await fresh.does('unblock', { params: { person: strong.id } });
    await strong.does('sitDown', { params: { game: low, seat: 1 }, body: {} });
  });

  it('who is blocked is not heard, and cannot invite; moderators hear of reports', async () => {
    const { url, server } = place();
    const people = [await member(url, 'Calm'), await member(url, 'Loud'), await guest(url, 'Third man')] as const;
    const [calm, loud, third] = people;
    const moderator = await member(url, 'The moderator');
    await server.context.store.db.updateTable('people').set({ moderator: 1 }).where('id', '=', moderator.id).execute();
    const { id: game } = await begunGame(people);
    await calm.does('block', { params: { person: loud.id } });
    const live = await calm.live();
    live.send({ type: 'subscribe', game, since: 0 });
    await live.until('subscribed');
    await loud.does('say', { params: { game }, body: { chat: 'players', text: 'hear me, @calm' } });
    await third.does('say', { params: { game }, body: { chat: 'players', text: 'hello' } });
    const received = await live.until('message');
    expect(received.message.text).toBe('hello');
    live.close();
    const texts = async (asker: Asker) =>
      (await asker.does('messages', { params: { game }, query: { chat: 'players' } })).map(({ text }) => text);
    expect(await texts(calm)).toEqual(['hello']);
    expect(await texts(third)).toEqual(['hello', 'hear me, @calm']);
    expect((await calm.does('game', { params: { game } })).unread.players).toBe(1);
    expect((await calm.does('news')).items.filter(({ kind }) => kind === 'mentioned')).toEqual([]);
    const invite = {
      title: '18MEX',
      seats: [{ kind: 'me' }, { kind: 'invited', name: 'Calm' }, { kind: 'open' }],
    } as const;
    expect((await loud.ask('createGame', { body: { ...invite, seats: [...invite.seats] } })).body.denied).toBe(
      'notWelcome',
    );
    expect((await calm.ask('block', { params: { person: calm.id } })).body.denied).toBe('notYours');

    await calm.does('reportPerson', { params: { person: loud.id }, body: { reason: 'shouts', game } });
    await third.does('reportMessage', { params: { game, message: 1 } });
    const reports = await server.context.store.db.selectFrom('reports').selectAll().orderBy('at').execute();
    expect(reports.map(({ person, reason, message }) => [person, reason, message])).toEqual([
      [loud.id, 'shouts', null],
      [loud.id, 'hear me, @calm', 1],
    ]);
    expect((await moderator.does('news')).items.map(({ kind, by }) => [kind, by])).toEqual([
      ['reported', 'Loud'],
      ['reported', 'Loud'],
    ]);
  });

  it('a token: shown once, kept as a hash, good for playing only, ended', async () => {
    const { url, server } = place();
    const owner = await member(url, 'Program');
    const made = await owner.does('newToken', { body: { label: 'at home' } });
    expect(made.token).toMatch(/^roundhouse_[a-z0-9]{52}$/);
    const stored = await server.context.store.db
      .selectFrom('tokens')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(made.token.slice(12));
    const program = new Asker(url);
    const bearer = { authorization: `Bearer ${made.token}`, origin: '' };
    const ask = (method: string, address: string, body?: unknown) => program.raw(method, address, body, bearer);
    expect((await ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Program' } });
    for (const [method, address] of [
      ['GET', '/api/me/tokens'],
      ['POST', '/api/me/tokens'],
      ['GET', '/api/me/export'],
      ['DELETE', '/api/me'],
      ['PUT', '/api/me/password'],
      ['GET', '/api/me/notifications'],
      ['POST', '/api/games'],
    ] as const)
      expect([address, (await ask(method, address, method === 'GET' ? undefined : {})).body.denied]).toEqual([
        address,
        'tokenScope',
      ]);
    const host = await guest(url, 'Host');
    const { id: game } = await host.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    const sat = await ask('POST', `/api/games/${game}/seats/1`, {});
    expect(sat.status).toBe(200);
    const { seats } = await host.does('game', { params: { game } });
    expect(seats[1]!.person).toMatchObject({ name: 'Program', kind: 'program' });
    await owner.does('endToken', { params: { token: made.id } });
    expect(await ask('GET', '/api/me/games')).toMatchObject({ status: 401, body: { denied: 'signIn' } });
    expect((await owner.does('profile', { params: { person: owner.id } })).person.kind).toBe('member');
  });

  it('the example of the documentation plays a game against bots', async () => {
    const { url } = place();
    const owner = await member(url, 'Example');
    const { token } = await owner.does('newToken', { body: { label: 'example' } });
    const host = await guest(url, 'Host of programs');
    const { id: game } = await host.does('createGame', {
      body: {
        title: '18MEX',
        visibility: 'listed',
        seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
      },
    });
    // It also takes the seat that was meant for it at a table that is not listed.
    const { id: byInvitation } = await host.does('createGame', {
      body: {
        title: '18MEX',
        visibility: 'private',
        seats: [{ kind: 'me' }, { kind: 'invited', name: 'Example' }, { kind: 'open' }],
      },
    });
    const child = spawn(process.execPath, [EXAMPLE], {
      env: { ...process.env, ROUNDHOUSE: url, TOKEN: token, PAUSE: '20' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
    const statusText = () => said;
    try {
      await until(async () => (await host.does('game', { params: { game } })).seats[0]!.kind === 'person', statusText);
      await until(
        async () => (await host.does('game', { params: { game: byInvitation } })).seats[1]!.kind === 'person',
        statusText,
      );
      await host.does('startGame', { params: { game } });
      await until(async () => {
        const { entries } = await host.does('story', { params: { game } });
        return entries.filter(({ by }) => by.person === owner.id).length >= 25;
      }, statusText);
      expect(said).toBe('');
    } finally {
      child.kill();
    }
  });
});

describe('small things', () => {
  it('only the first decision of a turn was waited for', () => {
    const entry = (seat: number, at: number) => ({ kind: 'decided', at, seat, person: `p${seat}` }) as const;
    expect(thoughtTimes([entry(0, 0), entry(1, 5000), entry(1, 6000), entry(0, 9000)])).toEqual([
      { person: 'p1', took: 5000 },
      { person: 'p0', took: 3000 },
    ]);
  });

  it('who has won is what the rules say, and not who has the highest score', async () => {
    await loadTitle('1849');
    const game = newGame({
      title: '1849',
      seed: 1,
      seating: 'asSeated',
      players: (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id })),
    });
    const scores = { '@1': 900, '@2': 300, '@3': 500 };
    const outcome = { reason: 'bank', scores, ranking: [['@3'], ['@2'], ['@1']] } as const;
    const { state } = begin(game);
    const header = JSON.parse(JSON.stringify(game)) as Header;
    const { ranking, scores: kept, status } = standingOf({ ...state, out: ['@1'], outcome }, header, []);
    expect(JSON.parse(ranking ?? '')).toEqual([[2], [1], [0]]);
    expect(JSON.parse(kept ?? '')).toEqual(scores);
    expect(status).toBe('finished');
  });

  it('the example is about thirty lines', () => {
    const lines = readFileSync(EXAMPLE, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'));
    expect(lines.length).toBeLessThanOrEqual(34);
  });

  it('somebody opens a server without anything set up', async () => {
    const place = await openTestServer();
    expect((await new Asker(place.url).does('ratings', { query: {} })).length).toBe(0);
    await place.close();
  });
});
