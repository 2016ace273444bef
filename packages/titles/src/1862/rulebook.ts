import type { Words } from '@roundhouse/engine';
export const rulebook: Readonly<Record<string, Words>> = {};
