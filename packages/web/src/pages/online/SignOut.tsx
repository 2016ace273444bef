/** Signing out. A guest would lose the account with it: they are asked first, and offered a way to keep it. */
import { useState } from 'react';
import type { DeniedKey, Me } from '@roundhouse/protocol/client';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { setMe, loadMe } from '../../net/me.ts';
import { addPasskey, canPasskey } from '../../net/passkeys.ts';
import { useDenial } from './denial.ts';
import { Fields, settle } from './Fields.tsx';
import css from './Online.module.css';

const leave = async (): Promise<void> => {
  const answer = await call('signOut');
  if ('ok' in answer) setMe(null);
};

const GuestLeaves = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT('online');
  const denial = useDenial();
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const passkey = async (): Promise<void> => {
    const answer = await addPasskey('');
    if (!answer) return;
    setDenied('no' in answer ? answer.no.denied : null);
    if ('no' in answer) return;
    await loadMe();
    onClose();
  };
  return (
    <Dialog title={t('account.guestLeaves')} onClose={onClose}>
      <p>{t('account.signOutGuest')}</p>
      <Fields
        fields={[{ id: 'password', label: t('account.newPassword'), type: 'password', auto: 'new-password' }]}
        button={t('account.keepByPassword')}
        send={async ({ password = '' }) => {
          const no = settle(await call('setPassword', { body: { password } }));
          if (no === null) onClose();
          return no;
        }}
      />
      <p className={css.row}>
        {canPasskey() && (
          <button type="button" onClick={() => void passkey()}>
            {t('account.addPasskey')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => void leave()}>
          {t('account.signOutAnyway')}
        </button>
      </p>
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
    </Dialog>
  );
};

export const SignOut = ({ me }: { readonly me: Me }) => {
  const t = useT('online');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => (me.kind === 'guest' ? setAsked(true) : void leave())}>
        {t('account.signOut')}
      </button>
      {asked && me.kind === 'guest' && <GuestLeaves onClose={() => setAsked(false)} />}
    </>
  );
};
