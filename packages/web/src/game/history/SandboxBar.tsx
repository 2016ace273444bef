/** What is being tried out, and what of it would be played: only one's own moves, as far as nobody else is asked. */
import { decider } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { ownPart, stateShown, triedOut } from '../session.ts';
import css from './SandboxBar.module.css';

export const SandboxBar = () => {
  const t = useT('later');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const sandbox = useSession((s) => s.sandbox);
  const newest = useSession((s) => s.main.states.length - 1);
  const discard = useSession((s) => s.discardSandbox);
  const by = useSession((s) => decider(stateShown(s)));
  if (!sandbox) return null;
  const tried = triedOut(sandbox);
  const own = ownPart(tried, table.mine).length;
  const playable = sandbox.from === newest && !table.locked;
  const moves = sandbox.line.events.slice(sandbox.from, sandbox.from + own).flatMap((events) => {
    const event = mainEventOf(events);
    return event ? [formatter.eventText(event)] : [];
  });
  return (
    <div className={css.sandbox} role="status">
      <span className={css.text}>
        <b>{t('sandbox.title', { count: tried.length })}</b>
        {by !== null && !table.mine(by) && <span>{t('sandbox.for', { player: formatter.holder(by) })}</span>}
        {playable && tried.length > own && (
          <span data-own={own}>{own === 0 ? t('sandbox.none') : t('sandbox.own', { moves: moves.join(' · ') })}</span>
        )}
      </span>
      <span className={css.buttons}>
        {playable ? (
          <button type="button" className="primary" disabled={own === 0} onClick={table.playSandbox}>
            {t('sandbox.play', { own: tried.length > own ? own : 0 })}
          </button>
        ) : (
          <small>{t('sandbox.past')}</small>
        )}
        <button type="button" onClick={discard}>
          {t('sandbox.discard')}
        </button>
      </span>
    </div>
  );
};
