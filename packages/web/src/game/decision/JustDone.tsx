/** What was decided just now, while the same question stays open: that something was bought, laid, placed. What was skipped on the way here. */
import { decider, type Event, type State, topFrame } from '@roundhouse/engine';
import { usePosition, useSession, useFormatter } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { closesStep, mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { DOT } from '../../i18n/dot.ts';
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

/** Steps of this company's turn that came before the question and were nothing to decide, and what they did to its price. */
export const Skipped = ({ state }: { readonly state: State }) => {
  const formatter = useFormatter();
  const position = usePosition();
  const events = useSession((s) => lineOnScreen(s).events[position - 1] ?? NONE);
  const company = companyOnTurn(state);
  const isHere = (event: Event): boolean =>
    event.type === 'special' ? event.args['company'] === company : 'company' in event && event.company === company;
  const skipped = company === null ? [] : events.filter((each) => closesStep(each) && isHere(each));
  if (skipped.length === 0) return null;
  const moved = events.filter((each) => each.type === 'priceMoved' && isHere(each));
  return (
    <p className={css.skipped} data-skipped="">
      {[...skipped, ...moved].map(formatter.eventText).join(DOT)}
    </p>
  );
};
