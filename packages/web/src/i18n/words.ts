/**
 * The client's words in the language of the page. Only the language in use is loaded, and of that only the sections that the
 * pages so far have asked for; the other language comes when it is chosen.
 */
import { type Title, withTerms } from '@roundhouse/engine';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { changeSettings, type Language, useSettings } from '../app/settings.ts';
import { FETCH, type KeyOf, type Section, type Words } from './catalogue.ts';
import { type Args, say } from './format.ts';

/** Says words of the table and of these sections. */
export type Translate<S extends Section = 'table'> = (key: KeyOf<S | 'table'>, args?: Args) => string;
export type Key<S extends Section = 'table'> = KeyOf<S>;

const loaded: Readonly<Record<Language, Map<Section, Words>>> = { en: new Map(), ru: new Map() };

/** The sections that are in use: a change of language needs them all. */
const inUse = new Set<Section>(['engine', 'table']);

const loadSection = async (language: Language, section: Section): Promise<void> => {
  if (!loaded[language].has(section)) loaded[language].set(section, await FETCH[language][section]());
};

type LoadIn = (language: Language) => Promise<void>;

/** Words besides the sections, by name: a change of language needs them, too. */
const besides = new Map<string, LoadIn>();

/** All that are in use, with those that come into use meanwhile. */
const loadWords = async (language: Language): Promise<void> => {
  const sections = [...inUse];
  const others = [...besides.values()];
  await Promise.all([
    ...sections.map((section) => loadSection(language, section)),
    ...others.map((loadIn) => loadIn(language)),
  ]);
  if (inUse.size > sections.length || besides.size > others.length) await loadWords(language);
};

/** Before a page that speaks them is shown. */
export const loadSections = async (sections: readonly Section[]): Promise<void> => {
  const { language } = useSettings.getState();
  await Promise.all(sections.map((section) => loadSection(language, section)));
  for (const section of sections) inUse.add(section);
  // The language may have been changed meanwhile.
  await loadWords(useSettings.getState().language);
};

/** Loads what is said in a language besides the sections, now and whenever another language is chosen. */
export const loadWithLanguage = async (name: string, loadIn: LoadIn): Promise<void> => {
  await loadIn(useSettings.getState().language);
  besides.set(name, loadIn);
  // The language may have been changed meanwhile.
  await loadWords(useSettings.getState().language);
};

/** The words of a section, for keys that are put together at run time. */
export const wordsIn = (language: Language, section: Section = 'table'): Words => {
  const words = loaded[language].get(section);
  if (!words) throw new Error(`the words of ${section} in ${language} are not loaded`);
  return words;
};

/** The words of the title that a page is about: they go before the client's own, and fill its sentences with the title's terms. */
export const TitleWords = createContext<Title['words'] | null>(null);

const translators = new Map<Title['words'] | null, Map<string, Translate<Section>>>();

/** No key is in two sections, so that it does not matter in which one is looked first. */
export const translator = <S extends Section = 'table'>(
  language: Language,
  title: Title['words'] | null,
  ...sections: readonly S[]
): Translate<S> => {
  const name = [language, ...sections].join(' ');
  const known = translators.get(title)?.get(name);
  if (known) return known;
  const words = sections.reduce<Words>((all, each) => ({ ...all, ...wordsIn(language, each) }), wordsIn(language));
  const own: Words = title?.[language] ?? {};
  const made: Translate<Section> = (key, args) =>
    say(
      language,
      withTerms(own[key] ?? words[key] ?? key, (term) => own[term]),
      args,
    );
  if (!translators.has(title)) translators.set(title, new Map());
  translators.get(title)?.set(name, made);
  return made;
};

/** Words of the table and of these sections, which the page has asked for (`part`). */
export const useT = <S extends Section = 'table'>(...sections: readonly S[]): Translate<S> =>
  translator(
    useSettings((s) => s.language),
    useContext(TitleWords),
    ...sections,
  );

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
