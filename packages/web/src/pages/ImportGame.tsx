/** Bringing a game file in: ours or one of 18xx.games; by choosing, dropping or pasting. */
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../app/lazyPart.ts';
import { isolated } from '../i18n/isolated.ts';
import { useT } from '../i18n/words.ts';
import type { ImportResult } from '../store/files.ts';
import css from './Pages.module.css';

const Stopped = lazyPart(() => import('./Stopped.tsx'), 'pages');

const ERRORS = {
  json: 'import.json',
  foreign: 'import.foreign',
  newer: 'import.newer',
  title: 'import.title',
  storage: 'import.storage',
} as const;

export const ImportGame = () => {
  const t = useT('pages');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [brought, setBrought] = useState<ImportResult | null>(null);
  const [last, setLast] = useState('');
  const take = async (text: string, again = false): Promise<void> => {
    setBusy(true);
    setLast(text);
    const { importGame } = await import('../store/files.ts');
    const found = await importGame(text, again);
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
        if (file) void file.text().then((text) => take(text));
      }}
    >
      <h2>{t('import.heading')}</h2>
      <p className="quietText">
        {t('import.text')} <span className={css.drop}>{t('import.drop')}</span>
      </p>
      <label className="button">
        {busy ? t('import.busy') : t('import.choose')}
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void file.text().then((text) => take(text));
            event.target.value = '';
          }}
        />
      </label>
      {brought?.kind === 'error' && (
        <p role="alert" className={css.error}>
          {t(ERRORS[brought.error], { detail: brought.detail })}
          {brought.error === 'foreign' && brought.detail !== '' && (
            // What the reader of files found, for the person who looks for the fault: it is in English.
            <small lang="en"> ({brought.detail})</small>
          )}
        </p>
      )}
      {brought?.kind === 'known' && (
        <p role="alert">
          {t('import.known', {
            name: brought.record.name === '' ? brought.record.game.title : isolated(brought.record.name),
            count: brought.record.game.actions.length,
          })}{' '}
          <button type="button" className="primary" onClick={() => navigate(`/game/${brought.record.id}`)}>
            {t('import.open')}
          </button>{' '}
          <button type="button" onClick={() => void take(last, true)}>
            {t('import.again')}
          </button>
        </p>
      )}
      {brought?.kind === 'refused' && (
        <p role="alert" className={css.error}>
          {t('import.nothing', { of: brought.of })}
          {brought.refusal && (
            <Suspense>
              <Stopped game={brought.game} refusal={brought.refusal} />
            </Suspense>
          )}
        </p>
      )}
      {brought?.kind === 'game' && brought.partly && (
        <p role="alert" className={css.error}>
          {t('import.partly', { played: brought.partly.played, of: brought.partly.of })}
          {brought.partly.refusal && (
            <Suspense>
              <Stopped game={brought.record.game} refusal={brought.partly.refusal} />
            </Suspense>
          )}{' '}
          <button type="button" onClick={() => navigate(`/game/${brought.record.id}`)}>
            {t('import.open')}
          </button>
        </p>
      )}
    </section>
  );
};
