/** Trains to discard where all that could go are alike, or markers where there is one: nobody is asked what there is no choice in. */
import { type Action, type ActionType, decider, options as optionsOf, type State } from '@roundhouse/engine';
import { useEffect, useRef } from 'react';
import { useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';
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

/**
 * Takes such a decision for the people at this device. A game that is opened there, or taken back to there, waits: it is as somebody
 * left it.
 */
export const useNoChoice = (): void => {
  const { table } = useGameContext();
  const state = useSession(newestOf);
  const asked = useSession((s) => s.shown === null && s.sandbox === null && s.undone.length === 0);
  const actions = useSession((s) => s.main.actions);
  const opened = useRef(actions);
  useEffect(() => {
    const by = decider(state);
    if (!asked || table.locked !== null || actions === opened.current || by === null || !table.mine(by)) return;
    const action = noChoice(state);
    if (action) table.play(action);
  }, [asked, actions, state, table]);
};
