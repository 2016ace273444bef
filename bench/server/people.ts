/** People who play over the net, as cheaply as possible: most of the machine is for the server. */
import { type Action, apply, begin, diceOf, type Game, isRefusal, newGame, randomAction } from '@roundhouse/engine';
import type { Appended, Entry } from '@roundhouse/protocol/client';
import { loadTitle } from '@roundhouse/titles';
import { WebSocket } from 'ws';
import { type Answer, send } from './send.ts';

export type Body = { readonly denied?: string; readonly id?: string } & Partial<Appended>;

export const ask = (url: string, method: string, path: string, cookie = '', body?: unknown): Promise<Answer<Body>> =>
  send(url, method, path, { cookie, body, timeout: 10_000 });

export const must = async (answer: Promise<Answer<Body>>): Promise<Answer<Body>> => {
  const response = await answer;
  if (response.status >= 300) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response;
};

/** A game that has been played already: everybody posts it again. */
export interface Script {
  readonly game: Game;
  readonly actions: readonly Action[];
}

export const scriptOf = async (title: string, players: number, length: number, seed: number): Promise<Script> => {
  await loadTitle(title);
  const game = newGame({
    title,
    seed,
    seating: 'asSeated',
    players: Array.from({ length: players }, (_, index) => ({ id: `@${index + 1}` as const, name: `P${index + 1}` })),
  });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  let { state } = begin(game);
  while (actions.length < length && !state.outcome) {
    const action = randomAction(state, dice);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(result.key);
    actions.push(action);
    ({ state } = result);
  }
  return { game, actions };
};

export interface Table {
  readonly id: string;
  readonly cookies: readonly string[];
  readonly script: Script;
  head: number;
}

export const guests = async (url: string, count: number): Promise<string[]> => {
  const cookies: string[] = [];
  for (let index = 0; index < count; index++)
    cookies.push((await must(ask(url, 'POST', '/api/guests', '', { name: `Guest ${index}` }))).cookie ?? '');
  return cookies;
};

/** A table where these people play the game of the script, begun. */
export const setTable = async (
  url: string,
  cookies: readonly string[],
  script: Script,
  brought = 0,
  conditions: object = {},
): Promise<Table> => {
  const [owner = '', ...others] = cookies;
  const file = { ...script.game, actions: script.actions.slice(0, brought) };
  const seats = script.game.players.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' }));
  const { body } = await must(
    ask(url, 'POST', '/api/games', owner, { title: script.game.title, seats, file, ...conditions }),
  );
  const id = body.id ?? '';
  for (const [index, cookie] of others.entries())
    await must(ask(url, 'POST', `/api/games/${id}/seats/${index + 1}`, cookie, {}));
  await must(ask(url, 'POST', `/api/games/${id}/start`, owner));
  return { id, cookies, script, head: brought };
};

/** Posts the next decision of the script; the answer is whatever it is. */
export const postNext = (url: string, { id, cookies, script, head }: Table, key: string): Promise<Answer<Body>> => {
  const action = script.actions[head];
  if (!action) throw new Error('the script is at its end');
  const seat = script.game.players.findIndex((player) => player.id === action.by);
  return ask(url, 'POST', `/api/games/${id}/entries`, cookies[seat], { expected: head, key, decide: [action] });
};

export const storyOf = async (
  url: string,
  { id, cookies }: Pick<Table, 'id' | 'cookies'>,
): Promise<readonly Entry[]> => {
  const { body } = await must(ask(url, 'GET', `/api/games/${id}/story`, cookies[0]));
  return body.entries ?? [];
};

/** A page that is open; tells of every entry that arrives. */
export const watch = (
  url: string,
  cookie: string,
  game: string,
  heard: (number: number, at: number) => void,
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url, cookie } });
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', game, since: 0 })));
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      const text = data.toString('utf8');
      if (text.startsWith('{"type":"entries"')) heard((JSON.parse(text) as { head: number }).head, at);
      else if (text.startsWith('{"type":"subscribed"')) resolve(socket);
      else if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}');
    });
  });
