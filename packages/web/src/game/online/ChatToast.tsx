/** What somebody has just written, wherever one looks at the table; a press opens the chat. What names the reader stays. */
import type { Message } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { useMe } from '../../net/me.ts';
import { chatOfView, mentions, type NetGame } from '../../net/netGame.ts';
import { useGameContext } from '../context.tsx';
import { useChatInSight } from './chatInSight.ts';
import css from './Toast.module.css';

const SHOWN_FOR = 10_000;

/** The newest message of others that nobody here has read; one that names the reader goes before a newer one that does not. */
const newestUnread = (messages: readonly Message[], unread: number, me: string | undefined, name?: string) => {
  const others = messages.filter(({ by, text }) => by !== null && by.id !== me && text !== null);
  const fresh = unread === 0 ? [] : others.slice(-unread);
  return fresh.findLast(({ text }) => mentions(text, name)) ?? fresh.at(-1);
};

export const ChatToast = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const { ui } = useGameContext();
  const me = useMe((s) => s.me);
  const inSight = useChatInSight();
  const { view, messages } = useStore(net.store);
  const chat = chatOfView(view);
  const ofChat = messages.filter((each) => each.chat === chat);
  const shown = inSight ? undefined : newestUnread(ofChat, view.unread[chat], me?.id, me?.name);
  const [dismissed, setDismissed] = useState(0);
  const id = shown?.id ?? 0;
  const named = mentions(shown?.text ?? null, me?.name);
  useEffect(() => {
    if (id === 0 || named) return undefined;
    const timer = setTimeout(() => setDismissed(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, named]);
  if (!shown || id <= dismissed) return null;
  const player = isolated(shown.by?.name ?? '–');
  return (
    <aside className={css.toast} role="status" data-chat-toast={named ? 'mention' : 'message'}>
      <p>
        <b>{t(named ? 'chat.mention' : 'chat.new', { player })}</b> <bdi className={css.text}>{shown.text}</bdi>
      </p>
      <button
        type="button"
        onClick={() => ui.setState({ tab: 'log', logPage: 'chat', decisionHeight: 'line', wholeBoard: false })}
      >
        {t('chat.open')}
      </button>
      <button type="button" className="quiet" aria-label={t('chat.dismiss')} onClick={() => setDismissed(id)}>
        ×
      </button>
    </aside>
  );
};
