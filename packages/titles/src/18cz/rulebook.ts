import type { Words } from '@roundhouse/engine';

export const RULEBOOK: Readonly<Record<string, Words>> = {};
