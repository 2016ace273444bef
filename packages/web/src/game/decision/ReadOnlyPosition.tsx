/** A position in which nothing can be decided: an earlier one, or one that could not be read to its end. */
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useLive, usePosition, useSession } from '../context.tsx';
import { firstUndoable, lineOnScreen } from '../session.ts';
import css from './Decision.module.css';
import { actionLabel, companyAsked } from './describe.ts';
import parts from './parts.module.css';

export const ReadOnlyPosition = () => {
  const t = useT('later');
  const live = useLive();
  const goTo = useSession((s) => s.goTo);
  const tryOut = useSession((s) => s.tryOut);
  const sandbox = useSession((s) => s.sandbox !== null);
  return (
    <div className={css.waiting}>
      <h2 className={css.ask}>{t(live ? 'locked.title' : 'past.title')}</h2>
      {!live && <PastDecision />}
      <div className={parts.confirm}>
        {!live && (
          <button type="button" className="primary" onClick={() => goTo(null)}>
            {t('past.now')}
          </button>
        )}
        {!sandbox && (
          <button type="button" onClick={tryOut}>
            {t('past.try')}
          </button>
        )}
        {!live && !sandbox && <BackToHere />}
      </div>
    </div>
  );
};

/** What led to the position on the screen, in a line. */
const PastDecision = () => {
  const t = useT();
  const later = useT('later');
  const formatter = useFormatter();
  const position = usePosition();
  const line = useSession(lineOnScreen);
  const event = mainEventOf(line.events[position - 1]);
  const [before, action] = [line.states[position - 1], line.actions[position - 1]];
  if (!before || !action) return <p className={css.past}>{later('past.start')}</p>;
  // An action that left no event is shown as it was chosen, such as a pass.
  const company = companyAsked(before);
  return (
    <p className={css.past} data-past={position}>
      {position}:{' '}
      {event ? (
        formatter.event(event)
      ) : (
        <>
          {formatter.holder(action.by)} · {company !== null && <>{formatter.chip(company)} · </>}
          {actionLabel(action, before, formatter, t)}
        </>
      )}
    </p>
  );
};

/** All that came after is taken back; it asks first, and can be done again. */
const BackToHere = () => {
  const t = useT('later');
  const { table } = useGameContext();
  const position = usePosition();
  const length = useSession((s) => s.main.actions.length);
  const first = useSession((s) => firstUndoable(s.main));
  const [sure, setSure] = useState(false);
  if (table.locked !== null || position < first || position >= length) return null;
  if (!sure)
    return (
      <button type="button" data-back="ask" onClick={() => setSure(true)}>
        {t('past.back')}
      </button>
    );
  return (
    <span className={css.sure} role="alert">
      {t('past.sure', { count: length - position })}{' '}
      <button type="button" data-back="yes" onClick={() => table.undoTo(position)}>
        {t('past.yes')}
      </button>{' '}
      <button type="button" className="quiet" onClick={() => setSure(false)}>
        {t('past.no')}
      </button>
    </span>
  );
};
