// The server under load, as a process of its own, with the load generator on the same machine.
import { mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { begin } from '@roundhouse/engine';
import { canStartPostgres, startPostgres } from '../packages/server/test/postgres.ts';
import type { Benchmark } from './run.ts';
import { clockAt, giveSilentOrder, idleCompany, openReceiver, wantLetters } from './server/background.ts';
import { longGame } from './server/longGame.ts';
import { guests, postNext, scriptOf, setTable, type Script, storyOf, type Table, watch } from './server/people.ts';
import { machineBusy, type Running, startServer } from './server/process.ts';

const TABLES = 200;
const SECONDS = 6;
const AT_ONCE = 24;
const SOCKETS = 1000;
/** At so many of the tables somebody has a standing order, at half of them a clock runs. */
const ON_ORDERS = 20;

type Row = readonly (string | number)[];

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** How much of the machine this process, the server and everybody else take. */
const shares = (server: Running): (() => Readonly<Record<'server' | 'load' | 'others', number>>) => {
  const at = (): readonly number[] => {
    const { user, system } = process.cpuUsage();
    return [performance.now() * os.cpus().length, server.cpu(), (user + system) / 1000, machineBusy()];
  };
  const before = at();
  return () => {
    const [whole = 1, served = 0, load = 0, busy = 0] = at().map((now, index) => now - (before[index] ?? 0));
    return { server: served / whole, load: load / whole, others: Math.max(0, busy - served - load) / whole };
  };
};

type Shares = ReturnType<ReturnType<typeof shares>>;

const percents = ({ server, load, others }: Shares): string =>
  [server, load, others].map((share) => `${Math.round(share * 100)} %`).join(', ');

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As many decisions as it takes, some at a time, each table one after the other. */
const flood = async (url: string, tables: readonly Table[]): Promise<number> => {
  const until = performance.now() + SECONDS * 1000;
  const free = [...tables];
  let confirmed = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const table = free.shift();
      if (!table) return;
      if (table.head >= table.script.actions.length) continue;
      const { status, body } = await postNext(url, table, crypto.randomUUID());
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      table.head = body.head ?? table.head;
      confirmed++;
      free.push(table);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return confirmed / ((performance.now() - began) / 1000);
};

/** At a steady rate: from the post to its receipt by the others at the table. */
const latency = async (url: string, tables: readonly Table[], perSecond: number): Promise<number[]> => {
  const posted = new Map<string, number>();
  const took: number[] = [];
  const sockets = await Promise.all(
    tables.flatMap((table) =>
      table.cookies.slice(1).map((cookie) =>
        watch(url, cookie, table.id, (number, at) => {
          const began = posted.get(`${table.id} ${number}`);
          if (began !== undefined) took.push(at - began);
        }),
      ),
    ),
  );
  // Hundreds who come in at once are looked up once; how long that takes is not asked here.
  await delay(1000);
  const pending: Promise<void>[] = [];
  const late = new Set<Table>();
  const began = performance.now();
  for (let sent = 0; performance.now() < began + SECONDS * 1000; sent++) {
    const due = began + (sent * 1000) / perSecond;
    if (due > performance.now()) await delay(due - performance.now());
    const table = tables[sent % tables.length];
    if (!table || table.head >= table.script.actions.length) continue;
    posted.set(`${table.id} ${table.head + 1}`, performance.now());
    const post = postNext(url, table, crypto.randomUUID());
    table.head++;
    const asked = async (): Promise<void> => {
      const { status } = await post;
      if (status !== 200) late.add(table);
    };
    pending.push(asked());
  }
  await Promise.all(pending);
  // Where the answer took longer than the pause until the next decision, that one was denied.
  for (const table of late) table.head = (await storyOf(url, table)).length;
  await delay(300);
  sockets.forEach((socket) => socket.close());
  return took;
};

const hold = async (server: Running, table: Table): Promise<Row[]> => {
  const before = server.memory();
  let heard = 0;
  const sockets = [];
  for (let opened = 0; opened < SOCKETS; opened += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, () => watch(server.url, table.cookies[0] ?? '', table.id, () => heard++)),
      )),
    );
  heard = 0;
  const began = performance.now();
  const { status } = await postNext(server.url, table, crypto.randomUUID());
  if (status === 200) table.head++;
  const allHave = (): boolean => heard >= SOCKETS;
  while (!allHave() && performance.now() < began + 10_000) await delay(2);
  const took = performance.now() - began;
  const memory = server.memory();
  sockets.forEach((socket) => socket.close());
  return [
    [`memory with ${SOCKETS} live clients (${Math.round(before)} MB without)`, `${Math.round(memory)} MB`, '≤ 300 MB'],
    [`a decision, until all ${heard} have it`, `${took.toFixed(0)} ms`, '–'],
  ];
};

