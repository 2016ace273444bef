/** What this title is: read in three minutes before the first game. */
import { loadPrimer, type Point, type Primer } from '@roundhouse/titles/primers';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Linked } from '../../learn/glossary/Linked.tsx';
import { useT } from '../../i18n/words.ts';
import { Notice } from '../shared/Notice.tsx';
import { startGuided } from '../start.ts';
import css from './Reference.module.css';
import { ruleLink, type Shown } from './context.ts';
import { anchorOf } from './rules.ts';

const usePrimer = (title: string): Primer | null => {
  const [found, setFound] = useState<{ readonly title: string; readonly primer: Primer } | null>(null);
  useEffect(() => {
    let gone = false;
    void loadPrimer(title).then((primer) => gone || setFound({ title, primer }));
    return () => {
      gone = true;
    };
  }, [title]);
  return found?.title === title ? found.primer : null;
};

/** A first game of this title, guided; beside a game that goes on nobody begins another. */
const PlayGuided = ({ title }: { readonly title: string }) => {
  const t = useT('reference');
  const [place, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  if (!place.startsWith('/titles')) return null;
  const play = async (): Promise<void> => {
    setBusy(true);
    navigate(`/game/${await startGuided(t('about.you'), title)}`);
  };
  return (
    <p>
      <button type="button" className="primary" disabled={busy} onClick={() => void play()}>
        {t('about.guided')}
      </button>
    </p>
  );
};

export const AboutSection = ({ title, formatter }: Shown) => {
  const t = useT('reference');
  const primer = usePrimer(title.id);
  if (!primer) return <Notice busy>{t('loading')}</Notice>;
  const list = (points: readonly Point[]) => (
    <ul className={css.about}>
      {points.map(({ words, rules }) => (
        <li key={words.en}>
          <Linked text={words[formatter.language]} />{' '}
          {rules.map((rule) => (
            <Link key={rule} className={css.ruleId ?? ''} href={ruleLink(title.id, anchorOf(rule))}>
              {rule.replace(/^\S+\s+/, '')}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.primer}>
      <h3>{t('about.different')}</h3>
      {list(primer.different)}
      <h3>{t('about.beware')}</h3>
      {list(primer.beware)}
      <h3>{t('about.opening')}</h3>
      {list(primer.opening)}
      <h3>{t('about.length')}</h3>
      <p>{primer.length[formatter.language]}</p>
      <PlayGuided title={title.id} />
    </div>
  );
};
