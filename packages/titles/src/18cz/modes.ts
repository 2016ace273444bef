/** The four ways to play 18CZ, and the numbers that differ between them. */
import type { Rules } from '@roundhouse/engine';
import { option } from './settings.ts';

export const MODES = ['base', 'tutorial', 'bohemia', 'moravia'] as const;
export type Mode = (typeof MODES)[number];

/** Two players without an option play Bohemia; with one they learn, or play Moravia-Silesia. */
export const modeOf = (game: { readonly rules: Rules }): Mode => {
  if (option(game, 'tutorial')) return 'tutorial';
  if (option(game, 'moravia')) return 'moravia';
  return game.rules.players === 2 ? 'bohemia' : 'base';
};

/** §XI.1: the hand of the third player, who has no seat. */
export const VACLAV = '@vaclav';

/** 2.1 and 5.3. */
const CASH: Readonly<Record<number, number>> = { 2: 280, 3: 380, 4: 300, 5: 250, 6: 210 };
const MORAVIA_CASH: Readonly<Record<number, number>> = { 2: 500, 3: 450 };
/** 5.1: capital per company. */
const TUTORIAL_CAPITAL: Readonly<Record<number, number>> = { 2: 150, 3: 150, 4: 130, 5: 130 };

export const startingCash = (rules: Rules): number =>
  (modeOf({ rules }) === 'moravia' ? MORAVIA_CASH : CASH)[rules.players] ?? 0;

export const tutorialCapital = (rules: Rules): number => TUTORIAL_CAPITAL[rules.players] ?? 0;

interface RoundTrack {
  /** Operating rounds of each set. */
  readonly sets: readonly number[];
  /** Common price of the locals in each operating round. */
  readonly prices: readonly number[];
}

const BASE_TRACK: RoundTrack = {
  sets: [1, 1, 1, 1, 2, 2, 2, 3],
  prices: [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120],
};
/** §XI.2-10. */
const MORAVIA_TRACK: RoundTrack = {
  sets: [1, 1, 2, 2, 2, 3],
  prices: [50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120],
};

export const roundTrack = (rules: Rules): RoundTrack => (modeOf({ rules }) === 'moravia' ? MORAVIA_TRACK : BASE_TRACK);

/** §TUT-14. */
export const TUTORIAL_ROUNDS = 10;
