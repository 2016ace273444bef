/**
 * What strangers do to a server that is open to them, at its usual limits, while other people play: how far each attack gets, and
 * what the others notice of it. Loopback only, bounded in count and time. The server believes a proxy about addresses, so that
 * the attacker has one and everybody else another.
 */
import net from 'node:net';
import os from 'node:os';
import { WebSocket } from 'ws';
import type { Script } from './people.ts';
import { type Answer, send } from './send.ts';
import { machineBusy, type Running } from './process.ts';

/** Answers that nobody should get: failures other than "too busy" and "the disk is full", which are said on purpose. */
const failures: string[] = [];
const BY_DESIGN = [503, 507];

/** A request from an address of its own. */
const ask = async (
  url: string,
  ip: string,
  method: string,
  where: string,
  cookie = '',
  body?: unknown,
): Promise<Answer> => {
  const answer: Answer = await send(url, method, where, {
    cookie,
    body,
    headers: { 'x-forwarded-for': ip },
    timeout: 20_000,
  });
  const { status } = answer;
  if (status >= 500 && !BY_DESIGN.includes(status)) failures.push(`${status} to ${method} ${where}`);
  return answer;
};

const ATTACKER = '203.0.113.66';
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const guestFrom = async (url: string, ip: string, name: string): Promise<string | undefined> =>
  (await ask(url, ip, 'POST', '/api/guests', '', { name })).cookie;

/** One who plays against two bots, from an address of their own: looks, decides, writes, as people do. */
interface Bystander {
  readonly ip: string;
  readonly cookie: string;
  readonly game: string;
}

const BYSTANDERS = 8;

const seatBystanders = async (url: string): Promise<readonly Bystander[]> => {
  const people: Bystander[] = [];
  for (let index = 0; index < BYSTANDERS; index++) {
    const ip = `198.51.100.${index + 1}`;
    const cookie = (await guestFrom(url, ip, `Bystander ${index}`)) ?? '';
    const bot = { kind: 'bot', level: 'plain' };
    const made = await ask(url, ip, 'POST', '/api/games', cookie, {
      title: '18MEX',
      order: 'seated',
      seats: [{ kind: 'me' }, bot, bot],
    });
    const game = String(made.body['id']);
    await ask(url, ip, 'POST', `/api/games/${game}/start`, cookie);
    people.push({ ip, cookie, game });
  }
  return people;
};

interface Noticed {
  readonly requests: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** How long bots took to answer a decision, in ms: the slowest. */
  readonly bots: number;
}

/** Requests of people who only want to play, some fifty a second in all, until `stop` is called. */
const bystand = (url: string, people: readonly Bystander[]): (() => Promise<Noticed>) => {
  const times: number[] = [];
  const bots: number[] = [];
  let failed = 0;
  const state = { going: true };
  const timed = async (work: () => Promise<Answer>): Promise<Answer | undefined> => {
    const began = performance.now();
    try {
      const answer = await work();
      if (answer.status >= 500 || answer.status === 429) failed++;
      times.push(performance.now() - began);
      return answer;
    } catch {
      failed++;
      times.push(performance.now() - began);
      return undefined;
    }
  };
  const play = async ({ ip, cookie, game }: Bystander): Promise<void> => {
    const where = `/api/games/${game}`;
    for (let round = 0; state.going; round++) {
      await timed(() => ask(url, ip, 'GET', where, cookie));
      await timed(() => ask(url, ip, 'GET', '/api/me', cookie));
      await timed(() => ask(url, ip, 'PUT', `${where}/notes`, cookie, { text: `round ${round}` }));
      const choices = await timed(() => ask(url, ip, 'GET', `${where}/choices`, cookie));
      const [action] = (choices?.body['actions'] ?? []) as readonly unknown[];
      if (choices?.body['yours'] === true && action !== undefined) {
        const expected = choices.body['head'];
        const posted = await timed(() =>
          ask(url, ip, 'POST', `${where}/entries`, cookie, { expected, key: crypto.randomUUID(), decide: [action] }),
        );
        const began = performance.now();
        // A bot that is asked answers; until then nobody decides here.
        for (let asked = posted?.status === 200; asked && state.going && performance.now() - began < 15_000;) {
          const view = await ask(url, ip, 'GET', where, cookie).catch(() => undefined);
          asked = view?.body['waiting'] !== 0 && view?.body['status'] === 'playing';
          if (asked) await delay(30);
        }
        bots.push(performance.now() - began);
      }
      // As people do: no more than a few requests a second each.
      await delay(600 * (0.5 + Math.random()));
    }
  };
  const playing = people.map((each) => play(each));
  return async () => {
    state.going = false;
    await Promise.all(playing);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { requests: sorted.length, failed, p50: at(0.5), p99: at(0.99), worst: at(1), bots: Math.max(0, ...bots) };
  };
};

