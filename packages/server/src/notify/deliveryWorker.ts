/**
 * Carries messages out: looks every moment, on every node, for what is due. A delivery is held by the node that sends it, so that it goes out
 * once; what fails is tried again, later every time; what cannot arrive is given up, and the channel says why.
 */
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';
import { recoveryToken } from '../people/recovery.ts';
import type { Deliveries, People, Channels } from '../store/tables.ts';
import { gather, stillTrue } from './gather.ts';
import { forgetNews } from './news.ts';
import { quietOf, quietUntil } from './quiet.ts';
import { RetryLater, type Letter, type Mailer, newMailer, originOf, sendBy, Undeliverable } from './send.ts';
import { targetOf } from './targets.ts';
import { newTelegram } from './telegram.ts';
import { type Item, moreWords, written } from './words.ts';

const EVERY = 1000;
const AT_ONCE = 8;
/** Longer than any sending takes: who holds it still then is gone. */
const HELD = 120_000;
const MOST_TRIES = 10;
const SECOND = 1000;

/** 30 s, 2 min, 8 min … at most six hours; not everybody in the same moment. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.min(6 * 3600 * SECOND, 30 * SECOND * 4 ** (tries - 1)) * (0.9 + chance * 0.2);

const data = z.discriminatedUnion('about', [
  z.object({ about: z.literal('news'), items: z.array(z.custom<Item>()) }),
  z.object({ about: z.literal('confirm') }),
  z.object({ about: z.literal('recover') }),
  z.object({ about: z.literal('trial') }),
]);

export interface DeliveryWorker {
  /** One round; returns how many messages were sent since the last call. For tests: the worker runs rounds by itself. */
  readonly run: () => Promise<number>;
  /** The name of the bot in Telegram, once it is known. */
  readonly telegram: () => string | null;
  readonly close: () => Promise<void>;
}

/** Null: nothing of it is so anymore. */
const letterOf = async (
  context: ServerContext,
  channel: Channels,
  person: Pick<People, 'language' | 'quiet'>,
  row: Deliveries,
): Promise<Letter | null> => {
  const { language } = person;
  const said = data.parse(JSON.parse(row.data));
  const origin = originOf(context, channel);
  const words = moreWords(language);
  switch (said.about) {
    case 'confirm':
    case 'recover':
      throw new Error('a link to an account is no letter');
    case 'trial':
      return {
        id: row.id,
        language,
        topic: 'trial',
        written: {
          subject: words.trial,
          lines: [{ text: words.trial, link: `${origin}/online` }],
          link: `${origin}/online`,
        },
      };
    case 'news': {
      const items: Item[] = [];
      for (const item of said.items) if (await stillTrue(context.store.db, channel.person, item)) items.push(item);
      if (items.length === 0) return null;
      const zone = quietOf(person.quiet)?.zone ?? 'UTC';
      const games = new Set(items.map(({ game }) => game));
      const topic = games.size === 1 ? (items[0]?.game ?? 'server') : 'games';
      return { id: row.id, language, topic, written: written(items, language, zone, origin) };
    }
  }
};

/** A link that belongs to one mail address is never sent by another channel. */
const linkTo = async (
  context: ServerContext,
  mailer: Mailer | undefined,
  channel: Channels,
  { language, name }: Pick<People, 'language' | 'name'>,
  about: 'confirm' | 'recover',
  id: string,
): Promise<void> => {
  if (!mailer) throw new Undeliverable('this server sends no mail');
  const origin = originOf(context, channel);
  const words = moreWords(language);
  await mailer.send({
    to: targetOf('mail', channel).address,
    id,
    ...(about === 'confirm'
      ? {
          subject: words.confirm,
          text: words.confirmText(`${origin}/mail/${context.secrets.tokenFor(`confirm ${channel.id}`)}`, name, origin),
        }
      : { subject: words.recover, text: words.recoverText(`${origin}/recover/${recoveryToken(context, id)}`) }),
    leave: `${origin}/unsubscribe/${context.secrets.tokenFor(`leave ${channel.id}`)}`,
  });
};

