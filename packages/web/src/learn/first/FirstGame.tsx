/** The goal of a first game beside the table, and its ending: a victory, or another try. */
import { scoreOf, standings } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../app/Dialog.tsx';
import { useFormatter, useGameContext, useSession } from '../../game/context.tsx';
import { newestOf } from '../../game/session.ts';
import { useT } from '../../i18n/words.ts';
import css from './FirstGame.module.css';
import { GOAL, progressOf } from './goal.ts';
import { setFirstStand } from './memory.ts';
import { startFirst } from './startFirst.ts';

const FirstGame = () => {
  const t = useT('learn');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const state = useSession(newestOf);
  const [, navigate] = useLocation();
  const { worth, stand } = progressOf(state);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (stand !== 'going') setFirstStand(table.page, 'ended');
  }, [stand, table]);
  if (closed) return null;
  const money = formatter.money;
  if (stand === 'going')
    return (
      <p className={css.goal} role="status" data-first="going">
        <span>{t('first.goal', { goal: money(GOAL), worth: money(worth) })}</span>
        <progress value={worth} max={GOAL} aria-label={t('first.progress')} />
      </p>
    );
  const again = async (): Promise<void> => navigate(`/game/${await startFirst(t('learn.you'))}`);
  const places = standings(state).flat();
  return (
    <Dialog title={t(stand === 'won' ? 'first.won' : 'first.late')} onClose={() => setClosed(true)}>
      <div className={css.end} data-first={stand}>
        {stand === 'won' && (
          <p className={css.star} aria-hidden="true">
            ★
          </p>
        )}
        <p>{t(stand === 'won' ? 'first.wonText' : 'first.lateText', { worth: money(worth), goal: money(GOAL) })}</p>
        <ol className={css.places}>
          {places.map((id) => (
            <li key={id}>
              <b>{formatter.holder(id)}</b> <span>{money(scoreOf(state, id))}</span>
            </li>
          ))}
        </ol>
        <p>{t('first.learned')}</p>
        <div className={css.buttons}>
          <button type="button" className="primary" onClick={() => setClosed(true)}>
            {t('first.goOn')}
          </button>
          {stand === 'late' && (
            <button type="button" onClick={() => void again()}>
              {t('first.again')}
            </button>
          )}
          <button type="button" onClick={() => navigate('/new/18MEX')}>
            {t('first.own')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};

export default FirstGame;
