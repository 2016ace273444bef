/** An address where nothing is. */
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useT } from '../i18n/words.ts';

const NotFound = () => {
  const t = useT('pages');
  return (
    <Shell title={t('notFound.heading')}>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link className="button primary" href="/">
          {t('nav.home')}
        </Link>
      </p>
    </Shell>
  );
};

export default NotFound;
