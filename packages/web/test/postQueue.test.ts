import type { Action } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../src/net/call.ts';
import { createPostQueue, type Post, type PostQueue, RETRY_AFTER } from '../src/net/postQueue.ts';

const action = (by: Action['by']): Action => ({ type: 'pass', by });
const [first, second] = [action('@anna'), action('@ben')];

type Reply = Answer<'decide'>;

/** A server whose answers the test gives one by one. */
const atServer = () => {
  const sent: Post[] = [];
  const replies: ((reply: Reply) => void)[] = [];
  const log: string[] = [];
  let key = 0;
  const queue: PostQueue = createPostQueue({
    send: (post) => {
      sent.push(post);
      return new Promise((resolve) => replies.push(resolve));
    },
    newKey: () => `key ${++key}`,
    receive: (entries) => {
      for (const entry of entries) if (entry.kind === 'decided') queue.confirm(entry.action);
    },
    refused: ({ denied }) => log.push(denied),
    reached: (reached) => log.push(reached ? 'reached' : 'unreached'),
    settled: () => log.push('settled'),
  });
  const reply = async (answer: Reply): Promise<void> => {
    const give = replies.shift();
    if (!give) throw new Error('nothing was sent');
    give(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, log, reply };
};

const decided = (number: number, of: Action): Entry => ({ kind: 'decided', number, action: of }) as Entry;
const ok = (...entries: Entry[]): Reply => ({ ok: { entries } }) as Reply;
const UNREACHABLE = { no: { denied: 'unavailable' } } as Reply;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('posts one decision at a time, oldest first', async () => {
  const { queue, sent, reply } = atServer();
  queue.add([first]);
  queue.add([second]);
  expect(sent).toEqual([{ key: 'key 1', actions: [first] }]);
  expect(queue.unconfirmed()).toEqual([first, second]);
  await reply(ok(decided(1, first)));
  expect(sent.at(1)).toEqual({ key: 'key 2', actions: [second] });
  await reply(ok(decided(2, second)));
  expect(queue.unconfirmed()).toEqual([]);
  expect(sent).toHaveLength(2);
});

it('repeats a request with the same key when the server could not be reached', async () => {
  const { queue, sent, log, reply } = atServer();
  queue.add([first]);
  await reply(UNREACHABLE);
  expect(log).toEqual(['unreached']);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER - 1);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([sent[0], sent[0]]);
  await reply(ok(decided(1, first)));
  expect(queue.unconfirmed()).toEqual([]);
});

it('sends what waits at once when the connection is back', async () => {
  const { queue, sent, reply } = atServer();
  queue.add([first]);
  await reply(UNREACHABLE);
  queue.flush();
  expect(sent).toHaveLength(2);
  queue.flush();
  expect(sent).toHaveLength(2);
});

it('posts a decision that still fits as a new one when somebody was faster', async () => {
  const { queue, sent, log, reply } = atServer();
  queue.add([first]);
  await reply({ no: { denied: 'behind', missed: [decided(1, second)] } } as unknown as Reply);
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2']);
  expect(sent[1]?.actions).toEqual([first]);
  expect(log).toEqual(['reached', 'settled']);
});

it('says that somebody was faster when nothing is left to post', async () => {
  const { queue, sent, log, reply } = atServer();
  queue.add([first]);
  queue.clear();
  await reply({ no: { denied: 'behind', missed: [] } } as unknown as Reply);
  expect(log).toContain('behind');
  expect(sent).toHaveLength(1);
});

it('drops everything behind a decision that was refused', async () => {
  const { queue, sent, log, reply } = atServer();
  queue.add([first]);
  queue.add([second]);
  await reply({ no: { denied: 'refused' } });
  expect(queue.unconfirmed()).toEqual([]);
  expect(log).toEqual(['reached', 'refused', 'settled']);
  expect(sent).toHaveLength(1);
});

it('takes a broadcast for the confirmation, action by action', () => {
  const { queue } = atServer();
  queue.add([first, second]);
  queue.confirm(second);
  expect(queue.unconfirmed()).toEqual([first, second]);
  queue.confirm(first);
  expect(queue.unconfirmed()).toEqual([second]);
  queue.confirm(second);
  expect(queue.unconfirmed()).toEqual([]);
});

it('sends nothing more once it is closed', async () => {
  const { queue, sent, reply } = atServer();
  queue.add([first]);
  await reply(UNREACHABLE);
  queue.close();
  await vi.advanceTimersByTimeAsync(10 * RETRY_AFTER);
  queue.add([second]);
  expect(sent).toHaveLength(1);
});
