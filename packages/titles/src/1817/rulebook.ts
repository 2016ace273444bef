/** Every rule of 1817 in one short statement: cited by refusals, shown in the app, counted by the tests. */
import { rulebookOf } from '../common/rulebook.ts';
import { general } from './rulebook/general.ts';
import { mergers } from './rulebook/mergers.ts';
import { operating } from './rulebook/operating.ts';
import { stock } from './rulebook/stock.ts';

export const RULEBOOK = rulebookOf('1817 §', { ...general, ...stock, ...operating, ...mergers });
