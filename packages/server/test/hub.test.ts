/** The parts of the live hub, each alone: who follows what, entries in order, who is here. */
import type { Entry } from '@roundhouse/protocol';
import { CLOSE } from '@roundhouse/protocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerContext } from '../src/context.ts';
import type { LiveClient } from '../src/live/client.ts';
import { newDebounce } from '../src/live/debounce.ts';
import { newFollowers } from '../src/live/following.ts';
import { newLiveHub } from '../src/live/hub.ts';
import { newPresence, presentHere } from '../src/live/presence.ts';
import { newPump } from '../src/live/pump.ts';
import { clientOf, type TestClient } from './liveClient.ts';

const from = (sent: number, seated = false, looking = true) => ({ sent, seated, looking, invitation: undefined });

const entryOf = (number: number): Entry => ({
  kind: 'clock',
  number,
  at: number,
  by: { seat: null, person: null, bot: null },
  what: 'paused',
});

const numbersOf = ({ received }: TestClient): number[] =>
  received.flatMap((message) => (message.type === 'entries' ? message.entries.map(({ number }) => number) : []));

describe('followers', () => {
  it('a game is known as long as somebody follows it, and every change of its clients is announced', () => {
    const changed = vi.fn<(game: string) => void>();
    const followers = newFollowers(changed);
    const [one, two] = [clientOf(), clientOf()];
    followers.follow(one, 'g', from(0));
    followers.follow(two, 'g', from(0));
    expect([...followers.clientsOf('g')]).toEqual([one, two]);
    followers.unfollow(one, 'g');
    expect(one.games.has('g')).toBe(false);
    expect(followers.ids()).toEqual(['g']);
    followers.unfollow(two, 'g');
    expect(followers.ids()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(4);
  });
});

describe('the pump', () => {
  const setUp = () => {
    const followers = newFollowers(() => undefined);
    const asked: [number, number][] = [];
    let release: () => void = () => undefined;
    let gate: Promise<void> | undefined;
    const pump = newPump(followers, async (_game, since, head) => {
      asked.push([since, head]);
      await gate;
      return Array.from({ length: head - since }, (_, index) => entryOf(since + 1 + index));
    });
    return {
      followers,
      asked,
      pump,
      close: () => void (gate = new Promise((resolve) => (release = resolve))),
      open: () => {
        gate = undefined;
        release();
      },
    };
  };

  it('everybody gets what they lack, read once for those who lack the same', async () => {
    const { followers, pump, asked } = setUp();
    const [early, also, late] = [clientOf(), clientOf(), clientOf()];
    followers.follow(early, 'g', from(1));
    followers.follow(also, 'g', from(1));
    followers.follow(late, 'g', from(3));
    await pump.catchUp('g', 4);
    expect(asked).toEqual([
      [1, 4],
      [3, 4],
    ]);
    expect(numbersOf(early)).toEqual([2, 3, 4]);
    expect(numbersOf(also)).toEqual([2, 3, 4]);
    expect(numbersOf(late)).toEqual([4]);
  });

  it('entries that come while others are read follow them, in order and once', async () => {
    const { followers, pump, close, open } = setUp();
    const client = clientOf();
    followers.follow(client, 'g', from(0));
    close();
    const first = pump.catchUp('g', 2);
    await Promise.resolve();
    const second = pump.catchUp('g', 5);
    open();
    await Promise.all([first, second]);
    expect(numbersOf(client)).toEqual([1, 2, 3, 4, 5]);
  });

  it('a client that leaves or starts anew while entries are read is not sent the wrong ones', async () => {
    const { followers, pump, close, open } = setUp();
    const [gone, anew] = [clientOf(), clientOf()];
    followers.follow(gone, 'g', from(0));
    followers.follow(anew, 'g', from(0));
    close();
    const running = pump.catchUp('g', 3);
    await Promise.resolve();
    followers.unfollow(gone, 'g');
    followers.follow(anew, 'g', from(2));
    open();
    await running;
    expect(numbersOf(gone)).toEqual([]);
    expect(numbersOf(anew)).toEqual([3]);
  });

  it('a source without the entry is a failure, and the next call tries again', async () => {
    const followers = newFollowers(() => undefined);
    const client = clientOf();
    followers.follow(client, 'g', from(0));
    let broken = true;
    const pump = newPump(followers, () => Promise.resolve(broken ? [] : [entryOf(1)]));
    await expect(pump.catchUp('g', 1)).rejects.toThrow('game g lacks entry 1');
    broken = false;
    await pump.catchUp('g', 1);
    expect(numbersOf(client)).toEqual([1]);
  });
});

describe('presence', () => {
  it('players are listed once, looking if any of their pages is; everybody else is a number', () => {
    const followers = newFollowers(() => undefined);
    followers.follow(clientOf('anna'), 'g', from(0, true, false));
    followers.follow(clientOf('anna'), 'g', from(0, true, true));
    followers.follow(clientOf('watcher'), 'g', from(0));
    followers.follow(clientOf(), 'g', from(0));
    expect(presentHere(followers, 'g')).toEqual({ here: [{ person: 'anna', looking: true }], watching: 2 });
  });

  it('joins what the nodes announce, and forgets a node that has fallen silent', () => {
    let now = 0;
    const presence = newPresence(() => now);
    const announce = (node: string, person: string, looking: boolean): void =>
      presence.record({ what: 'presence', game: 'g', node, here: [{ person, looking }], watching: 1 });
    announce('n1', 'anna', false);
    announce('n2', 'anna', true);
    expect(presence.of('g')).toEqual({ here: [{ person: 'anna', looking: true }], watching: 2 });
    expect(presence.isLooking('g', 'anna')).toBe(true);
    now = 50_000;
    announce('n1', 'anna', false);
    now = 80_000;
    expect(presence.of('g')).toEqual({ here: [{ person: 'anna', looking: false }], watching: 1 });
    presence.record({ what: 'presence', game: 'g', node: 'n1', here: [], watching: 0 });
    expect(presence.of('g')).toEqual({ here: [], watching: 0 });
  });
});

describe('debounce', () => {
  it('many calls of one key are one, and what waits at the end is dropped', async () => {
    const work = vi.fn(() => Promise.resolve());
    const dropped = vi.fn(() => Promise.resolve());
    const { soon, close } = newDebounce(() => undefined);
    for (let times = 0; times < 5; times++) soon('view g', 1, work);
    soon('view h', 10_000, dropped);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    close();
    expect(dropped).not.toHaveBeenCalled();
  });

  it('reports work that fails', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    newDebounce(failed).soon('x', 1, () => Promise.reject(new Error('no')));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  });
});

// Other files use the same thread.
afterEach(() => void vi.useRealTimers());

it('somebody whose net is gone without a word is gone for the others within 15 seconds; one who answers stays', () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const nothing = (): undefined => undefined;
  const context = {
    store: { onNotice: nothing, onGap: nothing, notify: async (notice: unknown) => void told.push(notice) },
    metrics: { sockets: { set: nothing }, cutOff: { inc: nothing }, failures: { inc: nothing } },
    log: { error: nothing },
    now: Date.now,
  } as unknown as ServerContext;
  const hub = newLiveHub(context);
  const codes: number[] = [];
  const silent: LiveClient = { ...clientOf('silent'), close: (code) => (codes.push(code), hub.leave(silent)) };
  const alive: LiveClient = {
    ...clientOf('alive'),
    probe: () => (alive.silent = 0),
    close: () => expect.unreachable(),
  };
  for (const client of [silent, alive]) {
    hub.enter(client);
    hub.follow(client, 'g', from(0, true));
  }
  vi.advanceTimersByTime(15_000);
  expect(codes).toEqual([CLOSE.silent]);
  vi.advanceTimersByTime(200);
  expect(told.at(-1)).toMatchObject({ what: 'presence', here: [{ person: 'alive', looking: true }] });
});
