/** The guide at the table, in one line: what a good player would do, or what is new here; why is one press away. */
import { words as reasons } from '@roundhouse/bots/words';
import type { State } from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { AT_ONCE, type Guide, loadGuide, type Moment, sceneOf, speak } from '@roundhouse/titles/guides';
import { useEffect, useMemo, useState } from 'react';
import type { GuideLevel } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { useAdvised } from '../../game/advised.ts';
import { ProposedAction } from '../../game/assist/ProposedAction.tsx';
import { useFormatter, useGameContext, usePosition, useUi } from '../../game/context.tsx';
import { Act } from '../../game/decision/Act.tsx';
import { useT } from '../../i18n/words.ts';
import { Linked } from '../glossary/Linked.tsx';
import { agrees } from './agrees.ts';
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

/** Where there is room it is open until somebody has closed it. */
let wanted = true;

const GuideLine = ({ state, level }: { readonly state: State; readonly level: Exclude<GuideLevel, 'off'> }) => {
  const t = useT('guide');
  const formatter = useFormatter();
  const { table, ui } = useGameContext();
  const narrow = useWidth() === 'narrow';
  const moments = useMoments(useGuide(state.rules.title), state);
  const scene = useMemo(() => sceneOf(state), [state]);
  // There is no advice over the net.
  const advised = useAdvised(state, level === 'every' && table.net === undefined);
  // It leads nobody into ruin, not even where there is no way round it: the buttons say what each choice brings.
  const choice = useMemo(
    () => (advised && severeWarnings(state, advised.action).length > 0 ? undefined : advised),
    [state, advised],
  );
  // On a phone it makes way again when a hex is chosen: its tiles are the question then.
  const hex = useUi((s) => s.hex);
  const [opened, setOpened] = useState<{
    readonly state: State;
    readonly hex: string | null;
    readonly open: boolean;
  } | null>(null);
  const open = opened?.state === state && opened.hex === hex ? opened.open : wanted && !narrow;
  const remarks = scene
    ? moments.map((moment) => ({
        id: moment.id,
        text: formatter.messageText(moment.words[formatter.language], moment.args?.(scene) ?? {}),
      }))
    : [];
  const why = choice ? choice.reasons.filter((each) => agrees(state, choice, each)) : [];
  const [first] = remarks;
  if (choice === undefined && !first) return null;
  const toggle = (): void => {
    wanted = !open;
    setOpened({ state, hex, open: !open });
    // On a phone it is a page of the sheet, which takes the height that it needs.
    if (narrow) ui.setState({ decisionHeight: open ? 'choices' : 'all' });
  };
  return (
    <aside className={css.guide} data-notes="guide" aria-label={t('guide.name')}>
      <div className={css.line}>
        <span className={css.text} data-advised={choice?.action.type} role={choice === null ? 'status' : undefined}>
          {/* A remark that gave way to the advice a second later could not be read: it waits on the page behind. */}
          {choice === null ? (
            t('guide.thinking')
          ) : choice ? (
            <>
              {t('guide.advice')}{' '}
              <b>
                <ProposedAction state={state} action={choice.action} />
              </b>
            </>
          ) : open ? (
            t('guide.name')
          ) : (
            first?.text
          )}
        </span>
        {choice && <Act action={choice.action}>{t('guide.do')}</Act>}
        {(why.length > 0 || remarks.length > 0) && (
          <button type="button" className="quiet" aria-expanded={open} onClick={toggle}>
            {/* A remark has no reason: there is more of it. */}
            {t(open ? 'guide.read' : choice ? 'guide.why' : 'guide.more')}
          </button>
        )}
      </div>
      {open && (
        <div className={css.page}>
          {why.length > 0 && (
            <p>
              {why.map(({ key, args }) => (
                <span key={key}>{formatter.message(reasons[formatter.language][key], args)} </span>
              ))}
            </p>
          )}
          {remarks.map(({ id, text }) => (
            <p key={id} data-moment={id}>
              <Linked text={text} title={formatter.title.id} />
            </p>
          ))}
        </div>
      )}
    </aside>
  );
};

export default GuideLine;
