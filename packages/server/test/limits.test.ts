/** Limits, each part alone: addresses, buckets, fair queues, sockets held. */
import { describe, expect, it } from 'vitest';
import { Denial } from '../src/denial.ts';
import { newFairQueue } from '../src/fairQueue.ts';
import { countedAddress } from '../src/limits/address.ts';
import { newSocketCount } from '../src/limits/socketCount.ts';
import { newLimits } from '../src/limits/limits.ts';
import { LIMITS_AT_ONCE, LIMITS } from '../src/limits/table.ts';

const deniedBy = (work: () => unknown): Denial | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Denial) return error;
    throw error;
  }
};

describe('addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });
});

describe('buckets', () => {
  it('the address, the person and the target each have their own, and all must have enough', () => {
    let now = 0;
    const limits = newLimits(1, () => now);
    const { most } = LIMITS.chat.person[0];
    for (let times = 0; times < most; times++) limits.take('chat', { address: 'a', person: 'p', target: 'g' });
    expect(deniedBy(() => limits.take('chat', { address: 'a', person: 'p', target: 'g' }))?.more).toEqual({ after: 2 });
    // Another person at the same address still may, until the address is used up.
    let others = 0;
    while (!deniedBy(() => limits.take('chat', { address: 'a', person: `q${others}`, target: `g${others}` }))) others++;
    expect(others).toBe(LIMITS.chat.address[0].most - most);
    // What was denied has taken nothing from the buckets that had enough.
    expect(limits.wait('chat', { person: 'q-late' })).toBe(0);
    now = 60_000;
    expect(deniedBy(() => limits.take('chat', { address: 'a', person: 'p', target: 'g' }))).toBeUndefined();
  });

  it('costs count, a refund gives back, and a cost above the whole bucket needs a full one', () => {
    const limits = newLimits(1, () => 0);
    const all = LIMITS.uploads.person[0].most;
    limits.take('uploads', { person: 'p' }, all);
    expect(deniedBy(() => limits.take('uploads', { person: 'p' }, 1))).toBeInstanceOf(Denial);
    limits.refund('uploads', { person: 'p' }, all);
    expect(deniedBy(() => limits.take('uploads', { person: 'p' }, all * 2))).toBeUndefined();
    expect(deniedBy(() => limits.take('uploads', { person: 'p' }, 1))).toBeInstanceOf(Denial);
  });

  it('several windows hold at once', () => {
    let now = 0;
    const limits = newLimits(1, () => now);
    let made = 0;
    for (; now < 10 * 60_000; now += 1000) if (!deniedBy(() => limits.take('guests', { address: 'a' }))) made++;
    const [minute, hour] = LIMITS.guests.address;
    expect(made).toBeGreaterThanOrEqual(hour.most);
    expect(made).toBeLessThan(minute.most * 10);
  });
});

describe('a fair queue', () => {
  const later = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  };

  it('serves owners by turns, no matter who asked for more, and what can wait last', async () => {
    const queue = newFairQueue({ atOnce: 1, most: 100, mostPerOwner: 50 });
    const gate = later();
    const done: string[] = [];
    const job = (owner: string, canWait = false) =>
      queue.run(
        owner,
        () => {
          done.push(owner);
          return Promise.resolve();
        },
        canWait,
      );
    const first = queue.run('x', () => gate.opened);
    const all = [job('bots', true), ...Array.from({ length: 4 }, () => job('greedy')), job('modest'), job('other')];
    expect(queue.waiting()).toBe(7);
    gate.open();
    await Promise.all([first, ...all]);
    expect(done).toEqual(['greedy', 'modest', 'other', 'greedy', 'greedy', 'greedy', 'bots']);
    expect(queue.waiting()).toBe(0);
  });

  it('one whose work takes long lets the others go first, until it is forgotten', async () => {
    let time = 0;
    const queue = newFairQueue({ atOnce: 1, most: 100, mostPerOwner: 50 }, () => time);
    const done: string[] = [];
    const job = (owner: string, takes: number) =>
      queue.run(owner, async () => {
        await new Promise(setImmediate);
        time += takes;
        done.push(owner);
      });
    await Promise.all([
      job('slow', 3000),
      ...Array.from({ length: 2 }, () => job('slow', 3000)),
      ...Array.from({ length: 3 }, () => job('quick', 20)),
      job('new', 20),
    ]);
    expect(done).toEqual(['slow', 'quick', 'new', 'quick', 'quick', 'slow', 'slow']);
    done.length = 0;
    time += 20 * 60_000;
    const first = job('x', 0);
    await Promise.all([first, job('slow', 1), job('quick', 1)]);
    expect(done).toEqual(['x', 'slow', 'quick']);
  });

  it('refuses one owner who asks for too much, and not the others; a failure frees its place', async () => {
    const queue = newFairQueue({ atOnce: 1, most: 5, mostPerOwner: 2 });
    const gate = later();
    const first = queue.run('x', () => gate.opened);
    const waiting = [queue.run('a', () => Promise.reject(new Error('no'))), queue.run('a', () => Promise.resolve(2))];
    await expect(queue.run('a', () => Promise.resolve(3))).rejects.toThrow('too much waits');
    waiting.push(queue.run('b', () => Promise.resolve(4)));
    gate.open();
    await first;
    const results = await Promise.allSettled(waiting);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await queue.run('a', () => Promise.resolve(5))).toBe(5);
  });

  it('never runs more at once than it may', async () => {
    const queue = newFairQueue({ atOnce: 2, most: 100, mostPerOwner: 100 });
    let [running, most] = [0, 0];
    const work = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    };
    await Promise.all(Array.from({ length: 30 }, (_, index) => queue.run(`${index % 3}`, work)));
    expect(most).toBe(2);
  });
});

describe('sockets held', () => {
  it('so many per person and per address, and they count what they owe', () => {
    const count = newSocketCount(1);
    const letGo = Array.from({ length: LIMITS_AT_ONCE.socketsPerPerson }, () =>
      count.hold({ bufferedAmount: 1 }, 'a', 'p'),
    );
    expect(deniedBy(() => count.admit('a', 'p'))?.key).toBe('tooMany');
    expect(deniedBy(() => count.admit('b', null))).toBeUndefined();
    letGo[0]?.();
    expect(deniedBy(() => count.admit('a', 'p'))).toBeUndefined();
    for (let times = 0; times < LIMITS_AT_ONCE.socketsPerAddress; times++)
      count.hold({ bufferedAmount: 200_000 }, 'c', null);
    expect(deniedBy(() => count.admit('c', null))?.key).toBe('tooMany');
    expect(count.owesTooMuch('c')).toBe(true);
    expect(count.owesTooMuch('a')).toBe(false);
  });
});
