/**
 * Mutated requests of every route and mutated live messages, by strangers, members and a player, on both stores by turns. None may
 * be answered by a failure that is not meant, and what others have may not change. A long run is taken up again where it was stopped:
 * with a file every slice is written down, and the next run goes on from the sum of it.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isEqual } from '@roundhouse/engine';
import { canStartPostgres, startPostgres } from '../../packages/server/test/postgres.ts';
import { everyMessage, everyRoute } from './everyRoute.ts';
import { sendNonsense } from './nonsense.ts';
import { ask, guests, must, type Script, setTable, storyOf, type Table } from './people.ts';
import { type Running, startServer } from './process.ts';

export interface MutationOptions {
  readonly many: number;
  readonly minutes: number;
  /** One line of JSON for each slice. */
  readonly file: string | undefined;
}

interface Slice {
  readonly store: string;
  readonly requests: number;
  readonly messages: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

const SLICE = 20_000;
const PASSWORD = 'four quiet brown horses';

/** One who sends nonsense. */
interface Sender {
  readonly id: string;
  cookie: string;
}

const memberNamed = async (url: string, name: string): Promise<Sender> => {
  const { cookie = '', body } = await must(ask(url, 'POST', '/api/members', '', { name, password: PASSWORD }));
  return { id: body.id ?? '', cookie };
};

/**
 * Among a hundred thousand mutated requests a stranger becomes a member under a name and a password that a sender then happens to sign
 * in with: that ends the sender's own session, as it should. Without another one the rest of the run would be a stranger's.
 */
const signInAgain = async (url: string, sender: Sender): Promise<void> => {
  const { body } = await must(ask(url, 'GET', '/api/me', sender.cookie));
  if ((body as { readonly me?: unknown }).me !== null) return;
  const profile = (await must(ask(url, 'GET', `/api/people/${sender.id}`))).body as {
    readonly person?: { readonly name: string };
  };
  const signedIn = await must(ask(url, 'POST', '/api/session', '', { name: profile.person?.name, password: PASSWORD }));
  sender.cookie = signedIn.cookie ?? '';
};

/** What the others have, without what changes by itself: times, and what is read or unread. */
const othersHave = async (url: string, table: Table, sender: number): Promise<unknown> => {
  const view = (await must(ask(url, 'GET', `/api/games/${table.id}`, table.cookies[0]))).body as Record<
    string,
    unknown
  >;
  const people: unknown[] = [];
  for (const cookie of table.cookies.slice(0, 2))
    for (const where of ['/api/me', '/api/me/sessions', '/api/me/notifications', '/api/me/blocked'])
      people.push(
        JSON.parse(
          JSON.stringify((await must(ask(url, 'GET', where, cookie))).body, (name, value: unknown) =>
            name === 'seen' || name === 'unread' || name === 'waiting' ? undefined : value,
          ),
        ),
      );
  const { title, status, options, rulings, owner, seats, description, visibility, clock } = view;
  return {
    view: { title, status, options, rulings, owner, description, visibility, clock },
    // The player who sends may offer their own seat, and a stranger may take it: that is theirs to do.
    seats: (seats as readonly { readonly kind: string; readonly person: { readonly id: string } | null }[])
      .filter((_, seat) => seat !== sender)
      .map(({ kind, person }) => [kind, person?.id]),
    story: (await storyOf(url, table)).flatMap((entry) => (entry.kind === 'seatChanged' ? [] : [entry.kind])),
    people,
  };
};

interface Attacked {
  readonly store: string;
  readonly server: Running;
  readonly slice: (many: number, until: number) => Promise<Slice>;
  /** Problems found at the end. */
  readonly end: () => Promise<readonly string[]>;
}

/** A table of two whom nobody may touch and one who sends nonsense, who is not to decide. */
const attacked = async (
  store: string,
  script: Script,
  env: Readonly<Record<string, string>>,
  stop: () => Promise<void>,
): Promise<Attacked> => {
  const server = await startServer(env);
  const { url } = server;
  const [first] = script.actions;
  if (!first) throw new Error('an empty script');
  const sender = script.game.players.findIndex(({ id }) => id !== first.by);
  const cookies = await guests(url, 3);
  const player = await memberNamed(url, 'Nonsense');
  const seated = cookies.map((cookie, index) => (index === sender ? player.cookie : cookie));
  const table = await setTable(url, seated, script);
  const others: Table = { ...table, cookies: seated.filter((cookie) => cookie !== player.cookie) };
  const stranger = await memberNamed(url, 'Stranger');
  const before = await othersHave(url, others, sender);
  const reals = everyRoute(table.id, first, { ...script.game, actions: script.actions.slice(0, 3) });
  return {
    store,
    server,
    slice: async (many, until) => {
      for (const each of [player, stranger]) await signInAgain(url, each);
      const askers = ['', stranger.cookie, player.cookie, player.cookie];
      const sent = await sendNonsense(url, askers, reals, everyMessage(table.id), many, until);
      const { requests, messages, problems } = sent;
      return { store, requests, messages, statuses: Object.fromEntries(sent.statuses), problems };
    },
    end: async () => {
      const problems: string[] = [];
      if (!isEqual(before, await othersHave(url, others, sender)))
        problems.push(`nonsense changed what others have (${store})`);
      const { status } = await ask(url, 'GET', '/readyz');
      if (status !== 200) problems.push(`not ready after nonsense (${store})`);
      await server.stop();
      await stop();
      return problems;
    },
  };
};

const read = (file: string | undefined): readonly Slice[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Slice)
    : [];

const countOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { requests, messages }) => sum + requests + messages, 0);

