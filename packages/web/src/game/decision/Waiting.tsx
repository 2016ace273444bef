/** While others decide: who, and what was done last. */
import { type Action, decider } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession, useShown, useTableState } from '../context.tsx';
import { ProposedAction } from '../assist/ProposedAction.tsx';
import { newestOf } from '../session.ts';
import css from './Decision.module.css';
import parts from './parts.module.css';

/** What a bot looks at that thinks for long. */
const Considered = ({ action }: { readonly action: Action }) => {
  const t = useT();
  const newest = useSession(newestOf);
  return (
    <p className={parts.note} data-considered>
      {t('bots.considers')} <ProposedAction state={newest} action={action} />
    </p>
  );
};

export const Waiting = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const thinking = useTableState((s) => s.thinking);
  const paused = useTableState((s) => s.paused);
  const thought = useTableState((s) => s.thought);
  const considered = useTableState((s) => s.considered);
  const error = useTableState((s) => s.botError);
  const played = useSession((s) => s.main.actions.length);
  const event = mainEventOf(useSession((s) => s.main.events.at(-1)));
  const by = decider(useShown());
  if (table.net)
    return (
      <div className={css.waiting} data-waiting="others">
        <h2 className={css.ask}>{t('waits.others', { player: formatter.holder(by) })}</h2>
        {considered && <Considered action={considered} />}
      </div>
    );
  return (
    <div className={css.waiting} data-waiting="bots">
      {paused ? (
        <>
          <h2 className={css.ask}>{t('bots.paused', { player: formatter.holder(by) })}</h2>
          {error !== null && (
            <p className={parts.note}>
              {t('bots.error', { error: typeof error === 'string' ? error : formatter.refusal(error) })}
            </p>
          )}
          <button type="button" className="primary" onClick={table.resumeBots}>
            {t('bots.resume')}
          </button>
        </>
      ) : (
        <>
          <h2 className={css.ask}>
            <span className={css.spinner} aria-hidden="true" />{' '}
            {t('bots.thinking', { player: formatter.holder(thinking ?? by) })}{' '}
            <small className={css.purse}>{t('bots.played', { count: played })}</small>
          </h2>
          {/* A person who follows the bots sees at once what they did just now. */}
          {event && <p className={parts.note}>{formatter.event(event)}</p>}
          {considered && <Considered action={considered} />}
          {thought > 0 && <progress className={css.thought} value={thought} aria-label={t('bots.thought')} />}
          <button type="button" onClick={table.stopBots}>
            {t('bots.stop')}
          </button>
        </>
      )}
    </div>
  );
};
