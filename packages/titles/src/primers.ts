/** What each title is, loaded when it is read. */
import type { Primer } from './common/primer.ts';
import { entryOf } from './registry.ts';

export type { Point, Primer } from './common/primer.ts';

export const loadPrimer = async (title: string): Promise<Primer> => (await entryOf(title).primer()).primer;
