/** Settings of the operator, read from environment variables; where the server listens is in `listening.ts`. */
import path from 'node:path';

export interface Settings {
  /** Where the embedded database lies. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly connections: number;
  /** Seconds for which the start waits for a database that cannot be reached. */
  readonly databaseWait: number;
  /** The address that people use, where a proxy hides it. */
  readonly publicUrl: string | undefined;
  /** How many proxies in front are believed about who calls; 0: none is there. */
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Positions kept in memory. */
  readonly cachedGames: number;
  /** Multiplies every limit of how often something may be asked. */
  readonly rateFactor: number;
  /** The server that mail is handed to; without it there is no mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly telegramToken: string | undefined;
  readonly telegramApi: string;
  readonly webhooks: boolean;
  /** Whether webhooks and push may lead to this machine and its neighbours. */
  readonly privateHooks: boolean;
  /** Whom a push service may write to when something is wrong. */
  readonly pushContact: string;
}

const whole = (name: string, text: string | undefined, otherwise: number, min: number, max: number): number => {
  if (text === undefined || text === '') return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not ${text}`);
  return value;
};

const address = (name: string, text: string | undefined, schemes: readonly string[]): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !schemes.includes(url.protocol))
    throw new Error(`${name} must begin with ${schemes.map((each) => `${each}//`).join(' or ')}`);
  return text;
};

export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const data = env['DATA_DIR'] ?? 'data';
  const smtpUrl = address('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']);
  const mailFrom = env['MAIL_FROM'] ?? '';
  if (smtpUrl !== undefined && !/^[^<>]*<?[^<>\s@]+@[^<>\s@]+>?$/.test(mailFrom))
    throw new Error('MAIL_FROM must name the sender, such as Roundhouse <house@example.org>');
  const publicUrl = address('PUBLIC_URL', env['PUBLIC_URL'], ['http:', 'https:']);
  return {
    data: path.resolve(data),
    databaseUrl: address('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
    connections: whole('DATABASE_CONNECTIONS', env['DATABASE_CONNECTIONS'], 10, 1, 200),
    databaseWait: whole('DATABASE_WAIT', env['DATABASE_WAIT'], 60, 0, 3600),
    publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    trustProxy: whole('TRUST_PROXY', env['TRUST_PROXY'], 0, 0, 10),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    metricsToken: env['METRICS_TOKEN'],
    botThreads: whole('BOT_THREADS', env['BOT_THREADS'], 1, 1, 64),
    cachedGames: whole('CACHED_GAMES', env['CACHED_GAMES'], 400, 1, 100_000),
    rateFactor: whole('RATE_FACTOR', env['RATE_FACTOR'], 1, 1, 1_000_000),
    smtpUrl,
    mailFrom,
    telegramToken: env['TELEGRAM_TOKEN'] || undefined,
    telegramApi: address('TELEGRAM_API', env['TELEGRAM_API'], ['http:', 'https:']) ?? 'https://api.telegram.org',
    webhooks: env['WEBHOOKS'] !== '0',
    privateHooks: env['ALLOW_PRIVATE_HOOKS'] === '1',
    pushContact:
      address('PUSH_CONTACT', env['PUSH_CONTACT'], ['mailto:', 'https:']) ?? 'mailto:operators@example.invalid',
  };
};

/** Where the embedded database is. */
export const databaseFile = ({ data }: Pick<Settings, 'data'>): string => path.join(data, 'roundhouse.sqlite');
