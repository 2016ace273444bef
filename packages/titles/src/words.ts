/**
 * The words of titles, by language. Rules need none and a page only those of its language, so they come apart from the title:
 * `Title.words` holds what has been loaded.
 */
import type { Title, Words } from '@roundhouse/engine';
import { entryOf } from './registry.ts';

export type Language = keyof Words;

export const LANGUAGES: readonly Language[] = ['en', 'ru'];

const loaded = new Map<string, Record<Language, Record<string, string>>>();

const wordsSoFar = (id: string): Record<Language, Record<string, string>> => {
  let words = loaded.get(id);
  if (!words) loaded.set(id, (words = { en: {}, ru: {} }));
  return words;
};

/** What a title says, in the languages that have been loaded. It stays the same object: what comes later is added to it. */
export const wordsOf = (id: string): Title['words'] => wordsSoFar(id);

export const loadTitleWords = async (id: string, language: Language): Promise<void> => {
  const words = wordsSoFar(id)[language];
  if (Object.keys(words).length === 0) Object.assign(words, await entryOf(id).words[language]());
};
