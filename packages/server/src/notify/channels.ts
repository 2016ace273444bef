/** The channels where a person gets notifications, as they set them up. */
import {
  NEWS_KINDS,
  type NewsKind,
  type NewChannel,
  type Notifications,
  type Quiet,
  type Channel,
} from '@roundhouse/protocol';
import type { ChannelType } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { hashOf, newCode, newId, plainCode } from '../ids.ts';
import type { Db } from '../store/store.ts';
import type { People, Channels } from '../store/tables.ts';
import { mayAsk } from './outboundHttp.ts';
import { quietOf } from './quiet.ts';
import type { Targets } from './targets.ts';

const MOST_CHANNELS = 12;
const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;

/** What a new channel delivers by default: everything that waits for its owner. */
const USUAL: readonly NewsKind[] = NEWS_KINDS.filter(
  (kind) => !['begun', 'seatChanged', 'paused', 'resumed'].includes(kind),
);

const isKind = (kind: unknown): kind is NewsKind => NEWS_KINDS.some((known) => known === kind);
export const kindsOf = (stored: string): NewsKind[] => (JSON.parse(stored) as unknown[]).filter(isKind);

export const publicChannel = ({ id, type, label, confirmed, kinds, trouble, created }: Channels): Channel => ({
  id,
  type,
  label,
  confirmed: confirmed === 1,
  kinds: kindsOf(kinds),
  trouble,
  created,
});

export const channelsOf = (db: Db, person: string): Promise<Channels[]> =>
  db.selectFrom('channels').selectAll().where('person', '=', person).orderBy('created').execute();

