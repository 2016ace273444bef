/** An address where nothing is. */
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useT } from '../i18n/words.ts';
import css from './Pages.module.css';

const NotFound = () => {
  const t = useT('pages');
  return (
    <Shell title={t('notFound.heading')}>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p className={css.section}>
        <Link className="button primary" href="/">
          {t('nav.home')}
        </Link>
      </p>
    </Shell>
  );
};

export default NotFound;
