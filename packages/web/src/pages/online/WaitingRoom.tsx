/** Before the start: who sits where, the link for the others, and the word to begin. */
import { PLAIN } from '@roundhouse/bots/levels';
import { CHARACTERS, usualTable } from '@roundhouse/bots/characters';
import type { DeniedKey, FromServer, GameView } from '@roundhouse/protocol/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { ChatBox } from '../../game/online/ChatBox.tsx';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { listenToGame } from '../../net/live.ts';
import { useMe } from '../../net/me.ts';
import { useDenial } from './denial.ts';
import { NameForm } from './NameForm.tsx';
import css from './Online.module.css';
import { PaceLine } from './PaceLine.tsx';
import { useWaitingChat } from './waitingChat.ts';
import { type ChangeOfGame, WaitingSeat } from './WaitingSeat.tsx';

const Invitation = ({ code }: { readonly code: string }) => {
  const t = useT('online');
  const [copied, setCopied] = useState(false);
  // Who sits at the server itself sees it under a name that means nothing elsewhere.
  const nearby = useMe((s) => s.nearby[0]);
  const link = `${nearby ?? location.origin}/join/${code}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className={css.link}>
      <span>
        <b>{t('online.link')}.</b> {t('online.linkText')}
      </span>
      <span className={css.row}>
        <input
          type="text"
          readOnly
          value={link}
          aria-label={t('online.link')}
          onFocus={(event) => event.target.select()}
        />
        {'clipboard' in navigator && (
          <button type="button" onClick={() => void copy()}>
            {t(copied ? 'online.copied' : 'online.copy')}
          </button>
        )}
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: link })}>
            {t('online.share')}
          </button>
        )}
      </span>
      {nearby !== undefined && <small>{t('online.nearby')}</small>}
    </div>
  );
};

export const WaitingRoom = ({
  first,
  invitation,
  started,
  named,
  sitsDown = false,
}: {
  readonly first: GameView;
  /** The code of the link that led here. */
  readonly invitation?: string;
  readonly started: () => void;
  /** Somebody has just said their name. */
  readonly named?: () => void;
  /** Takes the first free seat at once: the name was given in order to play. */
  readonly sitsDown?: boolean;
}) => {
  const t = useT('online', 'pages');
  const denial = useDenial();
  const me = useMe((s) => s.me);
  const [, navigate] = useLocation();
  const [view, setView] = useState(first);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const { id } = first;
  const seated = view.seats.some(({ person, kind }) => kind === 'person' && me !== null && person?.id === me.id);
  const { chat, onMessage } = useWaitingChat(id, seated || view.you.owner);
  const receive = useEffectEvent((message: FromServer) => {
    if (message.type === 'game' || message.type === 'subscribed') setView(message.view);
    onMessage(message);
  });
  useEffect(
    () => listenToGame(id, { since: () => 0, invitation, onMessage: (message) => receive(message) }),
    [id, invitation],
  );
  useEffect(() => {
    if (view.status !== 'forming') started();
  }, [view.status, started]);
  const ask = async (asking: ChangeOfGame): Promise<void> => {
    const answer = await asking;
    if ('ok' in answer) {
      setDenied(null);
      setView(answer.ok);
    } else setDenied(answer.no.denied);
  };
  const sit = (seat: number): void =>
    void ask(
      call('sitDown', {
        params: { game: id, seat: String(seat) },
        body: invitation === undefined ? {} : { invitation },
      }),
    );
  const sitDownOnce = useEffectEvent(() => {
    const free = view.seats.find(({ kind }) => kind === 'open');
    if (sitsDown && me && !seated && free) sit(free.seat);
  });
  useEffect(() => sitDownOnce(), []);
  const owner = view.owner ? isolated(view.owner.name) : t('online.someone');
  const open = view.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const mayStart = view.you.owner;
  const taken = new Set(view.seats.map(({ bot }) => bot));
  const nextBot = usualTable(view.title, CHARACTERS.length).find(({ id: each }) => !taken.has(each))?.id ?? PLAIN.id;
  const cancel = async (): Promise<void> => {
    const answer = await call('cancelGame', { params: { game: id } });
    if ('ok' in answer) navigate('/online');
    else setDenied(answer.no.denied);
  };
  return (
    <Shell title={t('online.room', { title: view.title })}>
      <div className={css.narrow}>
        <h1>{t('online.room', { title: view.title })}</h1>
        <p>{isolated(view.description)}</p>
        <PaceLine game={view} />
        {!me && (
          <>
            <p>{t('online.invitedBy', { player: owner, title: view.title })}</p>
            <NameForm label={t('online.sitDown')} named={named} />
          </>
        )}
        {view.invitation !== null && <Invitation code={view.invitation} />}
        <ul className={css.seats}>
          {view.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              view={view}
              seat={seat}
              seated={seated}
              nextBot={nextBot}
              sit={sit}
              ask={(asking) => void ask(asking)}
            />
          ))}
        </ul>
        {open > 0 && <p>{t('online.missing', { count: open })}</p>}
        {mayStart ? (
          <p className={css.row}>
            <button
              type="button"
              className="primary"
              disabled={open > 0}
              onClick={() => void ask(call('startGame', { params: { game: id } }))}
            >
              {t('online.start')}
            </button>
            <button type="button" className="quiet" onClick={() => void cancel()}>
              {t('online.cancel')}
            </button>
          </p>
        ) : (
          <p className="quietText">{t('online.waitOwner', { player: owner })}</p>
        )}
        {denied !== null && (
          <p role="alert" className={css.bad}>
            {denial(denied)}
          </p>
        )}
        {(seated || view.you.owner) && (
          <section className={css.waitingChat}>
            <h2>{t('chat.chat')}</h2>
            <ChatBox {...chat} />
          </section>
        )}
      </div>
    </Shell>
  );
};
