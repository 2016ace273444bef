/** The client's own words in the language of the page. */
import { useSettings, type Language } from '../app/settings.ts';
import { en } from './en.ts';
import { type Args, say } from './format.ts';
import { ru } from './ru.ts';

export type Key = keyof typeof en;
export type Translate = (key: Key, args?: Args) => string;

export const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru };

const translators: Readonly<Record<Language, Translate>> = {
  en: (key, args) => say('en', en[key], args),
  ru: (key, args) => say('ru', ru[key], args),
};

export const translator = (language: Language): Translate => translators[language];

export const useT = (): Translate => translators[useSettings((s) => s.language)];
