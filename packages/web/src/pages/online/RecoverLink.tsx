/** Where the link in a mail leads that somebody asked for who had forgotten their password. */
import { useLocation } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { Fields, settle } from './Fields.tsx';
import css from './Online.module.css';

const RecoverLink = ({ token }: { readonly token: string }) => {
  const t = useT('online');
  const [, navigate] = useLocation();
  return (
    <Shell title={t('account.recoverTitle')}>
      <div className={css.narrow}>
        <h1>{t('account.recoverTitle')}</h1>
        <Fields
          fields={[{ id: 'password', label: t('account.newPassword'), type: 'password', auto: 'new-password' }]}
          button={t('account.setPassword')}
          send={async ({ password = '' }) => {
            const denied = settle(await call('recoverByMail', { body: { token, password } }));
            if (denied === null) navigate('/account', { replace: true });
            return denied;
          }}
        />
      </div>
    </Shell>
  );
};

export default RecoverLink;
