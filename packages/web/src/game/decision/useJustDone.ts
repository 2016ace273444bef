/** The events of the last decision, where it was one of the same question. */
import { companyAtWork, decider, type Event, type State, topFrame } from '@roundhouse/engine';
import { usePosition, useSession } from '../context.tsx';
import { lineOnScreen } from '../session.ts';

const sameQuestion = (before: State, after: State): boolean =>
  decider(before) === decider(after) &&
  topFrame(before)?.step === topFrame(after)?.step &&
  companyAtWork(before) === companyAtWork(after);

const NONE: readonly Event[] = [];

export const useJustDone = (): readonly Event[] => {
  const position = usePosition();
  return useSession((s) => {
    const { states, events, actions } = lineOnScreen(s);
    const [before, after] = [states[position - 1], states[position]];
    if (!before || !after || actions[position - 1]?.type === 'pass' || !sameQuestion(before, after)) return NONE;
    return events[position - 1] ?? NONE;
  });
};
