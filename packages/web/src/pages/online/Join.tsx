/** An invitation: a friend follows a link and sits down with nothing but a name. */
import type { DeniedKey, GameView } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import { useDenial } from './denial.ts';
import css from './Online.module.css';
import { WaitingRoom } from './WaitingRoom.tsx';

/** What the server says of a link that is none, or is one no longer. */
const VOID: ReadonlySet<DeniedKey> = new Set(['malformed', 'notFound', 'linkVoid']);

const Join = ({ invitation }: { readonly invitation: string }) => {
  const t = useT('online');
  const denial = useDenial();
  const me = useMe((s) => s.me?.id);
  const [, navigate] = useLocation();
  const [view, setView] = useState<GameView | null>(null);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const [named, setNamed] = useState(false);
  useEffect(() => void loadMe(), []);
  useEffect(() => {
    const loadInvitation = async (): Promise<void> => {
      const answer = await call('invitation', { params: { invitation } });
      if ('ok' in answer) setView(answer.ok);
      else setDenied(answer.no.denied);
    };
    // A person with a name sees more than a stranger.
    void loadInvitation();
  }, [invitation, me]);
  const started = useCallback(() => {
    if (view) navigate(`/table/${view.id}`, { replace: true });
  }, [view, navigate]);
  if (view)
    return (
      <WaitingRoom
        key={`${view.id} ${me}`}
        first={view}
        invitation={invitation}
        started={started}
        named={() => setNamed(true)}
        sitsDown={named}
      />
    );
  return (
    <Shell title={denied === null ? undefined : t('online.badLink')}>
      <div className={css.narrow}>
        {denied !== null && (
          <div role="alert">
            <h1>{VOID.has(denied) ? t('online.badLink') : denial(denied)}</h1>
            <Link className="button primary" href="/online">
              {t('online.back')}
            </Link>
          </div>
        )}
      </div>
    </Shell>
  );
};

export default Join;
