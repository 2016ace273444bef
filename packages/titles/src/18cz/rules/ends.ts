/** 18CZ §X.1, §TUT-14: the number of rounds is fixed. */
import type { EndMark, State } from '@roundhouse/engine';
import { modeOf, roundTrack, TUTORIAL_ROUNDS } from '../modes.ts';
import { operatingRounds } from './slots.ts';

const tutorialEnds = ({ ending, round }: State): readonly EndMark[] => [
  {
    reason: ending?.reason ?? 'rounds',
    last: { kind: 'operating', set: 0, number: ending ? round.number : TUTORIAL_ROUNDS },
    meter: { of: 'rounds', left: ending ? 0 : TUTORIAL_ROUNDS - round.number, total: TUTORIAL_ROUNDS },
  },
];

export const ends = (state: State): readonly EndMark[] => {
  if (modeOf(state) === 'tutorial') return tutorialEnds(state);
  const { sets } = roundTrack(state.rules);
  const total = sets.reduce((sum, each) => sum + each, 0);
  const left = total - operatingRounds.get(state);
  return [
    {
      reason: 'fixed_round',
      last: { kind: 'operating', set: sets.length, number: sets.at(-1) ?? 1 },
      meter: { of: 'rounds', left, total },
    },
  ];
};
