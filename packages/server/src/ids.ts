/** Ids, tokens and codes: chance from the system, written in letters that survive being read aloud. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 32 letters: five bits of chance each. */
const letters = (count: number): string => Array.from(randomBytes(count), (byte) => LETTERS[byte % 32]).join('');

/** 100 bits: nobody guesses it. */
export const newId = (): string => letters(20);

/** 260 bits. */
export const newToken = (): string => letters(52);

/** A code that a person writes down: 100 bits in groups of five. */
export const newCode = (): string => (letters(20).match(/.{5}/g) ?? []).join('-');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** As a person may type it. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export const newSeed = (): number => randomInt(0, 2 ** 31 - 1);

/** In an order that nobody can foresee. */
export const drawn = <T>(items: readonly T[]): readonly T[] => {
  const left = [...items];
  return items.map(() => left.splice(randomInt(0, left.length), 1)[0] as T);
};
