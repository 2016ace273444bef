/** What this title is: read in three minutes before the first game. */
import { loadPrimer, type Point, type Primer } from '@roundhouse/titles/primers';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Linked } from '../../learn/glossary/Linked.tsx';
import { useT } from '../../i18n/words.ts';
import { Notice } from '../shared/Notice.tsx';
import css from './Book.module.css';
import { ruleLink, type Shown } from './context.ts';
import { anchorOf } from './rules.ts';

const usePrimer = (title: string): Primer | null => {
  const [found, setFound] = useState<{ readonly title: string; readonly primer: Primer } | null>(null);
  useEffect(() => {
    let gone = false;
    void loadPrimer(title).then((primer) => gone || !primer || setFound({ title, primer }));
    return () => {
      gone = true;
    };
  }, [title]);
  return found?.title === title ? found.primer : null;
};

export const AboutSection = ({ title, voice }: Shown) => {
  const t = useT('book');
  const primer = usePrimer(title.id);
  if (!primer) return <Notice busy>{t('loading')}</Notice>;
  const list = (points: readonly Point[]) => (
    <ul className={css.about}>
      {points.map(({ words, rules }) => (
        <li key={words.en}>
          <Linked text={words[voice.language]} />{' '}
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
      <p>{primer.length[voice.language]}</p>
    </div>
  );
};
