/** Every rule of 1817 in one short statement: cited by refusals, shown in the app, counted by the tests. */
import type { Words } from '@roundhouse/engine';
import { general } from './rulebook/general.ts';
import { mergers } from './rulebook/mergers.ts';
import { operating } from './rulebook/operating.ts';
import { stock } from './rulebook/stock.ts';

export const RULEBOOK: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries({ ...general, ...stock, ...operating, ...mergers }).map(([id, [en, ru]]) => [
    `1817 §${id}`,
    { en, ru },
  ]),
);
