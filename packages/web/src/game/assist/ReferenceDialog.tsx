/** The reference and the rulebook beside the game, for its players and its variant; the way back is one key. */
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { BODIES } from '../../pages/reference/bodies.ts';
import { type SectionName, SECTIONS } from '../../pages/reference/context.ts';
import { variantsPlayed } from '../../pages/shared/conditions.ts';
import { useGameContext, useSession, useShown, useUi } from '../context.tsx';
import css from './Assist.module.css';

const ReferenceDialog = () => {
  const t = useT('reference', 'assist');
  const { title, facts, formatter, ui } = useGameContext();
  const asked = useUi((s) => s.reference);
  const state = useShown();
  const players = useSession((s) => s.game.players.length);
  const options = useSession((s) => s.game.options);
  const [chosen, setSection] = useState<{ readonly of: typeof asked; readonly name: SectionName } | null>(null);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  const close = (): void => ui.setState({ reference: null });
  const sections = SECTIONS.filter((each) => each !== 'privates' || Object.keys(facts.privates).length > 0);
  const section = chosen?.of === asked ? chosen.name : (asked?.section ?? 'map');
  const Body = BODIES[section];
  const switched = title.options.filter(({ id, standard }) => (options[id] ?? standard) !== standard);
  const variant =
    switched.length === 0
      ? t('referenceDialog.plain')
      : switched.map(({ name }) => name[formatter.language]).join(', ');
  return (
    <dialog
      ref={box}
      className={css.reference}
      aria-label={t('referenceDialog.title')}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <header>
        <button type="button" className="primary" onClick={close}>
          ‹ {t('referenceDialog.close')}
        </button>
        <p className="quietText">
          {title.name[formatter.language]} · {t('referenceDialog.here', { players, variant })}
        </p>
      </header>
      <nav className={css.referenceTabs} aria-label={t('reference.sections')}>
        {sections.map((each) => (
          <button
            key={each}
            type="button"
            className="quiet"
            aria-current={each === section ? 'page' : undefined}
            onClick={() => setSection({ of: asked, name: each })}
          >
            {t(`reference.${each}`)}
          </button>
        ))}
      </nav>
      <section className={css.referenceBody} aria-labelledby="section">
        <h2 id="section" className="visually-hidden">
          {t(`reference.${section}`)}
        </h2>
        <Body
          title={title}
          facts={facts}
          formatter={formatter}
          variants={variantsPlayed(title, { players, options })}
          rule={asked?.rule ?? null}
          state={state}
        />
      </section>
    </dialog>
  );
};

export default ReferenceDialog;
