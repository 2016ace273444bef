/** Values of options and rulings in words. */
import type { OptionValue, Setting, Title } from '@roundhouse/engine';
import type { Language } from '../../app/settings.ts';
import { wordsIn } from '../../i18n/words.ts';

/** A number is its own word; everything else has one, which `test/values.test.ts` checks. */
export const valueWord = (title: Title, language: Language, setting: Setting, value: OptionValue): string => {
  const words = title.words[language];
  return (
    words[`setting.${setting.id}.${value}`] ??
    words[`${setting.id}.${value}`] ??
    words[`value.${value}`] ??
    wordsIn(language, 'pages')[`value.${value}`] ??
    String(value)
  );
};
