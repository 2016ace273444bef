/** Sitting down with nothing but a name. */
import type { DeniedKey } from '@roundhouse/protocol/client';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { setMe } from '../../net/me.ts';
import { useDenial } from './denial.ts';
import css from './Online.module.css';
import { signInLink } from './returnAddress.ts';

export const NameForm = ({ named, label }: { readonly named?: (() => void) | undefined; readonly label?: string }) => {
  const t = useT('online');
  const [here] = useLocation();
  const denial = useDenial();
  const language = useSettings((s) => s.language);
  const known = useSettings((s) => s.name);
  const [name, setName] = useState(known);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('sitAsGuest', { body: { name: name.trim(), language } });
    setBusy(false);
    if ('no' in answer) {
      setDenied(answer.no.denied);
      return;
    }
    changeSettings({ name: answer.ok.name });
    setMe(answer.ok);
    named?.();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <label>
        <b>{t('online.who')}</b>
        <span className="quietText">{t('online.whoText')}</span>
        <span className={css.row}>
          <input
            type="text"
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            placeholder={t('online.name')}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="primary" disabled={busy || name.trim() === ''}>
            {label ?? t('online.sit')}
          </button>
        </span>
      </label>
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
      <p>
        <Link href={signInLink(here)}>{t('online.signIn')}</Link>
      </p>
    </form>
  );
};
