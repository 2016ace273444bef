/** A bot that thinks for long says what it looks at; those who follow its game hear it. */
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { type Action, begin, decider, newGame, offers, type PlayerId } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, it, vi } from 'vitest';
import work from '../src/bots/worker.ts';
import type { ServerContext } from '../src/context.ts';
import type { LiveClient } from '../src/live/client.ts';
import { newLiveHub } from '../src/live/hub.ts';
import type { Notice, NoticeListener } from '../src/store/notices.ts';
import { clientOf } from './liveClient.ts';

const position = async () => {
  await loadTitle('1849');
  const players = ['@1', '@2', '@3'].map((id) => ({ id: id as PlayerId, name: id }));
  return begin(newGame({ title: '1849', players, seed: 1 })).state;
};

/** What a bot said while it thought, on a clock that goes on by so much with every look at it. */
const said = async (ms: number): Promise<readonly Action[]> => {
  const state = await position();
  const { port1: hears, port2: considers } = new MessageChannel();
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += ms));
  const bots = { [decider(state) ?? '']: 'strong' };
  await work({ kind: 'think', title: '1849', state, bots, seed: 1, considers });
  clock.mockRestore();
  const heard: Action[] = [];
  for (let next = receiveMessageOnPort(hears); next; next = receiveMessageOnPort(hears))
    heard.push((next as { readonly message: Action }).message);
  hears.close();
  return heard;
};

it('a thought that takes longer than a second says what it looks at', async () => {
  const heard = await said(100);
  expect(heard.length).toBeGreaterThan(0);
  const open = offers(await position(), 'bid').flatMap((each) =>
    'action' in each && each.action.type === 'bid' ? [each.action.item] : [],
  );
  for (const action of heard) expect(action.type === 'bid' && open.includes(action.item)).toBe(true);
});

it('a quick one says nothing', async () => {
  expect(await said(0)).toEqual([]);
});

it('only those who follow the game hear it', () => {
  let tell: NoticeListener = () => expect.unreachable();
  const nothing = (): undefined => undefined;
  const context = {
    store: { onNotice: (listener: NoticeListener) => (tell = listener), onGap: nothing, notify: async () => undefined },
    metrics: { sockets: { set: nothing }, cutOff: { inc: nothing }, failures: { inc: nothing } },
    log: { error: nothing },
    now: Date.now,
  } as unknown as ServerContext;
  const hub = newLiveHub(context);
  const [here, elsewhere] = [clientOf(), clientOf()];
  const follow = (client: LiveClient, game: string): void => {
    hub.enter(client);
    hub.follow(client, game, { sent: 0, seated: false, looking: true, invitation: undefined });
  };
  follow(here, 'g');
  follow(elsewhere, 'h');
  const notice: Notice = { what: 'considers', game: 'g', head: 3, action: { type: 'pass', by: '@1' } };
  tell(notice);
  expect(here.received).toEqual([{ type: 'considers', game: 'g', head: 3, action: { type: 'pass', by: '@1' } }]);
  expect(elsewhere.received).toEqual([]);
  hub.close();
});
