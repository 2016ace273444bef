/** One's account: name, password, passkeys, where one is signed in, the way back in, export and deletion. */
import { type DeniedKey, type Me, USUAL_HOURS } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { deviceName } from '../../net/device.ts';
import { call, type CallFailure } from '../../net/call.ts';
import { setMe, loadMe, useMe } from '../../net/me.ts';
import { addPasskey, canPasskey, signInByPasskey } from '../../net/passkeys.ts';
import { withProof } from '../../net/proof.ts';
import { download } from '../../store/download.ts';
import { useDenial } from './denial.ts';
import { Fields, settle } from './Fields.tsx';
import { HoursForm } from './HoursForm.tsx';
import css from './Online.module.css';
import { ProofDialog } from './ProofDialog.tsx';
import { useReturn } from './useReturn.ts';
import { SignOut } from './SignOut.tsx';

const Strangers = () => {
  const t = useT('online');
  const denial = useDenial();
  const language = useSettings((s) => s.language);
  const mail = useMe((known) => known.mail);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const name = { id: 'name', label: t('online.name'), type: 'text', auto: 'username' };
  const passkey = async (): Promise<void> => {
    const answer = await signInByPasskey();
    if (answer) setDenied(settle(answer));
  };
  return (
    <>
      <h2>{t('account.signIn')}</h2>
      <Fields
        fields={[name, { id: 'password', label: t('account.password'), type: 'password', auto: 'current-password' }]}
        button={t('account.signIn')}
        send={async ({ name: who = '', password = '' }) =>
          settle(await call('signIn', { body: { name: who, password } }))
        }
      />
      {canPasskey() && (
        <p>
          <button type="button" onClick={() => void passkey()}>
            {t('account.usePasskey')}
          </button>
        </p>
      )}
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
      <details>
        <summary>{t('account.register')}</summary>
        <Fields
          fields={[name, { id: 'password', label: t('account.newPassword'), type: 'password', auto: 'new-password' }]}
          button={t('account.register')}
          send={async ({ name: who = '', password = '' }) =>
            settle(await call('becomeMember', { body: { name: who, password, language } }))
          }
        />
      </details>
      <details>
        <summary>{t('account.recover')}</summary>
        {mail && (
          <Fields
            fields={[name]}
            button={t('account.mailLink')}
            done={t('account.mailSent')}
            send={async ({ name: who = '' }) => {
              const answer = await call('askForRecovery', { body: { name: who } });
              return 'no' in answer ? answer.no.denied : null;
            }}
          />
        )}
        <Fields
          fields={[
            name,
            { id: 'code', label: t('account.code'), type: 'text', auto: 'off' },
            { id: 'password', label: t('account.newPassword'), type: 'password', auto: 'new-password' },
          ]}
          button={t('account.setPassword')}
          send={async ({ name: who = '', code = '', password = '' }) =>
            settle(await call('recover', { body: { name: who, code, password } }))
          }
        />
      </details>
    </>
  );
};

/** A list that is loaded, and loaded again after something was done to it. */
const useList = <T,>(ask: () => Promise<{ readonly ok: readonly T[] } | { readonly no: unknown }>) => {
  const [list, setList] = useState<readonly T[]>([]);
  const load = useCallback(async (): Promise<void> => {
    const answer = await ask();
    if ('ok' in answer) setList(answer.ok);
  }, [ask]);
  useEffect(() => void load(), [load]);
  return { list, load };
};

const askForPasskeys = () => call('myPasskeys');
const askForSessions = () => call('mySessions');

