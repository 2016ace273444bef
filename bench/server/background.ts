/** What runs besides the decisions: clocks, standing orders, and people with a webhook on this machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Entry } from '@roundhouse/protocol/client';
import { ask, must, type Script, setTable, storyOf, type Table } from './people.ts';

const DAYS = { kind: 'days', hours: 24, nightsOff: true, weekendsOff: true, holidaysOff: true };
const LIVE = { kind: 'live', bank: 3600, increment: 60, perRound: 0 };

/** Every second table has a clock: days and live by turns. */
export const clockAt = (index: number): object => {
  if (index % 2 === 0) return {};
  return index % 4 === 1 ? { pace: 'days', clock: DAYS } : { pace: 'live', clock: LIVE };
};

/** An order that is looked at with every turn of its giver and never has anything to say. */
export const giveSilentOrder = async (url: string, { id, cookies, script }: Table, company: string): Promise<void> => {
  if (script.actions.some((action) => 'company' in action && action.company === company))
    throw new Error(`${company} is played in the script`);
  await must(ask(url, 'POST', `/api/games/${id}/orders`, cookies[0], { kind: 'run', watch: [], company, pay: 'pay' }));
};

/** A company that the script never plays. */
export const idleCompany = (script: Script, companies: readonly string[]): string | undefined =>
  companies.find((id) => !script.actions.some((action) => 'company' in action && action.company === id));

export interface Letter {
  readonly id: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

export interface Receiver {
  readonly url: string;
  /** Letters by the path they came to, in the order in which they came. */
  readonly letters: Map<string, Letter[]>;
  readonly count: () => number;
  /** What it answers; anything but 200 takes no letter. */
  readonly state: { status: number };
  readonly refused: () => number;
  readonly close: () => void;
}

/** Takes every message of every person, each at a path of their own. */
export const openReceiver = async (): Promise<Receiver> => {
  const letters = new Map<string, Letter[]>();
  const state = { status: 200 };
  let refused = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (state.status !== 200) {
        refused++;
        response.writeHead(state.status).end();
        return;
      }
      const path = request.url ?? '';
      const letter = JSON.parse(Buffer.concat(parts).toString('utf8')) as Letter;
      letters.set(path, [...(letters.get(path) ?? []), letter]);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    state,
    refused: () => refused,
    count: () => [...letters.values()].reduce((sum, each) => sum + each.length, 0),
    close: () => void server.close(),
  };
};

/** From now on this webhook receives every notification of the person. */
export const wantLetters = async (url: string, cookie: string, receiver: Receiver, path: string): Promise<void> => {
  const body = { type: 'webhook', url: `${receiver.url}${path}`, form: 'json' };
  await must(ask(url, 'POST', '/api/me/channels', cookie, body));
};

/** A table at which nobody decides: time does, with the mildest decision at every deadline. */
export interface Left {
  readonly table: Table;
  /** Where the messages of each seat arrive. */
  readonly paths: readonly string[];
}

export const leaveAlone = async (
  url: string,
  people: readonly string[],
  script: Script,
  receiver: Receiver,
  name: string,
): Promise<Left> => {
  const clock = { kind: 'live', bank: 2, increment: 2, perRound: 0 };
  const table = await setTable(url, people, script, 0, { pace: 'live', clock, atEnd: 'mildest', awayAfter: null });
  const paths = people.map((_, seat) => `/${name}/${seat}`);
  for (const [seat, cookie] of people.entries()) await wantLetters(url, cookie, receiver, paths[seat] ?? '');
  return { table, paths };
};

const isFlag = (entry: Entry | undefined): boolean => entry?.kind === 'clock' && entry.what === 'flag';

/** Every deadline was acted upon once: a flag, then the decision of the clock, and never one without the other. */
export const flagsOf = (
  story: readonly Entry[],
): { readonly bySeat: readonly number[]; readonly problem: string | null } => {
  const bySeat = [0, 0, 0];
  let problem: string | null = null;
  for (const [index, entry] of story.entries()) {
    if (isFlag(entry) && isFlag(story[index + 1])) problem = `entry ${entry.number}: one deadline fired twice`;
    if (entry.kind !== 'decided' || entry.action.type === 'endGame') continue;
    if (entry.through !== 'clock' || !isFlag(story[index - 1])) problem = `entry ${entry.number}: decided by nobody`;
    else if (entry.by.seat !== null) bySeat[entry.by.seat] = (bySeat[entry.by.seat] ?? 0) + 1;
  }
  return { bySeat, problem };
};

const TIME_OVER = /you’re out of time/;

export interface Delivered {
  readonly flags: number;
  readonly delivered: number;
  /** Letters that came again under the same id: the answer to them was lost with the server that had sent them. */
  readonly again: number;
}

/** The messages that people got about their flags, each counted once. */
export const heardOf = (
  story: readonly Entry[],
  { paths }: Left,
  { letters }: Receiver,
): Delivered & { readonly missing: number } => {
  const { bySeat } = flagsOf(story);
  let [delivered, again, missing] = [0, 0, 0];
  for (const [seat, path] of paths.entries()) {
    const here = letters.get(path) ?? [];
    const once = new Map(here.map((letter) => [letter.id, letter]));
    again += here.length - once.size;
    const items = [...once.values()].flatMap((letter) => letter.items).filter(({ text }) => TIME_OVER.test(text));
    delivered += items.length;
    missing += Math.abs((bySeat[seat] ?? 0) - items.length);
  }
  return { flags: bySeat.reduce((sum, each) => sum + each, 0), delivered, again, missing };
};

/** They agree that it is enough: no more deadlines. */
const stopPlaying = async (url: string, { id, cookies }: Table): Promise<void> => {
  for (let tries = 0; tries < 30; tries++) {
    const expected = (await storyOf(url, { id, cookies })).at(-1)?.number ?? 0;
    const asked = await ask(url, 'POST', `/api/games/${id}/asks`, cookies[0], { kind: 'end', expected });
    const open = (asked.body as { ask?: { id: string } | null }).ask;
    if (!open) continue;
    for (const cookie of cookies.slice(1))
      await ask(url, 'POST', `/api/games/${id}/asks/${open.id}`, cookie, { agree: true });
    const ended = (await storyOf(url, { id, cookies })).at(-1)?.kind === 'ended';
    if (ended) return;
  }
  throw new Error('a game could not be ended');
};

/** Waits until every message is delivered, at most so long; says what is wrong then. */
export const settledLetters = async (
  url: string,
  left: Left,
  receiver: Receiver,
  most: number,
): Promise<Delivered & { readonly problem: string | null }> => {
  await stopPlaying(url, left.table);
  const until = performance.now() + most;
  for (;;) {
    const story = await storyOf(url, left.table);
    const { problem } = flagsOf(story);
    const received = heardOf(story, left, receiver);
    if (problem !== null) return { ...received, problem };
    if (received.missing === 0 && received.flags > 0) return { ...received, problem: null };
    if (performance.now() > until)
      return { ...received, problem: `${received.flags} deadlines, messages reported ${received.delivered}` };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};
