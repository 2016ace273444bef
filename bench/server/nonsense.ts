/**
 * Real requests and live messages with pieces torn out, doubled and replaced, many at a time over a few connections: what it costs
 * to make and send one must be small compared with what it costs to answer it.
 */
import net from 'node:net';
import { WebSocket } from 'ws';

const NASTY: readonly string[] = [
  'null',
  '-1',
  '1e999',
  '""',
  '"\\u0000"',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '"@1"',
  '"__proto__"',
  '"x\\ud800"',
  '99999999999999999999',
  'true',
  '{"type":"pass"',
  '\u0000',
];

/** A request as it should be; how often it comes, compared with the others. */
export interface Real {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly weight: number;
}

const below = (n: number): number => Math.floor(Math.random() * n);
const nasty = (): string => NASTY[below(NASTY.length)] ?? '';

/** What is no longer JSON, or as good as none. */
const torn = (text: string): string => {
  let left = text;
  for (let times = below(3); times >= 0; times--) {
    const at = below(left.length + 1);
    left = left.slice(0, at) + (below(2) === 0 ? nasty() : '') + left.slice(at + below(8));
  }
  return left;
};

const TOKEN = /("(?:[^"\\]|\\.)*"|-?\d+|true|false|null)/;
const VALUES = [...NASTY.slice(0, 13), '{"type":"pass"}', '[null,{"a":[1,"2"]}]', `"${'x'.repeat(3000)}"`] as const;

/** JSON with other values and names in it. */
const changed = (pieces: readonly string[]): string => {
  const left = [...pieces];
  for (let times = below(3); times >= 0; times--) {
    const at = 1 + 2 * below((left.length - 1) / 2);
    const isName = left[at + 1]?.startsWith(':') === true;
    left[at] = isName ? `"${below(2) === 0 ? 'constructor' : `n${below(9)}`}"` : (VALUES[below(VALUES.length)] ?? '0');
  }
  return left.join('');
};

/** Another id, or another value in the query. */
const tornPath = (path: string): string => {
  const [before, query] = path.split('?');
  const value = encodeURIComponent(nasty());
  return query !== undefined && below(2) === 0
    ? `${before}?${query.replace(/=[^&]*/, `=${value}`)}`
    : path.replace(/[a-z0-9]{5,}$|[a-z0-9]{20}/, value);
};

interface Drawn {
  readonly text: string;
  /** After what cannot be read at all the server closes the connection: nothing is to follow. */
  readonly last: boolean;
}

type Writer = () => Drawn;

