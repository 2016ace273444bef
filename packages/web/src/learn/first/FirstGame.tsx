/** The goal of a first game beside the table, with what it is about, and its ending: a victory, or another try. */
import { cashOf, companyAtWork, percentAt, type State } from '@roundhouse/engine';
import { finaleOf } from '@roundhouse/engine/models/finale';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Celebration } from '../../app/Celebration.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { Podium } from '../../app/Podium.tsx';
import { useFormatter, useGameContext, useSession, useShown } from '../../game/context.tsx';
import { Gain } from '../../game/Gain.tsx';
import { newestOf } from '../../game/session.ts';
import { useT } from '../../i18n/words.ts';
import { LESSON_TITLE, ME } from '../intro/game.ts';
import css from './FirstGame.module.css';
import { GOAL, progressOf } from './goal.ts';
import { firstStandOf, setFirstStand } from './memory.ts';
import { startFirst } from './startFirst.ts';

/** Who you are, what you have, what to reach: read before the first question, and again by a press on the goal. */
const Welcome = ({ state, close }: { readonly state: State; readonly close: () => void }) => {
  const t = useT('learn');
  const { money, companyName } = useFormatter();
  const company =
    companyAtWork(state) ?? Object.values(state.companies).find(({ president }) => president === ME)?.id ?? '';
  return (
    <Dialog title={t('first.name')} onClose={close}>
      <div className={css.end} data-first-welcome="">
        <p>
          {t('first.who', {
            company,
            name: companyName(company),
            treasury: money(cashOf(state, company)),
            cash: money(cashOf(state, ME)),
            percent: percentAt(state, ME, company),
          })}
        </p>
        <p>{t('first.how')}</p>
        <p>{t('first.what', { goal: money(GOAL) })}</p>
        <div className={css.buttons}>
          <button type="button" className="primary" onClick={close}>
            {t('first.start')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};

const Ending = ({
  state,
  stand,
  close,
}: {
  readonly state: State;
  readonly stand: 'won' | 'late';
  readonly close: () => void;
}) => {
  const t = useT('learn');
  const formatter = useFormatter();
  const [, navigate] = useLocation();
  const worth = formatter.money(progressOf(state).worth);
  const again = async (): Promise<void> => navigate(`/game/${await startFirst(t('learn.you'))}`);
  return (
    <Dialog title={t(stand === 'won' ? 'first.won' : 'first.late')} onClose={close}>
      <div className={css.end} data-first={stand}>
        {stand === 'won' && <Celebration />}
        {stand === 'won' && (
          <p className={css.star} aria-hidden="true">
            ★
          </p>
        )}
        <Podium places={finaleOf([state]).places} formatter={formatter} />
        <p>{t(stand === 'won' ? 'first.wonText' : 'first.lateText', { worth, goal: formatter.money(GOAL) })}</p>
        <p>{t('first.learned')}</p>
        <div className={css.buttons}>
          <button type="button" className="primary" onClick={close}>
            {t('first.goOn')}
          </button>
          {stand === 'late' && (
            <button type="button" onClick={() => void again()}>
              {t('first.again')}
            </button>
          )}
          <button type="button" onClick={() => navigate(`/new/${LESSON_TITLE}`)}>
            {t('first.own')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};

const FirstGame = () => {
  const t = useT('learn');
  const { money } = useFormatter();
  const { table } = useGameContext();
  const state = useSession(newestOf);
  const { stand } = progressOf(state);
  // While the others are watched it grows as they are.
  const { worth: shown } = progressOf(useShown());
  const [closed, setClosed] = useState(false);
  const [reading, setReading] = useState(() => firstStandOf(table.page) === 'fresh');
  useEffect(() => {
    if (stand !== 'going') setFirstStand(table.page, 'ended');
  }, [stand, table]);
  if (closed) return null;
  if (stand !== 'going') return <Ending state={state} stand={stand} close={() => setClosed(true)} />;
  return (
    <>
      <div className={css.goal} role="status" data-first="going">
        <button type="button" className="quiet" onClick={() => setReading(true)}>
          <span>{t('first.goal', { goal: money(GOAL), worth: money(shown) })}</span>
          <progress value={shown} max={GOAL} aria-label={t('first.progress')} />
          <Gain value={shown} />
        </button>
      </div>
      {reading && (
        <Welcome
          state={state}
          close={() => {
            setReading(false);
            setFirstStand(table.page, 'going');
          }}
        />
      )}
    </>
  );
};

export default FirstGame;
