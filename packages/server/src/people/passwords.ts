/** Passwords: argon2id, a few at a time, so that a flood of sign-ins does not take the machine from those who play. */
import { hash, verify } from '@node-rs/argon2';
import { Denial } from '../denial.ts';

/** argon2id is the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 50;

let running = 0;
const queue: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Denial('unavailable', 'too many sign-ins at once');
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // The next in the queue takes over the place.
    if (next) next();
    else running--;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC'), COST));

let nobodys: Promise<string> | undefined;

/** Takes the same time where there is no such person or no password, so that nobody learns which. */
export const passwordFits = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('the password of nobody');
  const against = stored ?? (await nobodys);
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && typeof stored === 'string';
};
