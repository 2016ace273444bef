/** The client's own words in the language of the page. Only the language in use is loaded; the other comes when it is chosen. */
import { create } from 'zustand';
import { changeSettings, type Language, useSettings } from '../app/settings.ts';
import type { en } from './en.ts';
import { type Args, say } from './format.ts';

export type Key = keyof typeof en;
export type Translate = (key: Key, args?: Args) => string;

type Catalogue = Readonly<Record<Key, string>>;

const fetchWords: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
};

const loaded = new Map<Language, Catalogue>();

export const loadWords = async (language: Language): Promise<void> => {
  if (!loaded.has(language)) loaded.set(language, await fetchWords[language]());
};

const catalogue = (language: Language): Catalogue => {
  const words = loaded.get(language);
  if (!words) throw new Error(`the words of ${language} are not loaded`);
  return words;
};

/** All words of a language that is loaded, for keys that are put together at run time. */
export const wordsIn = (language: Language): Readonly<Record<string, string>> => catalogue(language);

const translators: Readonly<Record<Language, Translate>> = {
  en: (key, args) => say('en', catalogue('en')[key], args),
  ru: (key, args) => say('ru', catalogue('ru')[key], args),
};

export const translator = (language: Language): Translate => translators[language];

export const useT = (): Translate => translators[useSettings((s) => s.language)];

/** Whether a language was chosen whose words could not be had. */
export const useMissingWords = create<{ readonly missing: boolean }>(() => ({ missing: false }));

/** The page changes its language when the words are there, and keeps it where they cannot be had. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  try {
    await loadWords(language);
  } catch {
    useMissingWords.setState({ missing: true });
    return;
  }
  useMissingWords.setState({ missing: false });
  changeSettings({ language });
};

/** The words of the first page: those of the other language where the right ones cannot be had. */
export const loadFirstWords = async (): Promise<void> => {
  const { language } = useSettings.getState();
  try {
    await loadWords(language);
  } catch {
    const other = language === 'en' ? 'ru' : 'en';
    await loadWords(other);
    useMissingWords.setState({ missing: true });
    useSettings.setState({ language: other });
  }
};
