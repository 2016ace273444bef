/** Asks who is there, by password or passkey, while a request waits for it (`net/proof.ts`). */
import { useState } from 'react';
import type { DeniedKey } from '@roundhouse/protocol/client';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import { canPasskey, signInByPasskey } from '../../net/passkeys.ts';
import { useProof } from '../../net/proof.ts';
import { useDenial } from './denial.ts';
import { Fields, settle as settleMe } from './Fields.tsx';
import css from './Online.module.css';

export const ProofDialog = () => {
  const t = useT('online');
  const denial = useDenial();
  const me = useMe((s) => s.me);
  const asking = useProof((s) => s.asking);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  if (!asking || !me) return null;
  const passkey = async (): Promise<void> => {
    const answer = await signInByPasskey();
    if (!answer) return;
    const no = settleMe(answer);
    setDenied(no);
    if (no === null) asking.settle(true);
  };
  return (
    <Dialog title={t('account.proof')} onClose={() => asking.settle(false)}>
      <p>{t('account.proofText')}</p>
      {me.password && (
        <Fields
          fields={[{ id: 'current', label: t('account.password'), type: 'password', auto: 'current-password' }]}
          button={t('account.proofButton')}
          send={async ({ current = '' }) => {
            const answer = await call('confirmMe', { body: { current } });
            if ('no' in answer) return answer.no.denied;
            asking.settle(true);
            return null;
          }}
        />
      )}
      {canPasskey() && (
        <p>
          <button type="button" onClick={() => void passkey()}>
            {t('account.proofPasskey')}
          </button>
        </p>
      )}
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
    </Dialog>
  );
};
