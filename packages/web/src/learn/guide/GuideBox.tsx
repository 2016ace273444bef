/** The guide at the table: what is new in this position, and on demand what a good player would do. */
import type { Choice } from '@roundhouse/bots';
import { words as reasons } from '@roundhouse/bots/words';
import type { State } from '@roundhouse/engine';
import { AT_ONCE, type Guide, loadGuide, type Moment, sceneOf, speak } from '@roundhouse/titles/guides';
import { useEffect, useMemo, useState } from 'react';
import { changeSettings, GUIDE_LEVELS, type GuideLevel } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { useGameContext, usePosition, useUi, useFormatter } from '../../game/context.tsx';
import { Act } from '../../game/decision/Act.tsx';
import { ProposedAction } from '../../game/assist/ProposedAction.tsx';
import { useT } from '../../i18n/words.ts';
import { Linked } from '../glossary/Linked.tsx';
import { useAdvice } from './advice.ts';
import css from './Guide.module.css';
import { remember, saidIn } from './memory.ts';

const useGuide = (title: string): Guide | null => {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let gone = false;
    void loadGuide(title).then((found) => gone || setGuide(found));
    return () => {
      gone = true;
    };
  }, [title]);
  return guide;
};

/** The moments of this position; whatever is shown is remembered as said. */
const useMoments = (guide: Guide | null, state: State): readonly Moment[] => {
  const { table } = useGameContext();
  const most = useWidth() === 'narrow' ? 1 : AT_ONCE;
  const position = usePosition();
  const spoken = useMemo(
    () => (guide ? speak(guide, state, position, saidIn(table.page), most) : null),
    [guide, state, position, table, most],
  );
  useEffect(() => {
    if (spoken && spoken.moments.length > 0) remember(table.page, spoken.said);
  }, [spoken, table]);
  return spoken?.moments ?? [];
};

const Levels = ({ level }: { readonly level: GuideLevel }) => {
  const t = useT('guide');
  return (
    <label className={css.levels}>
      <span className="visually-hidden">{t('guide.level')}</span>
      <select
        value={level}
        onChange={({ target }) => {
          const chosen = GUIDE_LEVELS.find((each) => each === target.value);
          if (chosen) changeSettings({ guide: chosen });
        }}
      >
        {GUIDE_LEVELS.map((each) => (
          <option key={each} value={each}>
            {t(`guide.level.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Advised = ({ choice, state }: { readonly choice: Choice | null; readonly state: State }) => {
  const t = useT('guide');
  const formatter = useFormatter();
  if (!choice)
    return (
      <p className={css.advice} role="status">
        {t('guide.thinking')}
      </p>
    );
  return (
    <p className={css.advice} data-advised={choice.action.type}>
      {t('guide.advice')}{' '}
      <b>
        <ProposedAction state={state} action={choice.action} />.
      </b>{' '}
      {choice.reasons.map(({ key, args }) => (
        <span key={key}>{formatter.tell(reasons[formatter.language][key], args)} </span>
      ))}
    </p>
  );
};

const GuideBox = ({ state, level }: { readonly state: State; readonly level: Exclude<GuideLevel, 'off'> }) => {
  const t = useT('guide');
  const formatter = useFormatter();
  const moments = useMoments(useGuide(state.rules.title), state);
  const { table } = useGameContext();
  // There is no advice over the net.
  const choice = useAdvice(state, level === 'every' && table.net === undefined);
  const [read, setRead] = useState<State | null>(null);
  const picking = useUi((s) => s.hex !== null);
  const narrow = useWidth() === 'narrow';
  const scene = useMemo(() => sceneOf(state), [state]);
  // Where there is room for one thing only, the tiles of the hex just picked come instead of the words.
  if (picking && narrow) return null;
  return (
    <aside className={css.guide} data-notes="guide" aria-label={t('guide.name')}>
      {scene &&
        read !== state &&
        moments.map((moment) => (
          <p key={moment.id} data-moment={moment.id}>
            <Linked text={formatter.tellText(moment.words[formatter.language], moment.args?.(scene) ?? {})} />
          </p>
        ))}
      {choice !== undefined && <Advised choice={choice} state={state} />}
      <div className={css.foot}>
        {moments.length > 0 && read !== state && (
          <button type="button" className="quiet" onClick={() => setRead(state)}>
            {t('guide.read')}
          </button>
        )}
        {choice && <Act action={choice.action}>{t('guide.do')}</Act>}
        <Levels level={level} />
      </div>
    </aside>
  );
};

export default GuideBox;
