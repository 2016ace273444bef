/** 1862 §6.5.2, §10.3: how much a player may own, and how many trains a company. */
import type { State } from '@roundhouse/engine';
import { everyCertificateCounts, trainLimitOfPhase } from '../../common/limits.ts';
import { lateLimit, lnerFormed } from './slots.ts';

/** Table 2.1. */
export const CERTIFICATES: Readonly<Record<number, number>> = { 2: 25, 3: 18, 4: 13, 5: 11, 6: 10, 7: 9, 8: 8 };

export const certificateLimit = (state: State): number =>
  lnerFormed(state) ? lateLimit.get(state) : (CERTIFICATES[state.rules.players] ?? 0);

/** §6.5.2 (a): the director's certificate counts as one. */
export const countsForLimit = everyCertificateCounts;

export const trainLimit = trainLimitOfPhase;
