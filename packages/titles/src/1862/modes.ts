/** 1862 §11.1, §11.3: which types of trains there are. */
import type { Rules } from '@roundhouse/engine';
import { option } from './settings.ts';
import type { TrainType } from './trains.ts';

interface Mode {
  readonly types: readonly TrainType[];
  /** One type, no permits (§11.1 (a)). */
  readonly simple: boolean;
}

const MODES: Readonly<Record<ReturnType<typeof option<'trainTypes'>>, Mode>> = {
  standard: { types: ['freight', 'local', 'express'], simple: false },
  simpleExpress: { types: ['express'], simple: true },
  simpleFreight: { types: ['freight'], simple: true },
  advancedFreight: { types: ['freight', 'local'], simple: false },
  advancedExpress: { types: ['local', 'express'], simple: false },
};

/** §11.3: the beginners' game is a simple game; Expresses where nothing else was chosen. */
export const modeOf = (game: { readonly rules: Rules }): Mode => {
  const mode = MODES[option(game, 'trainTypes')];
  return option(game, 'beginner') && !mode.simple ? MODES.simpleExpress : mode;
};
