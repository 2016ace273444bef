/** The Telegram bot: learns its own name, and receives the codes that link a chat to a person. It polls only while somebody has a code. */
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';
import { telegramCall } from './send.ts';
import { confirmTelegram } from './channels.ts';
import { moreWords } from './words.ts';

const LOOK_EVERY = 3000;
const NAME_EVERY = 60_000;

const named = z.object({ ok: z.literal(true), result: z.object({ username: z.string() }) });
const updates = z.object({
  ok: z.literal(true),
  result: z.array(
    z.object({
      update_id: z.int(),
      message: z.optional(z.object({ text: z.optional(z.string()), chat: z.object({ id: z.int() }) })),
    }),
  ),
});

export const newTelegram = (context: ServerContext) => {
  const { settings, store } = context;
  let name: string | null = null;
  let looked = -LOOK_EVERY;
  let asked = -NAME_EVERY;
  let offset = 0;

  const learnName = async (): Promise<void> => {
    if (name !== null || performance.now() - asked < NAME_EVERY) return;
    asked = performance.now();
    const read = named.safeParse(JSON.parse((await telegramCall(context, 'getMe', {})).body));
    if (read.success) name = read.data.result.username;
  };

  const handleMessage = async (text: string, chat: number): Promise<void> => {
    const channel = await confirmTelegram(context, text.replace(/^\/start\s*/, '').slice(0, 80), chat);
    if (!channel) return;
    const person = await store.db
      .selectFrom('people')
      .select('language')
      .where('id', '=', channel.person)
      .executeTakeFirst();
    await telegramCall(context, 'sendMessage', { chat_id: chat, text: moreWords(person?.language ?? 'en').telegram });
  };

  /** Two nodes may both receive the same message: a code is good once. */
  const readMessages = async (): Promise<void> => {
    if (performance.now() - looked < LOOK_EVERY) return;
    looked = performance.now();
    const waiting = await store.db
      .selectFrom('channels')
      .select('id')
      .where('type', '=', 'telegram')
      .where('confirmed', '=', 0)
      .where('code_until', '>', context.now())
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
    const read = updates.safeParse(
      JSON.parse((await telegramCall(context, 'getUpdates', { offset, timeout: 0 })).body),
    );
    if (!read.success) return;
    for (const { update_id, message } of read.data.result) {
      offset = update_id + 1;
      if (message?.text !== undefined) await handleMessage(message.text, message.chat.id);
    }
  };

  return {
    name: () => name,
    poll: async (): Promise<void> => {
      if (settings.telegramToken === undefined) return;
      try {
        await learnName();
        await readMessages();
      } catch {
        // It is away: asked again in a while.
        context.metrics.failures.inc({ where: 'telegram' });
      }
    },
  };
};
