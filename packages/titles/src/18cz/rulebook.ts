/** 18CZ: every rule id with one short statement of our own, as cited by refusals. */
import type { Words } from '@roundhouse/engine';
import { GENERAL } from './rulebook/general.ts';
import { OPERATING } from './rulebook/operating.ts';
import { STOCK } from './rulebook/stock.ts';
import { VARIANT_RULES } from './rulebook/variants.ts';
import { ruleId } from './rules/cite.ts';

export const RULEBOOK: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries({ ...GENERAL, ...STOCK, ...OPERATING, ...VARIANT_RULES }).map(([number, [en, ru]]) => [
    ruleId(number),
    { en, ru },
  ]),
);
