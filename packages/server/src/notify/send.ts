/** One message on one channel. What goes wrong for now is thrown; what will never go well says so. */
import type { Language } from '@roundhouse/protocol';
import type { ServerContext } from '../context.ts';
import type { Channels } from '../store/tables.ts';
import { outboundFetch, PrivateAddress, type Reply } from './outboundHttp.ts';
import { targetOf } from './targets.ts';
import { moreWords, type Written } from './words.ts';

/** It will not arrive by trying again; `gone`: nobody is there anymore. */
export class Undeliverable extends Error {
  readonly gone: boolean;
  constructor(why: string, gone = false) {
    super(why);
    this.gone = gone;
  }
}

/** Try again, not before so many seconds. */
export class RetryLater extends Error {
  readonly seconds: number;
  constructor(why: string, seconds: number) {
    super(why);
    this.seconds = seconds;
  }
}

export interface Letter {
  /** The same for every try: a receiver recognizes a repetition by it. */
  readonly id: string;
  readonly language: Language;
  readonly written: Written;
  /** A phone replaces an older notification of the same topic. */
  readonly topic: string;
}

const judge = ({ status, body, retryAfter }: Reply): void => {
  if (status >= 200 && status < 300) return;
  const why = `${status} ${body.slice(0, 120)}`;
  if (status === 404 || status === 410) throw new Undeliverable(why, true);
  if (status === 429 || status >= 500) throw new RetryLater(why, retryAfter ?? 0);
  throw new Undeliverable(why);
};

const asked = async (work: Promise<Reply>): Promise<Reply> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PrivateAddress) throw new Undeliverable('this address isn’t on the public internet');
    // Why a connection failed says something about the net around this server: it goes to the log alone.
    throw new Error('can’t be reached', { cause: error });
  }
};

/** The endpoints of push services: what they are asked is encrypted for the one browser. */
const push = async (
  { settings, secrets }: ServerContext,
  channel: Channels,
  { id, written, topic }: Letter,
): Promise<void> => {
  const { default: webPush } = await import('web-push');
  const target = targetOf('push', channel);
  const text = written.lines.map((line) => line.text).join('\n');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    target,
    JSON.stringify({
      id,
      title: written.subject,
      body: text === written.subject ? '' : text,
      link: written.link,
      tag: topic,
    }),
    {
      vapidDetails: {
        subject: settings.publicUrl?.startsWith('https:') ? settings.publicUrl : settings.pushContact,
        ...secrets.push,
      },
      TTL: 24 * 3600,
      urgency: 'normal',
      topic,
    },
  );
  judge(await asked(outboundFetch(endpoint, { headers, body, allowPrivate: settings.privateHooks })));
};

const BODY_OF = {
  json: (text: string, { id, written }: Letter) => ({ id, text, link: written.link, items: written.lines }),
  discord: (text: string) => ({ content: text.slice(0, 2000), allowed_mentions: { parse: [] } }),
  slack: (text: string) => ({ text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
} as const;

const textOf = ({ written }: Letter): string => written.lines.map(({ text, link }) => `${text}\n${link}`).join('\n');

const webhook = async ({ settings }: ServerContext, channel: Channels, letter: Letter): Promise<void> => {
  const { url, form } = targetOf('webhook', channel);
  const body = JSON.stringify(BODY_OF[form](textOf(letter), letter));
  const headers = { 'content-type': 'application/json', 'x-roundhouse-id': letter.id };
  judge(await asked(outboundFetch(url, { headers, body, allowPrivate: settings.privateHooks })));
};

export const telegramCall = async (
  { settings }: Pick<ServerContext, 'settings'>,
  method: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Reply> =>
  outboundFetch(`${settings.telegramApi}/bot${settings.telegramToken ?? ''}/${method}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // The address comes from the operator.
    allowPrivate: true,
  });

const telegram = async (context: ServerContext, channel: Channels, letter: Letter): Promise<void> => {
  const { chat } = targetOf('telegram', channel);
  if (context.settings.telegramToken === undefined || chat === null) throw new Undeliverable('no longer linked');
  const reply = await telegramCall(context, 'sendMessage', { chat_id: chat, text: textOf(letter).slice(0, 4000) });
  // Blocked by the person: they do not want it.
  if (reply.status === 403) throw new Undeliverable('blocked by its owner', true);
  judge(reply);
};

interface SmtpTrouble {
  readonly responseCode?: unknown;
}

export interface Mail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** Where one click ends all mail. */
  readonly leave: string;
}

/** Several letters may share a connection. */
export const newMailer = ({ smtpUrl, mailFrom }: ServerContext['settings']) => {
  if (smtpUrl === undefined) return undefined;
  const connect = async () => {
    // Loaded with the first letter: the server starts sooner without it.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return {
    send: async ({ to, id, subject, text, leave }: Mail): Promise<void> => {
      try {
        transport ??= connect();
        await (
          await transport
        ).sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@roundhouse>`,
          headers: {
            'List-Unsubscribe': `<${leave}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const code = (error as SmtpTrouble).responseCode;
        if (typeof code === 'number' && code >= 500) throw new Undeliverable((error as Error).message.slice(0, 200));
        // The person does not learn the address or the cause; the operator finds both in the log.
        if (code === undefined) throw new Error('the mail server doesn’t answer', { cause: error });
        throw error;
      }
    },
    close: async () => (await transport)?.close(),
  };
};
export type Mailer = NonNullable<ReturnType<typeof newMailer>>;

const mail = async (
  context: ServerContext,
  mailer: Mailer | undefined,
  channel: Channels,
  letter: Letter,
): Promise<void> => {
  if (!mailer) throw new Undeliverable('this server can’t send email');
  const leave = `${originOf(context, channel)}/unsubscribe/${context.secrets.tokenFor(`leave ${channel.id}`)}`;
  await mailer.send({
    to: targetOf('mail', channel).address,
    id: letter.id,
    subject: letter.written.subject,
    text: `${textOf(letter)}\n\n-- \n${moreWords(letter.language).leave(leave)}\n`,
    leave,
  });
};

export const originOf = ({ settings }: ServerContext, { origin }: Pick<Channels, 'origin'>): string =>
  settings.publicUrl ?? origin;

export const sendBy = (
  context: ServerContext,
  mailer: Mailer | undefined,
  channel: Channels,
  letter: Letter,
): Promise<void> => {
  switch (channel.type) {
    case 'push':
      return push(context, channel, letter);
    case 'mail':
      return mail(context, mailer, channel, letter);
    case 'webhook':
      return webhook(context, channel, letter);
    case 'telegram':
      return telegram(context, channel, letter);
  }
};
