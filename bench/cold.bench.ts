// What one process needs for a game that is not in memory, to start, and to hold games; and what single requests about a long game
// cost it. Processor time of the server: a busy machine does not change it much.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Benchmark } from './run.ts';
import { longGame } from './server/longGame.ts';
import { ask, guests, must, postNext, type Script, scriptOf, setTable, type Table } from './server/people.ts';
import { type Running, startServer } from './server/process.ts';

type Row = readonly (string | number)[];

const REPEATS = 40;
const OPEN_GAMES = 100;

const figure = (ms: number): string => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Processor time of the server for one of so many requests. The clock of the kernel ticks every 10 ms: one alone says little. */
const each = async (server: Running, times: number, work: (index: number) => Promise<unknown>): Promise<number> => {
  const before = server.cpu();
  for (let index = 0; index < times; index++) await work(index);
  return (server.cpu() - before) / times;
};

/** Several games of the same length: each is decided in once after a start, so that every decision is cold. */
const COLD = 6;

const coldDecisions = async (env: Readonly<Record<string, string>>, tables: readonly Table[]): Promise<Row[]> => {
  const server = await startServer(env);
  const starting = server.cpu();
  // Anything else warms the process up, as it would be: the first of the games brings the title's rules into memory.
  await guests(server.url, 1);
  const took: number[] = [];
  const [first, ...others] = tables;
  if (first) await must(postNext(server.url, first, crypto.randomUUID()));
  const cpu = await each(server, others.length, async (index) => {
    const table = others[index];
    if (!table) return;
    const began = performance.now();
    await must(postNext(server.url, table, crypto.randomUUID()));
    took.push(performance.now() - began);
  });
  const { took: start } = server;
  await server.stop();
  const { title } = tables[0]?.script.game ?? { title: '–' };
  return [
    [`start until it listens, ${tables.length} games of ${title} stored`, figure(start), '≤ 1000 ms'],
    ['the same, processor time', figure(starting), '–'],
    [
      `decision in a game of ${title} that is not in memory, ${tables[0]?.head} entries: median`,
      figure(median(took)),
      '≤ 10 ms',
    ],
    ['the same, processor time', figure(cpu), '–'],
  ];
};

const requestsAbout = async (server: Running, table: Table): Promise<Row[]> => {
  const where = `/api/games/${table.id}`;
  const asks: readonly (readonly [string, (index: number) => string])[] = [
    ['the game', () => where],
    ['its whole story', () => `${where}/story?since=0`],
    ['its file', () => `${where}/file`],
    ['a position on the way', (index) => `${where}/position?at=${1 + ((index * 37) % table.head)}`],
    ['the present position', () => `${where}/position`],
    ['what may be decided', () => `${where}/choices`],
  ];
  const rows: Row[] = [];
  for (const [name, address] of asks) {
    const cookie = table.cookies[0];
    await must(ask(server.url, 'GET', address(0), cookie));
    const cost = await each(server, REPEATS, (index) => must(ask(server.url, 'GET', address(index), cookie)));
    rows.push([`${table.script.game.title}, ${table.head} entries: ${name}, processor time`, figure(cost), '–']);
  }
  return rows;
};

const memoryOf = async (env: Readonly<Record<string, string>>, script: Script, brought: number): Promise<Row> => {
  const server = await startServer({ ...env, CACHED_GAMES: String(OPEN_GAMES * 2) });
  const people = await guests(server.url, script.game.players.length);
  const open = async (many: number): Promise<void> => {
    for (let index = 0; index < many; index++) {
      const table = await setTable(server.url, people, script, brought);
      await must(ask(server.url, 'GET', `/api/games/${table.id}/position`, people[0]));
    }
  };
  await open(20);
  const before = server.memory();
  await open(OPEN_GAMES);
  const grown = server.memory() - before;
  await server.stop();
  return [
    `memory for each of ${OPEN_GAMES} open games of ${script.game.title}, ${brought} entries`,
    `${((grown / OPEN_GAMES) * 1024).toFixed(0)} kB`,
    '–',
  ];
};

export default async function (): Promise<Benchmark> {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-bench-'));
  const env = { DATA_DIR: data };
  const rows: Row[] = [];
  const scripts = [await scriptOf('18MEX', 3, 300, 5), await longGame(1600)].filter((script) => script !== undefined);
  for (const script of scripts) {
    const server = await startServer(env);
    const people = await guests(server.url, script.game.players.length);
    const brought = script.actions.length - 1;
    const tables: Table[] = [];
    for (let index = 0; index < COLD; index++) tables.push(await setTable(server.url, people, script, brought));
    const [first] = tables;
    if (first) rows.push(...(await requestsAbout(server, first)));
    await server.stop();
    rows.push(...(await coldDecisions(env, tables)));
  }
  const [small] = scripts;
  if (small) rows.push(await memoryOf(env, small, 150));
  rmSync(data, { recursive: true, force: true });
  return { title: 'Server, from cold', columns: ['what', 'measured', 'goal'], rows };
}