/** What the attacked server writes to. */
export interface AttackedStore {
  readonly name: string;
  /** In bytes. */
  readonly size: () => Promise<number>;
  /** Processor time of a database that is a process of its own, in ms. */
  readonly cpu: () => number;
}

/** What an attack came to, in words; `broke` where it got further than it may. */
interface Outcome {
  readonly said: string;
  readonly broke?: string;
}

type Attack = (url: string, victim: Bystander, script: Script, store: AttackedStore) => Promise<Outcome>;

const counted = (answers: readonly Answer[]): string => {
  const by = new Map<number, number>();
  for (const { status } of answers) by.set(status, (by.get(status) ?? 0) + 1);
  return [...by]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
};

const passwords: Attack = async (url) => {
  await ask(url, '198.51.100.200', 'POST', '/api/members', '', { name: 'Target', password: 'four quiet brown horses' });
  const cookies: string[] = [];
  for (let index = 0; index < 20; index++) cookies.push((await guestFrom(url, ATTACKER, `Guesser ${index}`)) ?? '');
  const guess = (cookie: string, index: number): Promise<Answer> =>
    ask(url, ATTACKER, 'POST', '/api/session', cookie, { name: 'Target', password: `guess number ${index}` });
  const answers = (
    await Promise.all(
      cookies.map(async (cookie, index) => {
        const found: Answer[] = [];
        for (let times = 0; times < 20; times++) found.push(await guess(cookie, index * 20 + times));
        return found;
      }),
    )
  ).flat();
  const tried = answers.filter(({ status }) => status === 401).length;
  const owner = await ask(url, '198.51.100.200', 'POST', '/api/session', '', {
    name: 'Target',
    password: 'four quiet brown horses',
  });
  return {
    said: `400 passwords through 20 guests: ${tried} were tried (${counted(answers)}); the owner signs in: ${owner.status}`,
    ...(tried > 12 || owner.status !== 200 ? { broke: `${tried} passwords tried, owner ${owner.status}` } : {}),
  };
};

const mailbox: Attack = async (url) => {
  const answers: Answer[] = [];
  for (let index = 0; index < 12; index++) {
    const { cookie = '' } = await ask(url, `203.0.113.${100 + index}`, 'POST', '/api/members', '', {
      name: `Mailer ${index}`,
      password: 'four quiet brown horses',
    });
    for (let times = 0; times < 5; times++)
      answers.push(
        await ask(url, `203.0.113.${100 + index}`, 'POST', '/api/me/channels', cookie, {
          type: 'mail',
          address: 'victim@example.org',
        }),
      );
  }
  const sent = answers.filter(({ status }) => status === 201).length;
  return {
    said: `60 mails to one box through 12 members at 12 addresses: ${sent} sent`,
    ...(sent > 1 ? { broke: `${sent} mails` } : {}),
  };
};

/** Sockets that ask for the whole story again and again. */
const stories: Attack = async (url, { game }) => {
  let [opened, refused, sent, bytes, closed] = [0, 0, 0, 0, 0];
  const storm = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers: { origin: url, 'x-forwarded-for': ATTACKER },
      });
      const end = setTimeout(() => socket.close(), 8000);
      socket.on('open', () => {
        opened++;
        for (let times = 0; times < 200; times++) {
          socket.send(JSON.stringify({ type: 'subscribe', game, since: 0 }));
          sent++;
        }
      });
      socket.on('message', (data: Buffer) => (bytes += data.length));
      socket.on('error', () => undefined);
      socket.on('unexpected-response', () => refused++);
      socket.on('close', () => {
        closed++;
        clearTimeout(end);
        resolve();
      });
    });
  await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      await delay(index * 10);
      await storm();
    }),
  );
  const mb = bytes / 1024 / 1024;
  return {
    said: `80 sockets, ${sent} times the whole story: ${opened} let in, ${refused} refused, ${closed} ended, ${mb.toFixed(1)} MB sent`,
    ...(mb > 20 ? { broke: `${mb.toFixed(0)} MB sent` } : {}),
  };
};

