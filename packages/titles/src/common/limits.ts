/** Limits by the plain rules. A title's `rules/limits.ts` exports them as its own, or says what differs. */
import { certificatesCounted, phaseFacts, type PlayerId, type State, titleOf } from '@roundhouse/engine';

/** Every certificate counts as one, however many shares it is. */
export const everyCertificateCounts = (): number => 1;

/** More certificates than the title's limit: in most titles such a player sells first. */
export const isOverCertificateLimit = (state: State, player: PlayerId): boolean =>
  certificatesCounted(state, player) > titleOf(state).certificateLimit(state);

/** The phase says how many trains a company may own, the same for all companies. */
export const trainLimitOfPhase = (state: State): number => phaseFacts(state).trainLimit['default'] ?? 0;
