/** Whatever people do at the same time, there is one story; and it goes on when the rules change. */
import {
  apply,
  begin,
  type Game,
  isRefusal,
  knownTitle,
  referee,
  registerTitle,
  type State,
  type Title,
} from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import {
  dataFolder,
  type Asker,
  begunGame,
  guest,
  type Live,
  openTestServer,
  type TestServer,
  playOn,
  someAction,
  stateOf,
} from './table.ts';

type Post = Parameters<typeof post>[1];

/** One of the players with a page that is open: it knows the story as far as it heard of it. */
interface Player {
  readonly asker: Asker;
  readonly seat: number;
  readonly game: string;
  story: Entry[];
  live: Live | undefined;
  last: Post | undefined;
}

const post = async (
  { asker, game }: Player,
  body: { expected: number; key: string; decide: ReturnType<typeof someAction>[] },
) => asker.ask('decide', { params: { game }, body });

/** What the page heard since; entries come in order, and what comes again is the same. */
const listen = (player: Player): void => {
  for (const entry of player.live?.entries(player.game) ?? []) {
    if (entry.number <= player.story.length) expect(player.story[entry.number - 1]).toEqual(entry);
    else {
      expect(entry.number).toBe(player.story.length + 1);
      player.story.push(entry);
    }
  }
};

const connect = async (player: Player): Promise<void> => {
  if (player.live) return;
  player.live = await player.asker.live();
  player.live.send({ type: 'subscribe', game: player.game, since: player.story.length });
  await player.live.until('subscribed');
  listen(player);
};

const fold = (header: Game, entries: readonly Entry[]): State => {
  const states = [begin(header).state];
  for (const entry of entries) {
    const before = states.at(-1)!;
    if (entry.kind === 'decided') {
      const result = apply(before, entry.action);
      if (isRefusal(result)) throw new Error(`entry ${entry.number}: ${result.rule} ${result.key}`);
      expect(referee(result.state)).toEqual([]);
      states.push(result.state);
    } else states.push(entry.kind === 'takenBack' ? states[entry.to]! : before);
  }
  return states.at(-1)!;
};

const COMMANDS = ['decide', 'decide', 'decide', 'stale', 'retry', 'twice', 'back', 'ask', 'drop', 'connect'] as const;
type Doing = { readonly who: number; readonly what: (typeof COMMANDS)[number]; readonly seed: number };

const act = async (players: readonly Player[], { who, what, seed }: Doing): Promise<void> => {
  const player = players[who]!;
  const { asker, game } = player;
  listen(player);
  const asking = { params: { game } };
  switch (what) {
    case 'decide':
    case 'twice':
    case 'stale': {
      const { number, state } = await stateOf(asker, game);
      if (state.outcome) return;
      const action = someAction(state, seed);
      const by = players[Number(action.by.slice(1)) - 1]!;
      by.last = {
        expected: what === 'stale' ? Math.max(0, number - 1) : number,
        key: crypto.randomUUID(),
        decide: [action],
      };
      const posts = what === 'twice' ? [by.last, by.last, { ...by.last, key: crypto.randomUUID() }] : [by.last];
      const answers = await Promise.all(posts.map((body) => post(by, body)));
      for (const { status } of answers) expect([200, 409, 422]).toContain(status);
      if (what === 'twice' && answers[0]!.status === 200) expect(answers[1]!.body).toEqual(answers[0]!.body);
      return;
    }
    case 'retry':
      if (player.last) expect([200, 409, 422]).toContain((await post(player, player.last)).status);
      return;
    case 'back': {
      const { entries, head } = await asker.does('story', asking);
      const to = entries.findLast((entry) => entry.kind === 'decided' && entry.by.seat === player.seat)?.number ?? 1;
      const { status } = await asker.ask('takeBack', {
        ...asking,
        body: { expected: head, key: crypto.randomUUID(), to: to - 1 },
      });
      expect([200, 403, 409]).toContain(status);
      return;
    }
    case 'ask': {
      const { head } = await asker.does('story', asking);
      const asked = await asker.ask('ask', {
        ...asking,
        body: { kind: 'takeBack', expected: head, to: Math.max(0, head - 2) },
      });
      expect([200, 409]).toContain(asked.status);
      if (asked.status !== 200 || !asked.body.ask) return;
      for (const seat of asked.body.ask.asked) {
        const { status } = await players[seat]!.asker.ask('answerAsk', {
          params: { game, ask: asked.body.ask.id },
          body: { agree: seed % 4 > 0 },
        });
        expect([200, 404, 403]).toContain(status);
      }
      return;
    }
    case 'drop':
      player.live?.terminate();
      player.live = undefined;
      return;
    case 'connect':
      await connect(player);
  }
};

