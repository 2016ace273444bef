/** Clocks, votes, pauses, rests and seats that change hands, on both stores. */
import { expect, it } from 'vitest';
import { gather } from '../src/notify/gather.ts';
import { onBothStores } from './stores.ts';
import { type Asker, begunGame, guest, member, playOn, stateOf } from './table.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

onBothStores('absence', (place) => {
  const context = () => place().server.context;
  /** As if this time had gone by: every moment of the game comes earlier. */
  const later = async (game: string, ms: number): Promise<void> => {
    const { db } = context().store;
    const row = await db
      .selectFrom('games')
      .select(['timers', 'times'])
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    const timers = Object.fromEntries(
      Object.entries(JSON.parse(row.timers) as Record<string, number>).map(([name, at]) => [name, at - ms]),
    );
    const times = JSON.parse(row.times ?? '{}') as { since: number };
    await db
      .updateTable('games')
      .set({
        timers: JSON.stringify(timers),
        due: Math.min(...Object.values(timers)),
        times: JSON.stringify({ ...times, since: times.since - ms }),
      })
      .where('id', '=', game)
      .execute();
    await place().server.runDueTimers();
  };
  const three = async (): Promise<[Asker, Asker, Asker]> => [
    await guest(place().url, 'A'),
    await guest(place().url, 'B'),
    await guest(place().url, 'C'),
  ];

  it('the mildest decision is taken at the end of the time, and says so', async () => {
    const people = await three();
    const { id: game } = await begunGame(people, {
      clock: { kind: 'live', bank: 60, increment: 5, perRound: 0 },
      atEnd: 'mildest',
    });
    const before = await people[0].does('game', { params: { game } });
    expect(before.time.left).toEqual([60_000, 60_000, 60_000]);
    expect(before.time.deadline).not.toBeNull();
    await later(game, 61_000);
    const { entries } = await people[0].does('story', { params: { game } });
    expect(entries.map((entry) => (entry.kind === 'decided' ? entry.through : entry.kind))).toEqual(['clock', 'clock']);
    expect(entries[0]).toMatchObject({ kind: 'clock', what: 'flag', by: { seat: null } });
    const { time } = await people[0].does('game', { params: { game } });
    expect(time.left?.[before.waiting ?? 0]).toBe(5000);
  });

  it('a bot plays until the person is back', async () => {
    const people = await three();
    const { id: game, waiting } = await begunGame(people, {
      clock: { kind: 'live', bank: 60, increment: 0, perRound: 0 },
      atEnd: 'bot',
    });
    await later(game, 61_000);
    const away = await people[waiting!]!.does('game', { params: { game } });
    expect(away.seats[waiting!]).toMatchObject({ kind: 'bot', person: { id: people[waiting!]!.id } });
    const back = await people[waiting!]!.does('sitDown', { params: { game, seat: waiting! }, body: {} });
    expect(back.you.seat).toBe(waiting);
  });

  it('clocks stop when all agree, and anybody starts them again', async () => {
    const [ann, ben, cleo] = await three();
    const { id: game, head } = await begunGame([ann, ben, cleo], {
      clock: { kind: 'live', bank: 60, increment: 0, perRound: 0 },
    });
    const { ask } = await ann.does('ask', { params: { game }, body: { kind: 'pause', expected: head } });
    // A decision does not end this question.
    await playOn([ann, ben, cleo], game, 1);
    for (const each of [ben, cleo])
      await each.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    const paused = await ann.does('game', { params: { game } });
    expect(paused.time).toMatchObject({ deadline: null });
    expect(paused.time.paused).not.toBeNull();
    expect(
      (await ann.ask('ask', { params: { game }, body: { kind: 'pause', expected: paused.head } })).body.denied,
    ).toBe('notPaused');
    await cleo.does('resume', { params: { game } });
    const going = await ann.does('game', { params: { game } });
    expect(going.time.paused).toBeNull();
    expect(going.time.deadline).not.toBeNull();
    const { entries } = await ann.does('story', { params: { game } });
    expect(
      entries.filter((entry) => entry.kind === 'clock').map((entry) => entry.kind === 'clock' && entry.what),
    ).toEqual(['paused', 'resumed']);
  });

  it('a seat is given away by vote only when its person is away longer than agreed', async () => {
    const people = await three();
    const { id: game, waiting, head } = await begunGame(people, { awayAfter: 120 });
    const seat = waiting!;
    const [one, two] = people.filter((_, index) => index !== seat) as [Asker, Asker];
    const wish = { kind: 'replace', expected: head, seat, bot: 'random' } as const;
    expect((await one.ask('ask', { params: { game }, body: wish })).body.denied).toBe('notAway');
    await later(game, 3 * HOUR);
    expect((await people[seat]!.ask('ask', { params: { game }, body: wish })).body.denied).toBe('notAway');
    const sam = await member(place().url, `Sam ${place().server.context.store.kind}`);
    const { ask } = await one.does('ask', {
      params: { game },
      body: { kind: 'replace', expected: head, seat, name: `Sam ${place().server.context.store.kind}` },
    });
    expect(ask?.asked).toEqual([people.indexOf(two)]);
    await two.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    expect((await one.does('game', { params: { game } })).seats[seat]).toMatchObject({ kind: 'person', wanted: true });
    const stranger = await guest(place().url, 'Nobody');
    expect((await stranger.ask('sitDown', { params: { game, seat }, body: {} })).body.denied).toBe('seatTaken');
    const sat = await sam.does('sitDown', { params: { game, seat }, body: {} });
    expect(sat.you.seat).toBe(seat);
    expect(
      (
        await people[seat]!.ask('decide', {
          params: { game },
          body: { expected: sat.head, key: crypto.randomUUID(), decide: [{ type: 'pass', by: '@1' }] },
        })
      ).body.denied,
    ).toBe('playersOnly');
  });

  it('unless the table says otherwise a live game waits ten minutes for somebody, one by days three days', async () => {
    const asker = await guest(place().url, 'Patient');
    const made = async (pace: 'live' | 'days') =>
      (
        await asker.does('createGame', {
          body: { title: '18MEX', pace, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
        })
      ).awayAfter;
    expect([await made('live'), await made('days')]).toEqual([10, 3 * 24 * 60]);
    const people = await three();
    const { id: game, waiting, head } = await begunGame(people, { pace: 'live' });
    const [one, two] = people.filter((_, index) => index !== waiting!) as [Asker, Asker];
    const wish = { kind: 'replace', expected: head, seat: waiting!, bot: 'random' } as const;
    await later(game, 9 * MINUTE);
    expect((await one.ask('ask', { params: { game }, body: wish })).body.denied).toBe('notAway');
    await later(game, 2 * MINUTE);
    // Voted out, they hear of it on every channel they have, also on one that sends nothing else.
    const lost = people[waiting!]!;
    const { channel } = await lost.does('addChannel', {
      body: { type: 'webhook', url: 'https://hooks.example.org/lost', form: 'json' },
    });
    await lost.does('changeChannel', { params: { channel: channel.id }, body: { kinds: [] } });
    const { ask } = await one.does('ask', { params: { game }, body: wish });
    await two.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    expect((await lost.does('news')).items[0]).toMatchObject({ kind: 'seatLost' });
    const { db } = context().store;
    await gather({ ...context(), now: () => context().now() + 24 * HOUR });
    const [delivery] = await db.selectFrom('deliveries').selectAll().where('channel', '=', channel.id).execute();
    expect(delivery?.data).toContain('"seatLost"');
    await db.deleteFrom('deliveries').where('channel', '=', channel.id).execute();
  });

  it('somebody asks to be relieved; another sits down', async () => {
    const people = await three();
    const { id: game } = await begunGame(people, { visibility: 'listed' });
    const { id: full } = await begunGame(await three(), { visibility: 'listed' });
    const dan = await guest(place().url, 'Dan');
    const seeking = async (query: { readonly title?: string } = {}): Promise<readonly string[]> => {
      const games = await dan.does('lobby', { query: { status: 'playing', wanted: 'yes', ...query } });
      return games.map(({ id }) => id).filter((id) => id === game || id === full);
    };
    expect(await seeking()).toEqual([]);
    const wanted = await people[1].does('seekSubstitute', { params: { game }, body: { wanted: true } });
    expect(wanted.seats[1]?.wanted).toBe(true);
    expect(wanted.invitation).not.toBeNull();
    expect(await seeking()).toEqual([game]);
    expect(await seeking({ title: '1849' })).toEqual([]);
    expect((await dan.does('sitDown', { params: { game, seat: 1 }, body: {} })).you.seat).toBe(1);
    expect((await people[1].does('game', { params: { game } })).you.seat).toBeNull();
    expect(await seeking()).toEqual([]);
  });

  it('a game rests by agreement, or after ninety days, and is taken up again', async () => {
    const [ann, ben, cleo] = await three();
    const { id: game, head } = await begunGame([ann, ben, cleo]);
    const { ask } = await ann.does('ask', { params: { game }, body: { kind: 'adjourn', expected: head } });
    await ben.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    await cleo.does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
    expect((await ann.does('game', { params: { game } })).status).toBe('adjourned');
    const up = await ben.does('resumeAdjourned', { params: { game } });
    expect(up).toMatchObject({ status: 'playing', waiting: expect.any(Number) as number });
    await later(game, 91 * 24 * HOUR);
    expect((await ann.does('game', { params: { game } })).status).toBe('adjourned');
    await cleo.does('resumeAdjourned', { params: { game } });
    expect(await playOn([ann, ben, cleo], game, 5)).toBeGreaterThan(4);
  });

  it('orders are nobody else’s affair; they decide at once and say so; they go with the seat', async () => {
    const people = await three();
    const { id: game, waiting } = await begunGame(people);
    const seat = waiting!;
    const me = people[seat]!;
    const { state } = await stateOf(me, game);
    const { kind, set, number } = state.round;
    await me.does('giveOrder', { params: { game }, body: { kind: 'pass', watch: [], round: { kind, set, number } } });
    await place().server.runDueTimers();
    const { entries } = await me.does('story', { params: { game } });
    expect(entries[0]).toMatchObject({
      kind: 'decided',
      through: 'order',
      action: { type: 'pass' },
      by: { seat, person: me.id },
    });
    expect(await me.does('orders', { params: { game } })).toHaveLength(1);
    // Taken back by hand it is not decided again by itself.
    await me.does('takeBack', { params: { game }, body: { expected: 1, key: crypto.randomUUID(), to: 0 } });
    await place().server.runDueTimers();
    expect(await me.does('game', { params: { game } })).toMatchObject({ head: 2, waiting: seat });
    const other = people.find((each) => each !== me)!;
    expect(await other.does('orders', { params: { game } })).toEqual([]);
    expect(
      (
        await other.ask('removeOrder', {
          params: { game, order: (await me.does('orders', { params: { game } }))[0]!.id },
        })
      ).body.denied,
    ).toBe('notFound');
    await me.does('setSeat', { params: { game, seat }, body: { kind: 'bot', level: 'random' } });
    const rows = await context().store.db.selectFrom('orders').selectAll().where('game', '=', game).execute();
    expect(rows[0]?.ended).not.toBeNull();
  });
});
