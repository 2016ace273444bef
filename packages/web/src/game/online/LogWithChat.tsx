/** The log of a table over the net, with chat and notes one press away. */
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { chatOfView, type NetGame } from '../../net/netGame.ts';
import { useGameContext, useUi } from '../context.tsx';
import { Log } from '../panels/Log.tsx';
import { LOG_PAGES } from '../ui.ts';
import css from './Online.module.css';
import ChatAndNotes from './ChatAndNotes.tsx';

const Pages = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const { ui } = useGameContext();
  const news = useStore(net.store, ({ view }) => view.unread[chatOfView(view)]);
  const page = useUi((s) => s.logPage);
  return (
    <>
      <div className={css.choice} role="group" data-aside="">
        {LOG_PAGES.map((each) => (
          <button
            key={each}
            type="button"
            className="quiet"
            aria-pressed={page === each}
            onClick={() => ui.setState({ logPage: each })}
          >
            {t(`chat.${each}`)}
            {each === 'chat' && news > 0 && ` (${news})`}
          </button>
        ))}
      </div>
      {page === 'log' ? <Log /> : <ChatAndNotes what={page} />}
    </>
  );
};

const LogWithChat = () => {
  const { table } = useGameContext();
  return table.net ? <Pages net={table.net} /> : <Log />;
};

export default LogWithChat;
