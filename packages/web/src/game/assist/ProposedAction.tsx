/** What a bot would do, in a sentence, as the log would tell it. */
import { type Action, apply, isRefusal, type State, stepNameOf } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { useJustDone } from '../decision/useJustDone.ts';
import { actionLabel } from '../decision/describe.ts';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';

export const ProposedAction = ({ state, action }: { readonly state: State; readonly action: Action }) => {
  const t = useT();
  const formatter = useFormatter();
  const acted = useJustDone().length > 0;
  if (action.type === 'pass') {
    // As the button is called that does it.
    if (!acted || formatter.has(`pass.${stepNameOf(state.agenda.at(-1)) ?? ''}`))
      return actionLabel(action, state, formatter, t);
    return t(state.round.kind === 'operating' ? 'act.done' : 'act.endTurn');
  }
  const result = apply(state, action);
  const event = isRefusal(result) ? undefined : mainEventOf(result.events);
  // What was earned is no advice: what is to be done is.
  if (event?.type === 'trainsRan') return t('advice.run', { revenue: formatter.money(event.revenue) });
  return event ? formatter.event(event) : actionLabel(action, state, formatter, t);
};
