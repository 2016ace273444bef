/** The log of a table over the net, with chat and notes one press away. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import type { NetGame } from '../../net/netGame.ts';
import { useGameContext } from '../context.tsx';
import { Log } from '../panels/Log.tsx';
import css from './Online.module.css';
import ChatAndNotes from './ChatAndNotes.tsx';

const PAGES = ['log', 'title', 'notes'] as const;

const Pages = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const { you, unread } = useStore(net.store, (s) => s.view);
  const [page, setPage] = useState<(typeof PAGES)[number]>('log');
  const news = unread[you.seat === null ? 'spectators' : 'players'];
  return (
    <>
      <div className={css.choice} role="group">
        {PAGES.map((each) => (
          <button key={each} type="button" className="quiet" aria-pressed={page === each} onClick={() => setPage(each)}>
            {t(`chat.${each}`)}
            {each === 'title' && page !== 'title' && news > 0 && ` (${news})`}
          </button>
        ))}
      </div>
      {page === 'log' ? <Log /> : <ChatAndNotes what={page === 'title' ? 'chat' : 'notes'} />}
    </>
  );
};

const LogWithChat = () => {
  const { table } = useGameContext();
  return table.net ? <Pages net={table.net} /> : <Log />;
};

export default LogWithChat;
