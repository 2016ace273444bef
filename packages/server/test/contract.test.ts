/** What the server does for people who do what they may; the same on both stores. */
import { expect, it } from 'vitest';
import type { Entry } from '@roundhouse/protocol/client';
import { newPasswords } from '../src/people/passwords.ts';
import { onBothStores } from './stores.ts';
import { Asker, begunGame, guest, member, playOn, someAction, stateOf } from './table.ts';

const uuid = (): string => crypto.randomUUID();

onBothStores('the contract', (place) => {
  const url = (): string => place().url;

  it('a name is enough to sit down, and the session is a cookie that scripts do not see', async () => {
    const response = await fetch(`${url()}/api/guests`, {
      method: 'POST',
      headers: { origin: url(), 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(response.status).toBe(201);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^roundhouse=[a-z0-9]{52}; .*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  it('a guest becomes a member, keeps the games, and signs in elsewhere', async () => {
    const bob = await guest(url(), 'Bob the guest');
    const game = await bob.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    const me = await bob.does('becomeMember', { body: { name: 'Bob', password: 'long enough' } });
    expect(me).toMatchObject({ id: bob.id, kind: 'member', name: 'Bob', password: true });
    const elsewhere = new Asker(url());
    expect((await elsewhere.ask('signIn', { body: { name: 'bob', password: 'wrong' } })).body.denied).toBe(
      'wrongCredentials',
    );
    expect((await elsewhere.ask('signIn', { body: { name: 'nobody at all', password: 'wrong' } })).body.denied).toBe(
      'wrongCredentials',
    );
    await elsewhere.does('signIn', { body: { name: 'BOB', password: 'long enough' } });
    expect((await elsewhere.does('myGames')).map(({ id }) => id)).toEqual([game.id]);
    expect(
      (await guest(url(), 'Carl').then((carl) => carl.ask('changeMe', { body: { name: ' bOb ' } }))).body.denied,
    ).toBe('nameTaken');
    const sessions = await elsewhere.does('mySessions');
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    await elsewhere.does('endSession', { params: { session: sessions.find(({ current }) => !current)!.id } });
    expect((await bob.does('whoAmI')).me).toBeNull();
  });

  it('passwords are argon2id; sessions and codes are stored as hashes only', async () => {
    const eve = await member(url(), 'Eve', 'a password of hers');
    const { code } = await eve.does('newRecoveryCode', { body: { current: 'a password of hers' } });
    const { db } = place().server.context.store;
    const row = await db.selectFrom('people').selectAll().where('id', '=', eve.id).executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$/);
    // Where nothing is said about the cost it is what OWASP recommends.
    expect(await newPasswords().hash('a password', 'here')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const everything = JSON.stringify(await db.selectFrom('sessions').selectAll().execute()) + JSON.stringify(row);
    expect(everything).not.toContain(eve.cookie.slice('roundhouse='.length));
    expect(everything).not.toContain(code);
    const back = new Asker(url());
    await back.does('recover', { body: { name: 'Eve', code: code.toUpperCase(), password: 'another password' } });
    expect((await back.ask('recover', { body: { name: 'Eve', code, password: 'a third password' } })).body.denied).toBe(
      'wrongCredentials',
    );
    expect((await eve.does('whoAmI')).me).toBeNull();
    await back.does('signIn', { body: { name: 'Eve', password: 'another password' } });
  });

  it('an account is exported and deleted; its games stay', async () => {
    const [fay, gus, hal] = [await member(url(), 'Fay'), await guest(url(), 'Gus'), await guest(url(), 'Hal')];
    const { id: game } = await begunGame([fay, gus, hal]);
    await playOn([fay, gus, hal], game, 3);
    await fay.does('writeNotes', { params: { game }, body: { text: 'secret plan' } });
    const all = await fay.does('exportMe');
    expect(JSON.stringify(all)).toContain('secret plan');
    expect(JSON.stringify(all)).not.toContain('argon2');
    expect((await fay.ask('deleteMe', { body: {} })).body.denied).toBe('wrongPassword');
    await fay.does('deleteMe', { body: { current: 'correct horse' } });
    const view = await gus.does('game', { params: { game } });
    expect(view.seats[0]?.person).toMatchObject({ kind: 'former', name: '–' });
    expect(view.status).toBe('playing');
    expect((await new Asker(url()).ask('signIn', { body: { name: 'Fay', password: 'correct horse' } })).status).toBe(
      401,
    );
    await member(url(), 'Fay');
  });

  it('a friend follows a link, gives a name, and plays', async () => {
    const [ida, others] = [await guest(url(), 'Ida'), new Asker(url())];
    const created = await ida.does('createGame', {
      body: {
        title: '18MEX',
        visibility: 'private',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
      },
    });
    const invitation = created.invitation!;
    expect((await others.ask('game', { params: { game: created.id } })).body.denied).toBe('notFound');
    expect((await others.does('invitation', { params: { invitation } })).id).toBe(created.id);
    await others.does('sitAsGuest', { body: { name: 'Jo' } });
    expect((await others.ask('sitDown', { params: { game: created.id, seat: 1 }, body: {} })).body.denied).toBe(
      'notFound',
    );
    const seated = await others.does('sitDown', { params: { game: created.id, seat: 1 }, body: { invitation } });
    expect(seated.you.seat).toBe(1);
    const begun = await ida.does('startGame', { params: { game: created.id } });
    expect(begun.status).toBe('playing');
    expect(begun.invitation).toBeNull();
    expect(begun.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person', 'person']);
  });

  it('a decision is confirmed, a repeated post is harmless, a client that is behind gets what it missed', async () => {
    const people = [await guest(url(), 'K'), await guest(url(), 'L'), await guest(url(), 'M')] as const;
    const { id: game } = await begunGame(people);
    const { state } = await stateOf(people[0], game);
    const action = someAction(state, 5);
    const asker = people[Number(action.by.slice(1)) - 1]!;
    const post = { params: { game }, body: { expected: 0, key: uuid(), decide: [action] } };
    const first = await asker.does('decide', post);
    expect(first.head).toBe(1);
    expect(first.entries[0]).toMatchObject({ number: 1, kind: 'decided', action, by: { person: asker.id } });
    expect(await asker.does('decide', post)).toEqual(first);
    const other = await asker.ask('decide', {
      ...post,
      body: { ...post.body, decide: [{ type: 'bankrupt', by: action.by }] },
    });
    expect(other.body.denied).toBe('keyUsed');
    const late = await asker.ask('decide', { ...post, body: { ...post.body, key: uuid() } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ denied: 'behind', head: 1, missed: first.entries });
    expect((await people[0].does('story', { params: { game } })).entries).toEqual(first.entries);
  });

  it('several decisions are all or nothing; the refusal names the rule', async () => {
    const people = [await guest(url(), 'N'), await guest(url(), 'O'), await guest(url(), 'P')] as const;
    const { id: game } = await begunGame(people);
    const { state } = await stateOf(people[0], game);
    const action = someAction(state, 5);
    const asker = people[Number(action.by.slice(1)) - 1]!;
    const absurd = { type: 'buyTrain', by: action.by, train: 'x', from: 'depot', price: 1 } as const;
    const refused = await asker.ask('decide', {
      params: { game },
      body: { expected: 0, key: uuid(), decide: [action, absurd] },
    });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      denied: 'refused',
      index: 1,
    });
    const { refusal } = refused.body as unknown as { readonly refusal: { readonly key: string } };
    expect(['notOffered', 'notYourTurn']).toContain(refusal.key);
    expect((await asker.does('game', { params: { game } })).head).toBe(0);
    const forOther = { ...action, by: action.by === '@1' ? ('@2' as const) : ('@1' as const) };
    expect(
      (await asker.ask('decide', { params: { game }, body: { expected: 0, key: uuid(), decide: [forOther] } })).body
        .denied,
    ).toBe('notYourSeat');
    const stop = { type: 'endGame', by: action.by } as const;
    expect(
      (await asker.ask('decide', { params: { game }, body: { expected: 0, key: uuid(), decide: [stop] } })).body.denied,
    ).toBe('mustAsk');
  });

  it('one takes back one’s own; further back those affected are asked', async () => {
    const people = [await guest(url(), 'Q'), await guest(url(), 'R'), await guest(url(), 'S')] as const;
    const { id: game } = await begunGame(people);
    await playOn(people, game, 6, 3);
    const { entries } = await people[0].does('story', { params: { game } });
    const decided = entries.filter((entry): entry is Extract<Entry, { kind: 'decided' }> => entry.kind === 'decided');
    const last = decided.at(-1)!;
    const asker = people[last.by.seat!]!;
    const back = await asker.does('takeBack', { params: { game }, body: { expected: 6, key: uuid(), to: 5 } });
    expect(back.entries[0]).toMatchObject({ number: 7, kind: 'takenBack', to: 5, agreed: [] });
    expect((await people[0].does('gameFile', { params: { game } })).actions).toHaveLength(5);
    const elder = decided.findLast((entry) => entry.number <= 5 && entry.by.seat !== decided[4]!.by.seat)!;
    const elderAsker = people[elder.by.seat!]!;
    const to = elder.number - 1;
    expect(
      (await elderAsker.ask('takeBack', { params: { game }, body: { expected: 7, key: uuid(), to } })).body.denied,
    ).toBe('mustAsk');
    const { ask } = await elderAsker.does('ask', { params: { game }, body: { kind: 'takeBack', expected: 7, to } });
    expect(ask!.asked.length).toBeGreaterThan(0);
    const view = await elderAsker.does('game', { params: { game } });
    expect(view.asks).toEqual([ask]);
    let head = 7;
    for (const seat of ask!.asked)
      ({ head } = await people[seat]!.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } }));
    expect(head).toBe(8);
    const story = await people[0].does('story', { params: { game }, query: { since: 7 } });
    expect(story.entries[0]).toMatchObject({ kind: 'takenBack', to, agreed: ask!.asked, by: { seat: elder.by.seat } });
    expect((await people[0].does('gameFile', { params: { game } })).actions).toHaveLength(to);
    await playOn(people, game, 3, 11);
    expect((await people[0].does('game', { params: { game } })).head).toBe(11);
  });

  it('a game ends when everybody agrees', async () => {
    const people = [await guest(url(), 'T'), await guest(url(), 'U'), await guest(url(), 'V')] as const;
    const { id: game } = await begunGame(people);
    const { ask } = await people[1].does('ask', { params: { game }, body: { kind: 'end', expected: 0 } });
    expect((await people[2].ask('ask', { params: { game }, body: { kind: 'end', expected: 0 } })).body.denied).toBe(
      'askOpen',
    );
    await people[0].does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    const done = await people[2].does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    expect(done.entries.map(({ kind }) => kind)).toEqual(['decided', 'ended']);
    const view = await people[0].does('game', { params: { game } });
    expect(view).toMatchObject({ status: 'finished', waiting: null, reason: 'agreed' });
    expect(Object.keys(view.scores!)).toHaveLength(3);
  });

  it('many who speak at once are all heard, in one numbering', async () => {
    const people = [await guest(url(), 'S1'), await guest(url(), 'S2'), await guest(url(), 'S3')];
    const { id: game } = await begunGame(people);
    const said = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        people[index % 3]!.does('say', { params: { game }, body: { chat: 'players', text: `${index}` } }),
      ),
    );
    expect(said.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
  });

  it('what is said and noted', async () => {
    const [w, x, y] = [await guest(url(), 'W'), await guest(url(), 'X'), await guest(url(), 'Y')];
    const { id: game } = await begunGame([w, x, y]);
    const watcher = await guest(url(), 'Z');
    const markup = '<img src=x onerror="alert(1)"> & \u202e';
    const said = await w.does('say', { params: { game }, body: { chat: 'players', text: markup } });
    expect(said.text).toBe(markup);
    expect((await x.does('messages', { params: { game }, query: { chat: 'players' } }))[0]).toEqual(said);
    expect((await x.does('game', { params: { game } })).unread.players).toBe(1);
    await x.does('readMessages', { params: { game }, body: { chat: 'players', message: said.id } });
    expect((await x.does('game', { params: { game } })).unread.players).toBe(0);
    expect((await watcher.ask('messages', { params: { game }, query: { chat: 'players' } })).body.denied).toBe(
      'playersOnly',
    );
    await watcher.does('say', { params: { game }, body: { chat: 'spectators', text: 'go on!' } });
    expect((await w.ask('say', { params: { game }, body: { chat: 'spectators', text: 'psst' } })).body.denied).toBe(
      'notYours',
    );
    await w.does('writeNotes', { params: { game }, body: { text: 'buy NdM' } });
    expect((await w.does('notes', { params: { game } })).text).toBe('buy NdM');
    expect((await x.does('notes', { params: { game } })).text).toBe('');
    await w.does('removeMessage', { params: { game, message: said.id } });
    expect((await x.does('messages', { params: { game }, query: { chat: 'players' } }))[0]?.text).toBeNull();
  });

  it('lists: the lobby shows what is listed, one’s own those first that wait', async () => {
    const [a, b, c] = [await member(url(), 'Lister'), await guest(url(), 'Lb'), await guest(url(), 'Lc')];
    const listed = await a.does('createGame', {
      body: {
        title: '1849',
        visibility: 'listed',
        language: 'ru',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      },
    });
    const open = await new Asker(url()).does('lobby', { query: { title: '1849' } });
    expect(open.map(({ id }) => id)).toContain(listed.id);
    expect(
      (await new Asker(url()).does('lobby', { query: { title: '1849', language: 'en' } })).map(({ id }) => id),
    ).not.toContain(listed.id);
    const begun = await begunGame([b, a, c]);
    expect((await new Asker(url()).does('lobby', { query: { status: 'playing' } })).map(({ id }) => id)).not.toContain(
      begun.id,
    );
    const waiting = [b, a, c][begun.waiting!]!;
    expect((await waiting.does('myGames'))[0]?.id).toBe(begun.id);
    expect((await waiting.does('whoAmI')).waiting).toBe(1);
    const invited = await b.does('createGame', {
      body: { title: '18MEX', seats: [{ kind: 'me' }, { kind: 'invited', name: 'lister' }, { kind: 'open' }] },
    });
    expect((await a.does('myGames'))[0]?.id).toBe(invited.id);
    expect((await c.ask('sitDown', { params: { game: invited.id, seat: 1 }, body: {} })).body.denied).toBe('seatTaken');
    await a.does('sitDown', { params: { game: invited.id, seat: 1 }, body: {} });
    await b.does('setSeat', { params: { game: invited.id, seat: 1 }, body: { kind: 'open' } });
    expect((await a.does('game', { params: { game: invited.id } })).you.seat).toBeNull();
    await b.does('cancelGame', { params: { game: invited.id } });
    expect((await a.ask('game', { params: { game: invited.id } })).status).toBe(404);
  });

  it('a game of the device is carried on over the net, and goes back to a device', async () => {
    const people = [await guest(url(), 'C1'), await guest(url(), 'C2'), await guest(url(), 'C3')] as const;
    const { id: source } = await begunGame(people);
    await playOn(people, source, 12, 7);
    const file = await people[0].does('gameFile', { params: { game: source } });
    const bring = {
      title: '18MEX',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      file: { ...file, format: 'roundhouse' },
    } as const;
    const bad = { ...bring, file: { ...bring.file, actions: [...file.actions].toReversed() } };
    expect((await people[0].ask('createGame', { body: { ...bad, seats: [...bring.seats] } })).body.denied).toBe(
      'cannotBePlayed',
    );
    // One that has only just begun may come along too.
    const blank = {
      ...bring,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
    } as const;
    const { id: young } = await people[0].does('createGame', {
      body: { ...blank, seats: [...blank.seats], file: { ...bring.file, actions: [] } },
    });
    expect((await people[0].does('startGame', { params: { game: young } })).status).toBe('playing');
    const { id: game } = await people[0].does('createGame', { body: { ...bring, seats: [...bring.seats] } });
    await people[1].does('sitDown', { params: { game, seat: 1 }, body: {} });
    await people[2].does('sitDown', { params: { game, seat: 2 }, body: {} });
    const begun = await people[0].does('startGame', { params: { game } });
    expect(begun.head).toBe(12);
    expect(await stateOf(people[0], game)).toEqual(await stateOf(people[0], source));
    await playOn(people, game, 5, 9);
    expect((await people[0].does('gameFile', { params: { game } })).actions.slice(0, 12)).toEqual(file.actions);
  });
});
