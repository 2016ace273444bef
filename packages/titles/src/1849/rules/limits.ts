/** 1849 §7.2, §9.1, §6: how much a player may own, and how many trains a corporation. */
import { phaseFacts, type State } from '@roundhouse/engine';
import { corporationsIn } from './slots.ts';

/** §7.2-c. */
export const OWNERSHIP_LIMIT = 60;

/** Table 2.1. */
export const certificateLimit = ({ rules }: State): number => {
  if (rules.players === 3) return 12;
  return rules.players === 4 && corporationsIn(rules) === 6 ? 11 : 9;
};

/** §9.1-a: certificates count, not shares. */
export const countsForLimit = (): number => 1;

/** §6-d */
export const trainLimit = (state: State): number => phaseFacts(state).trainLimit['default'] ?? 0;
