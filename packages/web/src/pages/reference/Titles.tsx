/** All titles, as cards that lead to their reference. */
import { titleIds } from '@roundhouse/titles';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { MiniMap } from '../../board/MiniMap.tsx';
import { useT } from '../../i18n/words.ts';
import { Linked } from '../../learn/glossary/Linked.tsx';
import { Weight } from '../shared/Weight.tsx';
import { startGuided } from '../start.ts';
import { BLURBS } from '../titles.ts';
import { useTitle } from '../useTitle.ts';
import css from './Titles.module.css';

const Card = ({ id }: { readonly id: string }) => {
  const t = useT('pages');
  const p = useT('pages');
  const language = useSettings((s) => s.language);
  const title = useTitle(id);
  const blurb = BLURBS.find((each) => each.id === id);
  const players = title?.players ?? blurb?.players ?? [];
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const playGuided = async (): Promise<void> => {
    setBusy(true);
    navigate(`/game/${await startGuided(t('seat.person', { number: 1 }), id)}`);
  };
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
          {blurb && <Weight of={blurb.weight} />}
        </p>
        {blurb && (
          <p>
            <Linked text={t(blurb.text)} title={id} />
          </p>
        )}
        {title === null && <p role="alert">{p('titles.failed')}</p>}
        <p className={css.links}>
          <Link className="button" href={`/titles/${id}/about`}>
            {p('titles.about')}
          </Link>
          <Link className="button" href={`/titles/${id}/map`}>
            {p('titles.reference')}
          </Link>
          <Link className="button" href={`/titles/${id}/rules`}>
            {p('titles.rules')}
          </Link>
          <Link className="button primary" href={`/new/${id}`}>
            {p('titles.play')}
          </Link>
          <button type="button" disabled={busy} data-guided={id} onClick={() => void playGuided()}>
            {p('home.guided')}
          </button>
        </p>
      </div>
    </li>
  );
};

/** As they are recommended: the easiest first; what nobody has described yet, last. */
const rankOf = (id: string): number => {
  const rank = BLURBS.findIndex((each) => each.id === id);
  return rank < 0 ? BLURBS.length : rank;
};

const Titles = () => {
  const p = useT('pages');
  return (
    <Shell title={p('titles.heading')}>
      <div className={css.page}>
        <h1>{p('titles.heading')}</h1>
        <p className="quietText">
          {p('titles.lead')} <Link href="/learn">{p('home.intro18xx')}</Link> ·{' '}
          <Link href="/glossary">{p('titles.glossary')}</Link>
        </p>
        <ul className={css.cards}>
          {[...titleIds]
            .sort((a, b) => rankOf(a) - rankOf(b))
            .map((id) => (
              <Card key={id} id={id} />
            ))}
        </ul>
      </div>
    </Shell>
  );
};

export default Titles;
