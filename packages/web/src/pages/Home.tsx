/** Home: games that wait, games going on, new game, bringing a file in. */
import { Suspense, useEffect, useState } from 'react';
import { usePainted } from '../app/afterPaint.ts';
import { lazyPart } from '../app/lazyPart.ts';
import { Link, useLocation } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useT } from '../i18n/words.ts';
import { ImportGame } from './ImportGame.tsx';
import { DamagedGames, Games, useGames } from './MyGames.tsx';
import css from './Pages.module.css';
import { hasEndedFirst } from '../learn/first/memory.ts';
import { isDone } from '../learn/intro/progress.ts';

// The page is there before its picture.
const HeroMap = lazyPart(() => import('./HeroMap.tsx'));
const InstallNote = lazyPart(() => import('./install/InstallNote.tsx'), 'pages');

/** Where the store does not answer the page is there all the same, after so many milliseconds. */
const LATE_MS = 1000;

const useReadyOrLate = (ready: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready || late;
};

const Home = () => {
  const t = useT('pages');
  const { games, damaged, reload } = useGames();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const playNow = async (): Promise<void> => {
    setBusy(true);
    const { startAgainstBots } = await import('./start.ts');
    navigate(`/game/${await startAgainstBots(t('seat.person', { number: 1 }))}`);
  };
  const playGuided = async (): Promise<void> => {
    setBusy(true);
    // What a newcomer begins with comes when it is asked for.
    const { startFirst } = await import('../learn/first/startFirst.ts');
    navigate(`/game/${await startFirst(t('seat.person', { number: 1 }))}`);
  };
  const waits = (games ?? []).filter(
    ({ summary, bots }) => !summary.over && summary.waiting !== null && bots[summary.waiting] === undefined,
  );
  const going = (games ?? []).filter((each) => !each.summary.over && !waits.includes(each));
  const over = (games ?? []).filter((each) => each.summary.over);
  const ready = useReadyOrLate(games !== null);
  const painted = usePainted(ready);
  // A first game ends before its last round.
  const [firstEnded] = useState(hasEndedFirst);
  const newcomer = games?.length === 0 && damaged.length === 0;
  // After the introduction, playing comes next.
  const [learned] = useState(isDone);
  // Nothing is drawn that would move when the games are known.
  if (!ready)
    return (
      <Shell wide title={t('nav.home')}>
        {null}
      </Shell>
    );
  return (
    <Shell wide title={t('nav.home')}>
      {newcomer && (
        <div className={css.hero}>
          <div className={css.heroText}>
            <h1>{t('home.welcome')}</h1>
            <p>{t('home.intro')}</p>
          </div>
          <div className={css.heroMap}>
            <Suspense>{painted && <HeroMap halted={busy} />}</Suspense>
          </div>
        </div>
      )}
      {!newcomer && <h1>{t('nav.home')}</h1>}
      <Games title={t('home.waiting')} games={waits} reload={reload} />
      <Games title={t('home.going')} games={going} reload={reload} />
      <section className={css.ways} aria-label={t('nav.new')}>
        {newcomer && (
          <>
            <Link className={learned ? 'button' : 'button primary'} href="/learn">
              <b>{t('home.intro18xx')}</b>
              <span>{t('home.intro18xxText')}</span>
            </Link>
            <button
              type="button"
              className={learned ? 'primary' : undefined}
              disabled={busy}
              onClick={() => void playGuided()}
            >
              <b>{t('home.guided')}</b>
              <span>{t('home.guidedText')}</span>
            </button>
          </>
        )}
        <button
          type="button"
          className={newcomer ? undefined : 'primary'}
          disabled={busy}
          onClick={() => void playNow()}
        >
          <b>{t('home.bots')}</b>
          <span>{t('home.botsText')}</span>
        </button>
        <Link className="button" href="/new">
          <b>{t('home.table')}</b>
          <span>{t('home.tableText')}</span>
        </Link>
        <Link className="button" href="/online">
          <b>{t('home.online')}</b>
          <span>{t('home.onlineText')}</span>
        </Link>
        {!newcomer && (
          <Link className="button" href="/learn">
            <b>{t('home.intro18xx')}</b>
            <span>{t('home.intro18xxText')}</span>
          </Link>
        )}
        <Link className="button" href="/titles">
          <b>{t('home.learn')}</b>
          <span>{t('home.learnText')}</span>
        </Link>
      </section>
      {(over.length > 0 || firstEnded) && (
        <Suspense>
          <InstallNote />
        </Suspense>
      )}
      <ImportGame />
      <Games title={t('home.over')} games={over} reload={reload} />
      <DamagedGames records={damaged} reload={reload} />
    </Shell>
  );
};

export default Home;
