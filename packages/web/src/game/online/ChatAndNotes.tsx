/** Chat of the players or of the spectators, and private notes. They survive every take-back. */
import type { DeniedKey, Message } from '@roundhouse/protocol/client';
import { deniedWords } from '@roundhouse/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import type { NetGame } from '../../net/netGame.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import css from './Online.module.css';

/** A deleted account has no profile. */
const Who = ({ by }: Pick<Message, 'by'>) =>
  by && by.kind !== 'former' ? <Link href={`/person/${by.id}`}>{by.name}</Link> : (by?.name ?? '–');

const Line = ({ message, game }: { readonly message: Message; readonly game: string }) => {
  const t = useT('online');
  const formatter = useFormatter();
  const me = useMe((s) => s.me);
  const [reported, setReported] = useState(false);
  const params = { game, message: String(message.id) };
  const when = new Intl.DateTimeFormat(formatter.language, { timeStyle: 'short' }).format(message.at);
  return (
    <li className={css.message}>
      <b>
        <Who by={message.by} />
      </b>{' '}
      <small>{when}</small>
      <p>{message.text ?? <i>{t('chat.removed')}</i>}</p>
      {message.text !== null && me && (
        <span className={css.messageTools}>
          {me.id === message.by?.id || me.keeper ? (
            <button type="button" className="quiet" onClick={() => void call('removeMessage', { params })}>
              {t('chat.remove')}
            </button>
          ) : reported ? (
            <small>{t('chat.reported')}</small>
          ) : (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setReported(true);
                void call('reportMessage', { params });
              }}
            >
              {t('chat.report')}
            </button>
          )}
        </span>
      )}
    </li>
  );
};

const Chat = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const formatter = useFormatter();
  const me = useMe((s) => s.me);
  const view = useStore(net.store, (s) => s.view);
  const all = useStore(net.store, (s) => s.messages);
  const [text, setText] = useState('');
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const chat = view.you.seat === null ? 'spectators' : 'players';
  const messages = all.filter((each) => each.chat === chat);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    net.read(chat);
  }, [messages.length, net, chat]);
  const send = async (): Promise<void> => {
    const no = await net.say(chat, text.trim());
    setDenied(no);
    if (no === null) setText('');
  };
  return (
    <div className={css.chat}>
      <ol className={css.messages} aria-live="polite">
        {messages.length === 0 && <li className={css.message}>{t('chat.none')}</li>}
        {messages.map((each) => (
          <Line key={each.id} message={each} game={view.id} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {me ? (
        <form
          className={css.say}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void send();
          }}
        >
          <input
            type="text"
            maxLength={2000}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">{t('chat.send')}</button>
        </form>
      ) : (
        <p className="quietText">{t('chat.signIn')}</p>
      )}
      {denied !== null && <p role="alert">{deniedWords[formatter.language][denied]}</p>}
    </div>
  );
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
    <div className={css.chat}>
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
