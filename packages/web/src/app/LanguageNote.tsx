/** A note that the words of the chosen language could not be loaded. */
import { useMissingWords, useT } from '../i18n/words.ts';
import css from './Shell.module.css';

export const LanguageNote = () => {
  const t = useT();
  return useMissingWords((s) => s.missing) ? (
    <p className={css.storage} role="alert">
      {t('language.missing')}
    </p>
  ) : null;
};
