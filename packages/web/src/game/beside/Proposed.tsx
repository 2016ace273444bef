/** What a bot would do, in a sentence, as the log would tell it. */
import { type Action, apply, isRefusal, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { useDone } from '../decision/Done.tsx';
import { actionLabel } from '../decision/describe.ts';
import { decidedBy } from '../told.ts';

export const Proposed = ({ state, action }: { readonly state: State; readonly action: Action }) => {
  const t = useT();
  const voice = useVoice();
  const acted = useDone().length > 0;
  if (action.type === 'pass') {
    // As the button is called that does it.
    if (!acted || voice.has(`pass.${state.agenda.at(-1)?.step ?? ''}`)) return actionLabel(action, state, voice, t);
    return t(state.round.kind === 'operating' ? 'act.done' : 'act.endTurn');
  }
  const result = apply(state, action);
  const event = isRefusal(result) ? undefined : decidedBy(result.events);
  return event ? voice.event(event) : actionLabel(action, state, voice, t);
};
