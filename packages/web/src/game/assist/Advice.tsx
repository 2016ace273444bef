/** What a strong bot would do here, what else it thought of, and why. It thinks in a worker and can be stopped. */
import type { Choice, Proposal } from '@roundhouse/bots';
import { words as reasons } from '@roundhouse/bots/words';
import { STRONG } from '@roundhouse/bots/levels';
import type { State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import { Act } from '../decision/Act.tsx';
import { newThinking } from '../thinking.ts';
import css from './Assist.module.css';
import { ProposedAction } from './ProposedAction.tsx';

/** More than these nobody weighs against each other. */
const MOST = 3;

type Found = { readonly choice: Choice } | { readonly error: string };

const useAdvice = (state: State): { readonly found: Found | null; readonly share: number } => {
  const { table } = useGameContext();
  const [found, setFound] = useState<Found | null>(null);
  const [share, setShare] = useState(0);
  useEffect(() => {
    const thinking = newThinking();
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const choice = await thinking.think(STRONG.id, table.record().game.seed, state, setShare);
        if (!gone) setFound({ choice });
      } catch (error) {
        if (!gone) setFound({ error: error instanceof Error ? error.message : String(error) });
      }
    };
    void ask();
    return () => {
      gone = true;
      thinking.stop();
    };
  }, [state, table]);
  return { found, share };
};

const Why = ({ proposal }: { readonly proposal: Proposal }) => {
  const formatter = useFormatter();
  return (
    <ul className={css.reasons}>
      {proposal.reasons.map(({ key, args }) => (
        <li key={key}>{formatter.tell(reasons[formatter.language][key], args)}</li>
      ))}
    </ul>
  );
};

const Advice = ({ state, onClose }: { readonly state: State; readonly onClose: () => void }) => {
  const t = useT('assist');
  const formatter = useFormatter();
  const { found, share } = useAdvice(state);
  const close = (
    <button type="button" className="quiet" onClick={onClose}>
      {t(found ? 'act.close' : 'advice.stop')}
    </button>
  );
  if (!found)
    return (
      <div className={css.advice} role="status" aria-busy="true" data-advice="thinking">
        <span>{t('advice.thinking')}</span> <progress value={share} aria-label={t('advice.thinking')} /> {close}
      </div>
    );
  if ('error' in found)
    return (
      <div className={css.advice} role="alert">
        {t('advice.failed', { error: found.error })} {close}
      </div>
    );
  const { choice } = found;
  const others = choice.alternatives.filter(({ action }) => action !== choice.action).slice(0, MOST);
  return (
    <section className={css.advice} aria-label={t('advice.title')} data-advice="there">
      <h3>{t('advice.best')}</h3>
      <p className={css.best}>
        <ProposedAction state={state} action={choice.action} />
      </p>
      <Why proposal={choice} />
      <p className={css.actions}>
        <Act action={choice.action} primary>
          {t('advice.do')}
        </Act>
        {close}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{t('advice.others')}</summary>
          <ul className={css.others}>
            {others.map((each, index) => {
              const less = Math.round(choice.value - each.value);
              return (
                <li key={index}>
                  <ProposedAction state={state} action={each.action} />{' '}
                  <small className="quietText">
                    {less > 0 ? t('advice.less', { amount: formatter.money(less) }) : t('advice.same')}
                  </small>
                  <Why proposal={each} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
};

export default Advice;
