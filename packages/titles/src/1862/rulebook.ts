/** 1862: every rule in whole sentences. Refusals cite them, the app shows them, tests are counted by them. */
import { end } from './rulebook/end.ts';
import { opening } from './rulebook/opening.ts';
import { operating } from './rulebook/operating.ts';

export const RULEBOOK = { ...opening, ...operating, ...end };