/** The same person, who talks to another node. */
const atNode = (asker: Asker, node: TestServer): Asker =>
  Object.assign(Object.create(asker) as Asker, { url: node.url });

const everywhere: readonly (readonly [string, number])[] = [
  ['one node', 1],
  ...(canStartPostgres() ? [['two nodes on one PostgreSQL', 2] as const] : []),
];

describe.each(everywhere)('one story, %s', (_name, count) => {
  let postgres: Postgres | undefined;
  let nodes: readonly TestServer[];
  let people: readonly Asker[];
  beforeAll(async () => {
    postgres = count > 1 ? await testDatabase() : undefined;
    const opened: TestServer[] = [];
    for (let node = 0; node < count; node++)
      opened.push(await openTestServer(postgres ? { DATABASE_URL: postgres.url } : {}));
    nodes = opened;
    const [first] = opened as [TestServer];
    const known = [await guest(first.url, 'A'), await guest(first.url, 'B'), await guest(first.url, 'C')];
    people = known.map((asker, seat) => atNode(asker, opened[seat % count]!));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres?.stop();
  });

  it('any interleaving of posts, retries, take-backs and lost connections ends in one that the referee accepts and everybody shows', async () => {
    const doing = fc.record({ who: fc.nat(2), what: fc.constantFrom(...COMMANDS), seed: fc.nat(1000) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(doing, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 12 }),
        async (turns) => {
          const { id: game } = await begunGame(people);
          const players = people.map((asker, seat): Player => ({
            asker,
            seat,
            game,
            story: [],
            live: undefined,
            last: undefined,
          }));
          for (const atOnce of turns) await Promise.all(atOnce.map((each) => act(players, each)));
          const { header, entries, head } = await people[0]!.does('story', { params: { game } });
          expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: head }, (_, index) => index + 1));
          const state = fold({ ...header, actions: [] } as unknown as Game, entries);
          expect((await stateOf(people[0]!, game)).state).toEqual(JSON.parse(JSON.stringify(state)));
          // A position that is not in memory is the same.
          for (const node of nodes) node.server.context.positions.forget(game);
          expect((await stateOf(people[1]!, game)).state).toEqual(JSON.parse(JSON.stringify(state)));
          for (const player of players) {
            await connect(player);
            await player.live!.until('subscribed');
            if (head > player.story.length) await player.live!.until('entries', (message) => message.head === head);
            listen(player);
            expect(player.story).toEqual(entries);
            player.live!.terminate();
          }
        },
      ),
      { numRuns: 12, seed: 18 },
    );
  });
});

describe('another version of the rules', () => {
  const data = dataFolder();
  let title: Title;
  afterAll(() => registerTitle(title));

  it('goes on with the games of the one before, from where they stand', async () => {
    const before = await openTestServer({ DATA_DIR: data }, { rules: 'old' });
    const people = [await guest(before.url, 'A'), await guest(before.url, 'B'), await guest(before.url, 'C')] as const;
    const { id: game } = await begunGame(people);
    await playOn(people, game, 61);
    const stood = await stateOf(people[0], game);
    const opening = await people[0].does('position', { params: { game }, query: { at: 0 } });
    await before.close();

    // The mended rule: everybody begins with less, so that hardly any decision of old would be possible.
    title = knownTitle('18MEX')!;
    const { setup } = title;
    registerTitle({
      ...title,
      setup: (request) => {
        const state = setup(request);
        const cash = Object.fromEntries(
          Object.entries(state.cash).map(([holder, money]) => [holder, holder.startsWith('@') ? 1 : money]),
        );
        const taken = state.seats.reduce((sum, seat) => sum + (state.cash[seat] ?? 0) - 1, 0);
        return { ...state, cash: { ...cash, bank: (cash['bank'] ?? 0) + taken } };
      },
    });
    const after = await openTestServer({ DATA_DIR: data }, { rules: 'new' });
    const again = people.map((asker) => atNode(asker, after));
    expect(await stateOf(again[0]!, game)).toEqual(stood);
    expect((await again[0]!.does('position', { params: { game }, query: { at: 0 } })).state).toEqual(opening.state);
    await playOn(again, game, 10, 5);
    const rules = await after.server.context.store.db
      .selectFrom('snapshots')
      .select('rules')
      .where('game', '=', game)
      .orderBy('number')
      .execute();
    expect(rules[0]?.rules).toBe('old');
    // A game that begins now begins by the new rule.
    const fresh = await begunGame(again);
    const { state } = await stateOf(again[0]!, fresh.id);
    // What nobody can afford is skipped at once, and may have paid somebody already.
    expect(state.cash['@1']).toBeLessThan(100);
    expect((opening.state as unknown as State).cash['@1']).toBeGreaterThan(500);
    await after.close();
  });

  it('a game whose last decisions are no longer possible says so, and keeps its story', async () => {
    const place = await openTestServer({ DATA_DIR: data }, { rules: 'new' });
    const { db } = place.server.context.store;
    const { id: game, head } = await db
      .selectFrom('games')
      .select(['id', 'head'])
      .where('head', '>', 60)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('snapshots').where('game', '=', game).execute();
    const visitor = await guest(place.url, 'V');
    expect((await visitor.ask('position', { params: { game } })).body.denied).toBe('stuck');
    expect((await visitor.does('story', { params: { game } })).entries).toHaveLength(head);
    await place.close();
  });
});

