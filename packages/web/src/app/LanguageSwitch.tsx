/** The other language, one click away on every page. */
import css from './Shell.module.css';
import { chooseLanguage } from '../i18n/words.ts';
import { type Language, useSettings } from './settings.ts';

const NAMES = { en: 'English', ru: 'Русский' } as const;

export const useOtherLanguage = (): {
  readonly id: Language;
  readonly name: string;
  readonly choose: () => void;
} => {
  const id = useSettings((s) => s.language) === 'en' ? 'ru' : 'en';
  return { id, name: NAMES[id], choose: () => void chooseLanguage(id) };
};

export const LanguageSwitch = () => {
  const other = useOtherLanguage();
  return (
    <button
      type="button"
      className={`quiet ${css.language}`}
      lang={other.id}
      onClick={other.choose}
      data-language={other.id}
    >
      {other.name}
    </button>
  );
};
