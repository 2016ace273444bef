/** The reference and the rulebook beside the game, for its players and its variant; the way back is one key. */
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { BODIES } from '../../pages/reference/bodies.ts';
import { type SectionName, SECTIONS } from '../../pages/reference/context.ts';
import { useHere, useSession, useUi } from '../context.tsx';
import css from './Beside.module.css';

const BookBeside = () => {
  const t = useT('book', 'beside');
  const { title, facts, voice, ui } = useHere();
  const asked = useUi((s) => s.book);
  const players = useSession((s) => s.game.players.length);
  const options = useSession((s) => s.game.options);
  const [chosen, setSection] = useState<{ readonly of: typeof asked; readonly name: SectionName } | null>(null);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  const close = (): void => ui.setState({ book: null });
  const sections = SECTIONS.filter((each) => each !== 'privates' || Object.keys(facts.privates).length > 0);
  const section = chosen?.of === asked ? chosen.name : (asked?.section ?? 'map');
  const Body = BODIES[section];
  const switched = title.options.filter(({ id, standard }) => (options[id] ?? standard) !== standard);
  const variant = switched.length === 0 ? t('book.plain') : switched.map(({ name }) => name[voice.language]).join(', ');
  return (
    <dialog
      ref={box}
      className={css.book}
      aria-label={t('book.title')}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <header>
        <button type="button" className="primary" onClick={close}>
          ‹ {t('book.close')}
        </button>
        <p className="quietText">
          {title.name[voice.language]} · {t('book.here', { players, variant })}
        </p>
      </header>
      <nav className={css.bookTabs} aria-label={t('reference.sections')}>
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
      <section className={css.bookBody} aria-labelledby="section">
        <h2 id="section" className="visually-hidden">
          {t(`reference.${section}`)}
        </h2>
        <Body title={title} facts={facts} voice={voice} rule={asked?.rule ?? null} />
      </section>
    </dialog>
  );
};

export default BookBeside;
