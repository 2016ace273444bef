/** 1862: every rule in whole sentences. Refusals cite them, the app shows them, tests are counted by them. */
import type { Words } from '@roundhouse/engine';
import { end } from './rulebook/end.ts';
import { opening } from './rulebook/opening.ts';
import { operating } from './rulebook/operating.ts';

export const RULEBOOK: Readonly<Record<string, Words>> = { ...opening, ...operating, ...end };
