/** A game over the net: the waiting room before it starts, then the same table as around one. */
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameProvider } from '../../game/context.tsx';
import { Notice } from '../../game/GamePage.tsx';
import gameCss from '../../game/GamePage.module.css';
import { Layout } from '../../game/Layout.tsx';
import { useT } from '../../i18n/words.ts';
import { followMine, loadMe, useMe } from '../../net/me.ts';
import { type OpenedNet, openNetGame } from '../../net/open.ts';
import { useDenial } from './denial.ts';
import { NameForm } from './NameForm.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

const useOpened = (id: string, round: number) => {
  const [opened, setOpened] = useState<OpenedNet | null>(null);
  const [progress, setProgress] = useState(0);
  const me = useMe((s) => (s.state === 'unknown' ? undefined : (s.me?.id ?? null)));
  useEffect(() => {
    if (me === undefined) return;
    let gone = false;
    let current: OpenedNet | null = null;
    const open = async (): Promise<void> => {
      const found = await openNetGame(id, (done, of) => setProgress(done / of));
      current = found;
      if (!gone) setOpened(found);
      else if (found.kind === 'table') found.table.close();
    };
    void open();
    return () => {
      gone = true;
      if (current?.kind === 'table') current.table.close();
    };
  }, [id, round, me]);
  return { opened, progress };
};

const TablePage = ({ id }: { readonly id: string }) => {
  const t = useT('online');
  const denial = useDenial();
  const signedIn = useMe((s) => s.me !== null);
  const [round, setRound] = useState(0);
  // Other games may begin to wait: the tab says so.
  useEffect(() => {
    void loadMe();
    return followMine();
  }, []);
  const { opened, progress } = useOpened(id, round);
  const again = useCallback(() => setRound((n) => n + 1), []);
  if (!opened)
    return (
      <div className={gameCss.opening} role="status">
        <p>{t('online.opening')}</p>
        <progress value={progress} max={1} aria-label={t('online.opening')} />
      </div>
    );
  if (opened.kind === 'table')
    return (
      <GameProvider key={`${id} ${round}`} table={opened.table} title={opened.title} facts={opened.facts}>
        <Layout />
      </GameProvider>
    );
  if (opened.kind === 'forming')
    return <WaitingRoom key={`${id} ${opened.view.you.seat}`} first={opened.view} started={again} />;
  return (
    <Notice text={opened.kind === 'denied' ? denial(opened.denied) : opened.error}>
      {!signedIn && <NameForm named={again} />}
      <Link className="button primary" href="/online">
        {t('online.back')}
      </Link>
    </Notice>
  );
};

export default TablePage;
