/** Keys that the server makes at its first start and keeps in the store: all nodes have the same. */
import { createHmac } from 'node:crypto';
import { newToken } from '../ids.ts';
import type { Db } from '../store/store.ts';

export interface Secrets {
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** A token for a link that only this server can have made: the same for the same purpose. */
  readonly tokenFor: (purpose: string) => string;
}

/** The first node makes it; every node then reads the stored one. */
const kept = async (db: Db, name: string, make: () => string | Promise<string>): Promise<string> => {
  const stored = db.selectFrom('secrets').select('value').where('name', '=', name);
  const before = await stored.executeTakeFirst();
  if (before) return before.value;
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
};

/** The library is loaded where it is needed: the server starts sooner without it. */
const newPushKeys = async (): Promise<string> => {
  const { default: webPush } = await import('web-push');
  return JSON.stringify(webPush.generateVAPIDKeys());
};

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export const openSecrets = async (db: Db): Promise<Secrets> => {
  const push = JSON.parse(await kept(db, 'push', newPushKeys)) as Secrets['push'];
  const links = await kept(db, 'links', newToken);
  return {
    push,
    tokenFor: (purpose) =>
      Array.from(
        createHmac('sha512', links).update(purpose).digest().subarray(0, 52),
        (byte) => LETTERS[byte % 32],
      ).join(''),
  };
};
