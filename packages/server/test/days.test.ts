/**
 * A game of seven days: simulated clock, two nodes on one database, one of them started anew in the middle. Four at the
 * table: one on orders, one who vanishes, a bot, and one on a phone that connects now and then.
 */
import { mildest } from '@roundhouse/engine/orders';
import { NEWS_KINDS } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/gameEvents.ts';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { openHook } from './receivers.ts';
import {
  Asker,
  dataFolder,
  guest,
  member,
  openTestServer,
  type TestServer,
  someAction,
  stateOf,
  until,
} from './table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday, at noon in UTC. */
const MONDAY = Date.UTC(2026, 10, 16, 12);

/** Nodes that share a clock and a database. */
class World {
  now = MONDAY;
  nodes: TestServer[] = [];
  readonly gameEvents: GameEvent[] = [];
  readonly env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>>) {
    this.env = env;
  }

  async open(): Promise<TestServer> {
    const node = await openTestServer(this.env, { now: () => this.now });
    node.server.context.gameEvents.observe((gameEvent) => void this.gameEvents.push(gameEvent));
    this.nodes.push(node);
    return node;
  }

  async restart(index: number): Promise<void> {
    await this.nodes[index]!.close();
    const fresh = await openTestServer(this.env, { now: () => this.now });
    fresh.server.context.gameEvents.observe((gameEvent) => void this.gameEvents.push(gameEvent));
    this.nodes[index] = fresh;
  }

  /** All nodes run their timers at the same moment, until only people are to decide. */
  async runTimers(): Promise<void> {
    for (let times = 0; times < 3; times++) await Promise.all(this.nodes.map(({ server }) => server.runDueTimers()));
  }

  /** Who is to decide. */
  standing(game: string) {
    return this.nodes[0]!.server.context.store.db.selectFrom('games')
      .select(['status', 'waiting', 'waiting_bot', 'waiting_order'])
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
  }

  /** Nobody but people is to decide in this game anymore, in which order bots and orders ever came. */
  async settle(game: string): Promise<void> {
    await until(async () => {
      await this.runTimers();
      const row = await this.standing(game);
      return row.status !== 'playing' || (row.waiting_bot === 0 && row.waiting_order === 0);
    });
  }

  /** An hour passes; messages are carried out at its end, by all nodes in the same moment. */
  async pass(game: string): Promise<void> {
    this.now += HOUR - 2 * MINUTE;
    await this.settle(game);
    this.now += 2 * MINUTE;
  }

  async carryOut(): Promise<void> {
    await Promise.all(this.nodes.map(({ server }) => server.deliveryWorker.run()));
  }

  of<K extends GameEvent['kind']>(kind: K, person?: string): Extract<GameEvent, { kind: K }>[] {
    return this.gameEvents.filter(
      (each): each is Extract<GameEvent, { kind: K }> =>
        each.kind === kind && (person === undefined || each.people.includes(person)),
    );
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.close();
  }
}

/** How each thing is said, in English or in Russian. */
const SAYS: Readonly<Record<GameEvent['kind'], RegExp>> = {
  yourTurn: /: (your turn|ваш ход)/,
  deadlineNear: /: (your time runs out|ваше время на исходе)/,
  timeOver: /: (you’re out of time|ваше время вышло)/,
  invited: /(invites you|приглашает вас)/,
  begun: /(has started|партия началась)/,
  ended: /MEX: (the game is over|партия окончена)/,
  asked: /(needs your approval|просит вашего согласия)/,
  declined: /(declined your request|отвечает вам отказом)/,
  mentioned: /(mentioned you|упоминает вас)/,
  orderEnded: /(your auto-actions ended|ваш автоход остановлен)/,
  absent: /(has been away|давно отсутствует)/,
  seatLost: /(a bot is playing your seat|за вас сел бот)/,
  seatOffered: /(been offered a seat|предлагают место)/,
  seatChanged: /(a seat changed hands|в партии сменился игрок)/,
  paused: /(are paused|часы остановлены)/,
  resumed: /(running again|продолжается)/,
  adjourned: /(is adjourned|отложена)/,
  adjournmentEnded: /(is back on|возобновлена)/,
};

const kindOf = (text: string): string => {
  const kinds = Object.entries(SAYS).filter(([, says]) => says.test(text));
  expect(kinds, text).toHaveLength(1);
  return kinds[0]![0];
};

