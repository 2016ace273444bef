/** What this title is: read in three minutes before the first game. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/words.ts';
import { Notice } from '../shared/Notice.tsx';
import { startGuided } from '../start.ts';
import css from './Reference.module.css';
import type { Shown } from './context.ts';
import { Points } from './Points.tsx';
import { usePrimer } from './usePrimer.ts';

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
  return (
    <div className={css.primer}>
      <h3>{t('about.different')}</h3>
      <Points points={primer.different} title={title.id} />
      <h3>{t('about.beware')}</h3>
      <Points points={primer.beware} title={title.id} />
      <h3>{t('about.opening')}</h3>
      <Points points={primer.opening} title={title.id} />
      <h3>{t('about.length')}</h3>
      <p>{primer.length[formatter.language]}</p>
      <PlayGuided title={title.id} />
    </div>
  );
};
