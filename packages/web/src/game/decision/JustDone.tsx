/** What was decided just now, while the same question stays open: that something was bought, laid, placed. What was skipped on the way here. */
import { companyAtWork, type Event, type State } from '@roundhouse/engine';
import { usePosition, useSession, useFormatter } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { closesStep, mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { DOT } from '../../i18n/dot.ts';
import css from './JustDone.module.css';

const NONE: readonly Event[] = [];

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
  const company = companyAtWork(state);
  const isHere = (event: Event): boolean =>
    event.type === 'special' ? event.args['company'] === company : 'company' in event && event.company === company;
  const skipped = company === undefined ? [] : events.filter((each) => closesStep(each) && isHere(each));
  if (skipped.length === 0) return null;
  const moved = events.filter((each) => each.type === 'priceMoved' && isHere(each));
  return (
    <p className={css.skipped} data-skipped="">
      {[...skipped, ...moved].map(formatter.eventText).join(DOT)}
    </p>
  );
};
