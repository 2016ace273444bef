/** What a strong bot would do here, what else it thought of, and why. It thinks in a worker and can be stopped. */
import type { Choice, Proposal } from '@roundhouse/bots';
import { words as reasons } from '@roundhouse/bots/words';
import { STRONG } from '@roundhouse/bots/levels';
import type { Action, State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import { Act } from '../decision/Act.tsx';
import { actionLabel } from '../decision/describe.ts';
import { newThinking, type OnProgress } from '../thinking.ts';
import css from './Assist.module.css';
import { ProposedAction } from './ProposedAction.tsx';

/** More than these nobody weighs against each other: the second best stands beside the best, the others one click away. */
const MOST = 3;

/** Differences up to these, in dollars at the end of the game, are none or small: the judgement is no finer. */
const NONE = 20;
const SMALL = 120;

const differenceOf = (less: number): 'advice.same' | 'advice.little' | 'advice.less' =>
  less <= NONE ? 'advice.same' : less <= SMALL ? 'advice.little' : 'advice.less';

type Found = { readonly choice: Choice } | { readonly error: string };

interface Thought {
  readonly share: number;
  /** What is looked at, once it takes longer than a moment. */
  readonly about: Action | null;
}

/** A thought that takes longer than this, in milliseconds, says what it is about. */
const LONG = 1000;

const useAdvice = (state: State): { readonly found: Found | null; readonly thought: Thought } => {
  const { table } = useGameContext();
  const [found, setFound] = useState<Found | null>(null);
  const [thought, setThought] = useState<Thought>({ share: 0, about: null });
  useEffect(() => {
    const thinking = newThinking();
    let gone = false;
    const began = Date.now();
    const onProgress: OnProgress = (share, about) =>
      setThought({ share, about: Date.now() - began >= LONG ? (about ?? null) : null });
    const ask = async (): Promise<void> => {
      try {
        const choice = await thinking.think(STRONG.id, table.record().game.seed, state, onProgress);
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
  return { found, thought };
};

const Why = ({ proposal }: { readonly proposal: Proposal }) => {
  const formatter = useFormatter();
  return (
    <ul className={css.reasons}>
      {proposal.reasons.map(({ key, args }) => (
        <li key={key}>{formatter.message(reasons[formatter.language][key], args)}</li>
      ))}
    </ul>
  );
};

/** Another idea, and how much worse it seems than the best one. */
const Alternative = (props: { readonly state: State; readonly best: Proposal; readonly other: Proposal }) => {
  const { state, best, other } = props;
  const t = useT('assist');
  const formatter = useFormatter();
  const less = Math.round(best.value - other.value);
  return (
    <>
      <ProposedAction state={state} action={other.action} />{' '}
      <small className="quietText">{t(differenceOf(less), { amount: formatter.money(less) })}</small>
      <Why proposal={other} />
    </>
  );
};

const Advice = ({ state, onClose }: { readonly state: State; readonly onClose: () => void }) => {
  const t = useT('assist');
  const plain = useT();
  const { found, thought } = useAdvice(state);
  const { ui } = useGameContext();
  const formatter = useFormatter();
  const aside =
    found && 'choice' in found
      ? `${t('advice.best')}: ${actionLabel(found.choice.action, state, formatter, plain)}`
      : '';
  useEffect(() => ui.setState({ aside }), [ui, aside]);
  const close = (
    <button type="button" className="quiet" onClick={onClose}>
      {t(found ? 'act.close' : 'advice.stop')}
    </button>
  );
  if (!found)
    return (
      <div className={css.advice} role="status" aria-busy="true" data-advice="thinking">
        <span>{t('advice.thinking')}</span> <progress value={thought.share} aria-label={t('advice.thinking')} /> {close}
        {thought.about && (
          <p className="quietText" data-considered>
            {t('bots.considers')} <ProposedAction state={state} action={thought.about} />
          </p>
        )}
      </div>
    );
  if ('error' in found)
    return (
      <div className={css.advice} role="alert">
        {t('advice.failed', { error: found.error })} {close}
      </div>
    );
  const { choice } = found;
  const [second, ...others] = choice.alternatives.filter(({ action }) => action !== choice.action).slice(0, MOST);
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
      {second && (
        <div data-advice="second">
          <h3>{t('advice.second')}</h3>
          <Alternative state={state} best={choice} other={second} />
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('advice.others')}</summary>
          <ul className={css.others}>
            {others.map((each, index) => (
              <li key={index}>
                <Alternative state={state} best={choice} other={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

export default Advice;
