/** Chat of the players or of the spectators, and private notes. They survive every take-back. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { chatOfView, type NetGame } from '../../net/netGame.ts';
import { useGameContext } from '../context.tsx';
import { ChatBox } from './ChatBox.tsx';
import { useChatInSight } from './chatInSight.ts';
import css from './Online.module.css';

const Chat = ({ net }: { readonly net: NetGame }) => {
  const view = useStore(net.store, (s) => s.view);
  const all = useStore(net.store, (s) => s.messages);
  const chat = chatOfView(view);
  const inSight = useChatInSight();
  const messages = all.filter((each) => each.chat === chat);
  return <ChatBox game={view.id} chat={chat} messages={messages} say={net.say} read={net.read} inSight={inSight} />;
};

const Notes = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const game = useStore(net.store, (s) => s.view.id);
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await call('notes', { params: { game } });
      setText('ok' in answer ? answer.ok.text : '');
    };
    void load();
  }, [game]);
  const save = async (): Promise<void> => {
    if (text === null) return;
    const answer = await call('writeNotes', { params: { game }, body: { text } });
    setSaved('ok' in answer);
  };
  return (
    <div className={css.chat} data-aside="">
      <textarea
        className={css.notes}
        aria-label={t('chat.notes')}
        maxLength={20_000}
        disabled={text === null}
        value={text ?? ''}
        onChange={(event) => {
          setSaved(false);
          setText(event.target.value);
        }}
        onBlur={() => void save()}
      />
      <small className="quietText" role="status">
        {t(saved ? 'chat.saved' : 'chat.notesText')}
      </small>
    </div>
  );
};

const ChatAndNotes = ({ what }: { readonly what: 'chat' | 'notes' }) => {
  const { table } = useGameContext();
  if (!table.net) return null;
  return what === 'chat' ? <Chat net={table.net} /> : <Notes net={table.net} />;
};

export default ChatAndNotes;