const disk: Attack = async (url, _victim, script, store) => {
  const before = await store.size();
  const answers: Answer[] = [];
  for (let index = 0; index < 3; index++) {
    const cookie = (await guestFrom(url, '203.0.113.77', `Filler ${index}`)) ?? '';
    for (let times = 0; times < 20; times++)
      answers.push(
        await ask(url, '203.0.113.77', 'POST', '/api/games', cookie, {
          title: script.game.title,
          seats: script.game.players.map((__, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
          file: { ...script.game, actions: [], fixed: { junk: 'x'.repeat(1_900_000) } },
        }),
      );
  }
  const grown = ((await store.size()) - before) / 1024 / 1024;
  return {
    said: `60 games of 1.9 MB by 3 guests (${counted(answers)}): the database grew by ${grown.toFixed(1)} MB`,
    ...(grown > 8 ? { broke: `${grown.toFixed(0)} MB stored` } : {}),
  };
};

const bots: Attack = async (url) => {
  const answers: Answer[] = [];
  const strong = { kind: 'bot', level: 'strong' };
  for (let index = 0; index < 7; index++) {
    const ip = '203.0.113.88';
    const cookie = (await guestFrom(url, ip, `Starver ${index}`)) ?? '';
    for (let times = 0; times < 20; times++) {
      const seats =
        times % 2 === 0 ? [strong, strong, strong, strong, strong, strong] : [{ kind: 'me' }, strong, strong, strong];
      const made = await ask(url, ip, 'POST', '/api/games', cookie, { title: '1817', order: 'seated', seats });
      answers.push(
        made.status === 201 ? await ask(url, ip, 'POST', `/api/games/${String(made.body['id'])}/start`, cookie) : made,
      );
    }
  }
  await delay(4000);
  const started = answers.filter(({ status }) => status === 200).length;
  return {
    said: `140 games of strong bots by 7 guests at one address: ${started} started (${counted(answers)})`,
    ...(started > 16 ? { broke: `${started} games` } : {}),
  };
};

const slowBodies: Attack = async (url) => {
  const { port, host } = new URL(url);
  const began = performance.now();
  const open = new Set<net.Socket>();
  const sockets = Array.from({ length: 100 }, () => {
    const socket = net.connect(Number(port), '127.0.0.1');
    open.add(socket);
    // An answer that nobody takes would hide that the connection is closed.
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.write(
      `POST /api/guests HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\nx-forwarded-for: ${ATTACKER}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    );
    return socket;
  });
  while (open.size > 0 && performance.now() - began < 28_000) await delay(200);
  const left = open.size;
  for (const socket of sockets) socket.destroy();
  return {
    said: `100 requests whose bodies never come: ${left} open after ${((performance.now() - began) / 1000).toFixed(0)} s`,
    ...(left > 0 ? { broke: `${left} connections` } : {}),
  };
};

/** Ten addresses with ten guests each ask for what is dear as often as they may: each guest has a game of their own. */
const tenAddresses: Attack = async (url, victim) => {
  const answers: Answer[] = [];
  const one = async (address: number): Promise<void> => {
    const ip = `203.0.114.${address + 1}`;
    const games: { readonly cookie: string; readonly game: string }[] = [];
    for (let index = 0; index < 10; index++) {
      const cookie = await guestFrom(url, ip, `Crowd ${address} ${index}`);
      if (cookie === undefined) continue;
      const bot = { kind: 'bot', level: 'strong' };
      const seats = [{ kind: 'me' }, bot, bot, bot];
      const made = await ask(url, ip, 'POST', '/api/games', cookie, { title: '1817', order: 'seated', seats });
      const game = String(made.body['id']);
      if (made.status === 201) await ask(url, ip, 'POST', `/api/games/${game}/start`, cookie);
      games.push({ cookie, game });
    }
    const until = performance.now() + 20_000;
    for (let round = 0; performance.now() < until; round++) {
      const { cookie, game } = games[round % games.length] ?? { cookie: '', game: victim.game };
      const dear = [
        `/api/games/${game}/choices`,
        `/api/games/${victim.game}/position?at=${1 + (round % 5)}`,
        `/api/games/${victim.game}/file`,
        `/api/games/${victim.game}/story?since=0`,
        '/api/games?status=playing',
        '/api/me/games',
        '/api/ratings',
      ];
      answers.push(await ask(url, ip, 'GET', dear[round % dear.length] ?? '/', cookie));
    }
  };
  // Two at a time from each address.
  await Promise.all(Array.from({ length: 20 }, (_, index) => one(index % 10)));
  return { said: `10 addresses, 100 guests, whatever is dear, for 20 s: ${counted(answers)}` };
};

/** Messages, names and invitations as fast as they are taken, from one address with ten guests. */
const chatter: Attack = async (url, { game }) => {
  const answers: Answer[] = [];
  const ip = '203.0.113.99';
  const cookies: string[] = [];
  for (let index = 0; index < 10; index++) cookies.push((await guestFrom(url, ip, `Chatter ${index}`)) ?? '');
  const until = performance.now() + 8000;
  await Promise.all(
    cookies.map(async (cookie) => {
      while (performance.now() < until) {
        answers.push(
          await ask(url, ip, 'POST', `/api/games/${game}/messages`, cookie, {
            chat: 'spectators',
            text: 'x'.repeat(1900),
          }),
        );
        answers.push(
          await ask(url, ip, 'POST', '/api/games', cookie, {
            title: '18MEX',
            seats: [{ kind: 'me' }, { kind: 'invited', name: 'Target' }, { kind: 'open' }],
          }),
        );
      }
    }),
  );
  const taken = answers.filter(({ status }) => status === 201).length;
  return {
    said: `messages and invitations by 10 guests, for 8 s: ${taken} taken (${counted(answers)})`,
    ...(taken > 200 ? { broke: `${taken} taken` } : {}),
  };
};

const ATTACKS: readonly (readonly [name: string, attack: Attack])[] = [
  ['passwords', passwords],
  ['mailbox', mailbox],
  ['stories', stories],
  ['disk', disk],
  ['bots', bots],
  ['slow bodies', slowBodies],
  ['chatter', chatter],
  ['ten addresses', tenAddresses],
];

/** What the others may notice at most, in ms. */
const MOST_P99 = 100;
/** Where more of the machine than this is busy with something else, times say nothing about the server. */
const QUIET = 0.1;

/** Delay of the server's event loop since it was last asked, in ms. */
const loopDelay = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(text)?.[1] ?? 0);
};

export interface AttackResult {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const COLUMNS = ['attack', 'others: p50', 'p99', 'worst', 'failed', 'bots', 'loop p99', 'server cpu', 'machine', ''];

/** Columns as wide as their widest cell. */
const tableOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

const ms = (time: number): string => `${time.toFixed(0)} ms`;

/** How the others fare while something is done, and what the machine does meanwhile. */
const during = async <T>(
  server: Running,
  store: AttackedStore,
  people: readonly Bystander[],
  work: () => Promise<T>,
): Promise<{
  readonly done: T;
  readonly others: Noticed;
  readonly cells: readonly string[];
  readonly elsewhere: number;
}> => {
  const at = (): readonly number[] => {
    const { user, system } = process.cpuUsage();
    return [performance.now(), server.cpu() + store.cpu(), (user + system) / 1000, machineBusy()];
  };
  const noticed = bystand(server.url, people);
  await delay(300);
  await loopDelay(server.url);
  const before = at();
  const done = await work();
  const [wall = 1, served = 0, load = 0, busy = 0] = at().map((now, index) => now - (before[index] ?? 0));
  const lag = await loopDelay(server.url);
  const others = await noticed();
  const elsewhere = Math.max(0, busy - served - load) / (wall * os.cpus().length);
  const { p50, p99, worst, failed, requests, bots } = others;
  return {
    done,
    others,
    elsewhere,
    cells: [
      ms(p50),
      ms(p99),
      ms(worst),
      `${failed} of ${requests}`,
      ms(bots),
      ms(lag),
      `${((100 * served) / wall).toFixed(0)} %`,
      `${(100 * elsewhere).toFixed(0)} % others`,
    ],
  };
};

export const attackAll = async (server: Running, script: Script, store: AttackedStore): Promise<AttackResult> => {
  const { url } = server;
  const people = await seatBystanders(url);
  const [victim] = people;
  if (!victim) throw new Error('nobody to attack');
  const usual = await during(server, store, people, () => delay(6000));
  const rows: (readonly string[])[] = [COLUMNS, ['nobody', ...usual.cells]];
  const [said, problems]: [string[], string[]] = [[], []];
  for (const [name, attack] of ATTACKS) {
    const { done, others, cells, elsewhere } = await during(server, store, people, () =>
      attack(url, victim, script, store),
    );
    const judged = elsewhere <= QUIET;
    const held = others.p99 <= MOST_P99 ? 'ok' : judged ? 'TOO SLOW' : 'not judged: busy machine';
    rows.push([name, ...cells, held]);
    said.push(`${name}: ${done.said}`);
    if (done.broke !== undefined) problems.push(`${store.name}, attack on ${name}: ${done.broke}`);
    if (judged && others.p99 > MOST_P99)
      problems.push(`${store.name}, during the attack on ${name} the p99 of the others is ${ms(others.p99)}`);
    if (others.failed > 0)
      problems.push(`${store.name}, during the attack on ${name} ${others.failed} requests of others failed`);
    problems.push(...failures.splice(0).map((failure) => `${store.name}, attack on ${name}: ${failure}`));
    await delay(500);
  }
  return { lines: [`attacks, ${store.name}:`, ...said.map((line) => `  ${line}`), ...tableOf(rows)], problems };
};