interface Letter {
  readonly id: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/** The same person at another node. */
const at = (place: TestServer, asker: Asker): Asker => {
  const there = new Asker(place.url);
  there.cookie = asker.cookie;
  there.id = asker.id;
  return there;
};

const decideMildly = async (asker: Asker, game: string): Promise<void> => {
  const { number, state } = await stateOf(asker, game);
  const action = mildest(state) ?? someAction(state, number);
  await asker.does('decide', {
    params: { game },
    body: { expected: number, key: crypto.randomUUID(), decide: [action] },
  });
};

const withoutTwice = (gameEvents: readonly GameEvent[]): void => {
  const keys = gameEvents.flatMap((each) => each.people.map((person) => JSON.stringify([person, each])));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
};

const sevenDays = (world: () => World) => {
  let hook: Awaited<ReturnType<typeof openHook>>;
  beforeAll(async () => void (hook = await openHook()));
  afterAll(() => void hook.close());

  it('goes on, and ends; everybody gets each message that they should, once', { timeout: 900_000 }, async () => {
    const here = world();
    const [first, second] = here.nodes as [TestServer, TestServer?];
    const ann = await member(first.url, 'Ann of orders');
    const ben = await guest(first.url, 'Ben');
    const dora = await guest(first.url, 'Dora');
    await dora.does('changeMe', { body: { language: 'ru' } });
    for (const [asker, box] of [
      [ann, '/ann'],
      [ben, '/ben'],
      [dora, '/dora'],
    ] as const) {
      const { channel } = await asker.does('addChannel', {
        body: { type: 'webhook', url: `${hook.url}${box}`, form: 'json' },
      });
      await asker.does('changeChannel', { params: { channel: channel.id }, body: { kinds: [...NEWS_KINDS] } });
    }
    // Ann lives in Kathmandu, without weekends; Ben has the usual nights.
    await ann.does('changeMe', {
      body: { hours: { zone: 'Asia/Kathmandu', night: { from: 23 * 60, to: 7 * 60 }, weekend: [], holidays: [] } },
    });
    const { id: game } = await ann.does('createGame', {
      body: {
        title: '18MEX',
        order: 'seated',
        pace: 'days',
        clock: { kind: 'days', hours: 10, nightsOff: true, weekendsOff: true, holidaysOff: true },
        atEnd: 'shown',
        awayAfter: 30 * 60,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
      },
    });
    for (const [asker, seat] of [
      [ben, 1],
      [dora, 3],
    ] as const)
      await asker.does('sitDown', { params: { game, seat }, body: {} });
    await ann.does('startGame', { params: { game } });
    const view = () => at(here.nodes[0]!, ann).does('game', { params: { game } });
    // Asked hundreds of times: from the store, without a whole view of the game.
    const isTurnOf = async (seat: number) => (await here.standing(game)).waiting === seat;

    let [gameEvents, received] = [0, 0];
    const letters: Letter[] = [];
    /** In everybody's box lies what happened to them since, with their turn where it still is, and nothing else. */
    const carriedOut = async (): Promise<void> => {
      // What a timer brings while letters are on their way belongs to the next letters.
      const known = here.gameEvents.length;
      const news = here.gameEvents.slice(gameEvents, known);
      const { waiting, seats } = await view();
      await here.carryOut();
      const arrived = hook.received.slice(received);
      [gameEvents, received] = [known, hook.received.length];
      for (const [asker, box, seat] of [
        [ann, '/ann', 0],
        [ben, '/ben', 1],
        [dora, '/dora', 3],
      ] as const) {
        const kinds = news.filter(({ people }) => people.includes(asker.id)).map(({ kind }) => kind);
        const isAsked = waiting === seat && seats[seat]?.kind === 'person';
        const others = kinds.filter((kind) => kind !== 'yourTurn' && (kind !== 'deadlineNear' || isAsked));
        const should = [...others, ...(isAsked && kinds.includes('yourTurn') ? ['yourTurn'] : [])];
        const found = arrived
          .filter(({ path: to }) => to === box)
          .map(({ body }) => JSON.parse(body.toString('utf8')) as Letter);
        expect(found.length, 'one letter for all of it').toBe(should.length === 0 ? 0 : 1);
        letters.push(...found);
        const items = found.flatMap((letter) => letter.items);
        expect(items.map(({ text }) => kindOf(text)).toSorted()).toEqual(should.toSorted());
        for (const { link } of items) expect(new URL(link).pathname).toBe(`/table/${game}`);
      }
    };

    let seen = 0;
    const phone = async (visit: number): Promise<void> => {
      const node = here.nodes[visit % here.nodes.length]!;
      const live = await at(node, dora).live();
      live.send({ type: 'subscribe', game, since: seen });
      const { head } = await live.until('subscribed');
      const missed = live.entries(game).map(({ number }) => number);
      expect(missed).toEqual(Array.from({ length: head - seen }, (_, index) => seen + 1 + index));
      seen = head;
      // Anyone who looks is not written to: when she turns away every node must have heard of it.
      const looks = (): boolean[] => here.nodes.map(({ server }) => server.context.isLooking(game, dora.id));
      await until(() => Promise.resolve(looks().every(Boolean)));
      live.terminate();
      await until(() => Promise.resolve(!looks().some(Boolean)));
      for (let tries = 0; tries < 60 && (await isTurnOf(3)); tries++) {
        await decideMildly(at(node, dora), game);
        await here.runTimers();
      }
    };
    /** Ann looks only after a message, gives orders for what comes, and decides the rest. */
    let annSaw = 0;
    const annLooks = async (): Promise<void> => {
      const mine = here.of('yourTurn', ann.id).length + here.of('orderEnded', ann.id).length;
      if (mine === annSaw && here.now > MONDAY + HOUR) return;
      annSaw = mine;
      const node = at(here.nodes.at(-1)!, ann);
      for (let tries = 0; tries < 60 && (await isTurnOf(0)); tries++) {
        const { state } = await stateOf(node, game);
        const { kind, set, number } = state.round;
        const held = (await node.does('orders', { params: { game } })).filter(({ ended }) => ended === null);
        if (kind === 'stock' && !held.some(({ form }) => form.kind === 'pass' && form.round.set === set)) {
          await node.does('giveOrder', {
            params: { game },
            body: { kind: 'pass', watch: ['phase'], round: { kind, set, number } },
          });
        }
        const led = Object.values(state.companies).filter(({ president }) => president === '@1');
        for (const { id: company } of led) {
          if (held.some(({ form }) => 'company' in form && form.company === company)) continue;
          await node.does('giveOrder', { params: { game }, body: { kind: 'run', watch: [], company, pay: 'pay' } });
          await node.does('giveOrder', {
            params: { game },
            body: { kind: 'turn', watch: [], company, parts: ['track', 'station', 'trains', 'other'] },
          });
        }
        await here.runTimers();
        if (await isTurnOf(0)) await decideMildly(node, game);
        await here.runTimers();
      }
    };

    // Monday: everybody plays. Then Ben is no longer seen.
    await here.runTimers();
    for (let hour = 0; hour < 7 * 24; hour++) {
      if (hour < 6 && (await isTurnOf(1))) await decideMildly(at(here.nodes[0]!, ben), game);
      await annLooks();
      if (hour % 5 === 0) await phone(hour / 5);
      if (hour === 80) await here.restart(0);
      if (
        here.of('absent', dora.id).length > 0 &&
        !(await view()).asks.length &&
        (await view()).seats[1]?.kind === 'person'
      ) {
        // Ann asks for a bot; Dora, on her phone, agrees.
        const { head } = await view();
        const { ask } = await at(here.nodes[0]!, ann).does('ask', {
          params: { game },
          body: { kind: 'replace', expected: head, seat: 1, bot: 'random' },
        });
        expect(ask?.asked).toEqual([3]);
        await at(here.nodes.at(-1)!, dora).does('answerAsk', { params: { game, ask: ask!.id }, body: { agree: true } });
        await here.runTimers();
      }
      await here.pass(game);
      await carriedOut();
    }
    // Sunday evening: they agree that it is enough.
    const { status, head } = await view();
    if (status === 'playing') {
      const { ask } = await at(here.nodes[0]!, dora).does('ask', {
        params: { game },
        body: { kind: 'end', expected: head },
      });
      if (ask)
        await at(here.nodes.at(-1)!, ann).does('answerAsk', { params: { game, ask: ask.id }, body: { agree: true } });
    }
    const ended = await view();
    expect(ended.status).toBe('finished');
    expect(ended.ranking?.flat().toSorted()).toEqual([0, 1, 2, 3]);

    here.now += 2 * MINUTE;
    await carriedOut();
    // The receivers got what the nodes say they sent, each message with an id of its own.
    expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
    const sentences = letters.flatMap(({ items }) => items.map(({ text }) => kindOf(text)));
    const times = (kind: string): number => sentences.filter((each) => each === kind).length;
    expect(times('yourTurn')).toBeGreaterThan(5);
    for (const kind of ['begun', 'deadlineNear', 'timeOver', 'absent', 'asked'] as const)
      expect(times(kind), kind).toBe(here.of(kind).reduce((sum, { people }) => sum + people.length, 0));

    const { entries } = await at(here.nodes[0]!, ann).does('story', { params: { game } });
    const last = entries.at(-1);
    expect(last?.kind === 'ended' && last.ranking).toEqual(ended.ranking);

    // Every order did what it said: passes, runs and payments of Ann, and nothing of anybody else.
    const byOrder = entries.filter((entry) => entry.kind === 'decided' && entry.through === 'order');
    expect(byOrder.length).toBeGreaterThan(0);
    for (const entry of byOrder) {
      expect(entry.by).toMatchObject({ seat: 0, person: ann.id });
      if (entry.kind === 'decided') expect(['pass', 'runTrains', 'dividend']).toContain(entry.action.type);
    }
    // Ben's time ended once, was only shown, and the others got one message that he is away.
    const flags = entries.filter((entry) => entry.kind === 'clock');
    expect(here.of('timeOver', ben.id)).toHaveLength(1);
    expect(here.of('deadlineNear', ben.id)).toHaveLength(1);
    expect(flags.length).toBe(here.of('timeOver').length);
    expect(here.of('absent', ann.id)).toHaveLength(1);
    expect(here.of('absent', dora.id)).toHaveLength(1);
    expect(here.of('absent', ben.id)).toHaveLength(0);
    expect(ended.seats[1]).toMatchObject({ kind: 'bot', person: { id: ben.id } });
    expect(here.of('asked', dora.id).length).toBeGreaterThan(0);
    expect(here.of('ended', ann.id).length + here.of('ended', dora.id).length).toBeGreaterThan(0);
    // Nobody gets a message twice, and a message about a turn is true: the next decision after it is theirs.
    withoutTwice(here.gameEvents);
    const seatOf: Readonly<Record<string, number>> = { [ann.id]: 0, [ben.id]: 1, [dora.id]: 3 };
    for (const { people, head: after } of here.of('yourTurn')) {
      const next = entries.find((entry) => entry.number > after && entry.kind === 'decided');
      if (next?.kind === 'decided' && next.action.type !== 'endGame') expect(next.by.seat).toBe(seatOf[people[0]!]);
    }
    // Every turn that Dora began by hand was announced.
    const decided = entries.filter((entry) => entry.kind === 'decided');
    for (const [index, entry] of decided.entries())
      if (
        entry.by.person === dora.id &&
        index > 0 &&
        decided[index - 1]!.by.seat !== 3 &&
        entry.action.type !== 'endGame'
      )
        expect(
          here
            .of('yourTurn', dora.id)
            .some(({ head: after }) => after < entry.number && after >= decided[index - 1]!.number),
        ).toBe(true);
    expect(second === undefined || here.nodes.length === 2).toBe(true);
  });
};

describe('seven days, one node on SQLite', () => {
  const world = new World({ DATA_DIR: dataFolder(), ALLOW_PRIVATE_HOOKS: '1' });
  beforeAll(async () => void (await world.open()));
  afterAll(() => world.close());
  sevenDays(() => world);
});

const there = canStartPostgres();
if (!there) console.warn('seven days: no PostgreSQL was found: two nodes were not tried');
describe.runIf(there)('seven days, two nodes on PostgreSQL', () => {
  let world: World;
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await testDatabase();
    world = new World({ DATABASE_URL: postgres.url, ALLOW_PRIVATE_HOOKS: '1' });
    await world.open();
    await world.open();
  });
  afterAll(async () => {
    await world.close();
    await postgres.stop();
  });
  sevenDays(() => world);
});
