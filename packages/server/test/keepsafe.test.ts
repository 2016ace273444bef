/** What an operator could lose: the database under a running server, files that others read, clocks that differ. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator, OperatorError, restoreBackup } from '../src/index.ts';
import { EXPIRY, expire } from '../src/clock/expiry.ts';
import { canStartOwn, canStartPostgres, type Postgres, startPostgres, testDatabase } from './postgres.ts';
import { onBothStores } from './stores.ts';
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
  someAction,
  stateOf,
} from './table.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe('the embedded database', () => {
  const data = dataFolder();
  const env = { DATA_DIR: path.join(data, 'data') };
  const file = path.join(env.DATA_DIR, 'roundhouse.sqlite');
  const backup = path.join(data, 'backup.sqlite');

  it('is nobody else’s to read, and so are its log and its backups, also one that was', async () => {
    mkdirSync(env.DATA_DIR, { mode: 0o755 });
    const first = await openTestServer(env);
    await guest(first.url, 'Reader');
    expect(modeOf(env.DATA_DIR)).toBe('700');
    for (const each of [file, `${file}-wal`, `${file}-shm`]) expect([each, modeOf(each)]).toEqual([each, '600']);
    await asOperator(env, (operator) => operator.backUp(backup));
    expect(modeOf(backup)).toBe('600');
    await first.close();
    chmodSync(file, 0o644);
    chmodSync(env.DATA_DIR, 0o755);
    const second = await openTestServer(env);
    expect([modeOf(file), modeOf(env.DATA_DIR)]).toEqual(['600', '700']);
    await second.close();
  });

  it('is not restored while a server has it open, and nothing is changed; then it is', async () => {
    const place = await openTestServer(env);
    await guest(place.url, 'Later');
    expect(() => restoreBackup(env, backup)).toThrow(OperatorError);
    expect(() => restoreBackup(env, backup)).toThrow(/in use: stop the server/);
    await guest(place.url, 'Even later');
    await place.close();
    const again = await openTestServer(env);
    const names = async (at: TestServer) =>
      (await at.server.context.store.db.selectFrom('people').select('name').orderBy('created').execute()).map(
        ({ name }) => name,
      );
    expect(await names(again)).toEqual(['Reader', 'Later', 'Even later']);
    await again.close();
    await letGoOfFiles();
    const { before } = restoreBackup(env, backup);
    expect(existsSync(before ?? '')).toBe(true);
    expect(modeOf(before ?? '')).toBe('600');
    const restored = await openTestServer(env);
    expect(await names(restored)).toEqual(['Reader']);
    await restored.close();
    for (const rest of ['-wal', '-shm']) expect(existsSync(`${before}${rest}`)).toBe(false);
  });

  it('is not restored while another command has it open', async () => {
    await asOperator(env, async (operator) => {
      await operator.list('people');
      expect(() => restoreBackup(env, backup)).toThrow(/in use/);
    });
  });

  it('replaced under the server: nothing more is confirmed, and the server says that it stops', async () => {
    const lost: string[] = [];
    const place = await openTestServer(env, { onLost: ({ message }) => void lost.push(message) });
    await guest(place.url, 'Before');
    renameSync(file, `${file}.moved`);
    copyFileSync(backup, file);
    const { status, body } = await new Asker(place.url).ask('sitAsGuest', { body: { name: 'After' } });
    // A guest is one statement by itself; a decision and a game are confirmed by `change`.
    const creator = await guest(place.url, 'Creator').catch(() => undefined);
    const made = await creator?.ask('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    expect([status, made?.status ?? status]).toContain(503);
    expect(body).toBeDefined();
    expect(lost[0]).toContain('was replaced');
    await place.close();
  });
});

describe.runIf(canStartPostgres())('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await testDatabase();
  });
  afterAll(() => postgres.stop());

  it('nodes whose machines disagree about the time go by the clock of the database: nobody is flagged early', async () => {
    const right = await openTestServer({ DATABASE_URL: postgres.url });
    const fast = await openTestServer({ DATABASE_URL: postgres.url }, { systemNow: () => Date.now() + 90_000 });
    const slow = await openTestServer({ DATABASE_URL: postgres.url }, { systemNow: () => Date.now() - 3_600_000 });
    for (const { server } of [right, fast, slow])
      expect(Math.abs(server.context.now() - Date.now())).toBeLessThan(1000);
    const people = [];
    for (const name of ['Ada', 'Bea', 'Cay']) people.push(await guest(right.url, name));
    const { id: game } = await begunGame(people, {
      clock: { kind: 'live', bank: 60, increment: 0, perRound: 0 },
      atEnd: 'bot',
    });
    await Promise.all([right, fast, slow].map(({ server }) => server.runDueTimers()));
    const view = await people[0]!.does('game', { params: { game } });
    expect(view.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    expect(view.time.over).toBe(false);
    expect(
      await fast.server.context.metrics.registry.getSingleMetricAsString('roundhouse_clock_offset_seconds'),
    ).toMatch(/ -(?:89|90)/);
    for (const each of [right, fast, slow]) await each.close();
  });
});

describe.runIf(canStartOwn())('a start without its database', () => {
  it('waits for it, and gives up after the configured time', async () => {
    const own = await startPostgres({ durable: false });
    const { url } = own;
    const restarting = own.restart();
    const place = await openTestServer({ DATABASE_URL: url, DATABASE_WAIT: '30' });
    await restarting;
    expect((await new Asker(place.url).ask('whoAmI')).status).toBe(200);
    await place.close();
    await own.stop();
    await expect(openTestServer({ DATABASE_URL: url, DATABASE_WAIT: '1' })).rejects.toThrow();
  });
});

onBothStores('private', (place) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

  it('a link leads in while somebody is looked for, and to nothing afterwards', async () => {
    const { url } = place();
    const [owner, second, third, stranger] = [
      await guest(url, 'Pri'),
      await guest(url, 'Vat'),
      await guest(url, 'Ely'),
      await guest(url, 'Peep'),
    ];
    const made = await owner.does('createGame', {
      body: { title: '18MEX', visibility: 'private', order: 'seated', seats: [...seats] },
    });
    const game = made.id;
    const invitation = made.invitation ?? '';
    const openLink = async (): Promise<string> =>
      (await stranger.ask('invitation', { params: { invitation } })).body.denied ?? 'seen';
    expect(await openLink()).toBe('seen');
    const watching = await stranger.live();
    watching.send({ type: 'subscribe', game, since: 0, invitation });
    await watching.until('subscribed');
    await second.does('sitDown', { params: { game, seat: 1 }, body: { invitation } });
    expect(await openLink()).toBe('seen');
    await third.does('sitDown', { params: { game, seat: 2 }, body: { invitation } });
    // All seats are taken: anyone who was let in to look is let out.
    expect(await openLink()).toBe('linkVoid');
    await watching.until('unsubscribed');
    expect((await owner.does('game', { params: { game } })).invitation).toBeNull();
    await owner.does('startGame', { params: { game } });
    expect(await openLink()).toBe('notFound');
    watching.send({ type: 'subscribe', game, since: 0, invitation });
    await watching.until('denied', ({ denied }) => denied === 'notFound');
    expect((await stranger.ask('story', { params: { game } })).body.denied).toBe('notFound');
    // A seat looks for a player: there is another link, and the old one stays void.
    const { invitation: fresh } = await second.does('seekSubstitute', { params: { game }, body: { wanted: true } });
    expect(fresh).not.toBe(invitation);
    expect(await openLink()).toBe('notFound');
    expect((await stranger.ask('invitation', { params: { invitation: fresh ?? '' } })).status).toBe(200);
    const { invitation: renewed } = await owner.does('renewInvitation', { params: { game } });
    expect((await stranger.ask('invitation', { params: { invitation: fresh ?? '' } })).body.denied).toBe('notFound');
    await stranger.does('sitDown', { params: { game, seat: 1 }, body: { invitation: renewed ?? '' } });
    expect((await owner.ask('renewInvitation', { params: { game } })).body.denied).toBe('notForming');
  });

  it('who looks at the lobby hears nothing of games that are not in it', async () => {
    const { url } = place();
    const owner = await guest(url, 'Quiet');
    const lobby = await new Asker(url).live();
    lobby.send({ type: 'watchLobby', on: true });
    const made = async (visibility: 'listed' | 'link' | 'private') =>
      (await owner.does('createGame', { body: { title: '18MEX', visibility, seats: [...seats] } })).id;
    const [hidden, linked, listed] = [await made('private'), await made('link'), await made('listed')];
    await lobby.until('lobby', ({ summary }) => summary.id === listed);
    for (const game of [hidden, linked])
      await owner.does('changeGame', { params: { game }, body: { description: 'not for everybody' } });
    // Taken out of the lobby, a game is gone for those who saw it there.
    await owner.does('changeGame', { params: { game: listed }, body: { visibility: 'private' } });
    await lobby.until('gone', ({ game }) => game === listed);
    const last = await made('listed');
    await lobby.until('lobby', ({ summary }) => summary.id === last);
    const heard = JSON.stringify(lobby.received);
    expect([hidden, linked].filter((game) => heard.includes(game))).toEqual([]);
    lobby.close();
  });

  it('what a bot does next is not to be computed from the game: its chance is the server’s', async () => {
    const { url, server } = place();
    const one = await guest(url, 'Oracle');
    const bot = { kind: 'bot', level: 'random' } as const;
    const { id: game } = await one.does('createGame', {
      body: { title: '18MEX', order: 'seated', seats: [bot, bot, { kind: 'me' }] },
    });
    await one.does('startGame', { params: { game } });
    await server.runDueTimers();
    const { header, entries } = await one.does('story', { params: { game } });
    expect(entries.length).toBeGreaterThan(0);
    // Everything that the seed decides lies on the table when the game begins: the position has no chance left in it.
    const { state } = await one.does('position', { params: { game } });
    expect(JSON.stringify(state)).not.toContain(`"seed"`);
    expect(JSON.stringify(state)).not.toContain(String(header?.seed));
  });
});

onBothStores('what nobody uses', (place) => {
  const DAY = 24 * 3600 * 1000;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  /** The same server, so many days later. */
  const later = (days: number) => ({ ...place().server.context, now: () => Date.now() + days * DAY });

  it('a game that does not start goes after its owner has heard of it; one that is touched stays', async () => {
    const { url, server } = place();
    const owner = await member(url, 'Idle owner');
    const made = async () => (await owner.does('createGame', { body: { title: '18MEX', seats: [...seats] } })).id;
    const [idle, touched] = [await made(), await made()];
    const there = async (game: string): Promise<boolean> =>
      (await owner.ask('game', { params: { game } })).status === 200;
    await expire(later(10));
    expect((await owner.does('news')).items.filter(({ kind }) => kind === 'gameExpires')).toHaveLength(0);
    await expire(later(11.5));
    await expire(later(11.6));
    const warned = (await owner.does('news')).items.flatMap(({ kind, game }) =>
      kind === 'gameExpires' ? [game?.id] : [],
    );
    expect(warned).toHaveLength(2);
    expect(new Set(warned)).toEqual(new Set([idle, touched]));
    await owner.does('changeGame', { params: { game: touched }, body: { description: 'still wanted' } });
    await expire(later(14.9));
    expect([await there(idle), await there(touched)]).toEqual([false, true]);
    expect(await server.context.store.db.selectFrom('seats').select('seat').where('game', '=', idle).execute()).toEqual(
      [],
    );
  });

  it('a guest who does not come back goes; one with a seat in a game that goes on stays', async () => {
    const { url, server } = place();
    const players = [];
    for (const name of ['Stay 1', 'Stay 2', 'Stay 3']) players.push(await guest(url, name));
    const { id: game } = await begunGame(players);
    await playOn(players, game, 2);
    const away = await guest(url, 'Away guest');
    const out = await guest(url, 'Out guest');
    await out.does('signOut');
    const kindOf = async (id: string): Promise<string> =>
      (await server.context.store.db.selectFrom('people').select('kind').where('id', '=', id).executeTakeFirst())
        ?.kind ?? 'gone';
    await expire(later(8));
    expect([await kindOf(out.id), await kindOf(away.id)]).toEqual(['gone', 'guest']);
    await expire(later(77));
    expect((await away.does('news')).items.map(({ kind }) => kind)).toEqual(['accountExpires']);
    expect(await kindOf(away.id)).toBe('guest');
    await expire(later(EXPIRY.guest / DAY + 2));
    expect(await kindOf(away.id)).toBe('gone');
    expect(await Promise.all(players.map(({ id }) => kindOf(id)))).toEqual(['guest', 'guest', 'guest']);
    // The table goes on.
    const { number, state } = await stateOf(players[0]!, game);
    const action = someAction(state, 5);
    await players[Number(action.by.slice(1)) - 1]!.does('decide', {
      params: { game },
      body: { expected: number, key: crypto.randomUUID(), decide: [action] },
    });
  });

  it('operators clear a flood in one command, and leave other people’s games alone', async () => {
    const { url, server, data } = place();
    const flooder = await guest(url, 'Flooder');
    const games: string[] = [];
    for (let times = 0; times < 4; times++)
      games.push((await flooder.does('createGame', { body: { title: '18MEX', seats: [...seats] } })).id);
    const { store } = server.context;
    // Somebody elsewhere.
    const other = (
      await (await guest(url, 'Elsewhere')).does('createGame', { body: { title: '18MEX', seats: [...seats] } })
    ).id;
    await store.db.updateTable('games').set({ source: 'elsewhere' }).where('id', '=', other).execute();
    await store.db.updateTable('games').set({ source: 'flood' }).where('id', 'in', games).execute();
    const env = store.kind === 'sqlite' ? { DATA_DIR: data } : { DATABASE_URL: server.context.settings.databaseUrl };
    expect(await asOperator(env, (operator) => operator.clearFlood(games[0] ?? ''))).toEqual({
      games: 4,
      closed: 0,
      banned: 1,
    });
    expect((await flooder.ask('createGame', { body: { title: '18MEX', seats: [...seats] } })).body.denied).toBe(
      'banned',
    );
    expect(
      await store.db
        .selectFrom('games')
        .select('id')
        .where('id', 'in', [...games, other])
        .execute(),
    ).toEqual([{ id: other }]);
  });
});