export const newDeliveryWorker = (context: ServerContext, byItself: boolean): DeliveryWorker => {
  const { store, metrics, log } = context;
  const mailer = newMailer(context.settings);
  const telegram = newTelegram(context);
  let closed = false;

  const finish = (id: string) => store.db.deleteFrom('deliveries').where('id', '=', id).execute();

  const failed = async (row: Deliveries, channel: Channels, error: unknown): Promise<void> => {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    const over = error instanceof Undeliverable || row.tries + 1 >= MOST_TRIES;
    metrics.messages.inc({ channel: channel.type, outcome: over ? 'givenUp' : 'later' });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
    log.warn({ channel: channel.type, tries: row.tries + 1, why, cause }, 'a notification was not delivered');
    await store.change(async (db) => {
      // A browser that has unsubscribed, a hook that was removed.
      if (error instanceof Undeliverable && error.gone) {
        await db.deleteFrom('channels').where('id', '=', channel.id).execute();
        await db.deleteFrom('deliveries').where('channel', '=', channel.id).execute();
        return;
      }
      await db
        .updateTable('channels')
        .set((e) => ({ trouble: why, failures: e('failures', '+', 1) }))
        .where('id', '=', channel.id)
        .execute();
      if (over) await db.deleteFrom('deliveries').where('id', '=', row.id).execute();
      else {
        const asked = error instanceof RetryLater ? error.seconds * SECOND : 0;
        const due = context.now() + Math.max(asked, pauseAfter(row.tries + 1, Math.random()));
        await db
          .updateTable('deliveries')
          .set({ due: Math.round(due), held: 0 })
          .where('id', '=', row.id)
          .execute();
      }
    });
  };

  const carry = async (row: Deliveries): Promise<boolean> => {
    const now = context.now();
    const { numUpdatedRows } = await store.db
      .updateTable('deliveries')
      .set({ held: now + HELD, tries: row.tries + 1 })
      .where('id', '=', row.id)
      .where('held', '=', row.held)
      .where('tries', '=', row.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const channel = await store.db.selectFrom('channels').selectAll().where('id', '=', row.channel).executeTakeFirst();
    const person = await store.db
      .selectFrom('people')
      .select(['language', 'quiet', 'name'])
      .where('id', '=', row.person)
      .executeTakeFirst();
    if (!channel || !person) {
      await finish(row.id);
      return false;
    }
    const { about } = data.parse(JSON.parse(row.data));
    // Quiet hours may have begun since it was made.
    const until = about === 'news' ? quietUntil(quietOf(person.quiet), now) : null;
    if (until !== null) {
      await store.db
        .updateTable('deliveries')
        .set({ due: until, held: 0, tries: row.tries })
        .where('id', '=', row.id)
        .execute();
      return false;
    }
    try {
      if (about === 'confirm' || about === 'recover') await linkTo(context, mailer, channel, person, about, row.id);
      else {
        const letter = await letterOf(context, channel, person, row);
        if (!letter) {
          await finish(row.id);
          return false;
        }
        await sendBy(context, mailer, channel, letter);
      }
    } catch (error) {
      await failed(row, channel, error);
      return false;
    }
    await finish(row.id);
    if (channel.trouble !== null)
      await store.db.updateTable('channels').set({ trouble: null, failures: 0 }).where('id', '=', channel.id).execute();
    metrics.messages.inc({ channel: channel.type, outcome: 'sent' });
    return true;
  };

  let sent = 0;
  const goRound = async (): Promise<void> => {
    await gather(context);
    await telegram.poll();
    for (;;) {
      const now = context.now();
      const rows = await store.db
        .selectFrom('deliveries')
        .selectAll()
        .where('due', '<=', now)
        .where('held', '<=', now)
        .orderBy('due')
        .limit(AT_ONCE)
        .execute();
      if (rows.length === 0 || closed) return;
      sent += (await Promise.all(rows.map(carry))).filter(Boolean).length;
    }
  };

  // One round at a time: what one of them holds the other would neither see nor wait for.
  let running: Promise<void> | undefined;
  let rounds = 0;
  const round = async (): Promise<void> => {
    try {
      await goRound();
      if (rounds++ % 3600 === 0) await forgetNews(store, context.now());
    } catch (error) {
      metrics.failures.inc({ where: 'outbox' });
      log.error({ err: error }, 'delivering notifications failed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!closed && byItself) running ??= round();
  }, EVERY);
  timer.unref();

  return {
    run: async () => {
      for (let before = running; before; before = running) await before;
      running = round();
      await running;
      const count = sent;
      sent = 0;
      return count;
    },
    telegram: telegram.name,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running;
      await mailer?.close();
    },
  };
};
