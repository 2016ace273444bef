/** 18CZ: every rule id with one short statement of our own, as cited by refusals. */
import { rulebookOf } from '../common/rulebook.ts';
import { GENERAL } from './rulebook/general.ts';
import { OPERATING } from './rulebook/operating.ts';
import { STOCK } from './rulebook/stock.ts';
import { VARIANT_RULES } from './rulebook/variants.ts';

export const RULEBOOK = rulebookOf('18CZ §', { ...GENERAL, ...STOCK, ...OPERATING, ...VARIANT_RULES });
