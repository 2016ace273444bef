/** The games that are imported for the first time: one of each title. */

export interface NamedGame {
  readonly title: string;
  readonly name: string;
}

export const NAMED_GAMES: readonly NamedGame[] = [
  { title: '1817', name: '15528' },
  { title: '18MEX', name: '17849' },
  { title: '1862', name: '1862_game_end_bank' },
  { title: '18CZ', name: '29247' },
  { title: '1849', name: 'variants_test' },
];

/** Imports of each game before the first that counts as warm. */
export const WARM_CALLS = 3;
/** Imports of each game that are measured warm. */
export const WARM_IMPORTS = 7;
/** Replays of each game before the first that counts as hot, in milliseconds, and those that are measured. */
export const HOT_MS = 5000;
export const HOT_REPLAYS = 30;