export const notificationsOf = async (
  context: ServerContext,
  person: People,
  telegram: string | null,
): Promise<Notifications> => {
  const { settings, store, secrets } = context;
  const row = await store.db
    .selectFrom('people')
    .select(['quiet', 'unwanted'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const unwanted = kindsOf(row.unwanted);
  return {
    quiet: quietOf(row.quiet),
    app: NEWS_KINDS.filter((kind) => !unwanted.includes(kind)),
    channels: (await channelsOf(store.db, person.id)).map(publicChannel),
    can: {
      push: secrets.push.publicKey,
      mail: settings.smtpUrl !== undefined,
      webhook: settings.webhooks,
      telegram: settings.telegramToken === undefined ? null : telegram,
    },
  };
};

export const changeNotifications = async (
  { store }: ServerContext,
  person: People,
  { quiet, app }: { readonly quiet?: Quiet | null | undefined; readonly app?: readonly NewsKind[] | undefined },
): Promise<void> => {
  const set = {
    ...(quiet === undefined ? {} : { quiet: quiet && JSON.stringify(quiet) }),
    ...(app === undefined ? {} : { unwanted: JSON.stringify(NEWS_KINDS.filter((kind) => !app.includes(kind))) }),
  };
  if (Object.keys(set).length > 0) await store.db.updateTable('people').set(set).where('id', '=', person.id).execute();
};

type Fresh = Pick<Channels, 'target' | 'unique_target' | 'label' | 'confirmed' | 'code' | 'code_until' | 'leave'>;
const written = <C extends keyof Targets>(_channel: C, target: Targets[C]): string => JSON.stringify(target);
const READY = { unique_target: null, confirmed: 1, code: null, code_until: null, leave: null } as const;

const publicOrDenied = ({ settings }: ServerContext, address: string): URL => {
  const url = new URL(address);
  if (!mayAsk(url, settings.privateHooks)) throw new Denial('privateAddress');
  return url;
};

/** What a browser calls itself, as short as a person would. */
const browserOf = (agent: string | undefined): string => {
  const name = /(?:Edg|OPR|Firefox|Chrome|Safari)(?=\/)/.exec(agent ?? '')?.[0] ?? 'browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent ?? '')?.[0];
  return system === undefined ? name : `${name}, ${system}`;
};

const fresh = (
  context: ServerContext,
  id: string,
  wish: NewChannel,
  code: string,
  agent: string | undefined,
): Fresh => {
  const { settings, secrets } = context;
  const now = context.now();
  switch (wish.type) {
    case 'mail':
      if (settings.smtpUrl === undefined) throw new Denial('noSuchChannel');
      return {
        target: written('mail', { address: wish.address }),
        unique_target: null,
        label: wish.address,
        confirmed: 0,
        code: hashOf(secrets.tokenFor(`confirm ${id}`)),
        code_until: now + DAY,
        leave: hashOf(secrets.tokenFor(`leave ${id}`)),
      };
    case 'push': {
      const { endpoint } = wish.subscription;
      publicOrDenied(context, endpoint);
      return {
        ...READY,
        target: written('push', wish.subscription),
        unique_target: hashOf(endpoint),
        label: browserOf(agent),
      };
    }
    case 'webhook': {
      if (!settings.webhooks) throw new Denial('noSuchChannel');
      return { ...READY, target: written('webhook', wish), label: publicOrDenied(context, wish.url).host };
    }
    case 'telegram':
      if (settings.telegramToken === undefined) throw new Denial('noSuchChannel');
      return {
        target: written('telegram', { chat: null }),
        unique_target: null,
        label: 'Telegram',
        confirmed: 0,
        code: hashOf(plainCode(code)),
        code_until: now + HOUR,
        leave: null,
      };
  }
};

export const addChannel = async (
  context: ServerContext,
  person: People,
  wish: NewChannel,
  origin: string,
  agent: string | undefined,
): Promise<{ readonly channel: Channels; readonly code: string | null }> => {
  const id = newId();
  const code = newCode();
  const row: Channels = {
    id,
    person: person.id,
    type: wish.type,
    ...fresh(context, id, wish, code, agent),
    kinds: JSON.stringify(USUAL),
    trouble: null,
    failures: 0,
    origin,
    created: context.now(),
  };
  await context.store.change(async (db) => {
    // The same browser again, or somebody else in it: the newest counts.
    if (row.unique_target !== null) {
      const old = await db
        .deleteFrom('channels')
        .where('type', '=', row.type)
        .where('unique_target', '=', row.unique_target)
        .returning('id')
        .execute();
      if (old.length > 0)
        await db
          .deleteFrom('deliveries')
          .where(
            'channel',
            'in',
            old.map((each) => each.id),
          )
          .execute();
    }
    const { count } = await db
      .selectFrom('channels')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('person', '=', person.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST_CHANNELS) throw new Denial('tooMany');
    await db.insertInto('channels').values(row).execute();
    // The mail that asks whether the address is theirs is delivered like all others: once, and tried again.
    if (row.type === 'mail')
      await db
        .insertInto('deliveries')
        .values({
          id: newId(),
          person: person.id,
          channel: id,
          data: JSON.stringify({ about: 'confirm' }),
          made: row.created,
          due: row.created,
          tries: 0,
          held: 0,
        })
        .execute();
  });
  return { channel: row, code: wish.type === 'telegram' ? code : null };
};

const mine = async (db: Db, person: People, id: string): Promise<Channels> => {
  const row = await db
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', id)
    .where('person', '=', person.id)
    .executeTakeFirst();
  if (!row) throw new Denial('notFound');
  return row;
};

export const changeChannel = async (
  { store }: ServerContext,
  person: People,
  id: string,
  kinds: readonly NewsKind[],
): Promise<Channels> => {
  const row = await mine(store.db, person, id);
  const changed = { ...row, kinds: JSON.stringify(NEWS_KINDS.filter((kind) => kinds.includes(kind))) };
  await store.db.updateTable('channels').set({ kinds: changed.kinds }).where('id', '=', id).execute();
  return changed;
};

export const removeChannel = async ({ store }: ServerContext, person: People, id: string): Promise<void> => {
  await mine(store.db, person, id);
  await store.change(async (db) => {
    await db.deleteFrom('channels').where('id', '=', id).execute();
    await db.deleteFrom('deliveries').where('channel', '=', id).execute();
  });
};

export const tryChannel = async ({ store, now }: ServerContext, person: People, id: string): Promise<void> => {
  const row = await mine(store.db, person, id);
  if (row.confirmed === 0) throw new Denial('noSuchChannel', 'not confirmed yet');
  await store.db
    .insertInto('deliveries')
    .values({
      id: newId(),
      person: person.id,
      channel: id,
      data: JSON.stringify({ about: 'trial' }),
      made: now(),
      due: now(),
      tries: 0,
      held: 0,
    })
    .execute();
};

export const confirmMail = async ({ store, now }: ServerContext, token: string): Promise<void> => {
  const { numUpdatedRows } = await store.db
    .updateTable('channels')
    .set({ confirmed: 1, code: null, code_until: null })
    .where('type', '=', 'mail')
    .where('confirmed', '=', 0)
    .where('code', '=', hashOf(token))
    .where('code_until', '>', now())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Denial('linkVoid');
};

/** Telegram: sending the code to the bot proves that the chat is theirs. */
export const confirmTelegram = async (
  { store, now }: ServerContext,
  code: string,
  chat: number,
): Promise<Channels | undefined> =>
  store.db
    .updateTable('channels')
    .set({ confirmed: 1, code: null, code_until: null, target: JSON.stringify({ chat }) })
    .where('type', '=', 'telegram')
    .where('code', '=', hashOf(plainCode(code)))
    .where('code_until', '>', now())
    .returningAll()
    .executeTakeFirst();

/** By the link in a mail: the address is forgotten. */
export const unsubscribe = async ({ store }: ServerContext, token: string): Promise<void> => {
  await store.change(async (db) => {
    const row = await db.deleteFrom('channels').where('leave', '=', hashOf(token)).returning('id').executeTakeFirst();
    if (!row) throw new Denial('linkVoid');
    await db.deleteFrom('deliveries').where('channel', '=', row.id).execute();
  });
};

export const mutedIn = async ({ db }: { readonly db: Db }, game: string, person: string): Promise<ChannelType[]> => {
  const row = await db
    .selectFrom('mutes')
    .select('off')
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();
  return row ? (JSON.parse(row.off) as ChannelType[]) : [];
};

export const muteIn = async (
  { store }: ServerContext,
  game: string,
  person: string,
  channels: readonly ChannelType[],
): Promise<void> => {
  const off = JSON.stringify([...new Set(channels)]);
  await store.db
    .insertInto('mutes')
    .values({ game, person, off })
    .onConflict((c) => c.columns(['game', 'person']).doUpdateSet({ off }))
    .execute();
};
