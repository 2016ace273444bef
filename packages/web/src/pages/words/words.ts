/** The words of the pages around the game, in the language of the page. */
import { type Language, useSettings } from '../../app/settings.ts';
import { type Args, say } from '../../i18n/format.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type PageKey = keyof typeof en;
export type PageWords = (key: PageKey, args?: Args) => string;

const LISTS: Readonly<Record<Language, Readonly<Record<PageKey, string>>>> = { en, ru };

const speakers: Readonly<Record<Language, PageWords>> = {
  en: (key, args) => say('en', en[key], args),
  ru: (key, args) => say('ru', ru[key], args),
};

export const usePageWords = (): PageWords => speakers[useSettings((s) => s.language)];

/** A word whose key is put together at run time; undefined where there is none. */
export const pageWord = (language: Language, key: string): string | undefined =>
  key in LISTS[language] ? LISTS[language][key as PageKey] : undefined;
