/** A chat: what was written, and a line to write. Around the table and in the waiting room. */
import type { ChatName, DeniedKey, Message } from '@roundhouse/protocol/client';
import { deniedWords } from '@roundhouse/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import css from './Online.module.css';

/** A deleted account has no profile. */
const Who = ({ by }: Pick<Message, 'by'>) =>
  by && by.kind !== 'former' ? (
    <Link href={`/person/${by.id}`}>
      <bdi>{by.name}</bdi>
    </Link>
  ) : (
    <bdi>{by?.name ?? '–'}</bdi>
  );

const Line = ({ message, game }: { readonly message: Message; readonly game: string }) => {
  const t = useT('online');
  const language = useSettings((s) => s.language);
  const me = useMe((s) => s.me);
  const [reported, setReported] = useState(false);
  const params = { game, message: String(message.id) };
  const when = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(message.at);
  return (
    <li className={css.message}>
      <b>
        <Who by={message.by} />
      </b>{' '}
      <small>{when}</small>
      <p dir="auto">{message.text ?? <i>{t('chat.removed')}</i>}</p>
      {message.text !== null && me && (
        <span className={css.messageTools}>
          {me.id === message.by?.id || me.moderator ? (
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

export interface ChatOfGame {
  readonly game: string;
  readonly chat: ChatName;
  /** The newest last. */
  readonly messages: readonly Message[];
  readonly say: (chat: ChatName, text: string) => Promise<DeniedKey | null>;
  /** Everything of this chat has been read. */
  readonly read: (chat: ChatName) => void;
  /** Whether somebody can see it: what is written meanwhile is not read otherwise. */
  readonly inSight?: boolean;
}

export const ChatBox = ({ game, chat, messages, say, read, inSight = true }: ChatOfGame) => {
  const t = useT('online');
  const language = useSettings((s) => s.language);
  const me = useMe((s) => s.me);
  const [text, setText] = useState('');
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!inSight) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    read(chat);
  }, [messages.length, read, chat, inSight]);
  const send = async (): Promise<void> => {
    const no = await say(chat, text.trim());
    setDenied(no);
    if (no === null) setText('');
  };
  return (
    <div className={css.chat} data-aside="">
      <ol className={css.messages} aria-live="polite">
        {messages.length === 0 && <li className={css.message}>{t('chat.none')}</li>}
        {messages.map((each) => (
          <Line key={each.id} message={each} game={game} />
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
      {denied !== null && <p role="alert">{deniedWords[language][denied]}</p>}
    </div>
  );
};
