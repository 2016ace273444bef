/** Trains to discard where all that could go are alike, or markers where there is one: nobody is asked what there is no choice in. */
import { type Action, type ActionType, decider, options as optionsOf, type State } from '@roundhouse/engine';
import { choicesOf } from './choices.ts';

const GIVEN_UP: readonly ActionType[] = ['discardTrain', 'removeToken'];

/** What is given up here, if there is nothing to choose; the action stays part of the game, as if somebody had pressed it. */
export const noChoice = (state: State): Action | null => {
  const by = decider(state);
  const offered = optionsOf(state).filter((each) => !each.refusal);
  if (!offered.every((each) => each.kind === 'one' && each.action.by === by && GIVEN_UP.includes(each.action.type)))
    return null;
  const { open } = choicesOf(state, offered);
  const [only] = open;
  return open.length === 1 && only?.option.kind === 'one' ? only.option.action : null;
};
