// What must not go wrong goes wrong: kill -9, a node lost, PostgreSQL restarted, the disk full, the database locked,
// nobody there to take messages, nonsense sent. Bounded in
// time, on this machine only. Ends with exit code 1 where a promise was broken.
//
//   npm run chaos [-- --kills 1000 --only kills,postgres,disk,locked,silence,mutations,attacks]
//   npm run chaos -- --only mutations --mutations 1000000 --minutes 30 --file mutations.jsonl
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Action, begin, isEqual } from '@roundhouse/engine';
import { openFile } from '../packages/server/src/store/sqlite.ts';
import { canStartPostgres, startPostgres } from '../packages/server/test/postgres.ts';
import {
  type Body,
  ask,
  guests,
  must,
  postNext,
  type Script,
  scriptOf,
  setTable,
  storyOf,
  type Table,
  watch,
} from './server/people.ts';
import type { Answer } from './server/send.ts';
import {
  clockAt,
  giveSilentOrder,
  idleCompany,
  type Left,
  leaveAlone,
  openReceiver,
  type Receiver,
  settledLetters,
  wantLetters,
} from './server/background.ts';
import { attackAll, type AttackedStore } from './server/attacks.ts';
import { postgresAt, sqliteIn } from './server/attackedStores.ts';
import { mutateAll } from './server/mutations.ts';
import { type Running, startServer } from './server/process.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '15' },
    mutations: { type: 'string', default: '10000' },
    // For mutations: no longer than so, and where they are written down, so that the same command goes on from there.
    minutes: { type: 'string', default: '2' },
    file: { type: 'string' },
    only: { type: 'string' },
  },
});
const kills = Number(values.kills);

const problems: string[] = [];
const say = (line: string): void => console.log(line);
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a table knows: what was confirmed to it, and the post whose answer never came. */
interface Watched {
  readonly table: Table;
  readonly confirmed: Action[];
  unanswered: { key: string; action: Action } | undefined;
}

const watched = (table: Table): Watched => ({ table, confirmed: [], unanswered: undefined });

