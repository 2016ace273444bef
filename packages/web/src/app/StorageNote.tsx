/** A note that games are not safe on this device. */
import { type StorageTrouble, useStorage } from '../store/games.ts';
import { useT } from '../i18n/words.ts';
import css from './Shell.module.css';

const TEXT = { noStorage: 'storage.none', full: 'storage.full', failed: 'storage.failed' } as const;

export const StorageNote = () => {
  const t = useT();
  const trouble: StorageTrouble = useStorage((s) => s.trouble);
  return trouble === null ? null : (
    <p className={css.storage} role="alert">
      {t(TEXT[trouble])}
    </p>
  );
};
