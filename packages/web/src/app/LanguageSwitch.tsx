/** The other language, one click away, wherever one is. */
import { changeSettings, useSettings } from './settings.ts';

const NAMES = { en: 'English', ru: 'Русский' } as const;

export const LanguageSwitch = () => {
  const language = useSettings((s) => s.language);
  const other = language === 'en' ? 'ru' : 'en';
  return (
    <button
      type="button"
      className="quiet"
      lang={other}
      onClick={() => changeSettings({ language: other })}
      data-language={other}
    >
      {NAMES[other]}
    </button>
  );
};
