/** §cert: how much a player may own, and how many trains a company. */
import type { CertificateKind, State } from '@roundhouse/engine';
import { trainLimitOfPhase } from '../../common/limits.ts';
import { ruling } from '../rulings.ts';
import { survivors } from './bankruptcy.ts';

/** Table 2.1. */
const LIMITS: Readonly<Record<number, number>> = { 3: 21, 4: 16, 5: 13, 6: 11, 7: 9, 8: 8, 9: 7, 10: 6, 11: 6, 12: 5 };

/** The whole table is 64 certificates divided by the players, rounded; so the row for two, which is not printed, is 32. */
const LIMIT_OF_TWO = 32;

/** bankrupt.8: by the players still in the game. */
export const certificateLimitFor = (players: number, twoAsThree: boolean): number =>
  players < 3 && !twoAsThree ? LIMIT_OF_TWO : (LIMITS[Math.max(3, players)] ?? 0);

export const certificateLimit = (state: State): number =>
  certificateLimitFor(survivors(state).length, ruling(state, 'limitOfThree'));

/** cert.1: shorts and privates do not count. */
export const countsForLimit = (_state: State, { kind }: { readonly kind: CertificateKind }): number =>
  kind === 'short' ? 0 : 1;

export const trainLimit = trainLimitOfPhase;