const stores = ['SQLite', ...(canStartPostgres() ? ['PostgreSQL'] : [])];

describe.each(stores)('a crash right behind a decision, and another version of the rules, %s', (store) => {
  const own = dataFolder();
  let known: Title | undefined;
  let postgres: Postgres | undefined;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    postgres = store === 'PostgreSQL' ? await testDatabase() : undefined;
    env = { DATA_DIR: own, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  });
  afterAll(async () => {
    if (known) registerTitle(known);
    await postgres?.stop();
  });

  const positionsOf = (asker: Asker, game: string, head: number): Promise<unknown[]> =>
    Promise.all(
      Array.from(
        { length: head + 1 },
        async (_, at) => (await asker.does('position', { params: { game }, query: { at } })).state,
      ),
    );

  /** What of a game is on disk at this moment: decisions, and those of which it is stored what they changed. */
  const storedOf = async ({ server }: TestServer, game: string): Promise<readonly (readonly number[])[]> => {
    const { db } = server.context.store;
    const ofGame = async (table: 'entries' | 'differences') => {
      let query = db.selectFrom(table).select('number').where('game', '=', game).orderBy('number');
      if (table === 'entries') query = query.where('kind', '=', 'decided');
      return (await query.execute()).map(({ number }) => number);
    };
    return [await ofGame('entries'), await ofGame('differences')];
  };

  it('every position of a game can be looked at, also those that today’s rules would refuse to reach', async () => {
    const before = await openTestServer(env, { rules: 'old' });
    const people = [await guest(before.url, 'D'), await guest(before.url, 'E'), await guest(before.url, 'F')] as const;
    const { id: game } = await begunGame(people);
    await playOn(people, game, 22);
    // What was taken back is part of the story, too.
    const { number, state } = await stateOf(people[0], game);
    const action = someAction(state, 9);
    const decider = people[Number(action.by.slice(1)) - 1]!;
    const body = { expected: number, key: crypto.randomUUID(), decide: [action] };
    await decider.does('decide', { params: { game }, body });
    await decider.does('takeBack', {
      params: { game },
      body: { expected: number + 1, key: crypto.randomUUID(), to: number },
    });
    const head = await playOn(people, game, 8);
    // The decision is confirmed: from here on the process may die at any moment.
    const [decisions, changes] = await storedOf(before, game);
    expect(changes).toEqual(decisions);
    // And the same game from a file, carried on by others.
    const file = await people[0].does('gameFile', { params: { game } });
    const { id: carried, head: brought } = await begunGame(people, { file });
    const [thoseBrought, changedByThem] = await storedOf(before, carried);
    expect(changedByThem).toEqual(thoseBrought);
    expect(brought).toBe(30);
    const stood = {
      game: await positionsOf(people[0], game, head),
      carried: await positionsOf(people[0], carried, brought),
    };
    await before.close();

    // Nothing of what was decided is possible anymore.
    const title = knownTitle('18MEX')!;
    known = title;
    const steps = Object.fromEntries(
      Object.entries(title.steps).map(([name, step]) => [name, { ...step, choices: {} }]),
    );
    registerTitle({ ...title, steps });
    const after = await openTestServer(env, { rules: 'new' });
    const asker = atNode(people[0], after);
    const { db } = after.server.context.store;
    // As after kill -9: no position was written behind the decisions, only what was written with them.
    await db.deleteFrom('snapshots').where('number', '>', 0).execute();
    expect(await positionsOf(asker, game, head)).toEqual(stood.game);
    expect(await positionsOf(asker, carried, brought)).toEqual(stood.carried);
    // Without what was written with them, none of them could be looked at.
    await db.deleteFrom('differences').where('game', '=', game).execute();
    after.server.context.positions.forget(game);
    expect((await asker.ask('position', { params: { game }, query: { at: 1 } })).body.denied).toBe('stuck');
    expect((await asker.ask('position', { params: { game } })).body.denied).toBe('stuck');
    await after.close();
  });
});