const coldDecision = async (env: Readonly<Record<string, string>>, server: Running): Promise<Row[]> => {
  const script = await longGame(1600);
  if (!script) return [['decision in an 1817 game with 1,600 entries, cold', 'no recorded game here', '≤ 50 ms']];
  const brought = script.actions.length - 1;
  const table = await setTable(server.url, await guests(server.url, script.game.players.length), script, brought);
  await server.stop();
  const again = await startServer(env);
  // Anything else warms the process up, as it would be.
  await guests(again.url, 1);
  const began = performance.now();
  const { status, body } = await postNext(again.url, table, crypto.randomUUID());
  const took = performance.now() - began;
  await again.stop();
  return [
    [
      `decision in an 1817 game with ${brought} entries, cold`,
      status === 200 ? `${took.toFixed(0)} ms` : `${status} ${JSON.stringify(body)}`,
      '≤ 50 ms',
    ],
  ];
};

const onStore = async (
  name: string,
  goal: number,
  env: Readonly<Record<string, string>>,
  script: Script,
): Promise<Row[]> => {
  const receiver = await openReceiver();
  let server = await startServer({ ...env, ALLOW_PRIVATE_HOOKS: '1' });
  const tables: Table[] = [];
  const people = await guests(server.url, 30);
  for (const [index, cookie] of people.entries()) await wantLetters(server.url, cookie, receiver, `/${index}`);
  const seated = (index: number): string[] => [0, 1, 2].map((seat) => people[(index + seat * 10) % 30] ?? '');
  for (let index = 0; index < TABLES; index += 10)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, more) =>
          setTable(server.url, seated(index + more), script, 0, clockAt(index + more)),
        ),
      )),
    );
  const company = idleCompany(script, Object.keys(begin(script.game).state.companies));
  if (company !== undefined)
    for (const table of tables.slice(0, ON_ORDERS)) await giveSilentOrder(server.url, table, company);
  const [cpu, heads] = [server.cpu(), tables.reduce((sum, { head }) => sum + head, 0)];
  const whoFlooded = shares(server);
  const perSecond = await flood(server.url, tables);
  const flooding = whoFlooded();
  const each = (server.cpu() - cpu) / (tables.reduce((sum, { head }) => sum + head, 0) - heads);
  const machine = `of the machine meanwhile: server, load generator, ${name === 'SQLite' ? 'others' : 'PostgreSQL and others'}`;
  const latencies: Row[] = [];
  // Half of what is asked for, and half of what it can do.
  for (const half of [goal / 2, Math.max(20, Math.floor(perSecond / 2))]) {
    const whoAsked = shares(server);
    const took = await latency(server.url, tables, half);
    const asking = whoAsked();
    latencies.push(
      [`${name}: post to receipt by the others at ${half}/s, p50`, `${quantile(took, 0.5).toFixed(1)} ms`, '≤ 10 ms'],
      [`${name}: the same, p99 (${took.length} receipts)`, `${quantile(took, 0.99).toFixed(1)} ms`, '≤ 50 ms'],
      [`${name}: ${machine}`, percents(asking), '–'],
    );
  }
  const rows: Row[] = [
    [`${name}: confirmed decisions per second, durable, ${TABLES} games`, Math.round(perSecond), `≥ ${goal}`],
    [`${name}: processor time of the server for each of them`, `${each.toFixed(2)} ms`, '–'],
    [`${name}: ${machine}`, percents(flooding), '–'],
    ...latencies,
  ];
  if (name === 'SQLite') {
    // A fresh process: what the flood left behind is not what clients weigh.
    rows.push([`${name}: messages that arrived meanwhile`, receiver.count(), '–']);
    await server.stop();
    server = await startServer(env);
    const fresh = tables.find((table) => table.head < script.actions.length);
    if (fresh) rows.push(...(await hold(server, fresh)));
    rows.push(...(await coldDecision(env, server)));
  }
  await server.stop();
  receiver.close();
  return rows;
};

export default async function (): Promise<Benchmark> {
  const script = await scriptOf('18MEX', 3, 120, 5);
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-bench-'));
  const rows: Row[] = [];
  const only = process.env['SERVER_STORE'];
  if (only !== 'postgres') rows.push(...(await onStore('SQLite', 500, { DATA_DIR: data }, script)));
  rmSync(data, { recursive: true, force: true });
  if (only === 'sqlite') rows.push(['PostgreSQL', 'not asked for', '≥ 400']);
  else if (canStartPostgres() && process.env['TEST_DATABASE_URL'] === undefined) {
    const postgres = await startPostgres();
    rows.push(...(await onStore('PostgreSQL', 400, { DATABASE_URL: postgres.url }, script)));
    await postgres.stop();
  } else rows.push(['PostgreSQL', 'none was found here', '≥ 400']);
  return {
    title: 'Server',
    columns: ['what', 'measured', 'goal'],
    rows,
    note: 'Load generator and server share the machine. Kills, restarts and full disks: `npm run chaos`.',
  };
}