const writerOf = (host: string, cookies: readonly string[], { method, path, body }: Real): Writer => {
  const whole = body === undefined ? undefined : JSON.stringify(body);
  const pieces = whole?.split(TOKEN) ?? [];
  return () => {
    const last = whole !== undefined && below(20) === 0;
    const text = whole === undefined ? '' : last ? torn(whole) : changed(pieces);
    const where = below(4) === 0 ? tornPath(path) : path;
    const lines = [
      // No blank may stand in the first line: what is no HTTP at all is not what is tried here.
      `${method} ${where.replaceAll(/\s/g, '%20')} HTTP/1.1`,
      `host: ${host}`,
      `origin: http://${host}`,
      `cookie: ${cookies[below(cookies.length)] ?? ''}`,
      ...(whole === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
      ...(last ? ['connection: close'] : []),
      '',
      text,
    ];
    return { text: lines.join('\r\n'), last };
  };
};

export interface Nonsense {
  readonly requests: number;
  readonly messages: number;
  /** Answers by their status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that nobody should get: failures other than "too busy" and "the disk is full", which are said on purpose. */
  readonly problems: readonly string[];
}

const BY_DESIGN = [503, 507];

const [CONNECTIONS, LANES] = [4, 4];
/** So many are under way on a connection. */
const AHEAD = 24;

/** Every answer begins so; nothing that a person wrote can, since headers and bodies of answers are JSON or plain. */
const STATUS = /HTTP\/1\.1 (\d{3}) /g;

interface Count {
  left: number;
  requests: number;
  messages: number;
  readonly statuses: Map<number, number>;
  readonly problems: string[];
}

/** One connection: what is sent ahead is answered in order. A connection that is closed by an answer is opened again. */
const talk = (port: number, next: () => Drawn | undefined, count: Count): Promise<void> =>
  new Promise((resolve) => {
    const asked: string[] = [];
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let done = false;
    let tail = '';
    const send = (): void => {
      const texts: string[] = [];
      while (asked.length < AHEAD && !done) {
        const drawn = next();
        if (!drawn || drawn.last) done = true;
        if (!drawn) break;
        asked.push(drawn.text);
        texts.push(drawn.text);
        count.requests++;
      }
      if (texts.length > 0) socket.write(texts.join(''));
      if (done && asked.length === 0) socket.end();
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('data', (data: string) => {
      const text = tail + data;
      let last = 0;
      for (const found of text.matchAll(STATUS)) {
        last = found.index + found[0].length;
        const status = Number(found[1]);
        const to = asked.shift();
        count.statuses.set(status, (count.statuses.get(status) ?? 0) + 1);
        if (status >= 500 && !BY_DESIGN.includes(status))
          count.problems.push(`${status} to ${to?.slice(0, 600) ?? 'nothing'}`);
      }
      tail = text.slice(Math.max(last, text.length - 12));
      if (asked.length < AHEAD / 2 || done) send();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // What was sent on to a connection that an answer had closed was not read: it is not counted.
      count.requests -= asked.length;
      count.left += asked.length;
      resolve();
    });
  });

/** Mutated live messages over one connection after another: nonsense ends a connection, and the next is opened. */
const chat = async (
  url: string,
  cookies: readonly string[],
  messages: readonly object[],
  many: number,
  count: Count,
): Promise<void> => {
  const texts = messages.map((message) => JSON.stringify(message));
  for (let sent = 0; sent < many;) {
    sent += await new Promise<number>((resolve) => {
      const cookie = cookies[below(cookies.length)] ?? '';
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url, cookie } });
      let here = 0;
      socket.on('open', () => {
        // All of them at once: those behind the first nonsense are read by nobody, so few.
        for (; here < 3; here++) {
          const text = texts[below(texts.length)] ?? '';
          socket.send(below(2) === 0 ? changed(text.split(TOKEN)) : torn(text));
        }
        count.messages += here;
        setTimeout(() => socket.close(), 20);
      });
      socket.on('error', () => undefined);
      socket.on('close', (code) => {
        if (code === 1011) count.problems.push(`a live message was answered by ${code}`);
        resolve(Math.max(here, 1));
      });
    });
  }
};

export const sendNonsense = async (
  url: string,
  /** Each request comes from one of these. */
  cookies: readonly string[],
  reals: readonly Real[],
  live: readonly object[],
  many: number,
  until: number,
): Promise<Nonsense> => {
  const { host, port } = new URL(url);
  const writers = reals.flatMap((real) => {
    const writer = writerOf(host, cookies, real);
    return Array.from({ length: real.weight }, () => writer);
  });
  // One of a hundred is a live message.
  const messages = Math.ceil(many / 100);
  const count: Count = { left: many - messages, requests: 0, messages: 0, statuses: new Map(), problems: [] };
  const next = (): Drawn | undefined => {
    const writer = writers[below(writers.length)];
    if (count.left <= 0 || performance.now() > until || !writer) return undefined;
    count.left--;
    return writer();
  };
  const worker = async (): Promise<void> => {
    while (count.left > 0 && performance.now() < until) await talk(Number(port), next, count);
  };
  await Promise.all([
    ...Array.from({ length: CONNECTIONS }, worker),
    ...Array.from({ length: LANES }, () =>
      chat(url, cookies, live, messages / LANES, count).catch(
        (error: unknown) => void count.problems.push(String(error)),
      ),
    ),
  ]);
  return count;
};