/** Posts on and on until `stop` is called; what is lost on the way is posted again under the same key. */
const playOn = async (urls: () => string, each: Watched, going: () => boolean): Promise<void> => {
  const { table, confirmed } = each;
  while (going() && table.head < table.script.actions.length) {
    const action = table.script.actions[table.head];
    if (!action) return;
    each.unanswered ??= { key: crypto.randomUUID(), action };
    let answer: Answer<Body>;
    try {
      answer = await postNext(urls(), table, each.unanswered.key);
    } catch {
      await delay(20);
      continue;
    }
    if (answer.status === 200) {
      confirmed.push(action);
      table.head++;
      each.unanswered = undefined;
    } else if (answer.status >= 500) await delay(20);
    else {
      problems.push(`a post was denied: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      return;
    }
  }
};

/** Everything confirmed is there, in order; nothing is there that nobody posted. */
const compare = async (url: string, { table, confirmed, unanswered }: Watched, where: string): Promise<number> => {
  const decided = (await storyOf(url, table)).flatMap((entry) => (entry.kind === 'decided' ? [entry.action] : []));
  const lost = confirmed.filter((action, index) => !isEqual(action, decided[index])).length;
  if (lost > 0) problems.push(`${where}: ${lost} of ${confirmed.length} confirmed decisions lost`);
  const more = decided.slice(confirmed.length);
  if (more.length > 1 || (more[0] && !isEqual(more[0], unanswered?.action)))
    problems.push(`${where}: something appeared that nobody posted`);
  return confirmed.length;
};

/** Some of the tables have a clock, one has a player with standing orders, and everybody has notifications on. */
const setTables = async (url: string, script: Script, count: number, receiver?: Receiver): Promise<Watched[]> => {
  const people = await guests(url, 3);
  if (receiver)
    for (const [index, cookie] of people.entries()) await wantLetters(url, cookie, receiver, `/player/${index}`);
  const tables: Watched[] = [];
  for (let index = 0; index < count; index++)
    tables.push(watched(await setTable(url, people, script, 0, clockAt(index))));
  const company = idleCompany(script, Object.keys(begin(script.game).state.companies));
  if (tables[0] && company !== undefined) await giveSilentOrder(url, tables[0].table, company);
  return tables;
};

/** At the end of a part: every deadline fired once, and everybody got a message about it. */
const compareLetters = async (url: string, left: Left, receiver: Receiver, where: string): Promise<void> => {
  const { flags, delivered, again, problem } = await settledLetters(url, left, receiver, 200_000);
  if (problem !== null) problems.push(`${where}: ${problem}`);
  say(
    `  ${flags} deadlines, each acted upon once; ${delivered} reported by messages, none lost${
      again > 0 ? `, ${again} messages sent again under the same id because the server died before their answer` : ''
    }`,
  );
};

const killing = async (script: Script): Promise<void> => {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-chaos-'));
  const receiver = await openReceiver();
  const env = { DATA_DIR: data, ALLOW_PRIVATE_HOOKS: '1' };
  let server = await startServer(env);
  let tables = await setTables(server.url, script, 6, receiver);
  const left = await leaveAlone(server.url, await guests(server.url, 3), script, receiver, 'left');
  let [killed, confirmed, slowest] = [0, 0, 0];
  const until = performance.now() + Math.max(60_000, kills * 3000);
  while (killed < kills && performance.now() < until) {
    let going = true;
    const playing = tables.map((each) =>
      playOn(
        () => server.url,
        each,
        () => going,
      ),
    );
    // Now and then long enough that clocks are looked at and messages carried out.
    await delay(killed % 5 === 4 ? 1000 + Math.random() * 2000 : 100 + Math.random() * 500);
    await server.kill();
    killed++;
    going = false;
    await Promise.all(playing);
    server = await startServer(env);
    slowest = Math.max(slowest, server.took);
    for (const each of tables) await compare(server.url, each, `kill ${killed}`);
    if (tables.every(({ table }) => table.head >= script.actions.length - 30)) {
      confirmed += tables.reduce((sum, each) => sum + each.confirmed.length, 0);
      tables = await setTables(server.url, script, 6);
    }
    if (killed % 10 === 0) say(`  … ${killed} kills, ${problems.length} problems`);
  }
  confirmed += tables.reduce((sum, each) => sum + each.confirmed.length, 0);
  say(
    `kill -9 in the middle of writing: ${killed} times, ${confirmed} confirmed decisions; back after at most ${(slowest / 1000).toFixed(1)} s`,
  );
  await compareLetters(server.url, left, receiver, 'kills');
  receiver.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
};

const onPostgres = async (script: Script): Promise<void> => {
  if (!canStartPostgres() || process.env['TEST_DATABASE_URL'] !== undefined) {
    say('two nodes, PostgreSQL restarted: skipped, no PostgreSQL to start here');
    return;
  }
  const postgres = await startPostgres();
  const receiver = await openReceiver();
  const env = { DATABASE_URL: postgres.url, ALLOW_PRIVATE_HOOKS: '1' };
  const nodes: Running[] = [await startServer(env), await startServer(env)];
  const [first, second] = nodes as [Running, Running];
  let serving = first.url;
  const tables = await setTables(first.url, script, 6, receiver);
  const left = await leaveAlone(first.url, await guests(first.url, 3), script, receiver, 'left');
  // Somebody watches at the other node all the time.
  const heard = new Set<number>();
  const [shown] = tables;
  if (!shown) return;
  const socket = await watch(second.url, shown.table.cookies[0] ?? '', shown.table.id, (number) => heard.add(number));
  let going = true;
  const playing = tables.map((each) =>
    playOn(
      () => serving,
      each,
      () => going,
    ),
  );
  await delay(1500);
  await first.kill();
  const lost = performance.now();
  const before = tables.map(({ confirmed }) => confirmed.length);
  serving = second.url;
  while (
    tables.some(({ confirmed }, index) => confirmed.length <= (before[index] ?? 0)) &&
    performance.now() < lost + 20_000
  )
    await delay(5);
  const gap = performance.now() - lost;
  if (gap > 2000)
    problems.push(`after a node was lost the other served everybody only after ${(gap / 1000).toFixed(1)} s`);
  say(`two nodes, one killed under load: the other served everybody after ${gap.toFixed(0)} ms`);
  await delay(500);
  const restarted = performance.now();
  await postgres.restart();
  const there = tables.map(({ confirmed }) => confirmed.length);
  while (
    tables.some(({ confirmed }, index) => confirmed.length <= (there[index] ?? 0)) &&
    performance.now() < restarted + 30_000
  )
    await delay(5);
  if (performance.now() - restarted >= 30_000) problems.push('after PostgreSQL was restarted not everybody goes on');
  say(`PostgreSQL restarted under load: everybody goes on after ${(performance.now() - restarted).toFixed(0)} ms`);
  const third = await startServer(env);
  await delay(1000);
  going = false;
  await Promise.all(playing);
  const counts: number[] = [];
  for (const each of tables) {
    counts.push(await compare(second.url, each, 'two nodes'));
    const [here, elsewhere] = [await storyOf(second.url, each.table), await storyOf(third.url, each.table)];
    if (!isEqual(here, elsewhere)) problems.push('two nodes tell two stories');
  }
  await delay(6000);
  const head = (await storyOf(second.url, shown.table)).length;
  if (!heard.has(head)) problems.push(`who watches at the other node did not hear of entry ${head}`);
  say(
    `  ${counts.reduce((sum, each) => sum + each, 0)} confirmed decisions, stories equal at both nodes, who watched has heard all`,
  );
  await compareLetters(second.url, left, receiver, 'two nodes');
  receiver.close();
  socket.close();
  await second.stop();
  await third.stop();
  await postgres.stop();
};

/** A disk of its own, so small that it is soon full. */
const fullDisk = async (script: Script): Promise<void> => {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', data]).status === 0;
  if (!mounted) {
    say('disk full: skipped, no right to mount a small one here');
    return;
  }
  try {
    const server = await startServer({ DATA_DIR: data });
    const [each] = await setTables(server.url, script, 1);
    if (!each) return;
    const filler = path.join(data, 'filler');
    for (let size = 6 * 1024 * 1024; size >= 1024; size = Math.floor(size / 2))
      try {
        writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // As much as there was room for is written.
      }
    const denials = new Map<string, number>();
    const key = crypto.randomUUID();
    for (let tries = 0; tries < 60 && (denials.get('full') ?? 0) < 5; tries++) {
      const answer = await postNext(server.url, each.table, (denials.get('full') ?? 0) > 0 ? key : crypto.randomUUID());
      if (answer.status === 200) {
        const action = script.actions[each.table.head];
        if (action) each.confirmed.push(action);
        each.table.head++;
      } else denials.set(answer.body.denied ?? 'none', (denials.get(answer.body.denied ?? 'none') ?? 0) + 1);
    }
    if ((denials.get('full') ?? 0) === 0)
      problems.push(`a full disk is not reported as such: ${JSON.stringify([...denials])}`);
    rmSync(filler);
    const { status } = await postNext(server.url, each.table, key);
    if (status !== 200) problems.push(`with room again a decision is answered by ${status}`);
    else {
      const action = script.actions[each.table.head];
      if (action) each.confirmed.push(action);
      each.table.head++;
    }
    await server.kill();
    const again = await startServer({ DATA_DIR: data });
    await compare(again.url, each, 'disk full');
    await again.stop();
    say(
      `disk full: reported ${denials.get('full') ?? 0} times, ${each.confirmed.length} confirmed decisions kept, goes on when there is room`,
    );
  } finally {
    spawnSync('umount', [data]);
    rmSync(data, { recursive: true, force: true });
  }
};

/** Half of them on each store: what one takes without a word the other may stumble over. */
const mutating = async (script: Script): Promise<void> => {
  const { lines, problems: found } = await mutateAll(script, {
    many: Number(values.mutations),
    minutes: Number(values.minutes),
    file: values.file,
  });
  lines.forEach(say);
  problems.push(...found);
};

/** What strangers try while others play, at the usual limits, on each store. */
const attacked = async (script: Script): Promise<void> => {
  const attack = async (env: Readonly<Record<string, string>>, store: AttackedStore): Promise<void> => {
    const server = await startServer({
      RATE_FACTOR: '1',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Roundhouse <roundhouse@example.org>',
      ...env,
    });
    const { lines, problems: found } = await attackAll(server, script, store);
    lines.forEach(say);
    problems.push(...found);
    await server.stop();
  };
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-chaos-'));
  await attack({ DATA_DIR: data }, sqliteIn(data));
  rmSync(data, { recursive: true, force: true });
  if (!canStartPostgres() || process.env['TEST_DATABASE_URL'] !== undefined) {
    say('attacks, PostgreSQL: skipped, no PostgreSQL to start here');
    return;
  }
  const postgres = await startPostgres();
  await attack({ DATABASE_URL: postgres.url }, postgresAt(postgres));
  await postgres.stop();
};

/** Another program holds the database for a while. */
const locked = async (script: Script): Promise<void> => {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-chaos-'));
  const server = await startServer({ DATA_DIR: data });
  const [each] = await setTables(server.url, script, 1);
  if (!each) return;
  const other = openFile(path.join(data, 'roundhouse.sqlite'));
  const denials: string[] = [];
  let slowest = 0;
  const post = async (key: string): Promise<boolean> => {
    const answer = await postNext(server.url, each.table, key);
    const action = script.actions[each.table.head];
    if (answer.status !== 200) denials.push(answer.body.denied ?? 'none');
    else if (action) {
      each.confirmed.push(action);
      each.table.head++;
    }
    return answer.status === 200;
  };
  for (const seconds of [1, 8]) {
    const key = crypto.randomUUID();
    other.exec('begin immediate');
    const posting = post(key);
    // Anyone who only looks is served all the while.
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const began = performance.now();
      await ask(server.url, 'GET', '/healthz');
      slowest = Math.max(slowest, performance.now() - began);
      await delay(50);
    }
    other.exec('rollback');
    const done = await posting;
    if (done !== seconds < 5)
      problems.push(`database locked for ${seconds} s: a decision was ${done ? '' : 'not '}taken`);
    if (!done && !(await post(key))) problems.push('when the database is free again a decision is denied');
  }
  if (denials.some((denied) => denied !== 'unavailable'))
    problems.push(`a locked database is reported as ${denials.join()}`);
  if (slowest > 1000)
    problems.push(`while the database was locked the server answered nothing for ${slowest.toFixed(0)} ms`);
  other.close();
  await server.kill();
  const again = await startServer({ DATA_DIR: data });
  await compare(again.url, each, 'database locked');
  await again.stop();
  rmSync(data, { recursive: true, force: true });
  say(
    `database locked: for a second requests wait for it, a longer lock is reported (${denials.length} times); other answers took at most ${slowest.toFixed(0)} ms, nothing lost`,
  );
};

/** Nobody takes messages for a while: the mail server is gone, hooks and push are refused. */
const nobodyListens = async (script: Script): Promise<void> => {
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-chaos-'));
  const receiver = await openReceiver();
  const server = await startServer({
    DATA_DIR: data,
    ALLOW_PRIVATE_HOOKS: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Roundhouse <roundhouse@example.org>',
  });
  const [each] = await setTables(server.url, script, 1);
  if (!each) return;
  const left = await leaveAlone(server.url, await guests(server.url, 3), script, receiver, 'left');
  // Mail is for members.
  const member = { name: 'Mailed', password: 'four quiet brown horses' };
  const { cookie = '' } = await must(ask(server.url, 'POST', '/api/members', '', member));
  await must(ask(server.url, 'POST', '/api/me/channels', cookie, { type: 'mail', address: 'a@example.org' }));
  receiver.state.status = 503;
  let going = true;
  const playing = playOn(
    () => server.url,
    each,
    () => going,
  );
  await delay(25_000);
  going = false;
  await playing;
  const refused = receiver.refused();
  if (refused === 0) problems.push('no message was tried while nobody listened');
  const notifications = (await ask(server.url, 'GET', '/api/me/notifications', cookie)).body as {
    channels?: readonly { readonly trouble: string | null }[];
  };
  if (notifications.channels?.every(({ trouble }) => trouble === null) !== false)
    problems.push('people whose mail does not leave do not see that');
  receiver.state.status = 200;
  await compare(server.url, each, 'nobody listens');
  say(
    `mail server away, hooks refused (${refused} times): ${each.confirmed.length} decisions confirmed meanwhile, the person sees it, and it goes on later:`,
  );
  await compareLetters(server.url, left, receiver, 'nobody listens');
  receiver.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
};

const PARTS = {
  kills: killing,
  postgres: onPostgres,
  disk: fullDisk,
  locked,
  silence: nobodyListens,
  mutations: mutating,
  attacks: attacked,
};
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
const script = await scriptOf('18MEX', 3, 400, 7);
for (const [name, part] of Object.entries(PARTS)) if (wanted.includes(name)) await part(script);
for (const problem of problems.slice(0, 20)) say(`BROKEN: ${problem}`);
say(problems.length === 0 ? 'every promise held' : `${problems.length} promises broken`);
process.exitCode = problems.length === 0 ? 0 : 1;
