import { en } from './en.ts';
import { ru } from './ru.ts';

/** Messages that every title shares; both languages have the same keys by type, and a test compares their arguments. */
export const words = { en, ru } as const;
