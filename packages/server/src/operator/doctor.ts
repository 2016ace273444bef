/** What `roundhouse doctor` looks at: settings, clock, files, database, mail, https. It changes nothing. */
import { existsSync, statfsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { databaseFile, readSettings, type Settings } from '../settings.ts';
import { openFile } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { type ProbeResult, probeLive, probeReady } from './probe.ts';

export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly says: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says });
const warning = (what: string, says: string): Finding => ({ what, state: 'warning', says });
const problem = (what: string, says: string): Finding => ({ what, state: 'problem', says });

const GB = 1024 ** 3;

const filesOf = ({ data }: Settings): readonly Finding[] => {
  const file = databaseFile({ data });
  if (!existsSync(file)) return [warning('files', `${file} doesn’t exist yet: the first start will create it`)];
  const open = [data, file, `${file}-wal`, `${file}-shm`].filter(
    (each) => existsSync(each) && (statSync(each).mode & 0o077) !== 0,
  );
  const { bavail, blocks, bsize } = statfsSync(data);
  const free = (bavail * bsize) / GB;
  return [
    open.length === 0
      ? ok('files', 'only their owner can read them')
      : problem('files', `others on this machine can read ${open.join(', ')}: run chmod go= on them`),
    bavail / blocks < 0.1 || free < 1
      ? problem('disk', `${free.toFixed(1)} GB free: the server refuses changes when it is full`)
      : ok('disk', `${free.toFixed(1)} GB free`),
  ];
};

const sqliteOf = (settings: Settings): readonly Finding[] => {
  const file = databaseFile(settings);
  if (!existsSync(file)) return [];
  const db = openFile(file);
  try {
    const [found] = db.prepare('pragma quick_check').all() as readonly { quick_check: string }[];
    return [
      found?.quick_check === 'ok'
        ? ok('database', `SQLite, ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB, sound`)
        : problem('database', `SQLite: ${found?.quick_check ?? 'not sound'}: restore a backup`),
    ];
  } finally {
    db.close();
  }
};

const postgresOf = async (settings: Settings): Promise<readonly Finding[]> => {
  const store = await openStore({ url: settings.databaseUrl, file: databaseFile(settings), connections: 1 });
  try {
    const { rows } = await sql<{ version: string; commit: string }>`
      select current_setting('server_version') as version, current_setting('synchronous_commit') as commit`.execute(
      store.db,
    );
    const offset = await store.clockOffset(Date.now);
    const [row] = rows;
    return [
      ok('database', `PostgreSQL ${row?.version ?? '?'}`),
      row?.commit === 'off'
        ? problem('durability', 'synchronous_commit is off: confirmed actions can be lost')
        : ok('durability', `synchronous_commit is ${row?.commit ?? '?'}`),
      Math.abs(offset) > 1000
        ? warning('clock', `this machine is ${(-offset / 1000).toFixed(1)} s ahead of the database: set up NTP`)
        : ok('clock', `within ${Math.abs(offset)} ms of the database`),
    ];
  } finally {
    await store.close();
  }
};

/** Whether something accepts connections there; nothing is sent. */
const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5000 });
    const done = (reached: boolean): void => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });

const mailOf = async ({ smtpUrl }: Settings): Promise<Finding> => {
  if (smtpUrl === undefined) return warning('mail', 'no SMTP_URL: nobody can recover a password by email');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const number = port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port);
  return (await answers(hostname, number))
    ? ok('mail', `${hostname}:${number} accepts connections`)
    : problem('mail', `can’t reach ${hostname}:${number}`);
};

const addressOf = ({ publicUrl, trustProxy, metricsToken }: Settings): readonly Finding[] => [
  publicUrl === undefined
    ? warning('https', 'no PUBLIC_URL: fine at home; otherwise set it to the https address that people use')
    : publicUrl.startsWith('https:')
      ? ok('https', publicUrl)
      : problem('https', `${publicUrl} isn’t https: passwords travel in the clear, and passkeys and push don’t work`),
  publicUrl !== undefined && trustProxy === 0
    ? problem(
        'proxy',
        'PUBLIC_URL without TRUST_PROXY: every request seems to come from the proxy, so all people share one limit',
      )
    : ok('proxy', trustProxy === 0 ? 'none trusted' : `${trustProxy} trusted`),
  publicUrl !== undefined && metricsToken === undefined
    ? warning('metrics', 'no METRICS_TOKEN: /metrics answers only this machine')
    : ok('metrics', metricsToken === undefined ? 'on this machine' : 'by token'),
];

/** As people reach it, through the proxy: while the server runs. */
const reachOf = async ({ publicUrl }: Settings): Promise<readonly Finding[]> => {
  if (publicUrl === undefined) return [];
  const [ready, live]: readonly ProbeResult[] = [await probeReady(publicUrl), await probeLive(publicUrl)];
  return [
    ready?.kind === 'answered' && ready.status === 200
      ? ok('reach', `${publicUrl} answers and is ready`)
      : warning(
          'reach',
          ready?.kind === 'failed'
            ? `${publicUrl} doesn’t answer from here: ${ready.why}`
            : `${publicUrl} answers, but not as a ready server`,
        ),
    live?.kind === 'upgraded'
      ? ok('live', 'WebSockets get through')
      : warning('live', 'WebSockets don’t get through: have the proxy pass the upgrade at /api/live'),
  ];
};

/** What keeps the clock of this machine right leaves one of these. */
const KEEPS_TIME = [
  '/run/systemd/timesync/synchronized',
  '/run/chrony/chronyd.pid',
  '/run/chronyd.pid',
  '/run/ntpd.pid',
];

const clockOf = (): Finding =>
  KEEPS_TIME.some((file) => existsSync(file))
    ? ok('clock', 'kept by NTP')
    : warning('clock', 'no NTP service found on this machine: deadlines depend on its clock');

/** The oldest version that the server runs on. */
const OLDEST = [20, 19] as const;

const nodeOf = (): Finding => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
    ? ok('node', process.version)
    : problem('node', `${process.version} is too old: ${OLDEST.join('.')} or newer`);
};

const clientOf = (): Finding => {
  const page = path.resolve(import.meta.dirname, '../../../web/dist/index.html');
  return existsSync(page) ? ok('client', 'built') : problem('client', 'not built: run `npm start` or use the archive');
};

export const examine = async (env: Environment): Promise<readonly Finding[]> => {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    return [problem('settings', messageOf(error))];
  }
  const findings: Finding[] = [ok('settings', 'valid'), nodeOf(), clientOf()];
  findings.push(...addressOf(settings));
  try {
    if (settings.databaseUrl === undefined) findings.push(clockOf(), ...filesOf(settings), ...sqliteOf(settings));
    else findings.push(...(await postgresOf(settings)));
  } catch (error) {
    findings.push(problem('database', messageOf(error)));
  }
  findings.push(await mailOf(settings), ...(await reachOf(settings)));
  return findings;
};
