/** 1849: every rule in one sentence, in both languages. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK: Readonly<Record<string, Words>> = {};
