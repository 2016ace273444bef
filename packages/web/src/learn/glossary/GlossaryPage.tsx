/** All terms with their pictures. */
import { useEffect } from 'react';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import css from './Glossary.module.css';
import { Picture } from './Picture.tsx';
import { TERM_IDS } from './terms.ts';

const GlossaryPage = () => {
  const t = useT('glossary');
  const language = useSettings((s) => s.language);
  const terms = TERM_IDS.map((id) => ({ id, name: t(`term.${id}`) })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
  useEffect(() => {
    // What was asked for stands here only after the page has come.
    document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView();
  }, [t]);
  return (
    <Shell title={t('glossary.name')}>
      <h1>{t('glossary.name')}</h1>
      <p className="quietText">{t('glossary.lead')}</p>
      <ul className={css.list}>
        {terms.map(({ id, name }) => (
          <li key={id} id={id} className={css.entry} data-entry={id}>
            <Picture of={id} />
            <div>
              <h2>{name}</h2>
              <p>{t(`means.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Shell>
  );
};

export default GlossaryPage;
