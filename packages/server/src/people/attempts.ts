/**
 * Tries of passwords and codes, counted per address and per account, no matter who is signed in meanwhile: many guests, many
 * addresses and many connections do not guess faster. A right one costs nothing.
 */
import type { ServerContext } from '../context.ts';
import { Denial } from '../denial.ts';
import { enqueue } from '../notify/enqueue.ts';
import { folded } from './names.ts';

/** Once a day at most the owner is warned. */
const warn = async ({ store, now, limits }: ServerContext, account: string): Promise<void> => {
  if (limits.wait('warnings', { target: account }) > 0) return;
  const person = await store.db.selectFrom('people').select('id').where('folded', '=', account).executeTakeFirst();
  if (!person) return;
  limits.take('warnings', { target: account });
  await store.change((db) => enqueue(db, { kind: 'signInTried', game: null, people: [person.id], at: now() }));
};

const isWrong = (error: unknown): boolean =>
  error instanceof Denial && (error.key === 'wrongCredentials' || error.key === 'wrongPassword');

/**
 * Runs `check` as a try for the account of this name, which need not exist. Strangers who have used up the tries of an account do
 * not lock its owner out: an address that has not failed has two tries of its own.
 */
export const asCountedAttempt = async <T>(
  context: ServerContext,
  { name, address }: { readonly name: string; readonly address: string },
  check: () => Promise<T>,
): Promise<T> => {
  const { limits } = context;
  const account = folded(name);
  const isUsedUp = limits.wait('wrongPasswords', { target: account }) > 0;
  const own = { target: `${account} ${address}` };
  const by = isUsedUp ? { address } : { address, target: account };
  if (isUsedUp) limits.take('ownersTry', own);
  // Taken before it is known, so that a hundred at once do not all find the bucket full.
  limits.take('wrongPasswords', by);
  try {
    const result = await check();
    limits.refund('wrongPasswords', by);
    if (isUsedUp) limits.refund('ownersTry', own);
    return result;
  } catch (error) {
    if (!isWrong(error)) limits.refund('wrongPasswords', by);
    else if (limits.wait('wrongPasswords', { target: account }) > 0) await warn(context, account);
    throw error;
  }
};