const Passkeys = () => {
  const t = useT('online');
  const denial = useDenial();
  const { list, load } = useList(askForPasskeys);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const settled = async (
    answer: { readonly ok: unknown } | { readonly no: CallFailure } | undefined,
  ): Promise<void> => {
    setDenied(answer && 'no' in answer ? answer.no.denied : null);
    await load();
    await loadMe();
  };
  if (!canPasskey()) return null;
  return (
    <section>
      <h2>{t('account.passkeys')}</h2>
      <ul className={css.seats}>
        {list.map(({ id, label, created }) => (
          <li key={id} className={css.seat}>
            <span>{label === '' ? new Date(created).toLocaleDateString() : label}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => void withProof(() => call('removePasskey', { params: { passkey: id } })).then(settled)}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void withProof(() => addPasskey('')).then(settled)}>
        {t('account.addPasskey')}
      </button>
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
    </section>
  );
};

const Sessions = () => {
  const t = useT('online');
  const language = useSettings((s) => s.language);
  const { list, load } = useList(askForSessions);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{t('account.sessions')}</h2>
      <ul className={css.seats}>
        {list.map(({ id, device, seen, current }) => (
          <li key={id} className={css.seat}>
            <span>
              {deviceName(device)} {current && <b>({t('account.thisDevice')})</b>}{' '}
              <small className="quietText">{when.format(seen)}</small>
            </span>
            {!current && (
              <button
                type="button"
                className="quiet"
                onClick={() => void call('endSession', { params: { session: id } }).then(load)}
              >
                {t('account.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Recovery = ({ me }: { readonly me: Me }) => {
  const t = useT('online');
  const [code, setCode] = useState<string | null>(null);
  const current = { id: 'current', label: t('account.current'), type: 'password', auto: 'current-password' };
  return (
    <section>
      <h2>{t('account.recovery')}</h2>
      <p>{t('account.recoveryText')}</p>
      {code !== null && (
        <p>
          <output>{code}</output>
        </p>
      )}
      <Fields
        fields={me.password ? [current] : []}
        button={t('account.newCode')}
        send={async ({ current: given }) => {
          const answer = await call('newRecoveryCode', { body: given === undefined ? {} : { current: given } });
          if ('no' in answer) return answer.no.denied;
          setCode(answer.ok.code);
          return null;
        }}
      />
    </section>
  );
};

const Leaving = ({ me }: { readonly me: Me }) => {
  const t = useT('online');
  const current = { id: 'current', label: t('account.current'), type: 'password', auto: 'current-password' };
  const exportAll = async (): Promise<void> => {
    const answer = await call('exportMe');
    if ('ok' in answer) download('roundhouse-account.json', JSON.stringify(answer.ok, null, 2));
  };
  return (
    <section>
      <p className={css.row}>
        <SignOut me={me} />
        <button type="button" onClick={() => void exportAll()}>
          {t('account.export')}
        </button>
      </p>
      <details>
        <summary>{t('account.delete')}</summary>
        <p>{t('account.deleteText')}</p>
        <Fields
          fields={me.password ? [current] : []}
          button={t('account.sure')}
          send={async ({ current: given }) => {
            const answer = await call('deleteMe', { body: given === undefined ? {} : { current: given } });
            if ('no' in answer) return answer.no.denied;
            setMe(null);
            return null;
          }}
        />
      </details>
    </section>
  );
};

const SignedIn = ({ me }: { readonly me: Me }) => {
  const t = useT('online', 'community');
  const current = { id: 'current', label: t('account.current'), type: 'password', auto: 'current-password' };
  return (
    <>
      <p>{t('online.hello', { name: isolated(me.name) })}</p>
      <p>{t(me.kind === 'guest' ? 'account.guest' : 'account.member')}</p>
      <p className={css.row}>
        <Link href="/notifications">{t('notify.title')}</Link>
        <Link href={`/person/${me.id}`}>{t('profile.mine')}</Link>
        <Link href="/account/programs">{t('programs.title')}</Link>
      </p>
      <Fields
        fields={[{ id: 'name', label: t('online.name'), type: 'text', auto: 'nickname', first: me.name }]}
        button={t('account.rename')}
        send={async ({ name = '' }) => settle(await call('changeMe', { body: { name } }))}
      />
      <h2>{t('account.password')}</h2>
      <Fields
        fields={[
          ...(me.password ? [current] : []),
          { id: 'password', label: t('account.newPassword'), type: 'password', auto: 'new-password' },
        ]}
        button={t('account.setPassword')}
        send={async ({ current: given, password = '' }) =>
          settle(await call('setPassword', { body: { password, ...(given === undefined ? {} : { current: given }) } }))
        }
      />
      <HoursForm first={me.hours ?? USUAL_HOURS} />
      <Passkeys />
      {me.kind === 'member' && <Recovery me={me} />}
      <Sessions />
      <Leaving me={me} />
    </>
  );
};

const Account = () => {
  const t = useT('online');
  const { state, me } = useMe();
  useEffect(() => void loadMe(), []);
  useReturn();
  return (
    <Shell title={t('account.title')}>
      <div className={css.narrow}>
        <ProofDialog />
        <h1>{t('account.title')}</h1>
        {state === 'unreached' && <p role="alert">{t('online.unreached')}</p>}
        {state === 'known' && (me ? <SignedIn key={me.id} me={me} /> : <Strangers />)}
      </div>
    </Shell>
  );
};

export default Account;
