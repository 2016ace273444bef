/** 1849 §2.2: the founding queue as 18xx.games draws it. */
import { type CompanyId, diceOf, peerDice, type SetupRequest } from '@roundhouse/engine';
import { TRINACRIA } from '../companies.ts';
import { ALL, delayTrinacria, EARLIEST_IFT } from '../setup.ts';
import { option } from '../settings.ts';
import { recorded } from './rulings.ts';

/** Delayed IFT changes places with the fourth corporation there; the others do not move up. */
const swapTrinacria = (queue: readonly CompanyId[]): readonly CompanyId[] => {
  const at = queue.indexOf(TRINACRIA);
  const fourth = queue[EARLIEST_IFT];
  return at >= EARLIEST_IFT || fourth === undefined ? queue : queue.with(at, fourth).with(EARLIEST_IFT, TRINACRIA);
};

/** The queue that the site draws from a seed. */
export const recordedQueue = (seed: number, delayed: boolean): readonly CompanyId[] => {
  const shuffled = peerDice(seed).shuffle(ALL);
  return delayed ? swapTrinacria(shuffled) : shuffled;
};

/** Rulings `siteQueue`, `iftSwaps`: chance has decided the queue already, unless a file says it. */
export const drawnAsRecorded = (request: SetupRequest): SetupRequest => {
  const { rules, seed, fixed } = request;
  const fromSite = recorded(request, 'siteQueue');
  const swaps = recorded(request, 'iftSwaps');
  if (!fromSite && !swaps) return request;
  const shuffled = (fromSite ? peerDice(seed) : diceOf(seed)).shuffle(ALL);
  const delay = swaps ? swapTrinacria : delayTrinacria;
  const queue = option({ rules }, 'delayedIft') ? delay(shuffled) : shuffled;
  return { ...request, fixed: { queue, ...fixed } };
};
