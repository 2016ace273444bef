/** The page of a game: opens it and lays the table. */
import { startTransition, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useT } from '../i18n/words.ts';
import { GameProvider } from './context.tsx';
import css from './GamePage.module.css';
import { Layout } from './Layout.tsx';
import { type OpenedGame, openGame } from './open.ts';

export const Notice = ({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) => (
  <Shell title={text}>
    <div className={css.notice} role="alert">
      <h1>{text}</h1>
      {children}
    </div>
  </Shell>
);

/** Opens a stored game and closes it again; a game that another tab changed is opened anew. */
const useOpenedGame = (
  id: string,
  at: number | null,
): { readonly opened: OpenedGame | null; readonly progress: number } => {
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  const [progress, setProgress] = useState(0);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current: OpenedGame | null = null;
    let gone = false;
    const open = async (): Promise<void> => {
      const found = await openGame(
        id,
        // A game that another tab changed is shown as it stands now.
        round === 0 ? at : null,
        (done, of) => setProgress(done / of),
        () => setRound((n) => n + 1),
      );
      current = found;
      // The table is much to draw: the page lives meanwhile.
      if (!gone) startTransition(() => setOpened(found));
      else if (found.kind === 'table') found.table.close();
    };
    // Unexpected errors are shown as well: otherwise the page would wait forever.
    open().catch((error: unknown) => {
      if (!gone) setOpened({ kind: 'unreadable', error: error instanceof Error ? error.message : String(error) });
    });
    return () => {
      gone = true;
      if (current?.kind === 'table') current.table.close();
    };
  }, [id, at, round]);
  return { opened, progress };
};

/** `?at=12`: the game as it stood after its twelfth action. */
const positionAsked = (search: string): number | null => {
  const asked = new URLSearchParams(search).get('at');
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
};

const GamePage = ({ id }: { readonly id: string }) => {
  const t = useT();
  const { opened, progress } = useOpenedGame(id, positionAsked(useSearch()));
  if (!opened)
    return (
      <div className={css.opening} role="status">
        <p>{t('game.opening')}</p>
        <progress value={progress} max={1} aria-label={t('game.opening')} />
      </div>
    );
  if (opened.kind === 'table')
    return (
      <GameProvider key={id} table={opened.table} title={opened.title} facts={opened.facts}>
        <Layout />
      </GameProvider>
    );
  const text =
    opened.kind === 'missing'
      ? t('game.missing')
      : opened.kind === 'damaged'
        ? t('game.damaged')
        : opened.kind === 'tooNew'
          ? t('game.tooNew')
          : t('game.unreadable', { error: opened.error });
  return (
    <Notice text={text}>
      <Link className="button primary" href="/">
        {t('nav.home')}
      </Link>
    </Notice>
  );
};

export default GamePage;
