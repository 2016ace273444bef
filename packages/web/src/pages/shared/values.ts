/** Values of options and rulings in words. */
import type { OptionValue, Setting, Title } from '@roundhouse/engine';
import type { Language } from '../../app/settings.ts';
import { wordsIn } from '../../i18n/words.ts';

/** `lowestBid` as `lowest bid`, where nobody has a word for it. */
const spelledOut = (value: string): string => value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export const valueWord = (title: Title, language: Language, setting: Setting, value: OptionValue): string => {
  const words = title.words[language];
  return (
    words[`setting.${setting.id}.${value}`] ??
    words[`${setting.id}.${value}`] ??
    words[`value.${value}`] ??
    wordsIn(language, 'pages')[`value.${value}`] ??
    (typeof value === 'string' ? spelledOut(value) : String(value))
  );
};
