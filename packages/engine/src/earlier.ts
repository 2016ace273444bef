/** Positions that an earlier version stored, in the words of this one. A game goes on from there, so nothing of them may be lost. */
import { isEqual } from './equal.ts';
import { rulesNow } from './game.ts';
import { stepNameOf } from './handles.ts';
import type { Frame, State, StepRef } from './state.ts';
import { type Title, titleOf } from './title.ts';

const frameNow = ({ formerSteps = {}, formerFrame }: Title, frame: Frame): Frame => {
  const name = stepNameOf(frame);
  const step = (Object.hasOwn(formerSteps, name) ? formerSteps[name] : name) as unknown as StepRef;
  const renamed = { ...frame, step };
  return formerFrame ? formerFrame(renamed) : renamed;
};

/** The same position where steps, proposals and rulings are called as they are today, with rulings that have come since. */
export const upToDate = (state: State): State => {
  const title = titleOf(state);
  const now = {
    ...state,
    agenda: state.agenda.map((frame) => frameNow(title, frame)),
    rules: rulesNow(title, state.rules),
  };
  return isEqual(now, state) ? state : now;
};
