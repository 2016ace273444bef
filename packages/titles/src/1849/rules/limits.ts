/** 1849 §7.2, §9.1, §6: how much a player may own, and how many trains a corporation. */
import type { State } from '@roundhouse/engine';
import { everyCertificateCounts, trainLimitOfPhase } from '../../common/limits.ts';
import { corporationsIn } from './slots.ts';

/** §7.2-c. */
export const OWNERSHIP_LIMIT = 60;

/** Table 2.1. */
export const certificateLimit = ({ rules }: State): number => {
  if (rules.players === 3) return 12;
  return rules.players === 4 && corporationsIn(rules) === 6 ? 11 : 9;
};

/** §9.1-a: certificates count, not shares. */
export const countsForLimit = everyCertificateCounts;

/** §6-d */
export const trainLimit = trainLimitOfPhase;
