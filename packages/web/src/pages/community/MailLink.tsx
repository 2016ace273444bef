/** Where the links in mails lead: a button, so that a mail program that looks at links in advance does nothing by it. */
import type { DeniedKey } from '@roundhouse/protocol/client';
import { useState } from 'react';
import { Shell } from '../../app/Shell.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useDenial } from '../online/denial.ts';
import online from '../online/Online.module.css';

const KEYS = {
  confirmMail: {
    title: 'mail.confirm',
    text: 'mail.confirmText',
    button: 'mail.confirmButton',
    done: 'mail.confirmed',
  },
  unsubscribe: { title: 'mail.leave', text: 'mail.leaveText', button: 'mail.leaveButton', done: 'mail.left' },
} as const;

const MailLink = ({ what, token }: { readonly what: keyof typeof KEYS; readonly token: string }) => {
  const t = useT('community');
  const denial = useDenial();
  const [outcome, setOutcome] = useState<DeniedKey | 'done' | null>(null);
  const keys = KEYS[what];
  const go = async (): Promise<void> => {
    const answer = await call(what, { body: { token } });
    setOutcome('no' in answer ? answer.no.denied : 'done');
  };
  return (
    <Shell title={t(keys.title)}>
      <div className={online.narrow}>
        <h1>{t(keys.title)}</h1>
        {outcome === 'done' ? (
          <p role="status">{t(keys.done)}</p>
        ) : (
          <>
            <p>{t(keys.text)}</p>
            <button type="button" className="primary" onClick={() => void go()}>
              {t(keys.button)}
            </button>
            {outcome !== null && (
              <p role="alert" className={online.bad}>
                {denial(outcome)}
              </p>
            )}
          </>
        )}
      </div>
    </Shell>
  );
};

export default MailLink;
