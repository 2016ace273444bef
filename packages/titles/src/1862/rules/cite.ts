/** Rule ids of 1862, short to write. */
import { type Json, type Refusal, refuse } from '@roundhouse/engine';

/** `cite('§7.9 (f)')` is `1862 §7.9 (f)`. */
export const cite = (section: string): string => `1862 ${section}`;

export const no = (section: string, key: string, args: Readonly<Record<string, Json>> = {}): Refusal =>
  refuse(cite(section), key, args);
