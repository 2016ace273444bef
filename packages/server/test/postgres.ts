/**
 * A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, or one that is started from Debian's binaries in a
 * temporary folder. Where there is neither, what needs it is skipped with a notice.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

export interface Postgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** One that the caller may stop and start. */
export interface OwnPostgres extends Postgres {
  readonly kill: () => void;
  readonly restart: () => Promise<void>;
  readonly pid: () => number;
  /** Bytes of its database. */
  readonly size: () => Promise<number>;
}

const folder = '/usr/lib/postgresql';

const binaries = (): string | undefined => {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(folder, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
};

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
const userFor = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return {} as { uid: number; gid: number };
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim(),
  );
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const sizeAt = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
  await client.end();
  return Number(rows[0]?.size ?? 0);
};

/** Whether `startPostgres` can: for tests that stop or restart theirs. */
export const canStartOwn = (): boolean => binaries() !== undefined && userFor() !== undefined;

export const canStartPostgres = (): boolean => process.env['TEST_DATABASE_URL'] !== undefined || canStartOwn();

/** For tests that lose nothing: what would wait for the disk does not. */
const WITHOUT_DISK = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((each) => ['-c', `${each}=off`]);

/** A server of its own; `fsync` as in real life unless it is said otherwise, so that figures and losses are real. */
export const startPostgres = async ({ durable = true } = {}): Promise<OwnPostgres> => {
  const bin = binaries();
  const user = userFor();
  if (bin === undefined || !user) throw new Error('no PostgreSQL here');
  const data = mkdtempSync(path.join(tmpdir(), 'roundhouse-pg-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const as = { ...user, stdio: 'ignore' as const, cwd: data };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'roundhouse', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    as,
  );
  const urlAt = (port: number): string => `postgres://roundhouse@127.0.0.1:${port}/postgres`;
  /** Undefined: somebody else was quicker to take the port. */
  const launch = async (port: number) => {
    const started = spawn(
      path.join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        `${port}`,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=300',
        ...(durable ? [] : WITHOUT_DISK),
      ],
      as,
    );
    const isOver = (): boolean => started.exitCode !== null || started.signalCode !== null;
    for (let tries = 0; !isOver() && !(await answers(urlAt(port))); tries++) {
      if (tries > 900) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // Another server may answer: ours needs a moment to notice that the port is not free.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return isOver() ? undefined : started;
  };
  let port = await freePort();
  let first = await launch(port);
  for (let tries = 0; !first; tries++) {
    if (tries > 5) throw new Error('PostgreSQL finds no port');
    port = await freePort();
    first = await launch(port);
  }
  let running = first;
  const url = urlAt(port);
  const ended = (): Promise<void> =>
    new Promise((resolve) =>
      running.exitCode === null && running.signalCode === null ? running.once('exit', () => resolve()) : resolve(),
    );
  return {
    url,
    pid: () => running.pid ?? 0,
    size: () => sizeAt(url),
    kill: () => void running.kill('SIGKILL'),
    restart: async () => {
      running.kill('SIGINT');
      await ended();
      const again = await launch(port);
      if (!again) throw new Error('PostgreSQL does not start again');
      running = again;
    },
    stop: async () => {
      running.kill('SIGINT');
      await ended();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** An empty database for a test file, at the server that all files share (`sharedPostgres.mjs`). */
export const testDatabase = async (): Promise<Postgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given === undefined ? await startPostgres({ durable: false }) : undefined;
  const base = server?.url ?? given ?? '';
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const ask = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: base });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      if (server) await server.stop();
      else await ask(`drop database ${name} with (force)`);
    },
  };
};