const lineOf = (store: string, slices: readonly Slice[]): string => {
  const statuses = new Map<string, number>();
  for (const slice of slices)
    for (const [status, times] of Object.entries(slice.statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + times);
  const sum = (of: (slice: Slice) => number): number => slices.reduce((total, slice) => total + of(slice), 0);
  const answers = [...statuses]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([status, times]) => `${times} × ${status}`);
  return `mutated, ${store}: ${sum(({ requests }) => requests)} requests and ${sum(({ messages }) => messages)} live messages, ${sum(({ problems }) => problems.length)} answered by a failure (${answers.join(', ')})`;
};

export const mutateAll = async (
  script: Script,
  { many, minutes, file }: MutationOptions,
): Promise<{ readonly lines: readonly string[]; readonly problems: readonly string[] }> => {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-chaos-'));
  const places = [
    await attacked('SQLite', script, { DATA_DIR: data }, () => {
      rmSync(data, { recursive: true, force: true });
      return Promise.resolve();
    }),
  ];
  const lines: string[] = [];
  if (canStartPostgres() && process.env['TEST_DATABASE_URL'] === undefined) {
    const postgres = await startPostgres();
    places.push(await attacked('PostgreSQL', script, { DATABASE_URL: postgres.url }, () => postgres.stop()));
  } else lines.push('mutated, PostgreSQL: skipped, no PostgreSQL to start here');
  const slices = [...read(file)];
  const size = Math.min(SLICE, Math.ceil(many / places.length));
  const until = performance.now() + minutes * 60_000;
  while (countOf(slices) < many && performance.now() < until)
    for (const { slice } of places) {
      const done = await slice(Math.min(size, many - countOf(slices)), until);
      slices.push(done);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(done)}\n`);
      if (countOf(slices) >= many) break;
    }
  const problems: string[] = [];
  for (const { store, end } of places) {
    const here = slices.filter((each) => each.store === store);
    lines.push(lineOf(store, here));
    problems.push(...here.flatMap((each) => each.problems), ...(await end()));
  }
  lines.push(
    `  ${countOf(slices)} of ${many} in all; the game of the others, their seats and accounts are ${problems.some((each) => each.startsWith('nonsense')) ? 'CHANGED' : 'as they were'}`,
  );
  return { lines, problems };
};
