/** Passwords: argon2id, a few at a time, so that a flood of sign-ins does not take the machine from those who play. */
import { hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Denial } from '../denial.ts';
import { newFairQueue } from '../fairQueue.ts';

/** argon2id is the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface Passwords {
  /** `address`: who waits for it; addresses are served by turns. */
  readonly hash: (password: string, address: string) => Promise<string>;
  /** Takes the same time where there is no such person or no password, so that nobody learns which. */
  readonly fits: (stored: string | null | undefined, password: string, address: string) => Promise<boolean>;
}

export const newPasswords = (cost: PasswordCost = COST): Passwords => {
  const queue = newFairQueue({ atOnce: 2, most: 200, mostPerOwner: 40 });
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password, address) => queue.run(address, () => hash(password.normalize('NFKC'), cost)),
    fits: async (stored, password, address) => {
      nobodys ??= hash('the password of nobody', cost);
      const against = stored ?? (await nobodys);
      const fits = await queue.run(address, () => verify(against, password.normalize('NFKC')));
      return fits && typeof stored === 'string';
    },
  };
};

/** A large dictionary: loaded soon after the start (`warmUp`), or by the first new password. */
let meter: Promise<ZxcvbnFactory> | undefined;
const loadMeter = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
};

/** Takes a tenth of a second of the whole process: better while nobody waits for it. */
export const warmUp = async (): Promise<void> => {
  meter ??= loadMeter();
  (await meter).check('a first look at the dictionary', []);
};

/** A million guesses: a few months of those that the limits let through. */
const FEWEST_GUESSES_LOG10 = 6;
/** What comes after makes no password weaker, and takes long to look at. */
const LOOKED_AT = 64;
/** Words of this site that a guesser tries first; those that Russians try come on top of the dictionary. */
const OWN_WORDS = [
  'roundhouse',
  '18xx',
  '1817',
  '1849',
  '1862',
  '18cz',
  '18mex',
  'пароль',
  'йцукен',
  'йцукенг',
  'привет',
];

/** Common passwords, keyboard runs, and the own name are refused. */
export const strongOrDenied = async (password: string, name: string): Promise<void> => {
  meter ??= loadMeter();
  const words = [...OWN_WORDS, name, ...name.split(/\s+/u)];
  const { guessesLog10 } = (await meter).check(password.normalize('NFKC').slice(0, LOOKED_AT), words);
  if (guessesLog10 < FEWEST_GUESSES_LOG10) throw new Denial('weakPassword');
};
