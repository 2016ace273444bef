/** Tokens of programs that play for this account: made, shown once, ended. */
import type { ApiToken, DeniedKey } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import { withProof } from '../../net/proof.ts';
import { useDenial } from '../online/denial.ts';
import online from '../online/Online.module.css';
import { ProofDialog } from '../online/ProofDialog.tsx';
import css from './Community.module.css';

const Fresh = ({ token }: { readonly token: string }) => {
  const t = useT('community');
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <div className={css.card}>
      <b>{t('programs.once')}</b>
      <output className={css.secret} data-token>
        {token}
      </output>
      {'clipboard' in navigator && (
        <p className={css.line}>
          <button type="button" onClick={() => void copy()}>
            {copied ? t('programs.copied') : t('programs.copy')}
          </button>
        </p>
      )}
    </div>
  );
};

const Tokens = () => {
  const t = useT('community');
  const denial = useDenial();
  const language = useSettings((s) => s.language);
  const [list, setList] = useState<readonly ApiToken[] | null>(null);
  const [label, setLabel] = useState('');
  const [fresh, setFresh] = useState<string | null>(null);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const answer = await call('myTokens');
    if ('ok' in answer) setList(answer.ok);
  }, []);
  useEffect(() => void load(), [load]);
  const make = async (): Promise<void> => {
    const answer = await withProof(() => call('newToken', { body: { label: label.trim() } }));
    if (!answer) return;
    setDenied('no' in answer ? answer.no.denied : null);
    if ('no' in answer) return;
    setLabel('');
    setFresh(answer.ok.token);
    await load();
  };
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <form
        className={online.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label>
          {t('programs.label')}
          <input required maxLength={60} value={label} onChange={(event) => setLabel(event.target.value)} />
        </label>
        <button type="submit">{t('programs.make')}</button>
      </form>
      {denied !== null && (
        <p role="alert" className={online.bad}>
          {denial(denied)}
        </p>
      )}
      {fresh !== null && <Fresh token={fresh} />}
      {list?.length === 0 && <p className="quietText">{t('programs.none')}</p>}
      <ul className={css.list}>
        {list?.map(({ id, label: name, used }) => (
          <li key={id} className={css.card}>
            <div className={css.line}>
              <span>
                <b>{name}</b>{' '}
                <small className="quietText">
                  {used === null ? t('programs.unused') : t('programs.used', { date: when.format(used) })}
                </small>
              </span>
              <button
                type="button"
                className="quiet"
                onClick={() => void call('endToken', { params: { token: id } }).then(load)}
              >
                {t('programs.end')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const ApiTokens = () => {
  const t = useT('community');
  const me = useMe((s) => s.me);
  useEffect(() => void loadMe(), []);
  return (
    <Shell title={t('programs.title')}>
      <div className={online.narrow}>
        <ProofDialog />
        <h1>{t('programs.title')}</h1>
        <p>{t('programs.text', { address: `${location.origin}/api/openapi.json` })}</p>
        {me?.kind === 'member' ? (
          <Tokens key={me.id} />
        ) : (
          <p>
            <Link href="/account">{t('programs.members')}</Link>
          </p>
        )}
      </div>
    </Shell>
  );
};

export default ApiTokens;
