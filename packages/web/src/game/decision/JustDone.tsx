/** What was decided just now, while the same question stays open: that something was bought, laid, placed. */
import { decider, type Event, type State, topFrame } from '@roundhouse/engine';
import { usePosition, useSession, useFormatter } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { companyOnTurn } from './describe.ts';
import css from './JustDone.module.css';

const sameQuestion = (before: State, after: State): boolean =>
  decider(before) === decider(after) &&
  topFrame(before)?.step === topFrame(after)?.step &&
  companyOnTurn(before) === companyOnTurn(after);

const NONE: readonly Event[] = [];

/** The events of the last decision, if it was one of the same question. */
export const useJustDone = (): readonly Event[] => {
  const position = usePosition();
  return useSession((s) => {
    const { states, events, actions } = lineOnScreen(s);
    const [before, after] = [states[position - 1], states[position]];
    if (!before || !after || actions[position - 1]?.type === 'pass' || !sameQuestion(before, after)) return NONE;
    return events[position - 1] ?? NONE;
  });
};

export const JustDone = ({ events }: { readonly events: readonly Event[] }) => {
  const formatter = useFormatter();
  const event = mainEventOf(events) ?? events[0];
  if (!event) return null;
  return (
    <p className={css.done} data-done={event.type}>
      ✓ {formatter.event(event)}
    </p>
  );
};
