/** Limits by the plain rules. A title's `rules/limits.ts` exports them as its own, or says what differs. */
import { phaseFacts, type State } from '@roundhouse/engine';

/** Every certificate counts as one, however many shares it is. */
export const everyCertificateCounts = (): number => 1;

/** The phase says how many trains a company may own, the same for all companies. */
export const trainLimitOfPhase = (state: State): number => phaseFacts(state).trainLimit['default'] ?? 0;
