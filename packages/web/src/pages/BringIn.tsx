/** Bringing a game file in: ours or one of 18xx.games; by choosing, dropping or pasting. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/words.ts';
import { type Brought, bringIn } from '../store/files.ts';
import css from './Pages.module.css';

const ERRORS = {
  json: 'import.json',
  foreign: 'import.foreign',
  title: 'import.title',
  storage: 'import.storage',
} as const;

export const BringIn = () => {
  const t = useT('pages');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  const take = async (text: string): Promise<void> => {
    setBusy(true);
    const found = await bringIn(text);
    setBusy(false);
    setBrought(found);
    if (found.kind === 'game' && !found.partly) navigate(`/game/${found.record.id}`);
  };
  return (
    <section
      className={css.bring}
      aria-label={t('import.heading')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void file.text().then(take);
      }}
    >
      <h2>{t('import.heading')}</h2>
      <p className="quietText">{t('import.text')}</p>
      <label className="button">
        {busy ? t('import.busy') : t('import.choose')}
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void file.text().then(take);
            event.target.value = '';
          }}
        />
      </label>
      {brought?.kind === 'error' && (
        <p role="alert" className={css.error}>
          {t(ERRORS[brought.error], { detail: brought.detail })}
          {brought.error === 'foreign' && brought.detail !== '' && (
            // What the reader of files found, for whoever looks for the fault: it is in English.
            <small lang="en"> ({brought.detail})</small>
          )}
        </p>
      )}
      {brought?.kind === 'game' && brought.partly && (
        <p role="alert" className={css.error}>
          {t('import.partly', brought.partly)}{' '}
          <button type="button" onClick={() => navigate(`/game/${brought.record.id}`)}>
            {t('import.open')}
          </button>
        </p>
      )}
    </section>
  );
};
