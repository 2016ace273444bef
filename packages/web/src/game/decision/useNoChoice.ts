/** Decisions that leave no choice (`noChoice.ts`) are taken for the people at this device. */
import { decider } from '@roundhouse/engine';
import { useEffect, useRef } from 'react';
import { useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';
import { noChoice } from './noChoice.ts';

/** A game that is opened in such a position, or taken back to it, waits: it is as somebody left it. */
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
