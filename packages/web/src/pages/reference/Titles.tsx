/** All titles, as cards that lead to their reference. */
import { titleIds } from '@roundhouse/titles';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { MiniMap } from '../../board/MiniMap.tsx';
import { useT } from '../../i18n/words.ts';
import { BLURBS } from '../titles.ts';
import { useTitle } from '../useTitle.ts';
import { usePageWords } from '../words/words.ts';
import css from './Titles.module.css';

/** Five marks, filled as far as the game is heavy. */
const Weight = ({ of }: { readonly of: number }) => (
  <svg viewBox="0 0 62 12" width="62" height="12" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3, 4].map((i) => (
      <rect key={i} x={i * 12.5 + 1} y="2" width="9" height="8" className={i < of ? css.full : css.empty} />
    ))}
  </svg>
);

const Card = ({ id }: { readonly id: string }) => {
  const t = useT();
  const p = usePageWords();
  const language = useSettings((s) => s.language);
  const title = useTitle(id);
  const blurb = BLURBS.find((each) => each.id === id);
  const players = title?.players ?? blurb?.players ?? [];
  return (
    <li className={css.card}>
      <Link className={css.picture ?? ''} href={`/titles/${id}/map`} tabIndex={-1} aria-hidden="true">
        {title && <MiniMap title={title} />}
      </Link>
      <div className={css.text}>
        <h2>{title ? title.name[language] : id}</h2>
        <p className={css.subtitle}>{title ? title.subtitle[language] : '\u00a0'}</p>
        <p className={css.figures}>
          <span>{t('title.players', { from: players[0] ?? 0, to: players.at(-1) ?? 0 })}</span>
          {blurb && <span>{t(blurb.facts)}</span>}
          {blurb && (
            <span className={css.weight}>
              <Weight of={blurb.weight} />
              <span className="visually-hidden">{t('title.weight', { weight: blurb.weight })}</span>
            </span>
          )}
        </p>
        {blurb && <p>{t(blurb.text)}</p>}
        {title === null && <p role="alert">{p('titles.failed')}</p>}
        <p className={css.links}>
          <Link className="button" href={`/titles/${id}/map`}>
            {p('titles.reference')}
          </Link>
          <Link className="button" href={`/titles/${id}/rules`}>
            {p('titles.rules')}
          </Link>
          <Link className="button primary" href={`/new/${id}`}>
            {p('titles.play')}
          </Link>
        </p>
      </div>
    </li>
  );
};

const Titles = () => {
  const p = usePageWords();
  useEffect(() => {
    document.title = `${p('titles.heading')} · Roundhouse`;
  }, [p]);
  return (
    <Shell>
      <div className={css.page}>
        <h1>{p('titles.heading')}</h1>
        <p className="quietText">{p('titles.lead')}</p>
        <ul className={css.cards}>
          {titleIds.map((id) => (
            <Card key={id} id={id} />
          ))}
        </ul>
      </div>
    </Shell>
  );
};

export default Titles;
